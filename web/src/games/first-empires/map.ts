/** The map as shapes. Regions that share an edge share its two corners to the unit, so a border of the data is a line both
 * have in common; where the data has a border over water, a passage is drawn instead. A test compares both with the data. */

export type Point = readonly [number, number];

interface Shape {
  outline: readonly Point[];
  /** Where its name and its pieces stand. */
  centre: Point;
}

export const SHAPES: Readonly<Record<string, Shape>> = {
  albion: {
    outline: [[402, 136], [440, 112], [488, 124], [512, 166], [500, 218], [470, 248], [430, 252], [394, 226], [386, 180]],
    centre: [448, 184],
  },
  etruria: {
    outline: [
      [572, 244], [586, 286], [600, 326], [606, 352], [612, 392], [590, 402], [560, 356], [540, 356], [556, 384], [568, 408], [548, 414],
      [512, 366], [486, 366], [462, 394], [420, 418], [388, 386], [402, 338], [440, 328], [416, 302], [452, 280], [500, 272], [536, 250],
    ],
    centre: [508, 316],
  },
  karthadst: {
    outline: [
      [390, 472], [430, 442], [490, 450], [520, 438], [540, 464], [590, 474], [630, 462], [660, 440], [668, 404], [690, 430], [684, 486], [706, 520],
      [650, 548], [596, 556], [520, 568], [450, 556], [384, 568], [370, 520],
    ],
    centre: [518, 512],
  },
  scythia: {
    outline: [
      [590, 196], [628, 204], [690, 190], [748, 214], [762, 268], [748, 330], [700, 352], [672, 346], [652, 318], [622, 314], [600, 326], [586, 286],
      [572, 244], [584, 220],
    ],
    centre: [672, 262],
  },
  rus: {
    outline: [
      [540, 170], [556, 118], [600, 88], [660, 100], [720, 70], [800, 84], [880, 60], [960, 80], [1040, 68], [1086, 104], [1046, 134], [1060, 184],
      [1014, 152], [990, 190], [930, 214], [862, 204], [806, 222], [748, 214], [690, 190], [628, 204], [590, 196], [566, 206],
    ],
    centre: [826, 140],
  },
  parsa: {
    outline: [
      [634, 366], [656, 366], [672, 346], [700, 352], [748, 330], [790, 352], [806, 392], [812, 440], [800, 478], [762, 466], [792, 512], [770, 556],
      [722, 566], [706, 520], [684, 486], [690, 430], [668, 404], [640, 398],
    ],
    centre: [744, 418],
  },
  aksum: {
    outline: [
      [706, 520], [722, 566], [748, 588], [776, 604], [716, 644], [690, 684], [620, 690], [560, 668], [588, 620], [596, 556], [650, 548],
    ],
    centre: [654, 616],
  },
  indus: {
    outline: [
      [806, 392], [850, 400], [902, 414], [914, 462], [896, 500], [880, 540], [850, 612], [826, 574], [808, 520], [800, 478], [812, 440],
    ],
    centre: [854, 450],
  },
  huaxia: {
    outline: [
      [862, 204], [930, 214], [990, 190], [1016, 232], [1000, 270], [1030, 320], [1016, 376], [984, 410], [940, 396], [902, 414], [850, 400], [834, 330],
      [842, 260],
    ],
    centre: [926, 300],
  },
  funan: {
    outline: [
      [902, 414], [940, 396], [984, 410], [1022, 440], [1036, 490], [1012, 540], [1002, 592], [970, 572], [950, 522], [896, 500], [914, 462],
    ],
    centre: [968, 484],
  },
  wagadu: {
    outline: [
      [384, 568], [450, 556], [520, 568], [596, 556], [588, 620], [560, 668], [520, 684], [496, 704], [484, 670], [440, 678], [392, 664], [362, 622],
    ],
    centre: [470, 616],
  },
  mupata: {
    outline: [
      [496, 704], [520, 684], [560, 668], [620, 690], [690, 684], [704, 730], [668, 790], [642, 842], [594, 866], [556, 850], [540, 790], [508, 746],
    ],
    centre: [602, 758],
  },
  sahul: {
    outline: [
      [928, 684], [980, 642], [1030, 648], [1052, 672], [1078, 634], [1112, 690], [1126, 754], [1092, 816], [1042, 836], [1000, 806], [940, 818],
      [908, 772], [906, 722],
    ],
    centre: [1012, 738],
  },
  malagasy: { outline: [[756, 730], [806, 698], [848, 734], [840, 806], [798, 858], [752, 840], [738, 782]], centre: [794, 778] },
  ezu: { outline: [[1048, 220], [1100, 196], [1134, 240], [1132, 304], [1104, 354], [1054, 374], [1038, 338], [1062, 284]], centre: [1090, 276] },
  wallmapu: {
    outline: [[150, 676], [220, 660], [292, 672], [280, 724], [244, 764], [224, 822], [196, 868], [166, 852], [162, 780], [138, 722]],
    centre: [214, 714],
  },
  cuzco: {
    outline: [[222, 478], [272, 500], [314, 548], [322, 588], [300, 634], [292, 672], [220, 660], [150, 676], [120, 620], [112, 560], [160, 496]],
    centre: [214, 578],
  },
  mexaca: {
    outline: [
      [8, 360], [70, 372], [146, 352], [150, 392], [178, 414], [208, 402], [204, 444], [222, 478], [160, 496], [96, 468], [44, 424],
    ],
    centre: [98, 414],
  },
  cahokia: {
    outline: [
      [-20, 206], [70, 222], [150, 206], [226, 226], [284, 250], [264, 298], [226, 322], [218, 364], [190, 344], [146, 352], [70, 372], [8, 360],
      [-20, 330],
    ],
    centre: [118, 284],
  },
  thule: {
    outline: [
      [-20, 76], [60, 52], [130, 72], [190, 48], [262, 56], [338, 76], [354, 124], [318, 176], [276, 150], [246, 176], [226, 226], [150, 206], [70, 222],
      [-20, 206],
    ],
    centre: [164, 136],
  },
};

/** Borders over water. */
export const PASSAGES: readonly { between: readonly [string, string]; from: Point; to: Point }[] = [
  { between: ["albion", "etruria"], from: [472, 240], to: [488, 280] },
  { between: ["etruria", "parsa"], from: [606, 374], to: [642, 382] },
  { between: ["huaxia", "ezu"], from: [1020, 322], to: [1046, 340] },
  { between: ["funan", "sahul"], from: [998, 584], to: [990, 650] },
  { between: ["mupata", "malagasy"], from: [688, 752], to: [748, 768] },
];

/** Mountains that nobody crosses: what lies around them does not meet in their midst. */
export const MOUNTAINS: readonly Point[] = [
  [748, 214], [806, 222], [862, 204], [842, 260], [834, 330], [850, 400], [806, 392], [790, 352], [748, 330], [762, 268],
];
export const PEAKS: readonly Point[] = [[786, 262], [814, 248], [802, 300], [776, 318], [820, 346], [810, 278]];

/** Waters that belong to neither ocean; land lies over their edges. */
export const INLAND: readonly (readonly Point[])[] = [
  [[538, 172], [610, 180], [600, 256], [536, 250]],
  [[590, 300], [690, 322], [690, 380], [640, 398], [612, 392], [590, 340]],
];

/** The Western Ocean; all other water is the Eastern. */
export const WEST: readonly Point[] = [
  [-20, 900], [-20, 150], [318, 150], [354, 124], [402, 136], [450, 180], [512, 166], [545, 172], [600, 260], [690, 420], [600, 560], [594, 866], [594, 900],
];
/** Where the oceans meet. */
export const MEETINGS: readonly (readonly [Point, Point])[] = [
  [[352, 122], [404, 138]],
  [[510, 168], [542, 172]],
  [[594, 862], [594, 900]],
];

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the names of the oceans stand. */
  oceans: Readonly<Record<string, Point>>;
}

const OLD_WORLD: Frame = { x: 262, y: 40, width: 886, height: 846, oceans: { west: [356, 764], east: [842, 656] } };
const NORTH: Frame = { x: 280, y: 40, width: 816, height: 664, oceans: { west: [346, 290], east: [852, 660] } };
const WORLD: Frame = { x: 0, y: 30, width: 1148, height: 858, oceans: { west: [388, 766], east: [842, 656] } };

/** The part of the map that a number of seats plays on. */
export function frame(seats: number): Frame {
  return seats === 2 ? NORTH : seats < 5 ? OLD_WORLD : WORLD;
}

/** The same for both regions along an edge, whichever way round they draw it. */
function chance(one: Point, other: Point, salt: number): number {
  const wave = Math.sin((one[0] + other[0]) * 12.9898 + (one[1] + other[1]) * 78.233 + salt * 37.719) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
}

const FINE = 13;

/** The points after `from` up to `to`, bent like a coast. */
function bent(from: Point, to: Point): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < FINE) return [to];
  const ahead = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const aside = chance(from, to, 1) * 0.24 * (ahead ? 1 : -1);
  const middle: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * aside,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside,
  ];
  return [...bent(from, middle), ...bent(middle, to)];
}

/** A closed path through the corners. */
export function path(corners: readonly Point[]): string {
  const points = corners.flatMap((corner, number) => bent(corner, corners[(number + 1) % corners.length]!));
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** Which of the others lies nearest in a direction: where an arrow key leads. */
export function toward(region: string, direction: Point, others: readonly string[]): string | null {
  const here = SHAPES[region]?.centre;
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const other of others) {
    const there = SHAPES[other]?.centre;
    if (!there || other === region) continue;
    const along = (there[0] - here[0]) * direction[0] + (there[1] - here[1]) * direction[1];
    const across = Math.abs((there[0] - here[0]) * direction[1]) + Math.abs((there[1] - here[1]) * direction[0]);
    const distance = along + 2 * across;
    if (along > 0 && across <= 2 * along && distance < least) {
      best = other;
      least = distance;
    }
  }
  return best;
}
