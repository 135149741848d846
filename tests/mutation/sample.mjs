import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Tests a random sample of the mutants of some files and estimates their score. StrykerJS makes the mutants. Each is
 * written into a copy of the project, where the nearest tests run first: much faster than code that contains all
 * mutants at once. A run that was ended continues. The README explains the variables.
 */
const { SEED = '1', TESTS = '**', NAME = 'sample', CPU_SECONDS = '60' } = process.env;
const files = process.argv[2] ?? 'src/{game,dungeon,state,bundles,screen,controls,words}/**/*.ts';
const folder = resolve('.mutation');
const chosenFile = join(folder, `${NAME}-chosen.json`);
const copy = join(folder, `${NAME}-copy`);

/** Runs a program of the project. A process that uses too much time of a processor is ended. */
function run(cwd, program, ...args) {
  const limited = `ulimit -t ${CPU_SECONDS}; exec node_modules/.bin/"$0" "$@"`;
  const options = { cwd, encoding: 'utf8', env: { ...process.env, TESTS, CHOSEN: chosenFile } };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', limited, program, ...args], options);
  return { passed: status === 0, output: stdout + stderr };
}

/** Runs tests in the copy up to the first that fails: those of some files, or all. */
function testsPass(...filters) {
  const config = 'tests/mutation/vitest.config.ts';
  const args = ['run', '--config', config, '--bail', '1', '--maxWorkers', '1', '--passWithNoTests'];
  return run(copy, 'vitest', ...args, ...filters).passed;
}

/** The tests of a file: its mirror, and those that import it. */
function nearestTests(file) {
  const mirror = file.replace('src/', 'tests/').replace('.ts', '.test.ts');
  const name = `/${file.split('/').at(-1)}'`;
  const all = readdirSync(join(copy, 'tests'), { recursive: true }).map((path) => `tests/${path}`);
  return all.filter(
    (path) =>
      path.endsWith('.test.ts') &&
      (path === mirror || readFileSync(join(copy, path), 'utf8').includes(name)),
  );
}

/** How a mutant is noticed: by tests, by the compiler, or not at all. */
function resultOf({ file }) {
  const nearest = nearestTests(file);
  if (nearest.length > 0 && !testsPass(...nearest)) return 'tests';
  if (!run(copy, 'tsc', '-p', '.').passed) return 'types';
  return testsPass() ? 'survived' : 'tests';
}

/** The text of a file with a mutant. StrykerJS counts lines and columns from 0. */
function mutated(text, { start, end, replacement }) {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const from = starts[start.line] + start.column;
  return text.slice(0, from) + replacement + text.slice(starts[end.line] + end.column);
}

/** A share and its 95 % interval by Wilson's method. */
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
    `${files}: ${population} mutants. Seed ${SEED}, tests of ${TESTS}.`,
    `${tested.length} tested: ${byTests} noticed by tests, ${byTypes} by the compiler.`,
    `Score ${percent(score)} (${percent(low)} to ${percent(high)}). Survivors:`,
    ...tested.filter(({ result }) => result === 'survived').map((one) => lineOf(one.mutant)),
    '',
  ].join('\n');
}

const results = join(folder, `${NAME}.json`);
const earlier = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
const isContinued = earlier !== null && earlier.files === files && earlier.seed === SEED;

if (!isContinued) {
  const config = 'tests/mutation/choose.config.mjs';
  const choosing = run('.', 'stryker', 'run', config, '--mutate', files);
  if (!choosing.passed) throw new Error(choosing.output);
}
const { population, chosen } = JSON.parse(readFileSync(chosenFile, 'utf8'));

for (const name of ['src', 'tests', 'assets', 'index.html', 'package.json', 'tsconfig.json']) {
  cpSync(name, join(copy, name), { recursive: true });
}
cpSync('vite.config.ts', join(copy, 'vite.config.ts'));
if (!existsSync(join(copy, 'node_modules'))) {
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}
if (!isContinued && !testsPass()) throw new Error('The tests fail without a mutant.');

const tested = isContinued ? earlier.tested : [];
for (const mutant of chosen.slice(tested.length)) {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(text, mutant));
  tested.push({ mutant, result: resultOf(mutant) });
  writeFileSync(path, text);
  writeFileSync(results, JSON.stringify({ files, seed: SEED, tested }));
  writeFileSync(join(folder, `${NAME}.md`), report(population, tested));
}
console.log(report(population, tested));
