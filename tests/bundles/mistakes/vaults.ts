import type { Mistake } from './mistake.ts';

/** A vault with its map on line 2, and one part per line from line 3. */
function vault(rows: readonly string[], ...parts: string[]): string {
  return `{\n${[`"map": ${JSON.stringify(rows)}`, ...parts].join(',\n')}\n}`;
}

const depths = '"depths": "1+"';
const room = ['####', '#..#', '##.#'];

/** Mistakes in rooms that are drawn by hand. */
export const vaultMistakes: readonly Mistake[] = [
  [
    'rows of different lengths',
    vault(['####', '#...#', '##.#'], depths),
    ['2:16: map[1] has 5 characters, but map[0] has 4; make all rows equally long'],
  ],
  [
    'a character without a meaning',
    vault(['####', '#.R#', '##.#'], depths),
    ['2:19: map[1]: "R" is not in the legend; known here: # .'],
  ],
  [
    'an unknown kind in a vault',
    vault(['####', '#.R#', '##.#'], '"legend": {"R": "ratt"}', depths),
    ['3:17: legend.R: there is no kind "ratt"; did you mean "rat"?'],
  ],
  [
    'a kind in a vault that resembles no other',
    vault(['####', '#.R#', '##.#'], '"legend": {"R": "xylophone"}', depths),
    [
      '3:17: legend.R: there is no kind "xylophone"; add a bundle of this name, or name another kind',
    ],
  ],
  [
    'the hero in a vault',
    vault(['####', '#.R#', '##.#'], '"legend": {"R": "hero"}', depths),
    ['3:17: legend.R: "hero" is the hero; name a monster, an item, a trap or a feature'],
  ],
  [
    'a character of the legend that the map lacks',
    vault(room, '"legend": {"R": "rat"}', depths),
    ['3:17: warning: legend.R is not in the map'],
  ],
  [
    'a longer name in the legend',
    vault(room, '"legend": {"RR": "rat"}', depths),
    ['3:12: legend.RR is not known: it must be one visible character'],
  ],
  [
    'a vault without an entrance',
    vault(['####', '#..#', '####'], depths),
    ['2:8: map: the drawing has no entrance; leave an open cell on its edge'],
  ],
  [
    'a cell without a way to it',
    vault(['#####', '#.#.#', '#.###'], depths),
    ['2:21: map[1]: no entrance leads to "." in column 4; open a way to it, or draw a wall'],
  ],
  [
    'a vault that is larger than the floors',
    vault(Array<string>(44).fill('.'), depths),
    ['2:8: map must be a list of at most 40 entries, but it has 44'],
  ],
  ['an empty map', vault([], depths), ['2:8: map is empty; draw at least one row']],
  [
    'an empty row',
    vault(['', ''], depths),
    [
      '2:9: map[0] must be a text of 1 to 60 characters without tabs and line breaks, but "" was found',
      '2:12: map[1] must be a text of 1 to 60 characters without tabs and line breaks, but "" was found',
    ],
  ],
  [
    'a vault without depths',
    vault(room),
    ['1:1: depths is missing; it must be a depth such as "3", "2-4" or "5+"'],
  ],
  [
    'depths of a vault in the wrong order',
    vault(room, '"depths": "4-2"'),
    ['3:11: depths: "4-2" must be "2-4"'],
  ],
  [
    'a depth of a vault that the campaign lacks',
    vault(room, '"depths": "30+"'),
    ['3:11: warning: depths: no floor of this campaign has depths 30+; its depths are 0, 1-4, 5'],
  ],
  [
    'a chance of a vault above 100',
    vault(room, depths, '"chance": 101'),
    ['4:11: chance must be a whole number from 1 to 100 (%), but 101 was found'],
  ],
  [
    'a vault without a last depth that is placed once',
    vault(room, '"depths": "3+"', '"once": true'),
    ['3:11: depths: a vault with "once" needs a last depth, such as "3-5"'],
  ],
  [
    'a component in a vault',
    vault(room, depths, '"Health": {"max": 3}'),
    ['4:1: Health is not known; allowed here: $schema, map, legend, depths, chance, once'],
  ],
];
