import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { checkBundles, describeCheck } from '../../src/lab/check.ts';
import { fightCell } from '../../src/lab/fights/fight-table.ts';
import { compare } from '../../src/lab/simulations/compare.ts';
import { seedPlayer, settingOf } from '../../src/lab/simulations/simulate.ts';
import { shareOf } from '../../src/lab/statistics.ts';
import { withBundles } from '../../src/lab/with-bundles.ts';
import { simple } from '../sources.ts';

/** Monsters whose danger is not in their own attacks alone. */
const bundleOf = (parts: object) =>
  JSON.stringify({
    name: { en: 'guest', ja: '客', ru: 'гость' },
    look: { glyph: 'p', colour: '#80c060' },
    spawn: { depths: { '2': 30 } },
    AI: { mind: 'hunter' },
    ...parts,
  });
const guests = {
  changing: {
    Health: { max: 20 },
    Stats: { attack: 4, defence: 4 },
    Triggers: [{ when: 'belowHealth', percent: 90, effects: [{ effect: 'become', into: 'wolf' }] }],
  },
  summoning: {
    Health: { max: 60 },
    Stats: { attack: 1, defence: 6 },
    Summons: { kind: 'caracal', chance: 60, most: 3 },
  },
  exploding: {
    Health: { max: 20 },
    Stats: { attack: 5, defence: 4 },
    Explodes: { damage: 12, radius: 1 },
  },
  splitting: {
    Health: { max: 20 },
    Stats: { attack: 5, defence: 4 },
    Splits: { chance: 80 },
  },
};

/** A monster that spits from a distance, on the second floor. */
const spitter = (attack: number, health: number) =>
  JSON.stringify({
    name: { en: 'spitter', ja: 'ツバ吐き', ru: 'плевака' },
    look: { glyph: 'p', colour: '#80c060' },
    spawn: { depths: { '2': 30 } },
    Health: { max: health },
    Stats: { attack, defence: 4 },
    AI: { mind: 'hunter' },
    Throws: { dice: '1d6', range: 6, chance: 60 },
    Reward: { experience: 4, points: 4 },
  });

describe('check, fight --table and compare', () => {
  test.each([
    ['weak', spitter(2, 6), [0, 0.1]],
    ['dangerous', spitter(6, 12), [0.05, 0.4]],
    ['deadly', spitter(14, 40), [0.9, 1]],
  ] as const)('agree about a %s spitter', (_, text, [least, most]) => {
    const bundles = { 'spitter.json': text };
    const source = withBundles(simple, bundles);
    const campaign = loadCampaign(source);

    const size = { fights: 80, peerFights: 8, walks: 1, floors: 2 };
    const { fights } = checkBundles(simple, bundles, size)[0].trial ?? {};
    if (!fights) throw new Error('no fights');
    const inCheck = shareOf(fights.heroDied, fights.fights);

    const plan = { unit: 'depth', from: 2, to: 2, items: [], rounds: 80, seed: 'x' } as const;
    const { sides } = fightCell(campaign, plan)({ monster: 'spitter', number: 2 });
    const inTable = sides[1].wins;

    expect(inCheck.low).toBeLessThanOrEqual(inTable.high);
    expect(inTable.low).toBeLessThanOrEqual(inCheck.high);
    expect((inCheck.share + inTable.share) / 2).toBeGreaterThanOrEqual(least);
    expect((inCheck.share + inTable.share) / 2).toBeLessThanOrEqual(most);
  });

  test.each(Object.entries(guests))('agree about a %s monster', (_, parts) => {
    const bundles = { 'guest.json': bundleOf(parts) };
    const size = { fights: 80, peerFights: 8, walks: 1, floors: 2 };
    const { fights } = checkBundles(simple, bundles, size)[0].trial ?? {};
    if (!fights) throw new Error('no fights');
    const plan = { unit: 'depth', from: 2, to: 2, items: [], rounds: 80, seed: 'x' } as const;
    const campaign = loadCampaign(withBundles(simple, bundles));
    const { sides } = fightCell(campaign, plan)({ monster: 'guest', number: 2 });
    const inCheck = shareOf(fights.heroDied, fights.fights);
    expect(inCheck.low).toBeLessThanOrEqual(sides[1].wins.high);
    expect(sides[1].wins.low).toBeLessThanOrEqual(inCheck.high);
  });

  test('agree about a wolf, whose danger depends on the items that its hero has found', () => {
    const { './monsters/wolf.json': wolf } = simple.bundles;
    const [{ trial }] = checkBundles(
      simple,
      { 'wolf.json': String(wolf) },
      { walks: 1, floors: 2 },
    );
    if (!trial?.fights) throw new Error('no fights');
    expect(trial.depth).toBe(3);
    const plan = { unit: 'depth', from: 3, to: 3, items: [], rounds: 400, seed: 'x' } as const;
    const inTable = fightCell(loadCampaign(simple), plan)({ monster: 'wolf', number: 3 }).sides[1]
      .wins;
    const inCheck = shareOf(trial.fights.heroDied, trial.fights.fights);
    expect(inCheck.low).toBeLessThanOrEqual(inTable.high);
    expect(inTable.low).toBeLessThanOrEqual(inCheck.high);
  });

  test('check counts the fights against a splitting monster by place, and those in the hall agree with the table', () => {
    const bundles = { 'guest.json': bundleOf({ ...guests.splitting, Splits: { chance: 60 } }) };
    const size = { fights: 400, peerFights: 8, walks: 1, floors: 2 };
    const [checked] = checkBundles(simple, bundles, size);
    const { fights } = checked.trial ?? {};
    if (!fights) throw new Error('no fights');
    const [hall, corridor, room, company] = fights.places;
    const sum = fights.places.reduce((total, { heroDied }) => total + heroDied, 0);
    expect(sum).toBe(fights.heroDied);
    expect(describeCheck(checked).join('\n')).toContain(
      `killed the hero in ${hall.heroDied} of 100 in a hall, in ${corridor.heroDied} of 100 in a corridor, in ` +
        `${room.heroDied} of 100 in a small room, in ${company.heroDied} of 100 beside another monster; "fight --table" has only the hall`,
    );
    // In a corridor only one part reaches the hero.
    expect(corridor.heroDied).toBeLessThan(hall.heroDied);
    const campaign = loadCampaign(withBundles(simple, bundles));
    const plan = { unit: 'depth', from: 2, to: 2, items: [], rounds: 200, seed: 'x' } as const;
    const inTable = fightCell(campaign, plan)({ monster: 'guest', number: 2 }).sides[1].wins;
    const inHall = shareOf(hall.heroDied, hall.fights);
    expect(inHall.low).toBeLessThanOrEqual(inTable.high);
    expect(inTable.low).toBeLessThanOrEqual(inHall.high);
  });

  test('compare names the spitter as the killer, and how often heroes met it', () => {
    const [base, deadly] = [simple, withBundles(simple, { 'spitter.json': spitter(14, 40) })].map(
      (source) => ({
        source,
        setting: settingOf(loadCampaign(source), { bot: 'careful', without: [], limit: 2000 }),
      }),
    );
    const play = seedPlayer([base, deadly]);
    const games = ['1', '2', '3', '4', '5', '6'].map(play);
    const { outcomes, killers, changed } = compare(
      games.map(([a]) => a),
      games.map(([, b]) => b),
      [{ kind: 'spitter', in: { a: false, b: true } }],
    );
    const killer = killers.find(({ of }) => of === 'spitter');
    expect(killer).toMatchObject({ a: { count: 0 } });
    expect(killer?.b.count).toBeGreaterThan(2);
    const [{ a, b }] = changed;
    expect(a).toBeNull();
    expect(b?.killed.count).toBe(killer?.b.count);
    expect(b?.met.count).toBeGreaterThanOrEqual(b?.killed.count ?? 6);
    expect(b?.generated.count).toBeGreaterThanOrEqual(b?.met.count ?? 6);
    const died = outcomes.find(({ of }) => of === 'died');
    expect(died?.b.count).toBeGreaterThan(died?.a.count ?? 6);
  });
});
