import { describe, expect, test } from 'vitest';
import { kindById } from '../../src/game/campaign.ts';
import type { ComponentName } from '../../src/game/components.ts';
import { idlePowers } from '../../src/trials/idle-powers.ts';
import { PowerRuns } from '../../src/trials/power-runs.ts';
import { rogue } from '../sources.ts';
import { campaignWith, fightsOf, monster, trialOf } from './sample-trials.ts';

const counts = { hit: 9, wasHit: 9, diedAsKind: 9, noticed: 9, peaceful: false, messages: {} };
type Ran = readonly [power: ComponentName, part?: number | string];
const idleOf = (
  parts: object,
  more: Partial<Parameters<typeof idlePowers>[2]> = {},
  ...ran: Ran[]
) => {
  const campaign = campaignWith({ ...monster, ...parts });
  const runs = new PowerRuns();
  for (const one of ran) runs.add(...one);
  return idlePowers(campaign, kindById(campaign, 'newcomer'), { ...counts, ...more }, runs);
};

test('a monster without powers has none that did not run', () => {
  expect(idleOf({})).toEqual([]);
});

test('a power whose message was counted ran', () => {
  expect(idleOf({ Robs: {} }, { messages: { robbedItem: 1 } })).toEqual([]);
  expect(idleOf({ Aids: {} }, { messages: { aids: 1 } })).toEqual([]);
  expect(idleOf({ Splits: {} }, { messages: { splits: 1 } })).toEqual([]);
});

const say = { en: 'Ouch!' };
const hurt = { when: 'hurt', say };
const dying = { when: 'death', chance: 3, say };
const frail = { when: 'belowHealth', percent: 30, say };
const call = { AI: { mind: 'hunter', goals: [{ goal: 'call' }] } };

test.each([
  [{ Splits: {} }, { wasHit: 0 }, { component: 'Splits', reason: 'wasHit' }],
  [{ Explodes: { damage: 3 } }, { diedAsKind: 0 }, { component: 'Explodes', reason: 'diedAsKind' }],
  [{ Summons: {} }, { noticed: 0 }, { component: 'Summons', reason: 'noticed' }],
  [{ Poison: {} }, { hit: 0 }, { component: 'Poison', reason: 'hit' }],
  [{ Summons: { chance: 1 } }, {}, { component: 'Summons', reason: 'chance', chance: 1 }],
  [{ Robs: {} }, { hit: 0 }, { component: 'Robs', reason: 'hit' }],
  [{ Robs: { what: 'magic' } }, {}, { component: 'Robs', reason: 'opportunity' }],
  [{ Aids: {} }, { noticed: 0 }, { component: 'Aids', reason: 'noticed' }],
  [{ Aids: { chance: 2 } }, {}, { component: 'Aids', reason: 'chance', chance: 2 }],
  [{ Rust: {} }, {}, { component: 'Rust', reason: 'opportunity' }],
  [{ Triggers: [hurt] }, { wasHit: 0 }, { component: 'Triggers', part: 'hurt', reason: 'wasHit' }],
  [{ Triggers: [hurt] }, {}, { component: 'Triggers', part: 'hurt', reason: 'opportunity' }],
  [
    { Triggers: [frail] },
    {},
    { component: 'Triggers', part: 'belowHealth 30', reason: 'opportunity' },
  ],
  [
    { Triggers: [dying] },
    {},
    { component: 'Triggers', part: 'death', reason: 'chance', chance: 3 },
  ],
  [
    { Loot: [{ item: 'dagger', chance: 4 }] },
    {},
    { component: 'Loot', part: 'dagger', reason: 'chance', chance: 4 },
  ],
  [
    { Loot: [{ item: 'dagger', chance: 50 }] },
    { diedAsKind: 1 },
    { component: 'Loot', part: 'dagger', reason: 'chance', chance: 50 },
  ],
  [
    { Triggers: [{ ...hurt, chance: 40 }] },
    { wasHit: 2 },
    { component: 'Triggers', part: 'hurt', reason: 'chance', chance: 40 },
  ],
  [
    { Triggers: [{ ...hurt, chance: 40 }] },
    { wasHit: 50 },
    { component: 'Triggers', part: 'hurt', reason: 'opportunity' },
  ],
  [
    { Loot: [{ item: 'dagger', chance: 4 }] },
    { diedAsKind: 0 },
    { component: 'Loot', part: 'dagger', reason: 'diedAsKind' },
  ],
  [{ Resists: { cold: -50 } }, {}, { component: 'Resists', part: 'cold', reason: 'opportunity' }],
  [
    { Resists: { blow: 20 } },
    { wasHit: 0 },
    { component: 'Resists', part: 'blow', reason: 'wasHit' },
  ],
  [
    { Moves: { through: 'flying' } },
    {},
    { component: 'Moves', part: 'flying', reason: 'opportunity' },
  ],
  [{ Group: { escorts: [{ kind: 'rat' }] } }, {}, { component: 'Group', reason: 'opportunity' }],
  [call, { noticed: 0 }, { component: 'AI', part: 'call', reason: 'noticed' }],
  [call, {}, { component: 'AI', part: 'call', reason: 'opportunity' }],
  [{ Mends: {} }, { wasHit: 0 }, { component: 'Mends', reason: 'wasHit' }],
] as const)('%j with %j has the reason %j', (parts, more, idle) => {
  expect(idleOf(parts, more)).toEqual([idle]);
});

test('a power with several parts lists only the parts that never ran', () => {
  const idle = idleOf({ Triggers: [hurt, frail], Resists: { fire: 10, cold: 10 } }, {}, [
    'Triggers',
    1,
  ]);
  expect(idle.map(({ part }) => part)).toEqual(['hurt', 'fire', 'cold']);
  expect(idleOf({ Resists: { fire: 10, cold: 10 } }, {}, ['Resists', 'cold'])).toHaveLength(1);
});

test('of a choice of loot the items that never fell are listed, with their share of the chance', () => {
  const oneOf = [{ item: 'dagger', weight: 99 }, { item: 'apple' }];
  const Loot = [{ item: 'long-sword' }, { oneOf }];
  expect(idleOf({ Loot }, {}, ['Loot', 0], ['Loot', 1])).toEqual([
    { component: 'Loot', part: 'apple', reason: 'chance', chance: 1 },
  ]);
});

test('an item is not idle for want of a death if another item fell on a walk', () => {
  const Loot = [{ oneOf: [{ item: 'dagger' }, { item: 'apple' }] }];
  expect(idleOf({ Loot }, { diedAsKind: 0 }, ['Loot', 0])).toEqual([
    { component: 'Loot', part: 'apple', reason: 'opportunity' },
  ]);
});

test('a peaceful monster does not have to notice the hero first', () => {
  const idle = idleOf({ Summons: { chance: 50 } }, { noticed: 0, peaceful: true });
  expect(idle).toEqual([{ component: 'Summons', reason: 'opportunity' }]);
});

describe('in whole trials', () => {
  const idleIn = (parts: object, source?: typeof rogue) =>
    fightsOf(trialOf({ ...monster, ...parts }, source)).idle.map(({ component, part }) =>
      part === undefined ? component : `${component} (${part})`,
    );

  test('triggers ran at their moments, except one that needs more turns than a fight has', () => {
    const never = { when: 'everyTurns', turns: 100, say };
    const Triggers = [hurt, frail, { ...dying, chance: 100 }, never];
    expect(idleIn({ Health: { max: 20 }, Triggers })).toEqual(['Triggers (everyTurns 100)']);
  });

  test('a trigger by which the monster kills itself ran', () => {
    const last = {
      when: 'belowHealth',
      percent: 90,
      effects: [{ effect: 'damage', dice: '9d9', element: 'fire' }],
    };
    expect(idleIn({ Health: { max: 20 }, Triggers: [last] })).toEqual([]);
  });

  test('loot and a weakness to physical attacks ran, and a resistance to fire did not', () => {
    const Resists = { fire: 50, blow: -50 };
    const Loot = [{ item: 'dagger', chance: 90 }];
    expect(idleIn({ Loot, Resists })).toEqual(['Resists (fire)']);
  });

  test.each(['walls', 'digging', 'flying', 'wading', 'water'])(
    'a hunter that moves through %s passes its halls',
    (through) => {
      expect(idleIn({ Moves: { through } })).toEqual([]);
    },
  );

  test('a rooted monster never passes a wall', () => {
    expect(idleIn({ Moves: { through: 'walls' }, Rooted: {} })).toEqual(['Moves (walls)']);
  });

  test('a leader brings its escorts, but none that swim on dry land', () => {
    expect(idleIn({ Group: { escorts: [{ kind: 'rat' }] } })).toEqual([]);
    const fish = { Moves: { through: 'water' }, Group: { escorts: [{ kind: 'newcomer' }] } };
    expect(idleIn(fish)).toEqual(['Group']);
  });

  test('a call ran if monsters of its side sleep', () => {
    const goals = [{ goal: 'call', range: 12 }];
    const parts = { spawn: { rank: 1 }, AI: { mind: 'roamer', goals } };
    expect(idleIn(parts, rogue)).toEqual([]);
  });
});
