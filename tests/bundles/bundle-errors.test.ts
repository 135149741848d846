import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { tellProblem } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';
import { bundleComponents, bundleShape } from '../../src/bundles/schema.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import { simple } from '../../src/content/simple/campaign.ts';
import { componentNames, fieldsOf } from '../../src/game/components.ts';
import { campaign } from '../world.ts';

/** A sound bundle, one part a line: its name in line 2, its look in 3, more from line 4 on. */
function bundle(...lines: string[]): string {
  const name = '"name": {"en": "newt", "ja": "イモリ", "ru": "тритон"}';
  const look = '"look": {"glyph": "n", "colour": "#ffffff", "sprite": "rat"}';
  return `{\n${[name, look, ...lines].join(',\n')}\n}`;
}

const body = ['"spawn": {"depths": {"1": 1}}', '"Health": {"max": 6}', '"AI": {"mind": "timid"}'];
const monster = [...body, '"Stats": {"attack": 4, "defence": 4}'];

/** What is told of a file, without the file's name. */
function told(text: string, others: Readonly<Record<string, string>> = {}): string[] {
  const { problems } = readBundles({ ...others, 'newt.json': text });
  return problems.flatMap((problem) =>
    problem.file === 'newt.json' ? [tellProblem(problem).replace(/^newt\.json:? ?/, '')] : [],
  );
}

test('the bundles of these tests are sound', () => {
  expect(told(bundle(...monster))).toEqual([]);
});

describe('each mistake in a file is told with its place, what was found and what is allowed', () => {
  test.each<[string, string, string[]]>([
    ['no object', '[]', ['1:1: a bundle must be an object {…}, but [] was found']],
    ['no object', 'null', ['1:1: a bundle must be an object {…}, but null was found']],
    ['neither name nor look', '{}', ['1:1: name is missing', '1:1: look is missing']],
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
      'a part of play',
      bundle('"Position": {"x": 1}'),
      ['4:1: Position is not for bundles: only play sets it'],
    ],
    [
      'unknown fields',
      bundle('"Health": {"max": 6, "mana": 2, "current": 3}'),
      [
        '4:22: Health.mana is not known; allowed here: max, dice',
        '4:33: Health.current is not for bundles: only play sets it; allowed here: max, dice',
      ],
    ],
    [
      'a field where none are',
      bundle('"Rust": {"chance": 3}'),
      ['4:10: Rust.chance is not known; allowed here: nothing'],
    ],
    [
      'names that do not show',
      bundle('"Mean": {"a b\\u202e": 1, "": 2}'),
      [
        '4:10: Mean."a b\\u202e" is not known; allowed here: chance',
        '4:26: Mean."" is not known; allowed here: chance',
      ],
    ],
    [
      'a list for a component',
      bundle('"Mean": []'),
      ['4:9: Mean must be an object {…}, but [] was found'],
    ],
    [
      'a number for a component',
      bundle('"Mean": 3'),
      ['4:9: Mean must be an object {…}, but 3 was found'],
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
      ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but "6" was found'],
    ],
    [
      'an object for a number',
      bundle('"Health": {"max": {"add": 2}}'),
      [
        '4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"add":2} was found; "add" and "mul" only change what "extends" has brought',
      ],
    ],
    [
      'nothing for a number',
      bundle('"Health": {"max": null}'),
      [
        '4:19: Health.max must be a whole number from 1 to 9999 (HP), but null was found; null only takes away what "extends" has brought',
      ],
    ],
    [
      'nothing for a component',
      bundle('"Rust": null'),
      [
        '4:9: Rust must be an object {…}, but null was found; null only takes away what "extends" has brought',
      ],
    ],
    [
      'a missing field',
      bundle('"Stats": {"attack": 4}'),
      ['4:1: Stats.defence is missing; it must be a whole number from 1 to 999'],
    ],
    [
      'a mind that is none',
      bundle('"AI": {"mind": "huntre"}'),
      [
        '4:16: AI.mind must be one of "timid", "grudge", "hunter", "brawler", "chaser", "roamer", "tracker", but "huntre" was found; did you mean "hunter"?',
      ],
    ],
    [
      'dice that are none',
      bundle('"Throws": {"dice": "d8"}'),
      [
        '4:20: Throws.dice must be dice such as "1d8", or up to four as in "1d8/2d6" (HP), with at most 31 in a throw, of at most 126 sides, but "d8" was found',
      ],
    ],
    [
      'too many dice',
      bundle('"Fighter": {"attacks": "40d8"}'),
      [
        '4:24: Fighter.attacks must be dice such as "1d8", or up to four as in "1d8/2d6", with at most 31 in a throw, of at most 126 sides, but "40d8" was found',
      ],
    ],
    [
      'a kind that is no name',
      bundle('"Summons": {"kind": "Big Rat"}'),
      [
        '4:21: Summons.kind must be the name of a bundle’s file without its ending, such as "giant-rat", but "Big Rat" was found',
      ],
    ],
    [
      'unknown parts of a look',
      bundle().replace('"sprite"', '"spirit"'),
      [
        '3:45: look.spirit is not known; did you mean "sprite"?; allowed here: glyph, colour, sprite, showsHealth',
      ],
    ],
    [
      'a wide glyph',
      bundle().replace('"n"', '"nn"'),
      ['3:19: look.glyph must be one character that shows, but "nn" was found'],
    ],
    [
      'a hidden glyph',
      bundle().replace('"n"', '"\\u200b"'),
      ['3:19: look.glyph must be one character that shows, but "\\u200b" was found'],
    ],
    [
      'a colour by name',
      bundle().replace('#ffffff', 'white'),
      ['3:34: look.colour must be "#" and six hex digits, but "white" was found'],
    ],
    [
      'a sprite that is no name',
      bundle().replace('"rat"', '"../rat"'),
      [
        '3:55: look.sprite must be a name at game-icons.net, such as "wolf-head", but "../rat" was found',
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
        '2:1: name.en is missing; it must be a text of 1 to 60 characters without line breaks or hidden characters',
      ],
    ],
    [
      'a name of spaces',
      bundle().replace('"newt"', '"  "'),
      [
        '2:16: name.en must be a text of 1 to 60 characters without line breaks or hidden characters, but "  " was found',
      ],
    ],
    [
      'a long name',
      bundle().replace('newt', 'x'.repeat(61)),
      [
        `2:16: name.en must be a text of 1 to 60 characters without line breaks or hidden characters, but "${'x'.repeat(58)}… was found`,
      ],
    ],
    [
      'a name that turns round',
      bundle().replace('newt', '\u202enewt'),
      [
        '2:16: name.en must be a text of 1 to 60 characters without line breaks or hidden characters, but "\\u202enewt" was found',
      ],
    ],
    [
      'a name of two lines',
      bundle().replace('newt', 'new\\nt'),
      [
        '2:16: name.en must be a text of 1 to 60 characters without line breaks or hidden characters, but "new\\nt" was found',
      ],
    ],
    [
      'half a character',
      bundle().replace('newt', '\\ud83d'),
      [
        '2:16: name.en must be a text of 1 to 60 characters without line breaks or hidden characters, but "\\ud83d" was found',
      ],
    ],
    [
      'too much about it',
      bundle(`"about": {"en": "${'x'.repeat(301)}"}`),
      [
        `4:17: about.en must be a text of 1 to 300 characters without line breaks or hidden characters, but "${'x'.repeat(58)}… was found`,
      ],
    ],
    [
      'unknown parts of spawn',
      bundle('"spawn": {"depth": {}}'),
      [
        '4:11: spawn.depth is not known; did you mean "depths"?; allowed here: depths, item, rank, wanders, from, at',
      ],
    ],
    [
      'depths that are none',
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
      ['4:21: spawn.depths must be an object {…}, but […] was found'],
    ],
    [
      'too many depths',
      bundle(`"spawn": {"depths": {${Array.from({ length: 101 }, (_, n) => `"${n}": 1`)}}}`),
      ['4:21: spawn.depths must be an object with at most 100 entries: 101'],
    ],
    [
      'too many cells',
      bundle(`"spawn": {"at": [${Array.from({ length: 101 }, () => '{"depth":0,"x":1,"y":1}')}]}`),
      ['4:17: spawn.at must be a list of at most 100: 101'],
    ],
    [
      'cells that are none',
      bundle('"spawn": {"at": [{"depth": 0, "x": 1, "y": 1, "z": 1}, {"x": -1, "y": 0}, 3]}'),
      [
        '4:47: spawn.at[0].z is not known; allowed here: depth, x, y',
        '4:56: spawn.at[1].depth is missing; it must be a whole number from 0 to 9999 (floors)',
        '4:62: spawn.at[1].x must be a whole number from 0 to 9999 (cells), but -1 was found',
        '4:75: spawn.at[2] must be an object {…}, but 3 was found',
      ],
    ],
    [
      'one cell for a list',
      bundle('"spawn": {"at": {"depth": 0, "x": 1, "y": 1}}'),
      ['4:17: spawn.at must be a list, but {"depth":0,"x":1,"y":1} was found'],
    ],
    [
      'an item of spawn',
      bundle('"spawn": {"item": {"group": "Food", "levle": 1}}'),
      [
        '4:29: spawn.item.group must be a word in small letters, such as "food", but "Food" was found',
        '4:37: spawn.item.levle is not known; did you mean "level"?; allowed here: group, level, weight',
      ],
    ],
    [
      'wandering of a number',
      bundle('"spawn": {"wanders": 1}'),
      ['4:22: spawn.wanders must be true or false, but 1 was found'],
    ],
  ])('%s', (_, text, problems) => {
    expect(told(text)).toEqual(problems);
  });
});

const health = '"Health": {"max": 6}';
const mind = '"AI": {"mind": "timid"}';

describe('parts that contradict one another are told at the part that is to change', () => {
  test.each<[string, string, string[]]>([
    ['no hit points', bundle('"Health": {}'), ['4:1: Health needs either max or dice']],
    [
      'hit points twice',
      bundle('"Health": {"max": 3, "dice": "1d8"}'),
      ['4:1: Health needs either max or dice, not both'],
    ],
    [
      'an actor that is an item',
      bundle(health, '"Item": {"weight": 1}'),
      ['5:1: Health and Item do not go together: a kind is an actor, an item or a trap'],
    ],
    [
      'a monster without a mind',
      bundle('"spawn": {"depths": {"1": 1}}', health),
      ['5:1: a monster needs both Health and AI'],
    ],
    [
      'a monster without a body',
      bundle('"spawn": {"rank": 1}', mind),
      ['5:1: a monster needs both Health and AI'],
    ],
    [
      'depths of an item',
      bundle('"spawn": {"depths": {"1": 1}}', '"Item": {"weight": 1}'),
      ['4:11: spawn.depths is for monsters, which need Health and AI'],
    ],
    [
      'a wanderer from nowhere',
      bundle('"spawn": {"wanders": true}', health, mind),
      ['4:11: spawn.wanders needs spawn.depths or spawn.rank'],
    ],
    [
      'a monster among the items',
      bundle('"spawn": {"item": {"group": "food"}, "from": 1}', health, mind),
      [
        '4:11: spawn.item is for items, which need Item',
        '4:38: spawn.from is for items, which need Item',
      ],
    ],
    [
      'a place for nothing',
      bundle('"spawn": {"at": [{"depth": 0, "x": 1, "y": 1}]}'),
      ['4:11: spawn.at needs Item, or Health and AI'],
    ],
    [
      'spans that overlap, or run upwards',
      bundle('"spawn": {"depths": {"1-3": 1, "9-7": 1, "3+": 1}}', health, mind),
      ['4:32: spawn.depths: "9-7" must be "7-9"', '4:42: spawn.depths: depth 3 stands twice'],
    ],
    [
      'a stack of more than there are',
      bundle(
        '"spawn": {"item": {"group": "food"}}',
        '"Item": {"weight": 1}',
        '"Stack": {"as": "units", "least": 4}',
      ),
      ['6:35: Stack.least must be at most Stack.most, but 4 is more than 1'],
    ],
  ])('%s', (_, text, problems) => {
    expect(told(text)).toEqual(problems);
  });
});

describe('what a bundle takes over', () => {
  const rat = bundle(...monster);
  const variant = (...lines: string[]) =>
    `{\n"extends": "rat"${lines.map((line) => `,\n${line}`).join('')}\n}`;
  const named = '"name": {"en": "big rat", "ja": "大ネズミ", "ru": "большая крыса"}';

  test('it changes, adds to and takes away from, across several bundles', () => {
    const files = {
      'rat.json': bundle(...monster, '"Venom": {}'),
      'big-rat.json': variant(
        named,
        '"Health": {"max": {"mul": 2.5}}',
        '"Stats": {"attack": {"add": 3}}',
        '"Venom": {"loss": {"add": 1}}',
      ),
      'king-rat.json': `{"extends": "big-rat", "name": {"en": "king rat"}, "look": {"colour": "#ff0000"}, "spawn": null, "AI": {"mind": "hunter"}, "Venom": null, "Health": {"max": null, "dice": "3d8"}}`,
    };
    const { kinds, problems } = readBundles(files);
    expect(problems.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    const fields = (id: string) => {
      const parts = kinds.find((kind) => kind.id === id)?.components ?? [];
      return Object.fromEntries(parts.map((part) => [part.name, part.fields]));
    };
    expect(fields('big-rat')).toMatchObject({
      Health: { max: 15 },
      Stats: { attack: 7, defence: 4 },
      AI: { mind: 0 },
      Venom: { loss: 2 },
    });
    expect(fields('king-rat')).toMatchObject({
      Health: { max: 0 },
      Stats: { attack: 7 },
      AI: { mind: 2 },
    });
    expect(Object.keys(fields('king-rat'))).not.toContain('Venom');
    const king = kinds.find(({ id }) => id === 'king-rat');
    expect(king).toMatchObject({
      spawn: {},
      look: { glyph: 'n', colour: '#ff0000', sprite: 'rat' },
    });
    // Its base's names in other languages would be those of somebody else.
    expect(king?.name).toEqual({ en: 'king rat' });
  });

  test.each<[string, string, string[]]>([
    [
      'too much',
      variant(named, '"Health": {"max": {"mul": 2000}}'),
      ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"mul":2000} makes 12000'],
    ],
    [
      'too little',
      variant(named, '"Health": {"max": {"add": -6}}'),
      ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"add":-6} makes 0'],
    ],
    [
      'no number at all',
      variant(named, '"Health": {"max": {"mul": 1e999}}'),
      [
        '4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"mul":null} makes Infinity',
      ],
    ],
    [
      'a change that is none',
      variant(named, '"Health": {"max": {"plus": 1}}', '"Stats": {"attack": {"add": 1, "mul": 2}}'),
      [
        '4:19: Health.max must be a value, {"add": number} or {"mul": number}, but {"plus":1} was found',
        '5:21: Stats.attack must be a value, {"add": number} or {"mul": number}, but {"add":1,"mul":2} was found',
      ],
    ],
    [
      'a change of a word',
      variant(named, '"AI": {"mind": {"add": 1}}'),
      ['4:16: AI.mind has no number of "extends" to add to'],
    ],
    [
      'a change of what is not there',
      variant(named, '"Armour": {"defence": {"mul": 2}}'),
      ['4:23: Armour.defence has no number of "extends" to multiply'],
    ],
    [
      'nothing to take away',
      variant(
        named,
        '"Rust": null',
        '"AI": {"mind": "hunter", "mood": null}',
        '"Rot": null',
        '"Health": {"dice": null}',
      ),
      [
        '4:1: Rust: there is nothing to take away with null',
        '5:26: AI.mood is not known; allowed here: mind',
        '6:1: Rot is not known; allowed here',
        '7:12: Health.dice: there is nothing to take away with null',
      ],
    ],
    [
      'what it cannot be without',
      variant(named, '"Stats": {"attack": null}', '"look": null'),
      [
        '4:11: Stats.attack is missing; it must be a whole number from 0 to 999',
        '5:1: look is missing',
      ],
    ],
    [
      'unknown names',
      variant(named, '"Healht": null', '"toString": {"a": {"add": 1}}'),
      [
        '4:1: Healht is not known; did you mean "Health"?',
        '5:1: toString is not known; allowed here',
      ],
    ],
    [
      'an item of a monster',
      variant(named, '"Item": {"weight": 3}'),
      ['4:1: Health and Item do not go together: a kind is an actor, an item or a trap'],
    ],
    [
      'a part taken over that does not fit',
      variant(named, '"AI": null'),
      ['2:1: a monster needs both Health and AI'],
    ],
    [
      'itself',
      variant().replace('"rat"', '"newt"'),
      ['2:12: extends goes in a circle: newt → newt'],
    ],
    [
      'nobody',
      variant().replace('"rat"', '"rta"'),
      ['2:12: extends must name another bundle: there is no "rta"; did you mean "rat"?'],
    ],
    [
      'no name',
      variant('"Mean": 3').replace('"rat"', '["rat"]'),
      [
        '2:12: extends must be the name of a bundle’s file without its ending, such as "giant-rat", but […] was found',
        '3:9: Mean must be an object {…}, but 3 was found',
      ],
    ],
  ])('is told at the part that changes it, or at "extends": %s', (_, text, problems) => {
    const found = told(text, { 'rat.json': rat });
    expect(found.map((line) => line.replace(/(allowed here): .*Prize$/, '$1'))).toEqual(problems);
  });

  test('mistakes of the base are told once, for the base, and the rest of the child as well', () => {
    const { kinds, problems } = readBundles({
      'rat.json': bundle('"Health": {"max": 0}'),
      'big-rat.json': '{"extends": "rat", "Health": {"max": {"add": 1}}, "Rost": {}}',
      'king-rat.json': '{"extends": "big-rat"}',
      'torn.json': '{',
      'torn-rat.json': '{"extends": "torn"}',
    });
    expect(kinds).toEqual([]);
    expect(problems.map(tellProblem)).toEqual([
      'big-rat.json:1:13: extends: "rat" has mistakes of its own, which come first',
      'big-rat.json:1:51: Rost is not known; did you mean "Rust"?',
      'king-rat.json:1:13: extends: "big-rat" has mistakes of its own, which come first',
      'rat.json:4:19: Health.max must be a whole number from 1 to 9999 (HP), but 0 was found',
      'torn-rat.json:1:13: extends: "torn" has mistakes of its own, which come first',
      'torn.json:1:2: not JSON: the file ends here, but a "}" is missing',
    ]);
  });

  test('circles and long lines are told to those in them', () => {
    const extending = (base: string) => `{"extends": "${base}"}`;
    const circle = readBundles({
      'a.json': extending('b'),
      'b.json': extending('c'),
      'c.json': extending('b'),
    });
    expect(circle.problems.map(tellProblem)).toEqual([
      'a.json:1:13: extends: "b" has mistakes of its own, which come first',
      'b.json:1:13: extends goes in a circle: b → c → b',
      'c.json:1:13: extends goes in a circle: c → b → c',
    ]);
    const line: Record<string, string> = { 'k0.json': rat };
    for (let n = 1; n <= 1000; n++) line[`k${n}.json`] = `{"extends": "k${n - 1}", ${named}}`;
    const { kinds, problems } = readBundles(line);
    expect(kinds.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, n) => `k${n}`));
    expect(problems).toHaveLength(1000 - 8);
    expect(problems[0].text).toContain('extends goes on for more than 8 bundles: k');
  });
});

test('warnings and hints leave a kind in the game', () => {
  const cases: [string, string[]][] = [
    [
      '{"name": {"en": "newt"}, "look": {"glyph": "n", "colour": "#ffffff"}, "Health": {"max": 6}, "AI": {"mind": "timid"}}',
      [
        '1:1: hint: spawn is missing: it never appears by itself',
        '1:2: hint: name.ja is missing: English stands in',
        '1:2: hint: name.ru is missing: English stands in',
        '1:26: hint: look.sprite is missing: its glyph is drawn instead',
        '1:93: warning: it has neither Stats nor Fighter: its blows take next to nothing',
      ],
    ],
    [
      bundle('"Mean": {}', '"Stack": {"as": "units"}', '"Leech": {}', '"Missile": {}'),
      [
        '4:1: warning: Mean does nothing without AI',
        '5:1: warning: Stack does nothing without Item',
        '6:1: warning: Leech does nothing without Health',
        '7:1: warning: Missile does nothing without Weapon',
      ],
    ],
    ['{"extends": "rat"}', ['1:2: hint: name is missing: it is called like "rat"']],
  ];
  for (const [text, problems] of cases) {
    expect(told(text, { 'rat.json': bundle(...monster) })).toEqual(problems);
    expect(readBundles({ 'rat.json': bundle(...monster), 'newt.json': text }).kinds).toHaveLength(
      2,
    );
  }
});

test('of a file with very many mistakes a hundred are told, and how many more there are', () => {
  const lines = Array.from({ length: 150 }, (_, n) => `"X${n}": 1`);
  const problems = told(bundle(...lines));
  expect(problems).toHaveLength(101);
  expect(problems[100]).toBe('104:1: … and 50 more');
});

describe('names of files', () => {
  const rat = bundle(...monster);

  test('a name that no other bundle could say is refused', () => {
    const { kinds, problems } = readBundles({ 'Big Rat.json': rat, 'rat.txt': rat, '.json': rat });
    expect(kinds).toEqual([]);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      ['.json', 0],
      ['Big Rat.json', 0],
      ['rat.txt', 0],
    ]);
    expect(problems[0].text).toBe(
      'a file must be named like "giant-rat.json": small letters, digits and hyphens',
    );
  });

  test.each(['rat.json', 'monsters/rat.json', '../rat.json', '-/rat.json'])(
    'a mod %s cannot take the name of a kind of the campaign, and is told so',
    (file) => {
      const { kinds, problems } = loadCampaign(simple, { [file]: rat });
      expect(kinds).toEqual(campaign.kinds);
      expect(problems.map(tellProblem)).toEqual([
        `${file}: there is another kind named "rat", of ./monsters/rat.json; rename one of the files`,
      ]);
    },
  );

  test('a mod lives beside the kinds of the campaign, and may extend them', () => {
    const { kinds, problems } = loadCampaign(simple, {
      'sly-wolf.json': '{"extends": "wolf", "name": {"en": "a", "ja": "b", "ru": "c"}, "Rust": {}}',
    });
    expect(problems).toEqual([]);
    expect(kinds.slice(0, -1)).toEqual(campaign.kinds);
    expect(kinds.at(-1)?.id).toBe('sly-wolf');
  });
});

const texts = campaigns
  .flatMap(({ hero, bundles }) => [hero, ...Object.values(bundles)])
  .map(String);

test('every bundle of every campaign is read without an error or a warning', () => {
  expect(texts.length).toBeGreaterThanOrEqual(75);
  for (const { hero, bundles } of campaigns) {
    const { kinds, problems } = readBundles({ 'hero.json': hero, ...bundles });
    expect(problems.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    expect(kinds).toHaveLength(Object.keys(bundles).length + 1);
  }
});

const words = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    'null',
    'true',
    '-1',
    '1e9',
    '0.5',
    '1e999',
    '\u202e',
    '\ud800',
    '"1d8"',
  ],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"extends": "rat",',
    '{"add": 1}',
    '{"mul": -2}',
    '"Mean": {},',
    '"x": 1,',
  ],
];

/** A text with a few pieces of it cut out, doubled or replaced. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.oneof(fc.constantFrom(...words), fc.string())), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [at, length, put]) => {
      const start = at % (before.length + 1);
      return before.slice(0, start) + put + before.slice(start + length);
    }, text),
  );

/** JSON with a value somewhere replaced, or a key added. */
const altered = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.nat(),
    fc.string({ maxLength: 8 }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.boolean(),
  )
  .map(([text, nth, key, value, add]) => {
    const root = JSON.parse(text) as Record<string, unknown>;
    const parts = [root, ...Object.values(root).filter((one) => typeof one === 'object')] as Record<
      string,
      unknown
    >[];
    const part = parts[nth % parts.length];
    const keys = Object.keys(part);
    part[add || keys.length === 0 ? key : keys[nth % keys.length]] = value;
    return JSON.stringify(root);
  });

/** Whether all names in a bundle are those that bundles know. */
function namesKnown(text: string): boolean {
  const said = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
  return Object.entries(said).every(([key, part]) => {
    if (!Object.hasOwn(bundleShape.keys, key)) return false;
    const component = bundleComponents.find((name) => name === key);
    if (!component || part === null) return true;
    const fields = fieldsOf(component).flatMap(([name, { inPlay }]) => (inPlay ? [] : [name]));
    return Object.keys(part as object).every((name) => fields.includes(name));
  });
}

test('whatever stands in a file, it makes a sound kind or its mistakes are told, and nothing else', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const rat = bundle(...monster);
  fc.assert(
    fc.property(fc.oneof(spoilt, altered), (text) => {
      const { kinds, problems } = readBundles({ 'newt.json': text, 'rat.json': rat });
      const kind = kinds.find(({ id }) => id === 'newt');
      const errors = problems.filter(
        ({ file, grade }) => file === 'newt.json' && grade === 'error',
      );
      expect(errors.length === 0).toBe(kind !== undefined);
      const lines = text.split('\n');
      for (const { line, column } of problems.filter(({ file }) => file === 'newt.json')) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
      }
      if (!kind) return;
      expect(namesKnown(text)).toBe(true);
      for (const { name, fields } of kind.components) {
        expect(componentNames).toContain(name);
        for (const [field, { min = 0, max = Infinity, start }] of fieldsOf(name)) {
          const value = fields[field];
          expect(value === start || (value >= min && value <= max)).toBe(true);
        }
      }
    }),
    { numRuns: 2500 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('the worst of files is refused in no time', () => {
  const full = (piece: (n: number) => string) => {
    let text = '';
    for (let n = 0; text.length + piece(n).length < 19_990; n++) text += piece(n);
    return text;
  };
  const files = {
    'keys.json': `{${full((n) => `"k${n}":1,`)}"z":1}`,
    'twice.json': `{${full(() => '"k":1,')}"z":1}`,
    'lines.json': `{${full((n) => `\n"Healh${n}":1,`)}"z":1}`,
    'cells.json': bundle(`"spawn": {"at": [${full(() => '0,').slice(500)}0]}`),
    'quotes.json': full(() => '"'),
    'slashes.json': `"${full(() => '\\')}`,
    'open.json': full(() => '[},'),
  };
  const start = performance.now();
  const { kinds, problems } = readBundles(files);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(kinds).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(101 * Object.keys(files).length);
});
