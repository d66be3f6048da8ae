/** The score curve: figures into lines. */

/** How the seats stood at a step. */
export interface Standing {
  step: number;
  scores: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  /** A path for each seat. */
  paths: string[];
  /** The points at which lines of the grid are drawn. */
  ticks: { value: number; y: number }[];
  x(step: number): number;
  y(score: number): number;
  /** The step at a place of the picture. */
  stepAt(x: number): number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const LINES = 5;

export function curveOf(standings: readonly Standing[], frame: Frame): Curve {
  const last = Math.max(1, standings.length - 1);
  const all = standings.flatMap((standing) => [...standing.scores]);
  const ticks = ticksOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (step: number): number => rounded(frame.left + ((frame.width - frame.left - frame.right) * step) / last);
  const y = (score: number): number =>
    rounded(frame.top + ((frame.height - frame.top - frame.bottom) * (high - score)) / (high - low));
  const seats = standings[0]?.scores.length ?? 0;
  return {
    paths: Array.from({ length: seats }, (_, seat) => pathOf(standings, seat, x, y)),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    x,
    y,
    stepAt: (at) => {
      const share = (at - frame.left) / (frame.width - frame.left - frame.right);
      return Math.max(0, Math.min(standings.length - 1, Math.round(share * last)));
    },
  };
}

/** Points come all at once, so a line goes along and then up. */
function pathOf(
  standings: readonly Standing[],
  seat: number,
  x: (step: number) => number,
  y: (score: number) => number,
): string {
  let path = "";
  let before: number | undefined;
  standings.forEach(({ scores }, step) => {
    const score = scores[seat] ?? 0;
    if (before === undefined) path += `M${x(step)} ${y(score)}`;
    else if (score !== before) path += `H${x(step)}V${y(score)}`;
    before = score;
  });
  return standings.length ? `${path}H${x(standings.length - 1)}` : "";
}

function ticksOf(low: number, high: number): number[] {
  const size = STEPS.find((step) => (high - low) / step <= LINES) ?? STEPS.at(-1)!;
  const first = Math.floor(low / size);
  const last = Math.ceil(high / size);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * size);
}

/** The steps at which anybody's score changed, with the first and the last one. */
export function changes(standings: readonly Standing[]): Standing[] {
  return standings.filter(
    ({ scores }, at) =>
      at === 0 ||
      at === standings.length - 1 ||
      scores.some((score, seat) => score !== standings[at - 1]!.scores[seat]),
  );
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
