import { expect, test } from 'vitest';
import { takeTurn } from '../../src/game/game.ts';
import { contentHash, hashOf } from '../../src/state/hash.ts';
import { stateOf } from '../plain-state.ts';
import { campaign, place, scene } from '../world.ts';

test('content is the same under another name or look, and another with other numbers', () => {
  const known = contentHash(campaign);
  expect(contentHash({ ...campaign, name: { en: 'x', ja: 'x', ru: 'x' }, look: 'glyphs' })).toBe(
    known,
  );
  const kinds = campaign.kinds.map((kind) => ({ ...kind, look: { ...kind.look, glyph: '?' } }));
  expect(contentHash({ ...campaign, kinds })).toBe(known);
  expect(contentHash({ ...campaign, points: { ...campaign.points, depth: 31 } })).not.toBe(known);
  expect(contentHash({ ...campaign, points: { ...campaign.points, kill: 2 } })).not.toBe(known);
});

test('each part of the state counts for the hash', () => {
  const fresh = () => scene('##### #@.r# #####');
  const known = hashOf(fresh());
  expect(hashOf(fresh())).toBe(known);
  const changes: ((game: ReturnType<typeof fresh>) => void)[] = [
    (game) => game.turn++,
    (game) => game.score++,
    (game) => game.stores.Health.fraction[game.hero]++,
    (game) => place(game, 'apple', 2, 1),
    (game) => (game.floor.memory[0] = 3),
    (game) => (game.floor.grid.tiles[6] = 2),
    (game) => takeTurn(game, { type: 'move', dx: 0, dy: -1 }),
  ];
  for (const change of changes) {
    const game = fresh();
    change(game);
    expect(hashOf(game)).not.toBe(known);
  }
});

test('between turns nothing of an intent is left', () => {
  const game = scene('##### #@.r# #####');
  place(game, 'apple', 1, 1);
  takeTurn(game, { type: 'pickup' });
  takeTurn(game, { type: 'eat', slot: 0 });
  const intents = JSON.stringify(stateOf(game)).match(/"Intent":\{[^}]*\}/g) ?? [];
  expect(intents).toHaveLength(2);
  for (const intent of intents) expect(intent).toBe('"Intent":{"verb":0,"dx":0,"dy":0,"item":0}');
});
