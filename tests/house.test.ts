import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentNames, fieldsOf } from '../src/game/components.ts';
import { wordsOf } from '../src/words/loading.ts';

/** Lints a small house of these files under the project's own rules; gives the rules broken. */
function brokenRules(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  spawnSync('git', ['init', '-q', house]);
  writeFileSync(join(house, '.gitignore'), '');
  cpSync('biome.json', join(house, 'biome.json'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), source);
  }
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '.'], {
    cwd: house,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('Checked');
  return [...(stdout + stderr).matchAll(/lint\/\w+\/(\w+)/g)].map(([, rule]) => rule);
}

const value = 'export const value = 1;\n';

describe('an arrow that the house forbids fails the lint', () => {
  test.each([
    ['dungeon', '../game/other.ts'],
    ['dungeon', 'bitecs'],
    ['game', '../screen/other.ts'],
    ['game', '../content/simple/other.ts'],
    ['game', '../page/other.ts'],
    ['game', '../lab/other.ts'],
    ['game', 'pixi.js'],
    ['game', 'node:fs'],
    ['content', '../screen/other.ts'],
    ['words', '../screen/other.ts'],
    ['screen', '../controls/other.ts'],
    ['screen', '../page/other.ts'],
    ['controls', '../screen/other.ts'],
    ['page', '../screen/other.ts'],
    ['lab', '../screen/other.ts'],
    ['lab', '../main.ts'],
    ['page', '../app/other.ts'],
    ['app', '../content/simple/other.ts'],
    ['app', '../main.ts'],
  ])('%s → %s', (folder, source) => {
    const broken = brokenRules({
      [`src/${folder}/room.ts`]: `import { value } from '${source}';\nexport const room = value;\n`,
    });
    expect(broken).toEqual(['noRestrictedImports']);
  });

  test('a circle', () => {
    const broken = brokenRules({
      'src/game/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
      'src/game/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
    });
    expect(broken).toContain('noImportCycles');
  });

  test('and an allowed one does not', () => {
    const broken = brokenRules({
      'src/dungeon/other.ts': value,
      'src/game/room.ts': `import { value } from '../dungeon/other.ts';\nexport const room = value;\n`,
    });
    expect(broken).toEqual([]);
  });
});

test.each([
  ['Math.random()', 'noJsRestrictedProperties'],
  ['Date.now()', 'noRestrictedGlobals'],
  ['performance.now()', 'noRestrictedGlobals'],
])('the rules may not ask %s', (expression, rule) => {
  for (const folder of ['game', 'dungeon']) {
    expect(
      brokenRules({ [`src/${folder}/room.ts`]: `export const room = ${expression};\n` }),
    ).toEqual([rule]);
  }
});

const sources = import.meta.glob<string>('../src/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

test('content knows the game by its types only', () => {
  const files = Object.entries(sources).filter(([file]) => file.includes('/content/'));
  expect(files.length).toBeGreaterThan(0);
  for (const [file, source] of files) {
    const values = [...source.matchAll(/^import (?!type ).*'(.*\/game\/.*)'/gm)];
    expect([file, values.map(([, from]) => from)]).toEqual([file, []]);
  }
});

test('no code names a kind of monster or item', () => {
  const kinds = Object.keys(
    import.meta.glob('../src/content/*/{monsters,items,traps}/*.json', { query: '?url' }),
  ).map((file) => file.replace(/^.*\/|\.json$/g, ''));
  expect(kinds.length).toBeGreaterThanOrEqual(70);
  // A few kinds are called like a choice that bundles have (an arrow flies from a bow) or a message.
  const vocabulary = new Set<string>(Object.keys(wordsOf('en').messages));
  for (const component of componentNames) {
    for (const [, { choices = [] }] of fieldsOf(component)) {
      for (const choice of choices) vocabulary.add(choice);
    }
  }
  for (const [file, source] of Object.entries(sources)) {
    // A campaign's folder is where kinds are at home: its hero's pack names them.
    if (file.includes('/content/')) continue;
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const named = kinds.filter((kind) => !vocabulary.has(kind) && code.includes(`'${kind}'`));
    expect([file, named]).toEqual([file, []]);
  }
});
