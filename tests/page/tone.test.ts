import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tones } from '../../src/game/events.ts';
import { toneColours } from '../../src/screen/colours.ts';

const css = readFileSync('src/page/sheets.css', 'utf8');

test.each(tones)('the log window has the colour of the HUD for %s', (tone) => {
  const colour = new RegExp(`\\.tone-${tone} \\{\\s*color: #(\\w+)`).exec(css)?.[1];
  expect(colour).toBe(toneColours[tone].toString(16).padStart(6, '0'));
});
