import { lastTurnsOf } from '../../lab/lost-game/last-turns.ts';
import { findWayOut } from '../../lab/lost-game/way-out.ts';
import { prepareReplay } from '../../records/prepare-replay.ts';
import { readGameFile } from '../../records/read-game-file.ts';
import { listOfMods, type RunFile } from '../../records/run-file.ts';
import { endOf } from '../../records/stored-game.ts';
import { verifyGame } from '../../records/verify-game.ts';
import { fightGame, fightHero, fightOdds } from '../../trials/fight-odds.ts';
import { pastOf } from '../saves/past-of-run.ts';
import { refusalOrThrow } from '../saves/refusal-text.ts';
import type { Answers, Order, Percent, Requests, Task } from './tasks.ts';
import { campaignOf } from './worker-request.ts';

/** The worker of the page: performs one task, and sends its answers to the page one by one. */

/** The number of fights whose odds are measured. */
const fights = 100;

/** Functions that perform the tasks. They call `answer` themselves, also in the middle of long work. */
const tasks: {
  readonly [T in Task]: (request: Requests[T], answer: (answer: Answers[T]) => void) => void;
} = {
  import({ sources, text, facts }, answer) {
    const load = (run: RunFile) => campaignOf({ sources, run });
    try {
      answer({ read: readGameFile(text, load, facts, percentReporter(answer)) });
    } catch (error) {
      answer({ problem: refusalOrThrow(error) });
    }
  },
  /** Without readable snapshots it plays all commands. */
  end({ sources, stored }, answer) {
    const { campaign } = stored.row;
    const load = () => campaignOf({ sources, run: { campaign, ...stored.parts } });
    answer({ end: endOf(stored, load, percentReporter(answer)) });
  },
  replay(request, answer) {
    for (const lines of prepareReplay(campaignOf(request), request.run)) answer(lines);
  },
  past(request, answer) {
    answer(pastOf(campaignOf(request), request.run));
  },
  lastTurns(request, answer) {
    const campaign = campaignOf(request);
    const turns = lastTurnsOf(campaign, request.run);
    answer({ turns: turns.map(({ stateBefore: _, ...shown }) => shown) });
    answer({ wayOut: findWayOut(campaign, turns) ?? 'none' });
  },
  odds({ sources, fight }, answer) {
    const run = { campaign: fight.campaign, mods: listOfMods(fight.bundles) };
    const campaign = campaignOf({ sources, run });
    answer({ hero: fightHero(fightGame(campaign, fight)) });
    answer({ odds: fightOdds(campaign, fight, fights) });
  },
  verify(request, answer) {
    answer(verifyGame(campaignOf(request), request.run, request.score));
  },
};

/** Answers with each new percent of some lines. */
function percentReporter(
  answer: (percent: Percent) => void,
): (line: number, count: number) => void {
  let last = 0;
  return (line, count) => {
    const percent = Math.floor((100 * line) / count);
    if (percent === last) return;
    last = percent;
    answer({ percent });
  };
}

addEventListener('message', ({ data: { task, request } }: MessageEvent<Order>) => {
  // The request belongs to the task, as `Order` says.
  tasks[task](request as never, (answer) => postMessage(answer));
});
