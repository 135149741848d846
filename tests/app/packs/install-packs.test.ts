import { expect, test } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { PackInstaller } from '../../../src/app/packs/install-packs.ts';
import { problemText } from '../../../src/bundles/problems.ts';
import type { ModReport } from '../../../src/page/bestiary/mod-report.ts';
import type { QuestionDialog } from '../../../src/page/question.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { samplePack, zipOf } from '../../bundles/sample-packs.ts';
import { rogue, simple } from '../../sources.ts';

/** The remarks about a dropped pack, as lines. */
async function remarksAbout(files: Readonly<Record<string, string>>): Promise<string[]> {
  const campaigns = new Campaigns([simple, rogue]);
  let remarks: string[] = [];
  const installer = new PackInstaller(campaigns, {
    settings: { options: { language: 'en', campaign: 'simple' } } as Settings,
    question: null as unknown as QuestionDialog,
    isPlaying: () => false,
    changed: () => {},
    report: (report: Partial<ModReport>) => {
      remarks = (report.remarks ?? []).map(problemText);
    },
  });
  await installer.take([new File([zipOf(files) as Uint8Array<ArrayBuffer>], 'moor.zip')]);
  return remarks;
}

test('a pack whose campaign has a broken hero is reported at the lines of the hero', async () => {
  const hero = {
    ...JSON.parse(samplePack['campaigns/moor/hero.json']),
    Health: { max: -3 },
    Robs: 1,
  };
  const remarks = await remarksAbout({
    ...samplePack,
    'campaigns/moor/hero.json': JSON.stringify(hero),
  });
  expect(remarks).toEqual([
    expect.stringMatching(/^moor\.zip\/campaigns\/moor\/hero\.json:1:\d+: Health\.max must be/),
    expect.stringMatching(/^moor\.zip\/campaigns\/moor\/hero\.json:1:\d+: Robs must be/),
  ]);
});

test('a pack whose bundles join an unknown campaign is reported with a warning, as in the terminal', async () => {
  const manifest = samplePack['pack.json'].replace('["simple"]', '["simpel"]');
  const remarks = await remarksAbout({ ...samplePack, 'pack.json': manifest });
  expect(remarks).toContain(
    'moor.zip/pack.json: warning: campaigns: there is no campaign "simpel"; did you mean "simple"?',
  );
});
