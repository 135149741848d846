import { expect, test } from 'vitest';
import { kindOf } from '../../src/game/entity.ts';
import { enterFloor } from '../../src/game/floors/enter-floor.ts';
import { entitiesAt, entityComponents } from '../../src/inspect/inspect-cell.ts';
import { give, monsterAt, place, scene } from '../world.ts';

const room = `
  #####
  #...#
  #@r.#
  #a..#
  #####`;

test('entitiesAt returns the entities on a cell, each followed by the items that it carries', () => {
  const game = scene(room);
  const ids = (x: number, y: number) => entitiesAt(game, x, y).map((one) => kindOf(game, one).id);
  expect(ids(2, 2)).toEqual(['rat']);
  expect(ids(1, 3)).toEqual(['apple']);
  expect(ids(3, 3)).toEqual([]);
  give(game, 'dagger');
  expect(ids(1, 2)).toEqual(['hero', 'dagger']);
});

test('entitiesAt sorts by creation', () => {
  const game = scene(room);
  place(game, 'dagger', 2, 2);
  place(game, 'apple', 2, 2);
  const ids = entitiesAt(game, 2, 2).map((one) => kindOf(game, one).id);
  expect(ids).toEqual(['rat', 'dagger', 'apple']);
});

test('entitiesAt ignores other floors', () => {
  const game = scene(room);
  enterFloor(game, 2);
  expect(entitiesAt(game, 2, 2).map((one) => kindOf(game, one).id)).not.toContain('rat');
});

test('entityComponents returns the components in the order of components.ts', () => {
  const game = scene(room);
  expect(entityComponents(game, monsterAt(game, 2, 2)).slice(0, 3)).toEqual([
    'Identity',
    'Position',
    'Health',
  ]);
});
