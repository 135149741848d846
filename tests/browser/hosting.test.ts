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
  ['cc-by-3.0.txt', ['Attribution 3.0 Unported', '8. Miscellaneous']],
  ['simple-roguelike.txt', ['MIT License']],
])('the build contains licences/%s', (file, parts) => {
  const text = readFileSync(join('.browser-tests/licences', file), 'utf8');
  for (const part of parts) expect(text).toContain(part);
});

test('the build has a licence text of every library in its scripts and its service worker', () => {
  const list = readFileSync('.browser-tests/licences/libraries.md', 'utf8');
  const sections = list.split(/^## /m).slice(1);
  for (const section of sections) expect(section).toMatch(/^\S+ - .*\n\n\S/);
  const worker = readFileSync('.browser-tests/sw.js', 'utf8');
  const libraries = [...worker.matchAll(/"workbox:([a-z-]+):/g)].map(
    ([, name]) => `workbox-${name}`,
  );
  expect(libraries).toContain('workbox-core');
  for (const name of libraries) expect(list).toContain(`## ${name} - `);
});
