import { backdropLayout, isWide, type LayoutInput, type ScreenLayout } from '../screen-layout.ts';
import { belowLayout } from './layout-below.ts';
import { compactLayout } from './layout-compact.ts';
import { fullLayout } from './layout-full.ts';

/** The place of everything on the screen, as a pure function of the window and the floor. */
export function screenLayout(input: LayoutInput): ScreenLayout {
  if (input.backdrop) return backdropLayout(input);
  const roomy = isWide(input) ? belowLayout(input) : fullLayout(input);
  return roomy ?? compactLayout(input);
}
