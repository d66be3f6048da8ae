import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Outlined, Replay } from "../../generated/messages";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import Curve from "./Curve.svelte";
import Log from "./Log.svelte";
import { Positions } from "./positions";

const user = userEvent.setup();

beforeEach(() => settings.setLanguage("en"));

describe("the score over the game", { timeout: 20_000 }, () => {
  const standings = [[0, 0], [2, 0], [2, 0], [2, 5]].map((scores, step) => ({ step, scores }));

  it("is a picture, and a table that leads to moments", async () => {
    const go = vi.fn();
    render(Curve, { standings, names: ["Ada", "Ben"], step: 1, t, go });
    expect(screen.getByRole("img", { name: /score of every player/ })).toBeVisible();
    await user.click(screen.getByText("The figures as a table"));
    expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent?.trim())).toEqual(["0", "1", "3"]);
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["0", "0", "2", "0", "2", "5"]);
    await user.click(screen.getByRole("button", { name: "3" }));
    expect(go).toHaveBeenCalledWith(3);
  });
});

describe("what happened", () => {
  const line = (id: string, seat: number): Outlined => ({
    n: 0,
    kind: "played",
    seat,
    notation: null,
    to: null,
    events: [{ seat }],
    told: [{ type: "message", id, args: {} }],
    scores: [],
  });
  const lines = [{ ...line("", 0), kind: "setup", told: [] }, line("Ada opened", 0), line("Ben built", 1), { ...line("", 0), kind: "resigned", told: [] }];

  it("leads to its moments and can be searched", async () => {
    const go = vi.fn();
    render(Log, { lines, names: ["Ada", "Ben"], step: 2, sentence: (message) => message.id, go, point: () => undefined });
    expect(screen.getByRole("button", { current: "step" })).toHaveTextContent("Ben built");
    expect(screen.getByRole("button", { name: /Ada gave up/ })).toBeVisible();
    await user.type(screen.getByRole("searchbox"), "open");
    await user.click(screen.getByRole("button", { name: /Ada opened/ }));
    expect(go).toHaveBeenCalledWith(1);
    expect(screen.queryByRole("button", { name: /Ben built/ })).toBeNull();
  });
});

describe("positions", () => {
  it("are fetched once, and again after a failure", async () => {
    const asked: string[] = [];
    let fails = true;
    const positions = new Positions("/p", 1, (path) => {
      asked.push(path);
      if (fails) return Promise.reject(new Error("no"));
      return Promise.resolve({ total: 30, steps: [{ n: 19 }, { n: 20 }] } as unknown as Replay);
    });
    await expect(positions.at(21)).rejects.toThrow();
    fails = false;
    expect(await positions.at(21)).toEqual({ n: 20 });
    expect(await positions.at(20)).toEqual({ n: 19 });
    expect(asked).toEqual(["/p?start=20&count=20&view=1", "/p?start=20&count=20&view=1"]);
  });
});
