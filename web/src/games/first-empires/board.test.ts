import { fireEvent, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import type { Action, View } from "../../generated/first-empires";
import { NAMES } from "../../testing/boards";
import { choices, marks, written } from "./choices";
import { FACES, LETTERS } from "./components";
import client from "./index";
import { position, positions, PROBLEM, show, translator } from "./testing";

vi.setConfig({ testTimeout: 60_000 });

const listed = Object.entries(positions).flatMap(([name, { view, asked }]) => (asked?.legal ?? []).map(({ action }) => ({ name, view, action })));
const KINDS = ["reroll", "black", "move", "invade", "bring", "retreat", "convert", "raise", "place", "city", "score"];
/** What ends a step has no place on the board: the bar of the page has it. */
const ENDS = ["stop", "halt", "rest", "finish"];

function region(id: string): Element {
  const found = document.querySelector(`[data-region="${id}"]`);
  if (!found) throw new Error(`no region ${id}`);
  return found;
}

const tap = (element: Element) => fireEvent.click(element);

async function openCard(card: string): Promise<void> {
  await tap(screen.getByText(translator("en")(`card-${card}`), { selector: ".card .name" }).closest("button")!);
}

/** By its accessible name; to ask for roles takes long among so many places. */
function called(label: string): Element {
  const all = [...document.querySelectorAll("button")];
  const name = (button: Element) => button.getAttribute("aria-label") ?? (button.querySelector(".unseen") ?? button).textContent?.trim();
  const found = all.find((button) => name(button) === label);
  if (!found) throw new Error(`no button ${label}`);
  return found;
}

/** Does an action as a person would. */
async function doing(action: Action, label: string): Promise<void> {
  switch (action.do) {
    case "reroll": {
      const dice = within(screen.getByRole("group", { name: "Dice" })).getAllByRole("button");
      const wanted = action.dice.split(" ");
      for (const die of dice) {
        const face = FACES.find((one) => die.querySelector(`.die.${one}`))!;
        const place = wanted.indexOf(LETTERS[face]);
        if (place < 0) continue;
        wanted.splice(place, 1);
        await tap(die);
      }
      return void (await tap(screen.getByRole("button", { name: /^Re-roll (one die|\d dice)$/ })));
    }
    case "move":
      await tap(region(action.source));
      return void (await tap(region(action.target)));
    case "invade":
      await tap(region(action.target));
      return void (await tap(region(action.target)));
    case "bring":
      return void (await tap(region(action.source)));
    case "retreat":
    case "place":
      return void (await tap(region(action.region)));
    case "city": {
      const tracks = screen.queryByRole("group", { name: "City to place" });
      if (tracks) await tap(within(tracks).getByRole("button", { name: new RegExp(translator("en")(`track-${action.track}`), "i") }));
      return void (await tap(region(action.region)));
    }
    case "raise":
      return void (await tap(document.querySelector(`.track.${action.track}`)!));
    case "black":
    case "convert": {
      await openCard(action.card);
      await tap(document.querySelector(`.uses .die.${action.face}`)!);
      const into = document.querySelectorAll(".uses svg.die");
      if (action.do === "convert" && into.length) await tap(called(label));
      return;
    }
    case "score":
      await openCard(action.card);
      return void (await tap(called(label)));
  }
}

describe("what is listed", () => {
  test("has every kind of action in the positions", () => {
    expect([...new Set(listed.map(({ action }) => action.do))].sort()).toEqual([...KINDS, ...ENDS].sort());
  });

  test.each(Object.keys(positions))("is all found on the board: %s", (name) => {
    const { asked } = position(name);
    const found = choices(asked);
    const turns = [...found.turns.values()].flatMap((faces) => [...faces.values()].flatMap((into) => [...into.values()]));
    const nested = [found.moves, found.cities].flatMap((map) => [...map.values()].flatMap((inner) => [...inner.values()]));
    const flat = [found.rerolls, found.invasions, found.here, found.raises, found.scores].flatMap((map) => [...map.values()]);
    const legal = (asked?.legal ?? []).map(({ action }) => action);
    expect(new Set([...turns, ...nested, ...flat])).toEqual(new Set(legal.filter((action) => !ENDS.includes(action.do))));
  });

  test.each(Object.keys(positions))("marks the regions that a tap would do something with, and no others: %s", (name) => {
    const { view, asked } = position(name);
    const found = choices(asked);
    const regions = [...found.moves.keys(), ...found.invasions.keys(), ...found.here.keys()];
    expect(new Set(marks(view, found, { source: null, aim: null, track: null }).keys())).toEqual(new Set(regions));
    for (const source of found.moves.keys()) {
      const marked = marks(view, found, { source, aim: null, track: null });
      expect(new Set(marked.keys())).toEqual(new Set([...regions, ...found.moves.get(source)!.keys()]));
      for (const [target, action] of found.moves.get(source)!) expect(marked.get(target)).toMatchObject({ kind: "target", action });
    }
    for (const [track, cities] of found.cities) {
      const marked = marks(view, found, { source: null, aim: null, track });
      expect(new Set(marked.keys())).toEqual(new Set([...regions, ...cities.keys()]));
      for (const [region, action] of cities) expect(marked.get(region)).toMatchObject({ kind: "city", action });
    }
  });

  const ones = KINDS.flatMap((kind) => listed.filter(({ name, action }) => action.do === kind && name.endsWith("4")).slice(-1));
  test.each(ones)("is played by tapping: $name, $action", async ({ name, action }) => {
    const { play } = show(name);
    await doing(action, client.label(action, position(name).view, translator("en")));
    expect(play).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledWith(action);
  });

  test.each(["en", "fr"] as const)("has a label of its own in %s", (language) => {
    const t = translator(language);
    for (const [name, { view, asked }] of Object.entries(positions)) {
      const labels = (asked?.legal ?? []).map(({ action }) => client.label(action, view, t));
      expect(new Set(labels).size, name).toBe(labels.length);
      for (const label of labels) expect(label).not.toMatch(/empires-|region-|card-|face-|track-|[{}$]/);
    }
  });
});

describe("regions", () => {
  test("tell who is there, their colour, their coasts and what a tap would do", () => {
    const { view } = position("moving-5");
    show("moving-5");
    for (const [id, seen] of Object.entries(view.regions)) {
      const name = region(id).getAttribute("aria-label")!;
      if (seen.owner !== undefined && seen.owner !== null) expect(name).toContain(NAMES[seen.owner]);
      expect(name).toMatch(/orange|blue|purple|green|yellow/);
      expect(name).toMatch(/Ocean|coast/);
    }
  });

  test("are one tab stop, and arrow keys lead on", async () => {
    show("moving-5");
    const stops = document.querySelectorAll('[data-region][tabindex="0"]');
    expect(stops.length).toBe(1);
    const scythia = region("scythia") as SVGElement;
    scythia.focus();
    await fireEvent.keyDown(scythia, { key: "ArrowUp" });
    expect(document.activeElement).toBe(region("rus"));
  });

  test("show what each way costs once an explorer has been chosen", async () => {
    const { view, asked } = position("moving-5");
    show("moving-5");
    const found = choices(asked);
    const [source, targets] = [...found.moves][0]!;
    await tap(region(source));
    for (const [target, mark] of marks(view, found, { source, aim: null, track: null })) {
      if (targets.has(target)) expect(region(target).getAttribute("aria-label")).toMatch(mark.cost === 1 ? /One point to come/ : new RegExp(`${mark.cost} points to come`));
    }
    await fireEvent.keyDown(region(source), { key: "Escape" });
    expect(region(source)).not.toHaveAttribute("aria-pressed");
  });

  test("that cannot be entered say why, with a link to the clause", async () => {
    const { view, asked, viewer } = position("moving-5");
    const { why, play } = show("moving-5");
    const found = choices(asked);
    const rival = Object.entries(view.regions).find(([id, { owner }]) => owner !== undefined && owner !== null && owner !== viewer && !found.invasions.has(id))!;
    await tap(region(rival[0]));
    expect(play).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledWith({ do: "invade", target: rival[0] });
    expect(await screen.findByText(PROBLEM.sentence, {}, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Rule E-6.6" })).toHaveAttribute("href", expect.stringContaining("rules/first-empires#E-6.6"));
  });

  test("one might go to ask first from where", async () => {
    const { view, asked } = position("moving-5");
    const { why } = show("moving-5");
    const found = choices(asked);
    const [free] = Object.entries(view.regions).find(([id, { owner }]) => (owner ?? null) === null && !found.invasions.has(id))!;
    await tap(region(free));
    expect(screen.getByText("Choose first where your explorers leave from.")).toBeInTheDocument();
    expect(why).not.toHaveBeenCalled();
    await tap(region([...found.moves.keys()][0]!));
    expect(screen.queryByText("Choose first where your explorers leave from.")).toBeNull();
  });

  test("tell what would be taken and won there, as the server foresees it", async () => {
    const { asked, viewer, view } = position("moving-5");
    const [source, targets] = [...choices(asked).moves][0]!;
    const [target] = [...targets.keys()];
    const points = view.players.map(() => 3);
    const captured = { event: "captured", seat: viewer, rival: 0, region: target, count: 2 };
    show("moving-5", {
      preview: async () => ({ events: [captured], before: points, after: points.map((point) => point + 4), prospects: [] }),
    });
    await tap(region(source));
    (region(target!) as SVGElement).focus();
    expect(await screen.findByText("takes 2 cities", {}, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getByText("+4 ★")).toBeInTheDocument();
  });

  test("of a set of one's own stand beside the map", async () => {
    const { view, asked } = position("placing-2");
    const [own] = [...choices(asked).here.keys()];
    const { [own!]: seen, ...others } = view.regions;
    const place: Action = { do: "place", region: "atlantis" };
    const { play } = show("placing-2", {
      view: { ...view, regions: { ...others, atlantis: seen! } },
      asked: { ...asked!, legal: [{ notation: "place atlantis", action: place }] },
    });
    await tap(screen.getByRole("button", { name: /atlantis/ }));
    expect(play).toHaveBeenCalledWith(place);
  });
});

describe("an invasion", () => {
  test("shows strength against defence, and how many are missing", () => {
    const { view, asked } = position("invading-5");
    show("invading-5");
    const step = view.steps.at(-1)!;
    const strength = (step.count ?? 0) + (view.turn.dice.black ?? 0);
    const defence = view.regions[step.region!]!.explorers;
    expect(screen.getByRole("img", { name: `Strength ${strength} against ${defence}` })).toBeInTheDocument();
    const missing = asked!.question.args.missing as number;
    expect(screen.getByText(missing === 1 ? "One more is needed." : `${missing} more are needed.`)).toBeInTheDocument();
  });
});

describe("a retreat", () => {
  test("calls for the defeated, with a button for every refuge", async () => {
    const { asked } = position("retreating-4");
    const { play } = show("retreating-4");
    const buttons = within(screen.getByRole("alert")).getAllByRole("button");
    expect(buttons.length).toBe(asked!.legal.length);
    await tap(buttons[0]!);
    expect(play).toHaveBeenCalledWith(asked!.legal[0]!.action);
  });

  test("calls nobody else", () => {
    show("retreating-4", { asked: null });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("cards", () => {
  test("that can be scored now are told apart", () => {
    const [name, { asked }] = Object.entries(positions).find(([, found]) => found.asked?.legal.some(({ action }) => action.do === "score"))!;
    show(name);
    const ready = asked!.legal.filter(({ action }) => action.do === "score").length;
    expect(screen.getAllByText("Can be scored now.").length).toBe(ready);
    expect(document.querySelectorAll(".card.ready").length).toBe(ready);
  });

  test("say of all they ask for how much of it one has", () => {
    const { demands } = position("scoring-4");
    show("scoring-4");
    const lines = Object.values(demands).flat();
    const fulfilled = lines.filter(({ has, needed }) => has !== null && has >= needed);
    expect(document.querySelectorAll(".card .demand")).toHaveLength(lines.length);
    expect(document.querySelectorAll(".card .demand.met")).toHaveLength(fulfilled.length);
    expect(document.querySelectorAll(".card.ready .demand:not(.met)")).toHaveLength(0);
  });

  test("are not shown to a spectator", () => {
    const { view } = position("moving-4");
    const open = { ...view, players: view.players.map((player) => ({ ...player, hand: null })) };
    show("moving-4", { view: open, viewer: null, asked: null });
    expect(document.querySelector(".card")).toBeNull();
  });

  test("need a curtain, and so does a retreat", () => {
    const { view, asked } = position("advancing-4");
    const closed = { ...view, players: view.players.map((player) => ({ ...player, hand: null })) };
    expect(client.secret(asked, view)).toBe(true);
    expect(client.secret(null, closed)).toBe(false);
    const retreat = position("retreating-5");
    const empty = { ...retreat.view, players: retreat.view.players.map((player) => ({ ...player, hand: null })) };
    expect(client.secret(retreat.asked, empty)).toBe(true);
  });
});

describe("civilizations", () => {
  test("say what a track gives, and that it can rise", () => {
    const { asked } = position("advancing-4");
    show("advancing-4");
    const raises = choices(asked).raises;
    for (const track of document.querySelectorAll<HTMLElement>(".track")) {
      const colour = FACES.find((one) => track.classList.contains(one))!;
      expect(/Tap to raise/.test(track.textContent!)).toBe(raises.has(colour));
    }
  });

  test("of others are shown at a tap, without their being raised", async () => {
    const { viewer } = position("advancing-4");
    const { play, why } = show("advancing-4");
    const other = (viewer + 1) % 4;
    await tap(screen.getByRole("button", { name: new RegExp(`^${NAMES[other]},`) }));
    expect(screen.getByRole("region", { name: new RegExp(`, ${NAMES[other]}$`) })).toBeInTheDocument();
    await tap(document.querySelector(".track")!);
    expect(play).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });
});

describe("the end", () => {
  test.each(["over-2", "over-5"])("shows the points that the server has counted: %s", (name) => {
    const { outcome } = position(name);
    show(name);
    const totals = within(screen.getByRole("row", { name: /^Total/ })).getAllByRole("cell");
    expect(totals.map(({ textContent }) => Number(textContent))).toEqual(outcome?.scores.map(({ total }) => total));
  });
});

describe("a set of one's own, though all in it is called the same,", () => {
  const own = (name: string): View => ({ ...position(name).view, options: { ...position(name).view.options, components: "..." } });

  const looks = Object.keys(positions).filter((name) => /^(moving|invading|advancing|scoring|over)-[24]$/.test(name));
  test.each(looks)("is shown without figures of another: %s", (name) => {
    const view = own(name);
    const { container } = show(name, { view }, name.endsWith("2") ? "fr" : "en");
    expect(container.querySelectorAll(".worth, .space .points, .badge text")).toHaveLength(0);
    const names = [...container.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
    expect(`${container.textContent} ${names.join(" ")}`).not.toMatch(/empires-|board-|about-|region-|track-|\{ ?\$|\b0 points?\b| 0 ★/);
  });

  test("has moves without costs and cards without points", () => {
    const t = translator("en");
    const labels = ["moving-5", "scoring-4", "invading-5"].flatMap((name) => position(name).asked!.legal.map(({ action }) => client.label(action, own(name), t)));
    expect(labels).toContainEqual(expect.stringMatching(/^Move an explorer from .* to \w+$/));
    expect(labels.join("\n")).not.toMatch(/point/);
  });

  test("is marked where explorers can go, without what it takes", async () => {
    const [source, targets] = [...choices(position("moving-5").asked).moves][0]!;
    show("moving-5", { view: own("moving-5") });
    await tap(region(source));
    for (const target of targets.keys()) expect(region(target).getAttribute("aria-label")).toMatch(/An explorer can come here\./);
  });

  test("is scored as the server has counted it", () => {
    const { outcome } = position("over-2");
    show("over-2", { view: own("over-2") });
    const cells = within(screen.getByRole("row", { name: /^Tracks/ })).getAllByRole("cell");
    expect(cells.map(({ textContent }) => Number(textContent))).toEqual(outcome!.scores.map(({ parts }) => parts[0]!.points));
    expect(screen.queryByRole("row", { name: /^Orange|dice/i })).toBeNull();
  });
});

describe("the whole", () => {
  test.each(Object.keys(positions))("has all its words: %s", (name) => {
    const { container } = show(name, { speed: 1 }, name.endsWith("2") ? "en" : "fr");
    const names = [...container.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
    expect(`${container.textContent} ${names.join(" ")}`).not.toMatch(/empires-|board-|about-|region-|track-|\{ ?\$/);
  });

  test("has every word in both languages", () => {
    const ids = client.texts.en.map(({ body }) => body.map(({ id }) => id));
    expect(client.texts.fr.map(({ body }) => body.map(({ id }) => id))).toEqual(ids);
  });

  test.each(["moving-2", "advancing-4", "retreating-2", "over-2"])("has nothing a screen reader stumbles over: %s", async (name) => {
    const { container } = show(name);
    // What is only seen, and where a page would be looked for, needs a browser and a page.
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test("shows the place that is pointed at in the log", async () => {
    const { rerender, props } = show("moving-5");
    for (const { event } of position("moving-5").fresh) expect(client.place(event)).toMatch(/^(region|track|board):|^dice$/);
    await rerender({ ...props, highlight: "region:huaxia" });
    expect(region("huaxia")).toHaveClass("shown");
  });

  test("writes dice as the notation does", () => {
    expect(written(["black", "blue", "orange", "blue"])).toBe("o b b k");
  });
});
