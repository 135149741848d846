import { type AnyColumn, type ComponentName, columnOf, fieldsOf } from '../../game/components.ts';
import type { Floor } from '../../game/floor.ts';
import type { Game, Probe } from '../../game/world.ts';
import { finish, mix } from '../../state/bytes.ts';
import { bitsOf, carriedBit, carrierOf, insideOf } from '../../state/membership.ts';

/** A system changed something: `what` is "system.component", `check` 32 bits of what it has become. */
export interface Change {
  readonly what: string;
  readonly check: number;
  /** The number of the system's call in this turn. */
  readonly call: number;
}

/** The system that is named for what happens between systems: time passes, the dead are buried. */
const between = 'turn';

/**
 * Watches a turn and notes which system changed which component, in order. Beside the components there
 * are `bags` (who carries what), `tiles`, `memory`, `things` (remembered items), `sight`, `floors`,
 * `log`, `score`, `clock`, `ending`, `blows` (blows to come and blows struck), `counters`.
 */
export class Trace implements Probe {
  readonly changes: Change[] = [];
  /** The systems that worked, one after another. */
  readonly calls: string[] = [];
  readonly #game: Game;
  readonly #cells = new Map<Floor, CellChecks>();
  #here: Floor;
  #plan: Plan;
  #known: Map<string, number>;

  constructor(game: Game) {
    this.#game = game;
    this.#here = game.floor;
    this.#plan = planOf(game);
    this.#known = checksOf(game, this.#plan, this.#cells);
  }

  enter(): void {
    this.#note(between);
  }

  leave(system: string): void {
    this.#note(system);
  }

  /** Forgets the turn that is over, and notes what changed after its last system. */
  end(): readonly Change[] {
    this.#cells.clear();
    this.#note(between);
    this.calls.length = 0;
    return this.changes.splice(0);
  }

  #note(system: string): void {
    // Only where the hero is, or has just been, anything changes.
    this.#cells.delete(this.#here);
    this.#here = this.#game.floor;
    this.#cells.delete(this.#here);
    if (!isUpToDate(this.#plan, this.#game)) this.#plan = planOf(this.#game);
    const checks = checksOf(this.#game, this.#plan, this.#cells);
    for (const name of new Set([...this.#known.keys(), ...checks.keys()])) {
      const check = checks.get(name) ?? 0;
      if (check === (this.#known.get(name) ?? 0)) continue;
      this.changes.push({ what: `${system}.${name}`, check, call: this.calls.length });
    }
    this.calls.push(system);
    this.#known = checks;
  }
}

/** 32 bits of each of a floor's arrays of cells. */
interface CellChecks {
  readonly tiles: number;
  readonly memory: number;
  readonly things: number;
  readonly sight: number;
}

/** The components that anyone ever had, with their columns. */
interface Plan {
  /** As long as these are the same, so are the others. */
  readonly seq: Uint32Array;
  readonly components: number;
  readonly parts: readonly {
    readonly component: ComponentName;
    readonly generation: number;
    readonly flag: number;
    readonly columns: readonly { readonly column: AnyColumn; readonly isEntity: boolean }[];
  }[];
}

function planOf(game: Game): Plan {
  const parts = bitsOf(game).map((bit) => ({
    ...bit,
    columns: fieldsOf(bit.component).map(([field, { kind }]) => ({
      column: columnOf(game.stores, bit.component, field),
      isEntity: kind === 'entity',
    })),
  }));
  return { seq: game.stores.Identity.seq, components: componentsOf(game), parts };
}

function isUpToDate({ seq, components }: Plan, game: Game): boolean {
  return seq === game.stores.Identity.seq && components === componentsOf(game);
}

function componentsOf(game: Game): number {
  return insideOf(game.world).componentMap.size;
}

/**
 * 32 bits of each part of a game, the same whatever the entity ids and the order of entities. Of floors
 * whose `cells` are known they are not found out again.
 */
function checksOf(game: Game, { parts }: Plan, cells: Map<Floor, CellChecks>): Map<string, number> {
  const checks = new Map<string, number>();
  const { entityIndex, entityMasks } = insideOf(game.world);
  const { seq } = game.stores.Identity;
  const { dense, aliveCount } = entityIndex;
  for (const { component, generation, flag, columns } of parts) {
    const masks = entityMasks[generation];
    let sum = 0;
    for (let n = 0; n < aliveCount; n++) {
      const entity = dense[n];
      if ((masks[entity] & flag) === 0) continue;
      let check = mix(1, seq[entity]);
      for (const { column, isEntity } of columns) {
        const value = column[entity];
        check = isEntity ? mix(check, value && seq[value]) : mixNumber(check, value);
      }
      sum = (sum + finish(check)) >>> 0;
    }
    checks.set(component, sum);
  }
  checks.set('bags', bagsOf(game));
  const hero = game.floor;
  let [tiles, memory, things, sight, floors] = [0, 0, 0, 0, mix(0, hero.depth)];
  for (const floor of game.floors.values()) {
    const { depth, grid } = floor;
    floors = (floors + finish(mix(mix(depth, grid.width), floor.lookedFrom))) >>> 0;
    const own = cells.get(floor) ?? cellChecksOf(floor);
    cells.set(floor, own);
    tiles = (tiles + own.tiles) >>> 0;
    memory = (memory + own.memory) >>> 0;
    things = (things + own.things) >>> 0;
    sight = (sight + own.sight) >>> 0;
  }
  const { pending } = game;
  const seqOf = (entity: number | undefined) => entity && seq[entity];
  const blows = [...pending.blows, ...pending.rounds].map(
    ({ attacker, target, thrown, ...rest }) => [
      seqOf(attacker),
      seqOf(target),
      seqOf(thrown),
      rest,
    ],
  );
  const { deepest, prizeHeld, visits, noFood, nextWanderer, nextSeq, nextOrder } = game;
  const counters = [deepest, prizeHeld, visits, noFood, nextWanderer, nextSeq, nextOrder];
  for (const [name, check] of Object.entries({
    tiles,
    memory,
    things,
    sight,
    floors,
    log: textCheck(game.log),
    score: mixNumber(0, game.score),
    clock: game.turn,
    ending: textCheck(game.ending),
    blows: blows.length === 0 ? 0 : textCheck(blows),
    counters: textCheck(counters),
  })) {
    checks.set(name, check);
  }
  return checks;
}

function bagsOf(game: Game): number {
  const bit = carriedBit(game);
  if (!bit) return 0;
  const { entityIndex, entityMasks } = insideOf(game.world);
  const { seq } = game.stores.Identity;
  const masks = entityMasks[bit.generation];
  let sum = 0;
  for (let n = 0; n < entityIndex.aliveCount; n++) {
    const entity = entityIndex.dense[n];
    if ((masks[entity] & bit.flag) === 0) continue;
    sum = (sum + finish(mix(mix(2, seq[entity]), seq[carrierOf(game, entity)]))) >>> 0;
  }
  return sum;
}

function cellChecksOf({ depth, grid, memory, rememberedItems, sight }: Floor): CellChecks {
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

function textCheck(value: unknown): number {
  const text = JSON.stringify(value);
  let check = 0;
  for (let n = 0; n < text.length; n++) check = mix(check, text.charCodeAt(n));
  return finish(check);
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

function mixNumber(check: number, value: number): number {
  if (value === value >>> 0) return mix(check, value);
  float[0] = value;
  return mix(mix(check, words[0]), words[1]);
}
