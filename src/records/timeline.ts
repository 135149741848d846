import { base64ToBytes } from '../bundles/base64.ts';
import type { Campaign } from '../game/campaign.ts';
import type { GameEvent } from '../game/events.ts';
import { newGame, takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { hashOf } from '../state/hash.ts';
import { restoreAny } from '../state/restore-across-versions.ts';
import { hashInSnapshot, restore } from '../state/snapshot.ts';
import { SnapshotError } from '../state/snapshot-error.ts';
import { isRecorded, type SnapshotAt } from './continue-game.ts';
import { type Difference, findDifference, unknownDifference } from './difference.ts';
import { type RefusedReason, refusalOf } from './refusal.ts';
import { playsAsRecorded } from './replay.ts';
import { type RunFile, segmentAt } from './run-file.ts';
import { readLine, shortHash } from './run-line.ts';
import { StateTrace } from './trace.ts';

/** The `line` after which the replay of a segment does not equal its recording any more. */
export interface TimelineDifference extends Difference {
  /** The turn of the game at this moment. A command can take no turn, or several. */
  readonly turn: number;
  /** The index of the segment. Its later lines are not compared. */
  readonly segment: number;
  /** Set if the rules fail at the next command, or the state of the segment cannot be restored. */
  readonly problem: RefusedReason | null;
}

/**
 * A recorded game that can be shown at any moment. The moment `at` is the game after that number
 * of lines; where a segment starts, it is the game at the start of this segment. Lines that are played
 * by `step` are compared with the recording until the first difference of their segment.
 */
export class Timeline {
  readonly campaign: Campaign;
  readonly run: RunFile;
  /** Sorted by `at`. */
  readonly #snapshots: SnapshotAt[] = [];
  /** By the index of the segment. */
  readonly #differences = new Map<number, TimelineDifference>();
  #game: Game;
  #at = 0;
  /** Null after a jump: the next step makes one. */
  #trace: StateTrace | null = null;

  /** Starts at the first moment. Throws a `SnapshotError` if its state cannot be restored. */
  constructor(campaign: Campaign, run: RunFile) {
    this.campaign = campaign;
    this.run = run;
    this.#game = this.#gameAt(0);
    this.#addLatest();
  }

  get game(): Game {
    return this.#game;
  }

  get at(): number {
    return this.#at;
  }

  /** The number of lines. */
  get length(): number {
    return this.run.turns.length;
  }

  /** The known differences, at most one per segment. */
  get differences(): readonly TimelineDifference[] {
    return [...this.#differences.values()];
  }

  /** The difference at or before this moment; null while the game equals the recording. */
  get difference(): TimelineDifference | null {
    const present = segmentAt(this.run, this.#at);
    const hasHappened = ({ line, segment }: TimelineDifference) =>
      line === this.#at || (segment === present && line < this.#at);
    return this.differences.find(hasHappened) ?? null;
  }

  /** Adds a snapshot, so that jumps become shorter. */
  addSnapshot(at: number, state: Uint8Array): void {
    const place = this.#snapshots.findLastIndex((snapshot) => snapshot.at < at) + 1;
    const replaced = this.#snapshots[place]?.at === at ? 1 : 0;
    this.#snapshots.splice(place, replaced, { at, state });
  }

  /** The number of commands that a jump to a moment must play. */
  commandsTo(at: number): number {
    const { from } = this.run.segments[segmentAt(this.run, at)];
    const snapshot = this.#snapshots.findLast((earlier) => earlier.at <= at)?.at ?? 0;
    const current = this.#at <= at ? this.#at : 0;
    return at - Math.max(from, snapshot, current);
  }

  /** Adds the newest snapshot of the run file, if it is the recorded state and can be restored here. */
  #addLatest(): void {
    const { campaign, run } = this;
    if (!run.latest) return;
    const { at } = run.latest;
    const state = base64ToBytes(run.latest.state);
    try {
      if (!isRecorded(run, at, hashInSnapshot(campaign, state))) return;
      // Only a snapshot that can be restored is added: otherwise this throws.
      restore(campaign, state);
      this.addSnapshot(at, state);
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
    }
  }

  /** Adds a difference unless an earlier one of its segment is known. */
  addDifference(difference: TimelineDifference): void {
    const known = this.#differences.get(difference.segment);
    if (!known || known.line > difference.line) {
      this.#differences.set(difference.segment, difference);
    }
  }

  /**
   * Plays the next line and compares it with the recording. Returns its events, or null if there is no
   * next line or it cannot be played. Before a segment with a state of its own there are no events: that state
   * replaces the result of the line.
   */
  step(): readonly GameEvent[] | null {
    const { run } = this;
    const line = this.#at;
    if (line >= this.length) return null;
    const segment = segmentAt(run, line);
    const game = this.#game;
    let isEqual = true;
    try {
      if (this.#differences.has(segment)) takeTurn(game, readLine(run.turns[line]).command);
      else {
        this.#trace ??= new StateTrace(game);
        isEqual = playsAsRecorded(game, run, line, this.#trace);
      }
    } catch (error) {
      this.#moveTo(line, this.#gameAt(line));
      this.#addProblem(line, segment, this.#game, error);
      return null;
    }
    this.#at = line + 1;
    if (!isEqual) {
      const recorded = readLine(run.turns[line]);
      const place = findDifference(this.#gameAt(line), recorded, run.segments[segment]);
      this.addDifference({ ...unknownPlace(line + 1, segment, game), ...place });
    }
    const next = segmentAt(run, line + 1);
    const nextGame = next > segment ? this.#gameAtStart(next) : null;
    if (nextGame) {
      this.#moveTo(line + 1, nextGame);
      return [];
    }
    if (line + 1 === this.length) this.#checkEnd(next);
    return game.events;
  }

  /** Goes to a moment, or to the last one before it if its game cannot be played up to there. */
  goTo(at: number): void {
    const target = Math.min(Math.max(at, 0), this.length);
    const base = this.#baseOf(target, { at: this.#at, game: this.#game });
    const played = this.#play(base, target);
    if (played.at === target) return this.#moveTo(target, played.game);
    this.#moveTo(played.at, this.#gameAt(played.at));
    this.#addProblem(played.at, segmentAt(this.run, played.at), this.#game, played.error);
  }

  #moveTo(at: number, game: Game): void {
    this.#at = at;
    this.#game = game;
    this.#trace = null;
  }

  /** A new game at a moment that can be played. */
  #gameAt(at: number): Game {
    return this.#play(this.#baseOf(at, null), at).game;
  }

  /** The nearest known game before a moment, in its segment if that can be restored. */
  #baseOf(target: number, current: { at: number; game: Game } | null): { at: number; game: Game } {
    const { campaign, run } = this;
    for (let segment = segmentAt(run, target); ; segment--) {
      const { from } = run.segments[segment];
      const snapshot = this.#snapshots.findLast(({ at }) => at <= target && at >= from);
      const isNearer = current && current.at <= target && current.at >= (snapshot?.at ?? from);
      if (isNearer) return current;
      if (snapshot) return { at: snapshot.at, game: restore(campaign, snapshot.state) };
      const game = this.#gameAtStart(segment);
      if (game) return { at: from, game };
    }
  }

  /** Plays on without comparing. Stops before a line that cannot be played; then the game is broken. */
  #play(
    base: { at: number; game: Game },
    target: number,
  ): { at: number; game: Game; error?: unknown } {
    const { game } = base;
    for (let at = base.at; at < target; at++) {
      try {
        takeTurn(game, readLine(this.run.turns[at]).command);
      } catch (error) {
        return { at, game, error };
      }
    }
    return { at: target, game };
  }

  /**
   * The game at the start of a segment, if necessary converted from another version. Null if it cannot be
   * restored: then the segment continues the one before it.
   */
  #gameAtStart(segment: number): Game | null {
    const { campaign, run } = this;
    const { from, start, state } = run.segments[segment];
    try {
      const game =
        state === null
          ? newGame(campaign, run.seed)
          : restoreAny(campaign, base64ToBytes(state)).game;
      const isEqual = start === '' || shortHash(game) === start;
      if (!isEqual) this.addDifference(unknownPlace(from, segment, game));
      return game;
    } catch (error) {
      if (!(error instanceof SnapshotError) || segment === 0) throw error;
      // The game cannot be opened, so its turn is unknown.
      this.#addProblem(from, segment, { turn: from }, error);
      return null;
    }
  }

  #checkEnd(segment: number): void {
    const { end } = this.run;
    if (end === null || this.#differences.has(segment)) return;
    if (hashOf(this.#game).startsWith(end)) return;
    this.addDifference(unknownPlace(this.length, segment, this.#game));
  }

  #addProblem(line: number, segment: number, game: Pick<Game, 'turn'>, error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error);
    const problem = refusalOf(error) ?? { reason: 'rules', detail };
    this.addDifference({ ...unknownPlace(line, segment, game), problem });
  }
}

/** A difference whose place is unknown. */
function unknownPlace(
  line: number,
  segment: number,
  { turn }: Pick<Game, 'turn'>,
): TimelineDifference {
  return { ...unknownDifference(line), segment, turn, problem: null };
}
