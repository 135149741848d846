import type { Page } from 'playwright-core';
import { buttonsOf } from '../../src/controls/buttons.ts';
import { keyTables } from '../../src/controls/key-tables.ts';
import type { Game } from '../../src/game/world.ts';
import { slotsOf } from '../../src/screen/hud/bag-layout.ts';
import { barCount, hasNumbers } from '../../src/screen/hud/hud-values.ts';
import { screenLayout } from '../../src/screen/hud/layout.ts';
import { hasStands, roomForStands } from '../../src/screen/map/has-stands.ts';
import { type ScreenLayout, shapeOf } from '../../src/screen/screen-layout.ts';
import { wordsOf } from '../../src/words/loading.ts';

/** The layout of a page for fingers, in a window whose CSS pixels are whole pixels. */
export function touchedLayout(
  game: Game,
  window: { readonly width: number; readonly height: number },
): ScreenLayout {
  const { campaign, floor } = game;
  return screenLayout({
    ...window,
    ratio: 1,
    columns: floor.grid.width,
    rows: floor.grid.height,
    around: hasStands(game) ? roomForStands : 0,
    touch: true,
    cells: shapeOf(campaign.look, campaign),
    buttons: buttonsOf(game, keyTables[campaign.keys], wordsOf('en'), true).length,
    slots: slotsOf(game),
    bars: barCount(game),
    numbers: hasNumbers(game),
    backdrop: false,
  });
}

/** Sends a gesture of fingers: each step has the places of all of them. */
export async function gesture(
  page: Page,
  steps: readonly (readonly { x: number; y: number }[])[],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof steps)[number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  // Without a wait between them: a finger that rests would look at the cell under it.
  await Promise.all([
    send('touchStart', steps[0]),
    ...steps.slice(1).map((points) => send('touchMove', points)),
    send('touchEnd', []),
  ]);
  await client.detach();
}
