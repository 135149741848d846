import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * Tests a random sample of the mutants of some files and estimates their score. StrykerJS makes the mutants. Each is
 * written into a copy of the project, where the nearest tests run first: much faster than code that contains all
 * mutants at once. A run that was ended continues. The README explains the variables.
 */
const { SEED = '1', SAMPLE = '100', TESTS = '**', NAME = 'sample' } = process.env;
/** Patterns of files; none for those of `stryker.config.json`. */
const files = process.argv.slice(2);
const folder = resolve('.mutation');
const chosenFile = join(folder, `${NAME}-chosen.json`);
const copy = join(folder, `${NAME}-copy`);

/** Runs a program of the project. */
function run(cwd, program, ...args) {
  const env = { ...process.env, CHOSEN: chosenFile, MUTATED_FILES: files.join(' ') };
  const options = { cwd, encoding: 'utf8', env };
  const path = resolve('node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(path, args, options);
  return { passed: status === 0, output: stdout + stderr };
}

/** Runs test files in the copy up to the first failure. */
async function testsPass(specifications) {
  if (specifications.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

/** Whether a test file is the mirror of a file or imports it. */
function isNear(test, file) {
  const mirror = file.replace('src/', 'tests/').replace('.ts', '.test.ts');
  const name = `/${file.split('/').at(-1)}'`;
  return test.endsWith(mirror) || readFileSync(test, 'utf8').includes(name);
}

/** How a mutant is noticed: by tests, by the compiler, or not at all. */
async function resultOf({ file }) {
  const near = allTests.filter(({ moduleId }) => isNear(moduleId, file));
  if (!(await testsPass(near))) return 'tests';
  if (!run(copy, 'tsc', '-p', '.').passed) return 'types';
  const others = allTests.filter((test) => !near.includes(test));
  return (await testsPass(others)) ? 'survived' : 'tests';
}

/** The text of a file with a mutant. StrykerJS counts lines and columns from 0. */
function mutated(text, { start, end, replacement }) {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const from = starts[start.line] + start.column;
  return text.slice(0, from) + replacement + text.slice(starts[end.line] + end.column);
}

/** A share and its 95% interval by Wilson's method. */
function intervalOf(hits, count) {
  const z = 1.96;
  const share = hits / count;
  const weight = 1 + z ** 2 / count;
  const centre = share + z ** 2 / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2);
  return [share, (centre - spread) / weight, (centre + spread) / weight];
}

const percent = (share) => `${(100 * share).toFixed(0)} %`;

/** A surviving mutant on one line. */
function lineOf({ file, start, mutator, replacement }) {
  const text = replacement.replace(/\s+/g, ' ').slice(0, 80);
  return `- ${file}:${start.line + 1}:${start.column + 1} ${mutator}: \`${text}\``;
}

function report(population, tested) {
  const count = (result) => tested.filter((one) => one.result === result).length;
  const [byTests, byTypes] = [count('tests'), count('types')];
  const [score, low, high] = intervalOf(byTests + byTypes, tested.length);
  return [
    `${files.join(' ') || 'All files'}: ${population} mutants. Seed ${SEED}, tests of ${TESTS}.`,
    `${tested.length} tested: ${byTests} noticed by tests, ${byTypes} by the compiler.`,
    `Score ${percent(score)} (${percent(low)} to ${percent(high)}). Survivors:`,
    ...tested.filter(({ result }) => result === 'survived').map((one) => lineOf(one.mutant)),
    '',
  ].join('\n');
}

/** Decides which mutants are chosen: a run continues only if nothing of this has changed. */
function identityOf() {
  const hash = createHash('sha256').update(JSON.stringify([files, SEED, SAMPLE, TESTS]));
  for (const path of readdirSync('src', { recursive: true }).sort()) {
    if (path.endsWith('.ts')) hash.update(path).update(readFileSync(join('src', path)));
  }
  return hash.digest('hex');
}

// A test process that ends with this one would count as a failure.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const results = join(folder, `${NAME}.json`);
const identity = identityOf();
const earlier = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
const isContinued = earlier?.identity === identity;

if (!isContinued) {
  const config = 'tests/mutation/choose.config.mjs';
  const choosing = run('.', 'stryker', 'run', config);
  if (!choosing.passed) throw new Error(choosing.output);
}
const { population, chosen } = JSON.parse(readFileSync(chosenFile, 'utf8'));
if (population === 0) throw new Error(`${files.join(' ')}: there are no mutants in these files.`);

if (!isContinued) rmSync(copy, { recursive: true, force: true });
const parts = [
  'src',
  'tests',
  'assets',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
// Tests read the documents.
for (const name of [...parts, 'README.md', 'CONTRIBUTING.md']) {
  cpSync(name, join(copy, name), { recursive: true });
}
cpSync('vite.config.ts', join(copy, 'vite.config.ts'));
if (!existsSync(join(copy, 'node_modules'))) {
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}
const vitest = await createVitest('test', {
  root: copy,
  config: 'tests/mutation/vitest.config.ts',
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
});
await vitest.standalone();
const allTests = await vitest.globTestSpecifications();
if (!isContinued && !(await testsPass(allTests))) {
  throw new Error('The tests fail without a mutant.');
}

const tested = isContinued ? earlier.tested : [];
for (const mutant of chosen.slice(tested.length)) {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  const change = (changed) => {
    writeFileSync(path, changed);
    vitest.invalidateFile(path);
  };
  change(mutated(text, mutant));
  tested.push({ mutant, result: await resultOf(mutant) });
  change(text);
  writeFileSync(results, JSON.stringify({ identity, tested }));
  writeFileSync(join(folder, `${NAME}.md`), report(population, tested));
}
await vitest.close();
console.log(report(population, tested));
