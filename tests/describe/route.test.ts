import { expect, test } from 'vitest';
import { type DatedLine, routeOf } from '../../src/describe/route.ts';

function said(from: number | null, depth: number | null, monster = '', times = 1): DatedLine {
  const line = monster
    ? { id: 'kill', params: { monster, experience: 1 }, tone: 'important', times }
    : { id: 'wake', params: {}, tone: 'important', times };
  return { line: line as unknown as DatedLine['line'], from, depth };
}

test('a floor of the way has the turns of all visits, and the monsters killed there', () => {
  const lines = [
    said(0, 0),
    said(7, 1),
    said(9, 1, 'rat', 2),
    said(30, 2),
    said(31, 2, 'wolf'),
    said(34, 1),
    said(35, 1, 'rat'),
    said(40, 2),
  ];
  expect(routeOf(lines, 45)).toEqual([
    { depth: 0, turns: 7, kills: new Map() },
    { depth: 1, turns: 29, kills: new Map([['rat', 3]]) },
    { depth: 2, turns: 9, kills: new Map([['wolf', 1]]) },
  ]);
});

test('a game with an unknown part has no way, nor has one without messages', () => {
  expect(routeOf([said(null, null), said(9, 3)], 12)).toEqual([]);
  expect(routeOf([], 12)).toEqual([]);
});
