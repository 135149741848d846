import { describe, expect, test } from 'vitest';
import { fight } from '../../src/lab/fights/fight.ts';
import { readMatchup } from '../../src/lab/fights/matchup.ts';
import type { Mean, Share } from '../../src/lab/statistics.ts';
import { bots, campaigns, loadCampaign, newGame, takeTurn } from '../../src/package.ts';
import { json } from '../cli/rl.ts';
import { campaign, rogueCampaign } from '../world.ts';

/** Numbers of the lab, computed again from the formulas of the rules or by a loop of its own. */

/** The hero of Simple at a level: a fifth more health and a tenth more attack and defence, rounded up. */
function heroOf(level: number) {
  let [health, attack, defence] = [16, 4, 4];
  for (let reached = 1; reached < level; reached++) {
    health = Math.ceil(health * 1.2);
    attack = Math.ceil(attack * 1.1);
    defence = Math.ceil(defence * 1.1);
  }
  return { health, attack, defence };
}

const hunters = {
  caracal: { health: 12, attack: 6, defence: 6 },
  wolf: { health: 16, attack: 8, defence: 7 },
};

describe.each(['caracal', 'wolf'] as const)('a fight of Simple against a %s', (name) => {
  test.each([1, 2, 3, 4, 5, 6])(
    'at level %i has the winner, the damage and the turns of the formula',
    (level) => {
      const [hero, monster] = [heroOf(level), hunters[name]];
      const hits = (one: typeof hero, other: typeof hero) => {
        const damage = Math.ceil(one.attack ** 2 / other.defence);
        return { damage, toKill: Math.ceil(other.health / damage) };
      };
      const [byHero, byMonster] = [hits(hero, monster), hits(monster, hero)];
      // The two are four cells apart and meet in the second turn, in which the monster attacks first. In each turn
      // the hero acts before the monster.
      const isWon = byHero.toKill < byMonster.toKill;
      const turns = 2 + (isWon ? byHero.toKill : byMonster.toKill - 1);
      const taken = isWon
        ? [byHero.toKill * byMonster.damage, monster.health]
        : [hero.health, (byMonster.toKill - 1) * byHero.damage];
      const found = fight(campaign, readMatchup(campaign, `hero@${level} v ${name}`), 5, 'formula');
      expect(found.turns.mean).toBe(turns);
      expect(found.sides.map((side) => side.wins.count)).toEqual(isWon ? [5, 0] : [0, 5]);
      expect(found.sides.map((side) => side.taken.mean)).toEqual(taken);
    },
  );
});

describe('a fight of Rogue', () => {
  /** Random numbers of the minimal standard generator, which no part of the game uses. */
  function dice(seed: number) {
    let state = seed;
    const rnd = (count: number) => {
      state = (state * 48271) % 2147483647;
      return state % count;
    };
    return (count: number, sides: number) =>
      Array.from({ length: count }, () => 1 + rnd(sides)).reduce((sum, one) => sum + one, 0);
  }

  /**
   * Many fights by the formulas of Rogue 3.6.3: the hero of level 1 with 12 HP, ring mail +1 (armour class 6), a mace
   * +1,+1 (2d4) and strength 16 (damage +1) against a monster of level 1 with 1d8 HP.
   */
  function expected(armour: number, sides: number, rounds: number) {
    const roll = dice(20261127);
    const sums = { won: 0, taken: 0, given: 0, turns: 0 };
    for (let round = 0; round < rounds; round++) {
      const whole = roll(1, 8);
      let [hero, monster, turns] = [12, whole, 2];
      const beast = () => {
        if (roll(1, 20) >= 21 - 1 - 6) hero -= roll(1, sides);
      };
      beast();
      while (hero > 0) {
        turns++;
        if (roll(1, 20) + 1 >= 21 - 1 - armour) monster -= roll(2, 4) + 2;
        if (monster <= 0) break;
        beast();
      }
      sums.won += Number(hero > 0);
      sums.taken += Math.min(12, 12 - hero);
      sums.given += Math.min(whole, whole - monster);
      sums.turns += turns;
    }
    return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, sum / rounds]));
  }

  /** Expects a value in a 95% interval, widened to 99.9%. */
  function expectIn({ low, high }: Mean | Share, value: number): void {
    const [from, to] = [low ?? Number.NaN, high ?? Number.NaN];
    const more = (to - from) * 0.35;
    expect(value).toBeGreaterThan(from - more);
    expect(value).toBeLessThan(to + more);
  }

  test.each([
    ['hobgoblin', 5, 8],
    ['kobold', 7, 4],
  ] as const)(
    'against a %s has the odds, the damage and the turns of the formulas',
    (name, armour, sides) => {
      const own = expected(armour, sides, 40_000);
      const matchup = readMatchup(rogueCampaign, `hero v ${name}`);
      const found = fight(rogueCampaign, matchup, 400, 'formula');
      const [hero, monster] = found.sides;
      expectIn(hero.wins, own.won);
      expectIn(hero.taken, own.taken);
      expectIn(monster.taken, own.given);
      expectIn(found.turns, own.turns);
    },
  );
});

test('simulate has the wins, deaths, killers and turns of a loop that plays the package', async () => {
  const played = ['5', '6', '7'].map((seed) => {
    const game = newGame(loadCampaign(campaigns[0]), seed);
    const nextCommand = bots.careful(game, seed);
    while (!game.ending) takeTurn(game, nextCommand());
    return game;
  });
  const range = ['--seeds', '5..7', '--jobs', '1'];
  const lines = await json(['simulate', '--campaign', 'simple', '--bot', 'careful', ...range]);
  const [{ summary }] = lines.splice(-1);
  expect(lines.map(({ turns, score }) => [turns, score])).toEqual(
    played.map(({ turn, score }) => [turn, score]),
  );
  const deaths = played.flatMap(({ ending }) => (ending && !ending.won ? ending : []));
  expect(deaths.length).toBeGreaterThan(0);
  expect(deaths.length).toBeLessThan(played.length);
  expect([summary.wins.count, summary.deaths.count]).toEqual([3 - deaths.length, deaths.length]);
  expect(summary.wins.share).toBeCloseTo(1 - deaths.length / 3, 6);
  expect(summary.turns.mean).toBeCloseTo(played.reduce((sum, { turn }) => sum + turn, 0) / 3, 3);
  const killers = new Set(deaths.map((end) => (end.by === 'hunger' ? 'hunger' : end.kind)));
  const listed: { kind: string; count: number }[] = summary.killers;
  expect(listed.map(({ kind }) => kind).sort()).toEqual([...killers].sort());
  expect(listed.reduce((sum, { count }) => sum + count, 0)).toBe(deaths.length);
});
