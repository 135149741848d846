import type { ComponentName, EffectBearer, Field } from './components.ts';
import type { EffectName } from './effects/names.ts';
import type { GoalUse } from './goals/names.ts';

/** How an attack of a kind looks: the mark that it leaves on its target. */
export const attackLooks = ['slash', 'stab', 'crush', 'bite', 'claw'] as const;
export type AttackLook = (typeof attackLooks)[number];

/** How an actor of a kind dies before the eyes of the player. */
export const deathLooks = [
  'fall',
  'kneel',
  'overturn',
  'flutter',
  'crumble',
  'splash',
  'dissolve',
  'break',
] as const;
export type DeathLook = (typeof deathLooks)[number];

/** A text by language code. English is required, and is shown where another language is missing. */
export type TextByLanguage = Readonly<Partial<Record<string, string>>> & { readonly en: string };

/** A kind of monster, item, trap or feature, or the hero: one checked bundle. */
export interface Kind {
  /** The file name of the bundle without its extension. */
  readonly id: string;
  /** Its name by language code. English is required. */
  readonly name: TextByLanguage;
  /** A short description by language code; empty if the bundle has none. */
  readonly about: Readonly<Record<string, string>>;
  /** The verb of its attack on the hero, by language code: "bites you". Only displayed. */
  readonly attackVerb?: TextByLanguage;
  /** Its appearance, for screens only. */
  readonly look: {
    readonly glyph: string;
    readonly colour: string;
    readonly sprite?: string;
    /** Sprites that its actors have in turn with `sprite`, so that they differ. */
    readonly variants?: readonly string[];
    /** The screen shows its hit points instead of its glyph. */
    readonly showsHealth?: boolean;
    /** The look of an attack with this weapon, or of this actor without a weapon. */
    readonly attack?: AttackLook;
    readonly death?: DeathLook;
  };
  readonly spawn: Spawn;
  /** Its components in the order of `components.ts`, with the initial value of every field. */
  readonly components: readonly { name: ComponentName; fields: Readonly<Record<string, number>> }[];
  /** Its effects by the component that has them: see `effects/`. */
  readonly effects: Readonly<Partial<Record<EffectBearer, readonly EffectUse[]>>>;
  /** Its triggers, if it has any: see `actors/fire-triggers.ts`. */
  readonly triggers?: readonly Trigger[];
  /** The items that it may leave when it dies, if it has `Loot`. */
  readonly loot?: readonly Loot[];
  /** Its spoken lines, by language code. Triggers contain indices into it. Only displayed. */
  readonly lines?: readonly TextByLanguage[];
  /** Its goals in their order, before the goals of its mind. Undefined if it only has a mind. */
  readonly goals?: readonly GoalUse[];
  /** Its faction, and the factions that it fights; undefined without `Faction`. */
  readonly faction?: { readonly name: string; readonly fights: readonly string[] };
  /** The monsters with which it arrives; undefined without `Group`. */
  readonly escorts?: readonly Escort[];
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
    /** The result without the named kind; if missing, the own kind is used. */
    readonly otherwise?: string;
    /** The component that the named kind must have. */
    readonly nature?: ComponentName;
  }[];
}

/** The fields of an entry of `Group.escorts`. */
export const escortFields = {
  kind: { kind: 'kind', names: 'monsters' },
  least: { kind: 'u8', min: 0, max: 9, start: 1 },
  most: { kind: 'u8', min: 1, max: 9, start: 1 },
} as const satisfies Readonly<Record<string, Field>>;

/** Monsters that arrive with a leader: the number of their kind, and the smallest and largest number. */
export type Escort = Readonly<Record<keyof typeof escortFields, number>>;

/** An effect that a kind has, with its parameters. */
export interface EffectUse {
  readonly name: EffectName;
  /** The chance in percent that it happens. */
  readonly chance: number;
  /** The saving throw by which the target can resist it, as an index into `savingThrows`. */
  readonly resisted: number;
  /** The values of its parameters by name. */
  readonly values: Readonly<Record<string, number>>;
}

/** The moments at which a trigger fires. */
export const triggerTimes = ['belowHealth', 'hurt', 'firstSight', 'everyTurns', 'death'] as const;
export type TriggerTime = (typeof triggerTimes)[number];

/** The actor on which the effects of a trigger act. */
export const triggerTargets = ['itself', 'hero'] as const;

/** Words or effects of a monster at a certain event, without an action. */
export interface Trigger {
  readonly when: TriggerTime;
  /** The percent of health for `belowHealth`, the number of turns for `everyTurns`; else 0. */
  readonly value: number;
  /** The chance in percent that it fires. */
  readonly chance: number;
  readonly befalls: (typeof triggerTargets)[number];
  /** The index of its spoken line in `lines`; −1 for none. */
  readonly line: number;
  readonly effects: readonly EffectUse[];
}

/** Items of which a monster may leave one when it dies. */
export interface Loot {
  /** The chance in percent that it leaves one. */
  readonly chance: number;
  readonly oneOf: readonly LootItem[];
}

export interface LootItem {
  /** The number of the kind. */
  readonly item: number;
  readonly weight: number;
  /** The number of items, 0 for as many as are found together; of gold, its value. */
  readonly count: number;
  readonly level: number;
}

/** The items that a kind may leave, each with its own chance in percent. */
export function lootItems({ loot = [] }: Kind): (LootItem & { readonly chance: number })[] {
  return loot.flatMap(({ chance, oneOf }) => {
    const total = oneOf.reduce((sum, { weight }) => sum + weight, 0);
    return oneOf.map((one) => {
      // Rounded up, three equal shares would be more than the whole. A share of 0 would mean never.
      return { ...one, chance: Math.max(1, Math.round((chance * one.weight) / total)) };
    });
  });
}

/** The place of an item of a kind's loot in `lootItems`. */
export function lootPlace({ loot = [] }: Kind, item: LootItem): number {
  return loot.flatMap(({ oneOf }) => oneOf).indexOf(item);
}

/** The most triggers of a kind: `Triggers.fired` has a bit for each. */
export const mostTriggers = 8;

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
  /** A trap or feature lies on floors of these depths: see `floors/feature-population.ts`. */
  readonly scattered?: ScatteredSpawn;
}

/** The places of a trap or feature. */
export interface ScatteredSpawn {
  readonly from: number;
  readonly to: number;
  /** The chance in percent of each. */
  readonly chance: number;
  /** The largest number on a floor. */
  readonly most: number;
  /** The number of connected cells of each. */
  readonly size: number;
}

/** An entity has one of these, and keeps it: it is an actor, an item, a trap or a feature. */
export const natures = [
  'Health',
  'Item',
  'Trap',
  'Feature',
] as const satisfies readonly ComponentName[];

/** The background of glyphs in the glyph look, as on the rest of the screen. */
export const groundColour = 0x0b0a0f;

/** Whether a kind has a component. */
export function kindHas(kind: Kind, component: ComponentName): boolean {
  return kind.components.some(({ name }) => name === component);
}

/** Whether a kind is a monster. The hero has no `AI`. */
export function isMonsterKind(kind: Kind): boolean {
  return kindHas(kind, 'AI') && kindHas(kind, 'Health');
}

/** Whether a kind is a part of the floor: a trap or a feature, and no item. */
export function isFixture(kind: Kind): boolean {
  return kindHas(kind, 'Trap') || kindHas(kind, 'Feature');
}

/** Whether walking onto or into a kind has effects: it is a trap, or a feature with effects. */
export function affectsTreaders(kind: Kind): boolean {
  return kindHas(kind, 'Trap') || (kind.effects.Feature ?? []).length > 0;
}

/** Whether a kind has an effect in a component. */
export function hasEffect(kind: Kind, bearer: EffectBearer, name: EffectName): boolean {
  return kind.effects[bearer]?.some((use) => use.name === name) ?? false;
}

/** The initial value of a field; 0 if the kind does not have the component. */
export function fieldOf(kind: Kind, component: ComponentName, field: string): number {
  return kind.components.find(({ name }) => name === component)?.fields[field] ?? 0;
}
