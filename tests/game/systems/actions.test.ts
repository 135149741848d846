import { describe, expect, test } from 'vitest';
import { verbs } from '../../../src/game/components.ts';
import { actions } from '../../../src/game/systems/actions.ts';
import type { Game } from '../../../src/game/world.ts';
import { drawScene, messageIds, monsterAt, place, scene } from '../../world.ts';

function act(
  game: Game,
  actor: number,
  verb: (typeof verbs)[number],
  { dx = 0, dy = 0, item = 0 } = {},
): void {
  const { Intent } = game.stores;
  game.events = [];
  Intent.verb[actor] = verbs.indexOf(verb);
  Intent.dx[actor] = dx;
  Intent.dy[actor] = dy;
  Intent.item[actor] = item;
  game.pending.actors.push(actor);
  actions(game);
}

test('steps happen in the order of the intents: the second finds the cell taken', () => {
  const game = scene(`
    #####
    #r.r#
    #..@#
    #####`);
  const first = monsterAt(game, 1, 1);
  const second = monsterAt(game, 3, 1);
  const { Intent } = game.stores;
  for (const [monster, dx] of [
    [first, 1],
    [second, -1],
  ]) {
    Intent.verb[monster] = verbs.indexOf('move');
    Intent.dx[monster] = dx;
    game.pending.actors.push(monster);
  }
  actions(game);
  expect(drawScene(game)[1]).toBe('#.rr#');
});

test('a step onto an actor becomes an attack for combat to resolve', () => {
  const game = scene('##### #@r.# #####');
  act(game, game.hero, 'move', { dx: 1 });
  expect(game.pending.attacks).toEqual([
    { attacker: game.hero, target: monsterAt(game, 2, 1), by: 'hand' },
  ]);
  expect(drawScene(game)[1]).toBe('#@r.#');
});

test('monsters do not damage each other', () => {
  const game = scene('##### #wr@# #####');
  act(game, monsterAt(game, 1, 1), 'move', { dx: 1 });
  expect(game.pending.attacks).toEqual([]);
});

test('a diagonal step between two walls is allowed', () => {
  const game = scene(`
    ####
    #@##
    ##.#
    ####`);
  act(game, game.hero, 'move', { dx: 1, dy: 1 });
  expect(drawScene(game)[2]).toBe('##@#');
});

test('arriving on a cell reports its items, then its stairs', () => {
  const game = scene('##### #@>.# #####');
  place(game, 'apple', 2, 1);
  place(game, 'dagger', 2, 1);
  act(game, game.hero, 'move', { dx: 1 });
  expect(messageIds(game)).toEqual(['hereItem', 'hereItem', 'hereDown']);
});

describe('digging', () => {
  test('digging takes five turns and five energy, and leaves floor', () => {
    const game = scene('##### #@%.# #####');
    for (let turn = 1; turn <= 5; turn++) {
      expect(drawScene(game)[1]).toBe('#@%.#');
      act(game, game.hero, 'dig', { dx: 1 });
    }
    expect(drawScene(game)[1]).toBe('#@..#');
    expect(game.stores.Hunger.energy[game.hero]).toBe(95);
    expect(messageIds(game)).toEqual(['dug']);
  });

  test('digging starts from the beginning at another wall', () => {
    const game = scene('##### #%@%# #####');
    act(game, game.hero, 'dig', { dx: 1 });
    act(game, game.hero, 'dig', { dx: -1 });
    expect(game.stores.Digging.turns[game.hero]).toBe(1);
  });
});
