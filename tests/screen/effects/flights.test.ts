import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import { colourOf } from '../../../src/describe/css-colour.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { campaign, place, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { seqOf } from '../fixtures.ts';
import { at, cell, hall, play } from './effect-stage.ts';

beforeEach(() => {
  useFakeCanvases();
});

test('a thrown item flies from the thrower to its cell', () => {
  const game = scene(hall);
  const actor = seqOf(game, game.hero);
  const threw = { type: 'threw', actor, kind: 'dagger', from: at(1, 1), to: at(5, 2) } as const;
  const { named, seen } = play(game, [threw]);
  const dagger = campaign.kinds.find(({ id }) => id === 'dagger');
  const [item] = named('thrown', 0);
  expect(item.texture.label).toBe(`icon:${dagger?.look.sprite}`);
  expect(item.tint).toBe(colourOf(`${dagger?.look.colour}`));
  expect([item.x, item.y, item.width]).toEqual([1.5 * cell, 1.5 * cell, 32]);
  seen(45);
  expect(item.x).toBe(3.5 * cell);
  expect(item.y).toBeLessThan(2 * cell);
  expect(seen(90)).toHaveLength(0);
});

test.each([
  // An icon points to the upper right, except those of `grips.upperLeft`, which point to the lower right.
  ['long-sword', at(5, 1), Math.PI / 4],
  ['dagger', at(5, 1), -Math.PI / 4],
  ['dagger', at(1, 4), Math.PI / 4],
  ['rock', at(1, 4), 0],
  ['potion-poison', at(1, 4), 0],
])('the point of a thrown %s is in front', (kind, to, rotation) => {
  const game = scene(hall, { campaign: rogueCampaign });
  const actor = seqOf(game, game.hero);
  const { named } = play(game, [{ type: 'threw', actor, kind, from: at(1, 1), to }]);
  expect(named('thrown', 0)[0].rotation).toBeCloseTo(rotation);
});

/** A hero that picks up an apple. */
function picking() {
  const game = scene('##### #@a.# #...# #####');
  const { Item, Identity } = game.stores;
  const apple = [...Item.count.keys()].find((item) => Item.count[item] > 0) ?? 0;
  const actor = seqOf(game, game.hero);
  const item = Identity.seq[apple];
  const event = { type: 'picked', actor, item, kind: 'apple', at: at(2, 1) } as const;
  return { game, event };
}

test('a picked up item flies into the bag over the whole screen, and is gone', () => {
  const { game, event } = picking();
  const slotOf = () => ({ x: 600, y: 300, width: 100, height: 40 });
  const pointOf = () => ({ x: 100, y: 60 });
  const { effects, named } = play(game, [event], { places: { pointOf, slotOf } });
  expect(effects.overlay.children).toHaveLength(1);
  const [item] = named('picked', 0);
  expect([item.x, item.y]).toEqual([100, 60]);
  expect(item.texture.label).toMatch(/^icon:/);
  named('picked', 300);
  expect(item.x).toBeGreaterThan(150);
  expect(item.x).toBeLessThan(650);
  named('picked', 419);
  expect(item.x).toBeCloseTo(650, -1);
  expect(item.y).toBeCloseTo(320, -1);
  expect(named('picked', 420)).toEqual([]);
});

test('where no bag is visible, a picked up item rises, shrinks and fades', () => {
  const { game, event } = picking();
  const { seen } = play(game, [event]);
  const [item] = seen(0);
  expect([item.x, item.y]).toEqual([2.5 * cell, 1.5 * cell]);
  expect(item.width).toBeCloseTo(0.8 * cell);
  seen(100);
  expect(item.y).toBeCloseTo((1.5 - 0.55 * 0.75) * cell);
  expect(item.width).toBeCloseTo(0.6 * cell);
  expect(item.alpha).toBeCloseTo(0.75);
  expect(seen(200)).toHaveLength(0);
});

test('gold flies into the bag, although it has left the world', () => {
  const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
  place(game, 'gold', 1, 1);
  const events = takeTurn(game, { type: 'pickup' });
  // Its entity is used again before the picture.
  place(game, 'arrow', 3, 1);
  const slotOf = () => ({ x: 600, y: 300, width: 100, height: 40 });
  const pointOf = () => ({ x: 100, y: 60 });
  const [gold] = play(game, events, { places: { pointOf, slotOf } }).named('picked', 0);
  const kind = rogueCampaign.kinds.find(({ id }) => id === 'gold');
  expect(gold.texture.label).toBe(`icon:${kind?.look.sprite}`);
});

/** A hero that takes the jewel. */
function taking() {
  const game = scene('##### #@j.# #...# #####');
  const { Item, Identity } = game.stores;
  const jewel = [...Item.count.keys()].find((item) => Item.count[item] > 0) ?? 0;
  const actor = seqOf(game, game.hero);
  const item = Identity.seq[jewel];
  return {
    game,
    event: { type: 'picked', actor, item, kind: 'green-jewel', at: at(2, 1) } as const,
  };
}

test('a prize keeps its light on its way into the bag, unlike other items', () => {
  const slotOf = () => ({ x: 600, y: 300, width: 100, height: 40 });
  const places = { pointOf: () => ({ x: 100, y: 60 }), slotOf };
  const { game, event } = taking();
  const { named } = play(game, [event], { places });
  const [light] = named('picked light', 300);
  const [jewel] = named('picked', 300);
  expect([light.x, light.y, light.blendMode]).toEqual([jewel.x, jewel.y, 'add']);
  expect(light.width).toBeGreaterThan(2 * jewel.width);
  expect(named('picked light', 420)).toEqual([]);
  const apple = picking();
  expect(play(apple.game, [apple.event], { places }).named('picked light', 300)).toEqual([]);
});

test('a prize shines when it is taken', () => {
  const { game, event } = taking();
  const { labels, named, seen } = play(game, [event]);
  expect(labels(120)).toEqual(expect.arrayContaining(['beam', 'cloud:star', 'glare', 'rays']));
  const kind = campaign.kinds.find(({ id }) => id === 'green-jewel');
  expect(named('rays', 121)[0].tint).toBe(colourOf(`${kind?.look.colour}`));
  expect(seen(900)).toHaveLength(0);
});
