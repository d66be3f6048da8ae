/** Requests to the server, in the words of docs/protocol.md. */
import type {
  AccountSeen,
  Carried,
  Games,
  JoinTable,
  Leaders,
  Notified,
  Notify,
  NotifyDevice,
  Opened,
  OpenTable,
  Problem,
  Rematch,
  Seated,
  Tables,
  TableSeen,
} from "../generated/messages";
import { request, tablePath } from "./asking";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import { keepToken } from "./tokens";
import { typeset } from "./typeset";

/** A request that was refused, or never answered: then there is no status. */
export class Refusing extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.sentence);
  }
}

/** A problem of this side, in words. */
export function ownProblem(id: string): Problem {
  return { message: { type: "message", id, args: {} }, package: "web", sentence: t(id), clause: null, refusal: null };
}

/** A problem as the server tells it, with its sentence as ours are printed. */
export function printed(problem: Problem): Problem {
  return { ...problem, sentence: typeset(settings.language, problem.sentence) };
}

/** What went wrong, in words. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refusing ? error.problem : ownProblem("problem-unexpected");
}

type Query = Record<string, string | number | null | undefined>;

export function queried(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await request(method, path, body, { "Accept-Language": settings.language });
  } catch {
    throw new Refusing(ownProblem("problem-offline"));
  }
}

async function refusal(response: Response): Promise<Refusing> {
  try {
    return new Refusing(printed((await response.json()) as Problem), response.status);
  } catch {
    return new Refusing(ownProblem("problem-unexpected"), response.status);
  }
}

/** Any request that is answered with JSON. A text is sent as it is. Throws Refusing. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, body);
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function join(id: string, wanted: JoinTable): Promise<Seated> {
  const found = await ask<Seated>("POST", `${tablePath(id)}/join`, wanted);
  keepToken(id, found.seat, found.token);
  return found;
}

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  showInvitation: (token: string) => ask<void>("POST", "/api/invitation", { token }),

  session: () => ask<AccountSeen>("GET", "/api/session"),
  signIn: (name: string, password: string) => ask<AccountSeen>("POST", "/api/session", { name, password }),
  signUp: (name: string, password: string) => ask<AccountSeen>("POST", "/api/account", { name, password }),
  signOut: () => ask<AccountSeen>("DELETE", "/api/session"),
  changePassword: (old: string, password: string) => ask<AccountSeen>("PUT", "/api/account/password", { old, new: password }),

  lobby: (phase: string, query: Query = {}) => ask<Tables>("GET", queried("/api/tables", { phase, ...query })),
  mine: (phase: string, query: Query = {}) => ask<Tables>("GET", queried("/api/mine", { phase, ...query })),
  leaders: (game: string, seats: number, start?: number) => ask<Leaders>("GET", queried("/api/leaders", { game, seats, start })),

  open: (wanted: OpenTable) => ask<Opened>("POST", "/api/tables", wanted),
  table: (id: string, seat?: number | null) => ask<TableSeen>("GET", queried(tablePath(id), { seat })),
  join,
  leave: (id: string, seat: number) => ask<Carried>("POST", queried(`${tablePath(id)}/leave`, { seat })),
  claim: (id: string, seat: number) => ask<Carried>("POST", queried(`${tablePath(id)}/claim`, { seat })),
  rematch: (id: string, seat: number, nonce: string) => ask<Rematch>("POST", queried(`${tablePath(id)}/rematch`, { seat }), { nonce }),
  placeBot: (id: string, seat: number, bot: string) => ask<Carried>("PUT", `${tablePath(id)}/seats/${seat}`, { bot }),
  start: (id: string, bot: string) => ask<Carried>("POST", `${tablePath(id)}/start`, { bot }),
  notifications: (id: string, seat: number) => ask<Notified>("GET", queried(`${tablePath(id)}/notifications`, { seat })),
  notify: (id: string, seat: number, wanted: Notify) => ask<Notified>("PUT", queried(`${tablePath(id)}/notifications`, { seat }), wanted),
  stopNotifying: (id: string, seat: number) => ask<Notified>("DELETE", queried(`${tablePath(id)}/notifications`, { seat })),
  addDevice: (id: string, seat: number, wanted: NotifyDevice) => ask<Notified>("POST", queried(`${tablePath(id)}/notifications/devices`, { seat }), wanted),
  dropDevice: (id: string, seat: number, device: string) => ask<Notified>("DELETE", queried(`${tablePath(id)}/notifications/devices/${device}`, { seat })),
};
