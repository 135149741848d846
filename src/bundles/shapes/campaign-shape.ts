import { greatestDepth } from '../../game/campaign.ts';
import { decorations, pavings, roomThemes } from '../../game/scenery.ts';
import { ruleDescriptions } from './rule-descriptions.ts';
import {
  choice,
  colour,
  flag,
  glyph,
  groupName,
  kindName,
  name,
  number,
  type ObjectShape,
  object,
  optional,
  type Shape,
  spritePattern,
  text,
  texts,
} from './shapes.ts';

/** The shape of `campaign.json`. */

/** The longest side of a floor. */
const sides = 200;

const depth = (doc: string) => number(doc, 0, greatestDepth);
const percent = (doc: string) => number(doc, 0, 100, '%');
const sprite = optional(name('Its icon.', spritePattern, 'the name of an icon'));
const spoken = (doc: string, most = 60) => object(doc, texts('The text', most));

function list(doc: string, each: Shape, most: number): Shape {
  return { form: 'list', doc, each, most };
}

const span = { from: depth('The first depth.'), to: depth('The last depth.') };

/** A generator with its settings. */
const generator = (name: string, doc: string, keys: ObjectShape['keys']) =>
  object(doc, { ...span, generator: choice('Its name.', [name]), ...keys });

const cell = (doc: string, keys: ObjectShape['keys'] = {}) =>
  object(doc, {
    ...keys,
    x: number('The column, from 0.', 0, sides - 1),
    y: number('The row, from 0.', 0, sides - 1),
  });

const floorShape: Shape = {
  form: 'variant',
  doc: 'The generator of a span of depths.',
  tag: 'generator',
  shapes: {
    hall: generator('hall', 'One hall without monsters by chance.', {
      down: optional(cell('The stairs down. Without them, there are none.')),
    }),
    split: generator('split', 'Rooms that share walls.', {}),
    arena: generator('arena', 'One room with walls and monsters on random cells.', {
      walls: number('The share of wall cells.', 0, 0.4, '', false),
      monsters: number('The number of monsters.', 0, 200),
    }),
    rogue: generator('rogue', 'Nine rooms and passages, as in Rogue.', {
      objects: number('The greatest number of items.', 0, 100),
      chance: percent('The chance of each item.'),
    }),
  },
};

const decorationShape = (place: keyof typeof decorations) => {
  const known: readonly string[] = decorations[place];
  return list('The decorations that these floors can have.', choice('A name.', known), 20);
};

const sceneryShape = object('The look of a span of depths in the tile look.', {
  ...span,
  paving: optional(choice('The ground of rooms.', pavings)),
  ground: optional(colour('The colour of the ground of rooms.')),
  walls: optional(colour('The colour of the fronts of walls.')),
  wallTops: optional(colour('The colour of the tops of walls.')),
  passages: optional(colour('The colour of passages.')),
  moss: optional(colour('The colour of moss.')),
  growth: optional(number('How much of the ground moss covers.', 0, 1, '', false)),
  seams: optional(colour('The colour of joints of the ground that glow; black: none do.')),
  beams: optional(
    colour('The colour of beams of light that fall from above into lit rooms; black: none.'),
  ),
  daylight: optional(colour('The light everywhere in view.')),
  lamp: optional(colour('The light near the hero.')),
  decorations: optional(
    object('Drawings on the ground and on walls.', {
      ground: decorationShape('ground'),
      walls: decorationShape('walls'),
    }),
  ),
  rooms: optional(list('The themes that rooms can have.', choice('A name.', roomThemes), 20)),
});

const rulesShape = object(
  'The rules by name.',
  Object.fromEntries(
    Object.entries(ruleDescriptions).map(([rule, { doc, variants }]) => {
      const each = Object.entries(variants).map(([name, text]) => `"${name}": ${text}`);
      return [rule, choice(`${doc} ${each.join('; ')}.`, Object.keys(variants))];
    }),
  ),
);

const group = groupName('A group of items.');

/** The keys of both kinds of appearances. */
const appearance = (from: string, keys: ObjectShape['keys']) =>
  object('Appearances of a group of items.', {
    from: choice('Their kind.', [from]),
    noun: spoken('The noun for these items: "wand".'),
    unknown: spoken('The name of an unknown item: "{} wand". {} is its look or title.'),
    glyph: glyph('A character.'),
    sprite,
    dice: optional(
      object('The dice of such a stick in the hand.', {
        count: number('Their number.', 1, 31),
        sides: number('Their sides.', 1, 126),
      }),
    ),
    share: optional(percent('The chance of this list, and not of a later one (100).')),
    ...keys,
  });

const appearanceShape: Shape = {
  form: 'variant',
  doc: 'Appearances of a group of items.',
  tag: 'from',
  shapes: {
    looks: appearance('looks', {
      looks: {
        form: 'map',
        doc: 'The looks by id. Each kind of the group takes one that no other kind has.',
        key: kindName('The id of a look.'),
        each: object('A look.', {
          colour: colour('The colour of its glyph.'),
          detail: spoken('Its word: "blue".'),
        }),
        most: 200,
      },
    }),
    titles: appearance('titles', {
      colour: colour('The colour of its glyph.'),
      syllables: list('The syllables of titles.', text('A syllable.', 10), 500),
    }),
  },
};

const enchantment = (doc: string) =>
  object(doc, { cursed: percent('Cursed items.'), blessed: percent('Blessed items.') });

const bonus = (doc: string) => optional(number(doc, -100, 100));

const optionalKeys: Readonly<Record<string, Shape>> = {
  scenery: list('The colours and decorations of floors by depth.', sceneryShape, 100),
  sightRadius: number('The radius of the field of view if "sight" is "field".', 1, 100),
  groups: {
    form: 'map',
    doc: 'Weights of the groups of items. Without weights, all groups are equally likely.',
    key: group,
    each: number('A weight.', 0, 1_000_000),
    most: 100,
  },
  appearances: {
    form: 'map',
    doc: 'The appearances of unknown kinds by group of items.',
    key: group,
    each: list('Lists of appearances.', appearanceShape, 10),
    most: 100,
  },
  enchantment: object('The shares of cursed and blessed items.', {
    weapon: enchantment('Of weapons.'),
    armour: enchantment('Of armour.'),
  }),
  bag: list(
    'The items that the hero starts with.',
    object('An item.', {
      kind: kindName('The file name of the item’s bundle without its ending.'),
      count: optional(list('The smallest and the largest number.', number('A number.', 1, 999), 2)),
      hit: bonus('Bonus to hit.'),
      damage: bonus('Bonus to damage.'),
      defence: bonus('Bonus to armour.'),
      worn: optional(flag('The hero wears or wields it.')),
    }),
    26,
  ),
  wanderers: object('Wandering monsters.', {
    rest: number('Turns without one.', 0, 1_000_000),
    every: number('Turns between two chances.', 1, 10_000),
    odds: number('The chance is 1 in this number.', 1, 1000),
  }),
};

/** The whole `campaign.json`. The id of the campaign is the name of its folder. */
export const campaignShape: ObjectShape = object('A campaign.', {
  $schema: optional(text('The JSON Schema that an editor uses for this file.', 200)),
  order: number('Its place in lists of campaigns, lowest first.', 0, 1000),
  name: spoken('Its name.'),
  about: spoken('One sentence for the title screen.', 200),
  goal: spoken('The goal of the game, in one to five sentences for the help.', 600),
  look: choice('The look until the player chooses one.', ['tiles', 'glyphs']),
  alphabet: choice('The characters for tiles in the glyph look.', ['plain', 'rogue']),
  glyphCells: choice('The shape of cells in the glyph look.', ['square', 'tall']),
  keys: choice('The keys until the player chooses others.', ['tutorial', 'rogue']),
  width: number('The width of floors in cells.', 5, sides),
  height: number('The height of floors in cells.', 5, sides),
  start: cell('The hero’s first cell.', { depth: depth('The first depth.') }),
  floors: list('The generators of floors by depth.', floorShape, 100),
  rules: rulesShape,
  points: object('The score.', {
    depth: number('For a new deepest floor.', 0, 1_000_000),
    item: number('For the first pick-up of an item.', 0, 1_000_000),
    kill: number('For a kill, times its Reward.points.', 0, 1_000_000),
    death: number('Death costs one part in this number, 0 for nothing.', 0, 1_000_000),
    victory: optional(number('For winning.', 0, 1_000_000)),
    name: choice('The name of the score.', ['score', 'gold']),
  }),
  ...Object.fromEntries(Object.entries(optionalKeys).map(([key, shape]) => [key, optional(shape)])),
});
