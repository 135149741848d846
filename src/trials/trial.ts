import type { Campaign } from '../game/campaign.ts';
import type { GameEvent } from '../game/events.ts';
import type { Kind } from '../game/kinds.ts';
import type { MessageId } from '../game/messages.ts';
import type { ComponentReads } from './component-reads.ts';
import type { Outfit } from './outfit.ts';
import type { PowerRuns } from './power-runs.ts';

/** The number of repetitions. Fewer take less time but give less certain results. */
export interface TrialSize {
  /** Fights of the kind. */
  readonly fights: number;
  /** Fights of other monsters for comparison, in total. */
  readonly peerFights: number;
  readonly walks: number;
  /** Floors made for each depth. */
  readonly floors: number;
}

/** The data that all trials of a kind share. */
export interface Trial {
  readonly campaign: Campaign;
  readonly kind: Kind;
  /** The index of the kind in the campaign. */
  readonly index: number;
  readonly depth: number;
  /** The heroes: one for each fight. Other trials use the first ones. */
  readonly outfits: readonly Outfit[];
  /** Other monsters of the same depth, the most common first. */
  readonly peers: readonly Kind[];
  readonly componentReads: ComponentReads;
  readonly powerRuns: PowerRuns;
  readonly size: TrialSize;
  readonly crashes: Set<string>;
}

/** The number of repetitions of each use of an item, and of stepping on a trap. */
export const repetitions = 10;

/**
 * A corridor with the kind `m` next to the hero. A monster `b` is in line, as a target for thrown items and as an
 * opponent.
 */
export const corridor = ['##########', '#@m...b..#', '##########'];

/** Runs one trial. If it throws, records the message and returns null. */
export function attempt<T>({ crashes }: Trial, name: string, run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    crashes.add(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

export function messagesOf(events: readonly GameEvent[]): MessageId[] {
  return events.flatMap((event) => (event.type === 'message' ? event.message.id : []));
}
