import type { Options } from './options.ts';
import type { Settings } from './settings.ts';

/** The options that style sheets read from the root element. */

/** Keeps the size of texts, the colours and the motion of the page as the player, or the device, wants them. */
export function applyToRoot(settings: Settings): void {
  const device = matchMedia('(prefers-reduced-motion: reduce)');
  const { style, dataset } = document.documentElement;
  settings.follow((_, { textSize, motion, palette }) => {
    style.setProperty('--text-scale', `${textSize / 100}`);
    dataset.palette = palette;
    dataset.motion = isReduced(motion, device) ? 'reduced' : 'full';
  });
  device.addEventListener('change', () => settings.refresh());
}

/** Whether things on the page stand still. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}

function isReduced(motion: Options['motion'], device: MediaQueryList): boolean {
  return motion === 'auto' ? device.matches : motion === 'reduced';
}
