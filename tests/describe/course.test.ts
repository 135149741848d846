import { expect, test } from 'vitest';
import { courseOf } from '../../src/describe/course.ts';
import { opponentsInSight } from '../../src/game/actors/actors.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../world.ts';

function floorsOf(game: Game) {
  const course = courseOf(game);
  return course?.type === 'floors' ? course.floors : expect.fail();
}

function opponentsOf(game: Game) {
  const course = courseOf(game);
  return course?.type === 'opponents' ? course.opponents : expect.fail();
}

test('the floors of a campaign lead from the first one to the prize', () => {
  const game = newGame(campaign, '2');
  const floors = floorsOf(game);
  expect(floors.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(floors.filter(({ isHere }) => isHere).map(({ depth }) => depth)).toEqual([0]);
  expect(floors.map(({ prize }) => prize?.id)).toEqual([...Array(5), 'green-jewel']);
  // After a way down to floor 3 and back to floor 0, and with the jewel in the bag.
  Object.assign(game, { deepest: 3, prizeHeld: true });
  const later = floorsOf(game);
  expect(later.map(({ isVisited }) => +isVisited)).toEqual([1, 1, 1, 1, 0, 0]);
  expect(later.findIndex(({ isDeepest }) => isDeepest)).toBe(3);
  expect(later.some(({ prize }) => prize)).toBe(false);
});

test('a campaign without a last floor shows some floors ahead', () => {
  const depths = floorsOf(newGame(rogueCampaign, '2')).map(({ depth }) => depth);
  expect(depths).toEqual([1, 2, 3, 4]);
  expect(floorsOf(scene('#### #@.# ####')).length).toBeGreaterThan(1);
});

test('each opponent of an arena keeps its place and its look when it has fallen', () => {
  const game = newGame(arenaCampaign, '2');
  const before = opponentsOf(game);
  expect(before).toHaveLength(9);
  expect(before.some(({ hasFallen }) => hasFallen)).toBe(false);
  for (let turn = 0; turn < 60 && opponentsInSight(game).length > 7; turn++) {
    takeTurn(game, { type: 'wait' });
  }
  const after = opponentsOf(game);
  expect(after.map(({ look }) => look)).toEqual(before.map(({ look }) => look));
  const fallen = after.filter(({ hasFallen }) => hasFallen);
  expect(fallen.length).toBeGreaterThan(0);
  expect(fallen).toHaveLength(9 - opponentsInSight(game).length);
});
