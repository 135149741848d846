import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { isStandable, tileAt } from '../../src/dungeon/grid.ts';
import { actorAt, monstersHere } from '../../src/game/actors/actors.ts';
import { cellOf, has, heroCell, kindOf } from '../../src/game/entity.ts';
import { takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { type Crowd, crowdGame, crowdSide } from '../../src/lab/crowds/crowd.ts';
import { isLabKind, labFiles } from '../../src/lab/crowds/lab-bundles.ts';
import { hashOf } from '../../src/state/hash.ts';
import { arena, rogue, simple } from '../sources.ts';
import { reachable } from '../world.ts';

const campaigns = [simple, rogue, arena].map((source) => loadCampaign(source, labFiles));
const [simpleStock] = campaigns;

function crowdOf(monsters: number, more: Partial<Crowd> = {}, campaign = simpleStock): Game {
  const side = crowdSide(monsters);
  const stated = { monsters, width: side, height: side, seed: 'crowd', awake: true, ...more };
  return crowdGame(campaign, stated);
}

/** Each actor is alone on an open cell, and the occupancy index agrees. */
function expectOrder(game: Game, monsters: number): void {
  const { grid, occupants } = game.floor;
  const actors = [game.hero, ...monstersHere(game)];
  expect(actors).toHaveLength(monsters + 1);
  const misplaced = actors.filter((actor) => {
    const { x, y } = cellOf(game, actor);
    return !isStandable(tileAt(grid, x, y)) || actorAt(game, x, y) !== actor;
  });
  expect(misplaced).toEqual([]);
  expect(occupants.filter((actor) => actor !== 0)).toHaveLength(actors.length);
}

describe('a crowd', () => {
  test.each(campaigns.map((campaign) => [campaign.id, campaign] as const))(
    'a crowd of 2,000 in %s is consistent before and after a turn',
    (_, campaign) => {
      const game = crowdOf(2000, {}, campaign);
      expectOrder(game, 2000);
      takeTurn(game, { type: 'wait' });
      expect(game.turn).toBe(1);
      expectOrder(game, monstersHere(game).length);
    },
  );

  test('a crowd has all kinds of the campaign in equal shares, and no kind of the lab', () => {
    const game = crowdOf(400);
    const kinds = monstersHere(game).map((monster) => kindOf(game, monster).id);
    expect([...new Set(kinds)].sort()).toEqual(['bat', 'caracal', 'rat', 'wolf']);
    for (const kind of new Set(kinds)) {
      expect(kinds.filter((one) => one === kind)).toHaveLength(100);
    }
    const hounds = crowdOf(50, { kind: 'lab-tracker' });
    expect(monstersHere(hounds).every((one) => isLabKind(kindOf(hounds, one).id))).toBe(true);
  });

  test('a crowd leaves the cells around the hero free, and the hero survives', () => {
    const game = crowdOf(400, { width: 25, height: 25 });
    const here = heroCell(game);
    expect(here).toEqual({ x: 12, y: 12 });
    for (const monster of monstersHere(game)) {
      const { x, y } = cellOf(game, monster);
      expect(Math.max(Math.abs(x - here.x), Math.abs(y - here.y))).toBeGreaterThan(1);
    }
    for (let turn = 0; turn < 10; turn++) takeTurn(game, { type: 'wait' });
    expect(game.ending).toBeNull();
    expect(has(game, game.hero, 'Dead')).toBe(false);
  });

  test('a crowd is the same for the same seed, and sleeps unless it is awake', () => {
    expect(hashOf(crowdOf(100))).toBe(hashOf(crowdOf(100)));
    expect(hashOf(crowdOf(100))).not.toBe(hashOf(crowdOf(100, { seed: 'other' })));
    const [, rogueStock] = campaigns;
    const awake = (game: Game) =>
      monstersHere(game).filter((monster) => game.stores.AI.awake[monster]).length;
    expect(awake(crowdOf(100, { awake: false }, rogueStock))).toBeLessThan(50);
    expect(awake(crowdOf(100, {}, rogueStock))).toBe(100);
  });

  test('a crowd can sleep in every campaign, if necessary with kinds of the lab', () => {
    for (const campaign of campaigns) {
      const game = crowdOf(100, { awake: false }, campaign);
      takeTurn(game, { type: 'wait' });
      const asleep = monstersHere(game).filter((one) => !game.stores.AI.awake[one]);
      expect(asleep.length).toBeGreaterThan(60);
    }
  });

  test.each([
    [25, 25],
    [64, 64],
    [80, 27],
    [133, 50],
  ])('all open cells of a crowd floor of %i × %i are connected', (width, height) => {
    const game = crowdOf(50, { width, height });
    const { grid } = game.floor;
    const open = grid.tiles.filter(isStandable).length;
    expect(open).toBeGreaterThan(0.8 * (width - 2) * (height - 2));
    expect(open).toBeLessThan((width - 2) * (height - 2));
    expect(reachable(grid, heroCell(game)).size).toBe(open);
  });

  test('invalid crowd parameters are reported with the allowed range', () => {
    expect(() => crowdOf(600, { width: 25, height: 25 })).toThrow(
      /^600 monsters do not fit on 25x25 cells; the most is \d+$/,
    );
    expect(() => crowdOf(10, { width: 24 })).toThrow(
      'the width of the floor must be 25 to 1000, not 24',
    );
    expect(() => crowdOf(200_000)).toThrow(
      'the number of monsters must be 1 to 100000, not 200000',
    );
    expect(() => crowdOf(10, { kind: 'lab-traker' })).toThrow(
      'no monster "lab-traker"; did you mean "lab-tracker"? (monsters: ',
    );
    expect(() => crowdOf(10, { kind: 'dragon' })).toThrow('no monster "dragon" (monsters: bat');
  });
});
