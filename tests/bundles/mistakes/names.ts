import { printable } from '../../../src/bundles/printable.ts';
import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const correct = bundle(...monster);
const named = (name: string) => correct.replace('"newt"', JSON.stringify(name));

/** Names and looks that a player could not read. */
export const nameMistakes: readonly Mistake[] = [
  [
    'an empty name',
    named(''),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "" was found',
    ],
  ],
  [
    'the name of another kind',
    named('wolf'),
    ['2:16: hint: name.en: "wolf" is also the name of "wolf"; choose another name'],
  ],
  [
    'a name that ends with a space',
    correct.replace('тритон', 'тритон '),
    ['2:43: warning: name.ru begins or ends with a space; remove it'],
  ],
  [
    'a name of invisible letters',
    named('\u3164\u2800'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "\\u3164\\u2800" was found',
    ],
  ],
  [
    'a name with a stack of accents',
    named('ne\u0301\u0302\u0303\u0304wt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "ne\\u0301\\u0302\\u0303\\u0304wt" was found',
    ],
  ],
  [
    'a name with a joiner',
    named('ne\u200dwt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "ne\\u200dwt" was found',
    ],
  ],
  [
    'a name with an isolate mark',
    named('\u2067newt\u2069'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "\\u2067newt\\u2069" was found',
    ],
  ],
  [
    'a name with a byte order mark',
    named('\ufeffnewt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "\\ufeffnewt" was found',
    ],
  ],
  [
    'a name with a line separator',
    named('ne\u2028wt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "ne\\u2028wt" was found',
    ],
  ],
  [
    'a name with an escape sequence',
    named('\u001b[31mnewt'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "\\u001b[31mnewt" was found',
    ],
  ],
  [
    'a long Japanese name',
    correct.replace('イモリ', 'イ'.repeat(61)),
    [
      '2:30: name.ja must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "イイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイイ… was found',
    ],
  ],
  [
    'a stack of accents in Russian',
    correct.replace('тритон', 'трит\u0301\u0302\u0303\u0304он'),
    [
      '2:43: name.ru must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but "трит\\u0301\\u0302\\u0303\\u0304он" was found',
    ],
  ],
  [
    'a number for a name',
    correct.replace('"newt"', '7'),
    [
      '2:16: name.en must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but 7 was found; write "7"',
    ],
  ],
  [
    'a text for all names',
    correct.replace(/"name": .*,/, '"name": "newt",'),
    ['2:9: name must be an object {…}, but "newt" was found; write {"en": "newt"}'],
  ],
  [
    'null for a translation',
    correct.replace('"イモリ"', 'null'),
    [
      '2:30: name.ja must be a text of 1 to 60 characters without line breaks, hidden characters or stacks of accents, but null was found; null is allowed only for values inherited through "extends"',
    ],
  ],
  [
    'a misspelt language',
    correct.replace('"ru"', '"rus"'),
    ['2:37: name.rus is not known; did you mean "ru"?; allowed here: en, ja, ru'],
  ],
  [
    'a direction mark in a description',
    bundle('"about": {"en": "a \\u202e b"}', ...monster),
    [
      '4:17: about.en must be a text of 1 to 300 characters without line breaks, hidden characters or stacks of accents, but "a \\u202e b" was found',
    ],
  ],
  [
    'a description of lines',
    bundle('"about": {"en": "a\\nb"}', ...monster),
    [
      '4:17: about.en must be a text of 1 to 300 characters without line breaks, hidden characters or stacks of accents, but "a\\nb" was found',
    ],
  ],
  [
    'a text for a description',
    bundle('"about": "wet"', ...monster),
    ['4:10: about must be an object {…}, but "wet" was found; write {"en": "wet"}'],
  ],
  [
    'a glyph that is a space',
    correct.replace('"n"', '" "'),
    ['3:19: look.glyph must be one visible character, but " " was found'],
  ],
  [
    'a glyph that is an accent',
    correct.replace('"n"', '"\\u0301"'),
    ['3:19: look.glyph must be one visible character, but "́" was found'],
  ],
  [
    'an empty glyph',
    correct.replace('"n"', '""'),
    ['3:19: look.glyph must be one visible character, but "" was found'],
  ],
  [
    'a number for a glyph',
    correct.replace('"n"', '8'),
    ['3:19: look.glyph must be one visible character, but 8 was found; write "8"'],
  ],
  ...['\u0007', '\u0301', '\u200b', 'é'.normalize('NFD'), '👨‍👩‍👧', '❤️', '\u3164'].map(
    (glyph): Mistake => [
      `the glyph ${JSON.stringify(printable(glyph))}, which is not one visible character`,
      correct.replace('"n"', JSON.stringify(glyph)),
      [`3:19: look.glyph must be one visible character, but "${printable(glyph)}" was found`],
    ],
  ),
  ...['魔', 'Ａ', '한', 'あ'].map(
    (glyph): Mistake => [
      `the wide glyph ${glyph}`,
      correct.replace('"n"', `"${glyph}"`),
      [
        `3:19: hint: look.glyph: "${glyph}" is two columns wide; campaigns with tall cells squeeze it`,
      ],
    ],
  ),
  [
    'an emoji as a glyph',
    correct.replace('"n"', '"🐉"'),
    ['3:19: warning: look.glyph: "🐉" is an emoji, which look.colour cannot colour; use a letter'],
  ],
  [
    'a glyph of terrain',
    correct.replace('"n"', '"#"'),
    ['3:19: warning: look.glyph: "#" is the glyph of walls in this campaign'],
  ],
  [
    'the glyph of the floor',
    correct.replace('"n"', '"·"'),
    ['3:19: warning: look.glyph: "·" is the glyph of the floor in this campaign'],
  ],
  [
    'the glyph of stairs',
    correct.replace('"n"', '">"'),
    ['3:19: warning: look.glyph: ">" is the glyph of stairs in this campaign'],
  ],
  [
    'the glyph of the hero',
    correct.replace('"n"', '"@"'),
    ['3:19: warning: look.glyph: "@" is also the glyph of the hero'],
  ],
  [
    'the glyph of an item',
    correct.replace('"n"', '":"'),
    ['3:19: warning: look.glyph: ":" is also the glyph of the item "apple"'],
  ],
  [
    'the glyph and the colour of another monster',
    correct.replace(/"look": .*,/, '"look": {"glyph": "ρ", "colour": "#cf9a68", "sprite": "rat"},'),
    ['3:19: hint: look.glyph: "ρ" is also the glyph of "rat", in the same colour'],
  ],
  [
    'a colour of three digits',
    correct.replace('#ffffff', '#fff'),
    [
      '3:34: look.colour must be "#" and six hexadecimal digits, but "#fff" was found; write "#ffffff"',
    ],
  ],
  [
    'a colour without #',
    correct.replace('#ffffff', 'ffffff'),
    [
      '3:34: look.colour must be "#" and six hexadecimal digits, but "ffffff" was found; write "#ffffff"',
    ],
  ],
  [
    'a colour with transparency',
    correct.replace('#ffffff', '#ffffff80'),
    ['3:34: look.colour must be "#" and six hexadecimal digits, but "#ffffff80" was found'],
  ],
  [
    'a black glyph',
    correct.replace('#ffffff', '#000000'),
    [
      '3:34: warning: look.colour: #000000 is too dark; its contrast to the dark floor is 0.9, not 3',
    ],
  ],
  [
    'a dark blue glyph',
    correct.replace('#ffffff', '#202060'),
    [
      '3:34: warning: look.colour: #202060 is too dark; its contrast to the dark floor is 1.3, not 3',
    ],
  ],
  [
    'the colour of the background',
    correct.replace('#ffffff', '#0b0a0f'),
    [
      '3:34: warning: look.colour: #0b0a0f is too dark; its contrast to the dark floor is 1.0, not 3',
    ],
  ],
  [
    'an unknown icon',
    correct.replace('"rat"', '"wolf-haed"'),
    ['3:55: look.sprite: there is no icon "wolf-haed"; did you mean "wolf-head"?'],
  ],
  [
    'an unknown icon among variants',
    correct.replace('"rat"', '"rat", "variants": ["rat", "wolf-haed"]'),
    ['3:82: look.variants[1]: there is no icon "wolf-haed"; did you mean "wolf-head"?'],
  ],
  [
    'an icon that resembles none',
    correct.replace('"rat"', '"qqqqqqqq"'),
    [
      '3:55: look.sprite: there is no icon "qqqqqqqq"; the closest names are rat, evil-bat, wolf-head',
    ],
  ],
  [
    'an icon with its file ending',
    correct.replace('"rat"', '"rat.svg"'),
    [
      '3:55: look.sprite must be the name of an icon from game-icons.net, such as "wolf-head", or a sprite such as "pack:ghoul", but "rat.svg" was found; write "rat"',
    ],
  ],
  [
    'an icon with capital letters',
    correct.replace('"rat"', '"Rat"'),
    [
      '3:55: look.sprite must be the name of an icon from game-icons.net, such as "wolf-head", or a sprite such as "pack:ghoul", but "Rat" was found; write "rat"',
    ],
  ],
  [
    'an icon with an underscore',
    correct.replace('"rat"', '"wolf_head"'),
    [
      '3:55: look.sprite must be the name of an icon from game-icons.net, such as "wolf-head", or a sprite such as "pack:ghoul", but "wolf_head" was found; write "wolf-head"',
    ],
  ],
  [
    'an unknown attack',
    correct.replace('"sprite"', '"attack": "bit", "sprite"'),
    [
      '3:55: look.attack must be one of "slash", "stab", "crush", "bite", "claw", but "bit" was found; did you mean "bite"?',
    ],
  ],
  [
    'an unknown death',
    correct.replace('"sprite"', '"death": "explode", "sprite"'),
    [
      '3:54: look.death must be one of "fall", "kneel", "overturn", "flutter", "crumble", "splash", "dissolve", "break", but "explode" was found',
    ],
  ],
  [
    'a number for showsHealth',
    correct.replace('"sprite"', '"showsHealth": 1, "sprite"'),
    ['3:60: look.showsHealth must be true or false, but 1 was found'],
  ],
  [
    'no look',
    correct.replace(/"look": .*,\n/, ''),
    ['1:1: look is missing; add an object with "glyph" and "colour"'],
  ],
];
