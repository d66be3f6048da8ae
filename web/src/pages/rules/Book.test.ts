import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Language } from "../../lib/texts";
import { t } from "../../lib/texts.svelte";
import Book from "./Book.svelte";
import { loadRulebook } from "./books";
import type { Rulebook } from "./clauses";

/** Two chapters are enough to read in. */
async function part(language: Language): Promise<Rulebook> {
  const book = await loadRulebook("founders", language);
  return { ...book, chapters: book.chapters.filter(({ id }) => ["F-4", "F-12"].includes(id)) };
}

function clause(id: string): HTMLElement | null {
  return document.getElementById(id);
}

describe("a rulebook to read", { timeout: 20_000 }, () => {
  beforeEach(() => {
    settings.setLanguage("en");
    location.hash = "";
    Element.prototype.scrollIntoView = vi.fn();
  });

  it("has clauses, links between them, and examples to try", async () => {
    render(Book, { book: await part("en"), slug: "founders", t, tried: new Set(["F-4.4-1"]) });
    const needs = within(clause("F-4.4")!);
    expect(needs.getByRole("heading")).toHaveTextContent("F-4.4 Needs");
    expect(needs.getByRole("link", { name: "F-4.3" })).toHaveAttribute("href", "#F-4.3");
    expect(needs.getByRole("button", { name: "Try it out" })).toBeVisible();
    expect(within(clause("F-4.7")!).queryByRole("button")).toBeNull();
  });

  it("goes to the clause that the address names", async () => {
    location.hash = "#F-4.2";
    render(Book, { book: await part("en"), slug: "founders", t, tried: new Set<string>() });
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("id", "F-4.2"));
  });

  it("is searched whatever the accents", async () => {
    settings.setLanguage("fr");
    render(Book, { book: await part("fr"), slug: "founders", t, tried: new Set<string>() });
    const box = screen.getByRole("searchbox");
    await fireEvent.input(box, { target: { value: "pillee rapporte" } });
    expect(screen.getByRole("status")).toHaveTextContent(/articles$/);
    expect([clause("F-12.1"), clause("F-4.1")]).toEqual([expect.anything(), null]);
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toContain("pillée");
    await fireEvent.input(box, { target: { value: "" } });
    expect(clause("F-4.1")).toBeInTheDocument();
  });
});
