import type { ComponentName } from './components.ts';

/** A kind of monster, item or hero: one checked bundle. */
export interface Kind {
  /** The bundle's file name without its ending. */
  readonly id: string;
  /** Its name by language code; English is always there. */
  readonly name: Readonly<Record<string, string>> & { readonly en: string };
  /** A sentence or two about it by language code, if its bundle says any. */
  readonly about: Readonly<Record<string, string>>;
  /** For screens only; the rules never read it. */
  readonly look: {
    readonly glyph: string;
    readonly colour: string;
    readonly sprite?: string;
    /** Its hit points stand in place of its glyph. */
    readonly showsHealth?: boolean;
  };
  readonly spawn: Spawn;
  /** The components it starts with, in the order of `components.ts`, every field with its value. */
  readonly components: readonly { name: ComponentName; fields: Readonly<Record<string, number>> }[];
  /** The kinds that fields name; `loadCampaign` puts their numbers into the fields. */
  readonly references: readonly { component: ComponentName; field: string; kind: string }[];
}

/** Where a kind appears. */
export interface Spawn {
  /** Its weight among the monsters of a floor, by span of depths. */
  readonly depths?: readonly { from: number; to: number; weight: number }[];
  /**
   * Its place in the order of depth, 1 for the shallowest: depths around it have it, none deeper
   * than about five more. The last five ranks share what is deeper still.
   */
  readonly rank?: number;
  /** Also arrives while the hero is on the floor. */
  readonly wanders?: boolean;
  /**
   * Its group and level among the items of a floor (no level: the item takes the level rolled), and
   * its weight among those of its group, 1 if not stated.
   */
  readonly item?: { readonly group: string; readonly level?: number; readonly weight?: number };
  /** Cells where exactly one lies from the start. */
  readonly at?: readonly { depth: number; x: number; y: number }[];
  /** One lies on each floor from this depth on, as long as the hero has not held it. */
  readonly from?: number;
}

/** Whether entities of a kind start with a component. */
export function hasComponent(kind: Kind, component: ComponentName): boolean {
  return kind.components.some(({ name }) => name === component);
}

/** What entities of a kind start with in a field; 0 where the kind lacks the component. */
export function fieldOf(kind: Kind, component: ComponentName, field: string): number {
  return kind.components.find(({ name }) => name === component)?.fields[field] ?? 0;
}
