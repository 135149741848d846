import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { findingsOf } from '../../src/trials/findings.ts';
import { tryKind } from '../../src/trials/try-kind.ts';
import { rogue } from '../sources.ts';
import { look, trialOf } from './sample-trials.ts';

const item = { ...look, spawn: { at: [{ depth: 2, x: 3, y: 3 }] }, Item: { weight: 2 } };

test('an item is picked up and used, and its effect is measured', () => {
  const cake = { ...item, spawn: { item: { group: 'food' } }, Food: { energy: 30 } };
  const report = trialOf(cake);
  expect(report).toMatchObject({ nature: 'item', unread: [], fights: null, trap: null });
  expect(report.item).toMatchObject({ trials: 10, picked: 10, won: false });
  expect(report.item?.uses[0]).toEqual({
    verb: 'eat',
    done: 10,
    messages: ['ate'],
    changes: { energy: 30, load: expect.closeTo(-0.2) },
  });
});

test('a weapon adds to the attack', () => {
  const uses = trialOf({ ...item, Weapon: { attack: 7 } }).item?.uses;
  expect(uses?.find(({ verb }) => verb === 'equip')?.changes).toEqual({ attack: 7 });
});

test('an armour adds to the defence', () => {
  const uses = trialOf({ ...item, Armour: { defence: 5 } }).item?.uses;
  expect(uses?.find(({ verb }) => verb === 'equip')?.changes).toEqual({ defence: 5 });
});

test('a potion heals the hurt hero', () => {
  const uses = trialOf({ ...item, Potion: { effects: [{ effect: 'heal', points: 3 }] } }).item
    ?.uses;
  expect(uses?.find(({ verb }) => verb === 'drink')?.changes.health).toBe(3);
});

test('a prize wins the game', () => {
  expect(trialOf({ ...item, Prize: {} }).item).toMatchObject({ picked: 10, won: true, uses: [] });
});

test('an item that is too heavy cannot be picked up', () => {
  const anvil = trialOf({ ...item, Item: { weight: 500 } });
  expect(anvil.item).toMatchObject({ picked: 0, won: false, uses: [] });
});

test('a hero at a depth without monsters still fights with what it wears', () => {
  const ring = {
    ...item,
    spawn: { at: [{ depth: 0, x: 3, y: 3 }] },
    Ring: {},
    Resists: { blow: 50 },
  };
  expect(trialOf(ring)).toMatchObject({ depth: 0, unread: [], crashes: [] });
});

test('items that a campaign hides until they are known have no warning', () => {
  const campaign = loadCampaign(rogue);
  for (const id of [
    'potion-healing',
    'scroll-hold-monster',
    'stick-slow-monster',
    'ring-regeneration',
  ]) {
    const report = tryKind(campaign, id, { walks: 1, floors: 1 });
    const warnings = findingsOf(report).filter(({ grade }) => grade === 'warning');
    expect([id, warnings]).toEqual([id, []]);
    expect(report.item?.uses.length).toBeGreaterThan(0);
  }
});
