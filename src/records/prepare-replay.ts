import type { Campaign } from '../game/campaign.ts';
import { heroSeq } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { snapshotOf } from '../state/snapshot.ts';
import type { RunFile } from './run-file.ts';
import { Timeline, type TimelineDifference } from './timeline.ts';

/**
 * A moment to which a viewer can jump. `floor`: the hero has reached another floor. `fight`: the next
 * turn is the first of a fight. `kill`: the hero has killed a monster. `level`: the hero has reached
 * another level. `end`: the last moment, usually the hero's death.
 */
export interface ReplayMark {
  readonly at: number;
  readonly type: 'floor' | 'fight' | 'kill' | 'level' | 'end';
}

/** The results of preparing some lines of a replay. */
export interface PreparedLines {
  /** The number of lines that are prepared. */
  readonly at: number;
  /** The turn of the game at this moment. */
  readonly turn: number;
  /** Null if the game cannot be played up to this moment. */
  readonly state: Uint8Array | null;
  readonly marks: readonly ReplayMark[];
  /** All differences so far. */
  readonly differences: readonly TimelineDifference[];
}

/** Lines between two snapshots. A jump plays fewer lines than this, in under 50 ms. */
const fewestLinesBetween = 50;
/** The most bytes of all snapshots: in very long games, more lines are between two snapshots. */
const mostBytes = 128 * 2 ** 20;

/** A fight begins when the hero attacks or is attacked after this number of turns without attacks. */
const calmTurns = 10;

/** Plays a whole run file once, compares it with the recording, and yields snapshots for jumps. */
export function* prepareReplay(campaign: Campaign, run: RunFile): Generator<PreparedLines> {
  const timeline = new Timeline(campaign, run);
  const { length } = timeline;
  const bytes = length * snapshotOf(timeline.game).length;
  const linesBetween = Math.max(fewestLinesBetween, Math.ceil(bytes / mostBytes));
  let marks: ReplayMark[] = [];
  let lastAttack = -calmTurns - 1;
  while (timeline.at < length) {
    const line = timeline.at;
    const { depth } = timeline.game.floor;
    const hero = heroSeq(timeline.game);
    const events = timeline.step();
    if (!events && !skipToNextStart(timeline)) break;
    const { at, game } = timeline;
    if (events?.some((event) => isAttack(event, hero))) {
      if (line - lastAttack > calmTurns) marks.push({ at: line, type: 'fight' });
      lastAttack = line;
    }
    if (events && hasKilled(events)) marks.push({ at, type: 'kill' });
    if (events?.some((event) => event.type === 'leveled' && event.actor === hero)) {
      marks.push({ at, type: 'level' });
    }
    if (game.floor.depth !== depth) marks.push({ at, type: 'floor' });
    if (at === length) marks.push({ at, type: 'end' });
    const isDue = at % linesBetween === 0;
    if (events && !isDue && at !== length) continue;
    const state = snapshotOf(game);
    timeline.addSnapshot(at, state);
    yield { at, turn: game.turn, state, marks, differences: timeline.differences };
    marks = [];
  }
  if (timeline.at === length) return;
  // The rest cannot be played.
  const { at, game, differences } = timeline;
  marks.push({ at, type: 'end' });
  yield { at: length, turn: game.turn, state: null, marks, differences };
}

/** Whether an event is an attack of the hero or on it. */
function isAttack(event: GameEvent, hero: number): boolean {
  return (
    (event.type === 'hit' || event.type === 'missed') &&
    (event.attacker === hero || event.target === hero)
  );
}

/** Whether the rules say that the hero has killed a monster, by any means. They do not if the hero dies of it. */
function hasKilled(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.type === 'message' && event.message.id === 'kill');
}

/** Goes to the next segment whose start can be restored. Returns false if there is none. */
function skipToNextStart(timeline: Timeline): boolean {
  const { at, run } = timeline;
  for (const { from } of run.segments.filter((segment) => segment.from > at)) {
    timeline.goTo(from);
    if (timeline.at === from) return true;
  }
  return false;
}
