import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Cell } from '../../src/dungeon/grid.ts';
import { screenLayout } from '../../src/screen/hud/layout.ts';
import { wordsOf } from '../../src/words/loading.ts';

/** Opens the sandbox from an English title screen. Returns a click on a cell of its 21 × 13 floor. */
export async function openSandbox(page: Page): Promise<(cell: Cell) => Promise<void>> {
  await page.getByRole('button', { name: wordsOf('en').ui.placer.heading }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.locator('.sandbox').waitFor();
  const stage = await page.locator('#stage').boundingBox();
  // The palette takes a strip of the window, and the picture is resized.
  const drawn = () => page.locator('#stage canvas').boundingBox();
  // It has whole pixels, which are larger than those of CSS.
  const lacks = async () => (stage?.height ?? 0) - ((await drawn())?.height ?? 0);
  await expect.poll(async () => Math.abs(await lacks())).toBeLessThan(2);
  const {
    map,
    cell: { width: side },
  } = screenLayout({
    width: stage?.width ?? 0,
    height: stage?.height ?? 0,
    ratio: 1,
    columns: 21,
    rows: 13,
    touch: false,
    backdrop: false,
    cells: 'tiles',
    buttons: 8,
  });
  const left = map.x + Math.max(0, (map.width - 21 * side) / 2);
  const top = map.y + Math.max(0, (map.height - 13 * side) / 2);
  return ({ x, y }) => page.mouse.click(left + (x + 0.5) * side, top + (y + 0.5) * side);
}
