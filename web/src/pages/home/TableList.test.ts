import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableBrief, Tables } from "../../generated/messages";
import { seatInfo } from "../../testing/positions";
import TableList from "./TableList.svelte";

vi.setConfig({ testTimeout: 60_000 });

let there: TableBrief[] = [];
let limits: number[] = [];

function brief(number: number): TableBrief {
  const seats = [seatInfo(0, { name: `Livia ${number}` }), seatInfo(1)];
  const open = { options: {}, listed: true, spectators: true, rated: false, acting: [], yours: [], your_turn: false, outcome: null };
  return { ...open, id: String(number), game: "founders", phase: "playing", seats, opened_at: 0, changed_at: 0 };
}

/** As the server does: pages, and where the next one begins. */
function pageOf(address: string): Tables {
  const query = new URLSearchParams(address.split("?")[1]);
  const limit = Number(query.get("limit"));
  limits.push(limit);
  const start = there.findIndex(({ id }) => id === query.get("after")) + 1;
  const tables = there.slice(start, start + limit);
  return { tables, next: tables.length === limit ? (tables.at(-1)?.id ?? null) : null };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  limits = [];
  there = Array.from({ length: 150 }, (_, number) => brief(number));
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(pageOf(path)), { status: 200 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lines = () => document.querySelectorAll("li").length;

async function more(): Promise<void> {
  const before = lines();
  await fireEvent.click(screen.getByText("Show more"));
  await waitFor(() => expect(lines()).toBeGreaterThan(before));
}

test("what was opened by more stays open when the list is looked up anew", async () => {
  render(TableList, { title: "Tables", source: "lobby", phase: "playing" });
  await waitFor(() => expect(lines()).toBe(8));
  await more();
  expect(lines()).toBe(16);
  there = [{ ...brief(200), id: "new" }, ...there];
  vi.advanceTimersByTime(15_000);
  expect(await screen.findByText("Livia 200")).toBeInTheDocument();
  expect(lines()).toBe(16);
});

test("a list that is longer than what the server tells at once is asked for in parts", async () => {
  render(TableList, { title: "Tables", source: "lobby", phase: "playing" });
  await waitFor(() => expect(lines()).toBe(8));
  while (lines() < 104) await more();
  expect(limits.slice(-2)).toEqual([100, 4]);
  expect(screen.getByText("Livia 103")).toBeInTheDocument();
});
