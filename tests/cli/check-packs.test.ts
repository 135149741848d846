import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { imp, samplePack, zipOf } from '../bundles/sample-packs.ts';
import { rl } from './rl.ts';

/** A new folder with some files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rl-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A zip file of some files in a new folder. */
function zipFile(files: Readonly<Record<string, string>>): string {
  const path = join(folderOf({}), 'moor.zip');
  writeFileSync(path, zipOf(files));
  return path;
}

test('check plays the bundles of a pack in a folder, and those of its campaign', async () => {
  const { lines, stderr, status } = await rl(['check', folderOf(samplePack)]);
  expect([stderr, status]).toEqual(['', 0]);
  const text = lines.join('\n');
  expect(text).toContain('monsters/ghoul.json: in 200 fights at depth 1');
  expect(text).toContain('campaigns/moor/items/stone.json: picked up 10 of 10 times');
});

test('check reports the mistakes of a zip file with their places', async () => {
  const rules = samplePack['campaigns/moor/campaign.json'].replace('"free"', '"fre"');
  const path = zipFile({
    ...samplePack,
    'campaigns/moor/campaign.json': rules,
    '../evil.json': '{}',
    'notes.txt': 'Hello',
  });
  const { lines, status } = await rl(['check', path]);
  expect(status).toBe(1);
  expect(lines[0]).toBe('../evil.json: the path must not leave its folder; remove "." and ".."');
  expect(lines[1]).toMatch(/^campaigns\/moor\/campaign\.json:1:\d+: rules\.ways must be one of/);
  expect(lines[2]).toMatch(/^notes\.txt: warning: the file is not used/);
});

test('check names the files of a campaign’s folder that the game does not load', async () => {
  const own = 'campaigns/moor/';
  const files = Object.entries(samplePack).filter(([path]) => path.startsWith(own));
  const folder = folderOf({
    ...Object.fromEntries(files.map(([path, text]) => [path.slice(own.length), text])),
    'monster/ghoul.json': samplePack['monsters/ghoul.json'],
    '.vscode/settings.json': '{"tabSize": 2}',
  });
  const { lines, status } = await rl(['check', folder]);
  const fix = 'put bundles into monsters/, items/, traps/, features/ or vaults/';
  expect(status).toBe(0);
  expect(lines).toContain(`monster/ghoul.json: warning: the file is not used; ${fix}`);
  expect(lines).toContain(`.vscode/settings.json: warning: the file is not used; ${fix}`);
  expect(lines.join('\n')).not.toContain('ghoul.json: in 200 fights');
});

test('check refuses a campaign with the name of a shipped one, and bundles for an unknown one', async () => {
  const { 'campaigns/moor/campaign.json': campaign, 'campaigns/moor/hero.json': hero } = samplePack;
  const path = zipFile({
    'pack.json': samplePack['pack.json'].replace('["simple"]', '["simpel"]'),
    'monsters/ghoul.json': samplePack['monsters/ghoul.json'],
    'campaigns/arena/campaign.json': campaign,
    'campaigns/arena/hero.json': hero,
  });
  const { lines, status } = await rl(['check', path]);
  expect(status).toBe(1);
  expect(lines).toEqual([
    'campaigns/arena: the game already has a campaign "arena"; rename the folder',
    expect.stringMatching(
      /^pack\.json:1:\d\d+: warning: campaigns: there is no campaign "simpel"; did you mean "simple"\?$/,
    ),
    expect.stringMatching(
      /^campaigns\/arena\/campaign\.json:1:\d\d+: warning: rules\.victory: "prize" needs an item with Prize; add one, or choose another victory$/,
    ),
  ]);
});

test('check reports a problem of a campaign in a pack once', async () => {
  const rules = 'campaigns/moor/campaign.json';
  const wrong = { ...JSON.parse(samplePack[rules]), pack: [] };
  const path = zipFile({ ...samplePack, [rules]: JSON.stringify(wrong) });
  const { lines } = await rl(['check', path]);
  expect(lines.filter((line) => line.includes('pack is not known'))).toHaveLength(1);
});

test('check reports a bundle with the name of a shipped kind, a broken hero and an unknown possession', async () => {
  const hero = 'campaigns/moor/hero.json';
  const rules = 'campaigns/moor/campaign.json';
  const withPack = { ...JSON.parse(samplePack[rules]), bag: [{ kind: 'stoen' }] };
  const { 'monsters/ghoul.json': ghoul, 'monsters/strong-rat.json': _, ...others } = samplePack;
  const taken = await rl([
    'check',
    zipFile({
      ...others,
      'monsters/rat.json': ghoul,
      [rules]: JSON.stringify(withPack),
    }),
  ]);
  expect(taken.lines.slice(0, 2)).toEqual([
    'monsters/rat.json: the campaign already defines the kind "rat"; rename the file, or change that kind with "patch": "rat"',
    expect.stringMatching(
      /^campaigns\/moor\/campaign\.json:1:\d\d+: bag\[0\]\.kind must name an item: there is no kind "stoen"; did you mean "stone"\?$/,
    ),
  ]);
  const broken = await rl(['check', zipFile({ ...samplePack, [hero]: '{"name": }' })]);
  expect(broken.lines[0]).toBe(
    'campaigns/moor/hero.json:1:10: invalid JSON: expected a value before this; add it',
  );
});

test('check warns about a patch only if no campaign of the pack has the kind', async () => {
  const { campaigns: _, ...manifest } = JSON.parse(samplePack['pack.json']);
  const files = {
    'pack.json': JSON.stringify(manifest),
    'monsters/strong-rat.json': samplePack['monsters/strong-rat.json'],
  };
  const { lines, status } = await rl(['check', zipFile(files)]);
  expect(lines[0]).toBe('monsters/strong-rat.json (simple): changes rat: Health.max 6 → 9');
  expect([lines.join().includes('warning'), status]).toEqual([false, 0]);
  const mistaken = { ...files, 'monsters/strong-rat.json': '{"patch": "rta", "Rooted": {}}' };
  const wrong = await rl(['check', zipFile(mistaken)]);
  expect(wrong.lines).toEqual([
    'monsters/strong-rat.json:1:11: warning: patch: there is no kind "rta"; did you mean "rat"?',
  ]);
});

test('check names the campaign on each line about a bundle that joins several', async () => {
  const manifest = { ...JSON.parse(samplePack['pack.json']), campaigns: ['simple', 'rogue'] };
  const path = zipFile({
    'pack.json': JSON.stringify(manifest),
    'items/twig.json':
      '{"name": {"en": "twig"}, "look": {"glyph": "/", "colour": "#aabbcc"}, "Rooted": {}}',
  });
  const { lines } = await rl(['check', path]);
  const places = lines.map((line) => line.replace(/(\)?): .*/, '$1'));
  expect(
    places.filter((place) => !/^items\/twig\.json(:\d+:\d+)? \((simple|rogue)\)$/.test(place)),
  ).toEqual([]);
  expect([...new Set(lines.map((line) => /\((\w+)\)/.exec(line)?.[1]))]).toEqual([
    'simple',
    'rogue',
  ]);
  const asJson = await rl(['check', path, '--json']);
  const [whole, ...found] = asJson.lines.map((line) => JSON.parse(line));
  expect(whole).toEqual({ file: path, problems: [] });
  expect(found.map(({ campaign }) => campaign)).toEqual(['simple', 'rogue']);
});

test('check reports a bundle with the same errors in all campaigns once', async () => {
  const manifest = { ...JSON.parse(samplePack['pack.json']), campaigns: ['simple', 'rogue'] };
  const broken = '{"name": {"en": "twig"}, "look": {"glyph": "/", "colour": "blue"}}';
  const path = zipFile({ 'pack.json': JSON.stringify(manifest), 'items/twig.json': broken });
  const { lines, status } = await rl(['check', path]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^items\/twig\.json:1:\d+: look\.colour/);
  expect(status).toBe(1);
});

test('an error that affects other bundles in each campaign is reported once, with all of them', async () => {
  const inBoth = { ...JSON.parse(samplePack['pack.json']), campaigns: ['simple', 'rogue'] };
  const extending = (bases: unknown) => JSON.stringify({ extends: bases, name: { en: 'x' } });
  const path = zipFile({
    'pack.json': JSON.stringify(inBoth),
    'monsters/orcy.json': '{"look": {"glyph": "o", "colour": "#ffffff"}}',
    'monsters/big.json': extending('orcy'),
    // Only Simple has caracals.
    'monsters/p.json': extending(['orcy', 'caracal']),
  });
  const { lines } = await rl(['check', path]);
  expect(lines.filter((line) => line.startsWith('monsters/orcy.json'))).toEqual([
    'monsters/orcy.json:1:1: name is missing; add an object with "en" (also affects big and p)',
  ]);
});

test('check reports hostile sprites, and bundles that name no sprite of the pack', async () => {
  const bad = await rl([
    'check',
    zipFile({ ...samplePack, 'sprites/ghoul.svg': '<svg onload="alert(1)"/>' }),
  ]);
  expect(bad.status).toBe(1);
  expect(bad.lines).toEqual([
    'sprites/ghoul.svg:1:1: onload is not allowed: a sprite has no events',
  ]);
  const path = zipFile({
    ...samplePack,
    'monsters/ghoul.json': samplePack['monsters/ghoul.json'].replace('moor:ghoul', 'moor:gohul'),
  });
  const { lines, status } = await rl(['check', path]);
  expect(status).toBe(1);
  expect(lines.join('\n')).toMatch(
    /^monsters\/ghoul\.json:1:\d+: look\.sprite: there is no icon "moor:gohul"; did you mean "moor:ghoul"\?/m,
  );
});

test('check names the sprite of a pack that a bundle names without the pack', async () => {
  const path = zipFile({
    ...samplePack,
    'monsters/ghoul.json': samplePack['monsters/ghoul.json'].replace('moor:ghoul', 'ghoul'),
  });
  const { lines } = await rl(['check', path]);
  expect(lines.join('\n')).toMatch(
    /^monsters\/ghoul\.json:1:\d+: look\.sprite: there is no icon "ghoul"; use "moor:ghoul", the sprite of a pack$/m,
  );
});

test('check and --pack print no control characters of the names of files', async () => {
  const name = '\x1b]0;x\x07.json';
  const { 'monsters/ghoul.json': ghoul, 'monsters/strong-rat.json': _, ...others } = samplePack;
  const zip = zipFile({ ...others, [`monsters/${name}`]: ghoul });
  const refusal =
    'monsters/\\u001b]0;x\\u0007.json: the path has an invisible character; rename the file';
  expect((await rl(['check', zip])).lines).toEqual([refusal]);
  const added = await rl(['fight', 'rat', 'v', 'hero', '--pack', zip]);
  expect(added.stderr).toBe(`error: ${zip}: ${refusal}\n`);
  const folder = folderOf({ [name]: ghoul });
  const { lines } = await rl(['check', folder]);
  expect(lines[0]).toContain(`${folder}/\\u001b]0;x\\u0007.json: a file name must have only`);
  const asJson = await rl(['check', folder, '--json']);
  expect(JSON.parse(asJson.lines[0]).file).toBe(`${folder}/${name}`);
});

test('check explains a damaged zip file in one line', async () => {
  const path = zipFile(samplePack);
  writeFileSync(path, readFileSync(path).subarray(0, 100));
  const { lines, stderr, status } = await rl(['check', path]);
  expect([lines, status]).toEqual([[], 2]);
  expect(stderr).toBe(
    `error: ${path}: it is damaged, encrypted or not a zip file; pack it again without a password\n`,
  );
});

test('--bundle adds the bundles and patches of a pack', async () => {
  const args = ['fight', 'ghoul', 'v', 'hero', '--json'];
  const alone = await rl(args);
  expect(alone.stderr).toContain('ghoul');
  expect(alone.status).toBe(2);
  const { stderr, status } = await rl([...args, '--bundle', zipFile(samplePack)]);
  expect([stderr, status]).toEqual(['', 0]);
  const broken = zipFile({ ...samplePack, 'pack.json': '{' });
  const refused = await rl([...args, '--bundle', broken]);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(`${broken}: pack.json:1:`);
});

test('check follows no links out of the folder of a pack', async () => {
  const folder = folderOf(samplePack);
  symlinkSync('/etc', join(folder, 'items'));
  const { stdout, stderr, status } = await rl(['check', folder]);
  expect([stdout, status]).toEqual(['', 2]);
  expect(stderr).toContain('items is a symbolic link; put the file itself there');
});

test('check reports the mistakes of the folder of a campaign', async () => {
  const own = Object.entries(samplePack).filter(([path]) => path.startsWith('campaigns/moor/'));
  const files = Object.fromEntries(own.map(([path, text]) => [path.slice(15), text]));
  const folder = folderOf({ ...files, 'hero.json': '{"name": 7}' });
  const { lines, status } = await rl(['check', folder]);
  expect(status).toBe(1);
  expect(lines.join('\n')).toContain('hero.json:1:10: name must be an object');
});

test('check reports a file of a campaign that is not UTF-8, with its place', async () => {
  const own = Object.entries(samplePack).filter(([path]) => path.startsWith('campaigns/moor/'));
  const folder = folderOf(Object.fromEntries(own.map(([path, text]) => [path.slice(15), text])));
  const hero = { ...JSON.parse(samplePack['campaigns/moor/hero.json']), name: { en: 'Zoë' } };
  writeFileSync(join(folder, 'hero.json'), JSON.stringify(hero), 'latin1');
  const { lines, status } = await rl(['check', folder]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^hero\.json:1:\d+: the file is not UTF-8 from here on; save it as UTF-8$/,
  );
  expect(status).toBe(1);
});

test('check accepts a hero that extends a bundle of its folder, and reports a folder without a hero', async () => {
  const own = Object.entries(samplePack).filter(([path]) => path.startsWith('campaigns/moor/'));
  const files = Object.fromEntries(own.map(([path, text]) => [path.slice(15), text]));
  const human = { ...JSON.parse(files['hero.json']), abstract: true };
  const extending = {
    ...files,
    'hero.json': '{"extends": "human"}',
    'monsters/human.json': JSON.stringify(human),
  };
  const good = await rl(['check', folderOf(extending)]);
  expect([good.stderr, good.status]).toEqual(['', 0]);
  const broken = await rl(['check', folderOf({ ...extending, 'monsters/human.json': '{' })]);
  expect(broken.lines[0]).toMatch(/^\.\/monsters\/human\.json:1:2: /);
  const none = await rl(['check', folderOf({ ...files, 'hero.json': JSON.stringify(human) })]);
  expect(none.lines).toEqual([
    'hero.json: the file defines no hero: a bundle with "patch", "abstract" or "map" defines no kind; remove that part, or rename the file',
  ]);
  expect(none.status).toBe(1);
});

test('--pack plays the campaign of a pack, and its bundles in a shipped one', async () => {
  const pack = zipFile(samplePack);
  const commands = join(
    folderOf({ 'commands.jsonl': '{"type":"move","dx":0,"dy":-1}\n{"type":"pickup"}' }),
    'commands.jsonl',
  );
  const play = [
    'play',
    '--pack',
    pack,
    '--campaign',
    'moor',
    '--seed',
    '1',
    '--commands',
    commands,
  ];
  const won = await rl(play);
  expect([won.stderr, won.status]).toEqual(['', 0]);
  expect(JSON.parse(won.lines[0]).ending).toMatchObject({ won: true, by: 'prize' });

  const games = [
    'simulate',
    '--campaign',
    'moor',
    '--bot',
    'careful',
    '--games',
    '2',
    '--pack',
    pack,
  ];
  const simulated = await rl([...games, '--jobs', '1']);
  expect([simulated.stderr, simulated.status]).toEqual(['', 0]);
  expect(simulated.lines).toHaveLength(3);

  const fight = await rl(['fight', 'ghoul', 'v', 'hero', '--rounds', '10', '--pack', pack]);
  expect([fight.stderr, fight.status]).toEqual(['', 0]);
  expect(fight.lines[0]).toContain('ghoul v hero in simple');

  const bundle = { ...JSON.parse(samplePack['monsters/ghoul.json']), extends: 'ghoul' };
  const file = join(folderOf({ 'fiend.json': JSON.stringify(bundle) }), 'fiend.json');
  const checked = await rl(['check', file, '--pack', pack]);
  expect([checked.stderr, checked.status]).toEqual(['', 0]);
  expect((await rl(['check', file])).status).toBe(1);
});

test('check lets a pack extend bundles of --pack and join its campaigns, and warns if a pack that it needs is missing', async () => {
  const moor = zipFile(samplePack);
  const manifest = { ...JSON.parse(samplePack['pack.json']), name: 'bones' };
  const bones = zipFile({
    'pack.json': JSON.stringify(manifest),
    'monsters/skeleton.json': '{"extends": "ghoul", "Health": {"max": 12}}',
  });
  const together = await rl(['check', bones, '--pack', moor]);
  expect([together.stderr, together.status]).toEqual(['', 0]);
  expect(together.lines.join('\n')).toContain('monsters/skeleton.json: in 200 fights at depth 1');
  const alone = await rl(['check', bones]);
  expect(alone.status).toBe(1);
  expect(alone.lines[0]).toContain('extends must name another bundle: there is no "ghoul"');

  const needs = { moor: '1.0.0' };
  const chips = zipFile({
    'pack.json': JSON.stringify({ ...manifest, name: 'chips', campaigns: ['moor'], needs }),
    'items/heavy-stone.json': '{"patch": "stone", "Item": {"weight": 2}}',
  });
  const warnings = async (...packs: string[]) => {
    const { lines, status } = await rl(['check', chips, ...packs]);
    expect(status).toBe(0);
    return lines.filter((line) => line.includes('warning: '));
  };
  expect(await warnings('--pack', moor)).toEqual([]);
  expect(await warnings()).toEqual([
    'pack.json: warning: needs the pack "moor" 1.0.0; add it',
    expect.stringMatching(/^pack\.json:1:\d\d+: warning: campaigns: there is no campaign "moor"$/),
  ]);
  const old = JSON.stringify({ ...JSON.parse(samplePack['pack.json']), version: '0.9.0' });
  expect(await warnings('--pack', zipFile({ ...samplePack, 'pack.json': old }))).toEqual([
    'pack.json: warning: needs the pack "moor" 1.0.0, but 0.9.0 is here',
  ]);
});

test('--pack takes each name of a pack once', async () => {
  const [one, other] = [zipFile(samplePack), folderOf(samplePack)];
  const { stderr, status } = await rl([
    'fight',
    'rat',
    'v',
    'hero',
    '--pack',
    one,
    '--pack',
    other,
  ]);
  expect(stderr).toBe(
    `error: --pack: ${other}: has the name "moor" of ${one}; give one, or change "name" in one pack.json\n`,
  );
  expect(status).toBe(2);
});

test('--pack explains an unknown campaign, a missing need, and a file that is no pack', async () => {
  const pack = zipFile(samplePack);
  const play = ['fight', 'rat', 'v', 'hero', '--pack'];
  const unknown = await rl([...play, pack, '--campaign', 'mor']);
  expect(unknown.stderr).toBe(
    'error: --campaign: there is no campaign "mor"; did you mean "moor"?\n',
  );
  const manifest = { ...JSON.parse(samplePack['pack.json']), needs: { bones: '1.0.0' } };
  const needy = zipFile({ ...samplePack, 'pack.json': JSON.stringify(manifest) });
  expect((await rl([...play, needy])).stderr).toMatch(/^error: --pack: moor: .*bones/);
  expect((await rl([...play, folderOf({})])).stderr).toContain(
    'is neither a zip file nor a folder',
  );
  const wrong = zipFile({ ...samplePack, 'monsters/rat.json': samplePack['monsters/ghoul.json'] });
  expect((await rl([...play, wrong])).stderr).toContain(
    'the campaign already defines the kind "rat"',
  );
});

test('check reports a broken campaign of another pack once, and a file with a name of that pack', async () => {
  const plainImp = imp.replace(',"sprite":"moor:slime"', '');
  const bones = zipFile({
    ...samplePack,
    'campaigns/moor/hero.json': '{"name": {"en": "hero"}, "look": {}}',
    'monsters/imp.json': plainImp,
  });
  const manifest = JSON.parse(samplePack['pack.json']);
  const chips = zipFile({
    'pack.json': JSON.stringify({ ...manifest, name: 'chips', campaigns: ['simple', 'moor'] }),
    'monsters/imp.json': plainImp,
    'monsters/soft-rat.json': '{"patch": "rat", "Stats": {"attack": 3}}',
  });
  const { lines, stderr, status } = await rl(['check', chips, '--pack', bones]);
  expect(stderr).toBe('');
  expect(lines.slice(0, 2)).toEqual([
    'monsters/imp.json: the pack "moor" has a file of this name; rename one of them',
    'pack.json: warning: campaigns: "moor" of the pack "moor" has errors, so nothing is tried there; check that pack',
  ]);
  // Nothing else is wrong.
  expect(lines.slice(2).join()).not.toMatch(/warning|moor/);
  expect(status).toBe(1);
});

test('a game of a campaign in a pack is recorded, fuzzed, benchmarked and replayed without the pack', async () => {
  const pack = zipFile(samplePack);
  const choice = ['--campaign', 'moor', '--pack', pack];
  const recorded = await rl([
    'record',
    ...choice,
    '--seed',
    '1',
    '--bot',
    'careful',
    '--turns',
    '5',
  ]);
  expect([recorded.stderr, recorded.status]).toEqual(['', 0]);
  const run = join(folderOf({ 'run.json': recorded.stdout }), 'run.json');
  const replayed = await rl(['replay', run]);
  expect([replayed.stderr, replayed.status]).toEqual(['', 0]);
  expect(JSON.parse(replayed.lines[0])).toMatchObject({ campaign: 'moor', same: true });

  const out = join(folderOf({}), 'saved.json');
  const play = ['play', ...choice, '--seed', '1', '--commands', '-', '--save', out];
  expect((await rl(play, '{"type":"wait"}')).status).toBe(0);
  const verified = await rl(['verify', out]);
  expect([verified.stderr, verified.status]).toEqual(['', 0]);

  const floor = await rl(['floor', ...choice, '--seed', '1', '--depth', '0']);
  expect([floor.stderr, floor.status]).toEqual(['', 0]);
  for (const wild of [[], ['--wild']]) {
    const fuzzed = await rl(['fuzz', ...choice, '--games', '1', ...wild]);
    expect([fuzzed.stderr, fuzzed.status]).toEqual(['', 0]);
  }
  const bench = ['bench', 'ai', '--actors', '10', '--repetitions', '2', '--pack', pack];
  const measured = await rl([...bench, '--campaign', 'simple', '--kind', 'ghoul']);
  expect([measured.stderr, measured.status]).toEqual(['', 0]);
  const empty = await rl([...bench, '--campaign', 'moor']);
  expect(empty.stderr).toBe('error: the campaign moor has no monsters; choose another one\n');
});

test('record adds a bundle of --bundle, and refuses one that replaces a kind of the campaign', async () => {
  const ghoul = folderOf({ 'ghoul.json': samplePack['monsters/ghoul.json'] });
  const record = [
    'record',
    '--campaign',
    'simple',
    '--seed',
    '1',
    '--bot',
    'greedy',
    '--turns',
    '2',
  ];
  const recorded = await rl([...record, '--bundle', join(ghoul, 'ghoul.json')]);
  expect([recorded.stderr, recorded.status]).toEqual(['', 0]);
  expect(JSON.parse(recorded.stdout).mods.map(({ file }: { file: string }) => file)).toEqual([
    'ghoul.json',
  ]);
  const rat = join(folderOf({ 'rat.json': samplePack['monsters/ghoul.json'] }), 'rat.json');
  const refused = await rl([...record, '--bundle', rat]);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain('the campaign already defines the kind "rat"');
});

test('fuzz skips a seed whose floor cannot be made, and fails if there is no other seed', async () => {
  const path = 'campaigns/moor/campaign.json';
  const floors = [{ from: 0, to: 0, generator: 'arena', walls: 0.4, monsters: 0 }];
  const { 'campaigns/moor/items/stone.json': _, ...others } = samplePack;
  const fuzz = (size: number, ...args: string[]) => {
    const rules = { ...JSON.parse(samplePack[path]), width: size, height: size, floors };
    const pack = zipFile({ ...others, [path]: JSON.stringify(rules) });
    return rl(['fuzz', '--campaign', 'moor', '--pack', pack, ...args]);
  };
  const some = await fuzz(17, '--games', '2');
  expect(some.stderr).toMatch(/^warning: seed fuzz-1: the floor of depth 0 cannot be made: .*\n$/);
  expect(some.stdout).toContain('moor: 2 seeds (1 without a first floor), ');
  expect(some.status).toBe(0);
  const none = await fuzz(18, '--games', '1');
  expect(none.stderr).toMatch(/^error: seed fuzz-1: the floor of depth 0 cannot be made: .*\n$/m);
  expect(none.status).toBe(2);
});
