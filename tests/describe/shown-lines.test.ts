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
