import { describe, expect, test } from 'vitest';
import { Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { passesWalls } from '../../../src/game/actors/passing-walls.ts';
import { cellOf, kindOf } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { restore, snapshotOf } from '../../../src/state/snapshot.ts';
import { arena, rogue, simple } from '../../sources.ts';
import { drawScene } from '../../world.ts';
import { befall } from '../effects/befall.ts';
import { attacksOf, stage, wait, walk } from './stage.ts';

/** A thick wall between a hero and a monster. */
const divided = `
  ###########
  #...####..#
  #@..####.m#
  #...####..#
  ###########`;
const ghost = { Moves: { through: 'walls' } };
const mole = { Moves: { through: 'digging' } };

describe.each([simple, rogue, arena])('in $id', (source) => {
  test.each(['hunter', 'tracker', 'chaser', 'grudge'])(
    'a %s that passes walls comes straight through, leaves no trace, and attacks',
    (mind) => {
      const { game, monster } = stage(divided, { ...ghost, AI: { mind } }, { source });
      game.stores.AI.awake[monster] = 1;
      game.stores.AI.provoked[monster] = 1;
      const before = [...game.floor.grid.tiles];
      const xs = walk(game, monster, 7).map(({ x, y }) => [x, y]);
      expect(xs).toEqual([8, 7, 6, 5, 4, 3, 2].map((x) => [x, 2]));
      wait(game);
      expect(attacksOf(game, monster)).toBe(1);
      expect([...game.floor.grid.tiles]).toEqual(before);
    },
  );

  test('a digging monster opens its way', () => {
    const { game, monster } = stage(divided, { ...mole, AI: { mind: 'hunter' } }, { source });
    walk(game, monster, 7);
    expect(cellOf(game, monster)).toEqual({ x: 2, y: 2 });
    expect(drawScene(game)[2].replace(/[^#@.]/, '.')).toBe('#@........#');
    expect(drawScene(game)[1]).toBe('#...####..#');
  });

  test('without `Moves` a wall stops a monster', () => {
    const { game, monster } = stage(divided, { AI: { mind: 'hunter' } }, { source });
    walk(game, monster, 7);
    expect(cellOf(game, monster).x).toBeGreaterThan(7);
  });
});

test('digging turns rock into a passage and a secret door into a door', () => {
  const map = '######### #@._&..m# #########';
  const { game, monster } = stage(map, { ...mole, AI: { mind: 'hunter' } }, { source: rogue });
  walk(game, monster, 5);
  const { grid } = game.floor;
  expect([tileAt(grid, 3, 1), tileAt(grid, 4, 1)]).toEqual([Tile.passage, Tile.door]);
});

test('nothing passes the edge of a floor', () => {
  const { game, monster } = stage('##### #@.m# #####', {
    ...ghost,
    Erratic: { chance: 100 },
  });
  for (let n = 0; n < 200; n++) {
    wait(game);
    const { x, y } = cellOf(game, monster);
    expect([x > 0 && x < 4, y]).toEqual([true, 1]);
  }
});

/** A monster in the wall beside the hero. */
function inWall(parts: object = {}) {
  const staged = stage('##### #@#m# #...# #####', {
    ...ghost,
    AI: { mind: 'hunter' },
    ...parts,
  });
  wait(staged.game);
  expect(cellOf(staged.game, staged.monster)).toEqual({ x: 2, y: 1 });
  return staged;
}

test('the hero can attack a monster that it sees in a wall', () => {
  const { game, monster } = inWall();
  const { Health } = game.stores;
  Health.max[monster] = 900;
  Health.current[monster] = 900;
  wait(game);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(Health.current[monster]).toBeLessThan(900);
});

test('a game with a monster in a wall can be saved and restored', () => {
  const { game } = inWall();
  const again = restore(game.campaign, snapshotOf(game));
  expect(hashOf(again)).toBe(hashOf(game));
  expect(monstersHere(again).map((one) => [cellOf(again, one), passesWalls(again, one)])).toEqual([
    [{ x: 2, y: 1 }, true],
  ]);
});

test('a monster in a wall that becomes another kind comes out of it', () => {
  const { game, monster } = inWall();
  const into = game.campaign.kinds.findIndex(({ id }) => id === 'rat');
  befall(game, monster, 'polymorph', { into });
  const [changed] = monstersHere(game);
  expect(kindOf(game, changed).id).toBe('rat');
  const { x, y } = cellOf(game, changed);
  expect(tileAt(game.floor.grid, x, y)).toBe(Tile.floor);
});
