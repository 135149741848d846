import { expect, test } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { campaigns as sources } from '../../../src/content/campaigns.ts';

const imp = JSON.stringify({
  name: { en: 'imp' },
  look: { glyph: 'i', colour: '#ff0000' },
  Health: { max: 3 },
  Stats: { attack: 1, defence: 1 },
  AI: { mind: 'hunter' },
});
const mod = { campaign: 'arena', file: 'imp.json', text: imp, on: true };
const has = (campaigns: Campaigns, id: string) =>
  campaigns.get(id).kinds.some((kind) => kind.id === 'imp');

test('the id of a campaign that does not exist returns the default campaign', () => {
  const campaigns = new Campaigns([...sources]);
  expect(campaigns.get('nowhere').id).toBe(sources[0].id);
  expect(campaigns.source('nowhere')).toBeNull();
  expect(campaigns.load('nowhere', {})).toBeNull();
});

test('a campaign is loaded once, when it is first needed', () => {
  const campaigns = new Campaigns([...sources]);
  expect(campaigns.get('arena')).toBe(campaigns.get('arena'));
});

test('mods that are on join their own campaign, and no other', () => {
  const campaigns = new Campaigns([...sources]);
  campaigns.get('arena');
  campaigns.useMods([mod]);
  expect(has(campaigns, 'arena')).toBe(true);
  expect(has(campaigns, 'simple')).toBe(false);
  expect(campaigns.filesOf(campaigns.get('arena'))).toEqual({ 'imp.json': imp });
  campaigns.useMods([{ ...mod, on: false }]);
  expect(has(campaigns, 'arena')).toBe(false);
});

test('problems of bundles are reported for the campaigns that are loaded', () => {
  const campaigns = new Campaigns([...sources]);
  campaigns.useMods([{ ...mod, text: '{' }]);
  campaigns.get('simple');
  expect(campaigns.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  campaigns.get('arena');
  expect(campaigns.problems).toContainEqual(expect.objectContaining({ file: 'imp.json' }));
});

test('a replaced source is loaded again', () => {
  const campaigns = new Campaigns([...sources]);
  const old = campaigns.get('arena');
  campaigns.replace({ ...sources[2], width: 99 });
  expect(campaigns.get('arena')).not.toBe(old);
  expect(campaigns.get('arena').width).toBe(99);
});
