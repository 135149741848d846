import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { components } from '../../src/game/components.ts';
import { itemGroups, rollRogueItem } from '../../src/game/items/item-generation.ts';
import { fieldOf, type Kind, kindHas } from '../../src/game/kinds.ts';
import { randomNumbers } from '../random-numbers.ts';
import { rogue } from '../sources.ts';

const campaign = loadCampaign(rogue);

/** Lines such as "healing | 15 130 told": the weight in the group, the worth, and whether using it reveals its kind. */
function table(group: string, lines: string): Record<string, string> {
  const rows = lines.trim().split('\n');
  return Object.fromEntries(
    rows.map((row) => {
      const [id, facts] = row.split('|').map((text) => text.trim());
      return [`${group}-${id}`, facts];
    }),
  );
}

// Identify and genocide are missing until the hero can answer questions.
const kinds = {
  potion: table(
    'potion',
    `
    confusion         |  8  50 told
    paralysis         | 10  50 told
    poison            |  8  50 told
    gain-strength     | 15 150 told
    see-invisible     |  2 170 never
    healing           | 15 130 told
    monster-detection |  6 120 told
    magic-detection   |  6 105 told
    raise-level       |  2 220 told
    extra-healing     |  5 180 told
    haste-self        |  4 200 told
    restore-strength  | 14 120 never
    blindness         |  4  50 told
    thirst-quenching  |  1  50 never`,
  ),
  scroll: table(
    'scroll',
    `
    monster-confusion  |  8 170 never
    magic-mapping      |  5 180 told
    light              | 10 100 told
    hold-monster       |  2 200 never
    sleep              |  5  50 told
    enchant-armour     |  8 130 never
    scare-monster      |  4 180 never
    gold-detection     |  4 110 told
    teleportation      |  7 175 told
    enchant-weapon     | 10 150 never
    create-monster     |  5  75 never
    remove-curse       |  8 105 never
    aggravate-monsters |  1  60 never
    blank-paper        |  1  50 never`,
  ),
};

describe.each([
  ['potion', 'Potion'],
  ['scroll', 'Scroll'],
] as const)('the %ss of Rogue', (group, component) => {
  const made = campaign.kinds.filter(({ spawn }) => spawn.item?.group === group);
  const { choices } = components[component].reveals;

  test('potions and scrolls have the shares, prices and identification of Rogue', () => {
    const facts = (kind: Kind) =>
      [
        `${kind.spawn.item?.weight}`.padStart(2),
        `${fieldOf(kind, 'Item', 'worth')}`.padStart(3),
        choices[fieldOf(kind, component, 'reveals')],
      ].join(' ');
    const found = Object.fromEntries(made.map((kind) => [kind.id, facts(kind).trim()]));
    expect(found).toMatchObject(kinds[group]);
  });

  test('potions and scrolls stack as units, weigh nothing, and each has a name of its own in every language', () => {
    for (const kind of made) {
      expect(fieldOf(kind, 'Stack', 'as')).toBe(0);
      expect(kindHas(kind, 'Stack')).toBe(true);
      expect(fieldOf(kind, 'Item', 'weight')).toBe(0);
    }
    for (const language of ['en', 'ja', 'ru']) {
      const names = made.map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(made.length);
      expect(names).not.toContain(undefined);
    }
  });
});

/** The statistic χ² of counts against expected shares, which are proportional to the weights. */
function chiSquared(counts: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].reduce((sum, [name, weight]) => {
    const expected = (all * weight) / total;
    return sum + ((counts.get(name) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

/** The greatest χ² that is not a sign of a difference: the 99.9% quantile (Wilson and Hilferty). */
function limitOf(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 3.09 * Math.sqrt(part)) ** 3;
}

/** The shares of the item groups in percent. */
const groupWeights = { potion: 27, scroll: 27, food: 18, weapon: 9, armour: 9, ring: 5, stick: 5 };

describe('20,000 random objects', () => {
  const groups = itemGroups(campaign);
  const next = randomNumbers(363);
  const made = Array.from({ length: 20_000 }, () => rollRogueItem(campaign, groups, next, false));
  const objects = made.map((one) => one?.kind);

  function counted(names: (string | undefined)[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }

  test('20,000 random objects belong to the groups with the shares of Rogue', () => {
    const present = new Set(groups.flatMap(({ lots }) => lots[0].kind.spawn.item?.group ?? []));
    const weights = new Map(Object.entries(groupWeights).filter(([name]) => present.has(name)));
    const counts = counted(objects.map((kind) => kind?.spawn.item?.group));
    expect([...counts.keys()].sort()).toEqual([...weights.keys()].sort());
    expect(chiSquared(counts, weights)).toBeLessThan(limitOf(weights.size - 1));
  });

  test.each(Object.keys(groupWeights))(
    'of the group %s are of the kinds with the shares of Rogue',
    (group) => {
      const weights = new Map(
        campaign.kinds
          .filter(({ spawn }) => spawn.item?.group === group)
          .map(({ id, spawn }) => [id, spawn.item?.weight ?? 1]),
      );
      const counts = counted(
        objects.map((kind) => (kind?.spawn.item?.group === group ? kind.id : '')),
      );
      expect([...counts.keys()].sort()).toEqual([...weights.keys()].sort());
      expect(chiSquared(counts, weights)).toBeLessThan(limitOf(weights.size - 1));
    },
  );

  test('20,000 random objects are rings with a curse in 31.3%: those with −1, of aggravation and of teleportation', () => {
    const rings = made.filter((one) => one?.kind.spawn.item?.group === 'ring');
    const isAlways = (id = '') => id === 'ring-aggravate-monster' || id === 'ring-teleportation';
    for (const ring of rings) {
      expect(ring?.cursed ?? false).toBe(ring?.bonus === -1 || isAlways(ring?.kind.id));
    }
    const counts = counted(rings.map((ring) => (ring?.cursed ? 'cursed' : 'harmless')));
    const weights = new Map(Object.entries({ cursed: 31.33, harmless: 68.67 }));
    expect(chiSquared(counts, weights)).toBeLessThan(limitOf(1));
  });

  test('20,000 random objects are rings with −1, +1 and +2 in equal shares, where the bonus varies', () => {
    const bonuses = made.flatMap((one) => (one?.bonus === undefined ? [] : `${one.bonus}`));
    const weights = new Map(['-1', '1', '2'].map((bonus) => [bonus, 1]));
    const counts = counted(bonuses);
    expect([...counts.keys()].sort()).toEqual([...weights.keys()].sort());
    expect(chiSquared(counts, weights)).toBeLessThan(limitOf(2));
  });
});
