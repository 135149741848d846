import { describe, expect, test } from 'vitest';
import { clearView } from '../../../src/dungeon/field-of-view.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { vanish } from '../../../src/game/combat/death.ts';
import { cellOf, has, kindOf } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import type { Game } from '../../../src/game/world.ts';
import { arena, rogue } from '../../sources.ts';
import { messageIds, place } from '../../world.ts';
import { stage, wait } from './stage.ts';

const attack = (game: Game) => takeTurn(game, { type: 'move', dx: 1, dy: 0 });

/** Paralyses actors for the duration of a test. */
function freeze(game: Game, ...actors: number[]): void {
  for (const actor of actors) game.stores.Condition.helpless[actor] = 255;
}

const field = '######### #.......# #.......# #..@m...# #.......# #.......# #########';

/** The health of each monster on the floor, in the order of creation. */
const healths = (game: Game) =>
  monstersHere(game).map((monster) => game.stores.Health.current[monster]);

describe('a monster that splits', () => {
  const slime = { Splits: { chance: 100 }, Health: { max: 20 }, Carries: { chance: 100 } };

  test('a splitting monster that survives an attack becomes two, which share its health', () => {
    const { game, monster } = stage(field, slime);
    freeze(game, monster);
    // The hero takes 4² / 7, rounded up: 3.
    attack(game);
    expect(healths(game)).toEqual([9, 8]);
    expect(messageIds(game).slice(0, 2)).toEqual(['hit', 'splits']);
    const [first, twin] = monstersHere(game);
    const { AI } = game.stores;
    expect(kindOf(game, twin).id).toBe('guest');
    expect([AI.provoked[twin], AI.awake[twin]]).toEqual([AI.provoked[first], AI.awake[first]]);
  });

  test('a splitting monster keeps its items, and the new one carries nothing', () => {
    const { game, monster } = stage(field, slime);
    stow(game, monster, place(game, 'apple', 1, 1));
    attack(game);
    const [first, twin] = monstersHere(game);
    expect([bagOf(game, first).length, bagOf(game, twin).length]).toEqual([1, 0]);
  });

  test('a monster does not split with one hit point, when it is killed, or after a miss', () => {
    const { game, monster } = stage(field, slime);
    const { Health } = game.stores;
    freeze(game, monster);
    Health.current[monster] = 4;
    attack(game);
    expect(healths(game)).toEqual([1]);
    attack(game);
    expect(healths(game)).toEqual([]);
    const dice = stage(field, slime, { source: rogue });
    freeze(dice.game, dice.monster);
    dice.game.pending.results.push({
      attacker: dice.hero,
      target: dice.monster,
      by: 'hand',
      landed: false,
      damage: 0,
    });
    wait(dice.game);
    expect(healths(dice.game)).toEqual([20]);
  });

  test('a monster without a free adjacent cell does not split', () => {
    const { game } = stage('#### #@m# ####', slime);
    attack(game);
    expect(healths(game)).toEqual([17]);
  });

  test('in the arena a monster splits onto an orthogonal cell', () => {
    const { game, monster } = stage('##### ##.## #@m## ###.# #####', slime, { source: arena });
    freeze(game, monster);
    attack(game);
    expect(monstersHere(game).map((one) => cellOf(game, one))).toEqual([
      { x: 2, y: 2 },
      { x: 2, y: 1 },
    ]);
  });

  test('a monster splits with the probability of its chance', () => {
    const { game, monster } = stage(field, { ...slime, Splits: { chance: 30 } });
    freeze(game, monster);
    let splits = 0;
    for (let n = 0; n < 400; n++) {
      game.stores.Health.current[monster] = 20;
      game.turn++;
      game.events = [];
      attack(game);
      freeze(game, monster);
      if (!messageIds(game).includes('splits')) continue;
      splits++;
      vanish(game, monstersHere(game)[1]);
    }
    expect(Math.abs(splits - 120)).toBeLessThan(4 * Math.sqrt(400 * 0.3 * 0.7));
  });

  test('monsters do not split on a floor with a hundred actors', () => {
    const row = `#${'.'.repeat(38)}#`;
    const wall = '#'.repeat(40);
    const map = [wall, row, row, row, `#..@m${'.'.repeat(34)}#`, row, row, row, wall].join(' ');
    const { game } = stage(map, { ...slime, Health: { max: 9999 }, Coward: { below: 100 } });
    let most = 0;
    for (let n = 0; n < 18; n++) {
      for (const target of monstersHere(game)) {
        game.pending.attacks.push({ attacker: game.hero, target, by: 'hand' });
      }
      wait(game);
      most = Math.max(most, monstersHere(game).length);
    }
    expect(most).toBe(99);
  });
});

describe('a monster that explodes', () => {
  const bomb = { Explodes: { damage: 6, radius: 2 }, Health: { max: 1 } };
  const open = '########### #.........# #.........# #..@m.n.n.# #.........# ###########';

  test('an explosion damages every adjacent actor, also the hero, and no other', () => {
    const { game, hero, others } = stage(open, bomb);
    freeze(game, ...others);
    const before = game.stores.Health.current[hero];
    attack(game);
    // The hero heals at most one hit point in the turn.
    expect(before - game.stores.Health.current[hero]).toBeGreaterThanOrEqual(5);
    expect(others.map((one) => game.stores.Health.current[one])).toEqual([10, 16]);
    expect(messageIds(game)).toEqual(['hit', 'explodes', 'hurt', 'kill', 'levelUp']);
  });

  test('an explosion does not damage actors behind a wall', () => {
    const map = '########### #.........# #..@m#n...# ####.....## ###########';
    const { game, others } = stage(map, bomb);
    freeze(game, ...others);
    attack(game);
    expect(others.map((one) => game.stores.Health.current[one])).toEqual([16]);
  });

  test('kills by an explosion that the hero caused count for the hero', () => {
    const { game, others } = stage(open, bomb);
    for (const one of others) game.stores.Health.current[one] = 6;
    attack(game);
    expect(messageIds(game).filter((id) => id === 'kill')).toHaveLength(2);
    // Thirty points for each wolf.
    expect(game.score).toBe(60);
    expect(monstersHere(game)).toEqual([others[1]]);
  });

  test('an explosion sets off other explosions, each once', () => {
    const map = '########### #...mmmmmm# #..@mmmmmm# #...mmmmmm# ###########';
    const { game, hero, monsters } = stage(map, bomb);
    attack(game);
    expect(monstersHere(game)).toEqual([]);
    expect(messageIds(game).filter((id) => id === 'explodes')).toHaveLength(monsters.length);
    expect(messageIds(game).filter((id) => id === 'kill')).toHaveLength(monsters.length);
    const hits = game.events.filter(
      (e) => e.type === 'hit' && e.target === game.stores.Identity.seq[hero],
    );
    // The monsters within two cells of the hero.
    expect(hits).toHaveLength(6);
  });

  test('an explosion can kill the hero, who then gains no points', () => {
    const { game, hero } = stage(open, bomb);
    game.stores.Health.current[hero] = 6;
    attack(game);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'guest' });
    expect(game.score).toBe(0);
    expect(messageIds(game).at(-1)).toBe('died');
    expect(has(game, hero, 'Dead')).toBe(true);
  });

  test('an explosion out of view that damages no actor is not reported', () => {
    const { game, monster } = stage('######### #@.#..m.# #########', bomb);
    moveActor(game, monster, 7, 1);
    clearView(game.floor.fieldOfView);
    freeze(game, monster);
    game.stores.Health.current[monster] = 0;
    game.pending.fallen.push(monster);
    takeTurn(game, { type: 'wait' });
    expect(messageIds(game)).toEqual([]);
  });

  test('a monster that splits and explodes does both: each part explodes when it dies', () => {
    const { game, monster } = stage(field, {
      Explodes: { damage: 1, radius: 5 },
      Splits: { chance: 100 },
      Health: { max: 5 },
    });
    freeze(game, monster);
    attack(game);
    expect(healths(game)).toEqual([1, 1]);
    attack(game);
    // The first explosion takes the last hit point of the second monster.
    expect(messageIds(game).filter((id) => id === 'explodes')).toHaveLength(2);
    expect(monstersHere(game)).toEqual([]);
  });

  test('a hero who kills the last exploding fighter of the arena wins', () => {
    const { game } = stage('####### #.@m..# #######', bomb, { source: arena });
    attack(game);
    expect(game.ending).toEqual({ won: true, by: 'lastStanding' });
  });
});

test('a bomb that the hero kills provokes the monsters that its explosion hits', () => {
  const { game, monster, others } = stage(
    field.replace('m...', 'mn..'),
    { Explodes: { damage: 3, radius: 1 }, Health: { max: 1 }, AI: { mind: 'none' } },
    { others: { Health: { max: 40 }, AI: { mind: 'tracker' } } },
  );
  const { AI, Condition, Health } = game.stores;
  const [victim] = others;
  Condition.spellbound[victim] = 1;
  attack(game);
  expect(has(game, monster, 'AI')).toBe(false);
  expect(Health.current[victim]).toBe(37);
  expect([AI.awake[victim], AI.provoked[victim], Condition.spellbound[victim]]).toEqual([1, 1, 0]);
});

test('the twin of a cancelled monster that splits is cancelled, too', () => {
  const { game, monster } = stage(field, { Splits: { chance: 100 }, Health: { max: 20 } });
  freeze(game, monster);
  game.stores.Condition.cancelled[monster] = 1;
  attack(game);
  const [, twin] = monstersHere(game);
  expect(game.stores.Condition.cancelled[twin]).toBe(1);
  expect(game.stores.Condition.helpless[twin]).toBe(0);
});
