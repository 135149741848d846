import { expect, test } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { PackInstaller } from '../../../src/app/packs/install-packs.ts';
import { linkToPack } from '../../../src/app/packs/pack-link.ts';
import { problemText } from '../../../src/bundles/problems.ts';
import type { ModReport } from '../../../src/page/bestiary/mod-report.ts';
import type { QuestionDialog } from '../../../src/page/question.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { ghoulSvg, samplePack, zipOf } from '../../bundles/sample-packs.ts';
import { rogue, simple } from '../../sources.ts';

type Texts = Readonly<Record<string, string>>;

/** The remarks about packs that are dropped one after another, as lines for each. */
function remarksOnEach(packs: readonly Texts[]): Promise<string[][]> {
  return remarksOnDrops(packs.map((files) => [files]));
}

/** The remarks about drops of one or more packs, as lines for each drop. */
async function remarksOnDrops(drops: readonly (readonly Texts[])[]): Promise<string[][]> {
  const campaigns = new Campaigns([simple, rogue]);
  let remarks: string[] = [];
  const installer = new PackInstaller(campaigns, {
    settings: { options: { language: 'en', campaign: 'simple' } } as Settings,
    question: null as unknown as QuestionDialog,
    isPlaying: () => false,
    changed: () => {},
    leaveLink: () => {},
    report: (report: Partial<ModReport>) => {
      remarks = (report.remarks ?? []).map(problemText);
    },
  });
  const all: string[][] = [];
  for (const packs of drops) {
    await installer.take(
      packs.map((files) => {
        const { name } = JSON.parse(files['pack.json']);
        return new File([zipOf(files) as Uint8Array<ArrayBuffer>], `${name}.zip`);
      }),
    );
    all.push(remarks);
  }
  return all;
}

/** The remarks about a dropped pack, as lines. */
async function remarksAbout(files: Texts): Promise<string[]> {
  const [remarks] = await remarksOnEach([files]);
  return remarks;
}

test('an error that affects other bundles in each campaign is reported once, with all of them', async () => {
  const extending = (bases: unknown) => JSON.stringify({ extends: bases, name: { en: 'x' } });
  const { 'pack.json': text } = samplePack;
  const remarks = await remarksAbout({
    'pack.json': JSON.stringify({ ...JSON.parse(text), campaigns: ['simple', 'rogue'] }),
    'monsters/orcy.json': '{"look": {"glyph": "o", "colour": "#ffffff"}}',
    'monsters/big.json': extending('orcy'),
    // Only Simple has caracals.
    'monsters/p.json': extending(['orcy', 'caracal']),
  });
  expect(remarks.filter((line) => line.includes('orcy.json'))).toEqual([
    'moor.zip/monsters/orcy.json:1:1: name is missing; add an object with "en" (also affects big and p)',
  ]);
});

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
  expect(remarks).toContainEqual(
    expect.stringMatching(
      /^moor\.zip\/pack\.json:1:\d\d+: warning: campaigns: there is no campaign "simpel"; did you mean "simple"\?$/,
    ),
  );
});

test('a pack whose campaign cannot be won is reported at the line of its rule or prize', async () => {
  const { 'campaigns/moor/items/stone.json': stone, ...rest } = samplePack;
  const { spawn: _, ...homeless } = JSON.parse(stone);
  const placed = (text: string) =>
    expect.stringMatching(new RegExp(`^moor\\.zip/campaigns/moor/${text}`));
  expect(await remarksAbout(rest)).toContainEqual(
    placed('campaign\\.json:1:\\d+: warning: rules.victory: "prize" needs an item with Prize'),
  );
  const lost = { ...rest, 'campaigns/moor/items/stone.json': JSON.stringify(homeless) };
  expect(await remarksAbout(lost)).toContainEqual(
    placed('items/stone\\.json:1:\\d+: warning: Prize: no floor that the hero can reach has it'),
  );
});

const manifestOf = (name: string, needs: Texts = {}, version = '1.0.0') =>
  JSON.stringify({ name, title: { en: name }, version, campaigns: ['simple'], needs });

test('a dropped pack that needs a missing or newer pack is added with a warning, as in the terminal', async () => {
  const bundle = { 'monsters/tough.json': '{"patch": "bat", "Health": {"max": {"add": 1}}}' };
  const pack = { 'pack.json': manifestOf('needy', { bones: '1.2.0' }), ...bundle };
  const bones = { 'pack.json': manifestOf('bones'), ...bundle };
  expect(await remarksOnEach([pack, bones, pack])).toEqual([
    ['needy.zip/pack.json: warning: needs the pack "bones" 1.2.0; add it'],
    ['needy/pack.json: warning: needs the pack "bones" 1.2.0, but 1.0.0 is here'],
    ['needy.zip/pack.json: warning: needs the pack "bones" 1.2.0, but 1.0.0 is here'],
  ]);
});

const skull = JSON.stringify({
  name: { en: 'skull', ja: '髑髏', ru: 'череп' },
  look: { glyph: 's', colour: '#f0f0f0', sprite: 'bones:slime' },
  spawn: { depths: { '1+': 9 } },
  Health: { max: 3 },
  Stats: { attack: 2, defence: 1 },
  AI: { mind: 'hunter' },
});
const bonesOf = (version: string) => ({
  'pack.json': manifestOf('bones', {}, version),
  'monsters/skull.json': skull,
  'sprites/slime.svg': ghoulSvg,
});
const needy = (bundles: Texts) => ({
  'pack.json': manifestOf('needy', { bones: '1.2.0' }),
  ...bundles,
});

test('a pack waits for the pack that it needs, and is checked when that pack is added', async () => {
  const missing = 'needy.zip/pack.json: warning: needs the pack "bones" 1.2.0; add it';
  const withNeed = (bundle: object) =>
    remarksOnEach([needy({ 'monsters/grim.json': JSON.stringify(bundle) }), bonesOf('1.2.0')]);
  expect(
    await withNeed({
      extends: 'skull',
      look: { glyph: 'G' },
      name: { en: 'grim', ja: '骸', ru: 'кость' },
    }),
  ).toEqual([[missing], []]);
  expect(await withNeed({ patch: 'skull', Health: { max: -3 } })).toEqual([
    [missing],
    [expect.stringMatching(/^needy\/monsters\/grim\.json:1:\d+: Health\.max must be/)],
  ]);
});

test('a pack is checked with the pack that it needs, whichever is first in a drop', async () => {
  const patch = (max: number) =>
    needy({ 'monsters/tough.json': JSON.stringify({ patch: 'skull', Health: { max } }) });
  const withNeed = (max: number) => remarksOnDrops([[patch(max), bonesOf('1.2.0')]]);
  expect(await withNeed(9)).toEqual([[]]);
  const [remarks] = await withNeed(-3);
  expect(remarks).toEqual([
    expect.stringMatching(/^needy\.zip\/monsters\/tough\.json:1:\d+: Health\.max must be/),
  ]);
});

test('an older version of a pack is reported at the packs that need the newer one, once', async () => {
  const patch = needy({ 'monsters/tough.json': '{"patch": "skull", "Health": {"max": 9}}' });
  const drops = [bonesOf('1.2.0'), patch, bonesOf('1.1.0'), bonesOf('1.1.0')];
  expect(await remarksOnEach(drops)).toEqual([
    [],
    [],
    ['needy/pack.json: warning: needs the pack "bones" 1.2.0, but 1.1.0 is here'],
    [],
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

test('a link to a pack is replaced in the address by the link of the present game', async () => {
  let timesLeft = 0;
  const refused: unknown[] = [];
  const installer = new PackInstaller(new Campaigns([simple, rogue]), {
    settings: { options: { language: 'en', campaign: 'simple' } } as Settings,
    question: { ask: async () => null } as unknown as QuestionDialog,
    isPlaying: () => true,
    changed: () => {},
    leaveLink: () => timesLeft++,
    report: (report) => refused.push(...(report.refused ?? [])),
  });
  expect(await installer.takeLink('#fight=abc')).toBe(false);
  expect(timesLeft).toBe(0);
  expect(await installer.takeLink('#pack=nonsense')).toBe(true);
  expect(refused).toHaveLength(1);
  const link = await linkToPack({ 'pack.json': manifestOf('bones') }, 'https://a.example/');
  expect(await installer.takeLink(new URL(link ?? '').hash)).toBe(true);
  expect(timesLeft).toBe(2);
});
