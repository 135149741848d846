import type { Words } from '../words/texts.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** Makes a hidden panel over the map, with a heading of the id `NAME-heading`. The game keeps its keys. */
export function makeFloatingPanel(
  settings: Settings,
  name: string,
  heading: (words: Words) => string,
  close: () => void,
  ...content: HTMLElement[]
): HTMLElement {
  const title = settings.text(element('h2', '', { id: `${name}-heading` }), heading);
  const header = element('header', '', title, makeCloseButton(settings, close));
  const body = element('div', `${name}-body`, { tabIndex: 0 }, ...content);
  const panel = element('aside', name, { hidden: true }, header, body);
  panel.setAttribute('aria-labelledby', title.id);
  keepOwnKeys(panel);
  return panel;
}

/** Keeps the keys that press a control of a panel from the game. */
export function keepOwnKeys(window: HTMLElement): void {
  window.addEventListener('keydown', (event) => {
    const { target, code } = event;
    const presses = code === 'Space' || code === 'Enter' || code === 'NumpadEnter';
    const isControl =
      target instanceof HTMLElement && target.matches('button, input, select, summary');
    if (presses && isControl) event.stopPropagation();
  });
}

/** The rectangles of the open panels over the map. */
export function panelsOn(map: DOMRectReadOnly | null): DOMRectReadOnly[] {
  if (!map) return [];
  const panels = document.querySelectorAll<HTMLElement>('.profiler, .inspector');
  return [...panels]
    .filter((one) => !one.hidden && covers(one, map))
    .map((one) => one.getBoundingClientRect());
}

/** Tells the style sheet of a panel the visible part of the floor, in CSS pixels. */
export function setMap(panel: HTMLElement, { left, top, width, height }: DOMRectReadOnly): void {
  for (const [side, value] of Object.entries({ left, top, width, height })) {
    panel.style.setProperty(`--map-${side}`, `${value}px`);
  }
}

/**
 * Moves a panel to the other side when it covers a box, in CSS pixels, unless it covers it there too. Reports whether
 * the panel moved.
 */
export function keepClear(window: HTMLElement, box: DOMRectReadOnly): boolean {
  if (!covers(window, box)) return false;
  window.classList.toggle('across');
  const isClear = !covers(window, box);
  if (!isClear) window.classList.toggle('across');
  return isClear;
}

function covers(window: HTMLElement, box: DOMRectReadOnly): boolean {
  const { left, right, top, bottom } = window.getBoundingClientRect();
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}
