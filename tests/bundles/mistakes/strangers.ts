import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const correct = bundle(...monster);
const room = '"map": ["###", "#r.", "###"]';

/** Files that are no bundle, characters that are no JSON, and names that other games use. */
export const strangeMistakes: readonly Mistake[] = [
  [
    'the pack.json of a pack',
    '{"name": "cellar", "title": {"en": "The Cellar"}, "version": "1.0.0"}',
    ['1:1: this is the pack.json of a pack, not a bundle; add the whole pack as a zip file'],
  ],
  [
    'the campaign.json of a campaign',
    '{"order": 3, "rules": {}, "floors": []}',
    [
      '1:1: this is the campaign.json of a campaign, not a bundle; put its folder into campaigns/ of a pack with a pack.json',
    ],
  ],
  ['a comment with #', '{\n# rat\n}', ['2:1: invalid JSON: JSON has no comments; remove this one']],
  [
    'a no-break space',
    '{"a":\u00a01}',
    [
      '1:6: invalid JSON: unexpected text; this special space is not allowed; type an ordinary space',
    ],
  ],
  [
    'a wide space',
    '{"a":\u30001}',
    [
      '1:6: invalid JSON: unexpected text; this special space is not allowed; type an ordinary space',
    ],
  ],
  [
    'a wide colon',
    '{"a"：1}',
    ['1:5: invalid JSON: unexpected text; write { } [ ] : and , as half-width characters'],
  ],
  [
    'None from Python',
    '{"a": None}',
    ['1:7: invalid JSON: unexpected text; write null for no value'],
  ],
  [
    'a mistake after line ends of Windows',
    bundle(...monster, '"Poisn": {}').replace(/\n/g, '\r\n'),
    ['8:1: Poisn is not known; did you mean "Poison"?'],
  ],
  [
    'a field with a capital letter',
    correct.replace('"max"', '"Max"'),
    ['5:12: Health.Max is not known; did you mean "max"?; allowed here: max, dice'],
  ],
  [
    'American spelling of a colour',
    correct.replace('"colour"', '"color"'),
    [
      '3:1: look.colour is missing; it must be "#" and six hexadecimal digits',
      '3:24: look.color is not known; did you mean "colour"?; allowed here: glyph, colour, sprite, variants, showsHealth, attack, death',
    ],
  ],
  [
    'American spelling of armour',
    bundle(
      '"spawn": {"item": {"group": "armour"}}',
      '"Item": {"weight": 1}',
      '"Armor": {"defence": 2}',
    ),
    ['6:1: Armor is not known; did you mean "Armour"?'],
  ],
  [
    'Cyrillic letters in a component',
    bundle(...monster, '"Роison": {}'),
    ['8:1: "Роison" is not known; did you mean "Poison"?'],
  ],
  [
    'a number for a component with one field',
    bundle(...monster, '"Speed": 200'),
    ['8:10: Speed must be an object {…}, but 200 was found; write {"percent": 200}'],
  ],
  [
    'a percentage as a fraction',
    bundle(...monster, '"Splits": {"chance": 0.5}'),
    ['8:22: Splits.chance must be a whole number from 1 to 100 (%), but 0.5 was found'],
  ],
  [
    'the file of a sprite for its name',
    correct.replace('"rat"', '"moor:ghoul"'),
    [
      '3:55: look.sprite: the pack "moor" has no sprites here; put sprites/ghoul.svg or .png into it, or name it in "needs" of pack.json',
    ],
  ],
  [
    'a depth with spaces',
    correct.replace('"1": 1', '"1 - 3": 1'),
    ['4:22: spawn.depths."1 - 3" is not known: it must be a depth such as "3", "2-4" or "5+"'],
  ],
  [
    'a depth in two ranges',
    correct.replace('"1": 1', '"1-3": 1, "2-4": 9'),
    ['4:32: spawn.depths: depth 2 is in two ranges; change one of them'],
  ],
  [
    'a list of kinds for a summons',
    bundle(...monster, '"Summons": ["rat"]'),
    ['8:12: Summons must be an object {…}, but […] was found'],
  ],
  [
    'a text for what a monster says',
    bundle(...monster, '"Triggers": [{"when": "death", "say": "Ouch"}]'),
    ['8:39: Triggers[0].say must be an object {…}, but "Ouch" was found; write {"en": "Ouch"}'],
  ],
  [
    'the name of a file for a base',
    bundle(...monster, '"extends": "rat.json"'),
    [
      '8:12: extends must be the name of a bundle’s file without its ending, such as "giant-rat", or a list of 1 to 8 different names, but "rat.json" was found; write "rat"',
    ],
  ],
  [
    'a vault that changes the meaning of #',
    `{${room}, "legend": {"r": "rat", "#": "floor"}, "depths": "1"}`,
    ['1:60: legend.#: this character is always wall; use another one'],
  ],
  [
    'a number for the depths of a vault',
    `{${room}, "legend": {"r": "rat"}, "depths": 1}`,
    ['1:66: depths must be a depth such as "3", "2-4" or "5+", but 1 was found; write "1"'],
  ],
  [
    'a vault in one text',
    '{"map": "#.#\\n###", "depths": "1"}',
    ['1:9: map must be a list, but "#.#\\n###" was found'],
  ],
];
