import { describe, expect, it } from "vitest";
import type { Outlined } from "../../generated/messages";
import { changes, curveOf } from "./curve";
import { nextEvent, nextTurn, stepOf } from "./steps";
import { together } from "./together";

const FRAME = { width: 120, height: 70, left: 10, right: 10, top: 10, bottom: 10 };

describe("the views of all seats", () => {
  it("together have what each one knows", () => {
    const views = [
      { round: 2, players: [{ hand: ["a"], size: 1 }, { hand: null, size: 2 }] },
      { round: 2, players: [{ hand: null, size: 1 }, { hand: ["b", "c"], size: 2 }] },
    ];
    expect(together(views)).toEqual({ round: 2, players: [{ hand: ["a"], size: 1 }, { hand: ["b", "c"], size: 2 }] });
    expect(together([])).toBeNull();
  });
});

describe("the score curve", () => {
  const standings = [[0, 0], [0, 2], [-1, 2], [3, 2]].map((scores, step) => ({ step, scores }));

  it("goes along and then up, within its frame", () => {
    const curve = curveOf(standings, FRAME);
    expect(curve.ticks.map((tick) => tick.value)).toEqual([-1, 0, 1, 2, 3]);
    expect(curve.paths[1]).toBe("M10 47.5H43.3V22.5H110");
    expect(curve.stepAt(curve.x(2))).toBe(2);
    expect([curve.stepAt(-50), curve.stepAt(900)]).toEqual([0, 3]);
  });

  it("has a table of the steps at which it changes", () => {
    expect(changes(standings).map((standing) => standing.step)).toEqual([0, 1, 2, 3]);
    expect(changes([...standings, { step: 4, scores: [3, 2] }, { step: 5, scores: [3, 2] }])).toHaveLength(5);
  });

  it("is there for a record without a single move", () => {
    expect(curveOf([{ step: 0, scores: [0] }], FRAME).paths).toEqual(["M10 60H10"]);
  });
});

describe("going through a record", () => {
  const line = (seat: number | null, told: number, kind = "played"): Outlined => ({
    n: 0,
    kind,
    seat,
    notation: null,
    to: null,
    events: [],
    told: Array.from({ length: told }, () => ({ type: "message", id: "x", args: {} }) as Outlined["told"][number]),
    scores: [],
  });
  const lines = [line(null, 0, "setup"), line(-1, 1), line(0, 1), line(0, 0), line(1, 1), line(1, 0, "undone"), line(0, 2)];

  it("leads from event to event and from turn to turn", () => {
    expect(nextEvent(lines, 2, 1)).toBe(4);
    expect(nextEvent(lines, 4, 1)).toBe(5);
    expect(nextEvent(lines, 1, -1)).toBe(0);
    expect(nextTurn(lines, 0, 1)).toBe(2);
    expect(nextTurn(lines, 2, 1)).toBe(4);
    expect(nextTurn(lines, 6, 1)).toBe(6);
    expect(nextTurn(lines, 4, -1)).toBe(2);
  });

  it("begins at the moment that a link names", () => {
    expect(stepOf("#5", 7)).toBe(5);
    expect(stepOf("#99", 7)).toBe(6);
    expect(stepOf("#F-4.2", 7)).toBe(0);
    expect(stepOf("", 7)).toBe(0);
  });
});
