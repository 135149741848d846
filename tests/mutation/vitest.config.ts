import { defineConfig } from 'vitest/config';
import { atlas } from '../../assets/atlas.ts';
import { iconNamesPlugin } from '../../src/build/icon-names-plugin.mjs';
import { reportPagePlugin } from '../../src/build/report-page-plugin.mjs';
import { rulesHashPlugin } from '../../src/build/rules-hash-plugin.mjs';

/** The folder of the tests that run; all folders by default. */
const { TESTS = '**' } = process.env;

/**
 * The unit tests that StrykerJS runs against each mutant: no processes, no browser, no builds. Long
 * random games are left out, because each mutant would wait for them.
 */
export default defineConfig({
  plugins: [atlas(), rulesHashPlugin(), iconNamesPlugin(), reportPagePlugin()],
  test: {
    setupFiles: 'tests/before-each-file.ts',
    include: [`tests/${TESTS}/**/*.test.ts`],
    exclude: [
      ...[
        'node_modules/**',
        'bench/**',
        'browser/**',
        'engines/**',
        'whole-games/**',
        'lab/**',
        'content/guide.test.ts',
        'cli/**',
      ],
      ...['import-rules.test.ts', 'lint-rules.test.ts', 'game/invariants.test.ts'],
      ...['scenarios/whole-game.test.ts', 'scenarios/rogue-journey.test.ts'],
      ...['game/floors/rogue-floors.test.ts', 'game/rates.test.ts', 'state/exactness.test.ts'],
    ].map((pattern) => `**/${pattern}`),
    // Test files that share their modules are faster, but the coverage of all tests would be too large.
    isolate: TESTS === '**',
    // Instrumented code is slow.
    testTimeout: 120_000,
  },
});
