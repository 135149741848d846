import { addComponent } from 'bitecs';
import { expect, test } from 'vitest';
import { wake } from '../../../src/game/actors/waking.ts';
import { vanish } from '../../../src/game/combat/death.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { campaign, monsterAt, rogueCampaign, scene } from '../../world.ts';

const room = '##### #...# #.@.# #...# #####';

/** A hurt hero of this level without monsters. */
function hurtHero(level: number, seed = 'scene'): Game {
  const game = scene(room, { campaign: rogueCampaign, seed });
  const { Experience, Health } = game.stores;
  Experience.level[game.hero] = level;
  Health.max[game.hero] = 200;
  Health.current[game.hero] = 1;
  return game;
}

const hp = (game: Game) => game.stores.Health.current[game.hero];

/** The turns of rest in which the hero gains hit points, and the numbers of hit points. */
function rest(game: Game, turns: number): { turn: number; gained: number }[] {
  const first = game.turn;
  return Array.from({ length: turns }, () => {
    const before = hp(game);
    takeTurn(game, { type: 'wait' });
    return { turn: game.turn - first, gained: hp(game) - before };
  }).filter(({ gained }) => gained !== 0);
}

test.each([
  [1, 19],
  [2, 17],
  [3, 15],
  [4, 13],
  [5, 11],
  [6, 9],
  [7, 7],
])('at level %i a quiet hero gains one hit point every %i turns', (level, every) => {
  expect(rest(hurtHero(level), 3 * every + 1)).toEqual(
    [1, 2, 3].map((n) => ({ turn: n * every, gained: 1 })),
  );
});

test('at level 8 the hero gains one hit point every three turns', () => {
  expect(rest(hurtHero(8), 10)).toEqual([3, 6, 9].map((turn) => ({ turn, gained: 1 })));
});

test.each([
  [9, 2],
  [12, 5],
  [20, 13],
])(
  'at level %i the hero gains 1 to %i hit points every three turns, with equal probability',
  (level, most) => {
    const counts = new Array(most).fill(0);
    const game = hurtHero(level);
    for (let n = 0; n < 200 * most; n++) {
      game.stores.Health.current[game.hero] = 1;
      game.stores.Hunger.energy[game.hero] = 1000;
      const [{ turn, gained }, ...more] = rest(game, 3);
      expect([turn, more]).toEqual([3, []]);
      counts[gained - 1]++;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    // The 99.9% point for this number of faces.
    expect(chiSquared).toBeLessThan(most + 4 * Math.sqrt(2 * most));
  },
);

test('a hero does not heal beyond the maximum', () => {
  const game = hurtHero(20);
  game.stores.Health.current[game.hero] = 195;
  rest(game, 60);
  expect(hp(game)).toBe(200);
});

test('quiet turns at full health do not count', () => {
  const game = hurtHero(7);
  game.stores.Health.current[game.hero] = 200;
  rest(game, 7 * 5 + 3);
  game.stores.Health.current[game.hero] = 100;
  expect(rest(game, 12).map(({ turn }) => turn)).toEqual([4, 11]);
});

test.each([
  ['lands', 20],
  ['misses', -20],
])('an attack on the hero that %s resets the count of quiet turns', (_, armour) => {
  const game = scene('##### #...# #.@H# #...# #####', { campaign: rogueCampaign });
  const { Health, Experience, Fighter } = game.stores;
  const goblin = monsterAt(game, 3, 2);
  Health.max[game.hero] = 200;
  Health.current[game.hero] = 100;
  Experience.level[game.hero] = 7;
  Fighter.armour[game.hero] = armour;
  rest(game, 5);
  wake(game, goblin);
  takeTurn(game, { type: 'wait' });
  // Removes the goblin without an attack.
  vanish(game, goblin);
  expect(rest(game, 14).map(({ turn }) => turn)).toEqual([7, 14]);
});

test('an attack of the hero resets the count of quiet turns', () => {
  const game = scene('##### #...# #.@B# #...# #####', { campaign: rogueCampaign });
  const { Health, Experience, Identity } = game.stores;
  const bat = monsterAt(game, 3, 2);
  Health.max[game.hero] = 200;
  Health.current[game.hero] = 100;
  Health.current[bat] = 1;
  Experience.level[game.hero] = 7;
  Experience.points[game.hero] = 320;
  rest(game, 5);
  for (let killed = false; !killed; ) {
    Health.current[game.hero] = 100;
    killed = takeTurn(game, { type: 'move', dx: 1, dy: 0 }).some(
      (event) => event.type === 'killed' && event.actor !== Identity.seq[game.hero],
    );
  }
  // The turn of the attack is the first quiet turn.
  expect(rest(game, 6).map(({ turn }) => turn)).toEqual([6]);
});

test('quiet turns do not heal the hero of Simple, who heals by food', () => {
  const game = scene(room, { campaign });
  const { Health, Hunger } = game.stores;
  Health.max[game.hero] = 200;
  Health.current[game.hero] = 50;
  Hunger.energy[game.hero] = 0;
  expect(rest(game, 40).every(({ gained }) => gained < 0)).toBe(true);
});

test('Recovery works in Simple as in Rogue', () => {
  const game = scene('##### #.r.# #.@.# #...# #####', { campaign });
  const { Health, Recovery } = game.stores;
  const rat = monsterAt(game, 2, 1);
  addComponent(game.world, rat, Recovery);
  Recovery.quiet[rat] = 0;
  Health.current[rat] = 1;
  for (let n = 0; n < 18; n++) takeTurn(game, { type: 'wait' });
  expect(Health.current[rat]).toBe(1);
  takeTurn(game, { type: 'wait' });
  expect(Health.current[rat]).toBe(2);
});
