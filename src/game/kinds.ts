import type { ComponentName, EffectBearer, Field } from './components.ts';
import type { EffectName } from './effects/names.ts';
import type { GoalUse } from './goals/names.ts';

/** How an attack of a kind looks: the mark that it leaves on its target. */
export const attackLooks = ['slash', 'stab', 'crush', 'bite', 'claw'] as const;
export type AttackLook = (typeof attackLooks)[number];

/** How an actor of a kind dies before the eyes of the player. */
export const deathLooks = ['fall', 'crumble', 'splash', 'dissolve', 'break'] as const;
export type DeathLook = (typeof deathLooks)[number];

/** A kind of monster, item or hero: one checked bundle. */
export interface Kind {
  /** The file name of the bundle without its extension. */
  readonly id: string;
  /** Its name by language code. English is required. */
  readonly name: Readonly<Record<string, string>> & { readonly en: string };
  /** A short description by language code; empty if the bundle has none. */
  readonly about: Readonly<Record<string, string>>;
  /** Its appearance, for screens only. */
  readonly look: {
    readonly glyph: string;
    readonly colour: string;
    readonly sprite?: string;
    /** The screen shows its hit points instead of its glyph. */
    readonly showsHealth?: boolean;
    /** Of an actor without a weapon, and of a weapon. */
    readonly attack?: AttackLook;
    readonly death?: DeathLook;
  };
  readonly spawn: Spawn;
  /** Its components in the order of `components.ts`, with the initial value of every field. */
  readonly components: readonly { name: ComponentName; fields: Readonly<Record<string, number>> }[];
  /** Its effects by the component that has them: see `effects/`. */
  readonly effects: Readonly<Partial<Record<EffectBearer, readonly EffectUse[]>>>;
  /** Its goals in their order. Those of its mind follow. Undefined if it only has a mind. */
  readonly goals?: readonly GoalUse[];
  /** Its faction, and the factions that it fights; undefined without `Faction`. */
  readonly faction?: { readonly name: string; readonly fights: readonly string[] };
  /**
   * Fields that name kinds: the place in the bundle, and the values in which `loadCampaign` stores the
   * number of the named kind.
   */
  readonly references: readonly {
    readonly path: readonly (string | number)[];
    readonly field: string;
    readonly kind: string;
    readonly values: Record<string, number>;
    /** The only kinds that the field can name. */
    readonly names?: Field['names'];
  }[];
}

/** An effect that a kind has, with its parameters. */
export interface EffectUse {
  readonly name: EffectName;
  /** The chance in percent that it happens. */
  readonly chance: number;
  /** The saving throw by which the target can resist it, as an index into `resistances`. */
  readonly resisted: number;
  /** The values of its parameters by name. */
  readonly values: Readonly<Record<string, number>>;
}

/** The places where a kind appears. */
export interface Spawn {
  /** Its weight among the monsters of a floor, by span of depths. */
  readonly depths?: readonly { from: number; to: number; weight: number }[];
  /** Its rank by depth, 1 for the shallowest. The rule is `rankWeight`. */
  readonly rank?: number;
  /** It also arrives as a wandering monster. */
  readonly wanders?: boolean;
  /** Its group of items, its level (by default the rolled level) and its weight in the group (1). */
  readonly item?: { readonly group: string; readonly level?: number; readonly weight?: number };
  /** Cells with exactly one from the start. */
  readonly at?: readonly { depth: number; x: number; y: number }[];
  /** Each floor from this depth on has one until the hero has held it. */
  readonly from?: number;
}

/** An entity has one of these, and keeps it: it is an actor, an item or a trap. */
export const natures = ['Health', 'Item', 'Trap'] as const satisfies readonly ComponentName[];

/** The background of glyphs in the glyph look, as on the rest of the screen. */
export const groundColour = 0x0b0a0f;

/** Whether a kind has a component. */
export function kindHas(kind: Kind, component: ComponentName): boolean {
  return kind.components.some(({ name }) => name === component);
}

/** Whether a kind has an effect in a component. */
export function hasEffect(kind: Kind, bearer: EffectBearer, name: EffectName): boolean {
  return kind.effects[bearer]?.some((use) => use.name === name) ?? false;
}

/** The initial value of a field; 0 if the kind does not have the component. */
export function fieldOf(kind: Kind, component: ComponentName, field: string): number {
  return kind.components.find(({ name }) => name === component)?.fields[field] ?? 0;
}
