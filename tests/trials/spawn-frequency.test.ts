import { describe, expect, test } from 'vitest';
import type { CampaignSource } from '../../src/game/campaign.ts';
import { firstDepth, peersAt, weightAt } from '../../src/trials/home-depths.ts';
import { rogue, simple } from '../sources.ts';
import { campaign, rogueCampaign } from '../world.ts';
import { campaignWith, look, monster, trialOf } from './sample-trials.ts';

const none = { fights: 1, peerFights: 0, walks: 0 };
const item = { ...look, Item: { weight: 1 } };

function spawnsOf(bundle: object, source: CampaignSource = simple) {
  return trialOf(bundle, source, { ...none, floors: 4 }).spawns;
}

describe('the frequency of a kind', () => {
  test('a kind is counted for each range of depths, on its first, middle and last floor', () => {
    const depths = { '1': 1000000, '2-4': 1000000, '30+': 10 };
    expect(spawnsOf({ ...monster, spawn: { depths } })).toEqual([
      { place: 'spawn.depths 1', depths: [1], floors: 4, found: 4 },
      { place: 'spawn.depths 2-4', depths: [2, 3, 4], floors: 12, found: 12 },
      { place: 'spawn.depths 30+', depths: [], floors: 0, found: 0 },
    ]);
  });

  test('a monster is not counted in halls, which have no monsters by chance', () => {
    const depths = { '0': 1000000, '4+': 1000000 };
    expect(spawnsOf({ ...monster, spawn: { depths } })).toEqual([
      { place: 'spawn.depths 0', depths: [], floors: 0, found: 0 },
      { place: 'spawn.depths 4+', depths: [4], floors: 4, found: 4 },
    ]);
  });

  test('a kind that begins below all examined floors is counted on the first floor that has it', () => {
    expect(spawnsOf({ ...monster, spawn: { depths: { '70+': 1000000 } } }, rogue)).toEqual([
      { place: 'spawn.depths 70+', depths: [70], floors: 4, found: 4 },
    ]);
  });

  test('a kind is counted on the cells of spawn.at', () => {
    const spawn = { at: [{ depth: 0, x: 5, y: 6 }] };
    expect(spawnsOf({ ...monster, spawn })).toEqual([
      { place: 'spawn.at depth 0, 5, 6', depths: [0], floors: 4, found: 4 },
    ]);
  });

  test('items are counted on populated floors', () => {
    const spawn = { item: { group: 'food', weight: 1000000 } };
    const [{ place, depths, found }] = spawnsOf({ ...item, spawn });
    expect([place, depths]).toEqual(['spawn.item food', [1, 2, 4]]);
    expect(found).toBeGreaterThan(0);
  });

  test('items from a depth on are counted', () => {
    expect(spawnsOf({ ...item, spawn: { from: 25 } }, rogue)).toMatchObject([
      { place: 'spawn.from 25', found: 12 },
    ]);
  });

  test('traps without spawn are counted', () => {
    const [trap] = spawnsOf({ ...look, Trap: { effects: [{ effect: 'snare', turns: 3 }] } }, rogue);
    expect(trap.place).toBe('floors with gold and traps');
  });
});

describe('the depths of a kind', () => {
  test('the depths of a kind begin where it first appears', () => {
    const depthOf = (bundle: object) => {
      const grown = campaignWith(bundle);
      return firstDepth(grown, grown.kinds[grown.kinds.length - 1]);
    };
    expect(depthOf({ ...monster, spawn: { depths: { '3+': 1 } } })).toBe(3);
    expect(depthOf({ ...monster, spawn: { at: [{ depth: 2, x: 3, y: 3 }] } })).toBe(2);
    expect(depthOf({ ...item, spawn: { from: 4 } })).toBe(4);
    const deep = campaignWith({ ...monster, spawn: { depths: { '70+': 10 } } }, rogue);
    expect(firstDepth(deep, deep.kinds[deep.kinds.length - 1])).toBe(70);
    expect(depthOf(look)).toBe(1);
  });

  test('each monster has a weight at a depth', () => {
    const weight = (id: string, depth: number, of = campaign) => {
      const kind = of.kinds.find((one) => one.id === id);
      return kind ? weightAt(of, kind, depth) : null;
    };
    expect(weight('rat', 1)).toBeGreaterThan(0);
    expect(weight('rat', 0)).toBe(0);
    expect(weight('wolf', 2)).toBe(0);
    expect(weight('dragon', 1, rogueCampaign)).toBe(0);
    expect(weight('dragon', 26, rogueCampaign)).toBeGreaterThan(0);
  });

  test('the monsters of a depth are listed, the most common first, and at most ten', () => {
    expect(peersAt(campaign, 1).map(({ id }) => id)).toEqual(['bat', 'rat']);
    expect(peersAt(rogueCampaign, 12).length).toBeLessThanOrEqual(10);
    for (const kind of peersAt(rogueCampaign, 12)) {
      expect(weightAt(rogueCampaign, kind, 12)).toBeGreaterThan(0);
    }
  });
});
