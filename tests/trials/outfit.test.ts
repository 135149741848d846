import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { type Finds, findsOn, fitOut, outfitFor } from '../../src/trials/outfit.ts';
import { campaign, rogueCampaign } from '../world.ts';

describe('the outfit of a hero', () => {
  test('the outfit is empty at the start of the simple campaign', () => {
    expect(outfitFor(campaign, 0, 'a')).toEqual({ experience: 0, items: [], worn: [] });
  });

  test('the outfit grows with the depth and is equal for equal seeds', () => {
    const [shallow, deep] = [outfitFor(campaign, 2, 'a'), outfitFor(campaign, 4, 'a')];
    expect(deep.experience).toBeGreaterThan(shallow.experience);
    expect(outfitFor(campaign, 4, 'a')).toEqual(deep);
    expect(outfitFor(campaign, 4, 'b')).not.toEqual(deep);
  });

  test('the floors above a depth can be made once for the outfits of all depths', () => {
    const made: number[] = [];
    const known = new Map<number, Finds>();
    const findsAt = (depth: number) => {
      const finds = known.get(depth) ?? findsOn(campaign, depth, 'a');
      if (!known.has(depth)) made.push(depth);
      known.set(depth, finds);
      return finds;
    };
    for (const depth of [2, 3, 4]) {
      expect(outfitFor(campaign, depth, 'a', findsAt)).toEqual(outfitFor(campaign, depth, 'a'));
    }
    expect(made).toEqual([0, 1, 2, 3]);
  });

  test('the outfit contains the pack of the campaign, with its best weapon and armour equipped', () => {
    const { items, worn } = outfitFor(rogueCampaign, 1, 'a');
    expect(worn.map(({ kind }) => kind.id)).toEqual(['mace', 'ring-mail']);
    expect(items.map(({ kind }) => kind.id)).toEqual(expect.arrayContaining(['mace', 'short-bow']));
  });

  test('the outfit gives the hero experience, items and full health', () => {
    const game = newGame(rogueCampaign, 'a');
    const { Health, Gear, Item } = game.stores;
    Health.current[game.hero] = 1;
    fitOut(game, { ...outfitFor(rogueCampaign, 1, 'a'), experience: 100 });
    expect(Health.current[game.hero]).toBe(Health.max[game.hero]);
    expect(game.stores.Experience.level[game.hero]).toBeGreaterThan(1);
    expect(Item.known[Gear.weapon[game.hero]]).toBe(1);
    expect(Gear.armour[game.hero]).not.toBe(0);
  });
});
