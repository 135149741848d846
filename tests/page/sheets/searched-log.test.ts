import { afterEach, expect, test, vi } from 'vitest';
import { makeSearchedLog, type ShownLine } from '../../../src/page/sheets/searched-log.ts';
import { type PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

const line = (from: number, to: number, floor: string): ShownLine => {
  return { from, to, turns: `${from}`, text: 'You miss.', tone: 'normal', floor };
};

test('the log names each floor once, and a pause of ten turns begins a new part', () => {
  plainPage();
  const lines = [line(1, 8, 'A'), line(17, 17, 'A'), line(27, 27, 'A'), line(28, 28, 'B')];
  const source = { log: () => lines, logNote: () => '' };
  const [list] = makeSearchedLog(plainSettings(), source, () => {}).find();
  const items = (list as unknown as PlainElement).children as PlainElement[];
  expect(items.map(({ className, textContent }) => className || textContent)).toEqual([
    'log-floor',
    '1You miss.',
    '17You miss.',
    'after-pause',
    'log-floor',
    '28You miss.',
  ]);
});
