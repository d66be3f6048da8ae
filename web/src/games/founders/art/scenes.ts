/**
 * What is seen on a tile: flat shapes in a box of 100 by 100, the lower third kept free for what it needs and gives.
 * A layer is a path and its tone, one of those in `palette.css`.
 */
export type Layer = readonly [path: string, tone: string];

const ground = (tone: string): Layer => ["M4 60q24-8 46-4t46-2v42H4z", tone];

/** A slender tree: its foot and its height. */
const cypress = (x: number, y: number, tall: number): Layer[] => [
  [`M${x - 2} ${y - 6}h4v8h-4z`, "bark"],
  [`M${x} ${y - tall}q11 ${tall * 0.55} 7 ${tall - 6}q-7 5-14 0q-4-${tall * 0.45} 7-${tall - 6}z`, "leaf"],
  [`M${x} ${y - tall}q11 ${tall * 0.55} 7 ${tall - 6}q-3 2.5-7 2.5z`, "leaf-shade"],
];

/** A round tree. */
const olive = (x: number, y: number, size: number): Layer[] => [
  [`M${x - 3} ${y}q3-8 0-16h6q-2 8 2 16z`, "bark"],
  [
    `M${x - size} ${y - size}a${size * 0.62} ${size * 0.62} 0 0 1 ${size * 0.55}-${size * 0.9}a${size * 0.7} ${size * 0.7} 0 0 1 ${size * 1.05} 0a${size * 0.6} ${size * 0.6} 0 0 1 ${size * 0.4} ${size * 0.9}q-${size} ${size * 0.5}-${size * 2} 0z`,
    "leaf",
  ],
  [
    `M${x + size * 0.1} ${y - size * 0.75}q${size * 0.6}-${size * 0.2} ${size * 0.5}-${size}a${size * 0.6} ${size * 0.6} 0 0 1 ${size * 0.4} ${size * 0.75}q-${size * 0.5} ${size * 0.3}-${size * 0.9} ${size * 0.25}z`,
    "leaf-shade",
  ],
];

const boulder = (x: number, y: number, size: number): Layer[] => [
  [`M${x} ${y}l${size * 0.15}-${size * 0.5} ${size * 0.45}-${size * 0.25} ${size * 0.4} ${size * 0.25} ${size * 0.1} ${size * 0.5}z`, "rock"],
  [`M${x + size * 0.55} ${y}l${size * 0.05}-${size * 0.75} ${size * 0.4} ${size * 0.25} ${size * 0.1} ${size * 0.5}z`, "rock-shade"],
];

/** A house with a tiled roof: its near left corner, its width and the height of its wall. */
const house = (x: number, y: number, wide: number, tall: number): Layer[] => [
  [`M${x} ${y - tall}h${wide}v${tall}h-${wide}z`, "wall"],
  [`M${x + wide * 0.68} ${y - tall}h${wide * 0.32}v${tall}h-${wide * 0.32}z`, "wall-shade"],
  [`M${x - 5} ${y - tall + 2}l9-14h${wide - 8}l9 14z`, "roof"],
  [`M${x - 5} ${y - tall + 2}h${wide + 10}v-3.5h-${wide + 5.5}z`, "roof-shade"],
];

const mountain: Layer[] = [
  ["M4 64 30 22l12 14L58 12l38 52v8H4z", "rock"],
  ["M58 12l38 52v8H60l6-22z", "rock-shade"],
  ["M30 22l12 14-6 22-10 8z", "rock-shade"],
];

/** The timbered mouth of a mine. */
const adit: Layer[] = [
  ["M32 70V46q18-12 36 0v24z", "bark"],
  ["M38 70V50q12-8 24 0v20z", "dark"],
];

const steps: Layer[] = [
  ["M8 62h84v6H8z", "marble-shade"],
  ["M13 57h74v5H13z", "marble"],
];

const column = (x: number, top: number, wide: number): Layer[] => [
  [`M${x} ${top}h${wide}v${57 - top}h-${wide}z`, "marble"],
  [`M${x + wide * 0.6} ${top}h${wide * 0.4}v${57 - top}h-${wide * 0.4}z`, "marble-shade"],
  [`M${x - 1.5} ${top}h${wide + 3}v3h-${wide + 3}z`, "marble"],
];

export const scenes: Record<string, readonly Layer[]> = {
  forest: [
    ground("grass"),
    ...boulder(64, 67, 30),
    ...cypress(24, 62, 48),
    ...cypress(62, 58, 40),
    ...cypress(43, 66, 54),
    ...boulder(6, 70, 20),
  ],
  cliff: [
    ["M4 66h92v30H4z", "grass"],
    ["M14 70 22 26l16-10 30 2 18 16 6 36z", "rock"],
    ["M52 17l16 1 18 16 6 36H62l-6-24z", "rock-shade"],
    ["M30 38l-6 32h6l5-26zM44 30l4 22 4-2-2-20z", "rock-shade"],
    ["M18 30l4-7 16-10 31 1 19 17-9 3-8-7-8 4-12-7-10 6-11-5-7 6z", "leaf"],
    ["M68 14l20 17-9 3-8-7-4 2-2-14z", "leaf-shade"],
  ],
  waterfall: [
    ["M4 20l14-8 20 6-2 52H4z", "rock"],
    ["M96 16l-16-6-18 8 2 52h32z", "rock"],
    ["M24 14l14 4-2 52H26l4-30z", "rock-shade"],
    ["M80 10l16 6v54H82l4-30z", "rock-shade"],
    ["M36 18q14-6 28 0l2 50H34z", "water"],
    ["M40 18h4v44h-4zM49 16h5v50h-5zM59 18h3v38h-3z", "foam"],
    ["M4 66q46 10 92 0v30H4z", "water"],
    ["M28 66q6-9 12-4 6-7 12 0 8-6 12 0 8-3 10 6-24 7-46-2z", "foam"],
  ],
  lake: [
    ground("grass"),
    ...cypress(20, 50, 36),
    ...cypress(80, 48, 38),
    ...cypress(34, 47, 30),
    ["M10 62q6-14 40-14t40 14q-4 12-40 12T10 62z", "water"],
    ["M24 58h22v2.6H24zM50 64h26v2.6H50zM34 68h12v2.4H34z", "foam"],
  ],
  meadow: [
    ["M4 46q20-16 44-6t48-8v64H4z", "grass"],
    ["M4 58q30-12 52 0t40-4v42H4z", "leaf"],
    ["M60 40q-14 8 0 15t0 20H40q22-8 6-18t4-16z", "water"],
    ["M18 50v14h2V50zM28 46v14h2V46zM76 48v16h2V48zM86 44v14h2V44z", "leaf-shade"],
    ["M19 43a5 5 0 1 0 .1 0zM77 41a5 5 0 1 0 .1 0z", "red"],
    ["M29 39a5 5 0 1 0 .1 0zM87 37a5 5 0 1 0 .1 0z", "gold"],
    ["M19 46.5a1.6 1.6 0 1 0 .1 0zM77 44.5a1.6 1.6 0 1 0 .1 0z", "foam"],
  ],
  grove: [ground("grass"), ...olive(72, 60, 18), ...olive(32, 64, 25), ["M10 64h5v6h-5zM58 66h4v5h-4zM84 66h5v5h-5z", "leaf"]],
  mine: [["M4 66h92v30H4z", "sand"], ...mountain, ...adit, ["M30 46h40v5H30z", "bark"], ["M22 70h56v4H22z", "dark"]],
  "gold-mine": [
    ["M4 66h92v30H4z", "sand"],
    ...mountain,
    ...adit,
    ["M30 46h40v5H30z", "bark"],
    ["M70 70q2-16 12-16t14 16z", "gold"],
    ["M84 55q10 3 12 15h-9z", "gold-shade"],
    ["M4 68q14-8 26 4v4H4z", "water"],
    ["M22 40l3-6 4 5-3 5zM70 36l4-6 4 6-4 5zM52 26l3-5 4 5-4 4z", "gold"],
  ],
  "weaving-house": [
    ground("grass"),
    ...house(10, 66, 44, 26),
    ["M24 50h12v16H24z", "dark"],
    ["M58 30h36v3H58z", "bark"],
    ["M58 30h3v38h-3zM91 30h3v38h-3z", "bark"],
    ["M63 33h11v26q-6 3-11 0z", "purple"],
    ["M77 33h11v20q-6 3-11 0z", "red"],
    ["M63 42h11v4H63zM77 40h11v4H77z", "foam"],
  ],
  winery: [
    ground("grass"),
    ...house(8, 64, 40, 24),
    ["M21 50h10v14H21z", "dark"],
    ["M54 28h3v40h-3zM90 28h3v40h-3zM52 26h44v4H52z", "bark"],
    ["M54 24q8-8 14 0 8-6 12 1 8-6 14 2-4 10-12 5-8 6-14 0-8 4-14-8z", "leaf"],
    ["M64 36a4.5 4.5 0 1 1 .1 0zM72 36a4.5 4.5 0 1 1 .1 0zM80 36a4.5 4.5 0 1 1 .1 0zM68 44a4.5 4.5 0 1 1 .1 0zM76 44a4.5 4.5 0 1 1 .1 0zM72 52a4.5 4.5 0 1 1 .1 0z", "wine"],
  ],
  "horse-farm": [
    ground("grass"),
    [
      "M24 68V50q-6-2-8 8l-4 2q0-18 12-18h28l14-20 4-7 4 6q12 4 14 14l-5 5-12-3-5 10v21h-6V52H32l-2 16z",
      "horse",
    ],
    ["M66 22l4-7 4 6-8 20-6-3zM24 50q-6-2-8 8l-4 2q0-18 12-18z", "horse-shade"],
    ["M4 56h92v4H4zM4 64h92v4H4zM10 52h4v20h-4zM50 52h4v20h-4zM86 52h4v20h-4z", "wall"],
  ],
  fishery: [
    ["M4 58q46-8 92 0v38H4z", "water"],
    ...house(10, 54, 32, 18),
    ["M6 54h46v5H6zM12 58h4v14h-4zM28 58h4v14h-4zM44 58h4v14h-4z", "bark"],
    ["M50 60h44q-4 13-14 13H62q-10 0-12-13z", "horse"],
    ["M70 18h3v42h-3z", "bark"],
    ["M68 22v34H52q14-12 16-34z", "foam"],
    ["M75 26q14 10 16 30H75z", "wall-shade"],
    ["M18 68h22v2.5H18zM4 74h20v2.5H4z", "foam"],
  ],
  marketplace: [
    ["M4 62h92v34H4z", "wall-shade"],
    ["M12 40h4v30h-4zM84 40h4v30h-4z", "bark"],
    ["M6 22h88l-6-10H12z", "roof-shade"],
    ["M6 22h16v18q-8 7-16 0zM38 22h12v18q-6 7-12 0zM66 22h12v18q-6 7-12 0z", "red"],
    ["M22 22h16v18q-8 7-16 0zM50 22h16v18q-8 7-16 0zM78 22h16v18q-8 7-16 0z", "foam"],
    ["M10 56h80v12H10z", "bark"],
    ["M20 56a6 6 0 0 1 12 0zM30 56a6 6 0 0 1 12 0z", "gold"],
    ["M46 56l2-10h8l2 10z", "horse"],
    ["M62 56a6 6 0 0 1 12 0zM71 56a5 5 0 0 1 10 0z", "leaf"],
  ],
  inn: [
    ["M4 64h92v32H4z", "wall-shade"],
    ...house(16, 68, 56, 40),
    ["M36 68V54q8-10 16 0v14z", "dark"],
    ["M22 36h9v9h-9zM40 34h9v9h-9zM58 36h9v9h-9z", "dark"],
    ["M74 32h18v3H74zM82 35h2v5h-2z", "bark"],
    ["M83 40a9 9 0 1 0 .1 0zm0 4.5a4.5 4.5 0 1 1-.1 0z", "gold"],
    ["M76 70V60q2-8 10-8t8 8v10z", "horse"],
  ],
  workshop: [
    ["M4 64h92v32H4z", "wall-shade"],
    ["M64 14h12v26H64z", "rock"],
    ["M70 14h6v26h-6z", "rock-shade"],
    ["M66 12q-8-6 2-9 8 0 12-1 8 6-2 10z", "foam"],
    ...house(16, 68, 66, 32),
    ["M24 68V50q22-14 44 0v18z", "dark"],
    ["M30 62h10l2-6h20v4q-8 1-8 6v2h4v4H38v-4h4q-2-4-12-6z", "rock"],
    ["M40 44l14 6-2 4-14-6z", "horse"],
    ["M50 44l8-4 4 10-8 4z", "rock-shade"],
  ],
  "war-camp": [
    ["M4 62q46-8 92 0v34H4z", "sand"],
    ["M78 8h2.6v60H78zM90 20h2.6v48H90zM12 22h2.6v46H12z", "bark"],
    ["M80 10h-22l6 8-6 8h22z", "red"],
    ["M91.3 12l4 9h-8zM13.3 14l4 9h-8z", "rock"],
    ["M48 24 86 70H10z", "wall"],
    ["M48 24 86 70H60z", "wall-shade"],
    ["M48 36l12 34H36z", "dark"],
    ["M48 24l-4-8h8z", "roof"],
  ],
  altar: [
    ["M4 64h92v32H4z", "sand"],
    ["M20 62h60v7H20z", "marble-shade"],
    ["M27 30h46v32H27z", "marble"],
    ["M60 30h13v32H60z", "marble-shade"],
    ["M22 23h56v8H22z", "marble"],
    ["M50 6q12 9 6 17H44q-6-8 6-17z", "roof"],
    ["M50 12q6 6 3 11h-6q-3-5 3-11z", "gold"],
  ],
  temple: [
    ["M4 66h92v30H4z", "sand"],
    ...steps,
    ["M20 30h60v27H20z", "cella"],
    ...column(18, 28, 8),
    ...column(74, 28, 8),
    ["M12 28 50 8l38 20z", "roof"],
    ["M20 26 50 11l30 15z", "marble"],
    ["M12 26h76v4H12z", "marble-shade"],
  ],
  "great-temple": [
    ["M4 66h92v30H4z", "sand"],
    ...steps,
    ["M14 30h72v27H14z", "cella"],
    ...column(11, 28, 7),
    ...column(22, 28, 7),
    ...column(71, 28, 7),
    ...column(82, 28, 7),
    ["M5 28 50 6l45 22z", "gold"],
    ["M15 26 50 10l35 16z", "marble"],
    ["M5 26h90v4.5H5z", "marble-shade"],
    ["M50 2l4 6h-8zM6 20l4 8H4zM94 20l2 8h-6z", "gold-shade"],
  ],
};
