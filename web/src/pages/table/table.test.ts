import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happened, Position, TableSeen } from "../../generated/messages";
import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { anEntry, aPosition, aWelcome, said, seatInfo, TABLE } from "../../testing/positions";
import { FakeSocket } from "../../testing/socket";
import TablePage from "./TablePage.svelte";

const table = { ...TABLE, game: "dominoes" };
const asked = {
  decision: 5,
  question: said("table-over"),
  legal: [
    { notation: "pass", action: { do: "pass" } },
    { notation: "lay 3", action: { do: "lay", tile: "3" } },
    { notation: "lay 4", action: { do: "lay", tile: "4" } },
    { notation: "lay 5", action: { do: "lay", tile: "5" } },
  ],
};

let requests: { method: string; path: string; body: unknown }[] = [];
let seen: TableSeen;

function seenAt(position: Position, given: Partial<TableSeen> = {}): TableSeen {
  return { table, you: 0, yours: [0], host: true, position, ...given };
}

beforeEach(() => {
  FakeSocket.all = [];
  requests = [];
  settings.waits = true;
  settings.speed = 0;
  session.account = null;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push({ method: init.method ?? "GET", path, body: init.body ? JSON.parse(String(init.body)) : null });
    return new Response(JSON.stringify(seen), { status: 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function opened(position: Position, given: Partial<TableSeen> = {}, happened: Happened[] = []): Promise<void> {
  seen = seenAt(position, given);
  render(TablePage, { route: { page: "table", id: "abc" } });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.tell(aWelcome({ table, you: seen.you, position, happened }));
}

function answer(message: object): void {
  FakeSocket.last.tell({ client: FakeSocket.last.asked.at(-1)?.["client"], ...message });
}

const bar = () => within(screen.getByRole("region", { name: "What to do now" }));

describe("at a table", () => {
  test("the bar asks, offers what is no place, and lists all moves by name", async () => {
    await opened(aPosition({ asked }));
    expect(await bar().findByRole("heading")).toHaveTextContent("The game is over.");
    expect(bar().getByRole("button", { name: "pass" })).toBeEnabled();
    expect(bar().queryByRole("button", { name: "lay 3" })).toBeNull();
    const moves = within(screen.getByRole("region", { name: "All moves" }));
    expect(moves.getAllByRole("button").map((button) => button.textContent)).toEqual(["pass", "lay 3", "lay 4", "lay 5"]);
  });

  test("an action that ends the turn waits for Done and can be taken back", async () => {
    await opened(aPosition({ asked }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "lay 4" }));
    expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "preview", action: { do: "lay", tile: "4" } });
    answer({ type: "previewed", preview: { events: [], before: [], after: [], prospects: [] }, ends: true, view: null });
    await user.click(await bar().findByRole("button", { name: "Take back" }));
    expect(FakeSocket.last.asked.filter(({ type }) => type === "move")).toHaveLength(0);

    await user.click(screen.getByRole("button", { name: "lay 5" }));
    answer({ type: "previewed", preview: { events: [], before: [], after: [], prospects: [] }, ends: true, view: null });
    await user.click(await bar().findByRole("button", { name: "Done" }));
    expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "move", decision: 5, action: { do: "lay", tile: "5" } });
  });

  test("the focus goes to Done when what was chosen is gone, and back to the question", async () => {
    await opened(aPosition({ asked }));
    const user = userEvent.setup();
    (await screen.findByRole("button", { name: "lay 4" })).focus();
    await user.keyboard("{Enter}");
    answer({ type: "previewed", preview: { events: [], before: [], after: [], prospects: [] }, ends: true, view: null });
    await waitFor(() => expect(bar().getByRole("button", { name: "Done" })).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "move", decision: 5 });
    answer({ type: "done", version: 4 });
    FakeSocket.last.tell({ type: "update", since: 3, happened: [anEntry(3)], position: aPosition({ version: 4, acting: [1] }) });
    await waitFor(() => expect(bar().getByRole("heading")).toHaveFocus());
  });

  test("another language does not put away what is open", async () => {
    await opened(aPosition({ asked }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Settings" }));
    await user.click(screen.getByRole("radio", { name: "Français" }));
    expect(await screen.findByRole("heading", { name: "Réglages" })).toBeVisible();
    await waitFor(() => expect(FakeSocket.last.address).toContain("lang=fr"));
    await user.click(screen.getByRole("radio", { name: "English" }));
  });

  test("an action in the middle of a turn counts at once", async () => {
    await opened(aPosition({ asked }));
    await userEvent.click(await screen.findByRole("button", { name: "lay 3" }));
    answer({ type: "previewed", preview: { events: [], before: [], after: [], prospects: [] }, ends: false, view: null });
    await waitFor(() => expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "move", action: { do: "lay", tile: "3" } }));
  });

  test("with the setting nothing waits", async () => {
    settings.waits = false;
    await opened(aPosition({ asked }));
    await userEvent.click(await screen.findByRole("button", { name: "lay 3" }));
    expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "move" });
  });

  test("what is refused is said with its clause, and leads into the rules", async () => {
    settings.waits = false;
    await opened(aPosition({ asked }));
    await userEvent.click(await screen.findByRole("button", { name: "lay 3" }));
    answer({ type: "refused", problem: { message: said("x"), package: "x", sentence: "There is no such tile.", clause: "F-3.2", refusal: null } });
    expect(await screen.findByText("There is no such tile.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Rule F-3.2" })).toHaveAttribute("href", "/rules/dominoes#F-3.2");
  });

  test("what happens is in the log, and who is awaited in the bar", async () => {
    await opened(aPosition({ asked }));
    const happened = [anEntry(3, { events: [{ event: "said", seat: 1 }], told: [said("log-joined", { who: { type: "player", seat: 1 } })] })];
    FakeSocket.last.tell({ type: "update", since: 3, happened, position: aPosition({ version: 4, acting: [1] }) });
    expect(await bar().findByText("Waiting for Guest 1.")).toBeVisible();
    const log = within(screen.getAllByRole("region", { name: "What happened" })[0] as HTMLElement);
    expect(log.getByText("Guest 1 sat down.")).toBeVisible();
  });

  test("a lost connection is said, and what was missed is told after it", async () => {
    await opened(aPosition());
    FakeSocket.last.close();
    expect(await screen.findByText("Connection lost. Trying again …")).toBeVisible();
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2), { timeout: 3000 });
    expect(FakeSocket.last.address).toContain("version=3");
    FakeSocket.last.tell(aWelcome({ table, happened: [anEntry(3)], position: aPosition({ version: 4, acting: [1] }) }));
    await waitFor(() => expect(screen.queryByText("Connection lost. Trying again …")).toBeNull());
    expect(await bar().findByText("Waiting for Guest 1.")).toBeVisible();
  });

  test("others' wish to take back is answered in the bar", async () => {
    await opened(aPosition({ acting: [1], takeback: { proposal: 8, seat: 1, to: 2, awaited: [0] } }));
    await userEvent.click(await screen.findByRole("button", { name: "Agree" }));
    expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "consent", proposal: 8, agreed: true });
  });

  test("giving up is asked about, since it cannot be taken back", async () => {
    await opened(aPosition({ asked }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Table" }));
    await user.click(screen.getByRole("button", { name: "Give up" }));
    expect(FakeSocket.last.asked).toHaveLength(0);
    await user.click(screen.getAllByRole("button", { name: "Give up" }).at(-1) as HTMLElement);
    expect(FakeSocket.last.asked.at(-1)).toMatchObject({ type: "resign" });
  });

  test("whoever has an account keeps a seat there that was taken as a guest", async () => {
    session.account = { name: "Livia", ratings: [] };
    await opened(aPosition());
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Table" }));
    await user.click(screen.getByRole("button", { name: "Keep this seat in my account" }));
    expect(requests.at(-1)).toMatchObject({ method: "POST", path: "/api/tables/abc/claim?seat=0" });
    expect(await screen.findByText("This seat is in your account now.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Keep this seat in my account" })).toBeNull();
  });

  test.each([
    ["guests", null, seatInfo(0)],
    ["whoever sat down with an account", { name: "Livia", ratings: [] }, seatInfo(0, { member: true })],
  ])("%s are offered no such thing", async (_, account, seat) => {
    session.account = account;
    await opened(aPosition({ seats: [seat, seatInfo(1)] }));
    await userEvent.click(await screen.findByRole("button", { name: "Table" }));
    expect(screen.getByRole("button", { name: "Give up" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Keep this seat in my account" })).toBeNull();
  });

  test("the end is told with places and points", async () => {
    const score = (total: number) => ({ total, parts: [{ name: "tiles", count: total, points: total }], tie_breaks: [] });
    await opened(aPosition({ phase: "over", acting: [], outcome: { reason: "x", scores: [score(3), score(9)], ranks: [2, 1] } }));
    expect(await screen.findByRole("heading", { name: "Guest 1 wins" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Play again" })).toBeEnabled();
  });

  test.each([
    ["choice", "Guest 0 gave up."],
    ["time", "The time of Guest 0 is up: the seat is given up."],
  ])("an end by giving up (%s) says who did", async (why, sentence) => {
    const score = { total: 0, parts: [], tie_breaks: [] };
    const position = aPosition({ phase: "over", acting: [], outcome: { reason: "resigned", scores: [score, score], ranks: [2, 1] } });
    await opened(position, {}, [anEntry(2, { kind: "resigned", why })]);
    const title = await screen.findByRole("heading", { name: "Guest 1 wins" });
    await waitFor(() => expect(title.parentElement).toHaveTextContent(sentence));
  });
});

describe("before the start", () => {
  const free = aPosition({ phase: "open", acting: [], view: null, seats: [seatInfo(0), seatInfo(1, { name: "", person: false, free: true })] });

  test("one sits down under one's name, with a nonce for the dice", async () => {
    await opened(free, { you: null, yours: [], host: false });
    const user = userEvent.setup();
    await user.type(await screen.findByRole("textbox", { name: "Your name" }), "Ada");
    await user.click(screen.getByRole("button", { name: "Sit down" }));
    const join = requests.find(({ path }) => path.endsWith("/join"));
    expect(join?.body).toMatchObject({ name: "Ada" });
    expect((join?.body as { nonce: string }).nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(settings.name).toBe("Ada");
  });

  test("the host puts bots at free seats and starts", async () => {
    await opened(free);
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Who sits at seat 2" }), "senator");
    expect(requests.at(-1)).toMatchObject({ method: "PUT", path: "/api/tables/abc/seats/1", body: { bot: "senator" } });
    await user.click(screen.getByRole("button", { name: "Start now" }));
    expect(requests.at(-1)).toMatchObject({ method: "POST", path: "/api/tables/abc/start" });
  });
});
