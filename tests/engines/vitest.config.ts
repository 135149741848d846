import { defineConfig } from 'vitest/config';
import { atlas } from '../../assets/atlas.ts';
import { rulesHashPlugin } from '../../src/build/rules-hash-plugin.mjs';

/** The page in Chromium, Firefox and WebKit: `npm run engines`. Not part of `npm test`. */
export default defineConfig({
  plugins: [atlas(), rulesHashPlugin()],
  test: {
    setupFiles: 'tests/before-each-file.ts',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
