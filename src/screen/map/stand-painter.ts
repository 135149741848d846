import type { ICanvasRenderingContext2D } from 'pixi.js';
import { cssOf } from '../../describe/css-colour.ts';
import { colours } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';
import { hashAt } from './place-hash.ts';
import { paintOrnaments } from './stand-ornaments.ts';

/** The sides of an arena that the map shows beyond the floor. */
export const sides = ['above', 'below', 'left', 'right'] as const;
export type StandSide = (typeof sides)[number];

/** The part of the length of a stand that is next to the sand, in pixels. */
export interface SandSpan {
  readonly from: number;
  readonly to: number;
}

/** Lengths in cells: the wall around the sand, a row of seats, the space between spectators, their heads. */
const lengths = { wall: 0.55, rim: 0.09, row: 0.45, seat: 0.5, head: 0.095 };
/** The breadth of shoulders, how far a raised hand is beside a head, and the outline, in heads. */
const shoulders = 1.5;
const reach = 1.7;
const outline = 0.34;
/** Beyond this number of cells, the stands are as dark as the ground of the screen. */
export const darkAt = 5.5;
/** The colours of stone, of clothes, of faces and of hair, in the shade of an awning. */
export const stone = {
  face: 0x6f6a66,
  joint: 0x3d3a3b,
  cap: 0x99948c,
  step: 0x332b28,
  tread: 0x5a4f48,
};
export const clothes = [
  0xb5503f, 0xc69a4c, 0x62809c, 0x925f84, 0x78905a, 0xb9a58c, 0x8a3d3a, 0x46627e, 0xd0b27a,
  0x5b7350,
];
const faces = [0xd09c70, 0x9a6e4e, 0xe4bb92, 0x7a5238];
const hairs = [0x3a2a22, 0x5f3d22, 0x1f1a1c, 0x8c8278, 0xa8763c];
const ink = 0x17100f;

/** Paints from the last row to the first, so that each spectator stands before the row above. */
export function paintStand(
  context: ICanvasRenderingContext2D,
  side: StandSide,
  { width, height }: CellSize,
  cell: number,
  sand: SandSpan,
  hasOrnaments: boolean,
): void {
  const isFlat = side === 'above' || side === 'below';
  const depth = isFlat ? height : width;
  const length = isFlat ? width : height;
  /** A rectangle from `from` to `to` cells away from the sand, over the whole length of the stand. */
  const strip = (from: number, to: number): [number, number, number, number] => {
    const [near, far] = [Math.round(from * cell), Math.round(to * cell)];
    if (side === 'above') return [0, depth - far, length, far - near];
    if (side === 'below') return [0, near, length, far - near];
    if (side === 'left') return [depth - far, 0, far - near, length];
    return [near, 0, far - near, length];
  };
  const wall = side === 'above' ? lengths.wall : lengths.wall / 2;
  const room = depth / cell - wall;
  // Where the window ends before the dark, no row is cut off.
  const isWhole = depth < Math.ceil(darkAt * cell);
  const rows = isWhole
    ? Math.max(1, Math.floor(room / lengths.row))
    : Math.ceil(room / lengths.row);
  const rowLength = isWhole ? room / rows : lengths.row;
  for (let n = 0; n < rows; n++) {
    // Below the sand, the last row is nearest to the eye.
    const row = side === 'below' ? n : rows - 1 - n;
    const from = wall + row * rowLength;
    context.fillStyle = cssOf(stone.step);
    context.fillRect(...strip(from, from + rowLength));
    context.fillStyle = cssOf(stone.tread);
    context.fillRect(...strip(from, from + lengths.rim));
    const away = (from + rowLength / 2) * cell;
    const across = side === 'above' || side === 'left' ? depth - away : away;
    for (const { along, chance } of spectatorsIn(row, side, length, cell)) {
      const [x, y] = isFlat ? [along, across] : [across, along];
      spectator(context, x, y, cell, chance);
    }
  }
  if (side === 'above') paintWall(context, length, depth, cell);
  else {
    context.fillStyle = cssOf(stone.face);
    context.fillRect(...strip(0, wall));
    context.fillStyle = cssOf(stone.cap);
    context.fillRect(...strip(wall - lengths.rim, wall));
  }
  darken(context, side, { width, height }, cell);
  const edges = { upper: depth - Math.round(wall * cell), lower: depth };
  if (hasOrnaments && side === 'above') paintOrnaments(context, sand, edges, cell);
}

/** The places of the spectators in a row, in pixels from its start. None is cut off at an end. */
function spectatorsIn(
  row: number,
  side: StandSide,
  length: number,
  cell: number,
): { along: number; chance: number }[] {
  const seats = Math.ceil(length / cell / lengths.seat) + 1;
  const broadest = (reach + outline) * lengths.head * cell;
  return Array.from({ length: seats }, (_, seat) => {
    const chance = Math.floor(hashAt(seat, row, sides.indexOf(side)) * 2 ** 20);
    const shift = (row % 2) / 2 + ((chance >> 3) % 5) * 0.04 - 0.08;
    return { along: (seat + shift) * lengths.seat * cell, chance };
  }).filter(
    ({ along, chance }) => chance % 8 !== 0 && along >= broadest && along <= length - broadest,
  );
}

/** Darkens a stand the more, the farther away from the sand it is. */
export function darken(
  context: ICanvasRenderingContext2D,
  side: StandSide,
  { width, height }: CellSize,
  cell: number,
): void {
  const depth = side === 'above' || side === 'below' ? height : width;
  const end = darkAt * cell;
  const [x, y] = { above: [0, depth], below: [0, 0], left: [depth, 0], right: [0, 0] }[side];
  const [toX, toY] = {
    above: [0, depth - end],
    below: [0, end],
    left: [depth - end, 0],
    right: [end, 0],
  }[side];
  const shade = context.createLinearGradient(x, y, toX, toY);
  const ground = cssOf(colours.ground);
  shade.addColorStop(0, `${ground}08`);
  shade.addColorStop(0.4, `${ground}58`);
  shade.addColorStop(1, ground);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** The inner side of the wall, which faces the eye, with its bricks and its rim. */
function paintWall(
  context: ICanvasRenderingContext2D,
  length: number,
  depth: number,
  cell: number,
): void {
  const height = Math.round(lengths.wall * cell);
  const top = depth - height;
  const rim = Math.max(1, Math.round(lengths.rim * cell));
  const joint = Math.max(1, Math.round(0.03 * cell));
  context.fillStyle = cssOf(stone.face);
  context.fillRect(0, top, length, height);
  context.fillStyle = cssOf(stone.joint);
  const course = (height - rim) / 2;
  for (let row = 0; row < 2; row++) {
    const y = Math.round(top + rim + row * course);
    context.fillRect(0, y, length, joint);
    for (let x = (row * cell) / 3; x < length; x += (cell * 2) / 3) {
      context.fillRect(Math.round(x), y, joint, Math.ceil(course));
    }
  }
  context.fillStyle = cssOf(stone.cap);
  context.fillRect(0, top, length, rim);
  context.fillStyle = cssOf(stone.joint);
  context.fillRect(0, depth - joint, length, joint);
}

/** The poses of spectators. Most sit; some lean to a neighbour, and some cheer. */
const poses = [
  'sitting',
  'sitting',
  'leaning',
  'cheering',
  'sitting',
  'leaning',
  'sitting',
  'cheering',
] as const;

/** Paints a spectator around a point: shoulders, arms and a head, each with a dark outline. */
function spectator(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  cell: number,
  chance: number,
): void {
  const radius = lengths.head * cell;
  const pose = poses[(chance >> 13) % poses.length];
  const side = (chance >> 5) % 2 === 0 ? 1 : -1;
  const cloth = clothes[(chance >> 6) % clothes.length];
  const skin = faces[(chance >> 10) % faces.length];
  const hair = hairs[(chance >> 8) % hairs.length];
  const lean = pose === 'leaning' ? 0.55 * side * radius : 0;
  const neck = y - 0.25 * radius;
  if (pose === 'cheering') {
    // Every second one raises one arm only.
    const arms = chance % 2 === 0 ? [-1, 1] : [side];
    for (const arm of arms) raisedArm(context, x, y, radius, arm, cloth, skin);
  }
  const edge = outline * radius;
  disc(context, x + lean / 2, y + 1.95 * radius, shoulders * radius, cloth, edge, Math.PI);
  disc(context, x + lean, neck, radius, skin, edge);
  context.fillStyle = cssOf(hair);
  context.beginPath();
  context.arc(
    x + lean,
    neck,
    radius,
    (1.02 - 0.12 * side) * Math.PI,
    (1.98 - 0.12 * side) * Math.PI,
  );
  context.fill();
}

/** An arm from the shoulder to a hand above the head. `side`: 1 for the right arm, −1 for the left one. */
function raisedArm(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  side: number,
  cloth: number,
  skin: number,
): void {
  const line = (colour: number, width: number, until: number) => {
    context.strokeStyle = cssOf(colour);
    context.lineWidth = width * radius;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x + side * radius, y + 1.5 * radius);
    context.lineTo(x + side * (1 + (reach - 1.2) * until) * radius, y + (1.5 - 3 * until) * radius);
    context.stroke();
  };
  line(ink, 0.6 + 2 * outline, 1);
  line(skin, 0.6, 1);
  line(cloth, 0.66, 0.5);
}

/** A disc with an outline, or its upper half from `start` on. */
function disc(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: number,
  edge: number,
  start = 0,
): void {
  for (const [fill, size] of [
    [ink, radius + edge],
    [colour, radius],
  ]) {
    context.fillStyle = cssOf(fill);
    context.beginPath();
    context.arc(x, y, size, start, start === 0 ? 2 * Math.PI : 0);
    context.fill();
  }
}
