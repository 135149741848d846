import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { sharedBrowser } from './chromium.ts';
import { replayingScript } from './replaying-script.ts';

// If this fails and tests/lab/golden.test.ts does not, the rules differ between Node and browser.
test('the replays of the golden run files in the browser equal the recordings of Node in every turn', async () => {
  const script = replayingScript();
  const browser = await sharedBrowser(inject('browserPath'));
  const page = await browser.newPage({ serviceWorkers: 'block' });
  try {
    await page.addScriptTag({ content: await script });
    for (const file of readdirSync('tests/golden/runs')) {
      const text = readFileSync(`tests/golden/runs/${file}`, 'utf8');
      const run = parseRunFile(text);
      expect(await page.evaluate((text) => window.replay(text), text)).toEqual({
        content: run.segments[0].content,
        difference: null,
        lines: run.turns.length,
      });
    }
  } finally {
    await page.close();
  }
});
