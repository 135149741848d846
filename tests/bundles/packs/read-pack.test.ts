import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../src/bundles/campaign-source.ts';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { orderPacks } from '../../../src/bundles/packs/order-packs.ts';
import { readPack } from '../../../src/bundles/packs/read-pack.ts';
import { unzip, zipLimits } from '../../../src/bundles/packs/unzip.ts';
import { problemText } from '../../../src/bundles/problems.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { bytesOf, samplePack, zipOf } from '../sample-packs.ts';

/** The problems of a pack whose files differ from the sample; undefined removes a file. */
function problemsWith(changed: Readonly<Record<string, string | undefined>>): string[] {
  const files = Object.entries({ ...samplePack, ...changed }).filter(
    ([, text]) => text !== undefined,
  );
  return readPack(bytesOf(Object.fromEntries(files) as never)).problems.map(problemText);
}

/** Changes of the manifest. */
const manifestWith = (changes: object) => ({
  'pack.json': JSON.stringify({ ...JSON.parse(samplePack['pack.json']), ...changes }),
});
/** Changes of the campaign. */
const campaignWith = (changes: object) => {
  const path = 'campaigns/moor/campaign.json';
  return { [path]: JSON.stringify({ ...JSON.parse(samplePack[path]), ...changes }) };
};
const svgOf = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inside}</svg>`;

const problemOf = (bytes: Uint8Array) => {
  const result = unzip(bytes);
  return 'problem' in result ? result.problem : null;
};

describe('a pack', () => {
  test('a pack is read from a zip file with its manifest, bundles and campaigns', () => {
    const result = unzip(zipOf(samplePack));
    const { pack, problems } = readPack('files' in result ? result.files : {});
    expect(problems).toEqual([]);
    expect(pack?.manifest).toMatchObject({ name: 'moor', version: '1.0.0', campaigns: ['simple'] });
    expect(Object.keys(pack?.bundles ?? {})).toEqual([
      'monsters/ghoul.json',
      'monsters/strong-rat.json',
    ]);
    expect(Object.keys(pack?.campaigns.moor ?? {})).toEqual([
      'campaign.json',
      'hero.json',
      './items/stone.json',
    ]);
    expect(pack?.files).toEqual(samplePack);
  });

  test('a pack can be packed with the folder that contains it, and with files of the system', () => {
    const inFolder = Object.entries(samplePack).map(([path, text]) => [`moor-1/${path}`, text]);
    const extra = { 'moor-1/': '', '__MACOSX/moor-1/._pack.json': '', 'moor-1/README.md': 'Hello' };
    const result = unzip(zipOf({ ...Object.fromEntries(inFolder), ...extra }));
    const { pack, problems } = readPack('files' in result ? result.files : {});
    expect(problems).toEqual([]);
    expect(pack?.files).toEqual(samplePack);
  });

  test('a bundle or a sprite can have a name that begins like that of a file for people', () => {
    const { 'monsters/ghoul.json': ghoul, 'sprites/ghoul.svg': drawing } = samplePack;
    const named = { 'monsters/licensed-guard.json': ghoul, 'sprites/readme-scroll.svg': drawing };
    const { pack } = readPack(bytesOf({ ...samplePack, ...named, 'monsters/README.md': 'Hello' }));
    expect(pack?.files).toEqual({ ...samplePack, ...named });
  });

  test('a pack has a campaign that can be played to its end with nothing but its files', () => {
    const { pack } = readPack(bytesOf(samplePack));
    const found = sourceOf([], 'moor', pack?.campaigns.moor ?? {});
    if (!found) throw new Error('The campaign was not found.');
    const campaign = loadCampaign(found.source, found.mods);
    expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
    const game = newGame(campaign, 'seed');
    takeTurn(game, { type: 'move', dx: 0, dy: -1 });
    takeTurn(game, { type: 'pickup' });
    expect(game.ending).toMatchObject({ won: true, by: 'prize' });
  });

  test.each([
    [{ 'pack.json': undefined }, 'pack.json: the file is missing'],
    [{ 'pack.json': '{"name": "moor"}' }, 'version is missing; it must be three numbers'],
    [
      { 'pack.json': '{\n "name": "M/oor", "title": {"en": "x"}, "version": "1.0.0"}' },
      'pack.json:2:10: name must be a name of small letters',
    ],
    [{ 'pack.json': '[]' }, 'pack.json:1:1: the file must be an object {…}, but [] was found'],
    [{ 'pack.json': '{"nam": 1}' }, 'nam is not known; did you mean "name"?'],
    [{ 'campaigns/moor/hero.json': undefined }, 'campaigns/moor/hero.json: the file is missing'],
    [{ 'campaigns/moor/campaign.json': '{\n"order": }' }, 'campaigns/moor/campaign.json:2:10: '],
    [{ 'campaigns/The Moor/hero.json': '{}' }, 'must have only small letters, digits and hyphens'],
    [{ 'campaigns/__proto__/hero.json': '{}' }, 'campaigns/__proto__: the name must have only'],
    [{ 'items/ghoul.json': '{}' }, 'items/ghoul.json: has the same name as monsters/ghoul.json'],
    [{ 'ghost.json': '{}' }, 'ghost.json: warning: the file is not used; put bundles into'],
    [{ '../evil.json': '{}' }, '../evil.json: the path must not leave its folder'],
    [{ 'monsters/../../evil.json': '{}' }, 'the path must not leave its folder'],
    [{ '/etc/evil.json': '{}' }, '/etc/evil.json: the path must be relative'],
    [{ 'C:\\evil.json': '{}' }, 'the path must be relative'],
    [{ 'monsters\\evil.json': '{}' }, 'the path must be relative, with "/" between folders'],
    [{ [`monsters/${'x'.repeat(200)}.json`]: '{}' }, 'the path has more than 160 characters'],
    [
      { 'Pack.json': '{}' },
      'Pack.json: warning: the file is not used; write its path in small letters: pack.json',
    ],
    [
      { 'Monsters/Ghast.JSON': '{}' },
      'the file is not used; write its path in small letters: monsters/ghast.json',
    ],
    [
      manifestWith({ needs: { moor: '1.0.0' } }),
      'pack.json:1:161: needs.moor is this pack; remove it',
    ],
    [manifestWith({ after: ['moor'] }), 'pack.json:1:154: after[0] is this pack; remove it'],
    [
      manifestWith({ campaigns: [] }),
      'campaigns is empty; name at least one, or remove it to join all',
    ],
    [
      manifestWith({ campaigns: ['Simple'] }),
      'campaigns[0] must be a name such as "simple", but "Simple" was found',
    ],
    [
      manifestWith({ version: '1.0' }),
      'version must be three numbers such as "1.0.0", but "1.0" was found',
    ],
    [manifestWith({ needs: true }), 'needs must be an object {…}, but true was found'],
    [manifestWith({ needs: ['bones'] }), 'needs must be an object {…}, but […] was found'],
    [manifestWith({ license: 'CC0' }), 'license is not known; did you mean "licence"?'],
    [
      campaignWith({
        floors: [
          { from: 0, to: 2, generator: 'hall' },
          { from: 1, to: 3, generator: 'hall' },
        ],
      }),
      'floors[1].from: floor 1 is also in floors[0]; change one of the two',
    ],
    [
      campaignWith({ start: { depth: 0, x: 0, y: 9 } }),
      'start is in the outer wall of the floor; move it inside',
    ],
    [
      { 'sprites/ghoul.svg': svgOf('<path d="hello"/>') },
      'sprites/ghoul.svg:1:63: d must be the data of a path such as "M0 0h9v9z", not "hello"',
    ],
    [
      { 'sprites/ghoul.svg': svgOf('<path d="M0 0h9v9z" fill="none"/>') },
      'sprites/ghoul.svg:1:1: the file draws nothing: no shape has a fill; set fill',
    ],
    [
      { 'monsters/big.json': ' '.repeat(200_001) },
      'the file has 200001 characters; the limit is 20000 characters',
    ],
    [
      { 'campaigns/mine/campaign.json': ' '.repeat(200_001) },
      'the file has 200001 characters; the limit is 200000 characters',
    ],
    [
      { 'pack.json': undefined, 'pack.json.txt': samplePack['pack.json'] },
      'pack.json.txt: warning: the file is not used; rename it to pack.json',
    ],
    [
      { 'pack.json': undefined, 'old/moor/pack.json': samplePack['pack.json'] },
      'old/moor/pack.json: warning: the file is not used; pack only the folder old/moor',
    ],
  ])('with %j has the problem in words', (changed, message) => {
    expect(problemsWith(changed).join('\n')).toContain(message);
  });

  test('a pack with a bundle in UTF-16 is refused with the name of the file', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]);
    const { pack, problems } = readPack({ ...bytesOf(samplePack), 'monsters/ghoul.json': utf16 });
    expect(pack).toBeNull();
    expect(problems.map(problemText)).toEqual([
      'monsters/ghoul.json: the file is not UTF-8 text; save it as UTF-8',
    ]);
  });
});

describe('a zip file', () => {
  const zeros = (bytes: number) => new Uint8Array(bytes);

  test('a zip file that unpacks to more than the limit is refused', () => {
    const bomb = zipSync({ 'monsters/a.json': zeros(zipLimits.unpacked + 1) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(problemOf(bomb)).toContain(`its files have more than ${zipLimits.unpacked} bytes`);
  });

  test('a zip file that states a smaller size than it has is refused all the same', () => {
    const bomb = zipSync({ 'a.json': zeros(zipLimits.unpacked * 4) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    // The size after unpacking, in the header of the file and in the directory.
    view.setUint32(22, 10, true);
    const directory = bomb.length - 22 - 46 - 'a.json'.length;
    view.setUint32(directory + 24, 10, true);
    expect(problemOf(bomb)).toContain(`its files have more than ${zipLimits.unpacked} bytes`);
  });

  test('a zip file with many small bombs is refused', () => {
    const names = Array.from({ length: 50 }, (_, n) => [`${n}.json`, zeros(200_000)]);
    expect(problemOf(zipSync(Object.fromEntries(names)))).toContain('more than');
  });

  test('a zip file with too many files is refused', () => {
    const names = Array.from({ length: 20_000 }, (_, n) => [`${n}`, zeros(0)]);
    expect(problemOf(zipSync(Object.fromEntries(names), { level: 0 }))).toContain(
      `it has more than ${zipLimits.files} files`,
    );
  });

  test.each([
    ['larger than the limit', zeros(zipLimits.packed + 1), 'the limit is 4000000'],
    ['that is empty', zeros(0), 'it is empty or not a zip file'],
    ['that is a text', strToU8('{"name": "moor"}'), 'not a zip file'],
    ['that is cut off', zipOf(samplePack).slice(0, 300), 'it is damaged'],
  ])('%s is refused', (_, bytes, message) => {
    expect(problemOf(bytes)).toContain(message);
  });

  test('a zip file with damaged bytes is refused or gives texts, and never throws', () => {
    const good = zipOf(samplePack);
    for (let at = 0; at < good.length; at += 7) {
      const bytes = good.slice();
      bytes[at] ^= 0x55;
      const result = unzip(bytes);
      if ('files' in result) readPack(result.files);
      else expect(result.problem).not.toBe('');
    }
  });
});

describe('the load order', () => {
  const pack = (name: string, rest: object = {}) => ({
    manifest: { name, title: { en: name }, version: '1.2.0', ...rest },
  });
  const order = (...packs: ReturnType<typeof pack>[]) => {
    const { packs: sorted, problems } = orderPacks(packs);
    return {
      names: sorted.map(({ manifest }) => manifest.name),
      texts: problems.map(({ pack: { manifest }, text }) => `${manifest.name}: ${text}`),
    };
  };

  test('the load order is by name, with needed and earlier packs first', () => {
    const packs = [pack('a', { after: ['c', 'x'] }), pack('b', { needs: { d: '1.0.0' } })];
    const { names, texts } = order(...packs, pack('c'), pack('d'));
    expect(names).toEqual(['c', 'a', 'd', 'b']);
    expect(texts).toEqual([]);
  });

  test('the load order is by name within a circle', () => {
    expect(order(pack('b', { after: ['a'] }), pack('a', { after: ['b'] })).names).toEqual([
      'a',
      'b',
    ]);
  });

  test('a circle of packs does not load a pack before one that it needs', () => {
    const needy = pack('a', { needs: { c: '1.0.0' } });
    const { names } = order(needy, pack('b', { after: ['c'] }), pack('c', { after: ['b'] }));
    expect(names.indexOf('c')).toBeLessThan(names.indexOf('a'));
  });

  test('the load order leaves out packs that need one another', () => {
    const { names, texts } = order(
      pack('a', { needs: { b: '1.0.0' } }),
      pack('b', { needs: { a: '1.0.0' } }),
      pack('c'),
    );
    expect(names).toEqual(['c']);
    expect(texts).toEqual([
      'a: needs itself: a → b → a; remove one of these "needs"',
      'b: needs itself: b → a → b; remove one of these "needs"',
    ]);
  });

  test('the load order leaves out packs without the packs that they need', () => {
    const { names, texts } = order(
      pack('a', { needs: { b: '1.0.0' } }),
      pack('b', { needs: { nowhere: '2.0.0' } }),
      pack('c', { needs: { d: '1.10.0' } }),
      pack('d'),
    );
    expect(names).toEqual(['d']);
    expect(texts).toEqual([
      'b: needs the pack "nowhere" 2.0.0; add it',
      'c: needs the pack "d" 1.10.0, but 1.2.0 is here',
      'a: needs the pack "b" 1.0.0; add it',
    ]);
  });
});
