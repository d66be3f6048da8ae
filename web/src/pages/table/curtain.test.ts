import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { settings } from "../../lib/settings.svelte";
import { anEntry, aPosition, aWelcome, said, TABLE } from "../../testing/positions";
import PrivateBoard from "../../testing/PrivateBoard.svelte";
import { FakeSocket } from "../../testing/socket";
import TablePage from "./TablePage.svelte";

const secret = vi.fn(() => true);

vi.mock("../../lib/games", async (original) => ({
  ...(await original<object>()),
  clientOf: async () => ({ Board: PrivateBoard, label: () => "lay it", place: () => null, secret, texts: { en: [], fr: [] } }),
}));

const asked = { decision: 5, question: said("table-moves"), legal: [{ notation: "lay", action: { do: "finish" } }] };
const first = aPosition({ asked, view: { hand: "the ace of Ada" } });
const second = aPosition({ version: 4, acting: [1], asked: { ...asked, decision: 6 }, view: { hand: "the king of Bob" } });

beforeEach(() => {
  FakeSocket.all = [];
  announcer.clear();
  settings.speed = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  const seen = { table: TABLE, you: 0, yours: [0, 1], host: true, position: first };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(seen), { status: 200 }));
});

afterEach(() => vi.unstubAllGlobals());

async function begun(): Promise<void> {
  render(TablePage, { route: { page: "table", id: "abc" } });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.tell(aWelcome({ you: 0, position: first }));
}

test("nothing private is on the page until whoever is asked has the device", async () => {
  secret.mockReturnValue(true);
  await begun();
  expect(await screen.findByRole("heading", { name: "Pass to Guest 0" })).toBeVisible();
  expect(screen.queryByText("the ace of Ada")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "I am Guest 0" }));
  expect(screen.getByText("the ace of Ada")).toBeVisible();

  // The first has moved, the second is asked: the page goes over to that seat, behind the curtain.
  const told = [said("log-joined", { who: { type: "player", seat: 0 } })];
  const happened = [anEntry(3, { events: [{}], told })];
  FakeSocket.last.tell({ type: "update", since: 3, happened, position: aPosition({ version: 4, acting: [1], view: { hand: "the ace of Ada" } }) });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  expect(FakeSocket.last.address).toContain("seat=1");
  FakeSocket.last.tell(aWelcome({ you: 1, position: second }));
  expect(await screen.findByRole("heading", { name: "Pass to Guest 1" })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/ace of Ada|king of Bob/);
  await userEvent.click(screen.getByRole("button", { name: "I am Guest 1" }));
  expect(screen.getByText("the king of Bob")).toBeVisible();
});

test("where nothing is hidden the page goes over to the next seat without a curtain", async () => {
  secret.mockReturnValue(false);
  await begun();
  expect(await screen.findByText("the ace of Ada")).toBeVisible();
  FakeSocket.last.tell({ type: "update", since: 3, happened: [anEntry(3)], position: aPosition({ version: 4, acting: [1] }) });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  FakeSocket.last.tell(aWelcome({ you: 1, position: second }));
  expect(await screen.findByText("the king of Bob")).toBeVisible();
});
