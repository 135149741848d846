import type { Words } from '../words/texts.ts';
import type { Description } from './description.ts';

/** Describes a value of the HUD, which shows it as `text`. */
export function describeValue(
  name: keyof Words['ui']['meaning'],
  text: string,
  { ui }: Words,
): Description {
  return {
    heading: text === '' ? ui.map : text,
    marks: [],
    lines: [ui.meaning[name]],
    danger: null,
  };
}
