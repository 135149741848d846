import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { checkBundles, describeCheck } from '../../src/lab/check.ts';
import type { VaultReport } from '../../src/trials/trial-report.ts';
import { tryVault } from '../../src/trials/try-vault.ts';
import { findingsOfVault } from '../../src/trials/vault-findings.ts';
import { simple } from '../sources.ts';

const cell = { map: ['##.##', '#...#', '##.##'], depths: '1-3' };

function reportsOf(vaults: Record<string, object>, floors = 20): (VaultReport | null)[] {
  const texts = Object.entries(vaults).map(([id, vault]) => [`${id}.json`, JSON.stringify(vault)]);
  const campaign = loadCampaign(simple, Object.fromEntries(texts));
  return Object.keys(vaults).map((id) => tryVault(campaign, id, floors));
}

test('a small vault is on all floors of its depths', () => {
  expect(reportsOf({ cell })).toEqual([
    {
      vault: 'cell',
      width: 5,
      height: 3,
      chance: 100,
      once: false,
      depths: [1, 2, 3],
      floors: 60,
      placed: 60,
      fitting: 60,
      taken: 0,
    },
  ]);
});

test('the chance of a vault and the floors of other vaults are counted apart from where it fits', () => {
  const [rare, common] = reportsOf({ rare: { ...cell, chance: 30 }, common: cell });
  expect([rare?.fitting, common?.fitting]).toEqual([60, 60]);
  expect(Number(rare?.placed) + Number(common?.placed)).toBe(60);
  expect(rare?.placed).toBeGreaterThan(0);
  expect(rare?.placed).toBeLessThan(30);
  expect(rare?.taken).toBe(common?.placed);
});

test('another vault takes no floor from a vault with "once", on its only depth or elsewhere', () => {
  const [once] = reportsOf({
    once: { ...cell, once: true },
    second: { ...cell, once: true },
    cell,
  });
  expect(once).toMatchObject({ fitting: 60, placed: 20, taken: 0 });
});

test('the floors of other vaults count for a vault with "once" if its chance fails there', () => {
  const [once] = reportsOf({ once: { ...cell, once: true, chance: 50 }, cell });
  expect(once?.taken).toBeGreaterThan(0);
  expect(Number(once?.placed) + Number(once?.taken)).toBe(20);
});

test('the report agrees with the floors of games', () => {
  const text = JSON.stringify({ ...cell, depths: '2', chance: 50 });
  const campaign = loadCampaign(simple, { 'cell.json': text });
  const plans = Array.from({ length: 20 }, (_, n) =>
    generateFloor(campaign, `floor ${n}`, 2, simple.start),
  );
  const placed = plans.filter(({ vault }) => vault).length;
  expect(tryVault(campaign, 'cell', 20)).toMatchObject({ depths: [2], floors: 20, placed });
});

test('a vault of depths far below the campaign’s first floors is tried there', () => {
  const [hall, rooms, last] = simple.floors;
  const floors = [hall, { ...rooms, to: 9998 }, { ...last, from: 9999, to: 9999 }];
  const deep = { ...simple, floors };
  const campaign = loadCampaign(deep, { 'cell.json': JSON.stringify({ ...cell, depths: '70+' }) });
  const report = tryVault(campaign, 'cell', 1);
  expect(report?.depths[0]).toBe(70);
  expect(report?.floors).toBeGreaterThan(0);
});

test('check warns about a vault that fits on no floor, with its size and the remedy', () => {
  const { width, height } = simple;
  const row = '.'.repeat(Math.min(60, width - 2));
  const large = { map: new Array(Math.min(40, height - 2)).fill(row), depths: '2-3' };
  const [check] = checkBundles(simple, { 'large.json': JSON.stringify(large) }, { floors: 5 });
  const [line, fact] = describeCheck(check);
  expect(line).toMatch(
    /^large\.json: warning: the vault fits on none of 10 floors of depths 2, 3: elsewhere its \d+ × \d+ cells would cover stairs.*make it smaller/,
  );
  expect(fact).toBe('large.json: vault: on 0 of 10 floors of depths 2, 3');
});

test('a vault that fits rarely is a hint, and one that fits mostly is not', () => {
  const size = { width: 9, height: 9 };
  const counts = { chance: 40, once: false, depths: [1], floors: 20, taken: 2 };
  const report = { vault: 'x', ...size, ...counts };
  const rare = findingsOfVault({ ...report, placed: 1, fitting: 5 });
  expect(rare.map(({ grade }) => grade)).toEqual(['hint', 'fact', 'fact']);
  expect(rare[0].text).toContain('fits on only 5 of 20 floors of depth 1');
  expect(rare[1].text).toBe('vault: on 1 of 20 floors of depth 1 with its chance of 40%');
  expect(rare[2].text).toBe('another vault was on 2 of the floors where it fits');
  expect(findingsOfVault({ ...report, placed: 4, fitting: 15, taken: 0 }).length).toBe(1);
  const [once] = findingsOfVault({ ...report, once: true, placed: 4, fitting: 15 });
  expect(once.text).toMatch(/chance of 40%, at most one per game$/);
});
