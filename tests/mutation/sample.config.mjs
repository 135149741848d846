import { readFileSync } from 'node:fs';

const all = JSON.parse(readFileSync(new URL('stryker.config.json', import.meta.url), 'utf8'));

/** Tests a random sample of the mutants. One process and long timeouts: other programs may be running. */
export default {
  ...all,
  appendPlugins: ['./tests/mutation/sample.mjs'],
  checkers: ['sample'],
  reporters: ['progress', 'sample'],
  concurrency: 1,
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60_000,
  timeoutFactor: 4,
  incremental: false,
  tempDirName: '.mutation/sample-sandbox',
};
