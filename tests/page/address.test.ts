import { expect, test } from 'vitest';
import { isSeed, readAddress } from '../../src/page/address.ts';
import { wordsOf } from '../../src/words/loading.ts';

const known = ['simple', 'arena'];
const words = wordsOf('en');
const read = (search: string) => {
  const { complaints, ...address } = readAddress(search, known);
  return { ...address, complaints: complaints.map((complaint) => complaint(words)) };
};

test('an address with a seed and a known campaign has no problems', () => {
  const address = { seed: 'a b', campaign: 'arena', crowd: null, replay: null, complaints: [] };
  expect(read('?seed=a%20b&campaign=arena')).toEqual(address);
});

test('an empty seed or campaign counts as none', () => {
  const address = { seed: null, campaign: null, crowd: null, replay: null, complaints: [] };
  expect(read('?seed=&campaign=')).toEqual(address);
  expect(read('')).toEqual(address);
});

test('a seed without a campaign is one for the default campaign', () => {
  expect(read('?seed=yurina').campaign).toBe('simple');
  expect(read(`?seed=${'x'.repeat(101)}`).campaign).toBeNull();
});

test('the default campaign replaces an unknown one, and the complaint names at most 40 characters of it', () => {
  const { campaign, complaints } = read(`?campaign=${'x'.repeat(50)}`);
  expect(campaign).toBe('simple');
  expect(complaints).toEqual([words.ui.unknownCampaign('x'.repeat(40))]);
});

test('an invalid seed is ignored with a complaint that states the rule', () => {
  const { seed, complaints } = read(`?seed=${'x'.repeat(101)}`);
  expect(seed).toBeNull();
  expect(complaints).toEqual([`${words.ui.seedIgnored} ${words.ui.seedRule}`]);
});

test('a crowd is recognised by its number or by its floor', () => {
  expect(read('?crowd=').crowd).toBe('?crowd=');
  expect(read('?floor=9x9').crowd).toBe('?floor=9x9');
  expect(read('?seed=a').crowd).toBeNull();
});

test.each([
  ['yurina', true],
  ['ナイフ 1', true],
  ['', false],
  ['x'.repeat(101), false],
  ['a\nb', false],
  ['\ud800', false],
])('the validity of the seed %j is %s', (seed, isValid) => {
  expect(isSeed(seed)).toBe(isValid);
});

test('a replay in the address is left packed', () => {
  expect(read('?replay=a-b_c').replay).toBe('a-b_c');
  expect(read('?replay=').replay).toBeNull();
});
