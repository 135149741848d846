import { describe, expect, test } from 'vitest';
import { kindById } from '../../../src/game/campaign.ts';
import { hits } from '../../../src/game/combat/hit-and-damage.ts';
import { makesSavingThrow } from '../../../src/game/combat/saving-throw.ts';
import { packDice } from '../../../src/game/dice.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { drawsOf, Purpose, rndOf } from '../../../src/game/random.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import { combat } from '../../../src/game/systems/combat.ts';
import type { Game } from '../../../src/game/world.ts';
import { messageIds, monsterAt, rogueCampaign, scene } from '../../world.ts';

/** A hero next to a monster. Both survive any number of attacks. */
function duel(glyph = 'H'): { game: Game; hero: number; monster: number } {
  const game = scene(`##### #@${glyph}.# #...# #####`, { campaign: rogueCampaign });
  const monster = monsterAt(game, 2, 1);
  const { Strength } = game.stores;
  Strength.now[game.hero] = 10;
  return { game, hero: game.hero, monster };
}

interface Round {
  readonly landed: boolean;
  readonly damage: number;
}

/** The results of N rounds of attacks, one per turn. `missile` makes a new item for each throw. */
function roundsOf(
  game: Game,
  attacker: number,
  target: number,
  count: number,
  missile?: () => number,
): Round[] {
  const { Health } = game.stores;
  return Array.from({ length: count }, () => {
    game.turn++;
    Health.current[target] = 60_000;
    const means = missile
      ? { by: 'thrownItem' as const, item: missile() }
      : { by: 'hand' as const };
    game.pending.attacks.push({ attacker, target, ...means });
    combat(game);
    const [{ landed }] = game.pending.results.splice(0);
    game.events = [];
    return { landed, damage: 60_000 - Health.current[target] };
  });
}

/** Expects that an event of probability `p` happened `times` times in `tries`, within four sigma. */
function expectChance(times: number, tries: number, p: number): void {
  const sigma = Math.sqrt(tries * p * (1 - p));
  expect(Math.abs(times - tries * p)).toBeLessThanOrEqual(4 * sigma);
}

const landedOf = (rounds: readonly Round[]) => rounds.filter(({ landed }) => landed);
const damages = (rounds: readonly Round[]) => landedOf(rounds).map(({ damage }) => damage);
const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

/** Expects that values have the mean of dice with this variance, within four sigma. */
function expectMean(values: readonly number[], mean: number, variance: number): void {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(average - mean)).toBeLessThanOrEqual(4 * Math.sqrt(variance / values.length));
}

/** The variance of one die. */
const ofDie = (sides: number) => (sides ** 2 - 1) / 12;

const chanceOf = (level: number, armour: number, plus: number) =>
  Math.min(20, Math.max(0, level + armour + plus)) / 20;

/** Makes the hero wield a new weapon. */
function wield(game: Game, kind: string, hit = 0, damage = 0): number {
  const weapon = spawnItem(game, { kind: kindById(rogueCampaign, kind), hit, damage });
  game.stores.Gear.weapon[game.hero] = weapon;
  return weapon;
}

const missile =
  (game: Game, kind: string, hit = 0, damage = 0) =>
  () =>
    spawnItem(game, { kind: kindById(rogueCampaign, kind), hit, damage });

describe('the chance to hit', () => {
  test('the chance to hit depends on level, armour class and bonuses, from 0/20 to 20/20', () => {
    for (let level = 1; level <= 20; level++) {
      for (let armour = -10; armour <= 10; armour++) {
        for (let bonus = -4; bonus <= 6; bonus++) {
          let count = 0;
          for (let rolled = 1; rolled <= 20; rolled++) {
            if (hits(level, armour, bonus, rolled)) count++;
          }
          expect(count / 20).toBe(chanceOf(level, armour, bonus));
        }
      }
    }
  });

  test.each([
    [1, 10],
    [1, 3],
    [5, 6],
    [10, 10],
    [15, -2],
    [2, -2],
    [1, -3],
  ])('a monster of level %i hits armour class %i with the calculated chance', (level, armour) => {
    const { game, hero, monster } = duel();
    const { Fighter } = game.stores;
    Fighter.level[monster] = level;
    Fighter.armour[hero] = armour;
    const rounds = roundsOf(game, monster, hero, 3000);
    expectChance(landedOf(rounds).length, 3000, chanceOf(level, armour, 0));
  });

  test.each([
    [1, 5, 0, 10],
    [1, 5, 3, 10],
    [7, -1, -2, 10],
    [1, 5, 0, 118],
    [1, 5, 1, 3],
    [20, 5, 0, 16],
  ])(
    'a hero of level %i hits armour class %i with a weapon of %i and strength %i with the calculated chance',
    (...row) => {
      const [level, armour, plus, strength] = row;
      const { game, hero, monster } = duel();
      const { Fighter, Experience, Strength } = game.stores;
      Experience.level[hero] = level;
      Fighter.armour[monster] = armour;
      Strength.now[hero] = strength;
      wield(game, 'mace', plus);
      const own = strength === 118 ? 3 : strength === 3 ? -4 : 0;
      const rounds = roundsOf(game, hero, monster, 3000);
      expectChance(landedOf(rounds).length, 3000, chanceOf(level, armour, plus + own));
    },
  );

  test('a hobgoblin and a hero that attack each turn hit with the calculated chances', () => {
    const { game, hero, monster } = duel();
    const { Health, Identity, Hunger } = game.stores;
    const counts = { hit: [0, 0], missed: [0, 0] };
    for (let n = 0; n < 3000; n++) {
      for (const actor of [hero, monster]) Health.current[actor] = 1000;
      Hunger.energy[hero] = 1000;
      for (const event of takeTurn(game, { type: 'move', dx: 1, dy: 0 })) {
        if (event.type !== 'hit' && event.type !== 'missed') continue;
        counts[event.type][event.attacker === Identity.seq[hero] ? 0 : 1]++;
      }
    }
    expect([counts.hit[0] + counts.missed[0], counts.hit[1] + counts.missed[1]]).toEqual([
      3000, 3000,
    ]);
    expectChance(counts.hit[0], 3000, chanceOf(1, 5, 0));
    expectChance(counts.hit[1], 3000, chanceOf(1, 10, 0));
  });

  test('the chance to hit a hero depends on the worn armour only', () => {
    const { game, hero, monster } = duel('X');
    const worn = spawnItem(game, { kind: kindById(rogueCampaign, 'plate-mail'), defence: 2 });
    game.stores.Gear.armour[hero] = worn;
    game.stores.Fighter.attacks[monster] = packDice('1d1') ?? 0;
    expectChance(landedOf(roundsOf(game, monster, hero, 3000)).length, 3000, chanceOf(7, 1, 0));
  });
});

describe('each of several attacks', () => {
  test('each of three attacks is rolled separately: 0 to 3 hits have their expected shares', () => {
    const { game, hero, monster } = duel();
    const { Fighter } = game.stores;
    Fighter.attacks[monster] = packDice('1d1/1d1/1d1') ?? 0;
    Fighter.level[monster] = 4;
    Fighter.armour[hero] = 4;
    const rounds = roundsOf(game, monster, hero, 4000);
    const counts = [0, 0, 0, 0];
    for (const { damage } of rounds) counts[damage]++;
    const p = 0.4;
    const shares = [(1 - p) ** 3, 3 * p * (1 - p) ** 2, 3 * p ** 2 * (1 - p), p ** 3];
    const chiSquared = counts.reduce((sum, count, n) => {
      const expected = 4000 * shares[n];
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    // The 99.9% point for three degrees of freedom.
    expect(chiSquared).toBeLessThan(16.3);
    expect(landedOf(rounds)).toHaveLength(4000 - counts[0]);
  });

  test('each of several attacks has its own dice: a dragon that always hits does 5 to 46 damage, 25.5 on average', () => {
    const { game, hero, monster } = duel('D');
    const rounds = roundsOf(game, monster, hero, 6000);
    expect(landedOf(rounds)).toHaveLength(6000);
    const [least, most] = span(damages(rounds));
    expect(least).toBeGreaterThanOrEqual(5);
    expect(least).toBeLessThan(12);
    expect(most).toBeLessThanOrEqual(46);
    expect(most).toBeGreaterThan(39);
    expectMean(damages(rounds), 25.5, 2 * ofDie(8) + 3 * ofDie(10));
  });
});

describe('damage of the hero', () => {
  const against = (prepare: (game: Game) => void, count = 1200) => {
    const { game, hero, monster } = duel();
    game.stores.Experience.level[hero] = 20;
    prepare(game);
    return damages(roundsOf(game, hero, monster, count));
  };

  test('the hero does 1 to 4 damage with bare hands', () => {
    const values = against(() => {});
    expect(span(values)).toEqual([1, 4]);
    expectMean(values, 2.5, ofDie(4));
  });

  test.each([
    ['mace', 2, 8, 2 * ofDie(4)],
    ['long-sword', 1, 10, ofDie(10)],
    ['two-handed-sword', 3, 18, 3 * ofDie(6)],
    ['dagger', 1, 6, ofDie(6)],
    ['spear', 1, 8, ofDie(8)],
    ['short-bow', 1, 1, 0],
    ['arrow', 1, 1, 0],
    ['rock', 1, 2, ofDie(2)],
    ['sling', 0, 0, 0],
  ])(
    'the hero does the damage of a wielded weapon: %s, %i to %i',
    (kind, least, most, variance) => {
      const values = against((game) => wield(game, kind), 3000);
      expect(span(values)).toEqual([least, most]);
      expectMean(values, (least + most) / 2, variance);
    },
  );

  test('the weapon’s bonus and strength increase the damage of the hero', () => {
    expect(span(against((game) => wield(game, 'mace', 0, 3)))).toEqual([5, 11]);
    const strong = against((game) => {
      wield(game, 'mace', 1, 1);
      game.stores.Strength.now[game.hero] = 118;
    });
    expect(span(strong)).toEqual([9, 15]);
  });

  test('the damage of a weak hero is never below 0', () => {
    const values = against((game) => {
      game.stores.Strength.now[game.hero] = 3;
    });
    expect(span(values)).toEqual([0, 0]);
  });
});

describe('a thrown item', () => {
  const thrown = (
    kind: string,
    options: { wielded?: string; bow?: [number, number]; own?: [number, number] } = {},
  ) => {
    const { game, hero, monster } = duel();
    game.stores.Experience.level[hero] = 20;
    if (options.wielded) wield(game, options.wielded, ...(options.bow ?? []));
    const values = damages(
      roundsOf(game, hero, monster, 800, missile(game, kind, ...(options.own ?? []))),
    );
    return span(values);
  };

  test.each([
    ['dagger', 1, 6],
    ['dart', 1, 1],
    ['spear', 1, 8],
  ])('a %s does %i to %i damage when it is thrown', (kind, least, most) => {
    expect(thrown(kind)).toEqual([least, most]);
    expect(thrown(kind, { wielded: 'short-bow' })).toEqual([least, most]);
  });

  test.each([
    ['arrow', 'short-bow', [1, 6], [1, 1]],
    ['rock', 'sling', [1, 4], [1, 2]],
    ['crossbow-bolt', 'crossbow', [1, 10], [1, 2]],
  ])('a missile does more damage from its launcher: %s from %s', (kind, launcher, far, hand) => {
    expect(thrown(kind, { wielded: launcher })).toEqual(far);
    expect(thrown(kind)).toEqual(hand);
    expect(thrown(kind, { wielded: 'mace' })).toEqual(hand);
  });

  test('a missile from the wrong launcher does the damage of a throw by hand', () => {
    expect(thrown('arrow', { wielded: 'crossbow' })).toEqual([1, 1]);
    expect(thrown('rock', { wielded: 'short-bow' })).toEqual([1, 2]);
  });

  test('a thrown weapon that is no missile, such as a mace, has its throwing dice', () => {
    expect(thrown('mace')).toEqual([1, 3]);
    expect(thrown('two-handed-sword')).toEqual([1, 2]);
  });

  test('the bonuses of the launcher are added to those of the missile, and no other weapon’s bonuses', () => {
    expect(thrown('arrow', { wielded: 'short-bow', bow: [0, 2], own: [0, 1] })).toEqual([4, 9]);
    expect(thrown('arrow', { wielded: 'mace', bow: [0, 5], own: [0, 1] })).toEqual([2, 2]);
    expect(thrown('dagger', { wielded: 'short-bow', bow: [0, 5] })).toEqual([1, 6]);
  });

  test('a missile hits more often from a launcher with a bonus', () => {
    const { game, hero, monster } = duel();
    wield(game, 'short-bow', 3);
    const rounds = roundsOf(game, hero, monster, 3000, missile(game, 'arrow', 1));
    expectChance(landedOf(rounds).length, 3000, chanceOf(1, 5, 4));
  });

  test('a thrown item that is no weapon does only the damage of the thrower’s strength', () => {
    expect(thrown('ration')).toEqual([0, 0]);
    const { game, hero, monster } = duel();
    game.stores.Strength.now[hero] = 18;
    game.stores.Experience.level[hero] = 20;
    expect(span(damages(roundsOf(game, hero, monster, 50, missile(game, 'ration'))))).toEqual([
      2, 2,
    ]);
  });
});

test('misses of the hero and of monsters are reported', () => {
  const { game, hero, monster } = duel();
  const { Fighter } = game.stores;
  Fighter.armour[monster] = -20;
  Fighter.armour[hero] = -20;
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(messageIds(game)).toEqual(['missed', 'evaded']);
});

test('a hit without damage is reported', () => {
  const { game, hero, monster } = duel();
  const { Experience, Strength, Identity } = game.stores;
  Experience.level[hero] = 20;
  Strength.now[hero] = 3;
  const hits = takeTurn(game, { type: 'move', dx: 1, dy: 0 }).filter(
    (event) => 'attacker' in event && event.target === Identity.seq[monster],
  );
  expect(hits).toMatchObject([{ type: 'hit', damage: 0 }]);
  expect(messageIds(game)[0]).toBe('noEffect');
});

test.each([
  ['poison', 1, 7 / 20],
  ['poison', 4, 9 / 20],
  ['poison', 5, 9 / 20],
  ['poison', 20, 17 / 20],
  ['magic', 1, 4 / 20],
  ['magic', 8, 8 / 20],
  ['magic', 20, 14 / 20],
] as const)(
  'a saving throw against %s by a hero of level %i succeeds with a probability of %f',
  (against, level, chance) => {
    const { game, hero } = duel();
    game.stores.Experience.level[hero] = level;
    const outcomes = Array.from({ length: 20 }, (_, rolled) =>
      makesSavingThrow(game, hero, against, () => rolled),
    );
    expect(outcomes.filter(Boolean).length / 20).toBe(chance);
    const rnd = rndOf(drawsOf(game.key, 1, Purpose.power));
    const rolled = Array.from({ length: 4000 }, () => makesSavingThrow(game, hero, against, rnd));
    expectChance(rolled.filter(Boolean).length, 4000, chance);
  },
);

test('the saving throw of a monster depends on its level', () => {
  const { game, monster } = duel('P');
  const outcomes = Array.from({ length: 20 }, (_, rolled) =>
    makesSavingThrow(game, monster, 'magic', () => rolled),
  );
  // 17 − ⌊15 / 2⌋ = 10: eleven faces of twenty.
  expect(outcomes.filter(Boolean)).toHaveLength(11);
});
