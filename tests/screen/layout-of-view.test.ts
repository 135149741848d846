import './node-navigator.ts';

import { expect, test } from 'vitest';
import { removeAlive } from '../../src/game/combat/death.ts';
import { emptyFloor } from '../../src/game/floors/floor.ts';
import { takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { LayoutState, layoutOfView } from '../../src/screen/layout-of-view.ts';
import { place, scene } from '../world.ts';
import { lookAgain, viewOf } from './fixtures.ts';

const window = { width: 1280, height: 800, ratio: 1, touch: false };
const hall = Array.from({ length: 25 }, (_, row) =>
  row === 0 || row === 24
    ? '#'.repeat(25)
    : row === 12
      ? `#@${'.'.repeat(22)}#`
      : `#${'.'.repeat(23)}#`,
).join(' ');

/** The width of the minimap in the panel, drawn as the screen does. */
function minimapOf(game: Game, state: LayoutState): number {
  return layoutOfView(viewOf(game), window, state).minimap.width;
}

function wait(game: Game): void {
  takeTurn(game, { type: 'wait' });
}

test('the minimap is small while an opponent is in sight, and large again only after quiet turns', () => {
  const game = scene(hall);
  const state = new LayoutState();
  const large = minimapOf(game, state);
  const rat = place(game, 'rat', 20, 20);
  lookAgain(game);
  const small = minimapOf(game, state);
  expect(small).toBeLessThan(0.8 * large);
  removeAlive(game, rat);
  const later = Array.from({ length: 6 }, () => {
    // A second picture of a turn is the same.
    const size = minimapOf(game, state);
    expect(minimapOf(game, state)).toBe(size);
    wait(game);
    return size;
  });
  expect(later).toEqual([small, small, small, small, small, large]);
});

test('many messages of a turn make the minimap small for some turns, and few do not', () => {
  const game = scene(hall);
  const state = new LayoutState();
  const large = minimapOf(game, state);
  const say = (count: number) => {
    wait(game);
    for (let level = 0; level < count; level++) {
      const message = { id: 'levelUp' as const, params: { level } };
      game.events.push({ type: 'message', message, tone: 'normal' });
    }
    return minimapOf(game, state);
  };
  expect(say(3)).toBe(large);
  const small = say(4);
  expect(small).toBeLessThan(large);
  expect(Array.from({ length: 6 }, () => say(0))).toEqual([
    small,
    small,
    small,
    small,
    large,
    large,
  ]);
});

test('on a new floor, and after a step back in a replay, the minimap is large at once', () => {
  const game = scene(hall);
  const state = new LayoutState();
  const large = minimapOf(game, state);
  const rat = place(game, 'rat', 20, 20);
  lookAgain(game);
  const small = minimapOf(game, state);
  const { floor } = game;
  const next = emptyFloor(2, floor.grid, []);
  game.floor = next;
  expect(minimapOf(game, state)).toBe(large);
  game.floor = floor;
  game.turn = 9;
  expect(minimapOf(game, state)).toBe(small);
  removeAlive(game, rat);
  expect(minimapOf(game, state)).toBe(small);
  game.turn = 8;
  expect(minimapOf(game, state)).toBe(large);
});
