import { componentNames } from '../game/components.ts';
import { columnOf } from '../game/stores.ts';
import type { Game } from '../game/world.ts';
import { gameFieldNames, gameFieldsOf } from '../state/game-fields.ts';
import { carrierOf, entitiesBySeq, membersByComponent, seqOf } from '../state/members.ts';
import { pendingOf } from '../state/pending-work.ts';
import { cellsOf, storedFields } from '../state/write-state.ts';

/** A part of the state has changed. */
export interface Change {
  /** Index into `stateParts`. */
  readonly part: number;
  /** The `seq` of the entity whose component changed, appeared or vanished; 0 for the other parts. */
  readonly seq: number;
  /** 12 bits of the new value's hash; 0 if the component vanished. */
  readonly check: number;
}

const cellParts = [
  'tiles',
  'memory',
  'rememberedThings',
  'visible',
] as const satisfies (keyof ReturnType<typeof cellsOf>)[];
/** Between turns no work is pending. A turn that leaves attacks or results behind makes its trace differ. */
const pendingParts = ['attacks', 'results'] as const;

/**
 * The parts of the state that traces distinguish: the components, and as a whole the fields of the head,
 * the relation `carried`, the cells of the hero's floor by array, and two queues of pending work.
 */
export const stateParts: readonly string[] = [
  ...componentNames,
  ...gameFieldNames,
  'carried',
  ...cellParts,
  ...pendingParts,
];

const partNumbers = new Map(stateParts.map((part, number) => [part, number]));

/** The index of a part in `stateParts`; undefined for a part that this version does not have. */
export function partNumber(name: string): number | undefined {
  return partNumbers.get(name);
}

/** The fields of each component, in the order of `componentNames`. */
const componentFields = componentNames.map((component) => ({
  component,
  fields: storedFields(component).map(([name, { kind }]) => ({
    name,
    isEntity: kind === 'entity',
  })),
}));

/** Finds the parts of a game's state that have changed since the last look. */
export class StateTrace {
  readonly #game: Game;
  /** A 32-bit hash of each part, by key. */
  #known = new Map<number, number>();
  #next = new Map<number, number>();

  constructor(game: Game) {
    this.#game = game;
    this.changes();
  }

  /** The changes since the last call or the constructor, by part and `seq`. */
  changes(): Change[] {
    const known = this.#known;
    const next = this.#next;
    next.clear();
    addChecks(next, this.#game);
    const changed: number[] = [];
    for (const [key, check] of next) {
      if (known.get(key) !== check) changed.push(key);
      known.delete(key);
    }
    // The parts that have vanished are left.
    changed.push(...known.keys());
    // The old map is filled again at the next look.
    this.#known = next;
    this.#next = known;
    return changed
      .sort((a, b) => partOf(a) - partOf(b) || a - b)
      .map((key) => ({ part: partOf(key), seq: seqOfKey(key), check: shortCheck(next.get(key)) }));
  }

  /** The 12 bits of a part at the last look; 0 if the entity does not have this component. */
  checkOf(part: number, seq: number): number {
    return shortCheck(this.#known.get(keyOf(part, seq)));
  }
}

/** Greater than the number of `stateParts`, so that keys are small integers: maps with large keys are slow. */
const mostParts = 128;

function keyOf(part: number, seq: number): number {
  return seq * mostParts + part;
}

function partOf(key: number): number {
  return key % mostParts;
}

function seqOfKey(key: number): number {
  return Math.floor(key / mostParts);
}

function shortCheck(check = 0): number {
  return check & 0xfff;
}

function addChecks(checks: Map<number, number>, game: Game): void {
  const members = membersByComponent(game);
  for (const [part, { component }] of componentFields.entries()) {
    addComponentChecks(checks, game, part, members.get(component) ?? []);
  }
  const carried = entitiesBySeq(game).map((item) => seqOf(game, carrierOf(game, item)));
  setWhole(checks, 'carried', carried.reduce(mixNumber, emptyCheck));
  const cells = cellsOf(game.floor);
  for (const part of cellParts) setWhole(checks, part, cellsCheck(cells[part]));
  const head = gameFieldsOf(game);
  for (const part of gameFieldNames) setWhole(checks, part, textCheck(JSON.stringify(head[part])));
  const pending = pendingOf(game);
  for (const part of pendingParts) {
    setWhole(checks, part, textCheck(JSON.stringify(pending[part])));
  }
}

function setWhole(checks: Map<number, number>, part: string, check: number): void {
  checks.set(keyOf(partNumbers.get(part) ?? 0, 0), check);
}

function addComponentChecks(
  checks: Map<number, number>,
  game: Game,
  part: number,
  members: readonly number[],
): void {
  if (members.length === 0) return;
  const { seq } = game.stores.Identity;
  const { component, fields } = componentFields[part];
  const columns = fields.map(({ name, isEntity }) => ({
    column: columnOf(game.stores, component, name),
    isEntity,
  }));
  for (const entity of members) {
    let check = emptyCheck;
    for (const { column, isEntity } of columns) {
      check = mixNumber(check, isEntity ? seqOf(game, column[entity]) : column[entity]);
    }
    checks.set(keyOf(part, seq[entity]), check);
  }
}

/** The value with which an FNV-1a hash begins. */
const emptyCheck = 0x811c9dc5;

function cellsCheck(cells: Uint8Array | Uint16Array): number {
  let check = emptyCheck;
  for (let n = 0; n < cells.length; n++) check = mixWord(check, cells[n]);
  return check;
}

function textCheck(text: string): number {
  let check = emptyCheck;
  for (let n = 0; n < text.length; n++) check = mixWord(check, text.charCodeAt(n));
  return check;
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

/** Adds a number to a hash: FNV-1a with 32-bit words instead of bytes, which is four times faster. */
function mixNumber(check: number, value: number): number {
  if (value === value >>> 0) return mixWord(check, value);
  float[0] = value;
  return mixWord(mixWord(check, words[0]), words[1]);
}

function mixWord(check: number, word: number): number {
  const mixed = Math.imul(check ^ word, 0x01000193);
  // Spread the high bits, because traces keep only the low ones.
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
