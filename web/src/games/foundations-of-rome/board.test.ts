import { configure, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { NAMES } from "../../testing/boards";
import { lotsOf } from "./geometry";
import client from "./index";
import { position, positions, show as board, translator } from "./testing";

// Whether each element can be seen takes jsdom seconds in a city of 100 lots.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 60_000 });

function show(...given: Parameters<typeof board>) {
  return { ...board(...given), user: userEvent.setup() };
}

const lot = (name: string): SVGElement => {
  const found = document.querySelector<SVGElement>(`[data-lot="${name}"]`);
  if (!found) throw new Error(`no lot ${name}`);
  return found;
};

const builds = (name: string, piece: string): string[] =>
  (position(name).asked?.legal ?? []).flatMap(({ action }) => (action.do === "build" && action.piece === piece ? [action.footprint] : []));

/** A piece and a lot that several of its legal places cover. */
function crossing(name: string): { piece: string; start: string; here: string[] } {
  for (const piece of new Set((position(name).asked?.legal ?? []).flatMap(({ action }) => (action.do === "build" ? [action.piece] : [])))) {
    const all = builds(name, piece);
    for (const start of all.flatMap(lotsOf)) {
      const here = all.filter((footprint) => lotsOf(footprint).includes(start));
      if (here.length > 1) return { piece, start, here };
    }
  }
  throw new Error("no such lot");
}

describe("the city", () => {
  test("has a cell with a name for every lot", () => {
    show("full");
    const cells = within(screen.getByRole("grid")).getAllByRole("gridcell");
    expect(cells).toHaveLength(100);
    for (const cell of cells) expect(cell).toHaveAccessibleName(/[A-J]\d/);
  });

  test("says who owns a lot, what stands on it and what it is worth", () => {
    show("middle");
    const built = position("middle").view.buildings.find(({ piece }) => piece === "foundry-block");
    expect(lot(lotsOf(built?.footprint ?? "")[0] ?? "")).toHaveAccessibleName(/square foundry on D1–E2: 3 coins, 5 points an era/);
  });

  test("is walked through with the arrow keys, one lot in the tab order", async () => {
    const { user } = show("middle");
    lot("a1").focus();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}");
    expect(lot("a3")).toHaveFocus();
    await user.keyboard("{End}{ArrowRight}");
    expect(lot("h3")).toHaveFocus();
    expect(document.querySelectorAll('[data-lot][tabindex="0"]')).toHaveLength(1);
  });
});

describe("building", () => {
  test("lights up exactly the lots of legal places", async () => {
    const { user } = show("opening");
    await user.click(screen.getByRole("button", { name: /^Domus maxima, 2 people/ }));
    const lit = [...document.querySelectorAll("[data-lot]")].filter((cell) => cell.classList.contains("able"));
    const legal = new Set(builds("opening", "domus-maxima").flatMap(lotsOf));
    expect(new Set(lit.map((cell) => cell.getAttribute("data-lot")))).toEqual(legal);
  });

  test("by keyboard: choose a piece, walk, turn, build", async () => {
    const { user, play } = show("opening");
    const [place = ""] = builds("opening", "domus");
    screen.getByRole("button", { name: /^Domus, one person/ }).focus();
    await user.keyboard("{Enter}");
    lot(place).focus();
    await tick();
    expect(lot(place)).toHaveAccessibleName(/domus on .* fits/);
    await user.keyboard("{Enter}");
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "build", piece: "domus", footprint: place });
  });

  test("R goes through all places that cover a lot", async () => {
    const { user } = show("roomy");
    const { piece, start, here } = crossing("roomy");
    screen.getByRole("button", { name: new RegExp(`^${translator("en")("rome-piece", { piece: { type: "term", id: `piece-${piece}` } })},`, "i") }).focus();
    await user.keyboard("{Enter}");
    lot(start).focus();
    await tick();
    const seen = new Set<string>();
    for (let turn = 0; turn < here.length; turn++) {
      seen.add(lot(start).getAttribute("aria-label") ?? "");
      await user.keyboard("r");
    }
    expect(seen.size).toBe(here.length);
    expect(lot(start).getAttribute("aria-label")).toBe([...seen][0]);
  });

  test("shows what it would bring now and at the end of the era", async () => {
    const { user, preview } = show("opening");
    const [place = ""] = builds("opening", "domus");
    await user.click(screen.getByRole("button", { name: /^Domus, one person/ }));
    await user.hover(lot(place));
    const panel = screen.getByRole("group", { name: "What you are considering" });
    await waitFor(() => expect(panel).toHaveTextContent(/Now 0.*End of era \+5.*People 0 → 1/));
    expect(preview).toHaveBeenCalledWith({ do: "build", piece: "domus", footprint: place });
  });

  test("tells why not beside the place, with the clause", async () => {
    const { user, play, why } = show("opening");
    const [told, problem] = Object.entries(position("opening").problems!).find(([each]) => each.startsWith("build domus ")) ?? ["", null];
    await user.click(screen.getByRole("button", { name: /^Domus, one person/ }));
    await user.click(lot(told.split(" ")[2] ?? ""));
    await waitFor(() => expect(screen.getByText(problem?.sentence ?? "-", { exact: false })).toBeInTheDocument());
    expect(screen.getByRole("link", { name: `Rule ${problem?.clause}` })).toHaveAttribute("href", `/rules/foundations-of-rome#${problem?.clause}`);
    expect(why).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });

  test("a piece that has no place says why, with the clause", async () => {
    const problem = Object.values(position("opening").problems!)[0]!;
    const { user, play, why } = show("opening", { why: vi.fn(async () => problem) });
    await user.click(screen.getByRole("button", { name: /^Row insula/i }));
    const panel = screen.getByRole("group", { name: "What you are considering" });
    expect(panel).toHaveTextContent("There is no place for it now.");
    await waitFor(() => expect(panel).toHaveTextContent(problem.sentence), { timeout: 20_000 });
    expect(within(panel).getByRole("link", { name: `Rule ${problem.clause}` })).toBeInTheDocument();
    expect(why).toHaveBeenCalledExactlyOnceWith({ do: "build", piece: "insula-row", footprint: expect.any(String) });
    expect(within(panel).queryByRole("button", { name: "Build" })).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  test("a lot of one's own asks what can be built there", async () => {
    const { user, play } = show("opening");
    const [place = ""] = builds("opening", "bakery");
    await user.click(lot(place));
    expect(screen.getByText(/pieces can be built here/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Bakery/ }));
    await user.click(screen.getByRole("button", { name: "Build" }));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "build", piece: "bakery", footprint: place });
  });

  test("nothing can be picked when nobody asks", () => {
    show("middle", { asked: null });
    expect(screen.getByRole("button", { name: /^Domus, / })).toBeDisabled();
    expect(screen.getByRole("button", { name: /^Deed of A1/ })).toBeDisabled();
  });
});

describe("deeds", () => {
  test("are bought, and pointing at one shows its lot", async () => {
    const { user, play } = show("middle");
    const deed = screen.getByRole("button", { name: "Buy: Deed of A1 for 2 coins" });
    await user.hover(deed);
    expect(document.querySelectorAll(".spoken")).toHaveLength(1);
    await user.click(deed);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "buy", slot: 1 });
  });

  test("one that cannot be paid says why", async () => {
    const { user, play, why } = show("opening");
    const dear = position("opening").view.row.length - 1;
    await user.click(screen.getByRole("button", { name: `Deed of ${position("opening").view.row[dear]?.toUpperCase()} for 10 coins` }));
    await waitFor(() => expect(why).toHaveBeenCalledWith({ do: "buy", slot: dear + 1 }));
    expect(play).not.toHaveBeenCalled();
  });

  test("income is taken", async () => {
    const { user, play } = show("middle");
    await user.click(screen.getByRole("button", { name: "Take 10 coins of income" }));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "income" });
  });
});

test("monuments say what they ask for and how much of it one has", () => {
  show("middle");
  const card = screen.getByText("Royal Warehouse").closest("li") as HTMLElement;
  expect(within(card).getByText("10 coins in hand")).toHaveClass("met");
  const other = screen.getByText("Temple of Minerva").closest("li") as HTMLElement;
  expect(within(other).getByText("A population of 7")).toHaveClass("missing");
  expect(other).toHaveTextContent("1 of 7");
});

test("a set of one's own, though all in it is called the same, is shown without figures of another", () => {
  const { view } = position("middle");
  show("middle", { view: { ...view, options: { ...view.options, components: "..." } } });
  expect(screen.getByRole("button", { name: "Buy: Deed of A1" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Domus, / })).not.toHaveAccessibleName(/person|people/);
  const built = view.buildings.find(({ piece }) => piece === "foundry-block");
  expect(lot(lotsOf(built?.footprint ?? "")[0] ?? "")).not.toHaveAccessibleName(/coins|points/);
});

describe("the draft", () => {
  test("offers the deeds of one's own hand, and keeps one", async () => {
    const { user, play } = show("draft");
    const hand = position("draft").view.hands[position("draft").viewer]?.lots ?? [];
    const offered = screen.getAllByRole("button", { name: /^Keep the deed of/ });
    expect(offered).toHaveLength(hand.length);
    await user.click(offered[0] as HTMLElement);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "keep", lot: hand[0] });
  });

  test("is a secret, and nothing else is", () => {
    for (const [name, { asked, view }] of Object.entries(positions)) expect(client.secret(asked, view)).toBe(name === "draft");
  });

  test("is no secret to somebody who sees no hand", () => {
    const view = structuredClone(position("draft").view);
    for (const hand of view.hands) Object.assign(hand, { lots: null, choice: null });
    expect(client.secret(null, view)).toBe(false);
  });
});

describe("scoring", () => {
  test("ends in a table with what each part brought", () => {
    show("scored");
    const table = within(screen.getByRole("region", { name: "Era 1 is scored" })).getByRole("table");
    const { points } = position("scored").fresh.map(({ event }) => event).findLast((event) => event.event === "era-ended") ?? { points: [] };
    NAMES.slice(0, 3).forEach((name, seat) => {
      expect(within(table).getByRole("row", { name: new RegExp(name) })).toHaveTextContent(new RegExp(`${points[seat]}$`));
    });
  });

  test("at the end of the game counts the empty lots too", () => {
    show("ended");
    expect(screen.getByRole("heading", { name: "The game is over" })).toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: "Empty lots" })).toBeInTheDocument();
  });
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test("every legal move has a label of its own", () => {
    const t = translator(language);
    for (const { asked, view } of Object.values(positions)) {
      const labels = (asked?.legal ?? []).map(({ action }) => client.label(action, view, t));
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label).not.toMatch(/rome-|board-|piece-|\{|\$/);
    }
  });

  test.each(Object.keys(positions))("no name is missing on the board: %s", (name) => {
    show(name, {}, language);
    const said = [...document.querySelectorAll("[aria-label], [title]")].map((each) => each.getAttribute("aria-label") ?? each.getAttribute("title") ?? "");
    for (const text of [document.body.textContent ?? "", ...said]) expect(text).not.toMatch(/rome-|board-[a-z]|about-|condition-|score-/);
  });
});
