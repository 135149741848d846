/** A spectator of the arena, seen from behind. */
interface Spectator {
  readonly skin: string;
  /** The colour of the clothes, and that of their folds and sleeves. */
  readonly clothes: string;
  readonly folds: string;
  readonly hair: string;
  /** The lit edge of the hair. */
  readonly gleam: string;
  /** The number of arms that are raised. */
  readonly arms?: 0 | 1 | 2;
  readonly leans?: true;
  /** The colour of a band around the head. */
  readonly band?: string;
}

/** Two cheer, one waves, one sits and two lean to a neighbour. */
const spectators: readonly Spectator[] = [
  {
    skin: '#e0a874',
    clothes: '#a84236',
    folds: '#742a26',
    hair: '#4a2f20',
    gleam: '#a8764a',
    arms: 2,
  },
  {
    skin: '#c98f62',
    clothes: '#4b739b',
    folds: '#2f4c6c',
    hair: '#2c2222',
    gleam: '#7a6a66',
    band: '#d0a24a',
  },
  {
    skin: '#e8bb90',
    clothes: '#b18d42',
    folds: '#7c5f2a',
    hair: '#94632f',
    gleam: '#e0aa66',
    arms: 1,
  },
  {
    skin: '#b57c54',
    clothes: '#66864f',
    folds: '#435b36',
    hair: '#8a827c',
    gleam: '#d2ccc4',
    leans: true,
  },
  {
    skin: '#e0a874',
    clothes: '#8a5a8a',
    folds: '#5d3a5e',
    hair: '#7d3a22',
    gleam: '#c87a4c',
    leans: true,
    band: '#b0413a',
  },
  {
    skin: '#9a6a4a',
    clothes: '#c9b48e',
    folds: '#927d5a',
    hair: '#1f1a1c',
    gleam: '#6a5c5c',
    arms: 2,
  },
];

const outline = '#17100f';

/** The drawings of all spectators, as values of CSS. */
export const spectatorPictures: readonly string[] = spectators.map(
  (spectator) => `url("data:image/svg+xml,${encodeURIComponent(drawingOf(spectator))}")`,
);

function drawingOf({
  skin,
  clothes,
  folds,
  hair,
  gleam,
  arms = 0,
  leans,
  band,
}: Spectator): string {
  const edge = (width: number) => `stroke="${outline}" stroke-width="${width}"`;
  const line = (path: string, colour: string, width: number, cap = 'round') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}"/>`;
  const ball = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${skin}" ${edge(5)}/>`;
  const arm =
    line('M73 112L84 34', outline, 22) +
    line('M73 112L84 34', skin, 12) +
    line('M73 112L78.5 73', folds, 13) +
    ball(84, 30, 9);
  const raised = [arm, `<g transform="matrix(-1 0 0 1 92 0)">${arm}</g>`].slice(0, arms);
  const brow = 'M20 54Q46 66 72 54';
  const body = [
    `<path d="M4 156C4 112 22 94 46 94S88 112 88 156Z" fill="${clothes}" ${edge(6)}/>`,
    `<path d="M58 96C76 102 85 118 85 153H62C68 132 66 110 58 96Z" fill="${folds}"/>`,
    line('M14 132C17 114 26 103 38 99', '#ffffff59', 5),
    `<path d="M36 76h20v18q-10 9-20 0z" fill="${skin}" ${edge(5)}/>`,
    ball(20, 62, 7) + ball(72, 62, 7),
    `<path d="M46 30C64 30 73 43 73 58C73 76 62 87 46 87S19 76 19 58C19 43 28 30 46 30Z" fill="${hair}" ${edge(6)}/>`,
    '<path d="M56 34C67 39 70 50 70 58C70 72 62 82 50 84C60 70 62 50 56 34Z" fill-opacity=".28"/>',
    line('M26 52C28 42 36 36 46 36', gleam, 6),
    ...(band ? [line(brow, outline, 14, 'butt'), line(brow, band, 7, 'butt')] : []),
  ];
  const turn = leans ? ' transform="rotate(-11 46 150)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 150">${raised.join('')}<g${turn}>${body.join('')}</g></svg>`;
}
