import type { GeneratedFloor } from '../../dungeon/generators/generated-floor.ts';
import type { RogueFloor } from '../../dungeon/generators/rogue.ts';
import type { Cell } from '../../dungeon/grid.ts';
import type { Campaign } from '../campaign.ts';
import type { Made } from '../items/item-generation.ts';
import { kindHas, type natures } from '../kinds.ts';
import type { Key } from '../random.ts';
import type { FloorHistory } from './floor-history.ts';

/** A floor before it is part of a game: its terrain with everything that is on it. */
export interface FloorPlan {
  /** As generated, before stairs up are placed and enclosed stairs are opened. */
  readonly terrain: GeneratedFloor;
  /** The cell on which the hero arrives. */
  readonly arrival: Cell;
  readonly up: Cell | null;
  readonly monsters: readonly Inhabitant[];
  readonly items: readonly Inhabitant[];
  readonly traps: readonly Inhabitant[];
  /** They do not change the terrain: `openFloor` places them. */
  readonly features: readonly Inhabitant[];
  /** The vault of the floor, if it has one. */
  readonly vault?: PlacedVault;
  /** The floor with everything that the generator of Rogue chose, for tools of the lab. */
  readonly rogueFloor?: RogueFloor;
  /** The number of floors since the last food, including this one. */
  readonly noFood: number;
}

/** A monster, item, trap or feature on a cell of a new floor. */
export interface Inhabitant extends Made {
  readonly x: number;
  readonly y: number;
  /** The item that a monster carries. */
  readonly carries?: Made;
}

/** The monsters and items that bundles place on fixed cells of this depth. */
export function fixedInhabitants({ kinds }: Campaign, depth: number): Inhabitant[] {
  const fixed: Inhabitant[] = [];
  for (const kind of kinds) {
    const { at } = kind.spawn;
    if (!at) continue;
    for (const { depth: on, x, y } of at) if (on === depth) fixed.push({ kind, x, y });
  }
  return fixed;
}

/** The lists of a floor on which nothing is. */
export const uninhabited = { monsters: [], items: [], traps: [], features: [] } as const;

/** A floor with more monsters, items, traps and features. */
export function withInhabitants(plan: FloorPlan, added: readonly Inhabitant[]): FloorPlan {
  const having = (nature: (typeof natures)[number]) =>
    added.filter(({ kind }) => kindHas(kind, nature));
  return {
    ...plan,
    monsters: [...plan.monsters, ...having('Health')],
    items: [...plan.items, ...having('Item')],
    traps: [...plan.traps, ...having('Trap')],
    features: [...plan.features, ...having('Feature')],
  };
}

/** A vault on a floor. */
export interface PlacedVault {
  readonly id: string;
  /** Its cells, as row × width + column. */
  readonly cells: readonly number[];
  /** The cells of features that nobody crosses on foot. */
  readonly barriers: readonly number[];
}

/** Everything on which a floor depends, besides the settings of its generator. */
export interface FloorRequest {
  readonly campaign: Campaign;
  readonly seed: string;
  readonly depth: number;
  readonly arrival: Cell;
  readonly key: Key;
  readonly history: FloorHistory;
}
