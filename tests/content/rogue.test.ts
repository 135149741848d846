import { readFileSync } from 'node:fs';
import { frames } from 'virtual:atlas';
import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { kindById } from '../../src/game/campaign.ts';
import { ammunition, type ComponentName, mindNames, stackings } from '../../src/game/components.ts';
import { packDice, unpackDice } from '../../src/game/dice.ts';
import type { Kind } from '../../src/game/kinds.ts';
import { rogue } from '../sources.ts';

const campaign = loadCampaign(rogue);

/** The ids of the kinds in a folder of bundles. */
function idsIn(folder: 'monsters' | 'items' | 'traps'): string[] {
  const files = Object.keys(rogue.bundles).filter((file) => file.startsWith(`./${folder}/`));
  return files.map((file) => file.replace(/^.*\/|\.json$/g, '')).sort();
}

const kindsIn = (folder: 'monsters' | 'items' | 'traps') =>
  idsIn(folder).map((id) => kindById(campaign, id));

/** The fields of a component of a kind, or undefined if it lacks the component. */
function part(kind: Kind, component: ComponentName): Readonly<Record<string, number>> | undefined {
  return kind.components.find(({ name }) => name === component)?.fields;
}

const diceText = (packed = 0) =>
  unpackDice(packed)
    .map(({ count, sides }) => `${count}d${sides}`)
    .join('/');

/** The results of `facts` for the items of a group, by id. */
function itemsOf(group: string, facts: (kind: Kind) => string): Record<string, string> {
  const kinds = kindsIn('items').filter(({ spawn }) => spawn.item?.group === group);
  return Object.fromEntries(kinds.map((kind) => [kind.id, facts(kind)]));
}

/** Lines such as "mace | 2d4 1d3" as ids and facts. */
function table(lines: string): Record<string, string> {
  const rows = lines.trim().split('\n');
  return Object.fromEntries(rows.map((row) => row.split('|').map((text) => text.trim())));
}

// Letter, id | rank, wanders or stays, carries %, Mean Greedy Invisible Regenerates, experience,
// level, armour class, attacks.
const monsters = table(`
  A giant-ant         |  7 wanders   0 M    10  2  3 1d6
  B bat               |  3 wanders   0 -     1  1  3 1d2
  C centaur           | 12 wanders  15 -    15  4  4 1d6/1d6
  D dragon            | 25 stays   100 G  9000 10 -1 1d8/1d8/3d10
  E floating-eye      |  6 stays     0 -     5  1  9 0d0
  F violet-fungus     | 19 stays     0 M    85  8  3 0d0
  G gnome             | 10 wanders  10 -     8  1  5 1d6
  H hobgoblin         |  5 wanders   0 M     3  1  5 1d8
  I invisible-stalker | 20 wanders   0 I   120  8  3 4d4
  J jackal            |  2 wanders   0 M     2  1  7 1d2
  K kobold            |  1 wanders   0 M     1  1  7 1d4
  L leprechaun        | 11 stays     0 -    10  3  8 1d1
  M mimic             | 23 stays    30 -   140  7  7 3d4
  N nymph             | 15 stays   100 -    40  3  9 0d0
  O orc               |  8 wanders  15 -     5  1  6 1d8
  P purple-worm       | 26 stays    70 -  7000 15  6 2d12/2d4
  Q quasit            | 14 wanders  30 M    35  3  2 1d2/1d2/1d4
  R rust-monster      | 13 wanders   0 M    25  5  2 0d0/0d0
  S snake             |  4 wanders   0 M     3  1  5 1d3
  T troll             | 17 stays    50 MR   55  6  4 1d8/1d8/2d6
  U umber-hulk        | 22 wanders  40 M   130  8  2 3d4/3d4/2d5
  V vampire           | 24 wanders  20 MR  380  8  1 1d10
  W wraith            | 18 wanders   0 -    55  5  4 1d6
  X xorn              | 21 wanders   0 M   120  7 -2 1d3/1d3/1d3/4d6
  Y yeti              | 16 wanders  30 -    50  4  6 1d6/1d6
  Z zombie            |  9 wanders   0 M     7  2  8 1d8
`);

const flags: [ComponentName, string][] = [
  ['Mean', 'M'],
  ['Greedy', 'G'],
  ['Invisible', 'I'],
  ['Regeneration', 'R'],
];

test('every bundle is correct, and the hero can carry its possessions', () => {
  expect(campaign.problems).toEqual([]);
  expect([kindsIn('monsters').length, kindsIn('traps').length]).toEqual([26, 6]);
});

test.each(Object.entries(monsters))('%s has the numbers of Rogue', (letterAndId, row) => {
  const [letter, id] = letterAndId.split(' ');
  const kind = kindById(campaign, id);
  const fighter = part(kind, 'Fighter');
  const stated = [
    kind.spawn.rank,
    kind.spawn.wanders ? 'wanders' : 'stays',
    part(kind, 'Carries')?.chance ?? 0,
    flags.map(([name, flag]) => (part(kind, name) ? flag : '')).join('') || '-',
    part(kind, 'Reward')?.experience,
    fighter?.level,
    fighter?.armour,
    diceText(fighter?.attacks),
  ];
  expect(stated.join(' ')).toBe(row.replace(/ +/g, ' '));
  expect(kind.look.glyph).toBe(letter);
  expect(diceText(part(kind, 'Health')?.dice)).toBe(`${fighter?.level}d8`);
  expect(mindNames[part(kind, 'AI')?.mind ?? -1]).toBe('chaser');
});

test('the monsters are one for each letter from A to Z', () => {
  const glyphs = kindsIn('monsters').map(({ look }) => look.glyph);
  expect(glyphs.sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});

test('the ranks of depth are each used once', () => {
  const byRank = kindsIn('monsters').sort((a, b) => (a.spawn.rank ?? 0) - (b.spawn.rank ?? 0));
  expect(byRank.map(({ spawn }) => spawn.rank)).toEqual(byRank.map((_, place) => place + 1));
  expect(byRank.map(({ look }) => look.glyph).join('')).toBe('KJBSHEAOZGLCRQNYTWFIXUMVDP');
});

test('each letter has its own powers and no others', () => {
  const plain = ['Health', 'Fighter', 'AI', 'Mean', 'Carries', 'Reward'];
  const powers = kindsIn('monsters').flatMap((kind) =>
    kind.components
      .filter(({ name }) => !plain.includes(name))
      .map(({ name, fields }) => {
        const numbers = Object.values(fields).join(' ');
        return `${kind.look.glyph} ${name} ${numbers}`.trim();
      }),
  );
  expect(powers.sort()).toEqual([
    'A Venom 1',
    'B Erratic 50',
    'D Greedy',
    'E Paralysis 2 2 20',
    'F Grasp',
    'F Rooted',
    'I Erratic 20',
    'I Invisible',
    'L GoldThief',
    'M Disguise 0',
    'N ItemThief',
    'R Rust',
    'T Regeneration 33',
    'U ConfusingGaze 20 20 0',
    'V Regeneration 33',
    'W LevelDrain 15',
  ]);
});

test('a mean monster wakes with a probability of 66%', () => {
  const chances = kindsIn('monsters').flatMap((kind) => part(kind, 'Mean')?.chance ?? []);
  expect(new Set(chances)).toEqual(new Set([66]));
});

test('the weapons have the damage, throwing damage and prices of Rogue, and are equally common', () => {
  const facts = (kind: Kind) => {
    const [weapon, stack] = [part(kind, 'Weapon'), part(kind, 'Stack')];
    const [missile, launcher] = [part(kind, 'Missile'), part(kind, 'Launcher')];
    return [
      diceText(weapon?.dice),
      diceText(weapon?.thrownDice),
      part(kind, 'Item')?.worth,
      ...(missile ? [`flies:${ammunition[missile.fits]}`] : []),
      ...(launcher ? [`shoots:${ammunition[launcher.fits]}`] : []),
      ...(stack ? [`${stackings[stack.as]}:${stack.least}-${stack.most}`] : []),
      ...(kind.spawn.item?.weight === undefined ? [] : ['weighted']),
    ].join(' ');
  };
  expect(itemsOf('weapon', facts)).toEqual(
    table(`
      mace             | 2d4 1d3 8
      long-sword       | 1d10 1d2 15
      short-bow        | 1d1 1d1 75 shoots:arrow
      arrow            | 1d1 1d6 1 flies:arrow group:8-15
      dagger           | 1d6 1d4 2 flies:none
      rock             | 1d2 1d4 1 flies:rock group:8-15
      two-handed-sword | 3d6 1d2 30
      sling            | 0d0 0d0 1 shoots:rock
      dart             | 1d1 1d3 1 flies:none group:8-15
      crossbow         | 1d1 1d1 15 shoots:bolt
      crossbow-bolt    | 1d2 1d10 1 flies:bolt group:8-15
      spear            | 1d8 1d6 2 flies:none
    `),
  );
});

test('the armours have the classes, shares and prices of Rogue', () => {
  const facts = (kind: Kind) => {
    const armourClass = 10 - (part(kind, 'Armour')?.defence ?? 0);
    return [armourClass, kind.spawn.item?.weight, part(kind, 'Item')?.worth].join(' ');
  };
  const armours = itemsOf('armour', facts);
  expect(armours).toEqual(
    table(`
      leather-armour  | 8 20 5
      ring-mail       | 7 15 30
      studded-leather | 7 15 15
      scale-mail      | 6 13 3
      chain-mail      | 5 12 75
      splint-mail     | 4 10 80
      banded-mail     | 4 10 90
      plate-mail      | 3 5 400
    `),
  );
  const shares = Object.values(armours).map((row) => Number(row.split(' ')[1]));
  expect(shares.reduce((sum, share) => sum + share)).toBe(100);
});

test('both foods have the same value, but the ration is common and can taste bad', () => {
  const facts = (kind: Kind) => {
    const [food, stack] = [part(kind, 'Food'), part(kind, 'Stack')];
    return [
      kind.spawn.item?.weight,
      food?.energy,
      food?.spread,
      food?.foul,
      part(kind, 'Item')?.worth,
      stackings[stack?.as ?? -1],
    ].join(' ');
  };
  expect(itemsOf('food', facts)).toEqual(
    table(`
      ration     | 89 1300 200 29 2 units
      slime-mold | 11 1300 200 0 2 units
    `),
  );
});

test('the amulet is on every floor from depth 26 on, and is the prize', () => {
  const amulet = kindById(campaign, 'amulet');
  expect(amulet.spawn).toEqual({ from: 26 });
  expect(part(amulet, 'Prize')).toBeDefined();
  expect(part(amulet, 'Item')).toMatchObject({ weight: 0, worth: 1000 });
});

test('each trap of Rogue has its effect', () => {
  const traps = kindsIn('traps').map(({ id, effects }) => [
    id,
    effects.Trap?.map(({ name, values }) => ({ name, ...values })),
  ]);
  const [d4, d6] = ['1d4', '1d6'].map((text) => packDice(text));
  const none = ammunition.indexOf('none');
  expect(Object.fromEntries(traps)).toEqual({
    'arrow-trap': [
      { name: 'shoot', dice: d6, bonus: -1, venom: 0, leaves: ammunition.indexOf('arrow') },
    ],
    'bear-trap': [{ name: 'snare', turns: 3 }],
    'dart-trap': [{ name: 'shoot', dice: d4, bonus: 1, venom: 1, leaves: none }],
    'gas-trap': [{ name: 'sleep', turns: 5, spread: 1 }],
    'teleport-trap': [{ name: 'teleport' }],
    trapdoor: [{ name: 'fall' }],
  });
});

test('each group of items has its glyph of Rogue', () => {
  const signs: [ComponentName, string][] = [
    ['Weapon', ')'],
    ['Armour', ']'],
    ['Food', ':'],
    ['Gold', '*'],
    ['Prize', ','],
    ['Trap', '^'],
  ];
  for (const [component, sign] of signs) {
    const kinds = campaign.kinds.filter((kind) => part(kind, component));
    expect(kinds.length).toBeGreaterThan(0);
    for (const { id, look } of kinds) expect([id, look.glyph]).toEqual([id, sign]);
  }
});

test('every kind has a unique name in English, Japanese and Russian', () => {
  for (const { id, name } of campaign.kinds) {
    expect([id, Object.keys(name).sort()]).toEqual([id, ['en', 'ja', 'ru']]);
    expect([id, new Set(Object.values(name)).size]).toEqual([id, 3]);
    expect(name.en).toMatch(/^[A-Za-z -]+$/);
    expect(name.ja).toMatch(/^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー]+$/u);
    expect(name.ru).toMatch(/^[А-Яа-яё -]+$/);
  }
  for (const language of ['en', 'ja', 'ru']) {
    const names = campaign.kinds.map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every kind has a drawing in the atlas, and no two monsters share one', () => {
  for (const { id, look } of campaign.kinds) {
    expect([id, look.sprite, Object.hasOwn(frames, `icon:${look.sprite}`)]).toEqual([
      id,
      look.sprite,
      true,
    ]);
  }
  const sprites = kindsIn('monsters').map(({ look }) => look.sprite);
  expect(new Set(sprites).size).toBe(26);
});

/** The luminance of a colour such as "#15131c", from 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('every kind is bright enough to be read on the dark floor, and kinds with one letter have different colours', () => {
  const floor = luminance('#15131c') + 0.05;
  for (const { id, look } of campaign.kinds) {
    const contrast = (luminance(look.colour) + 0.05) / floor;
    expect([id, contrast >= 4.5]).toEqual([id, true]);
  }
  expect(new Set(kindsIn('monsters').map(({ look }) => look.colour)).size).toBe(26);
});

test.each(idsIn('monsters'))(
  'the bundle of a monster has at most twelve lines, its look counted as one: %s',
  (id) => {
    const bundle = readFileSync(`src/content/rogue/monsters/${id}.json`, 'utf8');
    const text = bundle.replace(/"look": \{[^}]*\}/, '"look": {}');
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(12);
  },
);
