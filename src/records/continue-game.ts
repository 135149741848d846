import { base64ToBytes } from '../bundles/base64.ts';
import type { Campaign } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { restoreAny } from '../state/restore-across-versions.ts';
import { hashInSnapshot } from '../state/snapshot.ts';
import { SnapshotError } from '../state/snapshot-error.ts';
import type { StoredGame } from './game-rows.ts';
import { type Refusal, RefusedGame } from './refusal.ts';
import { hasPresentRules, playsAsRecorded } from './replay.ts';
import type { RunFile } from './run-file.ts';
import { hashOfLine, shortHash } from './run-line.ts';
import { StateTrace } from './trace.ts';

/** A stored game that can be played on. */
export interface Continued {
  readonly game: Game;
  /** The number of recorded commands that led to this game. Later ones are lost. */
  readonly used: number;
  /** The rules or the content have changed since, or commands are lost: a new segment begins. */
  readonly isChanged: boolean;
  /** Ids of kinds that the content no longer has. */
  readonly removedKinds: readonly string[];
}

/** The parts of a recorded game that are needed to continue it. */
interface Recorded extends Pick<RunFile, 'seed' | 'segments' | 'turns'> {
  /** Newest first. */
  readonly snapshots: readonly SnapshotAt[];
  /** The hash of the state after the last line, if it is known. A stored game has none. */
  readonly end?: string | null;
}

/** A snapshot after the first `at` lines. */
export interface SnapshotAt {
  readonly at: number;
  readonly state: Uint8Array;
}

/** A game that cannot be continued. The message is the reason. */
export class CannotContinue extends RefusedGame {
  override readonly name = 'CannotContinue';
}

/** The error for a game of a campaign that does not exist. */
export function noCampaign(id: string): CannotContinue {
  return new CannotContinue(`there is no campaign "${id}"`, 'missingCampaign');
}

/** A game from which the commands after the first `at` are played. */
interface Start {
  readonly game: Game;
  readonly at: number;
  readonly removedKinds: readonly string[];
}

/**
 * Continues a stored game: from its newest readable snapshot, the later commands are played again as long
 * as each makes the recorded changes. With the same rules and content this leads to the exact moment of
 * the last command. `onLine` is called with the number of each line that was played. Throws
 * `CannotContinue`.
 */
export function continueGame(
  { row, parts, turns, snapshots }: StoredGame,
  campaign: Campaign,
  onLine?: (line: number) => void,
): Continued {
  const { seed } = row;
  const { segments } = parts;
  return continueRecorded({ seed, segments, turns, snapshots }, campaign, onLine);
}

/** Continues the game of a run file, like `continueGame`. `onLine` is called with the number of each line. */
export function continueRun(
  run: RunFile,
  campaign: Campaign,
  onLine?: (line: number) => void,
): Continued {
  const { seed, segments, turns, latest, end } = run;
  const snapshots = latest ? [{ at: latest.at, state: base64ToBytes(latest.state) }] : [];
  return continueRecorded({ seed, segments, turns, snapshots, end }, campaign, onLine);
}

function continueRecorded(
  recorded: Recorded,
  campaign: Campaign,
  onLine?: (line: number) => void,
): Continued {
  const { segments, turns } = recorded;
  const lastSegment = segments[segments.length - 1];
  const { game, at, removedKinds } = openStart(recorded, campaign);
  const used = playOn(recorded, game, at, turns.length, onLine);
  const isChanged =
    !hasPresentRules(campaign, lastSegment) || used < turns.length || removedKinds.length > 0;
  if (used === turns.length) return { game, used, isChanged, removedKinds };
  // The command after the last equal one has changed the game: start again and stop before it.
  const again = openStart(recorded, campaign);
  playOn(recorded, again.game, at, used);
  return { game: again.game, used, isChanged, removedKinds };
}

/** Plays recorded commands until one makes other changes than recorded. Returns its index. */
function playOn(
  recorded: Recorded,
  game: Game,
  from: number,
  end: number,
  onLine: (line: number) => void = () => {},
): number {
  const trace = new StateTrace(game);
  for (let n = from; n < end; n++) {
    try {
      if (!playsAsRecorded(game, recorded, n, trace)) return n;
    } catch {
      // The rules of this version cannot play the command at this moment.
      return n;
    }
    onLine(n + 1);
  }
  return end;
}

/** The newest snapshot that can be restored, or the new game if there is none. */
function openStart(recorded: Recorded, campaign: Campaign): Start {
  const { seed, segments, snapshots } = recorded;
  let problem: { message: string; reason: Refusal } | null = null;
  for (const { at, state } of [...snapshots, ...startsOf(segments)]) {
    try {
      if (!isRecorded(recorded, at, hashInSnapshot(campaign, state))) {
        throw new SnapshotError('The snapshot belongs to another game. Use another copy.');
      }
      return { ...restoreAny(campaign, state), at };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      problem ??= error;
    }
  }
  const game = newGame(campaign, seed);
  if (shortHash(game) === segments[0].start) return { game, at: 0, removedKinds: [] };
  throw new CannotContinue(
    problem?.message ??
      'line 0: the new game differs from the recorded one, because the rules have changed since, and the ' +
        'file has no snapshot; open it with the version of the game that recorded it',
    problem?.reason ?? 'otherVersion',
  );
}

/** The snapshots from which segments start, newest first. */
function startsOf(segments: RunFile['segments']): SnapshotAt[] {
  return segments
    .flatMap(({ from, state }) => (state === null ? [] : { at: from, state: base64ToBytes(state) }))
    .reverse();
}

/**
 * Whether the recording has this hash for the state after the first `at` lines. A snapshot without a hash
 * in the recording is not used: it could be of another game.
 */
export function isRecorded(
  { segments, turns, end }: Pick<Recorded, 'segments' | 'turns' | 'end'>,
  at: number,
  hash: string,
): boolean {
  const segment = segments.findLast(({ from }) => from === at);
  const line = at > 0 && at <= turns.length ? hashOfLine(turns[at - 1]) : null;
  const recorded = segment?.start ?? line ?? (at === turns.length ? end : null);
  return Boolean(recorded && hash.startsWith(recorded));
}
