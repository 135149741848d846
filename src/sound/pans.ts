import type { GameEvent } from '../game/events.ts';
import type { Sound } from './sounds.ts';

/** The side from which each sound comes, from -1 for the left to 1 for the right. A missing one is in the middle. */
export type Pans = Readonly<Partial<Record<Sound, number>>>;

/** A cell, of which only the column is heard. */
interface Column {
  readonly x: number;
}

/** At this number of cells to the side, a sound comes from half-way between the middle and the side. */
const cellsToHalf = 2;

/** The side of a cell, as the hero hears it: a distance of one cell is audible, and no sound comes from one side only. */
export function panOf({ x }: Column, hero: Column): number {
  const cells = x - hero.x;
  return cells / (Math.abs(cells) + cellsToHalf);
}

/**
 * The sides of the sounds of a turn, each by its first event with a place. The fights of others are
 * silent, so they decide no side.
 */
export function pansOf(events: readonly GameEvent[], heroSeq: number, hero: Column): Pans {
  const pans: Partial<Record<Sound, number>> = {};
  /** The actors that were last hit in a fight of others. */
  const hitByOthers = new Set<number>();
  for (const event of events) {
    const isOfOthers = isFightOfOthers(event, heroSeq);
    if (event.type === 'hit') {
      if (isOfOthers) hitByOthers.add(event.target);
      else hitByOthers.delete(event.target);
    }
    if (isOfOthers || (event.type === 'killed' && hitByOthers.has(event.actor))) continue;
    const source = sourceOf(event, heroSeq);
    if (source) pans[source.sound] ??= panOf(source.at, hero);
  }
  return pans;
}

/** Whether an event is an attack between two monsters. An effect has no attacker. */
function isFightOfOthers(event: GameEvent, heroSeq: number): boolean {
  if (event.type !== 'hit' && event.type !== 'missed') return false;
  return event.attacker !== 0 && event.attacker !== heroSeq && event.target !== heroSeq;
}

/** The sound of an event, and the place from which it comes; null for an event without a place. */
function sourceOf(event: GameEvent, heroSeq: number): { sound: Sound; at: Column } | null {
  switch (event.type) {
    case 'hit':
      return event.target === heroSeq
        ? { sound: 'hurt', at: event.from }
        : { sound: 'hit', at: event.at };
    case 'missed':
      return { sound: 'miss', at: event.target === heroSeq ? event.from : event.at };
    case 'killed':
      return { sound: 'kill', at: event.at };
    case 'burst':
      return { sound: 'trap', at: event.at };
    case 'summoned':
    case 'split':
      return { sound: 'warning', at: event.at };
    case 'found':
      return { sound: 'find', at: event.at };
    default:
      return null;
  }
}
