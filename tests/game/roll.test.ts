import { expect, test } from 'vitest';
import { takeTurn } from '../../src/game/game.ts';
import { intend } from '../../src/game/intent.ts';
import { draw, Purpose } from '../../src/game/random.ts';
import { happens, roll, rollsOf } from '../../src/game/roll.ts';
import { actions } from '../../src/game/systems/actions.ts';
import type { Game } from '../../src/game/world.ts';
import { monsterAt, scene } from '../world.ts';

const start = () => scene('##### #@r.# #####');
const rolled = (game: Game) => roll(game, game.hero, Purpose.attack, 0);

test('a roll depends only on the seed, the turn, the actor, its actions, the purpose and n', () => {
  const [game, same] = [start(), start()];
  expect(rolled(game)).toBe(rolled(same));
  expect(rolled(scene('##### #@r.# #####', { seed: 'other' }))).not.toBe(rolled(same));
  const rat = monsterAt(game, 2, 1);
  const others = [
    roll(game, rat, Purpose.attack, 0),
    roll(game, 0, Purpose.attack, 0),
    roll(game, game.hero, Purpose.power, 0),
    roll(game, game.hero, Purpose.attack, 1),
  ];
  expect(new Set([rolled(game), ...others]).size).toBe(5);
  game.turn++;
  expect(rolled(game)).not.toBe(rolled(same));
});

test('a roll is a draw of the generator whose purpose also contains the number of actions', () => {
  const game = start();
  const { seq, actions: count } = game.stores.Identity;
  expect(rolled(game)).toBe(draw(game.key, game.turn, seq[game.hero], Purpose.attack, 0));
  count[game.hero] = 3;
  const purpose = Purpose.attack + 3 * 256;
  expect(rolled(game)).toBe(draw(game.key, game.turn, seq[game.hero], purpose, 0));
});

test('an actor that acts twice in a turn gets new numbers', () => {
  const game = start();
  const numbers = new Set<number>();
  for (let n = 0; n < 3; n++) {
    intend(game, game.hero, 'wait', 0, 0);
    actions(game);
    numbers.add(rolled(game));
  }
  expect(numbers.size).toBe(3);
  expect(game.stores.Identity.actions[game.hero]).toBe(3);
});

test('the action counts of the hero and of monsters begin again in each turn', () => {
  const game = start();
  const { actions: count } = game.stores.Identity;
  const rat = monsterAt(game, 2, 1);
  count[game.hero] = 7;
  count[rat] = 7;
  takeTurn(game, { type: 'wait' });
  expect(count[game.hero]).toBe(0);
  expect(count[rat]).toBeLessThanOrEqual(1);
});

test('successive rolls are whole numbers below the given size', () => {
  const game = start();
  const rnd = rollsOf(game, game.hero, Purpose.trap);
  for (let n = 0; n < 50; n++) {
    expect(rnd(6)).toBe(Math.floor(roll(game, game.hero, Purpose.trap, n) * 6));
  }
});

test('an event with a chance of 0% never happens, and one of 100% always does', () => {
  const game = start();
  let count = 0;
  for (let n = 0; n < 1000; n++) {
    expect(happens(game, game.hero, Purpose.summons, n, 0)).toBe(false);
    expect(happens(game, game.hero, Purpose.summons, n, 100)).toBe(true);
    if (happens(game, game.hero, Purpose.summons, n, 30)) count++;
  }
  expect(count).toBeGreaterThan(240);
  expect(count).toBeLessThan(360);
});
