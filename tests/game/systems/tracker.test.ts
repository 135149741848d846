import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { provoke, wake } from '../../../src/game/actors/waking.ts';
import { poisonActor } from '../../../src/game/combat/poisoning.ts';
import { cellOf, has } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { arena, rogue, simple } from '../../sources.ts';
import { place, scene } from '../../world.ts';

const hound = {
  name: { en: 'hound' },
  look: { glyph: 'h', colour: '#ffffff' },
  Health: { max: 50 },
  Stats: { attack: 2, defence: 4 },
  AI: { mind: 'tracker' },
};

/** Loads a campaign with the hound and additional components. */
function houndsOf(source: typeof simple, parts: object = {}) {
  return loadCampaign(source, { 'hound.json': JSON.stringify({ ...hound, ...parts }) });
}

const maze = `
  ###########
  #....#....#
  #.##.#.##.#
  #.#..#..#.#
  #.#.###.#.#
  #@#.....#.#
  ###########`;

function wait(game: Game, turns: number): void {
  for (let n = 0; n < turns; n++) takeTurn(game, { type: 'wait' });
}

describe('a tracker', () => {
  test.each([simple, rogue, arena])(
    'a tracker in $id sleeps until something wakes it',
    (source) => {
      const game = scene(maze, { campaign: houndsOf(source) });
      const one = place(game, 'hound', 9, 1);
      wait(game, 5);
      expect(cellOf(game, one)).toEqual({ x: 9, y: 1 });
      wake(game, one);
      wait(game, 1);
      expect(cellOf(game, one)).not.toEqual({ x: 9, y: 1 });
    },
  );

  test('a tracker approaches on the shortest path around corners, and attacks', () => {
    const game = scene(maze, { campaign: houndsOf(simple) });
    const one = place(game, 'hound', 9, 5);
    wake(game, one);
    // Counted on the map: with free diagonals, 19 steps lead to the cell next to the hero.
    wait(game, 19);
    expect(cellOf(game, one)).toEqual({ x: 1, y: 4 });
    expect(game.events.some(({ type }) => type === 'hit')).toBe(false);
    wait(game, 1);
    expect(game.events.some(({ type }) => type === 'hit')).toBe(true);
  });

  test.each([
    ['arena', arena, (dx: number, dy: number) => dx === 0 || dy === 0],
    ['rogue', rogue, () => true],
  ])('a tracker takes only legal steps of the campaign: %s', (_, source, allowed) => {
    const game = scene(maze, { campaign: houndsOf(source) });
    game.stores.Health.max[game.hero] = 999;
    game.stores.Health.current[game.hero] = 999;
    const one = place(game, 'hound', 9, 5);
    wake(game, one);
    let at = cellOf(game, one);
    for (let turn = 0; turn < 40; turn++) {
      wait(game, 1);
      const next = cellOf(game, one);
      expect(allowed(next.x - at.x, next.y - at.y)).toBe(true);
      at = next;
    }
    expect(Math.abs(at.x - 1) + Math.abs(at.y - 5)).toBe(1);
  });

  test('a tracker farther than 32 steps away does not move until the hero comes nearer', () => {
    const corridor = `${'#'.repeat(50)} #@${'.'.repeat(47)}# ${'#'.repeat(50)}`;
    const game = scene(corridor, { campaign: houndsOf(simple) });
    const near = place(game, 'hound', 33, 1);
    const far = place(game, 'hound', 36, 1);
    for (const one of [near, far]) wake(game, one);
    wait(game, 1);
    expect([cellOf(game, near).x, cellOf(game, far).x]).toEqual([32, 36]);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(cellOf(game, far).x).toBe(36);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(cellOf(game, far).x).toBe(35);
  });

  test('a tracker goes round an item that scares monsters if another way is as short', () => {
    const hall = '####### #.....# #@....# #.....# #######';
    const arrive = (...scary: [number, number][]) => {
      const game = scene(hall, { campaign: houndsOf(rogue) });
      const one = place(game, 'hound', 5, 2);
      wake(game, one);
      for (const [x, y] of scary) place(game, 'scroll-scare-monster', x, y);
      wait(game, 1);
      return cellOf(game, one);
    };
    expect(arrive()).toEqual({ x: 4, y: 3 });
    expect(arrive([4, 3])).toEqual({ x: 4, y: 2 });
    expect(arrive([4, 1], [4, 2], [4, 3])).toEqual({ x: 5, y: 2 });
  });

  test('an actor in a passage blocks a tracker', () => {
    const game = scene('######## #@....## ########', { campaign: houndsOf(simple) });
    const [first, second] = [place(game, 'hound', 2, 1), place(game, 'hound', 4, 1)];
    for (const one of [first, second]) wake(game, one);
    wait(game, 4);
    expect([cellOf(game, first).x, cellOf(game, second).x]).toEqual([2, 3]);
  });

  test('a tracker that is a guard has its post even if the hero is out of its range', () => {
    const corridor = `${'#'.repeat(50)} #@${'.'.repeat(47)}# ${'#'.repeat(50)}`;
    const campaign = houndsOf(simple, { Guard: { radius: 3 } });
    const game = scene(corridor, { campaign });
    const one = place(game, 'hound', 45, 1);
    wake(game, one);
    wait(game, 1);
    expect(game.stores.Guard.posted[one]).toBe(1);
    expect(game.stores.Guard.postX[one]).toBe(45);
  });
});

describe('a sleeping actor', () => {
  const asleep = () => {
    const game = scene('##### #@..# #...# #...# #####', { campaign: houndsOf(simple) });
    const one = place(game, 'hound', 3, 3);
    wait(game, 2);
    return { game, one };
  };

  test('a sleeping actor that is attacked wakes and approaches', () => {
    const { game, one } = asleep();
    provoke(game, one);
    wait(game, 1);
    expect(cellOf(game, one)).toEqual({ x: 2, y: 2 });
  });

  test('poison affects a sleeping actor', () => {
    const { game, one } = asleep();
    poisonActor(game, one, 3, 2);
    wait(game, 5);
    expect(game.stores.Health.current[one]).toBe(44);
    expect(has(game, one, 'Poisoned')).toBe(false);
    expect(cellOf(game, one)).toEqual({ x: 3, y: 3 });
  });

  test('a sleeping actor that dies frees its cell', () => {
    const { game, one } = asleep();
    game.stores.Health.current[one] = 1;
    game.pending.attacks.push({ attacker: game.hero, target: one, by: 'hand' });
    wait(game, 2);
    expect(monstersHere(game)).toEqual([]);
    const next = place(game, 'hound', 3, 3);
    expect(monstersHere(game)).toEqual([next]);
    wake(game, next);
    wait(game, 1);
    expect(cellOf(game, next)).toEqual({ x: 2, y: 2 });
  });
});
