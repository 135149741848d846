import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { replay } from '../../src/records/replay.ts';
import { contentHash } from '../../src/state/hash.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

const campaigns: Record<string, Campaign> = {
  simple: campaign,
  rogue: rogueCampaign,
  arena: arenaCampaign,
};
const folder = 'tests/golden/runs';
const files = readdirSync(folder);

test('each campaign has at least two small golden run files', () => {
  for (const id of Object.keys(campaigns)) {
    expect(files.filter((file) => file.startsWith(id)).length).toBeGreaterThanOrEqual(2);
  }
  for (const file of files) expect(statSync(`${folder}/${file}`).size).toBeLessThan(60_000);
});

// If this fails, see tests/golden/README.md.
test.each(files)('the replay of %s equals the recording in every line', (file) => {
  const run = parseRunFile(readFileSync(`${folder}/${file}`, 'utf8'));
  const played = campaigns[run.campaign];
  expect(contentHash(played)).toBe(run.segments[0].content);
  let lines = 0;
  const onLine = () => {
    lines++;
  };
  expect(replay(played, run, { onLine }).difference).toBeNull();
  expect(lines).toBe(run.turns.length);
  expect(lines).toBeGreaterThan(10);
});
