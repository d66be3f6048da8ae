import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "../generated/messages";
import { aWelcome } from "../testing/positions";
import { FakeSocket } from "../testing/socket";
import { Connection, type Line } from "./connection";

let told: Answer[] = [];
let lines: Line[] = [];
let version: number | null = null;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  told = [];
  lines = [];
  version = 7;
  const listener = { told: (answer: Answer) => told.push(answer), line: (line: Line) => lines.push(line) };
  const where = { id: "abc", seat: 1, lang: "fr", version: () => version };
  connection = new Connection(where, listener, (address) => new FakeSocket(address) as unknown as WebSocket);
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("a connection to a table", () => {
  test("says which seat, language and version it wants", () => {
    const address = new URL(FakeSocket.last.address);
    expect(address.protocol).toBe("ws:");
    expect(address.pathname).toBe("/api/tables/abc/socket");
    expect(Object.fromEntries(address.searchParams)).toEqual({ seat: "1", lang: "fr", version: "7" });
  });

  test("resumes from the last version after an interruption, and sends again what was not answered", async () => {
    FakeSocket.last.tell(aWelcome());
    const answer = connection.ask({ type: "move", decision: 4, action: { do: "keep" } });
    const [first] = FakeSocket.last.asked;
    expect(first).toMatchObject({ type: "move", decision: 4, action: { do: "keep" } });
    FakeSocket.last.close();
    expect(lines).toEqual(["open", "lost"]);
    version = 9;
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.address).toContain("version=9");
    FakeSocket.last.tell(aWelcome());
    expect(FakeSocket.last.asked).toEqual([first]);
    FakeSocket.last.tell({ type: "done", client: first?.["client"], version: 10 });
    expect(await answer).toMatchObject({ type: "done", version: 10 });
  });

  test("waits longer after each failure, and not at all when the network is back", () => {
    for (let failure = 0; failure < 6; failure += 1) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.close();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(3_000);
    expect(FakeSocket.all).toHaveLength(before);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test("tells the server how long messages are under way, and keeps its clock", () => {
    FakeSocket.last.tell(aWelcome());
    expect(FakeSocket.last.sent).toContainEqual({ type: "ping", client: "ping" });
    FakeSocket.last.tell({ type: "pong", client: "ping", now: Date.now() + 5000 });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping", client: "echo", heard: Date.now() + 5000 });
    expect(connection.ahead).toBe(5000);
    const sent = FakeSocket.last.sent.length;
    FakeSocket.last.tell({ type: "pong", client: "echo", now: Date.now() + 5000 });
    expect(FakeSocket.last.sent).toHaveLength(sent);
  });

  test("does not try again where it is not let in", () => {
    FakeSocket.last.close(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["refused"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("leaves nobody waiting whose seat is not theirs any more", async () => {
    FakeSocket.last.tell(aWelcome());
    const answer = connection.ask({ type: "undo" });
    FakeSocket.last.close(4403);
    expect(await answer).toMatchObject({ type: "refused" });
  });

  test("gives up on a line that is silent", () => {
    FakeSocket.last.tell(aWelcome());
    vi.advanceTimersByTime(40_000);
    expect(lines).toContain("lost");
  });
});
