import { describe, expect, test } from 'vitest';
import { demoCommand, demoScene } from '../../../src/app/title/demo-scene.ts';
import { playCommand, startSession } from '../../../src/controls/session.ts';
import { roomAt } from '../../../src/dungeon/rooms.ts';
import { monstersInFieldOfView } from '../../../src/game/actors/actors.ts';
import { heroCell, kindOf } from '../../../src/game/entity.ts';
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

test('a campaign with a single floor without rooms still has a scene', () => {
  const game = demoScene(arenaCampaign, 'x');
  expect(game.floor.depth).toBe(0);
});
