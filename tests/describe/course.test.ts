import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import gladiator from '../../src/content/arena/monsters/gladiator.json';
import { courseOf, hasCourse } from '../../src/describe/course.ts';
import { monstersHere, opponentsInSight } from '../../src/game/actors/actors.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { kindOf } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { arena } from '../sources.ts';
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

/** The arena with a second kind, which also has these components. */
function arenaWith(id: string, components: object, rules: object = {}): Campaign {
  const look = { glyph: 'w', colour: '#ffffff' };
  const bundle = { ...gladiator, name: { en: id }, look, ...components };
  return loadCampaign({
    ...arena,
    rules: { ...arena.rules, ...rules },
    bundles: { ...arena.bundles, [`${id}.json`]: bundle },
  } as typeof arena);
}

/** The numbers of living opponents of a kind. */
function living(game: Game, id: string): number {
  return monstersHere(game).filter((monster) => kindOf(game, monster).id === id).length;
}

function waitUntil(game: Game, isEnough: () => boolean): void {
  for (let turn = 0; turn < 200 && !isEnough(); turn++) {
    game.stores.Health.current[game.hero] = 3;
    takeTurn(game, { type: 'wait' });
  }
  expect(isEnough()).toBe(true);
}

test('fallen opponents of two kinds have no look, because nobody knows who was which', () => {
  const game = newGame(arenaWith('wrestler', {}), '2');
  const before = opponentsOf(game);
  expect(before).toHaveLength(9);
  const [gladiators, wrestlers] = ['gladiator', 'wrestler'].map((id) => living(game, id));
  waitUntil(
    game,
    () => living(game, 'gladiator') < gladiators && living(game, 'wrestler') < wrestlers,
  );
  const after = opponentsOf(game);
  expect(after).toHaveLength(9);
  after.forEach(({ look, hasFallen }, place) => {
    expect(look).toEqual(hasFallen ? null : before[place].look);
  });
  expect(after.filter(({ hasFallen }) => !hasFallen)).toHaveLength(monstersHere(game).length);
});

test('an arena in which a part is made of its opponents has no fallen ones in the place of the others', () => {
  const game = newGame(arenaWith('eel', { Moves: { through: 'water' } }), '2');
  const made = monstersHere(game).length;
  expect(made).toBeGreaterThan(2);
  expect(made).toBeLessThan(9);
  expect(opponentsOf(game)).toHaveLength(made);
  waitUntil(game, () => monstersHere(game).length < made);
  const after = opponentsOf(game);
  expect(after).toHaveLength(made);
  expect(after.filter(({ hasFallen }) => hasFallen)).toHaveLength(made - monstersHere(game).length);
});

test('invisible opponents are neither among the living nor among the fallen', () => {
  const game = newGame(arenaWith('ghost', { Invisible: {} }), '2');
  const seen = opponentsInSight(game).length;
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(9);
  expect(opponentsOf(game)).toHaveLength(seen);
  expect(opponentsOf(game).every(({ look }) => look?.glyph === 'e')).toBe(true);
});

test('an arena that the hero does not see as a whole does not show its opponents', () => {
  const game = newGame(arenaWith('wrestler', {}, { sight: 'light' }), '2');
  expect(courseOf(game)).toBeNull();
  expect(hasCourse(game)).toBe(false);
  for (const shown of [newGame(arenaCampaign, '2'), newGame(campaign, '2')]) {
    expect(hasCourse(shown)).toBe(true);
  }
});
