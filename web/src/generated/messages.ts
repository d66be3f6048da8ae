// Made by `python -m scripts.client_types` from the Python types; a test keeps it current.

/** An action to ask about, after these moves. */
export interface ConsiderInExample {
  moves?: Record<string, unknown>[];
  action?: Record<string, unknown> | null;
  notation?: string | null;
}

/** An example of a clause that can be tried out; `number` counts the clause's examples from 1. */
export interface ExampleInfo {
  id: string;
  clause: string;
  number: number;
}

/** Those of a game's rulebook, in its order. */
export interface Examples {
  examples: ExampleInfo[];
}

/** The position of an example as whoever is to act (`seat`) sees it, and what the last move brought. `tries` are worth a try in the first position, and some of them are not allowed. */
export interface ExampleSeen {
  names: string[];
  options: Record<string, boolean | number | string | null>;
  seat: number | null;
  view: unknown;
  demands: Record<string, Demand[]>;
  asked: Asked | null;
  events: unknown;
  told: Message[];
  scores: number[];
  tries: Listed[];
  outcome: Outcome | null;
}

/** A line of a card that asks for something: fulfilled once the viewer has what is needed. `has` is None where that cannot be told yet, as it depends on where or when. */
export interface Demand {
  says: Message;
  needed: number;
  has: number | null;
}

/** A sentence to be made where it is read: a Fluent message id and its arguments. */
export interface Message {
  type: "message";
  id: string;
  args: Record<string, number | string | Term | Player | Message | Refusal | Term[]>;
}

/** A component named in a sentence: the reader's Fluent file knows its name, article and gender. */
export interface Term {
  type: "term";
  id: string;
}

/** A seat named in a sentence. */
export interface Player {
  type: "player";
  seat: number;
}

/** Why a move is not allowed: the clause that forbids it and what the sentence needs to say so. */
export interface Refusal {
  type: "refusal";
  clause: string;
  message: string;
  args: Record<string, number | string | Term | Player | Message | Refusal | Term[]>;
}

/** The decision a seat owes: the number that a move repeats, the question, and all that may be answered. */
export interface Asked {
  decision: number;
  question: Message;
  legal: Listed[];
}

/** An action that is allowed now: as a person types it, and as a client sends it. */
export interface Listed {
  notation: string;
  action: Record<string, unknown>;
}

/** How a game ended: why, with which scores, and in which order (1 is best; equal ranks are shared). */
export interface Outcome {
  reason: string;
  scores: Score[];
  ranks: number[];
}

/** A seat's points with their breakdown; `tie_breaks` decide between equal totals, higher first. */
export interface Score {
  total: number;
  parts: Part[];
  tie_breaks: number[];
}

/** One line of a score: what it is for, how many there were and what they brought. */
export interface Part {
  name: string;
  count: number;
  points: number;
}

/** All the moves made in an example so far: nothing of it is kept. */
export interface PlayExample {
  moves?: Record<string, unknown>[];
}

/** The time of a seat: milliseconds it has from the moment it is asked, and while its clock runs, when they are up, by the server's clock. */
export interface ClockSeen {
  seat: number;
  left: number;
  due: number | null;
}

/** An entry of the log as one viewer may see it: `events` are the game's own, redacted, `told` are their sentences; `to` is the line of the record that was returned to. */
export interface Happened {
  n: number;
  kind: string;
  seat: number | null;
  events: unknown;
  told: Message[];
  to: number | null;
  name: string | null;
  table: string | null;
  why: string | null;
  agreed: boolean | null;
  ms: number | null;
}

/** A table at one version as one viewer may see it. */
export interface Position {
  version: number;
  phase: string;
  seats: SeatInfo[];
  acting: number[];
  view: unknown;
  takeback: TakebackOpen | null;
  clocks: ClockSeen[];
  scores: Score[];
  outcome: Outcome | null;
  views: unknown[];
  rematch: string;
  asked: Asked | null;
  may_undo: boolean;
  demands: Record<string, Demand[]>;
}

/** A seat of a table as everybody may see it. */
export interface SeatInfo {
  seat: number;
  name: string;
  person: boolean;
  bot: string;
  free: boolean;
  resigned: boolean;
  member: boolean;
  kept: string;
}

/** A seat would like to return to before line `to` of the record; `awaited` have not answered yet. */
export interface TakebackOpen {
  proposal: number;
  seat: number;
  to: number;
  awaited: number[];
}

/** Why not: the id of a sentence and what it needs. `clause` names the rule that forbids a move; `package` has the sentence, `sentence` is it, in the language that was asked for. */
export interface Problem {
  message: Message;
  package: string;
  sentence: string;
  clause: string | null;
  refusal: Refusal | null;
}

/** Whether a person is there: `joined`, `away` or `gone`. */
export interface SeatPresence {
  seat: number;
  state: "away" | "gone" | "joined";
}

/** A line of chat. */
export interface Spoken {
  id: number;
  seat: number;
  at: number;
  text: string;
}

/** What never changes about a table. The commitment is published from the first moment on. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, boolean | number | string | null>;
  listed: boolean;
  spectators: boolean;
  rated: boolean;
  clock: Clock;
  commitment: string;
  names: Record<string, string>;
}

/** How the clocks of a table run. `move`: so many seconds for each decision. `game`: so many for all decisions of a seat, and `increment` more after each. `days`: as `move`, for people who look in now and then and are told of their turns. When time is up, a bot plays on or the seat is given up. */
export interface Clock {
  kind: "days" | "game" | "move" | "none";
  seconds: number;
  increment: number;
  time_out: "bot" | "resign";
}

/** One's own account. */
export interface AccountInfo {
  name: string;
  ratings: RatingInfo[];
}

/** What somebody is believed to be worth in a game with so many seats: `rating` is low as long as little is known, `mean` and `deviation` say what it is made of. */
export interface RatingInfo {
  game: string;
  seats: number;
  rating: number;
  mean: number;
  deviation: number;
  games: number;
}

/** Who one is; null for a guest. */
export interface AccountSeen {
  account: AccountInfo | null;
}

/** What one signs up or in with. */
export interface Credentials {
  name: string;
  password: string;
}

/** The password, as deleting an account cannot be undone. */
export interface Farewell {
  password: string;
}

/** A place in the list of the best. */
export interface Leader {
  place: number;
  name: string;
  rating: RatingInfo;
}

/** A page of the list of the best; `next` is the place the one after it begins at. */
export interface Leaders {
  leaders: Leader[];
  next: number | null;
}

/** The password one has, and the one that is to come. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A bot for a seat; without one a seat is free again. */
export interface PlaceBot {
  bot: string;
}

/** The nonce goes into the dice of the rematch. */
export interface PlayAgain {
  nonce?: string;
}

/** The table of the rematch, and one's seat there; its secret is that of the old seat. */
export interface Rematch {
  table: TableInfo;
  seat: number;
}

/** A table in a list. */
export interface TableBrief {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  listed: boolean;
  spectators: boolean;
  rated: boolean;
  phase: string;
  seats: SeatInfo[];
  acting: number[];
  yours: number[];
  your_turn: boolean;
  opened_at: number;
  changed_at: number;
  outcome: Outcome | null;
}

/** A page of a list; `next` leads to the one after it, null on the last. */
export interface Tables {
  tables: TableBrief[];
  next: string | null;
}

/** All of a record but its positions, which a `Replay` has: as many lines as that has steps. */
export interface Outline {
  game: string;
  options: Record<string, boolean | number | string | null>;
  terms: Record<string, string>;
  names: string[];
  partial: boolean;
  viewer: number | null;
  commitment: string;
  outcome: Outcome | null;
  lines: Outlined[];
}

/** A line of a record without its position: what happened, with its sentences, and how the seats stood then, by seat; a partial record does not tell the latter. */
export interface Outlined {
  n: number;
  kind: string;
  seat: number | null;
  notation: string | null;
  to: number | null;
  events: unknown;
  told: Message[];
  scores: number[];
}

/** A record that was imported. A partial one is what one seat saw. */
export interface RecordInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, boolean | number | string | null>;
  names: string[];
  partial: boolean;
  viewer: number | null;
  lines: number;
  outcome: Outcome | null;
  imported_at: number;
}

/** A page of the records one has imported; `next` leads to the one after it. */
export interface Records {
  records: RecordInfo[];
  next: string | null;
}

/** A record, and what verification found. */
export interface RecordSeen {
  record: RecordInfo;
  checked: Checked;
}

/** What verification found: nothing is wrong if `findings` is empty. */
export interface Checked {
  findings: Problem[];
  plies: number;
  draws: number;
  finished: boolean;
}

/** Part of a replay; the whole has `total` steps. */
export interface Replay {
  total: number;
  steps: Replayed[];
}

/** A line of a record and the position it led to. `kind` is that of the log, `setup` for the beginning, `seen` in a partial record; `views` are of all seats, of the one that was asked for, or of whom the partial record is. `demands` are those of cards, to the one that was asked for; a partial record does not tell them. */
export interface Replayed {
  n: number;
  kind: string;
  seat: number | null;
  notation: string | null;
  ms: number | null;
  to: number | null;
  events: unknown;
  views: unknown[];
  demands: Record<string, Demand[]>;
}

/** As `done` on a socket. */
export interface Carried {
  version: number;
}

/** The last lines of chat. */
export interface Chat {
  lines: Spoken[];
}

/** As `consent` on a socket. */
export interface Consented {
  client: string;
  proposal: number;
  agreed: boolean;
}

/** An action to ask about. */
export interface Considered {
  action?: Record<string, unknown> | null;
  notation?: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  slug: string;
  seats: number[];
  minutes: [number, number];
  rules_version: number;
  options: Record<string, unknown>[];
  bots: string[];
}

/** All the games there are. */
export interface Games {
  games: GameInfo[];
}

/** Sit down: at this seat, or at the first that is free. The nonce is any text; it goes into the dice. With a secret of one's own making for the seat in `token`, asking again leads to the same seat. */
export interface JoinTable {
  name: string;
  nonce?: string;
  seat?: number | null;
  token?: string | null;
}

/** As `move` on a socket. */
export interface MovePlayed {
  client: string;
  decision: number;
  action?: Record<string, unknown> | null;
  notation?: string | null;
}

/** Whether the server can send e-mails about this table, to whom it does, and whether with the personal link; the key that browsers need to be told on a device, empty if it cannot do that; and the ids of one's devices that are. */
export interface Notified {
  offered: boolean;
  email: string;
  link: boolean;
  push: string;
  devices: string[];
}

/** Where to write when it is one's turn. With the secret of the seat in `token` that is kept, and every message has the personal link; without, the link leads to the table only. */
export interface Notify {
  email: string;
  lang?: "en" | "fr";
  token?: string;
}

/** A device to tell when it is one's turn: what its browser gave for it (a push subscription), and the language. */
export interface NotifyDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "fr";
}

/** A table that is there now; `host` is the secret of whoever opened it, `link` is for those who are to join. */
export interface Opened {
  table: TableInfo;
  host: string;
  link: string;
}

/** A new table. `bots` has an entry for each seat: a bot's name, or nothing where a person is to sit. */
export interface OpenTable {
  game: string;
  bots: string[];
  options?: Record<string, boolean | number | string | null>;
  listed?: boolean;
  spectators?: boolean;
  rated?: boolean;
  clock?: Clock;
}

/** As `previewed` on a socket. */
export interface PreviewSeen {
  preview: Preview;
  ends: boolean;
  view: unknown;
}

/** What an action would bring, as far as its player may know: up to the next chance or other seat. */
export interface Preview {
  events: unknown[];
  before: number[];
  after: number[];
  prospects: Prospect[];
}

/** A figure to come that an action changes, by seat, such as what the era would bring if it ended now. */
export interface Prospect {
  name: string;
  before: number[];
  after: number[];
}

/** A request that needs no more than its id. */
export interface Requested {
  client: string;
}

/** The secret of a seat, from a personal link: it becomes a cookie. */
export interface ReturnToSeat {
  token: string;
}

/** As `say` on a socket. */
export interface SaidAtTable {
  client: string;
  text: string;
}

/** The seat one has, and its secret: the cookie has it too, a personal link has it behind `#`. */
export interface Seated {
  seat: number;
  token: string;
  version: number;
}

/** The secret of an invitation to the server, from the link one was sent: it becomes a cookie. */
export interface ShowInvitation {
  token: string;
}

/** A table as the one who asks may see it; `you` is null for a spectator. */
export interface TableSeen {
  table: TableInfo;
  you: number | null;
  yours: number[];
  host: boolean;
  position: Position;
}

/** Null if the action is allowed. */
export interface WhyNot {
  problem: Problem | null;
}

/** Let them, or not. */
export interface AnswerTakeback {
  type: "consent";
  client: string;
  proposal: number;
  agreed: boolean;
}

/** What would this bring? */
export interface AskPreview {
  type: "preview";
  client: string;
  action?: Record<string, unknown> | null;
  notation?: string | null;
}

/** Ask the others to let one take back one's last move and what came after it. */
export interface AskTakeback {
  type: "takeback";
  client: string;
}

/** Somebody said something. */
export interface Chatted {
  type: "chat";
  lines: Spoken[];
}

/** A request was carried out, and led to this version. */
export interface Done {
  type: "done";
  client: string;
  version: number;
}

/** Answer a decision, by an action or by its notation. Sending it again under the same `client` does no harm. */
export interface Move {
  type: "move";
  client: string;
  decision: number;
  action?: Record<string, unknown> | null;
  notation?: string | null;
}

/** Somebody is here; is anybody there? `heard` is the `now` of the last `pong`, sent back at once: by it the server knows how long messages are under way. */
export interface Ping {
  type: "ping";
  client: string;
  heard?: number | null;
}

/** Somebody is there; the server's clock, in milliseconds since 1970. */
export interface Pong {
  type: "pong";
  client: string;
  now: number;
}

/** Somebody came or went. */
export interface PresenceChanged {
  type: "presence";
  seats: SeatPresence[];
}

/** The answer to `preview`. `ends`: somebody else would be asked next. `view` is what one would see then, null where something is hidden. */
export interface Previewed {
  type: "previewed";
  client: string;
  preview: Preview;
  ends: boolean;
  view: unknown;
}

/** The answer to `why`: null if it is allowed. */
export interface Reason {
  type: "reason";
  client: string;
  problem: Problem | null;
}

/** A request was not carried out; without `client` it could not even be read. */
export interface Refused {
  type: "refused";
  client: string | null;
  problem: Problem;
}

/** Give up. */
export interface ResignSeat {
  type: "resign";
  client: string;
}

/** Chat. */
export interface Say {
  type: "say";
  client: string;
  text: string;
}

/** Take back one's last move, if nothing was drawn, revealed or answered since. */
export interface UndoMove {
  type: "undo";
  client: string;
}

/** The table has gone on from the version `since`. */
export interface Update {
  type: "update";
  since: number;
  happened: Happened[];
  position: Position;
}

/** The first message: where one is, as whom (null: a spectator), and what happened since the version that was asked for; without one, or if that is too long ago, `happened` is empty. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  you: number | null;
  position: Position;
  happened: Happened[];
  chat: Spoken[];
  presence: SeatPresence[];
}

/** Would this be allowed, and if not, why? */
export interface Why {
  type: "why";
  client: string;
  action?: Record<string, unknown> | null;
  notation?: string | null;
}

/** The fact sheet of a game. */
export interface Facts {
  slug: string;
  prefix: string;
  seats: number[];
  minutes: [number, number];
  rules_version: number;
  options: Option[];
  end_reasons: string[];
  score_parts: string[];
  private: boolean;
}

/** A choice made before the first move. It is part of the state and of the record's header. */
export interface Option {
  name: string;
  default: boolean | number | string | null;
  choices: (boolean | number | string | null)[];
  in_simulations: boolean | number | string | null;
  clause: string;
}

export type Request = Move | UndoMove | AskTakeback | AnswerTakeback | ResignSeat | Why | AskPreview | Say | Ping;

export type Answer = Welcome | Update | Chatted | PresenceChanged | Done | Refused | Reason | Previewed | Pong;

export const PROTOCOL = 1;
