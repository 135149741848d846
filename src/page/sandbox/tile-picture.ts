import { terrainColours } from '../../describe/terrain-colours.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import type { DrawnTile } from '../../trials/drawn-floor.ts';
import { drawing, svg } from '../icon.ts';

/** A part of a picture: a colour, and a path in a square of 24 units. */
type Part = readonly [colour: string, path: string];

const bricks: readonly Part[] = [
  ['#3a2e2b', 'M1 1h22v22h-22z'],
  ['#8a6650', 'M2 2h9v5h-9zM12.5 2h9.5v5h-9.5zM2 15h9v5h-9zM12.5 15h9.5v5h-9.5z'],
  ['#775642', 'M2 8.5h4v5h-4zM7.5 8.5h9v5h-9zM18 8.5h4v5h-4z'],
  ['#b08a6c', 'M2 2h9v1h-9zM12.5 2h9.5v1h-9.5zM2 15h9v1h-9zM12.5 15h9.5v1h-9.5zM7.5 8.5h9v1h-9z'],
];

const slabs: readonly Part[] = [
  ['#332c2e', 'M1 1h22v22h-22z'],
  ['#776a5f', 'M2 2l9 1 1 8-10 2zM13 2h9v9l-8 1zM2 15l9-2 2 9h-11zM14 14l8-1v9h-7z'],
  ['#94867a', 'M2 2l9 1v1l-9-1zM13 2h9v1h-9zM14 14l8-1v1l-8 1z'],
];

const pictures: Readonly<Record<DrawnTile, readonly Part[]>> = {
  floor: slabs,
  wall: bricks,
  weakWall: [...bricks, ['#120d10', 'M13 1l-3 6 3 4-4 5 2 7h1.5l-1.5-7 4.5-5-3-4 2.5-6z']],
  stairsDown: [
    ['#d8b27a', 'M1 1h22v22h-22z'],
    ['#0a080c', 'M2.5 2.5h19v19h-19z'],
    ['#af9678', 'M2.5 2.5h19v3.5h-19z'],
    ['#8a745c', 'M4.5 7h15v3.5h-15z'],
    ['#655444', 'M6.5 11.5h11v3.5h-11z'],
    ['#42372f', 'M8.5 16h7v3.5h-7z'],
  ],
  stairsUp: [
    ['#d8b27a', 'M1 1h22v22h-22z'],
    ['#2a2320', 'M2.5 2.5h19v19h-19z'],
    ['#655444', 'M2.5 18h19v3.5h-19z'],
    ['#8a745c', 'M4.5 13.5h15v3.5h-15z'],
    ['#af9678', 'M6.5 9h11v3.5h-11z'],
    ['#e9d3b0', 'M8.5 4.5h7v3.5h-7z'],
  ],
  door: [
    ['#332c2e', 'M1 1h22v22h-22z'],
    ['#b98a4a', 'M4 2h16v21h-16z'],
    ['#6f4a26', 'M6 4h5.5v19h-5.5zM12.5 4h5.5v19h-5.5z'],
    ['#8d6233', 'M6 4h5.5v1.5h-5.5zM12.5 4h5.5v1.5h-5.5z'],
    ['#ffd27a', 'M15 13h2v2.5h-2z'],
  ],
  secretDoor: [...bricks, ['#ffd27a', 'M5 22v-17h14v17h-1.5v-15.5h-11v15.5zM14 13h2v2h-2z']],
  passage: [
    ['#17141a', 'M1 1h22v22h-22z'],
    ['#4d453f', 'M4 5h4v3h-4zM13 3h5v3h-5zM9 11h5v3h-5zM17 12h4v3h-4zM4 17h4v3h-4zM14 18h5v3h-5z'],
  ],
  rock: [
    ['#1a181f', 'M1 1h22v22h-22z'],
    ['#2d2a35', 'M2 13l6-9 7 5 7-3v16h-20z'],
    ['#3d3946', 'M8 4l7 5-6 5zM15 9l7-3-3 8z'],
  ],
};

function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

/** The character and colour of each tile on a map of glyphs. Rock is dark. */
const glyphs: Readonly<
  Record<DrawnTile, readonly [keyof (typeof terrainGlyphs)['plain'] | null, colour: string]>
> = {
  floor: ['floor', '#a0988e'],
  wall: ['wall', '#c8b8a8'],
  weakWall: ['wall', css(terrainColours.weakWall)],
  stairsDown: ['down', css(terrainColours.stairs)],
  stairsUp: ['up', css(terrainColours.stairs)],
  door: ['door', css(terrainColours.door)],
  secretDoor: ['wall', css(terrainColours.door)],
  passage: ['passage', '#a89c90'],
  rock: [null, ''],
};

/** The look of a tile on a map of glyphs. */
export function tileLook(name: DrawnTile, alphabet: Campaign['alphabet']): Kind['look'] {
  const [terrain, colour] = glyphs[name];
  return { glyph: terrain ? terrainGlyphs[alphabet][terrain] : ' ', colour };
}

/** Makes a small picture of a tile. It is decoration: its name is beside it. */
export function tilePicture(name: DrawnTile): SVGSVGElement {
  return drawing(...pictures[name].map(([fill, d]) => svg('path', { fill, d })));
}
