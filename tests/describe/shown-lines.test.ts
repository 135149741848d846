import { expect, test } from 'vitest';
import { shownLines } from '../../src/describe/shown-lines.ts';
import type { LogLine } from '../../src/game/messages.ts';

const searched: LogLine = { id: 'searched', params: {}, tone: 'normal', times: 1 };
const evaded: LogLine = { id: 'evaded', params: { monster: 'rat' }, tone: 'normal', times: 1 };

test('vain searches in a fight are not shown, and do not divide repeated lines', () => {
  expect(shownLines([searched, evaded, searched, evaded])).toEqual([{ ...evaded, times: 2 }]);
});

test('a vain search is shown while it is the newest line', () => {
  const often = { ...searched, times: 15 };
  expect(shownLines([evaded, often])).toEqual([evaded, often]);
});

test('an item under the hero that is picked up next has one line', () => {
  const item = { kind: 'apple', power: 0 };
  const here: LogLine = { id: 'hereItem', params: { item }, tone: 'normal', times: 1 };
  const picked: LogLine = { id: 'picked', params: { item: { ...item } }, tone: 'normal', times: 1 };
  expect(shownLines([here, picked])).toEqual([picked]);
  const other = { ...picked, params: { item: { kind: 'dagger', power: 0 } } };
  expect(shownLines([here, other])).toEqual([here, other]);
});
