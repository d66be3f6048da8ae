import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Guide } from "./lessons";
import { keep, recalled } from "./memory";

const SOURCE = `
guide-welcome = Hello.
    .title = Welcome
    .clause = X-1.1
guide-adding = Put it down.
    .title = Adding
    .clause = X-2.1
guide-adding-2 = Or there.
    .title = More
    .clause = X-2.2
`;

describe("the guide", () => {
  const guide = new Guide("toy", "en", [new FluentResource(SOURCE)]);

  it("welcomes first, then explains a question a little more each time it comes up", () => {
    const seen = new Set<string>();
    const titles = (): string[] => {
      const due = guide.due("question-adding", seen);
      due.forEach((lesson) => seen.add(lesson.key));
      return due.map((lesson) => lesson.title);
    };
    expect([titles(), titles(), titles()]).toEqual([["Welcome", "Adding"], ["More"], []]);
  });

  it("says nothing where there is nothing to decide", () => {
    expect(guide.due("question-wait", new Set())).toEqual([]);
  });

  it.each(["founders", "first-empires", "foundations-of-rome"])("of %s is there in both languages", async (slug) => {
    for (const language of ["en", "fr"] as const) {
      const [welcome] = (await Guide.load(slug, language)).lessons("question-welcome");
      expect(welcome?.text).toBeTruthy();
      expect(welcome?.title).toBeTruthy();
      expect(welcome?.clause).toMatch(/^[FER]-\d+\.\d+$/);
    }
  });

  it("is remembered, and not lost by what cannot be read", () => {
    keep({ off: true, seen: new Set(["a/b"]) });
    expect(recalled()).toEqual({ off: true, seen: new Set(["a/b"]) });
    for (const kept of ["[1", "null", '{"seen": 3}']) {
      localStorage.setItem("latium.guide", kept);
      expect(recalled()).toEqual({ off: false, seen: new Set() });
    }
  });
});
