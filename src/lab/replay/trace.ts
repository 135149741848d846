import { getRelationTargets, query } from 'bitecs';
import { type ComponentName, columnOf, componentNames, fieldsOf } from '../../game/components.ts';
import type { Floor } from '../../game/floor.ts';
import type { Game, Probe } from '../../game/world.ts';

/** A system changed a part of the game. */
export interface Change {
  /** "system.part". */
  readonly name: string;
  /** 32-bit hash of the part's new value. */
  readonly check: number;
  /** The number of the system's call in the turn. */
  readonly call: number;
}

/** The name for changes between systems, for example when dead actors are removed. */
const between = 'turn';

/**
 * Records which system changes which part of the game during a turn, in order. The parts are the
 * components, and `bags` (carried items), `tiles`, `memory`, `things` (remembered items), `sight`,
 * `floors`, `log`, `score`, `clock`, `ending`, `blows` (pending attacks) and `counters`.
 */
export class Trace implements Probe {
  readonly changes: Change[] = [];
  /** The names of the systems that ran, in order. */
  readonly calls: string[] = [];
  readonly #game: Game;
  readonly #floors = new Map<Floor, FloorChecks>();
  #here: Floor;
  #known: Map<string, number>;

  constructor(game: Game) {
    this.#game = game;
    this.#here = game.floor;
    this.#known = checksOf(game, this.#floors);
  }

  enter(): void {
    this.#note(between);
  }

  leave(system: string): void {
    this.#note(system);
  }

  /** Ends the turn and returns its changes. */
  end(): readonly Change[] {
    this.#floors.clear();
    this.#note(between);
    this.calls.length = 0;
    return this.changes.splice(0);
  }

  #note(system: string): void {
    // Only the hero's floor and the floor that the hero has just left can change.
    this.#floors.delete(this.#here);
    this.#here = this.#game.floor;
    this.#floors.delete(this.#here);
    const checks = checksOf(this.#game, this.#floors);
    for (const [name, check] of checks) {
      if (check === this.#known.get(name)) continue;
      this.changes.push({ name: `${system}.${name}`, check, call: this.calls.length });
    }
    this.calls.push(system);
    this.#known = checks;
  }
}

/** All components with their fields. */
const componentFields = componentNames.map((name) => [name, fieldsOf(name)] as const);

/** Hashes of a floor's arrays of cells. */
interface FloorChecks {
  readonly tiles: number;
  readonly memory: number;
  readonly things: number;
  readonly sight: number;
}

/**
 * A 32-bit hash of each part of a game. Independent of entity ids and of the order of entities.
 * Reads the hashes of floors from `floors` if they are there.
 */
function checksOf(game: Game, floors: Map<Floor, FloorChecks>): Map<string, number> {
  const { seq } = game.stores.Identity;
  const checks = new Map<string, number>();
  for (const [component, fields] of componentFields) {
    checks.set(component, componentCheck(game, component, fields));
  }
  checks.set('bags', bagsCheck(game));
  const sums = { tiles: 0, memory: 0, things: 0, sight: 0, floors: mix(0, game.floor.depth) };
  for (const floor of game.floors.values()) {
    const own = floors.get(floor) ?? floorChecks(floor);
    floors.set(floor, own);
    for (const name of ['tiles', 'memory', 'things', 'sight'] as const) {
      sums[name] = (sums[name] + own[name]) >>> 0;
    }
    const { depth, grid, lookedFrom } = floor;
    sums.floors = (sums.floors + finish(mix(mix(depth, grid.width), lookedFrom))) >>> 0;
  }
  const { pending, deepest, prizeHeld, visits, noFood, nextWanderer, nextSeq, nextOrder } = game;
  const attacks = [...pending.blows, ...pending.rounds].map(
    ({ attacker, target, thrown, ...rest }) => [
      seq[attacker],
      seq[target],
      thrown && seq[thrown],
      rest,
    ],
  );
  for (const [name, check] of Object.entries({
    ...sums,
    log: jsonCheck(game.log),
    score: mixNumber(0, game.score),
    clock: game.turn,
    ending: jsonCheck(game.ending),
    blows: jsonCheck(attacks),
    counters: jsonCheck([deepest, prizeHeld, visits, noFood, nextWanderer, nextSeq, nextOrder]),
  })) {
    checks.set(name, check);
  }
  return checks;
}

/**
 * The sum of the hashes of all entities with the component, so that their order does not matter.
 */
function componentCheck(
  game: Game,
  component: ComponentName,
  fields: ReturnType<typeof fieldsOf>,
): number {
  const { seq } = game.stores.Identity;
  const columns = fields.map(([field, { kind }]) => ({
    column: columnOf(game.stores, component, field),
    isEntity: kind === 'entity',
  }));
  let sum = 0;
  for (const entity of query(game.world, [game.stores[component]])) {
    let check = mix(1, seq[entity]);
    for (const { column, isEntity } of columns) {
      const value = column[entity];
      check = isEntity ? mix(check, value && seq[value]) : mixNumber(check, value);
    }
    sum = (sum + finish(check)) >>> 0;
  }
  return sum;
}

function bagsCheck(game: Game): number {
  const { world, stores, carriedBy } = game;
  const { seq } = stores.Identity;
  let sum = 0;
  for (const item of query(world, [carriedBy('*')])) {
    const [carrier] = getRelationTargets(world, item, carriedBy) as number[];
    sum = (sum + finish(mix(mix(2, seq[item]), seq[carrier]))) >>> 0;
  }
  return sum;
}

function floorChecks({ depth, grid, memory, rememberedItems, sight }: Floor): FloorChecks {
  return {
    tiles: cellsCheck(depth, grid.tiles),
    memory: cellsCheck(depth, memory),
    things: cellsCheck(depth, rememberedItems),
    sight: cellsCheck(depth, sight.visible),
  };
}

function cellsCheck(depth: number, cells: Uint8Array | Uint16Array): number {
  let check = depth;
  for (let n = 0; n < cells.length; n++) check = mix(check, cells[n]);
  return finish(check);
}

function jsonCheck(value: unknown): number {
  const text = JSON.stringify(value);
  let check = 0;
  for (let n = 0; n < text.length; n++) check = mix(check, text.charCodeAt(n));
  return finish(check);
}

/** One step of FNV-1a over a 32-bit word. */
function mix(check: number, word: number): number {
  return Math.imul(check ^ word, 0x01000193) >>> 0;
}

/** Spreads the bits of a hash, as in MurmurHash3, so that its low bits can be used alone. */
function finish(check: number): number {
  const mixed = Math.imul(check ^ (check >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

function mixNumber(check: number, value: number): number {
  if (value === value >>> 0) return mix(check, value);
  float[0] = value;
  return mix(mix(check, words[0]), words[1]);
}
