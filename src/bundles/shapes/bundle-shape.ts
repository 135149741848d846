import {
  type ComponentName,
  componentNames,
  effectBearers,
  type Field,
  fieldsOf,
} from '../../game/components.ts';
import { attackLooks, deathLooks, escortFields } from '../../game/kinds.ts';
import { isObject } from '../json.ts';
import { bundleComponents } from './component-needs.ts';
import { effectsShape } from './effect-shape.ts';
import { type DocOf, fieldShape } from './field-shape.ts';
import { goalsShape } from './goal-shape.ts';
import { lootShape } from './loot-shape.ts';
import {
  choice,
  colour,
  flag,
  glyph,
  kindName,
  type ListShape,
  name,
  type ObjectShape,
  object,
  optional,
  type Shape,
  spritePattern,
  text,
  texts,
  type ValueShape,
} from './shapes.ts';
import { spawnShape } from './spawn-shape.ts';
import { triggersShape } from './trigger-shape.ts';

const baseName = kindName('A bundle.');
const tagPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

const spriteName = (doc: string) =>
  name(
    doc,
    spritePattern,
    'the name of an icon from game-icons.net, such as "wolf-head", or a sprite such as "pack:ghoul"',
  );

const lookShape = object('How it is drawn.', {
  glyph: glyph('Its character in the glyph look.'),
  colour: colour('The colour of its glyph.'),
  sprite: optional(
    spriteName(
      'Its icon in the tile look: the name of any icon from game-icons.net, of a drawing of the game, or of a sprite of a pack.',
    ),
  ),
  variants: optional({
    form: 'list',
    doc: 'Icons that its actors have in turn with `sprite`, so that they differ. A bundle that extends this one inherits them; `null` removes them.',
    each: spriteName('An icon.'),
    most: 12,
  }),
  showsHealth: optional(flag('Draws its hit points in place of its glyph.')),
  attack: optional(
    choice(
      'The mark of its attacks. Without it, a weapon slashes, a monster claws and a hero crushes.',
      attackLooks,
    ),
  ),
  death: optional(
    choice(
      'How it dies. Without it, it falls over and fades, or breaks if it explodes. At rest, actors that flutter or dissolve float, actors that break stand still, and others breathe.',
      deathLooks,
    ),
  ),
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

const factionName = (doc: string) =>
  name(doc, /^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens, such as "goblins"');

const factionKeys: Readonly<Record<string, Shape>> = {
  name: factionName('Any name. "hero" is the side of the hero.'),
  fights: {
    form: 'list',
    doc: 'The factions that it fights, which then fight it, too. "hero" is the hero with its allies, "monsters" all monsters without a faction. Without it, ["hero"].',
    optional: true,
    most: 20,
    each: factionName('A faction.'),
  },
};

const escortDocs: Readonly<Record<keyof typeof escortFields, string>> = {
  kind: 'The kind of monster.',
  least: 'The smallest number.',
  most: 'The largest number. Without it, the smallest number, and at least one.',
};

const escortsShape: Shape = {
  form: 'list',
  doc: 'The monsters that arrive with it.',
  most: 9,
  each: object('Monsters of one kind.', {
    kind: fieldShape(escortFields.kind, escortDocs.kind),
    least: fieldShape(escortFields.least, escortDocs.least),
    most: fieldShape(escortFields.most, escortDocs.most),
  }),
};

/** The text of a feature. */
const featureSays: Shape = optional(
  object('The sentence in the log when the hero uses it.', texts('The sentence', 200)),
);

/** The parts of a component in bundles other than its fields. They belong to the kind. */
function extrasOf(name: ComponentName, docOf: DocOf): Readonly<Record<string, Shape>> {
  if (name === 'AI') return { goals: goalsShape(docOf) };
  if (name === 'Faction') return factionKeys;
  if (name === 'Feature') return { says: featureSays, effects: effectsShape };
  if (name === 'Group') return { escorts: escortsShape };
  return effectBearers.some((bearer) => bearer === name) ? { effects: effectsShape } : {};
}

/** A component in bundles. A component that a bundle writes as a list has fields that only play sets. */
function componentShape(name: ComponentName, docOf: DocOf): ObjectShape | ListShape {
  const doc = docOf(name);
  if (name === 'Loot') return lootShape(doc);
  if (name === 'Triggers') return triggersShape(doc);
  const fields = fieldsOf(name);
  const stated = fields.filter(([, { inPlay }]) => !inPlay);
  const keys = stated.map(([field, facts]) => [field, fieldShape(facts, docOf(name, field))]);
  return {
    ...object(doc, { ...Object.fromEntries(keys), ...extrasOf(name, docOf) }),
    optional: true,
    inPlay: fields.flatMap(([field, { inPlay }]) => (inPlay ? [field] : [])),
  };
}

/** The names of bundles to inherit from. */
const basesShape: ValueShape = {
  form: 'value',
  doc: 'A bundle to inherit from, or a list of them; later ones override earlier ones, and fields set here override all.',
  mustBe:
    'the name of a bundle’s file without its ending, such as "giant-rat", or a list of 1 to 8 different names',
  isName: true,
  json: {
    anyOf: [baseName.json, { type: 'array', items: baseName.json, minItems: 1, maxItems: 8 }],
  },
  accepts: (value) =>
    Array.isArray(value)
      ? value.length > 0 &&
        value.length <= 8 &&
        new Set(value).size === value.length &&
        value.every(baseName.accepts)
      : baseName.accepts(value),
};

/** The kinds that a patch changes. */
const patchShape: ValueShape = {
  form: 'value',
  doc: 'This file changes this kind, or with {"tag": …} all kinds with a tag, instead of defining a kind.',
  mustBe: 'the name of a kind, such as "giant-rat", or {"tag": "…"}',
  isName: true,
  json: {
    anyOf: [
      baseName.json,
      {
        type: 'object',
        properties: { tag: { type: 'string', pattern: tagPattern.source } },
        required: ['tag'],
        additionalProperties: false,
      },
    ],
  },
  accepts: (value) =>
    isObject(value)
      ? Object.keys(value).join() === 'tag' && tagPattern.test(String(value.tag))
      : baseName.accepts(value),
};

/** The shape of a whole bundle, with the purposes of components and fields. */
export function makeBundleShape(docOf: DocOf): ObjectShape {
  const shape = object('A kind of monster, item, trap, feature or hero.', {
    $schema: optional(text('The JSON Schema that an editor uses for this file.', 200)),
    extends: optional(basesShape),
    abstract: optional(
      flag(
        'Only other bundles use it, by "extends". It defines no kind, and parts may be missing.',
      ),
    ),
    patch: optional(patchShape),
    tags: optional({
      form: 'list',
      doc: 'Words by which patches find it.',
      each: name('A tag.', tagPattern, 'a word of small letters, digits and hyphens'),
      most: 20,
    }),
    name: object('Its name.', texts('Its name', 60)),
    about: optional(
      object('One or two sentences for the bestiary.', texts('Its description', 300)),
    ),
    attackVerb: optional(
      object('The words in place of "hits you", such as "bites you".', texts('Its verb', 60)),
    ),
    look: lookShape,
    spawn: optional(spawnShape),
    ...Object.fromEntries(bundleComponents.map((name) => [name, componentShape(name, docOf)])),
  });
  return { ...shape, inPlay: componentNames.filter((name) => !bundleComponents.includes(name)) };
}

/** The shape without the purposes of components, which reading a bundle does not need: they are long. */
export const bundleShape = makeBundleShape(() => '');
