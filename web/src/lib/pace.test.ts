import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEntry, aPosition } from "../testing/positions";
import { Pace, SHOWN_FOR } from "./pace.svelte";

const lively = (n: number) => [anEntry(n, { events: [{ event: "opened" }] })];
let speed = 1;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  speed = 1;
  pace = new Pace(() => speed);
  pace.push(aPosition({ version: 1 }), []);
});

afterEach(() => {
  pace.stop();
  vi.useRealTimers();
});

test("the first thing that happens is shown at once, the next after a while", () => {
  pace.push(aPosition({ version: 2 }), lively(2));
  expect(pace.shown?.position.version).toBe(2);
  pace.push(aPosition({ version: 3 }), lively(3));
  expect(pace.shown?.position.version).toBe(2);
  expect(pace.behind).toBe(1);
  vi.advanceTimersByTime(SHOWN_FOR[1]);
  expect(pace.shown?.position.version).toBe(3);
  expect(pace.behind).toBe(0);
});

test("it can be skipped", () => {
  for (const version of [2, 3, 4, 5]) pace.push(aPosition({ version }), lively(version));
  pace.skip();
  expect(pace.shown?.position.version).toBe(5);
});

test("without movement nothing waits", () => {
  speed = 0;
  for (const version of [2, 3, 4]) pace.push(aPosition({ version }), lively(version));
  expect(pace.shown?.position.version).toBe(4);
});

test("nobody waits for more than a dozen", () => {
  for (let version = 2; version < 40; version += 1) pace.push(aPosition({ version }), lively(version));
  expect(pace.behind).toBeLessThanOrEqual(12);
});
