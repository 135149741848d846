import { bundleShape } from '../../../src/bundles/shapes/bundle-shape.ts';
import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

/** The bundle that these bundles extend: `toad.json`. */
export const base = bundle(...monster);

const parts = Object.keys(bundleShape.keys).join(', ');
const named = '"name": {"en": "big toad", "ja": "大ヒキガエル", "ru": "большая жаба"}';
const variant = (...lines: string[]) =>
  `{\n"extends": "toad"${lines.map((line) => `,\n${line}`).join('')}\n}`;

/** Changes that a bundle cannot make to the bundle that it extends. */
export const inheritanceMistakes: readonly Mistake[] = [
  [
    'a number that becomes too large',
    variant(named, '"Health": {"max": {"mul": 2000}}'),
    ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"mul":2000} makes 12000'],
  ],
  [
    'a number that becomes too small',
    variant(named, '"Health": {"max": {"add": -6}}'),
    ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"add":-6} makes 0'],
  ],
  [
    'a number that becomes infinite',
    variant(named, '"Health": {"max": {"mul": 1e999}}'),
    [
      '4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"mul":null} makes Infinity',
    ],
  ],
  [
    'an unknown operation',
    variant(named, '"Health": {"max": {"plus": 1}}', '"Stats": {"attack": {"add": 1, "mul": 2}}'),
    [
      '4:19: Health.max must be a value, {"add": number} or {"mul": number}, but {"plus":1} was found',
      '5:21: Stats.attack must be a value, {"add": number} or {"mul": number}, but {"add":1,"mul":2} was found',
    ],
  ],
  [
    'a change of a choice',
    variant(named, '"AI": {"mind": {"add": 1}}'),
    ['4:16: AI.mind has no inherited number to add to; state a value'],
  ],
  [
    'a change of a missing component',
    variant(named, '"Armour": {"defence": {"mul": 2}}'),
    ['4:23: Armour.defence has no inherited number to multiply; state a value'],
  ],
  [
    'a removal of missing parts',
    variant(
      named,
      '"Rust": null',
      '"AI": {"mind": "hunter", "mood": null}',
      '"Rot": null',
      '"Health": {"dice": null}',
    ),
    [
      '4:1: Rust: null removes nothing, because nothing is inherited here; remove it',
      '5:26: AI.mood is not known; allowed here: mind, goals',
      `6:1: Rot is not known; allowed here: ${parts}`,
      '7:12: Health.dice: null removes nothing, because nothing is inherited here; remove it',
    ],
  ],
  [
    'a removal of required parts',
    variant(named, '"Stats": {"attack": null}', '"look": null'),
    [
      '4:11: Stats.attack is missing; it must be a whole number from 0 to 999',
      '5:1: look is missing; add an object with "glyph" and "colour"',
    ],
  ],
  [
    'unknown names',
    variant(named, '"Healht": null', '"toString": {"a": {"add": 1}}'),
    [
      '4:1: Healht is not known; did you mean "Health"?',
      `5:1: toString is not known; allowed here: ${parts}`,
    ],
  ],
  [
    'a monster that becomes an item',
    variant(named, '"Item": {"weight": 3}'),
    ['4:1: Health and Item cannot be combined: a kind is an actor, an item, a trap or a feature'],
  ],
  [
    'an inherited part that contradicts a change',
    variant(named, '"AI": null'),
    ['2:1: a monster needs both Health and AI; add AI'],
  ],
  [
    'a bundle that extends itself',
    variant().replace('"toad"', '"newt"'),
    ['2:12: extends forms a circle: newt → newt; remove one of these "extends"'],
  ],
  [
    'an unknown base',
    variant().replace('"toad"', '"taod"'),
    ['2:12: extends must name another bundle: there is no "taod"; did you mean "toad"?'],
  ],
  [
    'a base that is no text',
    variant('"Mean": 3').replace('"toad"', '7'),
    [
      '2:12: extends must be the name of a bundle’s file without its ending, such as "giant-rat", or a list of 1 to 8 different names, but 7 was found',
      '3:9: Mean must be an object {…}, but 3 was found; write {"chance": 3}',
    ],
  ],
];
