/** Names and short descriptions, in the reader's language. */
import type { Translate } from "../../lib/contract";
import { isOurs } from "../../lib/sets";
import { player, term } from "../../lib/texts";
import type { View } from "../../generated/first-empires";
import type { Mark } from "./choices";
import { COLOURS, REGIONS, colourOf, neighbours, track, type Colour } from "./components";

/** Who is in a region, and whose cities. */
export function occupation(view: View, region: string, t: Translate): string {
  const seen = view.regions[region];
  const colour = colourOf(view, region);
  const named = { region: term(`region-${region}`), colour: colour ? term(`face-${colour}`) : "?" };
  const owner = seen?.owner ?? null;
  const people =
    owner === null ? t("about-nobody", named) : t("about-occupied", { ...named, who: player(owner), count: seen?.explorers ?? 0 });
  const cities = citiesIn(view, region).map(({ seat, count }) => t("about-city-of", { count, who: player(seat) }));
  return cities.length ? `${people} ${t("about-cities", { cities: cities.join(", ") })}` : people;
}

/** The city tokens in a region, by owner. */
export function citiesIn(view: View, region: string): { seat: number; count: number }[] {
  const counts = view.regions[region]?.cities ?? [];
  return counts.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0);
}

/** Where ways lead from a region: its neighbours and its coasts, if they are known. */
export function surroundings(view: View, region: string, t: Translate): string {
  if (!isOurs(view)) return "";
  const borders = neighbours(view, region).filter((other) => other in view.regions);
  const oceans = REGIONS.get(region)?.oceans ?? [];
  const coasts = oceans.length
    ? t("empires-coasts", { oceans: oceans.map((ocean) => term(`ocean-${ocean}`)) })
    : t("empires-coast-none");
  if (!borders.length) return coasts;
  return `${t("about-borders", { borders: borders.map((other) => term(`region-${other}`)) })} ${coasts}`;
}

export function marked(mark: Mark | undefined, t: Translate): string {
  return mark ? t(`empires-mark-${mark.kind}`, { cost: mark.cost }) : "";
}

/** How many regions of a colour a seat occupies. */
export function regionsOf(view: View, seat: number, colour: Colour): number {
  return Object.entries(view.regions).filter(([id, region]) => region.owner === seat && colourOf(view, id) === colour).length;
}

export function citiesOnMap(view: View, seat: number): number {
  return Object.values(view.regions).reduce((sum, region) => sum + (region.cities?.[seat] ?? 0), 0);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What the spaces reached are worth, track by track. */
export function trackPoints(view: View, seat: number): Record<Colour, number> {
  const seen = view.players[seat];
  const worth = (colour: Colour) => track(view, seat, colour)?.points[seen?.levels[colour] ?? 0] ?? 0;
  return Object.fromEntries(COLOURS.map((colour) => [colour, worth(colour)])) as Record<Colour, number>;
}
