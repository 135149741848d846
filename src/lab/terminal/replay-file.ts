import type { Campaign } from '../../game/campaign.ts';
import type { Game } from '../../game/world.ts';
import type { Difference } from '../../records/difference.ts';
import { gameBefore, replay } from '../../records/replay.ts';
import type { RunFile } from '../../records/run-file.ts';
import { SnapshotError } from '../../state/snapshot-error.ts';
import { InputError } from '../input-error.ts';
import { placedMessage } from '../placed-error.ts';
import { causeOf, describeDifference } from './run-files.ts';

interface Options {
  /** The file with the systems to use, and these systems. */
  readonly against?: string | undefined;
  readonly replaced?: Game['replaced'];
  readonly onLine?: (line: number, game: Game) => void;
}

export interface ReplayedFile {
  /** The game at the end, or at the first difference. */
  readonly game: Game;
  readonly difference: Difference | null;
  /** The number of lines at the beginning that cannot be verified with the present rules and content. */
  readonly unverified: number;
  /** The difference and its probable cause in one line. */
  readonly text: string | null;
  /** The message of the exception that is the difference; null for another one. */
  readonly throws: string | null;
}

/**
 * Replays a run file. A command that throws is a difference. Throws an InputError if a snapshot cannot be
 * restored, or if a system of `against` throws.
 */
export function replayFile(
  campaign: Campaign,
  run: RunFile,
  file: string,
  { against, replaced = null, onLine }: Options = {},
): ReplayedFile {
  const { thrown, ...replayed } = replayOf(campaign, run, file, {
    replaced,
    ...(onLine && { onLine }),
  });
  const { difference } = replayed;
  if (!difference || !thrown) {
    const text = difference && describeDifference(run, difference, against);
    return { ...replayed, text, throws: null };
  }
  const { line } = difference;
  const message = placedMessage(thrown.error);
  if (against !== undefined) {
    throw new InputError(`${against}: failed in line ${line} of ${file}: ${message}`, 1);
  }
  const text = `line ${line} differs: the command throws "${message}" (${causeOf(run, line)})`;
  return { ...replayed, game: gameBefore(campaign, run, line - 1), text, throws: message };
}

function replayOf(
  campaign: Campaign,
  run: RunFile,
  file: string,
  options: Parameters<typeof replay>[2],
): ReturnType<typeof replay> {
  try {
    return replay(campaign, run, options);
  } catch (error) {
    if (error instanceof SnapshotError) throw new InputError(`${file}: ${error.message}`);
    throw error;
  }
}
