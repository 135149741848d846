import { expect, test } from 'vitest';
import architecture from '../ARCHITECTURE.md?raw';
import { ruleVariants } from '../src/game/campaign.ts';
import { componentNames, fieldsOf } from '../src/game/components.ts';
import { wordsOf } from '../src/words/loading.ts';
import { forbiddenImports, loadedWith } from './import-rules.ts';

const files = import.meta.glob<string>('../src/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const sources = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.replace('../', ''), source]),
);

test('no file of src breaks the import rules', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(forbiddenImports(sources)).toEqual([]);
});

test('each file that a comment of src or the architecture names exists', () => {
  const others = Object.keys(import.meta.glob('/{tests,assets}/**/*.ts'));
  const paths = [...Object.keys(files), ...others];
  const named = Object.entries({ ...sources, 'ARCHITECTURE.md': architecture }).flatMap(
    ([path, text]) =>
      [...text.matchAll(/`(?:\.\.\/)*([\w./-]+\.ts)`/g)].map(([, name]) => [path, name]),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(([, name]) => !paths.some((path) => path.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('the comment beside each rule of campaigns names the files of game that read it', () => {
  const { 'src/game/campaign.ts': campaign, ...others } = sources;
  const table = /ruleVariants = \{(.*?)\n\}/s.exec(campaign)?.[1] ?? '';
  const named = [...table.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s+(\w+):/gs)].map(
    ([, comment, rule]) => [
      rule,
      [...comment.matchAll(/`([^`]+\.ts)`/g)].map(([, file]) => `src/game/${file}`).sort(),
    ],
  );
  const readers = Object.keys(ruleVariants).map((rule) => [
    rule,
    Object.keys(others)
      .filter((path) => path.startsWith('src/game/'))
      .filter((path) => new RegExp(`\\brules\\.${rule}\\b`).test(others[path]))
      .sort(),
  ]);
  expect(named).toEqual(readers);
});

test('no two files of src export types of one name', () => {
  const files = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    for (const [, name] of source.matchAll(/^export (?:interface|type|class) (\w+)/gm)) {
      files.set(name, [...(files.get(name) ?? []), path]);
    }
  }
  expect(files.get('Game')).toEqual(['src/game/world.ts']);
  expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('the title screen is loaded without the rules, the reader of bundles and their libraries', () => {
  const loaded = loadedWith('src/main.ts', sources);
  expect(loaded).toContain('src/page/title/title.ts');
  for (const heavy of ['src/game/game.ts', 'src/bundles/read-bundles.ts', 'bitecs', 'pixi.js']) {
    expect(loaded).not.toContain(heavy);
  }
});

test.each([
  ['src/dungeon/a.ts', '../game/other.ts'],
  ['src/dungeon/a.ts', 'bitecs'],
  ['src/game/a.ts', '../screen/other.ts'],
  ['src/game/systems/a.ts', '../../bundles/other.ts'],
  ['src/game/systems/a.ts', './other.ts'],
  ['src/game/systems/a.ts', '../systems/turn-order.ts'],
  ['src/game/a.ts', '../state/other.ts'],
  ['src/game/a.ts', '../content/simple/other.ts'],
  ['src/game/a.ts', 'pixi.js'],
  ['src/game/a.ts', 'node:fs'],
  ['src/bundles/a.ts', '../trials/other.ts'],
  ['src/state/a.ts', '../bundles/other.ts'],
  ['src/content/simple/a.ts', '../../screen/other.ts'],
  ['src/words/a.ts', '../screen/other.ts'],
  ['src/words/a.ts', '../game/other.ts'],
  ['src/screen/map/a.ts', '../../controls/other.ts'],
  ['src/screen/a.ts', '../page/other.ts'],
  ['src/screen/a.ts', '../bundles/other.ts'],
  ['src/describe/a.ts', '../page/other.ts'],
  ['src/describe/a.ts', '../controls/other.ts'],
  ['src/describe/a.ts', 'pixi.js'],
  ['src/controls/a.ts', '../screen/other.ts'],
  ['src/controls/a.ts', '../state/other.ts'],
  ['src/records/a.ts', '../trials/other.ts'],
  ['src/trials/a.ts', '../state/other.ts'],
  ['src/page/a.ts', '../state/other.ts'],
  ['src/app/a.ts', '../content/other.ts'],
  ['src/page/a.ts', '../screen/other.ts'],
  ['src/page/a.ts', '../app/other.ts'],
  ['src/lab/a.ts', '../screen/other.ts'],
  ['src/lab/a.ts', '../main.ts'],
  ['src/app/a.ts', '../main.ts'],
])('%s must not import %s', (path, module) => {
  expect(forbiddenImports({ [path]: `import { value } from '${module}';\n` })).toHaveLength(1);
  expect(forbiddenImports({ [path]: `const a = await import('${module}');\n` })).toHaveLength(1);
  expect(forbiddenImports({ [path]: `import '${module}';\n` })).toHaveLength(1);
  const lines = `import {\n  type A,\n  b,\n} from '${module}';\n`;
  expect(forbiddenImports({ [path]: lines })).toHaveLength(1);
});

test('content and words may import types of the game, and no values', () => {
  for (const folder of ['content', 'words']) {
    const path = `src/${folder}/a.ts`;
    expect(forbiddenImports({ [path]: "import type { A } from '../game/a.ts';\n" })).toEqual([]);
    expect(forbiddenImports({ [path]: "import { a } from '../game/a.ts';\n" })).toHaveLength(1);
  }
});

test('only turn-order.ts may import systems', () => {
  const source = "import { value } from './other.ts';\n";
  expect(forbiddenImports({ 'src/game/systems/turn-order.ts': source })).toEqual([]);
  expect(forbiddenImports({ 'src/game/systems/ai.ts': source })).toEqual([
    'src/game/systems/ai.ts: a system must not import the system src/game/systems/other.ts.',
  ]);
});

test('an allowed import is not reported', () => {
  const source = "import { value } from '../../dungeon/other.ts';\n";
  expect(forbiddenImports({ 'src/game/systems/a.ts': source })).toEqual([]);
});

test('no code names a kind of monster or item', () => {
  const kinds = Object.keys(
    import.meta.glob('../src/content/*/{monsters,items,traps,features,vaults}/*.json', {
      query: '?url',
    }),
  ).map((file) => file.replace(/^.*\/|\.json$/g, ''));
  expect(kinds.length).toBeGreaterThanOrEqual(70);
  // Some kinds share their name with a choice of a field (an arrow flies from a bow) or a message.
  const vocabulary = new Set<string>(Object.keys(wordsOf('en').messages));
  for (const component of componentNames) {
    for (const [, { choices = [] }] of fieldsOf(component)) {
      for (const choice of choices) vocabulary.add(choice);
    }
  }
  for (const [file, source] of Object.entries(sources)) {
    // A campaign's folder defines kinds, and the hero's bag names them.
    if (file.includes('/content/')) continue;
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const named = kinds.filter((kind) => !vocabulary.has(kind) && code.includes(`'${kind}'`));
    expect([file, named]).toEqual([file, []]);
  }
});
