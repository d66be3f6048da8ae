import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import Guide from "../../testing/GuideAtTable.svelte";

describe("the guide at a table", () => {
  const user = userEvent.setup();
  const opening = { slug: "founders", question: "question-opening", decision: 1 };

  beforeEach(() => {
    localStorage.clear();
    settings.setLanguage("en");
  });

  it("welcomes, explains the step, and is silent once it is understood", async () => {
    const { rerender } = render(Guide, opening);
    expect(await screen.findByRole("heading", { name: "Welcome to Founders" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("heading", { name: "Step one: open a tile" })).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/rules/founders#F-3.3");
    await user.click(screen.getByRole("button", { name: "Got it" }));
    expect(screen.queryByRole("heading")).toBeNull();

    await rerender({ slug: "founders", question: null, decision: null });
    await rerender({ ...opening, decision: 5 });
    expect(await screen.findByRole("heading", { name: "What to open" })).toBeVisible();
    await rerender({ ...opening, decision: 9 });
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("is explained again when that is asked for", async () => {
    localStorage.setItem("latium.guide", JSON.stringify({ off: true, seen: [] }));
    render(Guide, opening);
    await user.click(await screen.findByRole("button", { name: "Explain this step" }));
    expect(screen.getByRole("heading", { name: "Step one: open a tile" })).toBeVisible();
  });

  it("goes away for good, and that is remembered", async () => {
    const { unmount } = render(Guide, opening);
    await user.click(await screen.findByRole("button", { name: "No more hints" }));
    expect(screen.queryByRole("heading")).toBeNull();
    unmount();
    render(Guide, { slug: "founders", question: "question-adding", decision: 2 });
    await screen.findByRole("button", { name: "Explain this step" });
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("has nothing to say to whoever waits", async () => {
    render(Guide, { slug: "founders", question: null, decision: null });
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
