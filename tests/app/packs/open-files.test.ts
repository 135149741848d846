import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFiles } from '../../../src/app/packs/open-files.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { bots } from '../../../src/lab/bots/bots.ts';
import { LoadError } from '../../../src/page/lazy.ts';
import type { RunFile } from '../../../src/records/run-file.ts';
import { runFileText } from '../../../src/records/run-file.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Words } from '../../../src/words/texts.ts';
import { recordGame } from '../../records/record-game.ts';
import { campaign } from '../../world.ts';

let closed = 0;
beforeEach(() => {
  closed = 0;
  const dialog = { close: () => closed++ };
  vi.stubGlobal('document', { querySelectorAll: () => [dialog] });
});
afterEach(() => vi.unstubAllGlobals());

test('sentences about several files are separated by a space in English and by none in Japanese', async () => {
  const run = recordGame(campaign, 'day23', (begun) => bots.greedy(begun, 'score'), {
    player: 'greedy',
    turns: 3,
  });
  let said: (words: Words) => string = () => '';
  const page = {
    modules: { dialogs: null },
    prompts: { isOpen: false },
    saves: {
      // The game of the file is over, and is in the list already.
      import: async () => ({ ended: null, replay: run, differsAt: null, isKnown: true }),
    },
    replay: {
      watch: (_: RunFile, say: typeof said) => {
        said = say;
      },
    },
  } as unknown as Shell;
  await openFiles(page, [
    new File([runFileText(run)], 'game.json'),
    new File(['Dear player'], 'letter.txt'),
  ]);
  const [english, japanese] = [await wordsOf('en'), await wordsOf('ja')];
  for (const words of [english, japanese]) {
    const { saves } = words.ui;
    const space = words === english ? ' ' : '';
    expect(said(words)).toBe(`${saves.notAGame('letter.txt')}${space}${saves.known('game.json')}`);
  }
  // The dialogs would cover the replay.
  expect(closed).toBe(1);
});

test('files that are dropped while the game asks something are refused with a message', async () => {
  const messages: string[] = [];
  const page = {
    prompts: { isOpen: true },
    report: (found: readonly { say(words: Words): string }[]) =>
      messages.push(...found.map(({ say }) => say(wordsOf('en')))),
  } as unknown as Shell;
  await openFiles(page, [new File(['{"version": 2, "seed": "a"}'], 'game.json')]);
  expect(messages).toEqual([wordsOf('en').ui.saves.answerFirst]);
});

test('a worker that cannot be loaded is no problem of the file, and other files are taken', async () => {
  const messages: string[] = [];
  const errors: unknown[] = [];
  const error = new LoadError('The worker cannot be loaded.');
  const page = {
    prompts: { isOpen: false },
    modules: { dialogs: null },
    saves: { import: () => Promise.reject(error) },
    errors: { show: (shown: unknown) => errors.push(shown) },
    report: (found: readonly { say(words: Words): string }[]) =>
      messages.push(...found.map(({ say }) => say(wordsOf('en')))),
  } as unknown as Shell;
  await openFiles(page, [
    new File(['{"version": 2, "seed": "a"}'], 'game.json'),
    new File(['Dear player'], 'letter.txt'),
  ]);
  expect(errors).toEqual([error]);
  expect(messages).toEqual([wordsOf('en').ui.saves.notAGame('letter.txt')]);
});
