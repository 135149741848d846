import type { Words } from '../words/texts.ts';
import type { Description } from './description.ts';

/** Describes a value of the HUD, which shows it as `text`. */
export function describeValue(
  name: keyof Words['look']['values'],
  text: string,
  { look, ui }: Words,
): Description {
  return {
    heading: text === '' ? ui.map : text,
    marks: [],
    lines: [look.values[name]],
    danger: null,
  };
}
