import { takesText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { Options } from './options.ts';

/** The options that style sheets read from the root element. */

/** Keeps the size of texts, the colours and the motion of the page, with its speed, as the player or the device wants. */
export function applyToRoot(settings: Settings): void {
  const device = matchMedia('(prefers-reduced-motion: reduce)');
  const { style, dataset } = document.documentElement;
  settings.follow((_, { textSize, motion, animationSpeed, palette }) => {
    style.setProperty('--text-scale', `${textSize / 100}`);
    style.setProperty('--speed', `${animationSpeed / 100}`);
    dataset.palette = palette;
    dataset.motion = isReduced(motion, device) ? 'reduced' : 'full';
  });
  device.addEventListener('change', () => settings.refresh());
}

/** Notes the first key that is pressed outside of a text field, where a phone's own keyboard types. */
export function noteKeyboard(): void {
  const note = ({ target, isTrusted }: KeyboardEvent) => {
    if (!isTrusted || takesText(target)) return;
    document.documentElement.dataset.keyboard = '';
    window.removeEventListener('keydown', note, { capture: true });
  };
  window.addEventListener('keydown', note, { capture: true });
}

/** Whether the player presses buttons with a finger. */
export function usesTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether the names of keys help: the device has a mouse, or a key was pressed. */
export function usesKeyboard(): boolean {
  return !usesTouch() || document.documentElement.dataset.keyboard !== undefined;
}

/** Whether things on the page stand still. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}

function isReduced(motion: Options['motion'], device: MediaQueryList): boolean {
  return motion === 'auto' ? device.matches : motion === 'reduced';
}
