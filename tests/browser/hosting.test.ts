import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { toTitle } from './player.ts';
import { playTurn, serve } from './static-host.ts';

const { ui } = wordsOf('en');

test('the built page works in a folder of a static host, where a worker prepares a replay', () =>
  serve('.browser-tests', '/games/rogue-like/', (address) =>
    playTurn(address, 'Rogue 3.6.3', async (page) => {
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      await toTitle(page);
      await page.getByRole('button', { name: ui.saves.watch }).click();
      await page.waitForSelector('.replay-slider[data-prepared="1"]');
      const script = /\/games\/rogue-like\/assets\/worker-.*\.js$/;
      expect(workers).toContainEqual(expect.stringMatching(script));
    }),
  ));

test.each([
  ['libraries.md', ['## pixi.js', '## bitecs', '## valibot', 'Permission is hereby granted']],
  ['m-plus-1p.txt', ['SIL OPEN FONT LICENSE']],
  ['fira-code.txt', ['SIL OPEN FONT LICENSE']],
  ['credits.md', ['game-icons.net', 'CC BY 3.0']],
  ['simple-roguelike.txt', ['MIT License']],
])('the build contains licences/%s', (file, parts) => {
  const text = readFileSync(join('.browser-tests/licences', file), 'utf8');
  for (const part of parts) expect(text).toContain(part);
});
