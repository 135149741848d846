import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, type Field, fieldsOf } from '../game/components.ts';
import { diceText } from '../game/dice.ts';
import { effectRegistry } from '../game/effects/registry.ts';
import { type EffectUse, type Kind, lootItems } from '../game/kinds.ts';
import { componentText } from '../words/component-text.ts';
import { range } from '../words/numbers.ts';
import type { Names, ReadableKind, Words } from '../words/texts.ts';

/** A power of a kind in words: the name of the component, and a sentence with its numbers. */
export interface PowerText {
  readonly component: ComponentName;
  readonly name: string;
  readonly about: string;
}

/** The powers of a kind: all components that it starts with and that have a sentence. */
export function powersOf(campaign: Campaign, kind: Kind, words: Words, names: Names): PowerText[] {
  const readable = readableKind(campaign, kind, names);
  return kind.components.flatMap(({ name }) => {
    const text = componentText(words, name);
    if (!('about' in text)) return [];
    // The component's name connects fields and words; TypeScript cannot follow that.
    const describe = text.about as (fields: unknown, kind: ReadableKind) => string;
    const sentence = describe(readable[name], readable);
    const about = name === 'Group' ? withEscorts(campaign, kind, sentence, words, names) : sentence;
    const listed = listedTexts(campaign, kind, name, words, names);
    return { component: name, name: text.name, about: words.sentences([about, ...listed]) };
  });
}

/** A sentence for each trigger, item of loot or effect that a component lists. */
function listedTexts(
  campaign: Campaign,
  kind: Kind,
  component: ComponentName,
  words: Words,
  names: Names,
): string[] {
  if (component === 'Triggers') return triggerTexts(campaign, kind, words, names);
  if (component === 'Loot') return lootTexts(campaign, kind, words, names);
  return effectTexts(campaign, kind, component, words, names);
}

/** A sentence with the escorts of a kind and their numbers. */
function withEscorts(
  { kinds }: Campaign,
  kind: Kind,
  sentence: string,
  words: Words,
  names: Names,
): string {
  const escorts = (kind.escorts ?? []).map(({ kind: number, least, most }) => {
    const { id } = number > 0 ? kinds[number] : kind;
    return `${names.kind(id)} ×${range(least, most)}`;
  });
  return words.withCircumstance(sentence, words.list(escorts));
}

/** The effects of a kind in a component, a sentence each; empty for other components. */
export function effectTexts(
  campaign: Campaign,
  kind: Kind,
  component: ComponentName,
  words: Words,
  names: Names,
): string[] {
  const effects = kind.effects as Partial<Record<ComponentName, readonly EffectUse[]>>;
  return usesTexts(campaign, effects[component] ?? [], words, names);
}

/** The triggers of a kind: the moment, the spoken line and the effects. */
function triggerTexts(campaign: Campaign, kind: Kind, words: Words, names: Names): string[] {
  return (kind.triggers ?? []).map(({ when, value, chance, befalls, line, effects }) => {
    const moment = words.moments[when](value);
    const label =
      befalls === 'itself' ? moment : words.joined.remark(moment, words.befalls[befalls]);
    const said = line < 0 ? [] : [words.life.line(names.line(`${kind.id}/${line}`))];
    const all = [...said, ...usesTexts(campaign, effects, words, names)];
    const sentence = words.joined.pair(label, words.sentences(all));
    return chance < 100 ? words.withChance(sentence, chance) : sentence;
  });
}

/** The loot of a kind in a sentence. */
function lootTexts({ kinds }: Campaign, kind: Kind, words: Words, names: Names): string[] {
  const items = lootItems(kind).map(({ item, chance, count }) => {
    const name = words.item(names.kind(kinds[item].id), '', count);
    return chance < 100 ? words.withChance(name, chance) : name;
  });
  return items.length > 0 ? [words.life.loot(words.list(items))] : [];
}

function usesTexts(
  campaign: Campaign,
  effects: readonly EffectUse[],
  words: Words,
  names: Names,
): string[] {
  return effects.map(({ name, chance, values }) => {
    const { parameters } = effectRegistry[name];
    // The name connects the effect and its text; TypeScript cannot follow that.
    const text = words.effects[name] as (values: unknown) => string;
    const sentence = text(readableValues(campaign, Object.entries(parameters), values, names));
    return chance < 100 ? words.withChance(sentence, chance) : sentence;
  });
}

/**
 * The components that a kind starts with, with fields as texts need them: names instead of the
 * numbers of choices and kinds, dice as a bundle states them.
 */
function readableKind(campaign: Campaign, kind: Kind, names: Names): ReadableKind {
  return Object.fromEntries(
    kind.components.map(({ name, fields }) => [
      name,
      readableValues(campaign, fieldsOf(name), fields, names),
    ]),
  );
}

/** The values of fields as texts need them. */
export function readableValues(
  { kinds }: Campaign,
  fields: readonly (readonly [name: string, field: Field])[],
  values: Readonly<Record<string, number>>,
  names: Names,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const value = values[name];
      if (field.choices) return [name, field.choices[value]];
      if (field.kind === 'dice') return [name, diceText(value)];
      // 0 is the hero, which no field can name. Here it means the kind itself.
      if (field.kind === 'kind') return [name, value > 0 ? names.kind(kinds[value].id) : ''];
      return [name, value];
    }),
  );
}
