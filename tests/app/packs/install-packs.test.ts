import { expect, test } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { PackInstaller } from '../../../src/app/packs/install-packs.ts';
import { problemText } from '../../../src/bundles/problems.ts';
import type { ModReport } from '../../../src/page/bestiary/mod-report.ts';
import type { QuestionDialog } from '../../../src/page/question.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { samplePack, zipOf } from '../../bundles/sample-packs.ts';
import { rogue, simple } from '../../sources.ts';

/** The remarks about packs that are dropped one after another, as lines for each. */
async function remarksOnEach(
  packs: readonly Readonly<Record<string, string>>[],
): Promise<string[][]> {
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
  const all: string[][] = [];
  for (const files of packs) {
    const { name } = JSON.parse(files['pack.json']);
    await installer.take([new File([zipOf(files) as Uint8Array<ArrayBuffer>], `${name}.zip`)]);
    all.push(remarks);
  }
  return all;
}

/** The remarks about a dropped pack, as lines. */
async function remarksAbout(files: Readonly<Record<string, string>>): Promise<string[]> {
  const [remarks] = await remarksOnEach([files]);
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

const manifestOf = (name: string, needs: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({ name, title: { en: name }, version: '1.0.0', campaigns: ['simple'], needs });

test('a dropped pack that needs a missing or newer pack is added with a warning, as in the terminal', async () => {
  const bundle = { 'monsters/tough.json': '{"patch": "bat", "Health": {"max": {"add": 1}}}' };
  const needy = { 'pack.json': manifestOf('needy', { bones: '1.2.0' }), ...bundle };
  const bones = { 'pack.json': manifestOf('bones'), ...bundle };
  expect(await remarksOnEach([needy, bones, needy])).toEqual([
    ['needy.zip/pack.json: warning: needs the pack "bones" 1.2.0; add it'],
    [],
    ['needy.zip/pack.json: warning: needs the pack "bones" 1.2.0, but 1.0.0 is here'],
  ]);
});

test('a patch of a dropped pack that conflicts with one of another pack is reported, whichever applies', async () => {
  const withPatch = (name: string, max: number) => ({
    'pack.json': manifestOf(name),
    'monsters/grim.json': JSON.stringify({ patch: 'wolf', Health: { max } }),
  });
  const conflict = (name: string, other: string, which: string) =>
    `${name}.zip/monsters/grim.json:1:33: warning: Health.max of "wolf" is also changed at ${other}/monsters/grim.json:1:33; ${which} later patch applies`;
  expect(await remarksOnEach([withPatch('alpha', 30), withPatch('beta', 40)])).toEqual([
    [],
    [conflict('beta', 'alpha', 'this')],
  ]);
  expect(await remarksOnEach([withPatch('beta', 40), withPatch('alpha', 30)])).toEqual([
    [],
    [conflict('alpha', 'beta', 'that')],
  ]);
});
