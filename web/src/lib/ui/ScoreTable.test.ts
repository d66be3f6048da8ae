import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import ScoreTable from "./ScoreTable.svelte";

describe("the final score", () => {
  it("is told part by part, the winner first", () => {
    const score = (total: number) => ({ total, parts: [{ name: "victory", count: 1, points: total }], tie_breaks: [] });
    render(ScoreTable, { outcome: { reason: "eras", scores: [score(3), score(7)], ranks: [2, 1] }, names: ["Ada", "Ben"], t: (id: string) => id });
    expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent?.trim())).toEqual(["Ben", "Ada"]);
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["result-place", "result-player", "score-victory", "result-total"]);
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["1.", "7", "7", "2.", "3", "3"]);
  });
});
