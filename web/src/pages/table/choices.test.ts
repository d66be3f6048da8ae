import { expect, test } from "vitest";
import { grouped, plainActions } from "./choices";
import { clockText, leftOf } from "./clocks";

const listed = (notation: string, action: Record<string, unknown>) => ({ notation, action });
const LEGAL = [listed("keep", { do: "keep" }), listed("war 2 c4", { do: "war", rival: 2 }), listed("coin 2 c4", { do: "coin", rival: 2 }), listed("war 2 c5", { do: "war", rival: 2 })];

test("buttons are what is no place on the board, or all if they are few", () => {
  expect(plainActions(LEGAL).map(({ notation }) => notation)).toEqual(["keep"]);
  expect(plainActions(LEGAL.slice(0, 3))).toHaveLength(3);
});

test("moves are grouped by what is done, in the order they are listed", () => {
  expect(grouped(LEGAL).map(({ verb, listed: found }) => [verb, found.length])).toEqual([
    ["keep", 1],
    ["war", 2],
    ["coin", 1],
  ]);
});

test("a clock runs while its seat is asked", () => {
  expect(leftOf({ seat: 0, left: 9000, due: null }, 50)).toBe(9000);
  expect(leftOf({ seat: 0, left: 9000, due: 60_000 }, 55_000)).toBe(5000);
  expect(leftOf({ seat: 0, left: 9000, due: 60_000 }, 70_000)).toBe(0);
});

test.each([
  [5_000, "0:05"],
  [245_000, "4:05"],
  [3_845_000, "1:04:05"],
  [187_200_000, "2d 4h"],
])("%d milliseconds are %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
