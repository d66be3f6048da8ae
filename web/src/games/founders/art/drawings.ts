/**
 * Parts of drawings as SVG source. A table shows hundreds of shapes that never change one by one: a browser reads them from a
 * text much faster than they are put together.
 */
import { isResource, levelOf, type Kind } from "../catalogue";
import { emblems } from "./emblems";
import { glyphs, solid } from "./glyphs";
import { scenes } from "./scenes";

/** A drawing in a box as wide as high, moved so that its centre is at a place of another. */
function centred(x: number, y: number, size: number, box: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / box})`;
}

/** A sign in one colour. */
export function glyph(name: string, x: number, y: number, size: number, fill = "var(--f-sign)"): string {
  const rule = solid.has(name) ? "nonzero" : "evenodd";
  return `<path d="${glyphs[name] ?? emblems[name] ?? ""}" fill="${fill}" fill-rule="${rule}" transform="${centred(x, y, size, 24)}"/>`;
}

const SHAPES: Record<string, string> = {
  basic: "M16 1a15 15 0 1 0 .01 0z",
  village: "M7 1.5h18A5.5 5.5 0 0 1 30.5 7v18a5.5 5.5 0 0 1-5.5 5.5H7A5.5 5.5 0 0 1 1.5 25V7A5.5 5.5 0 0 1 7 1.5z",
  city: "M9 .8h14L31.5 16 23 31.2H9L.5 16z",
};

/** A resource, the same everywhere: basics are round, goods of villages square, what cities make has six sides. */
export function chip(resource: string, x: number, y: number, size: number): string {
  const tone = isResource(resource) ? resource : "stone";
  const shape = `d="${SHAPES[levelOf(resource)]}" transform="${centred(x, y, size, 32)}"`;
  return `<path ${shape} fill="var(--f-${tone}-chip)" stroke="var(--f-sign)" stroke-width="1.6"/>${glyph(resource, x, y, size * 0.68)}`;
}

const WIDE = 12;
const SIGNS: Record<string, string> = {
  "0": "M5 1a4 4 0 0 1 4 4v6a4 4 0 0 1-8 0V5a4 4 0 0 1 4-4z",
  "1": "M2 4l4-3v14",
  "2": "M1 5a4 4 0 1 1 7 2.6L1 15h8.5",
  "3": "M1.5 1H9L5 6.5a4.3 4.3 0 1 1-4 6",
  "4": "M7 15V1L1 11h8.5",
  "5": "M8.5 1H2.5L2 7h3a4 4 0 1 1-4 5.5",
  "6": "M7.5 1Q1 5 1 11a4 4 0 1 0 4-4 4 4 0 0 0-4 4",
  "7": "M1 1h8L4 15",
  "8": "M5 7.5a3.2 3.2 0 1 1 .01 0zM5 7.5a3.8 3.8 0 1 1-.01 0z",
  "9": "M2.5 15Q9 11 9 5a4 4 0 1 0-4 4 4 4 0 0 0 4-4",
  "+": "M1 8.5h8M5 4.5v8",
  "−": "M1 8.5h8",
};
const PEN = 'fill="none" stroke="var(--f-sign)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"';

/** A number as a drawing, `size` tall: it belongs to a sign, whose words say it in full. */
export function figure(value: string, x: number, y: number, size: number): string {
  const scale = size / 16;
  const signs = Array.from(value, (sign, place) => `<path d="${SIGNS[sign] ?? ""}" transform="translate(${place * WIDE} 0)"/>`);
  const left = x - ((signs.length * WIDE - 2) * scale) / 2;
  return `<g ${PEN} transform="translate(${left} ${y - size / 2}) scale(${scale})">${signs.join("")}</g>`;
}

const RIMS: Record<string, string> = {
  nature: "",
  village: "M10 97h80",
  city: "M10 97h80M10 3h80",
  victory: "M10 97h80M10 3h80M3 10v80M97 10v80",
};
const FRAME =
  "M10 0h80a10 10 0 0 1 10 10v80a10 10 0 0 1-10 10H10A10 10 0 0 1 0 90V10A10 10 0 0 1 10 0zM10 6a4 4 0 0 0-4 4v80a4 4 0 0 0 4 4h80a4 4 0 0 0 4-4V10a4 4 0 0 0-4-4z";

/**
 * A tile in a box of 100 by 100. The rim tells the class without colour: nature plain, villages a line of small stones below,
 * cities above and below, victory tiles all around.
 * Face up (`offer`) it shows what it needs, on paper, and what it gives, on its own colour; in a nation only what it gives, unless
 * it is silent. Of one without a kind, of somebody's own set, nothing is known but the picture.
 */
export function drawnTile(tile: string, kind: Kind | null, scene: string, offer: boolean, silent: boolean): string {
  const tone = kind?.class ?? "other";
  const victory = kind?.class === "victory";
  const lower = victory && !offer ? 15 : 0; // in a nation a temple has the whole tile
  return [
    `<rect x="2" y="2" width="96" height="96" rx="8" fill="var(--f-${tone}-soft)"/>`,
    picture(scene, lower),
    victory ? emblem(tile, kind.points, lower) : "",
    kind ? figures(kind, offer, silent) : "",
    `<path d="${FRAME}" fill="var(--f-${tone})" fill-rule="evenodd"/>`,
    `<path d="${RIMS[tone] ?? ""}" stroke="var(--f-sign)" stroke-width="3" stroke-dasharray="5 3.4" fill="none" opacity="0.75"/>`,
    victory ? star(kind.points) : "",
  ].join("");
}

function picture(scene: string, lower: number): string {
  const layers = (scenes[scene] ?? []).map(
    ([path, tone], layer) => `<path d="${path}" fill="var(--f-${tone})" transform="translate(0 ${layer ? lower : 0})"/>`,
  );
  return layers.join("");
}

function emblem(tile: string, points: number, lower: number): string {
  if (!Object.hasOwn(emblems, tile)) return "";
  return points === 1 ? glyph(tile, 50, lower + 46, 26, "var(--f-victory)") : glyph(tile, 50, lower + 44, 25, "var(--f-gold)");
}

function figures(kind: Kind, offer: boolean, silent: boolean): string {
  if (offer && kind.needs.length) return card(kind);
  return silent ? "" : gifts(kind, offer);
}

/** What it needs, and what it gives. */
function card({ class: rank, needs, gives }: Kind): string {
  const victory = rank === "victory";
  const size = gives.length ? 28 : 31;
  const wants = needs.map((need, place) => chip(need, victory ? 34 + place * 33 : 20.5 + place * (size + 1), 80.5, size));
  const given = gives[0] ? `<path d="M65 66h32v31H65l6-15.5z" fill="var(--f-${rank})"/>${chip(gives[0], 81.5, 80.5, 25)}` : "";
  return `<rect x="4" y="66" width="${victory ? 92 : 70}" height="31" fill="var(--f-paper)"/>${wants.join("")}${given}`;
}

function gifts({ gives }: Kind, offer: boolean): string {
  const chips = gives.map((given, place) => chip(given, 50 + (place - (gives.length - 1) / 2) * 37, offer ? 79 : 77, offer ? 30 : 33));
  const either = gives.length > 1 ? '<path d="M54 66 46 91" stroke="var(--f-dark)" stroke-width="3" stroke-linecap="round"/>' : "";
  return chips.join("") + either;
}

function star(points: number): string {
  return glyph("star", 80, 20, 36) + glyph("star", 80, 20, 32, "var(--f-victory)") + figure(String(points), 80, 20, 17);
}
