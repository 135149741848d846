import { expect } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { readPack } from '../../../src/bundles/packs/read-pack.ts';
import { campaigns as sources } from '../../../src/content/campaigns.ts';
import { type StoredPack, withCampaignsOf } from '../../../src/records/packs.ts';
import { bytesOf, samplePack } from '../../bundles/sample-packs.ts';

/** The sample pack with another name and other files in addition. */
export function packWith(name: string, added: Readonly<Record<string, string>> = {}): StoredPack {
  const manifest = samplePack['pack.json'].replace('moor', name);
  const { pack } = readPack(bytesOf({ ...samplePack, 'pack.json': manifest, ...added }));
  if (!pack) expect.fail('The pack cannot be read.');
  return { manifest: pack.manifest, on: true, files: pack.files };
}

/** The page of a later version of the game, which ships a campaign with the id of a player's pack. */
export function later(pack: StoredPack): Campaigns {
  const shipped = [...sources, { ...sources[0], id: 'moor' }];
  return new Campaigns(withCampaignsOf([pack], shipped), shipped, [pack]);
}
