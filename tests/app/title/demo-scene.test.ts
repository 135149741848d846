import { describe, expect, test } from 'vitest';
import { demoCommand, demoScene } from '../../../src/app/title/demo-scene.ts';
import { playCommand, startSession } from '../../../src/controls/session.ts';
import { cellsApart } from '../../../src/dungeon/distance.ts';
import { roomAt } from '../../../src/dungeon/rooms.ts';
import { actorsHere, monstersInFieldOfView } from '../../../src/game/actors/actors.ts';
import { cellOf, heroCell, kindOf } from '../../../src/game/entity.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../../world.ts';

describe.each([
  ['simple', campaign],
  ['rogue', rogueCampaign],
  ['arena', arenaCampaign],
] as const)('behind the title screen of %s', (_, played) => {
  const seeds = ['a', 'b', 'yurina'];

  test('the hero begins with monsters in view', () => {
    for (const seed of seeds) {
      const game = demoScene(played, seed);
      expect(monstersInFieldOfView(game).length).toBeGreaterThanOrEqual(2);
      const { x, y } = heroCell(game);
      const room = roomAt(game.floor.rooms, x, y);
      if (game.floor.rooms.length > 0) expect(room?.dark ?? false).toBe(false);
    }
  });

  test('the hero fights within ten turns, and each command costs a turn', () => {
    for (const seed of seeds) {
      const session = startSession(demoScene(played, seed));
      const types: string[] = [];
      for (let turn = 0; turn < 10 && !session.game.ending; turn++) {
        const { game } = session;
        game.stores.Health.current[game.hero] = game.stores.Health.max[game.hero];
        const before = game.turn;
        const command = demoCommand(session);
        if (!command) break;
        types.push(...playCommand(session, command).map(({ type }) => type));
        expect(game.turn).toBeGreaterThan(before);
      }
      expect(types.some((type) => type === 'hit' || type === 'missed')).toBe(true);
    }
  });
});

test('in most scenes of the title screen the floor goes on to the left edge of a phone in landscape', () => {
  const starts = Array.from({ length: 12 }, (_, n) => heroCell(demoScene(campaign, `seed ${n}`)).x);
  // A phone in landscape has fifteen and a half columns left of the hero.
  expect(starts.filter((x) => x >= 15).length).toBeGreaterThanOrEqual(9);
});

test('monsters that are added to the scene are of kinds that are not there yet', () => {
  const twice = Array.from({ length: 30 }, (_, n) => {
    const game = demoScene(rogueCampaign, `seed ${n}`);
    const kinds = monstersInFieldOfView(game).map((monster) => kindOf(game, monster).id);
    return new Set(kinds).size < kinds.length ? [`seed ${n}: ${kinds}`] : [];
  }).flat();
  expect(twice).toEqual([]);
});

test('no actor of a scene covers the hero or another one, and all are beside the texts of the title screen', () => {
  for (const played of [campaign, rogueCampaign]) {
    for (let n = 0; n < 20; n++) {
      const game = demoScene(played, `seed ${n}`);
      const hero = heroCell(game);
      const around = monstersInFieldOfView(game).map((monster) => cellOf(game, monster));
      const near = around.filter((cell) => cellsApart(cell, hero) <= 4);
      expect(near.length).toBeGreaterThanOrEqual(3);
      for (const cell of near) {
        const others = [hero, ...near.filter((other) => other !== cell)];
        for (const other of others) {
          expect(Math.abs(cell.x - other.x) > 0 || Math.abs(cell.y - other.y) > 1).toBe(true);
        }
      }
    }
  }
});

test('all ten fighters of an arena are in the part of the sand beside the texts of the title screen', () => {
  for (let n = 0; n < 10; n++) {
    const game = demoScene(arenaCampaign, `seed ${n}`);
    expect(game.floor.depth).toBe(0);
    const cells = actorsHere(game).map((actor) => cellOf(game, actor));
    expect(cells).toHaveLength(10);
    for (const { x, y } of cells) {
      expect(x).toBeGreaterThanOrEqual(6);
      expect(y).toBeLessThan(5);
    }
    const { x, y } = heroCell(game);
    expect(Math.hypot(x - 10, y - 2)).toBeLessThan(2);
  }
});
