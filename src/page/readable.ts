import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, fieldsOf } from '../game/components.ts';
import { diceText } from '../game/dice.ts';
import type { Kind } from '../game/kinds.ts';
import { textIn } from '../words/sentences.ts';
import type { Language, ReadableKind } from '../words/texts.ts';

/**
 * The components that a kind starts with, with fields as texts need them: names instead of the
 * numbers of choices and kinds, dice as a bundle states them.
 */
export function readableKind({ kinds }: Campaign, kind: Kind, language: Language): ReadableKind {
  const read = (component: ComponentName, fields: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      fieldsOf(component).map(([name, field]) => {
        const value = fields[name];
        if (field.choices) return [name, field.choices[value]];
        if (field.kind === 'dice') return [name, diceText(value)];
        // 0 is the hero, which no field can name. Here it means the kind itself.
        if (field.kind === 'kind')
          return [name, value > 0 ? textIn(kinds[value].name, language) : ''];
        return [name, value];
      }),
    );
  return Object.fromEntries(kind.components.map(({ name, fields }) => [name, read(name, fields)]));
}
