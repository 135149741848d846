import { bundleShape } from '../../../src/bundles/shapes/bundle-shape.ts';
import { mindNames } from '../../../src/game/components.ts';
import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

/** Parts and values that no bundle can have. */
export const shapeMistakes: readonly Mistake[] = [
  ['a list for a bundle', '[]', ['1:1: the file must be an object {…}, but [] was found']],
  ['null for a bundle', 'null', ['1:1: the file must be an object {…}, but null was found']],
  [
    'an empty bundle',
    '{}',
    [
      '1:1: name is missing; add an object with "en"',
      '1:1: look is missing; add an object with "glyph" and "colour"',
    ],
  ],
  [
    'unknown parts',
    bundle('"Healht": {"max": 6}', '  "Ai": {}', '"toString": {}'),
    [
      '4:1: Healht is not known; did you mean "Health"?',
      '5:3: Ai is not known; did you mean "AI"?',
      `6:1: toString is not known; allowed here: ${Object.keys(bundleShape.keys).join(', ')}`,
    ],
  ],
  [
    'a component that exists only during play',
    bundle('"Position": {"x": 1}'),
    ['4:1: Position is set during play and cannot be set in a bundle'],
  ],
  [
    'unknown fields',
    bundle('"Health": {"max": 6, "mana": 2, "current": 3}'),
    [
      '4:22: Health.mana is not known; allowed here: max, dice',
      '4:33: Health.current is set during play and cannot be set in a bundle; allowed here: max, dice',
    ],
  ],
  [
    'a field of a component without fields',
    bundle('"Rust": {"chance": 3}'),
    ['4:10: Rust.chance is not known; allowed here: nothing'],
  ],
  [
    'names with hidden characters',
    bundle('"Mean": {"a b\\u202e": 1, "": 2}'),
    [
      '4:10: Mean."a b\\u202e" is not known; allowed here: chance',
      '4:26: Mean."" is not known; allowed here: chance',
    ],
  ],
  [
    'a list for a component',
    bundle('"Mean": []'),
    ['4:9: Mean must be an object {…}, but [] was found; write {"chance": …}'],
  ],
  [
    'a number for a component',
    bundle('"Mean": 3'),
    ['4:9: Mean must be an object {…}, but 3 was found; write {"chance": 3}'],
  ],
  [
    'a number below its bounds',
    bundle('"Health": {"max": 0}'),
    ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but 0 was found'],
  ],
  [
    'a number above its bounds',
    bundle('"Health": {"max": 1e999}'),
    ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but Infinity was found'],
  ],
  [
    'half a hit point',
    bundle('"Health": {"max": 2.5}'),
    ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but 2.5 was found'],
  ],
  [
    'a text for a number',
    bundle('"Health": {"max": "6"}'),
    ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but "6" was found; write 6'],
  ],
  [
    'an object for a number',
    bundle('"Health": {"max": {"add": 2}}'),
    [
      '4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"add":2} was found; "add" and "mul" are allowed only for numbers inherited through "extends"',
    ],
  ],
  [
    'null for a number',
    bundle('"Health": {"max": null}'),
    [
      '4:19: Health.max must be a whole number from 1 to 9999 (HP), but null was found; null is allowed only for values inherited through "extends"',
    ],
  ],
  [
    'null for a component',
    bundle('"Rust": null'),
    [
      '4:9: Rust must be an object {…}, but null was found; null is allowed only for values inherited through "extends"',
    ],
  ],
  [
    'a missing field',
    bundle('"Stats": {"attack": 4}'),
    ['4:1: Stats.defence is missing; it must be a whole number from 1 to 999'],
  ],
  [
    'an unknown mind',
    bundle('"AI": {"mind": "huntre"}'),
    [
      `4:16: AI.mind must be one of ${mindNames.map((mind) => `"${mind}"`).join(', ')}, but "huntre" was found; did you mean "hunter"?`,
    ],
  ],
  [
    'malformed dice',
    bundle('"Throws": {"dice": "d8"}'),
    [
      '4:20: Throws.dice must be dice such as "1d8", or up to four as in "1d8/2d6" (HP), each with 1 to 31 dice of 1 to 126 sides, but "d8" was found',
    ],
  ],
  [
    'too many dice',
    bundle('"Fighter": {"attacks": "40d8"}'),
    [
      '4:24: Fighter.attacks must be dice such as "1d8", or up to four as in "1d8/2d6", each with 1 to 31 dice of 1 to 126 sides, or "0d0" for none, but "40d8" was found',
    ],
  ],
  ...['0d8', '1d0', '0d0', '1d8/0d0'].map(
    (dice): Mistake => [
      `the hit points ${dice}`,
      bundle(`"Health": {"dice": "${dice}"}`, '"AI": {}'),
      [
        `4:20: Health.dice must be dice such as "1d8", or up to four as in "1d8/2d6" (HP), each with 1 to 31 dice of 1 to 126 sides, but "${dice}" was found`,
      ],
    ],
  ),
  ...['0d8', '1d0', '1d8/0d2'].map(
    (dice): Mistake => [
      `attacks with ${dice}, which is neither damage nor 0d0`,
      bundle(`"Fighter": {"attacks": "${dice}"}`),
      [
        `4:24: Fighter.attacks must be dice such as "1d8", or up to four as in "1d8/2d6", each with 1 to 31 dice of 1 to 126 sides, or "0d0" for none, but "${dice}" was found`,
      ],
    ],
  ),
  [
    'a text for true',
    bundle('"abstract": "true"'),
    ['4:13: abstract must be true or false, but "true" was found; write true'],
  ],
  [
    'a malformed kind name',
    bundle('"Summons": {"kind": "Big Rat"}'),
    [
      '4:21: Summons.kind must be the name of a bundle’s file without its ending, such as "giant-rat", but "Big Rat" was found; write "big-rat"',
    ],
  ],
  [
    'unknown parts of a look',
    bundle().replace('"sprite"', '"spirit"'),
    [
      '3:45: look.spirit is not known; did you mean "sprite"?; allowed here: glyph, colour, sprite, variants, showsHealth, attack, death',
    ],
  ],
  [
    'a glyph of two characters',
    bundle().replace('"n"', '"nn"'),
    ['3:19: look.glyph must be one visible character, but "nn" was found'],
  ],
  [
    'a hidden glyph',
    bundle().replace('"n"', '"\\u200b"'),
    ['3:19: look.glyph must be one visible character, but "\\u200b" was found'],
  ],
  [
    'a colour by name',
    bundle().replace('#ffffff', 'white'),
    ['3:34: look.colour must be "#" and six hexadecimal digits, but "white" was found'],
  ],
  [
    'a glyph with a space',
    bundle().replace('"n"', '"N "'),
    ['3:19: look.glyph must be one visible character, but "N " was found'],
  ],
  [
    'dice with a capital',
    bundle('"Throws": {"dice": "1D8/2D6"}'),
    [
      '4:20: Throws.dice must be dice such as "1d8", or up to four as in "1d8/2d6" (HP), each with 1 to 31 dice of 1 to 126 sides, but "1D8/2D6" was found; write "1d8/2d6"',
    ],
  ],
  [
    'a malformed icon name',
    bundle().replace('"rat"', '"../rat"'),
    [
      '3:55: look.sprite must be the name of an icon from game-icons.net, such as "wolf-head", or a sprite such as "pack:ghoul", but "../rat" was found; write "rat"',
    ],
  ],
  [
    'an unknown language',
    bundle().replace('"ja"', '"jp"'),
    ['2:24: name.jp is not known; did you mean "ja"?; allowed here: en, ja, ru'],
  ],
  [
    'no English',
    bundle().replace('"en": "newt", ', ''),
    [
      '2:1: name.en is missing; it must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents',
    ],
  ],
  [
    'a name of spaces',
    bundle().replace('"newt"', '"  "'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "  " was found',
    ],
  ],
  [
    'a long name',
    bundle().replace('newt', 'x'.repeat(61)),
    [
      `2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "${'x'.repeat(58)}… was found`,
    ],
  ],
  [
    'a name with a direction mark',
    bundle().replace('newt', '\u202enewt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "\\u202enewt" was found',
    ],
  ],
  [
    'a name of two lines',
    bundle().replace('newt', 'new\\nt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "new\\nt" was found',
    ],
  ],
  [
    'a name with half a surrogate pair',
    bundle().replace('newt', '\\ud83d'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "\\ud83d" was found',
    ],
  ],
  [
    'a long description',
    bundle(`"about": {"en": "${'x'.repeat(301)}"}`),
    [
      `4:17: about.en must be a text of 1 to 300 characters without line breaks, hidden characters or stacks of accents, but "${'x'.repeat(58)}… was found`,
    ],
  ],
  [
    'unknown parts of spawn',
    bundle('"spawn": {"depth": {}}'),
    [
      '4:11: spawn.depth is not known; did you mean "depths"?; allowed here: depths, item, rank, wanders, from, scattered, at',
    ],
  ],
  [
    'malformed depths',
    bundle('"spawn": {"depths": {"deep": 3, "2-": -1}}'),
    [
      '4:22: spawn.depths.deep is not known: it must be a depth such as "3", "2-4" or "5+"',
      '4:33: spawn.depths.2- is not known: it must be a depth such as "3", "2-4" or "5+"',
    ],
  ],
  [
    'a weight below zero',
    bundle('"spawn": {"depths": {"3": -1}}'),
    ['4:27: spawn.depths.3 must be a number from 0 to 1000000, but -1 was found'],
  ],
  [
    'a list of depths',
    bundle('"spawn": {"depths": [1]}'),
    ['4:21: spawn.depths must be an object {…}, but […] was found; write {"1": …}'],
  ],
  [
    'too many depths',
    bundle(`"spawn": {"depths": {${Array.from({ length: 101 }, (_, n) => `"${n}": 1`)}}}`),
    ['4:21: spawn.depths must be an object with at most 100 entries, but it has 101'],
  ],
  [
    'too many cells',
    bundle(`"spawn": {"at": [${Array.from({ length: 101 }, () => '{"depth":0,"x":1,"y":1}')}]}`),
    ['4:17: spawn.at must be a list of at most 100 entries, but it has 101'],
  ],
  [
    'malformed cells',
    bundle('"spawn": {"at": [{"depth": 0, "x": 1, "y": 1, "z": 1}, {"x": -1, "y": 0}, 3]}'),
    [
      '4:47: spawn.at[0].z is not known; allowed here: depth, x, y',
      '4:56: spawn.at[1].depth is missing; it must be a whole number from 0 to 9999 (floors)',
      '4:62: spawn.at[1].x must be a whole number from 0 to 9999 (cells), but -1 was found',
      '4:75: spawn.at[2] must be an object {…}, but 3 was found',
    ],
  ],
  [
    'a cell in place of a list of cells',
    bundle('"spawn": {"at": {"depth": 0, "x": 1, "y": 1}}'),
    [
      '4:17: spawn.at must be a list, but {"depth":0,"x":1,"y":1} was found; write [{"depth":0,"x":1,"y":1}]',
    ],
  ],
  [
    'a malformed spawn.item',
    bundle('"spawn": {"item": {"group": "Food", "levle": 1}}'),
    [
      '4:29: spawn.item.group must be a word of letters, digits and hyphens that begins with a small letter, such as "food", but "Food" was found; write "food"',
      '4:37: spawn.item.levle is not known; did you mean "level"?; allowed here: group, level, weight',
    ],
  ],
  [
    'a number for wanders',
    bundle('"spawn": {"wanders": 1}'),
    ['4:22: spawn.wanders must be true or false, but 1 was found'],
  ],
  [
    'a text for a component with one field',
    bundle(...monster, '"Speed": "fast"'),
    ['8:10: Speed must be an object {…}, but "fast" was found; write {"percent": …}'],
  ],
  [
    'an effect whose name is a key',
    bundle(...monster, '"OnHit": {"effects": [{"damage": 3}]}'),
    ['8:23: OnHit.effects[0].effect is missing; write {"effect": "damage", …}'],
  ],
];
