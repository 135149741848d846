import {
  type ComponentName,
  componentNames,
  effectBearers,
  type Field,
  fieldsOf,
} from '../game/components.ts';
import { attackLooks, deathLooks } from '../game/kinds.ts';
import { languages } from '../words/languages.ts';
import { descriptions, docOf } from './descriptions.ts';
import { effectsShape } from './effect-shape.ts';
import { fieldShape } from './field-shape.ts';
import {
  choice,
  flag,
  kindName,
  type ObjectShape,
  object,
  optional,
  text,
  word,
} from './shapes.ts';
import { spawnShape } from './spawn.ts';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** A text in each language of the game; only English is required. */
const texts = (doc: string, most: number) =>
  Object.fromEntries(
    languages.map((language) => {
      const shape = text(`${doc} in ${englishNames.of(language)}.`, most);
      return [language, language === 'en' ? shape : optional(shape)];
    }),
  );

const lookShape = object('How it is drawn.', {
  glyph: word('Its character in the glyph look.', /^[^\p{C}\p{Z}\p{M}]$/u, 'one visible character'),
  colour: word('The colour of its glyph.', /^#[0-9a-fA-F]{6}$/, '"#" and six hexadecimal digits'),
  sprite: optional(
    word(
      'Its icon in the tile look: the name of any icon from game-icons.net, or of a drawing of the game.',
      /^[a-z0-9-]{1,60}$/,
      'the name of an icon from game-icons.net, such as "wolf-head"',
    ),
  ),
  showsHealth: optional(flag('Draws its hit points in place of its glyph.')),
  attack: optional(
    choice(
      'The mark of its attacks. Without it, a weapon slashes, a monster claws and a hero crushes.',
      attackLooks,
    ),
  ),
  death: optional(choice('How it dies. Without it, it falls over and fades.', deathLooks)),
});

/** Whether a field holds a plain number, which a bundle can change by `add` and `mul`. */
export function isNumberField({ kind, choices }: Field): boolean {
  return !choices && !['flag', 'dice', 'kind'].includes(kind);
}

/** The value of a field that no bundle sets, as a bundle would write it, or undefined if it has none. */
export function defaultOf(field: Field): number | string | boolean | undefined {
  const { kind, choices, start, min = 0 } = field;
  if (start === undefined || start < min || kind === 'dice' || kind === 'kind') return undefined;
  if (choices) return choices[start];
  return kind === 'flag' ? start === 1 : start;
}

function componentShape(name: ComponentName): ObjectShape {
  const fields = fieldsOf(name);
  const stated = fields.filter(([, { inPlay }]) => !inPlay);
  const keys = stated.map(([field, facts]) => [field, fieldShape(facts, docOf(name, field))]);
  const bears = effectBearers.some((bearer) => bearer === name);
  return {
    ...object(descriptions[name].doc, {
      ...Object.fromEntries(keys),
      ...(bears && { effects: effectsShape }),
    }),
    optional: true,
    inPlay: fields.flatMap(([field, { inPlay }]) => (inPlay ? [field] : [])),
  };
}

/** Components that a bundle can have. */
export const bundleComponents = componentNames.filter((name) => !descriptions[name].inPlay);

/** The whole bundle. */
export const bundleShape: ObjectShape = {
  ...object('A kind of monster, item, trap or hero.', {
    $schema: optional(text('The JSON Schema that an editor uses for this file.', 200)),
    extends: optional(kindName('A bundle to inherit from; fields set here override it.')),
    name: object('Its name.', texts('Its name', 60)),
    about: optional(
      object('One or two sentences for the bestiary.', texts('Its description', 300)),
    ),
    look: lookShape,
    spawn: optional(spawnShape),
    ...Object.fromEntries(bundleComponents.map((name) => [name, componentShape(name)])),
  }),
  inPlay: componentNames.filter((name) => descriptions[name].inPlay),
};
