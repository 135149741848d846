import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { kindById } from '../../src/game/campaign.ts';
import {
  addressOf,
  castOf,
  fightAgainst,
  fightText,
  packFight,
  readFight,
  unpackFight,
} from '../../src/page/fight-setup.ts';
import { installable, modName } from '../../src/page/mod-files.ts';
import { isModFile } from '../../src/records/mods.ts';
import { fightGame } from '../../src/trials/fight-odds.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { rogue, simple } from '../sources.ts';

/** Why the fight of a link cannot be opened, in English. */
async function problemOf(fragment: string): Promise<string | null> {
  const read = await unpackFight(fragment);
  return read && 'problem' in read ? read.problem(wordsOf('en')) : null;
}

const bundle = (more: object = {}) =>
  JSON.stringify({
    name: { en: 'slime', ja: 'スライム', ru: 'слизь' },
    look: { glyph: 'S', colour: '#7fd6a0', sprite: 'slime' },
    spawn: { depths: { '2+': 5 } },
    Health: { max: 9 },
    Stats: { attack: 3, defence: 2 },
    AI: { mind: 'hunter' },
    ...more,
  });

const files = {
  'slime.json': bundle(),
  'big-slime.json': '{ "extends": "slime", "Health": { "max": { "mul": 2 } } }',
  'witch.json': bundle({ Summons: { kind: 'big-slime' } }),
  'imp.json': bundle(),
};
const load = (mods: Readonly<Record<string, string>>) => loadCampaign(simple, mods);

describe('a fight', () => {
  const campaign = load(files);
  const fight = fightAgainst(kindById(campaign, 'witch'), campaign, 'seed 火', files);

  test('a fight contains the mods that its kind needs, and no others', () => {
    expect(Object.keys(fight.bundles).sort()).toEqual([
      'big-slime.json',
      'slime.json',
      'witch.json',
    ]);
    expect(fightAgainst(kindById(campaign, 'rat'), campaign, 's', files).bundles).toEqual({});
  });

  test('a fight has a hero of the first floor of a kind, and one monster of this kind', () => {
    expect(fight.scene.depth).toBe(2);
    expect([...castOf(fight.scene)]).toEqual([['witch', 1]]);
    const game = fightGame(load(fight.bundles), fight);
    expect(game.floor.depth).toBe(2);
    expect(fight.outfitted).toBe(true);
  });

  test('a fight is the same after packing it into a link and unpacking it', async () => {
    const fragment = await packFight(fight);
    expect(fragment).toMatch(/^#fight=[\w-]+$/);
    expect(fragment.length).toBeLessThan(1500);
    expect(await unpackFight(fragment)).toEqual(fight);
    expect(readFight(fightText(fight))).toEqual(fight);
  });

  test('the hero of a link of an earlier version has no outfit', () => {
    const { outfitted: _, ...old } = JSON.parse(fightText(fight));
    expect(readFight(JSON.stringify(old))).toEqual({ ...fight, outfitted: false });
  });

  test('a broken fight is reported with the reason, and other files are not fights', async () => {
    const link = (text: string) => `#fight=${deflateRawSync(text).toString('base64url')}`;
    expect(await unpackFight('#other')).toBeNull();
    const { scene } = fight;
    const damaged = 'the link is incomplete or damaged';
    const invalid = (detail: string) => `its content is not valid (${detail})`;
    const drawn = (changed: object) => fightText({ ...fight, scene: { ...scene, ...changed } });
    const bad = [
      ['#fight=', damaged],
      ['#fight=nonsense!', damaged],
      ['#fight=AAAA', damaged],
      [(await packFight(fight)).slice(0, -20), damaged],
      [link('not JSON'), invalid('the scene is missing')],
      [link('{}'), invalid('the scene is missing')],
      [
        link(drawn({ rows: ['###', '#.#', '###'] })),
        invalid('scene: rows: there must be exactly one @, the hero'),
      ],
      [link(drawn({ legend: {} })), invalid('scene: "m" is in the rows but not in the legend')],
      [
        link(fightText({ ...fight, bundles: { '../rat.json': '{}' } })),
        invalid('bundles.../rat.json: is not the name of a bundle'),
      ],
      [link(JSON.stringify({ ...fight, v: 2 })), invalid('v: must be 1')],
    ];
    for (const [fragment, reason] of bad) expect(await problemOf(fragment)).toBe(reason);
  });

  test('the content of a broken fight is reported in the language of the page', () => {
    const read = readFight(JSON.stringify({ ...fight, v: 2 }));
    const problem = read && 'problem' in read && read.problem(wordsOf('ja'));
    expect(problem).toBe('内容が正しくありません（v: must be 1）');
  });

  test('a reload finds the sandbox of a campaign as large as Rogue', async () => {
    const { hero, bundles: own } = rogue;
    const bundles = { 'hero.json': JSON.stringify(hero), ...own };
    const fragment = await addressOf({ ...fight, bundles });
    expect(fragment.length).toBeGreaterThan(8000);
    expect(await unpackFight(fragment)).toEqual({ ...fight, bundles });
  });

  test('a link with more characters than an address can have is reported with its length', async () => {
    expect(await problemOf(`#fight=${'A'.repeat(200_001)}`)).toBe(
      'it has more than 200,000 characters',
    );
  });

  test('unpacking stops at the largest allowed fight', async () => {
    const bomb = deflateRawSync(Buffer.alloc(8_000_000, 32)).toString('base64url');
    expect(await problemOf(`#fight=${bomb}`)).toBe('it unpacks to more than 2,000,000 bytes');
  });
});

describe('dropped files', () => {
  test('a dropped file gets the name of its kind', () => {
    expect(modName('Giant Rat (1).json')).toBe('giant-rat.json');
    expect(modName('wolf-cub.JSON')).toBe('wolf-cub.json');
    expect(modName('魔物.json')).toBe('u9b54-u7269.json');
    expect(modName('Крыса.json')).not.toBe(modName('Волк.json'));
    expect(modName(`${'ー'.repeat(200)}.json`)).toSatisfy(isModFile);
    expect(modName('魔2.json')).toBe('u9b54-2.json');
    expect(modName('スライム2.json')).not.toBe(modName('ドラゴン2.json'));
    expect(modName(`${'ー'.repeat(30)}ア.json`)).not.toBe(modName(`${'ー'.repeat(30)}イ.json`));
    expect(modName(`${'a'.repeat(99)}.json`)).toSatisfy(isModFile);
    expect(modName('!.json')).toBe('mod.json');
    expect(modName('../../rat.json')).toBe('rat.json');
  });

  test('valid bundles are installable, and errors in other bundles are reported with their places', () => {
    const broken = bundle().replace('hunter', 'huntr');
    const {
      files: joined,
      kinds,
      problems,
    } = installable(load, {}, { ...files, 'bad.json': broken });
    expect(Object.keys(joined)).not.toContain('bad.json');
    expect(kinds.map(({ id }) => id)).toEqual(['big-slime', 'imp', 'slime', 'witch']);
    const errors = problems.filter(({ grade }) => grade === 'error');
    expect(errors).toMatchObject([{ file: 'bad.json', line: 1, grade: 'error' }]);
  });

  test('a bundle that extends a broken one is not installable', () => {
    const { files: joined, problems } = installable(load, {}, { ...files, 'slime.json': '{' });
    expect(Object.keys(joined)).toEqual(['witch.json', 'imp.json']);
    expect(problems.some(({ file }) => file === 'slime.json')).toBe(true);
  });

  test('a bundle cannot have the name of a kind of the campaign, or of the hero', () => {
    const { files: joined, problems } = installable(
      load,
      {},
      { 'rat.json': bundle(), 'hero.json': bundle() },
    );
    expect(joined).toEqual({});
    expect(problems.map(({ file }) => file).sort()).toEqual(['hero.json', 'rat.json']);
  });
});
