import type { Words } from '../../words/texts.ts';

/** A floor full of monsters. Lengths in cells. */
export interface CrowdChoice {
  readonly monsters: number;
  readonly width: number;
  readonly height: number;
  readonly awake: boolean;
}

/** Limits for the number of monsters and for the sides of the floor, in cells. */
export interface CrowdBounds {
  readonly monsters: Bounds;
  readonly side: Bounds;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The least number of cells for each monster: on fuller floors no monster can move. */
const roomEach = 4;

/** Describes the problem of a crowd in any language. */
export type Complaint = (words: Words['crowd']) => string;

export function complaintAbout(
  { monsters, width, height }: CrowdChoice,
  bounds: CrowdBounds,
): Complaint | null {
  const isSide = (side: number) => isWithin(side, bounds.side);
  if (!isSide(width) || !isSide(height)) return badFloor(foundOf('x', width, height), bounds);
  if (!isWithin(monsters, bounds.monsters)) return badMonsters(foundOf('', monsters), bounds);
  const room = Math.floor((width * height) / roomEach);
  return monsters > room ? (words) => words.tooMany(`${width}x${height}`, room) : null;
}

function isWithin(value: number, { least, most }: Bounds): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** Joins numbers for a message; empty when one of them is missing. */
function foundOf(between: string, ...numbers: number[]): string {
  return numbers.some(Number.isNaN) ? '' : numbers.join(between);
}

/** Texts from the address have any length, so they are cut. */
const badMonsters =
  (found: string, { monsters }: CrowdBounds): Complaint =>
  (words) =>
    words.badMonsters(found.slice(0, 40), monsters.least, monsters.most);
const badFloor =
  (found: string, { side }: CrowdBounds): Complaint =>
  (words) =>
    words.badFloor(found.slice(0, 40), side.least, side.most);

/**
 * Reads `?crowd=1000&floor=200x200&awake=no`. `floor` and `awake` are optional; `200×200` is valid
 * as well.
 */
export function readCrowd(
  search: string,
  bounds: CrowdBounds,
): CrowdChoice | { problem: Complaint } {
  const params = new URLSearchParams(search);
  const monsters = params.get('crowd') ?? '';
  const floor = params.get('floor') ?? '200x200';
  const awake = params.get('awake') ?? 'yes';
  if (!/^\d{1,7}$/.test(monsters)) return { problem: badMonsters(monsters, bounds) };
  const sides = /^(\d{1,5})[xX×](\d{1,5})$/.exec(floor);
  if (!sides) return { problem: badFloor(floor, bounds) };
  if (awake !== 'yes' && awake !== 'no') {
    return { problem: (words) => words.badAwake(awake.slice(0, 40)) };
  }
  const [, width, height] = sides.map(Number);
  const crowd = { monsters: Number(monsters), width, height, awake: awake === 'yes' };
  const complaint = complaintAbout(crowd, bounds);
  return complaint ? { problem: complaint } : crowd;
}

/** A crowd as parameters of the address. */
export function crowdParameters({ monsters, width, height, awake }: CrowdChoice) {
  return { crowd: `${monsters}`, floor: `${width}x${height}`, awake: awake ? 'yes' : 'no' };
}
