import { describe, expect, test } from 'vitest';
import { campaignsOf, packFilesFor, type StoredPack } from '../../src/records/packs.ts';
import { samplePack } from '../bundles/sample-packs.ts';
import { simple } from '../sources.ts';

const moor: StoredPack = {
  manifest: { ...JSON.parse(samplePack['pack.json']) },
  on: true,
  files: samplePack,
};
/** A pack with a patch for all campaigns. */
function patching(name: string, rest: object = {}): StoredPack {
  const manifest = { name, title: { en: name }, version: '1.0.0', ...rest };
  return { manifest, on: true, files: { 'monsters/change.json': '{"patch": "rat"}' } };
}

describe('packs', () => {
  test('packs define campaigns, which are there while the pack is on', () => {
    expect(campaignsOf([moor], [simple]).map(({ id }) => id)).toEqual(['moor']);
    expect(campaignsOf([{ ...moor, on: false }], [simple])).toEqual([]);
  });

  test('packs do not replace shipped campaigns, nor those of packs before them', () => {
    const other = { ...moor, manifest: { ...moor.manifest, name: 'other' } };
    expect(campaignsOf([moor, other], [simple])).toHaveLength(1);
    expect(campaignsOf([moor], [{ ...simple, id: 'moor' }])).toEqual([]);
  });

  test('a pack whose campaign is invalid adds no campaign', () => {
    const broken = { ...samplePack, 'campaigns/moor/campaign.json': '{"name": 7}' };
    expect(campaignsOf([{ ...moor, files: broken }], [simple])).toEqual([]);
  });

  test('packs add their bundles to the campaigns that they name, and a campaign its own files', () => {
    expect(Object.keys(packFilesFor([moor], 'simple'))).toEqual([
      'moor/monsters/ghoul.json',
      'moor/monsters/strong-rat.json',
    ]);
    expect(Object.keys(packFilesFor([moor], 'rogue'))).toEqual([]);
    expect(Object.keys(packFilesFor([moor], 'moor'))).toEqual([
      'campaign.json',
      'hero.json',
      './items/stone.json',
    ]);
  });

  test('packs are applied in load order, whatever the order in which they were added', () => {
    const packs = [
      patching('c'),
      patching('a', { after: ['c'] }),
      patching('b', { needs: { a: '1.0.0' } }),
    ];
    const order = ['c', 'a', 'b'].map((name) => `${name}/monsters/change.json`);
    expect(Object.keys(packFilesFor(packs, 'simple'))).toEqual(order);
    expect(Object.keys(packFilesFor(packs.reverse(), 'simple'))).toEqual(order);
  });
});
