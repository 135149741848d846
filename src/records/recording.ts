import { rulesHash } from 'virtual:rules-hash';
import { bytesToBase64 } from '../bundles/base64.ts';
import type { Files } from '../bundles/files.ts';
import type { Command } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { contentHash, hashOf } from '../state/hash.ts';
import { snapshotOf } from '../state/snapshot.ts';
import { mapOf } from './game-map.ts';
import type { GameSummary, RunFileParts, Snapshot } from './game-rows.ts';
import { listOfMods, type RunFile, type Segment } from './run-file.ts';
import { lineText, shortHash, withHash } from './run-line.ts';
import { StateTrace, stateParts } from './trace.ts';

/**
 * When a game is saved: each command adds a line. A snapshot is added with the first line, after this number of
 * commands, on each new floor and at the end. A continued game plays the commands since its snapshot again.
 */
const mostBetweenSnapshots = 200;

/** The additions to a recording by one command. */
export interface AddedLine {
  readonly line: string;
  readonly snapshot: Snapshot | undefined;
}

/**
 * A running game as a run file that grows with each command, with a trace by turn. It is fast enough to
 * record every game on the page; `RunRecorder` traces each system.
 */
export class Recording {
  readonly game: Game;
  readonly daily: string | null;
  #parts: RunFileParts;
  readonly #turns: string[];
  /** The state after the last command. */
  #trace: StateTrace;
  #lastSnapshot: number;
  #depth: number;

  /** Records a game from now on. `turns`: the lines so far. The last segment contains the next line. */
  constructor(game: Game, daily: string | null, parts: RunFileParts, turns: readonly string[]) {
    this.game = game;
    this.daily = daily;
    this.#parts = parts;
    this.#turns = [...turns];
    this.#trace = new StateTrace(game);
    this.#lastSnapshot = turns.length;
    this.#depth = game.floor.depth;
  }

  /** Records a new game, or one that begins within a replay. */
  static begin(
    game: Game,
    mods: Files,
    daily: string | null,
    reason: 'start' | 'replay' = 'start',
  ): Recording {
    const segments = [segmentFrom(game, 0, reason)];
    const parts = { player: 'person', mods: listOfMods(mods), segments, fault: null };
    return new Recording(game, daily, parts, []);
  }

  get parts(): RunFileParts {
    return this.#parts;
  }

  get turns(): readonly string[] {
    return this.#turns;
  }

  /** Adds a command that was just played. Returns null if it changed nothing. */
  add(command: Command): AddedLine | null {
    const { game } = this;
    const isDue =
      this.#turns.length === 0 ||
      this.#turns.length + 1 - this.#lastSnapshot >= mostBetweenSnapshots ||
      game.floor.depth !== this.#depth ||
      game.ending !== null;
    const line = turnLine(this.#trace, command);
    if (line === null) return null;
    this.#turns.push(line);
    const snapshot = isDue ? this.snapshot() : undefined;
    return { line: this.#turns[this.#turns.length - 1], snapshot };
  }

  /**
   * The game at this moment. Its hash is added to the last line, so that the snapshot can be checked. The
   * next snapshot is due later.
   */
  snapshot(): Snapshot {
    const { game } = this;
    const lastIndex = this.#turns.length - 1;
    // A segment that begins here has the hash itself.
    const beginsSegment = this.#parts.segments.at(-1)?.from === this.#turns.length;
    if (lastIndex >= 0 && !beginsSegment)
      this.#turns[lastIndex] = withHash(this.#turns[lastIndex], shortHash(game));
    this.#lastSnapshot = this.#turns.length;
    this.#depth = game.floor.depth;
    return { state: snapshotOf(game), map: mapOf(game) };
  }

  /** Begins a new segment, because something other than a command has changed the game. */
  beginSegment(reason: Segment['reason']): void {
    const segment = segmentFrom(this.game, this.#turns.length, reason);
    this.#parts = { ...this.#parts, segments: [...this.#parts.segments, segment] };
    this.#trace = new StateTrace(this.game);
  }

  /** The game so far as a run file. */
  runFile(inspected: boolean): RunFile {
    const { game } = this;
    return {
      version: 2,
      campaign: game.campaign.id,
      seed: game.seed,
      daily: this.daily,
      inspected,
      ...this.#parts,
      latest: { at: this.#turns.length, state: bytesToBase64(snapshotOf(game)) },
      end: hashOf(game),
      turns: this.#turns,
    };
  }
}

/** The facts about a game for lists of games. */
export function summaryOf(game: Game): GameSummary {
  const { Experience, Health } = game.stores;
  return {
    depth: game.floor.depth,
    level: has(game, game.hero, 'Experience') ? Experience.level[game.hero] : null,
    turn: game.turn,
    health: { now: Health.current[game.hero], max: Health.max[game.hero] },
  };
}

/** A segment that starts now. */
export function segmentFrom(game: Game, from: number, reason: Segment['reason']): Segment {
  return {
    from,
    reason,
    rules: rulesHash,
    content: contentHash(game.campaign),
    start: shortHash(game),
    parts: stateParts,
    systems: null,
    state: reason === 'start' ? null : bytesToBase64(snapshotOf(game)),
  };
}

/**
 * The line of a command that was just played, with a trace of the whole turn; null if the command changed
 * nothing. `trace` has noted the state before the command.
 */
export function turnLine(trace: StateTrace, command: Command): string | null {
  const changes = trace.changes();
  if (changes.length === 0) return null;
  return lineText({ command, trace: [{ system: 0, changes }], hash: null });
}
