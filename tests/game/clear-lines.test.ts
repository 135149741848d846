import { expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { actorsNear } from '../../src/game/actors/actors-near.ts';
import { cellOf } from '../../src/game/entity.ts';
import { sees } from '../../src/game/goals/foe.ts';
import { monsterAt, scene } from '../world.ts';

/** Two monsters with this tile between them. */
function across(tile: number) {
  const game = scene('####### #@.r.b# #######');
  game.floor.grid.tiles[7 + 4] = tile;
  return { game, rat: monsterAt(game, 3, 1), bat: monsterAt(game, 5, 1) };
}

test.each([
  ['floor', Tile.floor, true],
  ['deep water', Tile.deep, true],
  ['an altar', Tile.obstacle, true],
  ['a curtain', Tile.screen, false],
  ['a closed door', Tile.closedDoor, false],
  ['a wall', Tile.wall, false],
])('whether a monster sees another one behind %s', (_, tile, isSeen) => {
  const { game, rat, bat } = across(tile);
  expect(sees(game, rat, bat)).toBe(isSeen);
});

test.each([
  ['deep water', Tile.deep, true],
  ['a curtain', Tile.screen, true],
  ['an altar', Tile.obstacle, false],
  ['a closed door', Tile.closedDoor, false],
])('an explosion crosses what a missile crosses: %s', (_, tile, isHit) => {
  const { game, rat, bat } = across(tile);
  expect(actorsNear(game, cellOf(game, rat), 2).includes(bat)).toBe(isHit);
});
