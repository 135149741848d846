import type { Words } from '../words/texts.ts';
import type { Description } from './description.ts';
import type { ConditionName } from './hero.ts';

/** Describes the values of the HUD to a player who points at them. */

/** The name of a value of the HUD: a number, another part, or a condition of the hero. */
export type ValueName = keyof Words['ui']['meaning'] | ConditionName;

/** Describes a value of the HUD, which shows it as `text`. */
export function describeValue(name: ValueName, text: string, { ui }: Words): Description {
  const meanings = { ...ui.meaning, ...ui.condition };
  return {
    heading: text === '' ? ui.map : text,
    marks: [],
    lines: [meanings[name]],
    danger: null,
  };
}
