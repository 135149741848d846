import { iconNames } from 'virtual:icon-names';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { cellsApart } from '../../src/dungeon/distance.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { nearestCell } from '../../src/dungeon/paths.ts';
import type { Command } from '../../src/game/commands.ts';
import { cellOf, heroCell } from '../../src/game/entity.ts';
import { enterFloor } from '../../src/game/floors/enter-floor.ts';
import { itemsOn } from '../../src/game/floors/floor-contents.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { liftActor, placeActor, queueHeroRoom } from '../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { attacksOf } from '../game/systems/stage.ts';
import { simple } from '../sources.ts';
import { messageIds } from '../world.ts';
import { readGuide } from './guide-examples.ts';

const { mods } = readGuide('vaults.md');
const campaign = loadCampaign(simple, mods, new Set(iconNames));

test('the examples are read without any remark', () => {
  expect(Object.keys(mods)).toEqual(['larder.json', 'wolf-king.json', 'wolf-den.json']);
  expect(campaign.problems).toEqual([]);
  expect(campaign.vaults.map(({ id }) => id)).toEqual(['larder', 'wolf-den']);
});

test('about two floors in five have the larder, with its apples, its rat and its weak wall', () => {
  let found = 0;
  for (let n = 0; n < 200; n++) {
    const { vault, terrain, items } = generateFloor(campaign, `larder ${n}`, 2, simple.start);
    if (!vault) continue;
    found++;
    const { tiles, width } = terrain.grid;
    expect(vault.cells.filter((cell) => tiles[cell] === Tile.weakWall)).toHaveLength(1);
    const apples = items.filter(
      ({ kind, x, y }) => kind.id === 'apple' && vault.cells.includes(y * width + x),
    );
    expect(apples).toHaveLength(2);
  }
  expect(found).toBeGreaterThan(55);
  expect(found).toBeLessThan(105);
});

describe('the wolf king', () => {
  function kindsOn(game: Game, id: string): number[] {
    const { Identity } = game.stores;
    return game.floor.monsters.filter(
      (monster) => game.campaign.kinds[Identity.kind[monster]].id === id,
    );
  }

  test('the wolf king waits in its den on nearly every fourth floor, with escorts and potions', () => {
    let found = 0;
    for (let n = 0; n < 60; n++) {
      const game = newGame(campaign, `den ${n}`);
      enterFloor(game, 4);
      const kings = kindsOn(game, 'wolf-king');
      found += kings.length;
      expect(kings.length).toBeLessThanOrEqual(1);
      if (kings.length === 0) continue;
      const { Follower } = game.stores;
      const escorts = kindsOn(game, 'wolf').filter((one) => Follower.leader[one] === kings[0]);
      expect(escorts.length).toBeGreaterThanOrEqual(2);
      expect(escorts.length).toBeLessThanOrEqual(3);
    }
    expect(found).toBeGreaterThan(56);
  });

  test('the wolf king stays in its den while the hero is far', () => {
    const homes: boolean[] = [];
    for (let n = 0; n < 12; n++) {
      const game = newGame(campaign, `den ${n}`);
      enterFloor(game, 4);
      const [king] = kindsOn(game, 'wolf-king');
      if (!king) continue;
      const { Health } = game.stores;
      Health.max[game.hero] = 60_000;
      Health.current[game.hero] = 60_000;
      const den = generateFloor(campaign, game.seed, 4, heroCell(game)).vault?.cells ?? [];
      for (let turn = 0; turn < 50; turn++) takeTurn(game, { type: 'wait' });
      const { x, y } = cellOf(game, king);
      homes.push(den.includes(y * game.floor.grid.width + x));
    }
    expect(homes.length).toBeGreaterThan(9);
    expect(homes).not.toContain(false);
  });

  test('the wolf king attacks a hero in its den', () => {
    const game = newGame(campaign, 'den');
    enterFloor(game, 4);
    const [king] = kindsOn(game, 'wolf-king');
    stand(game, king);
    takeTurn(game, { type: 'wait' });
    expect(attacksOf(game, king)).toBe(1);
  });

  test('the wolf king is enraged below half of its health, and leaves its sword, also after a restored save', () => {
    let game = newGame(campaign, 'den');
    enterFloor(game, 4);
    const king = kindsOn(game, 'wolf-king')[0];
    stand(game, king);
    game.stores.Health.max[game.hero] = 60_000;
    game.stores.Health.current[game.hero] = 60_000;
    const speeds = new Set<number>();
    const told = new Set<string>();
    for (let turn = 0; turn < 200 && kindsOn(game, 'wolf-king').length > 0; turn++) {
      if (turn === 5) {
        const restored = restore(campaign, snapshotOf(game));
        expect(hashOf(restored)).toBe(hashOf(game));
        game = restored;
      }
      takeTurn(game, attackOn(game, kindsOn(game, 'wolf-king')[0]));
      for (const id of messageIds(game)) told.add(id);
      for (const one of kindsOn(game, 'wolf-king')) {
        speeds.add(Number(game.stores.Condition.hasted[one] !== 0));
      }
    }
    expect(kindsOn(game, 'wolf-king')).toEqual([]);
    expect([...speeds].sort()).toEqual([0, 1]);
    expect(told).toContain('speaks');
    const { Identity } = game.stores;
    const left = itemsOn(game, game.floor).map((item) => campaign.kinds[Identity.kind[item]].id);
    expect(left).toContain('long-sword');
    expect(left).toContain('healing-potion');
  });

  /** Puts the hero on a free cell beside a monster. */
  function stand(game: Game, monster: number): void {
    const { x, y } = cellOf(game, monster);
    const { floor } = game;
    const free = nearestCell(floor.grid, { x, y }, (column, row) => {
      return floor.occupants[row * floor.grid.width + column] === 0;
    });
    liftActor(game, game.hero);
    placeActor(game, game.hero, floor, free?.x ?? x, free?.y ?? y);
    queueHeroRoom(game);
  }

  /** A step towards a monster beside the hero, which attacks it; otherwise the hero waits. */
  function attackOn(game: Game, monster: number): Command {
    const [from, to] = [heroCell(game), cellOf(game, monster)];
    const isNear = cellsApart(from, to) === 1;
    const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    return isNear ? { type: 'move', dx: dx as -1 | 0 | 1, dy: dy as -1 | 0 | 1 } : { type: 'wait' };
  }
});
