import type { ItemVerb } from '../game/commands.ts';
import type { ComponentName } from '../game/components.ts';
import type { MessageId } from '../game/messages.ts';
import type { TrialPlace } from './bout.ts';

/** The floors that get a vault. */
export interface VaultReport {
  readonly vault: string;
  readonly width: number;
  readonly height: number;
  readonly chance: number;
  /** Whether only one depth of a game can have it. */
  readonly once: boolean;
  /** The depths of the floors that were made. */
  readonly depths: readonly number[];
  readonly floors: number;
  /** The floors on which it was. */
  readonly placed: number;
  /** The floors on which it would be with a chance of 100%, on each of its depths and without other vaults. */
  readonly fitting: number;
  /** The floors of these that another vault got. */
  readonly taken: number;
}

/** The results of all trials of a kind. Plain data; equal for the same campaign and kind. */
export interface TrialReport {
  readonly kind: string;
  readonly nature: 'monster' | 'ally' | 'item' | 'trap' | 'feature' | 'none';
  /** The depth of the trials: the first one where the kind appears. */
  readonly depth: number;
  /** No floor generates it, no vault has it and no kind brings it, so its depth is the first one with monsters. */
  readonly appearsNowhere: boolean;
  /** One for each place that the bundle states. */
  readonly spawns: readonly SpawnReport[];
  /** Null unless the kind is a monster that is not an ally of the hero. */
  readonly fights: FightReport | null;
  /** Null unless the kind is an item. */
  readonly item: ItemReport | null;
  /** Null unless the kind is a trap, or a feature with effects. */
  readonly trap: TrapReport | null;
  /** Completed walks, and the greatest number of turns of each. */
  readonly walks: { readonly walks: number; readonly turns: number };
  /** Components of the bundle that no system read in any trial. */
  readonly unread: readonly ComponentName[];
  /** Exceptions that a trial caused, without duplicates. */
  readonly crashes: readonly string[];
}

/** How often a kind was generated in a place that its bundle states. */
export interface SpawnReport {
  /** As in the bundle, for example "spawn.depths 1-3". */
  readonly place: string;
  readonly depths: readonly number[];
  /** The number of floors that were made. */
  readonly floors: number;
  /** The number of these floors that contained the kind. */
  readonly found: number;
}

/** A power that never ran in the fights and walks. */
export interface IdlePower {
  readonly component: ComponentName;
  /**
   * The part that never ran: of `Triggers` the moment, of `Loot` the item, of `Resists` the cause of the damage, of
   * `Moves` the passage, of `AI` the goal.
   */
  readonly part?: string;
  /**
   * `hit`, `wasHit`, `diedAsKind`, `noticed`: this never happened. `chance`: its chance is too small. `opportunity`:
   * nothing in the trials gave it one.
   */
  readonly reason: 'hit' | 'wasHit' | 'diedAsKind' | 'noticed' | 'chance' | 'opportunity';
  /** In percent, if that is the reason. */
  readonly chance?: number;
}

/** Means over the heroes of the trials. */
export interface TrialHero {
  readonly level: number;
  readonly health: number;
  readonly attack: number;
  readonly defence: number;
}

/** The trial fights of a monster. The first group counts the fights in which something happened. */
export interface FightReport {
  readonly fights: number;
  /** Its mind attacks only after an attack, so it never notices the hero first. */
  readonly peaceful: boolean;
  /** Nothing in these fights makes it leave its cell: by its components, its goals, or for lack of deep water. */
  readonly still: boolean;
  /** No goal of the kind moves it. */
  readonly aimless: boolean;
  /** It has no goal by which it hits. */
  readonly harmless: boolean;
  /** It has no goal that shows that it has noticed the hero: none by which it hits, throws or summons. */
  readonly indifferent: boolean;
  /** It arrives with escorts, which take no part in the fights. */
  readonly escorted: boolean;
  /** It helps others, which take no part in the fights. */
  readonly aiding: boolean;
  readonly moved: number;
  readonly noticed: number;
  readonly hit: number;
  readonly wasHit: number;
  readonly died: number;
  /** The fights in which one died before it could become another kind. */
  readonly diedAsKind: number;
  readonly left: number;
  readonly heroDied: number;
  /** The fights by their place. */
  readonly places: readonly PlaceFights[];
  /** The number of fights with each message about its powers. */
  readonly messages: Readonly<Partial<Record<MessageId, number>>>;
  /** The powers that never ran, in the fights and on the walks. */
  readonly idle: readonly IdlePower[];

  readonly hero: TrialHero;
  /** HP that the hero loses per turn. */
  readonly damagePerTurn: number;
  /** Turns that the hero would survive against one after another; null: the hero lost no health. */
  readonly heroTurns: number | null;
  /** The share of the hero's health that killing one costs. */
  readonly danger: KillCost;
  /** The danger of other monsters of the same depth, least dangerous first. */
  readonly peers: readonly (KillCost & { readonly kind: string })[];
  /** The peers that are clearly less dangerous. */
  readonly strongerThan: readonly string[];
  /** The peers that are clearly more dangerous. */
  readonly weakerThan: readonly string[];
}

/** The fights in an open hall, in a corridor, in a small room, or in a hall beside another monster. */
interface PlaceFights {
  readonly place: TrialPlace;
  readonly fights: number;
  readonly heroDied: number;
}

/** The share of the hero’s health that killing a monster costs. */
export interface KillCost {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** The trials in which the hero picks up and uses an item. */
export interface ItemReport {
  readonly trials: number;
  /** The number of trials in which the hero could pick it up. */
  readonly picked: number;
  /** Picking it up won the game. */
  readonly won: boolean;
  readonly uses: readonly ItemUse[];
}

export interface ItemUse {
  readonly verb: ItemVerb;
  /** The number of trials in which the game accepted the command. */
  readonly done: number;
  readonly messages: readonly MessageId[];
  /** Mean changes of the hero compared with waiting for a turn: health, energy, attack … */
  readonly changes: Readonly<Record<string, number>>;
}

/** The trials in which the hero steps on a trap. */
export interface TrapReport {
  readonly trials: number;
  /** The number of trials in which the trap went off. */
  readonly triggered: number;
  readonly messages: readonly MessageId[];
  /** Mean damage in HP compared with waiting for a turn; negative if it heals. */
  readonly damage: number;
}
