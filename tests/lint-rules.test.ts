import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

/** Lints a small project of these files with the project's own settings; returns the broken rules. */
function brokenRules(files: Record<string, string>): string[] {
  const folder = scratchFolder('lint');
  spawnSync('git', ['init', '-q', folder]);
  writeFileSync(join(folder, '.gitignore'), '');
  cpSync('biome.json', join(folder, 'biome.json'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('Checked');
  return [...(stdout + stderr).matchAll(/lint\/\w+\/(\w+)/g)].map(([, rule]) => rule);
}

test.each(['src/game', 'src/app'])('an import cycle in %s fails the lint', (folder) => {
  const broken = brokenRules({
    [`${folder}/a.ts`]: `import { b } from './b.ts';\nexport const a = () => b;\n`,
    [`${folder}/b.ts`]: `import { a } from './a.ts';\nexport const b = () => a;\n`,
  });
  expect(broken).toContain('noImportCycles');
});

test.each([
  ['src/app', []],
  ['src/page', ['noImportCycles', 'noImportCycles']],
])('a cycle of types alone breaks in %s the rules %j', (folder, rules) => {
  const broken = brokenRules({
    [`${folder}/a.ts`]: `import type { B } from './b.ts';\nexport type A = B | null;\n`,
    [`${folder}/b.ts`]: `import type { A } from './a.ts';\nexport type B = A[];\n`,
  });
  expect(broken).toEqual(rules);
});

test('a function of the program that decides too much at once fails the lint', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'return n;' : `if (n > ${depth}) {\n${nested(depth - 1)}\n}`;
  const source = `export function deep(n: number): number {\n${nested(7)}\nreturn 0;\n}\n`;
  const broken = brokenRules({ 'src/lab/a.ts': source, 'tests/a.ts': source });
  expect(broken).toEqual(['noExcessiveCognitiveComplexity']);
});

test.each([
  ['Math.random()', 'noJsRestrictedProperties'],
  ['Date.now()', 'noRestrictedGlobals'],
  ['performance.now()', 'noRestrictedGlobals'],
  ['setTimeout(Boolean)', 'noRestrictedGlobals'],
])('the rules may not use %s', (expression, rule) => {
  const paths = ['game', 'dungeon', 'state'].map((folder) => `src/${folder}/a.ts`);
  const source = `export const value = ${expression};\n`;
  const broken = brokenRules(Object.fromEntries(paths.map((path) => [path, source])));
  expect(broken).toEqual([rule, rule, rule]);
});
