import { expect, test } from 'vitest';
import { die } from '../../../src/game/combat/death.ts';
import { mostDeaths, noteDeath } from '../../../src/game/floors/floor.ts';
import { remains } from '../../../src/game/systems/remains.ts';
import { monsterAt, scene } from '../../world.ts';

/** The cell of the rat: row × width + column. */
const cell = 7 + 3;

/** A game whose rat has died, `seen` or unseen by the hero. */
function afterDeath(seen: boolean) {
  const game = scene('####### #@.r..# #######');
  if (!seen) game.floor.fieldOfView.visible[cell] = 0;
  die(game, monsterAt(game, 3, 1));
  remains(game);
  return game;
}

test('the floor keeps where the hero has seen a monster die, and its kind', () => {
  expect(afterDeath(true).floor.deaths).toEqual([{ cell, kind: 'rat' }]);
});

test('the floor does not keep a death out of view, nor that of the hero', () => {
  const game = afterDeath(false);
  die(game, game.hero);
  remains(game);
  expect(game.floor.deaths).toEqual([]);
});

test('a floor keeps the newest death of a cell, and the newest 80 of all', () => {
  const { floor } = afterDeath(true);
  noteDeath(floor, { cell, kind: 'wolf' });
  expect(floor.deaths).toEqual([{ cell, kind: 'wolf' }]);
  for (let n = 0; n < mostDeaths; n++) noteDeath(floor, { cell: 100 + n, kind: 'bat' });
  expect(floor.deaths).toHaveLength(80);
  expect(floor.deaths[0]).toEqual({ cell: 100, kind: 'bat' });
});
