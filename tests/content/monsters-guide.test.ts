import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { monstersHere } from '../../src/game/actors/actors.ts';
import { kindById } from '../../src/game/campaign.ts';
import { die } from '../../src/game/combat/death.ts';
import { afterResistance } from '../../src/game/combat/resistance.ts';
import { kindOf } from '../../src/game/entity.ts';
import { itemsOn } from '../../src/game/floors/floor-contents.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { triggerTimes } from '../../src/game/kinds.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { arena, rogue, simple } from '../sources.ts';
import { messageIds, place, scene } from '../world.ts';
import { readGuide } from './guide-examples.ts';

const { guide, mods } = readGuide('monsters.md');

const examples = [...guide.matchAll(/```json/g)].length;

test.each([simple, rogue, arena])('in $id every example is read without errors', (source) => {
  expect(Object.keys(mods)).toHaveLength(examples);
  const { problems } = loadCampaign(source, mods);
  const own = problems.filter(({ file, grade }) => file in mods && grade !== 'hint');
  expect(own).toEqual([]);
});

test('the table of the guide has every moment of a trigger', () => {
  const named = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.slice(1, 1 + triggerTimes.length)).toEqual([...triggerTimes]);
});

const campaign = loadCampaign(simple, mods);
const wait = (game: Game) => takeTurn(game, { type: 'wait' });
const kindsHere = (game: Game) => monstersHere(game).map((one) => kindOf(game, one).id);

/** A hall with a sturdy hero. */
function hall(): Game {
  const game = scene('########### #.........# #.........# #@........# #.........# ###########', {
    campaign,
  });
  game.stores.Health.max[game.hero] = 9000;
  game.stores.Health.current[game.hero] = 9000;
  return game;
}

describe('the promises of the guide', () => {
  test('the goblin king calls two guards at first sight, becomes a demon, and dies with a bang', () => {
    const game = hall();
    const { Health } = game.stores;
    const king = place(game, 'goblin-king', 8, 3);
    wait(game);
    expect(messageIds(game)).toContain('speaks');
    expect(kindsHere(game)).toEqual(['goblin-king', 'king-guard', 'king-guard']);
    Health.current[king] = 19;
    wait(game);
    expect(kindsHere(game)).toEqual(['king-guard', 'king-guard', 'demon']);
    const [, , demon] = monstersHere(game);
    expect(Health.current[demon]).toBe(40);
    Health.current[demon] = 1;
    game.pending.attacks.push({ attacker: game.hero, target: demon, by: 'hand' });
    wait(game);
    expect(game.events.filter(({ type }) => type === 'burst')).toHaveLength(1);
  });

  test('the magpie robs the hero and flees, and leaves all when it dies', () => {
    const game = hall();
    const magpie = place(game, 'magpie', 2, 3);
    const apple = spawnItem(game, { kind: kindById(campaign, 'apple') });
    stow(game, game.hero, apple);
    wait(game);
    expect(bagOf(game, magpie)).toEqual([apple]);
    wait(game);
    expect(Math.abs(game.stores.Position.x[magpie] - 1)).toBeGreaterThan(2);
    die(game, magpie);
    wait(game);
    expect(itemsOn(game, game.floor)).toContain(apple);
  });

  test('about half of the magpies leave a silver ring', () => {
    const game = hall();
    for (let n = 0; n < 32; n++)
      die(game, place(game, 'magpie', 2 + (n % 8), 1 + Math.floor(n / 8)));
    wait(game);
    const rings = itemsOn(game, game.floor).filter((one) => kindOf(game, one).id === 'silver-ring');
    expect(rings.length).toBeGreaterThan(8);
    expect(rings.length).toBeLessThan(24);
  });

  test('each kind of a monster that becomes another one pays when it dies, and only then', () => {
    const pay = { Loot: [{ item: 'dagger' }], Reward: { points: 7 } };
    const second = { ...JSON.parse(mods['frost-imp.json']), ...pay };
    const first = (when: object) => {
      return {
        ...second,
        Triggers: [{ ...when, effects: [{ effect: 'become', into: 'second' }] }],
      };
    };
    const played = loadCampaign(simple, {
      'second.json': JSON.stringify(second),
      'early.json': JSON.stringify(first({ when: 'belowHealth', percent: 50 })),
      'late.json': JSON.stringify(first({ when: 'death' })),
    });
    for (const [id, paid] of [
      ['early', 1],
      ['late', 2],
    ] as const) {
      const game = scene('##### #@..# #...# #####', { campaign: played });
      const { Health } = game.stores;
      Health.max[game.hero] = 9000;
      Health.current[game.hero] = 9000;
      Health.current[place(game, id, 2, 1)] = 5;
      for (let turn = 0; turn < 60 && monstersHere(game).length > 0; turn++) {
        if (turn > 0) expect(kindsHere(game)).toEqual(['second']);
        for (const one of monstersHere(game)) {
          if (id === 'late' || turn > 0) Health.current[one] = 1;
          game.pending.attacks.push({ attacker: game.hero, target: one, by: 'hand' });
        }
        wait(game);
      }
      const daggers = itemsOn(game, game.floor).filter((one) => kindOf(game, one).id === 'dagger');
      expect([id, daggers.length, game.score]).toEqual([id, paid, paid * 7]);
    }
  });

  test('the ring halves the damage of the frost imp, and fire hurts the imp twice as much', () => {
    const game = hall();
    const imp = place(game, 'frost-imp', 8, 3);
    expect(afterResistance(game, imp, 10, 'fire')).toBe(20);
    expect(afterResistance(game, imp, 10, 'cold')).toBe(0);
    expect(afterResistance(game, game.hero, 10, 'cold')).toBe(10);
    stow(game, game.hero, spawnItem(game, { kind: kindById(campaign, 'silver-ring') }));
    takeTurn(game, { type: 'equip', slot: 0 });
    expect(afterResistance(game, game.hero, 10, 'cold')).toBe(5);
  });

  test('the ghost of the guide moves slowly through a wall, and no physical attack hurts it', () => {
    const game = scene('######## #@.##..# ########', { campaign });
    const ghost = place(game, 'cold-ghost', 6, 1);
    for (let n = 0; n < 8; n++) wait(game);
    expect(game.stores.Position.x[ghost]).toBe(2);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(game.stores.Health.current[ghost]).toBe(10);
  });

  test('the wolf mother heals and hastens a wounded monster, howls, and bites', () => {
    const game = hall();
    place(game, 'wolf-mother', 8, 3);
    const cub = place(game, 'frost-imp', 9, 3);
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      game.stores.Health.current[cub] = Math.min(6, game.stores.Health.current[cub]);
      wait(game);
      for (const id of messageIds(game)) seen.add(id);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['aids', 'isHasted', 'speaks', 'hurt']));
  });
});
