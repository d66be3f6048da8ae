import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { listed } from "./choices";
import { position, positions, show } from "./testing";
import type { View } from "./types";

vi.setConfig({ testTimeout: 60_000 }); // names of many places are worked out here, on machines with other work

const cellsLit = (container: Element, verb: string) =>
  [...container.querySelectorAll<SVGElement>(`.cell.${verb}`)].map((cell) => cell.dataset["place"]).sort();

const offer = (tile: string) => document.querySelector<HTMLElement>(`button[data-tile="${tile}"]`)!;

const cell = (container: Element, place: string) => container.querySelector(`[data-place="${place}"]`)!;

describe("adding a tile", () => {
  test("a tile in hand lights up exactly the cells that are listed, swaps apart from additions", async () => {
    const { container, found } = show("adding");
    await userEvent.click(offer("mine"));
    for (const verb of ["add", "swap"] as const) {
      const wanted = listed(found.asked!.legal, verb)
        .filter((action) => action.tile === "mine")
        .map((action) => `nation:0:${action.cell}`);
      expect(wanted.length).toBeGreaterThan(0);
      expect(cellsLit(container, verb)).toEqual(wanted.sort());
    }
    expect(container.querySelectorAll(".cell.swap .cost").length).toBe(cellsLit(container, "swap").length);
  });

  test("a cell that is pointed at shows who would give what", async () => {
    const { container, found } = show("adding");
    const add = listed(found.asked!.legal, "add").find((action) => action.tile === "mine")!;
    await userEvent.click(offer("mine"));
    await fireEvent.focus(cell(container, `nation:0:${add.cell}`));
    await waitFor(() => expect(container.querySelectorAll(".gifts .line").length).toBe(2));
    expect(screen.getByText(/wood from .*, stone from /)).toBeInTheDocument();
  });

  test("pressing a lit cell plays the listed action, and nothing is in hand any more", async () => {
    const { container, found, play } = show("adding");
    const add = listed(found.asked!.legal, "add").find((action) => action.tile === "mine")!;
    await userEvent.click(offer("mine"));
    await userEvent.click(cell(container, `nation:0:${add.cell}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(add);
    expect(cellsLit(container, "lit")).toEqual([]);
  });

  test("on a touch screen the first tap shows, the second plays", async () => {
    const { container, found, play } = show("adding");
    const add = listed(found.asked!.legal, "add").find((action) => action.tile === "mine")!;
    await userEvent.click(offer("mine"));
    const tap = () => {
      const click = new MouseEvent("click", { bubbles: true });
      Object.defineProperty(click, "pointerType", { value: "touch" });
      return fireEvent(cell(container, `nation:0:${add.cell}`), click);
    };
    await tap();
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByText(/Tap again to put it here\./)).toBeInTheDocument();
    await tap();
    expect(play).toHaveBeenCalledExactlyOnceWith(add);
  });

  test("a cell that is not listed tells why, with the clause", async () => {
    const { container, found, play } = show("adding");
    const [said, problem] = Object.entries(found.problems!).find(([words]) => words.startsWith("add"))!;
    const [, tile, place] = said.split(" ");
    await userEvent.click(container.querySelector(`[data-tile="${tile}"]`)!);
    await userEvent.click(cell(container, `nation:0:${place}`));
    expect(await screen.findByText(problem.sentence, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: `Rule ${problem.clause}` })).toHaveAttribute("href", `/rules/founders#${problem.clause}`);
    expect(play).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText(problem.sentence, { exact: false })).not.toBeInTheDocument();
  });

  test("a tile that was drawn is in hand at once", () => {
    const { container, found } = show("drawn");
    expect(cellsLit(container, "add").length).toBe(listed(found.asked!.legal, "add").length);
  });
});

describe("by keyboard", () => {
  test("arrows lead from cell to cell, Enter puts the tile there", async () => {
    const { container, found, play } = show("adding");
    const add = listed(found.asked!.legal, "add").find((action) => action.tile === "mine")!;
    offer("mine").focus();
    await userEvent.keyboard("{Enter}");
    const start = container.querySelector<SVGElement>('[role=grid] [tabindex="0"]')!;
    start.focus();
    expect(start).toHaveClass("lit");
    const [x, y] = start.dataset["at"]!.split(",").map(Number);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toHaveAttribute("data-at", `${x},${y! - 1}`);
    (cell(container, `nation:0:${add.cell}`) as SVGElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(play).toHaveBeenCalledExactlyOnceWith(add);
  });

  test("each part of the board is one stop of the Tab key", () => {
    const { container } = show("adding");
    for (const part of container.querySelectorAll("[role=grid], .market")) {
      expect(part.querySelectorAll('[data-at][tabindex="0"]').length).toBe(1);
    }
  });
});

describe("tokens", () => {
  const token = (name: RegExp) => screen.getByRole("button", { name });

  test("tiles that war could be waged on are marked as soon as the token can be played", () => {
    const { container, found } = show("tokens");
    const wars = listed(found.asked!.legal, "war");
    expect(container.querySelectorAll(".badge").length).toBe(wars.length);
    expect(screen.getAllByRole("img", { name: /unprotected/ }).length).toBe(wars.length);
  });

  test("a war token lights up its targets in the rival's nation", async () => {
    const { container, found, play } = show("tokens");
    const wars = listed(found.asked!.legal, "war");
    await userEvent.click(token(/^play: war token/));
    expect(cellsLit(container, "war")).toEqual(wars.map((action) => `nation:${action.rival - 1}:${action.cell}`).sort());
    await userEvent.click(cell(container, `nation:1:${wars[0]!.cell}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(wars[0]);
  });

  test("a protected tile tells what protects it", async () => {
    const { container, found } = show("tokens");
    const [said, problem] = Object.entries(found.problems!)[0]!;
    await userEvent.click(token(/^play: war token/));
    await userEvent.click(cell(container, `nation:1:${said.split(" ")[2]}`));
    expect(await screen.findByText(problem.sentence, { exact: false })).toBeInTheDocument();
  });

  test("a coin on a nature tile asks for one of its two resources", async () => {
    const { container, found, play } = show("tokens");
    const coins = listed(found.asked!.legal, "coin");
    const both = coins.filter((one) => coins.some((other) => other.cell === one.cell && other.resource !== one.resource));
    const here = both.filter((action) => action.cell === both[0]!.cell);
    await userEvent.click(token(/^play: coin/));
    await userEvent.click(cell(container, `nation:1:${here[0]!.cell}`));
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: here[1]!.resource }));
    expect(play).toHaveBeenCalledExactlyOnceWith(here[1]);
  });

  test("a carriage is laid where four tiles meet", async () => {
    const { container, found, play } = show("tokens");
    const carriages = listed(found.asked!.legal, "carriage");
    await userEvent.click(token(/^play: carriage/));
    expect(container.querySelectorAll(".block").length).toBe(carriages.length);
    await userEvent.click(cell(container, `block:0:${carriages[0]!.cell}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(carriages[0]);
  });

  test("unions are drawn", () => {
    const { container, found } = show("four");
    const carriages = found.view.players.reduce((sum, player) => sum + player.carriages.length, 0);
    expect(carriages).toBeGreaterThan(0);
    expect(container.querySelectorAll(".union").length).toBe(carriages);
    expect(container.querySelectorAll('[aria-label*="united by a carriage"]').length).toBeGreaterThanOrEqual(4);
  });
});

describe("the other steps", () => {
  test("a stack is opened by pressing it", async () => {
    const { play } = show("opening");
    await userEvent.click(screen.getByRole("button", { name: /^the village stack/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "open", stack: "village" });
  });

  test("a tile of the draft is taken by pressing it", async () => {
    const { found, play } = show("draft");
    const draft = screen.getByRole("group", { name: /^Draft/ });
    expect(within(draft).getAllByRole("button").length).toBe(found.view.draft.length);
    await userEvent.click(within(draft).getAllByRole("button")[0]!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "draft", tile: found.view.draft[0] });
  });

  test("the first tiles are laid in one of the listed ways", async () => {
    const { found, play } = show("laying");
    const ways = screen.getAllByRole("button", { name: /^Lay / });
    expect(ways.length).toBe(found.asked!.legal.length);
    await userEvent.click(ways[2]!);
    expect(play).toHaveBeenCalledExactlyOnceWith(found.asked!.legal[2]!.action);
  });

  test("who only looks can take nothing", async () => {
    const { container, play } = show("adding", { asked: null });
    await userEvent.click(offer("mine"));
    expect(cellsLit(container, "lit")).toEqual([]);
    expect(play).not.toHaveBeenCalled();
  });

  test("one nation is enlarged, and all are seen again", async () => {
    show("four");
    expect(screen.getAllByRole("grid").length).toBe(4);
    await userEvent.click(screen.getByRole("button", { name: "Enlarge the nation of Julia" }));
    expect(screen.getAllByRole("grid").length).toBe(1);
    await userEvent.click(screen.getByRole("button", { name: "All nations" }));
    expect(screen.getAllByRole("grid").length).toBe(4);
  });

  test("the place of the log is shown", () => {
    const first = position("adding").view.players[1]!.tiles[0]!.cell;
    const { container } = show("adding", { highlight: `nation:1:${first}` });
    expect(cell(container, `nation:1:${first}`).querySelector(".shown")).not.toBeNull();
  });
});

describe("a set of one's own, though all in it is called the same,", () => {
  const own = (name: string): View => ({ ...position(name).view, options: { ...position(name).view.options, components: "..." } });

  test.each(["adding", "draft", "tokens", "ended"])("is shown without figures of another: %s", (name) => {
    const { container } = show(name, { view: own(name) });
    const said = [...container.querySelectorAll(".cell, .market button")].map((node) => node.getAttribute("aria-label")).join("\n");
    expect(said).toMatch(/^the city stack$/m);
    expect(said).not.toMatch(/needs |gives (?!nothing|and scores nothing)|points?\b(?!, gives nothing)|tiles? left|clears the row|undefined|null|founders-/);
    expect(container.querySelectorAll(".market .slot").length).toBe(Math.max(0, 6 - position(name).view.display.length));
  });

  test("is offered by name, and gifts are told as the server foresees them", async () => {
    const { container, found } = show("adding", { view: own("adding") });
    expect(offer("mine")).toHaveAccessibleName("mine");
    const add = listed(found.asked!.legal, "add").find((action) => action.tile === "mine")!;
    await userEvent.click(offer("mine"));
    await fireEvent.focus(cell(container, `nation:0:${add.cell}`));
    await waitFor(() => expect(container.querySelectorAll(".gifts .line").length).toBe(2));
  });

  test("has stacks of nobody knows how many tiles, none of them nature for want of knowing", () => {
    const view = own("adding");
    show("adding", { view: { ...view, face_down: { atlantis: 7 } } });
    expect(screen.getByRole("button", { name: "the nature stack" })).toBeInTheDocument();
    expect(screen.getByText("Face down").nextElementSibling).toHaveTextContent(/atlantis/);
  });

  test("has tiles with their names on them where there is no picture", () => {
    const view = own("adding");
    show("adding", { view: { ...view, display: ["atlantis"] } });
    expect(offer("atlantis")).toHaveTextContent("atlantis");
  });
});

describe.each(Object.keys(positions))("%s", (name) => {
  test.each(["en", "fr"] as const)("says everything in %s", (language) => {
    const { container } = show(name, {}, language);
    const said = [container.textContent, ...[...container.querySelectorAll("[aria-label], [title]")].flatMap((node) => [node.getAttribute("aria-label"), node.getAttribute("title")])];
    expect(said.join("\n")).not.toMatch(/\b(founders|tile|resource|stack|craftsman|effect|token)-[a-z]|\{/);
  });
});
