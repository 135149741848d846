import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/page';
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
/** A block with the rules for devices whose pointer can hover; its rules are indented. */
const hoverBlock = /@media \(hover: hover\) \{\n(?: .*\n|\n)*\}/g;

test.each(sheets)('%s has styles of a hovering pointer only where there is one', (file) => {
  const css = readFileSync(`${folder}/${file}`, 'utf8');
  expect(css.replace(hoverBlock, '')).not.toContain(':hover');
});
