import { History, type Past } from '../../controls/history.ts';
import type { Campaign } from '../../game/campaign.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { gameAtSegment, hasPresentRules, playsAsRecorded } from '../../records/replay.ts';
import type { RunFile } from '../../records/run-file.ts';
import { readLine, shortHash } from '../../records/run-line.ts';
import { StateTrace } from '../../records/trace.ts';

/** The parts of a recorded game that lead to its history. */
export type PlayedRun = Pick<RunFile, 'campaign' | 'seed' | 'mods' | 'segments' | 'turns'>;

/**
 * Plays a recorded game again and returns its history. It begins after the last segment that these rules do not play as
 * it was recorded; null if that is the last one.
 */
export function pastOf(campaign: Campaign, run: PlayedRun): Past | null {
  let history: History | null = null;
  for (const [n, segment] of run.segments.entries()) {
    const to = run.segments[n + 1]?.from ?? run.turns.length;
    try {
      const game = gameAtSegment(campaign, run, segment);
      if (history) history.catchUp(game);
      else history = new History(game);
      const isPlayed = playerOf(game, run, n);
      let isKnown = true;
      for (let line = segment.from; line < to && isKnown; line++) {
        isKnown = isPlayed(line);
        history.note(game.events, game.turn);
      }
      if (!isKnown) history = null;
    } catch {
      // These rules cannot restore the state or play a command.
      history = null;
    }
  }
  return history?.past ?? null;
}

/** Plays the lines of a segment. The function returns whether a line made the recorded changes. */
function playerOf(game: Game, run: PlayedRun, index: number): (line: number) => boolean {
  const segment = run.segments[index];
  if (hasPresentRules(game.campaign, segment)) {
    return (line) => {
      takeTurn(game, readLine(run.turns[line]).command);
      return true;
    };
  }
  const isStart = shortHash(game) === segment.start;
  const trace = new StateTrace(game);
  return (line) => isStart && playsAsRecorded(game, run, line, trace);
}
