import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { kindById } from '../../src/game/campaign.ts';
import { cellOf } from '../../src/game/entity.ts';
import { itemsAt } from '../../src/game/floors/floor-contents.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { simple } from '../sources.ts';
import {
  bagKinds,
  drawScene,
  messageIds,
  monsterAt,
  place,
  rogueCampaign,
  scene,
} from '../world.ts';

const wait = { type: 'wait' } as const;
const west = { type: 'move', dx: -1, dy: 0 } as const;
const east = { type: 'move', dx: 1, dy: 0 } as const;

/** A hero of Rogue with these kinds in its bag. */
function carrying(kinds: string[], map = '####### #.@...# #.....# #######', seed = 'magic'): Game {
  const game = scene(map, { campaign: rogueCampaign, seed });
  for (const id of kinds) {
    stow(game, game.hero, spawnItem(game, { kind: kindById(rogueCampaign, id) }));
  }
  return game;
}

describe('potions', () => {
  test('a potion of healing heals by the level, cures blindness, and is used up', () => {
    const game = carrying(['potion-healing', 'potion-healing']);
    const { Health, Experience, Condition } = game.stores;
    Experience.level[game.hero] = 10;
    Health.max[game.hero] = 100;
    Health.current[game.hero] = 20;
    Condition.blind[game.hero] = 800;
    takeTurn(game, { type: 'drink', slot: 0 });
    expect(messageIds(game).slice(0, 3)).toEqual(['drank', 'healed', 'canSee']);
    expect(Health.current[game.hero]).toBeGreaterThanOrEqual(30);
    expect(Health.current[game.hero]).toBeLessThanOrEqual(60);
    expect(game.stores.Item.count[bagOf(game, game.hero)[0]]).toBe(1);
  });

  test.each(['potion-healing', 'potion-extra-healing'])(
    '%s adds exactly one to the health of a hero who is not hurt',
    (id) => {
      const game = carrying([id]);
      const { Health } = game.stores;
      const before = Health.max[game.hero];
      takeTurn(game, { type: 'drink', slot: 0 });
      expect(Health.max[game.hero]).toBe(before + 1);
      expect(Health.current[game.hero]).toBe(before + 1);
    },
  );

  test('a potion of poison takes one to three points of strength', () => {
    const losses = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const game = carrying(['potion-poison'], undefined, `poison ${n}`);
      const before = game.stores.Strength.now[game.hero];
      takeTurn(game, { type: 'drink', slot: 0 });
      if (before <= 18) losses.add(before - game.stores.Strength.now[game.hero]);
    }
    expect([...losses].sort()).toEqual([1, 2, 3]);
  });

  test('a second potion of haste self ends the first', () => {
    const game = carrying(['potion-haste-self', 'potion-haste-self']);
    const { hasted } = game.stores.Condition;
    takeTurn(game, { type: 'drink', slot: 0 });
    expect(hasted[game.hero]).toBeGreaterThan(0);
    takeTurn(game, { type: 'drink', slot: 0 });
    expect(messageIds(game)).toContain('exhausted');
    expect(hasted[game.hero]).toBe(0);
  });

  test('a potion of see invisible shows an invisible stalker and cures blindness', () => {
    const game = carrying(['potion-see-invisible'], '####### #.@..I# #.....# #######');
    game.stores.Condition.blind[game.hero] = 800;
    takeTurn(game, { type: 'drink', slot: 0 });
    const stalker = monsterAt(game, 5, 1);
    expect(messageIds(game)).toEqual(['drank', 'canSee', 'seesInvisible']);
    expect(game.stores.AI.shown[stalker]).toBe(1);
    expect(game.stores.Condition.seeing[game.hero]).toBe(849);
  });

  test('a potion of thirst quenching does nothing but taste', () => {
    const game = carrying(['potion-thirst-quenching']);
    takeTurn(game, { type: 'drink', slot: 0 });
    expect(messageIds(game)).toEqual(['drank', 'bland']);
    expect(bagKinds(game)).toEqual([]);
  });
});

describe('scrolls', () => {
  test('blind and confused heroes can read', () => {
    const game = carrying(['scroll-blank-paper']);
    game.stores.Condition.blind[game.hero] = 800;
    game.stores.Condition.confused[game.hero] = 20;
    takeTurn(game, { type: 'read', slot: 0 });
    expect(messageIds(game).slice(0, 2)).toEqual(['read', 'blank']);
  });

  test('only scrolls can be read', () => {
    const game = carrying(['potion-healing']);
    takeTurn(game, { type: 'read', slot: 0 });
    expect(messageIds(game)).toEqual(['cannotUse']);
    expect(game.turn).toBe(0);
  });

  test('a scroll of sleep costs four to eight turns', () => {
    const turns = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const game = carrying(['scroll-sleep'], undefined, `sleep ${n}`);
      takeTurn(game, { type: 'read', slot: 0 });
      turns.add(game.turn - 1);
    }
    expect([...turns].sort()).toEqual([4, 5, 6, 7, 8]);
  });
});

describe('a scroll of scare monster', () => {
  /** A hero on a scroll that it has put down, with a monster that is awake. */
  function guarded(letter: string, map = `####### #.@.${letter}.# #######`) {
    const game = carrying(['scroll-scare-monster'], map);
    const monster = game.floor.monsters[0];
    game.stores.AI.awake[monster] = 1;
    game.stores.Health.max[game.hero] = 9000;
    game.stores.Health.current[game.hero] = 9000;
    takeTurn(game, { type: 'put', slot: 0 });
    return { game, monster };
  }

  test.each(['H', 'B', 'C'])(
    'a scroll of scare monster protects a hero on it from the monster %s',
    (letter) => {
      const { game } = guarded(letter);
      for (let n = 0; n < 40; n++) takeTurn(game, wait);
      expect(game.stores.Health.current[game.hero]).toBe(9000);
    },
  );

  test('a scroll of scare monster keeps monsters off its cell', () => {
    const { game } = guarded('H', '######### #.@..H..# #########');
    takeTurn(game, west);
    const before = game.stores.Health.current[game.hero];
    for (let n = 0; n < 40; n++) {
      takeTurn(game, wait);
      expect(cellOf(game, game.floor.monsters[0])).not.toEqual({ x: 2, y: 1 });
    }
    expect(game.stores.Health.current[game.hero]).toBe(before);
  });

  test('a scroll of scare monster keeps off a wolf of Simple, too', () => {
    const campaign = loadCampaign(simple, {
      'amulet.json': JSON.stringify({
        name: { en: 'ward' },
        look: { glyph: '?', colour: '#ffffff' },
        Item: { weight: 1 },
        Scares: {},
      }),
    });
    const game = scene('####### #.@w..# #######', { campaign });
    game.stores.AI.provoked[monsterAt(game, 3, 1)] = 1;
    place(game, 'amulet', 2, 1);
    const before = game.stores.Health.current[game.hero];
    for (let n = 0; n < 20; n++) takeTurn(game, wait);
    expect(game.stores.Health.current[game.hero]).toBe(before);
  });

  test('a scroll of scare monster does not help a hero who only carries it', () => {
    const game = carrying(['scroll-scare-monster'], '####### #.@H..# #######');
    game.stores.AI.awake[monsterAt(game, 3, 1)] = 1;
    game.stores.Health.max[game.hero] = 9000;
    game.stores.Health.current[game.hero] = 9000;
    for (let n = 0; n < 40; n++) takeTurn(game, wait);
    expect(game.stores.Health.current[game.hero]).toBeLessThan(9000);
  });

  test('a scroll of scare monster protects a hero on it after the game is restored, too', () => {
    const { game } = guarded('H');
    const restored = restore(game.campaign, snapshotOf(game));
    for (let n = 0; n < 40; n++) takeTurn(restored, wait);
    expect(restored.stores.Health.current[restored.hero]).toBe(9000);
  });

  test('a scroll of scare monster leaves nothing that scares when it is picked up', () => {
    const game = carrying([], '####### #.@.H.# #######');
    place(game, 'scroll-scare-monster', 3, 1);
    takeTurn(game, east);
    game.stores.AI.awake[monsterAt(game, 4, 1)] = 1;
    game.stores.Health.max[game.hero] = 9000;
    game.stores.Health.current[game.hero] = 9000;
    for (let n = 0; n < 40; n++) takeTurn(game, wait);
    expect(game.stores.Health.current[game.hero]).toBeLessThan(9000);
  });

  test('a scroll of scare monster can be picked up once, and turns to dust the second time', () => {
    const game = carrying([]);
    place(game, 'scroll-scare-monster', 3, 1);
    takeTurn(game, east);
    expect(bagKinds(game)).toEqual(['scroll-scare-monster']);
    takeTurn(game, { type: 'put', slot: 0 });
    takeTurn(game, west);
    takeTurn(game, east);
    expect(messageIds(game)).toEqual(['dust']);
    expect(bagKinds(game)).toEqual([]);
    expect(itemsAt(game, 3, 1)).toEqual([]);
  });

  test('a scroll of scare monster keeps its mark in a stack', () => {
    const game = carrying([]);
    for (const x of [3, 4]) {
      place(game, 'scroll-scare-monster', x, 1);
      takeTurn(game, east);
    }
    expect(game.stores.Item.count[bagOf(game, game.hero)[0]]).toBe(2);
    takeTurn(game, { type: 'put', slot: 0 });
    takeTurn(game, west);
    takeTurn(game, east);
    expect(messageIds(game)).toEqual(['dust']);
    expect(game.stores.Item.count[bagOf(game, game.hero)[0]]).toBe(1);
  });

  test('only makes the reader hear laughter', () => {
    const game = carrying(['scroll-scare-monster']);
    takeTurn(game, { type: 'read', slot: 0 });
    expect(messageIds(game)).toEqual(['read', 'laughter']);
  });
});

test('searching finds a trap and a secret door under and behind a monster', () => {
  const game = scene('###### #.@H.# ###&## ######', { campaign: rogueCampaign });
  place(game, 'bear-trap', 3, 1);
  game.stores.Condition.spellbound[monsterAt(game, 3, 1)] = 1;
  const found = new Set<string>();
  for (let n = 0; n < 60; n++) {
    takeTurn(game, { type: 'search' });
    for (const id of messageIds(game)) found.add(id);
  }
  expect(found).toContain('foundTrap');
  expect(found).toContain('foundDoor');
  expect(drawScene(game)[2]).toBe('###+##');
});

test('the screen hears of an effect that the hero can tell, and of no other', () => {
  const game = carrying(['scroll-light', 'scroll-blank-paper']);
  takeTurn(game, { type: 'read', slot: 0 });
  const actor = game.stores.Identity.seq[game.hero];
  const at = cellOf(game, game.hero);
  expect(game.events).toContainEqual({ type: 'affected', actor, effect: 'light', at });
  takeTurn(game, { type: 'read', slot: 0 });
  expect(game.events.filter(({ type }) => type === 'affected')).toEqual([]);
});
