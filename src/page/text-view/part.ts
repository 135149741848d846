import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A part of the text view under a heading, which can take the focus of a button that disappears. */
export function makePart(
  settings: Settings,
  className: string,
  heading: (words: Words) => string,
  ...content: HTMLElement[]
): HTMLElement {
  const title = settings.text(element('h2', '', { tabIndex: -1 }), heading);
  return element('div', `text-part ${className}`, title, ...content);
}
