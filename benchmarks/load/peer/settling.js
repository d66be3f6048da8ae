// A game for boardgame.io of the size of Founders of the Empire: a row of tiles to take from, a nation of one's own to
// lay them in, stacks face down. Two moves a turn, as in the model; what lies in the stacks is secret.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const KINDS = [
  'forest', 'cliff', 'waterfall', 'lake', 'meadow', 'grove', 'mine', 'gold-mine', 'weaving-house', 'winery', 'horse-farm', 'fishery',
  ...['workshop', 'marketplace', 'inn', 'war-camp'].flatMap((house) =>
    ['iron', 'gold', 'cloth', 'wine', 'horses', 'fish'].map((good) => `${house}-${good}`)),
  'altar-of-helios', 'altar-of-iris', 'altar-of-chiron', 'altar-of-eros', 'temple-of-dionysus', 'temple-of-demeter', 'temple-of-plutus',
  'temple-of-hestia', 'temple-of-pan', 'temple-of-nike', 'temple-of-hera', 'great-temple-of-apollo', 'great-temple-of-athena',
];
const COLUMNS = 'abcdefgh';
const ROWS = 8;
const ROW = 6; // tiles to choose from
const NATION = 14; // tiles that lie in a nation at most, as many as in the middle of the model's games
const TURNS = 70;

const beside = (cell) => {
  const column = COLUMNS.indexOf(cell[0]);
  const row = Number(cell[1]);
  return [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]]
    .filter(([c, r]) => c >= 0 && c < COLUMNS.length && r >= 1 && r <= ROWS)
    .map(([c, r]) => COLUMNS[c] + r);
};

const free = (tiles) => {
  const taken = new Set(tiles.map((tile) => tile.cell));
  return [...new Set(tiles.flatMap((tile) => beside(tile.cell)))].filter((cell) => !taken.has(cell));
};

const draw = (G, random) => {
  const index = random.Die(G.secret.stack.length) - 1;
  const [tile] = G.secret.stack.splice(index, 1);
  G.face_down[tile] -= 1;
  return tile;
};

const player = () => ({
  tiles: [{ cell: 'd4', tile: 'capital' }],
  hand: { war: 0, coin: 1, carriage: 1, craftsmen: ['iron'] },
  carriages: [],
});

module.exports.Settling = {
  name: 'settling',

  setup: ({ random }) => {
    const G = {
      options: { first: 'random', agreement: false, uniform_village: false, components: null },
      reason: '',
      face_down: Object.fromEntries(KINDS.map((kind) => [kind, 3])),
      row: [],
      display: KINDS.slice(-8),
      supply: { war: 6, coin: 6, carriage: 6, craftsman: 6 },
      players: [player(), player()],
      taken: null,
      choices: [],
      secret: { stack: KINDS.flatMap((kind) => [kind, kind, kind]) },
    };
    while (G.row.length < ROW) G.row.push(draw(G, random));
    G.choices = [...G.row];
    return G;
  },

  playerView: PlayerView.STRIP_SECRETS,

  turn: { minMoves: 2, maxMoves: 2 },

  moves: {
    take: ({ G, ctx, random }, tile) => {
      const index = G.row.indexOf(tile);
      if (G.taken !== null || index < 0) return INVALID_MOVE;
      G.taken = tile;
      G.row.splice(index, 1, draw(G, random));
      G.choices = free(G.players[ctx.currentPlayer].tiles);
    },
    lay: ({ G, ctx }, cell) => {
      const { tiles } = G.players[ctx.currentPlayer];
      if (G.taken === null || !free(tiles).includes(cell)) return INVALID_MOVE;
      tiles.push({ cell, tile: G.taken });
      if (tiles.length > NATION) tiles.splice(1, 1);
      G.taken = null;
      G.choices = [...G.row];
    },
  },

  endIf: ({ ctx }) => (ctx.turn > TURNS ? { reason: 'turns' } : undefined),
};
