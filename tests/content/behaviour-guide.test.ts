import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { bringEscorts } from '../../src/game/actors/groups.ts';
import { kindById } from '../../src/game/campaign.ts';
import { cellOf } from '../../src/game/entity.ts';
import { takeTurn } from '../../src/game/game.ts';
import { goalNames } from '../../src/game/goals/names.ts';
import type { Game } from '../../src/game/world.ts';
import { apart, attacksOf, put, wait, walk } from '../game/systems/stage.ts';
import { arena, rogue, simple } from '../sources.ts';
import { messageIds, place, scene } from '../world.ts';
import { readGuide } from './guide-examples.ts';

const { guide, mods } = readGuide('behaviour.md');

describe.each([simple, rogue, arena])('in $id', (source) => {
  const campaign = loadCampaign(source, mods);

  test('every example is read without errors and warnings', () => {
    const own = campaign.problems.filter(({ file }) => file in mods);
    const serious = own.filter(({ grade, text }) => grade === 'error' || !/^spawn/.test(text));
    expect(serious.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    for (const file of Object.keys(mods)) kindById(campaign, file.replace('.json', ''));
  });
});

test('the table of the guide has every goal', () => {
  const named = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...goalNames].sort());
});

/** An orc of the chief's side that sleeps. */
const sleeper = { extends: 'orc-raider', name: { en: 'sleeper' }, AI: { mind: 'tracker' } };
const campaign = loadCampaign(simple, { ...mods, 'orc-sleeper.json': JSON.stringify(sleeper) });

/** A drawn floor with a hero of much health that cannot kill. */
function drawn(map: string): Game {
  const game = scene(map, { campaign });
  const { Health, Stats } = game.stores;
  Health.max[game.hero] = 60_000;
  Health.current[game.hero] = 60_000;
  Stats.attack[game.hero] = 1;
  return game;
}

const hall = '############ #..........# #@.........# #..........# ############';

describe('the promises of the guide', () => {
  test('the chief comes with two or three raiders', () => {
    const game = drawn(hall);
    const chief = place(game, 'orc-chief', 8, 2);
    bringEscorts(game, chief, game.floor);
    expect([3, 4]).toContain(game.floor.monsters.length);
  });

  test('the chief calls an orc that sleeps in another room, and no monster of another side', () => {
    // The sleeper is behind a wall, so it does not see the hero.
    const game = drawn('############ #.....#....# #@....#....# #..........# ############');
    const { AI } = game.stores;
    const orc = place(game, 'orc-sleeper', 8, 1);
    const dragon = place(game, 'sleeping-dragon', 10, 1);
    wait(game);
    expect([AI.awake[orc], AI.awake[dragon]]).toEqual([0, 0]);
    place(game, 'orc-chief', 5, 2);
    wait(game);
    expect(messageIds(game)).toContain('callsHelp');
    expect([AI.awake[orc], AI.awake[dragon]]).toEqual([1, 0]);
    walk(game, orc, 12);
    expect(apart(game, orc)).toBe(1);
  });

  test('the hound finds the hero by its smell', () => {
    const game = drawn('########## #@.#.....# #..#..#..# #.....#..# ##########');
    const hound = place(game, 'blind-hound', 8, 1);
    for (let turn = 0; turn < 15; turn++) wait(game);
    expect(apart(game, hound)).toBe(1);
  });

  test('the dragon sleeps until the hero makes a noise near it', () => {
    const game = drawn(hall);
    const dragon = place(game, 'sleeping-dragon', 7, 2);
    const { AI } = game.stores;
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(AI.awake[dragon]).toBe(0);
    put(game, 4, 2);
    wait(game);
    expect(AI.awake[dragon]).toBe(0);
    takeTurn(game, { type: 'move', dx: 0, dy: 1 });
    expect(AI.awake[dragon]).toBe(1);
  });

  test('raiders and traders fight each other, and traders leave the hero alone', () => {
    const game = drawn(hall);
    const raider = place(game, 'orc-raider', 8, 2);
    const trader = place(game, 'goblin-trader', 10, 2);
    const { Health } = game.stores;
    for (let turn = 0; turn < 3; turn++) wait(game);
    expect(Health.current[raider]).toBeLessThan(12);
    expect(Health.current[trader]).toBeLessThan(12);
    const alone = drawn(hall);
    place(alone, 'goblin-trader', 2, 2);
    for (let turn = 0; turn < 10; turn++) wait(alone);
    expect(alone.stores.Health.current[alone.hero]).toBe(60_000);
  });

  test('the dog follows the hero and bites monsters that come for the hero', () => {
    const game = drawn(hall);
    const dog = place(game, 'dog', 9, 1);
    for (let turn = 0; turn < 9; turn++) wait(game);
    expect(apart(game, dog)).toBe(2);
    const rat = place(game, 'orc-raider', 9, 2);
    for (let turn = 0; turn < 6; turn++) wait(game);
    expect(game.stores.Health.current[rat]).toBeLessThan(12);
    expect(game.stores.Health.current[dog]).toBeGreaterThan(0);
  });

  test('the archer shoots from four cells, and runs when it is hurt', () => {
    const game = drawn(hall);
    const archer = place(game, 'goblin-archer', 5, 2);
    let attacks = 0;
    for (let turn = 0; turn < 20; turn++) {
      wait(game);
      attacks += attacksOf(game, archer);
    }
    expect([apart(game, archer), attacks > 3]).toEqual([4, true]);
    game.stores.Health.current[archer] = 2;
    for (let turn = 0; turn < 20; turn++) wait(game);
    expect(cellOf(game, archer).x).toBe(10);
  });

  test('the monk wanders in peace, and does not forgive an attack', () => {
    const game = drawn(hall);
    const monk = place(game, 'monk', 2, 2);
    let attacks = 0;
    for (let turn = 0; turn < 30; turn++) {
      wait(game);
      attacks += attacksOf(game, monk);
    }
    expect(attacks).toBe(0);
    const { x, y } = cellOf(game, monk);
    put(game, x - 1, y);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    put(game, 1, 2);
    walk(game, monk, 12);
    expect([apart(game, monk), attacksOf(game, monk)]).toEqual([1, 1]);
  });

  test('the statue strikes whoever is beside it, and never moves', () => {
    const game = drawn(hall);
    const statue = place(game, 'living-statue', 2, 2);
    let attacks = 0;
    for (let turn = 0; turn < 100; turn++) {
      wait(game);
      attacks += attacksOf(game, statue);
    }
    expect(attacks).toBeGreaterThan(40);
    expect(attacks).toBeLessThan(80);
    put(game, 8, 2);
    expect(walk(game, statue, 10).at(-1)).toEqual({ x: 2, y: 2 });
  });
});
