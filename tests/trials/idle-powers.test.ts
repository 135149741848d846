import { expect, test } from 'vitest';
import { kindById } from '../../src/game/campaign.ts';
import { idlePowers } from '../../src/trials/idle-powers.ts';
import { campaignWith, monster } from './sample-trials.ts';

const counts = { hit: 9, wasHit: 9, died: 9, noticed: 9, peaceful: false, messages: {} };
const idleOf = (parts: object, more: Partial<Parameters<typeof idlePowers>[1]> = {}) => {
  const campaign = campaignWith({ ...monster, ...parts });
  return idlePowers(kindById(campaign, 'newcomer'), { ...counts, ...more });
};

test('a monster without powers has none that did not run', () => {
  expect(idleOf({})).toEqual([]);
});

test('a power whose message was counted ran', () => {
  expect(idleOf({ Robs: {} }, { messages: { robbedItem: 1 } })).toEqual([]);
  expect(idleOf({ Aids: {} }, { messages: { aids: 1 } })).toEqual([]);
  expect(idleOf({ Splits: {} }, { messages: { splits: 1 } })).toEqual([]);
});

test.each([
  [{ Splits: {} }, { wasHit: 0 }, { component: 'Splits', reason: 'wasHit' }],
  [{ Explodes: { damage: 3 } }, { died: 0 }, { component: 'Explodes', reason: 'died' }],
  [{ Summons: {} }, { noticed: 0 }, { component: 'Summons', reason: 'noticed' }],
  [{ Poison: {} }, { hit: 0 }, { component: 'Poison', reason: 'hit' }],
  [{ Summons: { chance: 1 } }, {}, { component: 'Summons', reason: 'chance', chance: 1 }],
  [{ Robs: {} }, { hit: 0 }, { component: 'Robs', reason: 'hit' }],
  [{ Robs: { what: 'magic' } }, {}, { component: 'Robs', reason: 'occasion' }],
  [{ Aids: {} }, { noticed: 0 }, { component: 'Aids', reason: 'noticed' }],
  [{ Aids: { chance: 2 } }, {}, { component: 'Aids', reason: 'chance', chance: 2 }],
  [{ Rust: {} }, {}, { component: 'Rust', reason: 'occasion' }],
] as const)('%j with %j has the reason %j', (parts, more, idle) => {
  expect(idleOf(parts, more)).toEqual([idle]);
});

test('a peaceful monster does not have to notice the hero first', () => {
  const idle = idleOf({ Summons: { chance: 50 } }, { noticed: 0, peaceful: true });
  expect(idle).toEqual([{ component: 'Summons', reason: 'occasion' }]);
});
