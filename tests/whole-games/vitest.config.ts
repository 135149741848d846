import { defineConfig } from 'vitest/config';
import { atlas } from '../../assets/atlas.ts';
import { rulesHashPlugin } from '../../src/build/rules-hash-plugin.mjs';

/** Whole games in Chromium: `npm run whole-games`. Not part of `npm test`. */
export default defineConfig({
  plugins: [atlas(), rulesHashPlugin()],
  test: {
    setupFiles: 'tests/before-each-file.ts',
    include: ['tests/whole-games/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
});
