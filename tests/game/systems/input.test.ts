import { expect, test } from 'vitest';
import type { Command } from '../../../src/game/commands.ts';
import { verbs } from '../../../src/game/components.ts';
import { input } from '../../../src/game/systems/input.ts';
import type { Game } from '../../../src/game/world.ts';
import { give, messageIds, scene } from '../../world.ts';

/** Runs only the input system. Returns the intent of the hero. */
function intentAfter(game: Game, command: Command) {
  game.events = [];
  game.pending.command = command;
  input(game);
  const { Intent } = game.stores;
  return {
    verb: verbs[Intent.verb[game.hero]],
    direction: [Intent.dx[game.hero], Intent.dy[game.hero]],
    pending: game.pending.actors.length,
    messages: messageIds(game),
  };
}

const map = `
  #####
  #.@.#
  #%a.#
  #####`;

test('a step to open ground becomes an intent', () => {
  expect(intentAfter(scene(map), { type: 'move', dx: 1, dy: 1 })).toEqual({
    verb: 'move',
    direction: [1, 1],
    pending: 1,
    messages: [],
  });
});

test.each<[string, Command, string]>([
  ['a step into a wall', { type: 'move', dx: 0, dy: -1 }, 'blocked'],
  ['digging the outer wall', { type: 'dig', dx: 0, dy: -1 }, 'digTooHard'],
  ['digging the air', { type: 'dig', dx: 1, dy: 0 }, 'digNothing'],
  ['picking up nothing', { type: 'pickup' }, 'nothingHere'],
  ['going down without stairs', { type: 'down' }, 'noStairsDown'],
  ['going up without stairs', { type: 'up' }, 'noStairsUp'],
  ['eating out of an empty bag', { type: 'eat', slot: 0 }, 'nothing'],
])('%s is refused with a reason and leaves no intent', (_, command, message) => {
  const result = intentAfter(scene(map), command);
  expect(result.pending).toBe(0);
  expect(result.messages).toEqual([message]);
});

test('a weak wall can be dug, unless the hero is too hungry for the rest of the work', () => {
  const game = scene(map);
  expect(intentAfter(game, { type: 'dig', dx: -1, dy: 1 }).verb).toBe('dig');

  const hungry = scene(map);
  hungry.stores.Hunger.energy[hungry.hero] = 4;
  expect(intentAfter(hungry, { type: 'dig', dx: -1, dy: 1 }).messages).toEqual(['digTooHungry']);
});

test('an item can be used only as its kind allows', () => {
  const game = scene(map);
  give(game, 'apple');
  expect(intentAfter(game, { type: 'drink', slot: 0 }).messages).toEqual(['cannotUse']);
  expect(intentAfter(game, { type: 'eat', slot: 0 }).verb).toBe('eat');
});
