/** Messages of the server, as small as a test needs them. */
import type { Happened, Message, Position, SeatInfo, TableInfo, Welcome } from "../generated/messages";

export function said(id: string, args: Message["args"] = {}): Message {
  return { type: "message", id, args };
}

export function seatInfo(seat: number, given: Partial<SeatInfo> = {}): SeatInfo {
  return { seat, name: `Guest ${seat}`, person: true, bot: "", free: false, resigned: false, member: false, kept: "", ...given };
}

export function aPosition(given: Partial<Position> = {}): Position {
  return {
    version: 3,
    phase: "playing",
    seats: [seatInfo(0), seatInfo(1)],
    acting: [0],
    view: {},
    asked: null,
    may_undo: false,
    takeback: null,
    clocks: [],
    demands: {},
    scores: [],
    outcome: null,
    views: [],
    rematch: "",
    ...given,
  };
}

export function anEntry(n: number, given: Partial<Happened> = {}): Happened {
  return { n, kind: "played", seat: 0, events: [], told: [], to: null, name: null, table: null, why: null, agreed: null, ms: null, ...given };
}

export const TABLE: TableInfo = {
  id: "abc",
  game: "founders",
  rules_version: 1,
  seats: 2,
  options: {},
  listed: false,
  spectators: true,
  rated: false,
  clock: { kind: "none", seconds: 0, increment: 0, time_out: "bot" },
  commitment: "c0ffee",
  names: {},
};

export function aWelcome(given: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", protocol: 1, table: TABLE, you: 0, position: aPosition(), happened: [], chat: [], presence: [], ...given };
}
