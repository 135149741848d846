import { describe, expect, test } from 'vitest';
import type { Bout } from '../../src/trials/bout.ts';
import { isClearlyMore, killCostOf } from '../../src/trials/fight-trials.ts';
import { simple } from '../sources.ts';
import { fightsOf, look, monster, trialOf } from './sample-trials.ts';

const become = { effect: 'become', into: 'rat' };

describe('trial fights', () => {
  test('without another monster at its depth, no fight is beside one', () => {
    const lone = fightsOf(trialOf({ ...monster, spawn: { at: [{ depth: 0, x: 5, y: 5 }] } }));
    expect(lone.peers).toEqual([]);
    expect(lone.places.map(({ place }) => place)).toEqual(['hall', 'corridor', 'room']);
    expect(lone.places.reduce((sum, { fights }) => sum + fights, 0)).toBe(lone.fights);
  });

  test('a rooted monster never moves', () => {
    expect(fightsOf(trialOf({ ...monster, Rooted: {} })).moved).toBe(0);
  });

  test('a timid monster does not notice the hero first, but attacks back', () => {
    const { noticed, moved, hit } = fightsOf(trialOf({ ...monster, AI: { mind: 'timid' } }));
    expect(noticed).toBe(0);
    expect(moved).toBeGreaterThan(0);
    expect(hit).toBeGreaterThan(0);
  });

  test('powers that ran in no fight are listed with the reason', () => {
    const idleOf = (bundle: object) => fightsOf(trialOf({ ...monster, ...bundle })).idle;
    const lasting = { Triggers: [{ when: 'belowHealth', percent: 90, effects: [become] }] };
    expect(idleOf({ ...lasting, Explodes: {} })).toEqual([
      { component: 'Explodes', reason: 'diedAsKind' },
    ]);
    const frail = { Stats: { attack: 1, defence: 1 }, Splits: {} };
    expect(idleOf(frail)).toEqual([{ component: 'Splits', reason: 'opportunity' }]);
    expect(idleOf({ GoldThief: {} })).toEqual([{ component: 'GoldThief', reason: 'opportunity' }]);
    expect(idleOf({ LevelDrain: { chance: 100 } })).toEqual([]);
    // Heroes of the first floor have no items, so some bouts give them some.
    expect(idleOf({ Robs: {} })).toEqual([]);
    expect(idleOf({ ItemThief: {} })).toEqual([]);
  });

  test('a power and a trigger at the death of a monster that survives all fights ran both, where it has one hit point', () => {
    const tough = { Health: { max: 999 }, Explodes: {}, Loot: [{ item: 'dagger' }] };
    const say = { en: 'Argh!' };
    const { died, idle } = fightsOf(
      trialOf({ ...monster, ...tough, Triggers: [{ when: 'death', say }] }),
    );
    expect([died, idle]).toEqual([0, []]);
  });

  test('a monster that becomes another kind at first sight is followed from the first command', () => {
    const Triggers = [{ when: 'firstSight', effects: [become] }];
    const report = fightsOf(trialOf({ ...monster, Triggers }));
    expect(report.messages.changesInto).toBe(report.fights);
    expect(Math.min(report.wasHit, report.died, report.hit)).toBeGreaterThan(0);
    expect(report.diedAsKind).toBe(0);
  });

  test('fights with a message about a power are counted', () => {
    const { fights, messages } = fightsOf(trialOf({ ...monster, LevelDrain: { chance: 100 } }));
    expect(messages.drained).toBeGreaterThan(20);
    expect(messages.drained).toBeLessThanOrEqual(fights);
    expect(Object.keys(messages)).not.toContain('hit');
  });

  test('the powers of another monster in the hall are not those of the kind on trial', () => {
    // A wolf that throws is the only other monster of the depth.
    const bundles = Object.entries(simple.bundles).map(([file, text]) => {
      if (!file.includes('/monsters/')) return [file, text];
      const { spawn, ...rest } = JSON.parse(String(text));
      const isWolf = file.endsWith('/wolf.json');
      const thrower = { spawn: { depths: { '1-2': 5 } }, Throws: { dice: '1d2', chance: 100 } };
      return [file, JSON.stringify(isWolf ? { ...rest, ...thrower } : rest)];
    });
    const source = { ...simple, bundles: Object.fromEntries(bundles) };
    const plain = fightsOf(trialOf(monster, source));
    expect(plain.places.map(({ place }) => place)).toContain('company');
    expect(plain.messages).toEqual({});
  });

  test('a monster that speaks at first sight speaks in each fight', () => {
    const { fights, messages } = fightsOf(
      trialOf({ ...monster, Triggers: [{ when: 'firstSight', say: { en: 'Halt!' } }] }),
    );
    expect(messages.speaks).toBe(fights);
  });

  test('a much stronger monster is reported as stronger than all monsters of its depth', () => {
    const strong = fightsOf(
      trialOf({ ...monster, Health: { max: 40 }, Stats: { attack: 9, defence: 9 } }),
    );
    expect(strong.strongerThan).toEqual(['rat', 'bat']);
    expect(strong.weakerThan).toEqual([]);
    expect(strong.heroDied).toBe(40);
    expect(strong.died).toBe(0);
    expect(strong.heroTurns).toBeLessThan(20);
  });

  test('a much weaker monster is reported as weaker than all monsters of its depth', () => {
    const weak = fightsOf(
      trialOf({ ...monster, Health: { max: 1 }, Stats: { attack: 1, defence: 1 } }),
    );
    expect(weak.weakerThan).toEqual(['rat', 'bat']);
    expect(weak.strongerThan).toEqual([]);
    expect(weak.heroDied).toBe(0);
  });

  test('a copy of the rat has the danger of the rat', () => {
    const twin = fightsOf(trialOf({ ...look, extends: 'rat' }));
    expect(twin.peers).toContainEqual({ kind: 'rat', ...twin.danger });
    expect([...twin.strongerThan, ...twin.weakerThan]).not.toContain('rat');
  });

  test('a monster that cannot hit is no danger', () => {
    const harmless = fightsOf(trialOf({ ...monster, AI: { mind: 'timid' }, Health: { max: 1 } }));
    expect(harmless).toMatchObject({ hit: 0, heroTurns: null, damagePerTurn: 0, heroDied: 0 });
    expect(harmless.danger.mean).toBe(0);
  });
});

/** Bouts with these shares of health lost by the hero and the monster. */
const bouts = (...shares: [taken: number, given: number][]) =>
  shares.map(([taken, given]) => ({ taken, given }) as Bout);

describe('the danger of a monster', () => {
  test('the danger is the health that the hero loses for each kill', () => {
    expect(killCostOf(bouts([0.2, 1], [0.4, 1]))).toEqual({
      mean: expect.closeTo(0.3),
      error: expect.closeTo(0.1),
    });
    expect(killCostOf(bouts([0.2, 0.5], [0.2, 0.5])).mean).toBeCloseTo(0.4);
  });

  test('the danger of a monster that was never hurt is finite', () => {
    expect(killCostOf(bouts([0.5, 0], [0.5, 0])).mean).toBe(2);
    expect(killCostOf([]).mean).toBe(0);
  });

  test.each([
    ['more than two standard errors and 1.5 times', { mean: 3, error: 0.1 }, true],
    ['less than 1.5 times', { mean: 1.4, error: 0.01 }, false],
    ['exactly 1.5 times', { mean: 1.5, error: 0.01 }, true],
    ['less than two standard errors', { mean: 3, error: 1 }, false],
    ['less', { mean: 0.5, error: 0.01 }, false],
  ])('is compared by difference and ratio: %s', (_, danger, more) => {
    expect(isClearlyMore(danger, { mean: 1, error: 0.1 })).toBe(more);
  });
});
