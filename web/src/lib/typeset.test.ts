import { expect, test } from "vitest";
import { folded } from "./folded";
import { typeset } from "./typeset";

test("apostrophes are curved in both languages", () => {
  expect(typeset("en", "{ $who }'s tile, the rivals' tiles")).toBe("{ $who }’s tile, the rivals’ tiles");
  expect(typeset("fr", "l'atelier")).toBe("l’atelier");
});

test("no line of French begins with a mark", () => {
  expect(typeset("fr", "Vers où ? « Ici »")).toBe("Vers où\u00a0? «\u00a0Ici\u00a0»");
});

test("the last place of a sentence is never alone on a line", () => {
  expect(typeset("en", "built =\n    { $cell } is taken on { $lot }.")).toBe("built =\n    { $cell } is taken on\u00a0{ $lot }.");
});

test("what is typed is found all the same", () => {
  expect(folded(typeset("fr", "L'été : ici"))).toBe("l'ete : ici");
});
