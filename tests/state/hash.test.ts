import { describe, expect, test } from 'vitest';
import { readLoot } from '../../src/bundles/shapes/loot-shape.ts';
import type { AppearanceList, Campaign } from '../../src/game/campaign.ts';
import { takeTurn } from '../../src/game/game.ts';
import { contentHash, hashOf } from '../../src/state/hash.ts';
import { stateOf } from '../plain-state.ts';
import { place, rogueCampaign, scene } from '../world.ts';

describe('the content hash', () => {
  const known = contentHash(rogueCampaign);
  const shown = [
    'name',
    'about',
    'goal',
    'look',
    'alphabet',
    'glyphCells',
    'keys',
    'scenery',
    'order',
    'problems',
  ];
  const shownOfKinds = ['name', 'about', 'look', 'references'];

  test.each(Object.keys(rogueCampaign))(
    'depends on %s of the campaign only if it is a rule',
    (part) => {
      const other = { kinds: [], appearances: {} }[part] ?? 'other';
      const hash = contentHash({ ...rogueCampaign, [part]: other });
      expect(hash === known).toBe(shown.includes(part));
    },
  );

  test.each(Object.keys(rogueCampaign.kinds[0]))(
    'depends on %s of a kind only if it is a rule',
    (part) => {
      const kinds = rogueCampaign.kinds.map((kind) => ({ ...kind, [part]: 'other' }));
      expect(contentHash({ ...rogueCampaign, kinds }) === known).toBe(shownOfKinds.includes(part));
    },
  );

  test('the content hash depends on which looks unknown items can have, but not on their words and colours', () => {
    const colour = '#123456';
    const looks = { red: { detail: { en: 'red' }, colour } };
    const unknown = { en: '{} potion' };
    const list: AppearanceList = { from: 'looks', noun: unknown, unknown, glyph: '!', looks };
    const spoken = { from: 'titles', colour } as const;
    const titles: AppearanceList = { ...list, ...spoken, syllables: ['ab', 'bo'] };
    const hashWith = (change: object) => {
      const appearances = { potions: [{ ...list, ...change }], scrolls: [titles] };
      return contentHash({ ...rogueCampaign, appearances });
    };
    const plain = hashWith({});
    expect(
      hashWith({ noun: { en: 'drink' }, unknown: { en: '{} drink' }, glyph: '?', sprite: 'flask' }),
    ).toBe(plain);
    expect(hashWith({ looks: { red: { ...looks.red, colour: '#000000' } } })).toBe(plain);
    const hashes = [
      plain,
      hashWith({ looks: { ...looks, blue: looks.red } }),
      hashWith({ share: 50 }),
      hashWith({ dice: [2, 3] }),
      hashWith({ ...titles }),
      hashWith({ ...titles, syllables: ['ab', 'be'] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  describe('of a kind with loot', () => {
    const hashWith = (...stated: object[]) => {
      const loot = readLoot(stated, []);
      return contentHash({ vaults: [], kinds: [{ id: 'magpie', loot }] } as unknown as Campaign);
    };
    const apples = { item: 'apple', count: 2, level: 3 };

    test('depends on the weights of a choice', () => {
      const hashes = [1, 2].map((weight) => hashWith({ oneOf: [{ ...apples, weight }, apples] }));
      expect(new Set(hashes).size).toBe(2);
    });
  });

  test('the content hash is 64 hex digits', () => {
    expect(known).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('the hash of a game depends on each part of its state', () => {
  const fresh = () => scene('##### #@.r# #####');
  const known = hashOf(fresh());
  expect(hashOf(fresh())).toBe(known);
  const changes: ((game: ReturnType<typeof fresh>) => void)[] = [
    (game) => game.turn++,
    (game) => game.score++,
    (game) => game.known.add('apple'),
    (game) => game.seen.add('apple'),
    (game) => game.called.set('apple', 'red'),
    (game) => game.genocided.add('rat'),
    (game) => (game.asks = 'genocide'),
    (game) => game.stores.Health.fraction[game.hero]++,
    (game) => place(game, 'apple', 2, 1),
    (game) => (game.floor.memory.tiles[0] = 3),
    (game) => (game.floor.grid.tiles[6] = 2),
    (game) => game.pending.actors.push(game.hero),
    (game) => takeTurn(game, { type: 'move', dx: 0, dy: -1 }),
  ];
  for (const change of changes) {
    const game = fresh();
    change(game);
    expect(hashOf(game)).not.toBe(known);
  }
});

test('the hash of a game ignores the order in which floors and kinds became known', () => {
  const known = (order: readonly number[], kinds: readonly string[]) => {
    const game = scene('##### #@.r# #####');
    for (const depth of order) game.floors.set(depth, { ...game.floor, depth });
    for (const kind of kinds) {
      for (const list of [game.known, game.seen, game.genocided]) list.add(kind);
      game.called.set(kind, `a ${kind}`);
    }
    return hashOf(game);
  };
  const hash = known([2, 3], ['apple', 'dagger', 'rat']);
  expect(known([3, 2], ['rat', 'dagger', 'apple'])).toBe(hash);
});

test('no intent is left after a turn', () => {
  const game = scene('##### #@.r# #####');
  place(game, 'apple', 1, 1);
  takeTurn(game, { type: 'pickup' });
  takeTurn(game, { type: 'eat', slot: 0 });
  const intents = JSON.stringify(stateOf(game)).match(/"Intent":\{[^}]*\}/g) ?? [];
  expect(intents).toHaveLength(2);
  for (const intent of intents) expect(intent).toBe('"Intent":{"verb":0,"dx":0,"dy":0,"item":0}');
});
