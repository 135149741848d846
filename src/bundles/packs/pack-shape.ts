import {
  kindName,
  kindPattern,
  name,
  type ObjectShape,
  object,
  optional,
  text,
  texts,
  type ValueShape,
  word,
} from '../shapes/shapes.ts';

/** The shape of `pack.json`. */

const version = (doc: string) =>
  word(doc, /^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'three numbers such as "1.0.0"');

const names = (doc: string, most: number, example: string) => {
  const each = name('A name.', kindPattern, `a name such as "${example}"`);
  return optional({ form: 'list', doc, each, most } as const);
};

const needed: ValueShape = version('The least version.');

export const packShape: ObjectShape = object('A pack of bundles and campaigns.', {
  $schema: optional(text('The JSON Schema that an editor uses for this file.', 200)),
  name: name(
    'Its name, by which other packs find it.',
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    'a name of small letters, digits and hyphens, such as "more-undead"',
  ),
  title: object('Its title in lists.', texts('Its title', 60)),
  version: version('Its version.'),
  author: optional(text('Its authors.', 100)),
  licence: optional(text('Its licence, such as "CC BY 4.0".', 100)),
  needs: optional({
    form: 'map',
    doc: 'The packs that it needs, with their least versions. They are loaded before it.',
    key: kindName('A pack.'),
    each: needed,
    most: 20,
  }),
  after: names('Packs that are loaded before it if they are there.', 50, 'more-undead'),
  campaigns: names(
    'The campaigns that its bundles and patches join. Without them, all.',
    50,
    'simple',
  ),
});
