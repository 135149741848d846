import { removeComponent } from 'bitecs';
import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { applyEffects } from '../../../src/game/effects/apply-effects.ts';
import { cellOf, heroCell, kindOf } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import type { Game } from '../../../src/game/world.ts';
import { simple } from '../../sources.ts';
import { messageIds, place, rogueCampaign, scene } from '../../world.ts';
import { stage, wait } from '../systems/stage.ts';

// The hero can fall to another floor in the middle of a turn. The rest of that turn does not follow it.

const look = (glyph: string) => ({ name: { en: glyph }, look: { glyph, colour: '#ffffff' } });
const frail = { Health: { max: 1 }, Stats: { attack: 1, defence: 1 }, AI: { mind: 'none' } };
const falls = { befalls: 'hero', effects: [{ effect: 'fall' }] };

/** A drawn floor with additional kinds on their letters, and a hero with much health. */
function drawn(map: string, kinds: Record<string, object>, seed = 'fall'): Game {
  const added = Object.entries(kinds).map(([glyph, parts]) => [
    `${glyph.toLowerCase()}.json`,
    { ...look(glyph), ...parts },
  ]);
  const bundles = { ...simple.bundles, ...Object.fromEntries(added) };
  const campaign = loadCampaign({ ...simple, bundles });
  expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  const letters = new RegExp(`[${Object.keys(kinds).join('')}]`, 'g');
  const game = scene(map.replace(letters, '.'), { campaign, seed });
  game.stores.Health.max[game.hero] = 500;
  game.stores.Health.current[game.hero] = 500;
  for (const [y, row] of map.trim().split(/\s+/).entries()) {
    for (const [x, letter] of [...row].entries())
      if (kinds[letter]) place(game, letter.toLowerCase(), x, y);
  }
  return game;
}

test('an attacker that the hero has left above stays on its cell, whatever the armour does to it', () => {
  const kinds = {
    S: {
      Health: { max: 9 },
      Stats: { attack: 9, defence: 1 },
      AI: { mind: 'hunter' },
      OnHit: { effects: [{ effect: 'fall' }] },
    },
    K: {
      spawn: {},
      Item: { weight: 1 },
      Armour: { defence: 1 },
      WhenHit: { effects: [{ effect: 'teleport' }] },
    },
  };
  for (let seed = 0; seed < 20; seed++) {
    const game = drawn('######### #S@.K...# #.......# #########', kinds, `cloak ${seed}`);
    const above = game.floor;
    const [shover] = above.monsters;
    const cloak = itemsOn(game, above)[0];
    removeComponent(game.world, cloak, game.stores.Position);
    stow(game, game.hero, cloak);
    game.stores.Gear.armour[game.hero] = cloak;
    wait(game);
    expect(game.floor.depth).toBe(2);
    expect(cellOf(game, shover)).toEqual({ x: 1, y: 1 });
    expect(above.occupants[above.grid.width + 1]).toBe(shover);
  }
});

test('monsters of the floor that the hero has left explode and summon nothing around the hero', () => {
  const bomb = { ...frail, Explodes: { damage: 5, radius: 3 } };
  const opener = {
    ...frail,
    Triggers: [{ when: 'death', ...falls }],
    Explodes: { damage: 3, radius: 2 },
  };
  const game = drawn('######### #.@OB...# #.......# #########', { O: opener, B: bomb });
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(game.floor.depth).toBe(2);
  // The first explosion hurts the hero and kills the bomb, which explodes after the hero has gone.
  expect(game.stores.Health.current[game.hero]).toBeGreaterThan(495);
  const effects = [{ effect: 'summon', kind: 'z', count: 4 }];
  const kinds = {
    P: { ...frail, Triggers: [{ when: 'everyTurns', turns: 1, ...falls }] },
    M: { ...frail, Triggers: [{ when: 'everyTurns', turns: 1, effects }] },
    Z: frail,
  };
  const second = drawn('######### #@.P..M.# #.......# #########', kinds);
  wait(second);
  expect(second.floor.depth).toBe(2);
  expect(second.floor.monsters.map((one) => kindOf(second, one).id)).not.toContain('z');
});

test('a hero that steps into another room and falls there wakes nothing in that rectangle of the floor below', () => {
  const map = ['#'.repeat(80), ...Array(20).fill(`#${'.'.repeat(78)}#`), '#'.repeat(80)];
  map[5] = `#.@${'.'.repeat(76)}#`;
  const whole = { x1: 1, y1: 1, x2: 78, y2: 20 };
  const rooms = [
    { x1: 1, y1: 5, x2: 1, y2: 5 },
    { ...whole, x1: 3 },
  ];
  const awakeBelow = (seed: number, through: typeof rooms) => {
    const options = { campaign: rogueCampaign, seed: `fall ${seed}`, rooms: through };
    const game = scene(map.join(' '), options);
    place(game, 'trapdoor', 3, 5);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(game.floor.depth).toBe(2);
    return game.floor.monsters.map((monster) => game.stores.AI.awake[monster]);
  };
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);
  const awake = seeds.map((seed) => awakeBelow(seed, rooms));
  expect(awake.flat().length).toBeGreaterThan(20);
  expect(awake).toEqual(seeds.map((seed) => awakeBelow(seed, [whole])));
});

test('the loot of a monster whose death drops the hero lies on the floor of the monster', () => {
  const boss = {
    ...frail,
    Triggers: [{ when: 'death', ...falls }],
    Loot: [{ item: 'apple', chance: 100 }],
  };
  const game = drawn('######### #.@O....# #.......# #########', { O: boss });
  const above = game.floor;
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(game.floor.depth).toBe(2);
  const apples = itemsOn(game, above);
  expect(apples.map((item) => [kindOf(game, item).id, cellOf(game, item)])).toEqual([
    ['apple', { x: 3, y: 1 }],
  ]);
});

test('a hero that is drawn to a monster reads what lies on its new cell, and no trap springs', () => {
  const { game, hero, monster } = stage('######### #@....m.# #########', { AI: { mind: 'none' } });
  place(game, 'apple', 5, 1);
  const occasion = { target: hero, source: monster, item: 0, kind: 'guest', rnd: () => 0 };
  applyEffects(game, [{ name: 'teleportTo', chance: 100, resisted: 0, values: {} }], occasion);
  expect(heroCell(game)).toEqual({ x: 5, y: 1 });
  expect(messageIds(game)).toEqual(['drawnTo', 'hereItem']);
  expect(game.pending.treaders).toEqual([]);
});
