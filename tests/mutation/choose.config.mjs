import { readFileSync } from 'node:fs';

const { MUTATED_FILES = '' } = process.env;
const all = JSON.parse(readFileSync(new URL('stryker.config.json', import.meta.url), 'utf8'));

/** Chooses a sample and tests no mutant. `ignoreStatic` is off: the sample contains all mutants. */
export default {
  ...all,
  mutate: MUTATED_FILES === '' ? all.mutate : MUTATED_FILES.split(' '),
  appendPlugins: ['./tests/mutation/choose.mjs'],
  checkers: ['choose'],
  testRunner: 'command',
  commandRunner: { command: 'node --version' },
  coverageAnalysis: 'off',
  ignoreStatic: false,
  reporters: [],
  concurrency: 1,
  incremental: false,
  tempDirName: '.mutation/choose-sandbox',
};
