import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askWorker } from '../../../src/app/background/ask-worker.ts';
import type { Answers, Requests, Task } from '../../../src/app/background/tasks.ts';
import { verifyInWorker } from '../../../src/app/background/verify-in-worker.ts';
import { workWithProgress } from '../../../src/app/background/work-with-progress.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { bots } from '../../../src/lab/bots/bots.ts';
import { fightAgainst } from '../../../src/page/fight-setup.ts';
import { LoadError } from '../../../src/page/lazy.ts';
import { continueRun } from '../../../src/records/continue-game.ts';
import { runFileText } from '../../../src/records/run-file.ts';
import { scoreOf } from '../../../src/records/scores.ts';
import { storedGameOf } from '../../../src/records/stored-game.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { recordGame } from '../../records/record-game.ts';
import { rogue, simple } from '../../sources.ts';
import { campaign, rogueCampaign } from '../../world.ts';

/** The script of the worker, which runs beside these tests. */
let perform: (event: { data: unknown }) => void;
/** The worker that performs a task. */
let working: Worker;
/** An event in place of a script that runs. */
let failure: Event | null;

/** A worker whose script runs at the next moment. Messages are copied, as between a page and a worker. */
class LocalWorker extends EventTarget {
  #isEnded = false;
  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    setTimeout(() => {
      if (failure) {
        this.dispatchEvent(failure);
        return;
      }
      working = this as unknown as Worker;
      perform({ data: copy });
    });
  }
  answer(data: unknown): void {
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.#isEnded = true;
  }
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: 'message', listener: typeof perform) => {
    perform = listener;
  });
  await import('../../../src/app/background/worker.ts');
});
beforeEach(() => {
  failure = null;
  vi.stubGlobal('Worker', LocalWorker);
  vi.stubGlobal('postMessage', (answer: unknown) =>
    (working as unknown as LocalWorker).answer(structuredClone(answer)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const sources = [simple, rogue];
/** A game of Rogue that the hero does not survive. */
const run = recordGame(rogueCampaign, 'pit', (game) => bots.greedy(game, 'pit'), {
  player: 'greedy',
  turns: 500,
});
const { game } = continueRun(run, rogueCampaign);
const stored = storedGameOf(run, game, { id: 'pit', saved: 1 });

/** All answers to a request, of which the last one fulfils a condition. */
function answersTo<T extends Task>(
  task: T,
  request: Requests[T],
  isLast: (answer: Answers[T]) => boolean,
): Promise<Answers[T][]> {
  const answers: Answers[T][] = [];
  return new Promise((resolve, reject) => {
    const take = (answer: Answers[T]) => {
      answers.push(answer);
      if (isLast(answer)) resolve(answers);
    };
    askWorker(task, request, take, reject);
  });
}

test('a worker reads the game of a file, and reports its progress before', async () => {
  const text = runFileText({ ...run, latest: null });
  const request = { sources, text, facts: { id: 'file', saved: 2 } };
  const answers = await answersTo('import', request, (answer) => !('percent' in answer));
  expect(answers.slice(0, 2)).toEqual([{ percent: 1 }, { percent: 2 }]);
  expect(answers.at(-1)).toMatchObject({
    read: { differsAt: null, stored: { row: { id: 'file' } } },
  });
});

test('a worker reports the problem of a file that is no game', async () => {
  const request = { sources, text: '{}', facts: { id: 'file', saved: 2 } };
  const [answer] = await answersTo('import', request, () => true);
  expect(answer).toHaveProperty('problem');
});

test('a worker finds the end of a stored game without snapshots', async () => {
  const work = { request: { sources, stored }, progress: null, text: () => '' };
  expect(await workWithProgress({ task: 'end', ...work })).toEqual({ end: hashOf(game) });
});

test('a worker prepares a replay up to its last line', async () => {
  const { length } = run.turns;
  const parts = await answersTo('replay', { sources, run }, ({ at }) => at === length);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.at(-1)).toMatchObject({ turn: game.turn, differences: [] });
});

test('a worker finds the last turns of a lost game, then whether there was a way out', async () => {
  const isLast = (answer: Answers['lastTurns']) => 'wayOut' in answer;
  const [first, second] = await answersTo('lastTurns', { sources, run }, isLast);
  if (!('turns' in first)) expect.fail('The turns come first.');
  expect(first.turns.at(-1)).toMatchObject({ turn: game.turn, health: 0 });
  expect(second).toHaveProperty('wayOut');
});

test('a worker measures the odds of a fight', async () => {
  const fight = fightAgainst(kindById(campaign, 'rat'), campaign, 'seed', {});
  const isLast = (answer: Answers['odds']) => 'odds' in answer;
  const [first, second] = await answersTo('odds', { sources, fight }, isLast);
  expect(first).toMatchObject({ hero: { depth: fight.scene.depth } });
  expect(second).toMatchObject({ odds: { fights: 100 } });
});

test('a worker verifies a score', async () => {
  const score = scoreOf(stored.row, game);
  expect(await verifyInWorker({ sources, run, score })).toMatchObject({ isEqual: true });
});

test('a script of a worker that cannot be loaded is a LoadError, and an error in a task keeps its message', async () => {
  const work = { request: { sources, stored }, progress: null, text: () => '' };
  failure = new Event('error');
  await expect(workWithProgress({ task: 'end', ...work })).rejects.toBeInstanceOf(LoadError);
  failure = Object.assign(new Event('error'), { message: 'out of memory' });
  await expect(workWithProgress({ task: 'end', ...work })).rejects.toThrow(/^out of memory$/);
});
