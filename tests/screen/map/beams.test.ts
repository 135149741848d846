import { expect, test } from 'vitest';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { newGame } from '../../../src/game/game.ts';
import { beamSlope, beamsOf } from '../../../src/screen/map/beams.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { rogueCampaign } from '../../world.ts';
import '../node-navigator.ts';

const hall: Room = { x1: 1, y1: 1, x2: 23, y2: 23 };
const layers = Array.from({ length: 30 }, (_, n) => 1000 + n);

test('a hall always has beams, which stay in it to their tops, and none beside another', () => {
  for (const layer of layers) {
    const beams = beamsOf([hall], layer);
    expect(beams.length).toBeGreaterThan(2);
    for (const [n, { x, y, rows }] of beams.entries()) {
      expect(x).toBeGreaterThanOrEqual(hall.x1);
      expect(x).toBeLessThanOrEqual(hall.x2);
      expect(y).toBeGreaterThanOrEqual(hall.y1 + 2);
      expect(y).toBeLessThanOrEqual(hall.y2);
      expect(y - rows).toBeGreaterThanOrEqual(hall.y1 - 1);
      expect(x + beamSlope * rows).toBeLessThanOrEqual(hall.x2);
      expect(rows).toBeGreaterThanOrEqual(3);
      for (const other of beams.slice(n + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(4);
      }
    }
  }
});

test('dark rooms and closets have none, and small rooms one at most', () => {
  const small: Room = { x1: 1, y1: 1, x2: 8, y2: 4 };
  const closet: Room = { x1: 1, y1: 1, x2: 9, y2: 2 };
  for (const layer of layers) {
    expect(beamsOf([{ ...hall, dark: true }], layer)).toEqual([]);
    expect(beamsOf([closet], layer)).toEqual([]);
    expect(beamsOf([small], layer)).toHaveLength(1);
  }
});

test('the seed decides: the same floor has the same beams, and another floor others', () => {
  const beamsFor = (seed: string) => decorate(newGame(rogueCampaign, seed)).beams;
  expect(beamsFor('one')).toEqual(beamsFor('one'));
  expect(beamsFor('one')).not.toEqual(beamsFor('two'));
});
