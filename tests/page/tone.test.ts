import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shownTones } from '../../src/describe/tone.ts';
import { palettes } from '../../src/page/options/options.ts';
import { palettes as colours } from '../../src/screen/palettes.ts';

const css = readFileSync('src/page/sheets/searched-log.css', 'utf8');

/** The colour of a selector in the style sheet. */
function colourOf(selector: string): string | undefined {
  const start = css.indexOf(`\n${selector} {`);
  return start < 0 ? undefined : /color: #(\w+)/.exec(css.slice(start))?.[1];
}

describe.each(palettes)('the log window in the palette %s', (palette) => {
  test.each(shownTones)('the log window has the colour of the HUD for %s', (tone) => {
    const own = colourOf(`[data-palette="${palette}"] .tone-${tone}`);
    const expected = colours[palette].tones[tone].toString(16).padStart(6, '0');
    expect(own ?? colourOf(`.tone-${tone}`)).toBe(expected);
  });
});
