import { readdirSync, readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { expect, inject, test } from 'vitest';
import { parseRunFile } from '../../src/records/run-file.ts';
import { launch } from './chromium.ts';

/** The rules as one script, for an empty page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'tests/browser/replaying.ts', formats: ['iife'], name: 'replaying' },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[];
  return output[0].code;
}

// If this fails and tests/lab/golden.test.ts does not, the rules differ between Node and browser.
test('the replays of the golden run files in the browser equal the recordings of Node in every turn', async () => {
  const script = bundle();
  const browser = await launch(inject('browserPath'));
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await script });
    for (const file of readdirSync('tests/golden/runs')) {
      const text = readFileSync(`tests/golden/runs/${file}`, 'utf8');
      const run = parseRunFile(text);
      expect(await page.evaluate((text) => window.replay(text), text)).toEqual({
        content: run.content,
        difference: null,
        turns: run.turns.length,
      });
    }
  } finally {
    await browser.close();
  }
});
