import { backdropLayout, isWide, type LayoutInput, type ScreenLayout } from '../screen-layout.ts';
import { belowLayout } from './layout-below.ts';
import { compactLayout } from './layout-compact.ts';
import { fullLayout } from './layout-full.ts';
import { type LayoutWithoutBag, withOpenBag } from './open-bag.ts';
import { zoomed } from './zoom.ts';

/** The place of everything on the screen, as a pure function of the window and the floor. */
export function screenLayout(input: LayoutInput): ScreenLayout {
  if (input.backdrop) return backdropLayout(input);
  const usual = layoutOf(input);
  const factor = input.scale?.text ?? 1;
  const scaled =
    factor === 1 ? usual : layoutOf({ ...input, text: Math.round(usual.text * factor) });
  return zoomed(withOpenBag(scaled, input), input);
}

function layoutOf(input: LayoutInput): LayoutWithoutBag {
  const roomy = isWide(input) ? belowLayout(input) : fullLayout(input);
  return roomy ?? compactLayout(input);
}
