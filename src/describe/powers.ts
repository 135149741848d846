import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, fieldsOf } from '../game/components.ts';
import { diceText } from '../game/dice.ts';
import type { Kind } from '../game/kinds.ts';
import type { ComponentText, Names, ReadableKind, Words } from '../words/texts.ts';

/** Components that are shown as numbers or in separate lines, not among the powers. */
const plainParts: readonly ComponentName[] = [
  'Health',
  'Stats',
  'Fighter',
  'AI',
  'Reward',
  'Item',
  'Trap',
];

/** A power of a kind in words: the name of the component, and a sentence with its numbers. */
export interface Power {
  readonly component: ComponentName;
  readonly name: string;
  readonly about: string;
}

/** The powers of a kind: all components that it starts with, except plain numbers. */
export function powersOf(campaign: Campaign, kind: Kind, words: Words, names: Names): Power[] {
  const readable = readableKind(campaign, kind, names);
  return kind.components
    .filter(({ name }) => !plainParts.includes(name))
    .map(({ name }) => {
      const text: ComponentText = words.components[name];
      // The component's name connects fields and words; TypeScript cannot follow that.
      const about = text.about as (fields: unknown, kind: ReadableKind) => string;
      return { component: name, name: text.name, about: about(readable[name], readable) };
    });
}

/**
 * The components that a kind starts with, with fields as texts need them: names instead of the
 * numbers of choices and kinds, dice as a bundle states them.
 */
function readableKind({ kinds }: Campaign, kind: Kind, names: Names): ReadableKind {
  const read = (component: ComponentName, fields: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      fieldsOf(component).map(([name, field]) => {
        const value = fields[name];
        if (field.choices) return [name, field.choices[value]];
        if (field.kind === 'dice') return [name, diceText(value)];
        // 0 is the hero, which no field can name. Here it means the kind itself.
        if (field.kind === 'kind') return [name, value > 0 ? names.kind(kinds[value].id) : ''];
        return [name, value];
      }),
    );
  return Object.fromEntries(kind.components.map(({ name, fields }) => [name, read(name, fields)]));
}
