import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientOf, SLUGS } from "../lib/games";
import Leaders from "./Leaders.svelte";
import New from "./New.svelte";

vi.setConfig({ testTimeout: 60_000 });

let asked: string[] = [];

function leader(place: number) {
  return { place, name: `Livia ${place}`, rating: { game: "", seats: 2, rating: 25, mean: 25, deviation: 8, games: 3 } };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const start = Number(new URLSearchParams(path.split("?")[1]).get("start") ?? 1);
    return new Response(JSON.stringify({ games: [], leaders: [leader(start)], next: start + 1 }), { status: 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

// A new table loads its game, and that must not go on without a page.
afterAll(() => Promise.all(SLUGS.map(clientOf)));

test("more of a list is of as many seats as the list, though more were chosen for another game", async () => {
  render(Leaders);
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "First Empires" }));
  await user.click(screen.getByRole("radio", { name: "5" }));
  await user.click(screen.getByRole("radio", { name: "Founders of the Empire" }));
  expect(screen.getByRole("radio", { name: "2" })).toBeChecked();
  await waitFor(() => expect(asked.at(-1)).toBe("/api/leaders?game=founders&seats=2"));
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(asked.at(-1)).toBe("/api/leaders?game=founders&seats=2&start=2");
  expect(await screen.findByText("Livia 2")).toBeInTheDocument();
});

test("a new table has no more seats than its game, though more were chosen for another", async () => {
  const { rerender } = render(New, { route: { page: "new", game: "first-empires" } });
  await userEvent.click(screen.getByRole("radio", { name: "5" }));
  expect(screen.getAllByRole("combobox", { name: /seat/i })).toHaveLength(5);
  await rerender({ route: { page: "new", game: "founders" } });
  expect(screen.getByRole("radio", { name: "2" })).toBeChecked();
  expect(screen.getAllByRole("combobox", { name: /seat/i })).toHaveLength(2);
});

test("a new table is for friends, and opened with one click", async () => {
  render(New, { route: { page: "new", game: "foundations-of-rome" } });
  const [own, other] = screen.getAllByRole("combobox", { name: /seat/i });
  expect(own).toHaveDisplayValue("You");
  expect(other).toHaveDisplayValue("Somebody you invite");
  expect(screen.getByRole("textbox", { name: /name/i })).toHaveValue("Guest");
  expect(screen.getByRole("button", { name: "Open the table" })).toBeEnabled();
});
