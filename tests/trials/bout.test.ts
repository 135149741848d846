import { describe, expect, test } from 'vitest';
import { monstersHere } from '../../src/game/actors.ts';
import { newGame } from '../../src/game/game.ts';
import { boutGame, isAlone, playBout } from '../../src/trials/bout.ts';
import { approachCommand, fightCommand } from '../../src/trials/hero-tactics.ts';
import { fitOut, outfitFor } from '../../src/trials/outfit.ts';
import { campaign, give, monsterAt, rogueCampaign, scene } from '../world.ts';
import { campaignWith, monster } from './sample-trials.ts';

const plain = { experience: 0, items: [], worn: [] };

/** A bout against a kind of the campaign with the bundle `newcomer`. */
function boutAgainst(bundle: object, number = 1, waits = false) {
  const grown = campaignWith(bundle);
  const game = boutGame(grown, number, 'newcomer', null, 1, plain);
  return playBout(game, grown.kinds.length - 1, waits);
}

describe('a bout', () => {
  test('that the hero wins reports the death of the monster', () => {
    const bout = boutAgainst({ ...monster, Health: { max: 1 }, Stats: { attack: 1, defence: 1 } });
    expect(bout).toMatchObject({ died: true, left: false, heroDied: false, given: 1 });
    expect(bout).toMatchObject({ wasHit: true, moved: true, noticed: true });
  });

  test('that the monster wins reports the death of the hero', () => {
    const bout = boutAgainst({
      ...monster,
      Health: { max: 99 },
      Stats: { attack: 99, defence: 9 },
    });
    expect(bout).toMatchObject({ died: false, heroDied: true, hit: true });
    expect(bout.lost).toBeGreaterThanOrEqual(16);
    expect(bout.taken).toBeGreaterThanOrEqual(1);
    expect(bout.given).toBeLessThan(0.5);
  });

  test('against a monster that cannot be reached ends after sixty turns', () => {
    const timid = { ...monster, AI: { mind: 'timid' }, Health: { max: 9999 } };
    const bout = boutAgainst({ ...timid, Stats: { attack: 0, defence: 999 } });
    expect(bout.turns).toBe(60);
    expect(bout).toMatchObject({ died: false, heroDied: false });
  });

  test('of a waiting hero begins with the approach of the monster', () => {
    const waiting = boutAgainst(monster, 1, true);
    expect(waiting).toMatchObject({ moved: true, noticed: true });
    const rooted = boutAgainst({ ...monster, Rooted: {}, AI: { mind: 'timid' } }, 1, true);
    expect(rooted.moved).toBe(false);
    // The hero runs out of patience.
    expect(rooted.wasHit).toBe(true);
  });

  test('has another monster in the last of four halls', () => {
    expect([0, 1, 2, 3, 4, 7].map(isAlone)).toEqual([true, true, true, false, true, false]);
    const game = boutGame(campaign, 3, 'rat', 'bat', 1, plain);
    expect(monstersHere(game)).toHaveLength(2);
    expect(monstersHere(boutGame(campaign, 2, 'rat', 'bat', 1, plain))).toHaveLength(1);
  });

  test('collects messages about powers but none about attacks', () => {
    const { messages } = boutAgainst({ ...monster, Poison: { turns: 9 } });
    expect(messages).toContain('envenomed');
    expect(messages).not.toContain('hurt');
  });
});

describe('the tactics of the hero', () => {
  test('are to attack an adjacent enemy', () => {
    const game = scene('##### #@r.# #####');
    const rat = monsterAt(game, 2, 1);
    expect(fightCommand(game, [rat], false)).toMatchObject({ type: 'move', dx: 1, dy: 0 });
  });

  test('are to approach the nearest enemy around walls', () => {
    const game = scene('####### #r..@.# #.#.##r #######');
    const [near, far] = [monsterAt(game, 6, 2), monsterAt(game, 1, 1)];
    expect(approachCommand(game, [far, near])).toMatchObject({ type: 'move', dx: 1, dy: 0 });
    expect(approachCommand(game, [far])).toMatchObject({ type: 'move', dx: -1, dy: 0 });
    expect(approachCommand(game, [])).toEqual({ type: 'wait' });
  });

  test('are to drink below half health, even while waiting', () => {
    const game = scene('##### #@r.# #####');
    give(game, 'apple', 'healing-potion');
    const { Health } = game.stores;
    const rat = monsterAt(game, 2, 1);
    Health.current[game.hero] = Health.max[game.hero] / 2;
    expect(fightCommand(game, [rat], true)).toEqual({ type: 'wait' });
    Health.current[game.hero]--;
    expect(fightCommand(game, [rat], true)).toEqual({ type: 'drink', slot: 1 });
  });
});

describe('the outfit of a hero', () => {
  test('is empty at the start of the simple campaign', () => {
    expect(outfitFor(campaign, 0, 'a')).toEqual(plain);
  });

  test('grows with the depth and is the same for the same seed', () => {
    const [shallow, deep] = [outfitFor(campaign, 2, 'a'), outfitFor(campaign, 4, 'a')];
    expect(deep.experience).toBeGreaterThan(shallow.experience);
    expect(outfitFor(campaign, 4, 'a')).toEqual(deep);
    expect(outfitFor(campaign, 4, 'b')).not.toEqual(deep);
  });

  test('has the pack of the campaign, and its best weapon and armour are equipped', () => {
    const { items, worn } = outfitFor(rogueCampaign, 1, 'a');
    expect(worn.map(({ kind }) => kind.id)).toEqual(['mace', 'ring-mail']);
    expect(items.map(({ kind }) => kind.id)).toEqual(expect.arrayContaining(['mace', 'short-bow']));
  });

  test('gives the hero experience, items and full health', () => {
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
