import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShownHints } from '../../../src/app/play/shown-hints.ts';
import { hintIds } from '../../../src/describe/hints.ts';
import { readOptions } from '../../../src/page/options/options.ts';
import { makeSettings } from '../../../src/page/settings.ts';

const campaigns = [{ id: 'simple', look: 'tiles' as const }];
const stored = new Map<string, string>();
let isFull: boolean;

/** The settings of a new page in another tab of the browser. */
const openPage = () => makeSettings(readOptions(campaigns, null), campaigns);

beforeEach(() => {
  stored.clear();
  isFull = false;
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const without = (...shown: string[]) => hintIds.filter((id) => !shown.includes(id));

test('a hint is shown once, on each page of a browser', () => {
  const hints = new ShownHints(openPage());
  const other = new ShownHints(openPage());
  hints.add('eat');
  other.add('rest');
  for (const { fresh } of [hints, other, new ShownHints(openPage())]) {
    expect(fresh).toEqual(without('eat', 'rest'));
  }
});

test('a page shows each hint once, although its storage is full', () => {
  const hints = new ShownHints(openPage());
  hints.add('eat');
  isFull = true;
  hints.add('rest');
  hints.add('dig');
  expect(hints.fresh).toEqual(without('eat', 'rest', 'dig'));
});

test('all hints are shown again when the player wants that, and other choices bring none back', async () => {
  const settings = openPage();
  const hints = new ShownHints(settings);
  hints.add('eat');
  await settings.choose({ textSize: 125 });
  expect(hints.fresh).toEqual(without('eat'));
  await settings.choose({ hints: true, hintsShown: [] });
  expect(hints.fresh).toEqual([...hintIds]);
});
