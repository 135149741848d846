import '../node-navigator.ts';

import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { perilOf } from '../../../src/describe/danger.ts';
import { gainExperience, loseLevel } from '../../../src/game/actors/levels.ts';
import type { Game } from '../../../src/game/world.ts';
import { colours } from '../../../src/screen/colours.ts';
import { fillShape, troughShape } from '../../../src/screen/hud/bar.ts';
import { barCount, hasNumbers } from '../../../src/screen/hud/hud-values.ts';
import { drawStatus } from '../../../src/screen/hud/status.ts';
import { type Palette, palettes } from '../../../src/screen/palettes.ts';
import { contains, type LayoutInput } from '../../../src/screen/screen-layout.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Language } from '../../../src/words/texts.ts';
import { arena } from '../../sources.ts';
import { arenaCampaign, campaign, give, place, rogueCampaign, scene } from '../../world.ts';
import { artworkOf, layoutOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const palette = palettes.standard;

const map = `
  #########
  #@......#
  #.......#
  #.......#
  #########`;

const windows: Record<string, Partial<LayoutInput>> = {
  full: {},
  below: { columns: 80, rows: 22 },
  compact: { width: 390, height: 844, ratio: 2 },
  wideCompact: { width: 390, height: 844, ratio: 2, columns: 80, rows: 22 },
};

function draw(
  game: Game,
  language: Language = 'en',
  window: Partial<LayoutInput> = {},
  chosen: Palette = palette,
) {
  const pen = new RecordingPen();
  const layout = layoutOf(game, { columns: 25, rows: 25, ...window });
  const peril = perilOf(game);
  const artwork = { ...artworkOf(game.campaign), palette: chosen };
  const parts = drawStatus(pen, layout, game, wordsOf(language), peril, artwork, 'standing');
  return { pen, layout, parts };
}

const troughs = (pen: RecordingPen) => pen.shapesOf(troughShape(1).fill);
const fills = (pen: RecordingPen, colour: number) => pen.shapesOf(fillShape(1, colour).fill);

/** The filled width of the bar of a colour divided by the width of its trough. */
function shareOf(pen: RecordingPen, colour: number): number {
  const [fill] = fills(pen, colour);
  const trough = troughs(pen).find(({ y }) => y === (fill?.y ?? 0) - 1);
  return fill && trough ? fill.width / (trough.width - 2) : 0;
}

function simple(change: (game: Game) => void = () => {}): Game {
  const game = scene(map);
  change(game);
  return game;
}

describe('the HP bar', () => {
  test.each([
    [16, 1],
    [12, 0.75],
    [8, 0.5],
    [4, 0.25],
    [1, 0.0625],
  ])('the HP bar with %i of 16 HP is filled to %d', (health, share) => {
    const game = simple(({ stores, hero }) => {
      stores.Health.current[hero] = health;
    });
    const { pen } = draw(game);
    expect(shareOf(pen, health > 5 ? palette.bars.hero : palette.low)).toBeCloseTo(share, 1);
    // At a third the bar warns.
    expect(pen.textOf(`${health}/16`).colour).toBe(health > 5 ? colours.text : palette.low);
  });

  test('the HP bar and its warning have the colours of the chosen palette', () => {
    const game = simple(({ stores, hero }) => {
      stores.Health.current[hero] = 4;
    });
    const { pen } = draw(game, 'en', {}, palettes.clear);
    expect(shareOf(pen, palettes.clear.low)).toBeCloseTo(0.25, 1);
    expect(pen.textOf('4/16').colour).toBe(palettes.clear.low);
  });

  test('the HP bar with 0 HP has no filled part', () => {
    const game = simple(({ stores, hero }) => {
      stores.Health.current[hero] = 0;
    });
    const { pen } = draw(game);
    expect(fills(pen, palette.bars.hero)).toEqual([]);
    expect(troughs(pen)).toHaveLength(3);
    expect(pen.words).toContain('0/16');
  });

  test('the HP bar has a label on its left and its value on its right', () => {
    const { pen, layout } = draw(simple());
    const [trough, second] = troughs(pen);
    const label = pen.textOf('HP');
    const value = pen.textOf('16/16');
    expect(label.x).toBeGreaterThan(layout.portrait.x + layout.portrait.width);
    expect(trough.height).toBeGreaterThan(1.4 * second.height);
    expect(label.x).toBeLessThan(trough.x);
    expect(value.style.align).toBe('right');
    expect(value.x).toBeGreaterThan(trough.x + trough.width);
    expect(label.y).toBe(value.y);
    expect(trough.y).toBe(label.y - Math.round(trough.height / 2));
  });
});

describe('the energy bar', () => {
  const withEnergy = (energy: number) =>
    simple(({ stores, hero }) => {
      stores.Hunger.energy[hero] = energy;
    });

  test.each([
    [100, 1],
    [60, 0.6],
    [26, 0.26],
  ])('the energy bar with %i of 100 is filled to %d without a warning', (energy, share) => {
    const { pen } = draw(withEnergy(energy));
    expect(shareOf(pen, palette.energy)).toBeCloseTo(share, 1);
    expect(fills(pen, palette.low)).toEqual([]);
    expect(pen.words).toContain(`${energy}/100`);
  });

  test.each([25, 10, 1])('the energy bar with %i of 100 has the warning colour', (energy) => {
    const { pen } = draw(withEnergy(energy));
    expect(shareOf(pen, palette.low)).toBeCloseTo(energy / 100, 1);
    expect(fills(pen, palette.energy)).toEqual([]);
    expect(pen.textOf(`${energy}/100`).colour).toBe(colours.text);
  });

  test.each(languages)(
    'the energy bar of a hero who can faint shows the state of hunger in %s',
    (language) => {
      const { ui } = wordsOf(language);
      const drawn = (energy: number) => {
        const game = scene(map, { campaign: rogueCampaign });
        game.stores.Hunger.energy[game.hero] = energy;
        return draw(game, language, windows.below).pen;
      };
      expect(drawn(1000).words).toContain('1000/2000');
      expect(drawn(300).words).toContain('300/2000');
      expect(drawn(299).textOf(ui.hungry).colour).toBe(palette.low);
      expect(drawn(149).textOf(ui.weak).colour).toBe(palette.low);
      expect(shareOf(drawn(299), palette.low)).toBeCloseTo(299 / 2000, 1);
    },
  );
});

describe('the experience bar', () => {
  test('the experience bar where levels have steps shows all points', () => {
    const game = simple(({ stores, hero }) => {
      stores.Experience.points[hero] = 3;
      stores.Experience.next[hero] = 4;
    });
    const { pen } = draw(game);
    expect(shareOf(pen, palette.experience)).toBeCloseTo(0.75, 1);
    expect(pen.words).toContain('3/4');
  });

  test('the experience bar where levels double shows the points since the last level', () => {
    const game = scene(map, { campaign: rogueCampaign });
    const { Experience } = game.stores;
    Experience.level[game.hero] = 2;
    Experience.next[game.hero] = 20;
    Experience.points[game.hero] = 15;
    const { pen } = draw(game, 'en', windows.below);
    expect(shareOf(pen, palette.experience)).toBeCloseTo(0.5, 1);
    expect(pen.words).toContain('15/20');
    Experience.level[game.hero] = 1;
    Experience.next[game.hero] = 10;
    Experience.points[game.hero] = 8;
    expect(shareOf(draw(game, 'en', windows.below).pen, palette.experience)).toBeCloseTo(0.8, 1);
  });

  test('the experience bar after a lost level is full, and its number is not above its goal', () => {
    const game = scene(map, { campaign: rogueCampaign });
    gainExperience(game, game.hero, 700);
    loseLevel(game, game.hero);
    const { pen } = draw(game, 'en', windows.below);
    expect(game.stores.Experience.points[game.hero]).toBe(641);
    expect(pen.words).toContain('640/640');
    expect(shareOf(pen, palette.experience)).toBeCloseTo(1, 1);
  });
});

describe('the weight of the bag', () => {
  test('the weight of the bag is a value of the compact layout, without trailing zeros', () => {
    const game = simple();
    expect(draw(game, 'en', windows.compact).pen.words).toContain('0/10');
    give(game, 'apple', 'dagger');
    const { pen } = draw(game, 'en', windows.compact);
    const { Item } = game.stores;
    const sum = [...Item.weight].reduce((all, weight) => all + weight, 0);
    expect(pen.words[pen.words.indexOf('WGT') + 1]).toBe(`${sum / 10}/10`);
  });

  test('the weight of the bag is a number of items where that is limited', () => {
    const game = scene(map, { campaign: rogueCampaign });
    const { pen } = draw(game, 'en', windows.wideCompact);
    expect(pen.words).not.toContain('WGT');
    expect(pen.textOf('Items').colour).toBe(colours.dim);
    expect(pen.words).toContain('0/22');
    expect(troughs(pen)).toHaveLength(3);
  });

  test('the weight of the bag is in the heading of the bag where it has one', () => {
    const words = [...draw(simple()).pen.words, ...draw(simple(), 'en', windows.below).pen.words];
    expect(words).not.toContain('WGT');
    expect(words).not.toContain('Items');
  });
});

test('the full HUD in English has these texts in order', () => {
  expect(draw(simple()).pen.words).toEqual([
    ...['Level 1', 'Depth', '1', '/5', 'Turn', '0'],
    ...['HP', '16/16', 'ENG', '100/100', 'EXP', '0/4'],
    ...['ATK', '4', 'DEF', '4', 'Score', '0', 'PERF', '0'],
    ...['Seed', 'scene'],
  ]);
});

test.each(languages)('the full HUD has the labels of %s, each before its value', (language) => {
  const { ui } = wordsOf(language);
  const [title, ...words] = draw(simple(), language).pen.words.filter((word) => word !== '/5');
  expect(title).toBe(ui.hud.level(1));
  expect(words.filter((_, index) => index % 2 === 0)).toEqual([
    ui.depth,
    ui.turn,
    ui.hp,
    ui.energy,
    ui.experience,
    ui.attack,
    ui.defence,
    ui.score,
    ui.performance,
    ui.seed,
  ]);
});

describe('the portrait of the hero', () => {
  test.each(['full', 'below'])(
    'the portrait of the hero is in a ring of gold in the layout %s',
    (name) => {
      const { pen, layout } = draw(simple(), 'en', windows[name]);
      expect(pen.rimmed(colours.title)).toMatchObject([layout.portrait]);
      const [picture] = pen.pictures;
      const hero = campaign.kinds.find(({ id }) => id === 'hero');
      expect(picture.name).toBe(`icon:${hero?.look.sprite}`);
      expect(picture.width).toBeGreaterThan(0.7 * layout.portrait.width);
    },
  );

  test('the portrait of the hero is missing in the compact layout', () => {
    expect(draw(simple(), 'en', windows.compact).pen.pictures).toEqual([]);
  });

  test('the portrait of the hero has a ring of warning when the next hit may kill', () => {
    const { pen, layout } = draw(scene('#####\n#@w.#\n#####'));
    expect(pen.rimmed(palette.alarm)).toMatchObject([layout.portrait]);
    expect(pen.rimmed(colours.title)).toEqual([]);
  });
});

test('numbers follow the game: depth, level, turn, score and score per turn', () => {
  const game = simple(({ stores, hero }) => {
    stores.Experience.level[hero] = 7;
  });
  Object.assign(game, { turn: 40, score: 100 });
  const { words } = draw(game).pen;
  const after = (label: string) => words[words.indexOf(label) + 1];
  expect(after('Depth')).toBe('1');
  expect(words).toContain('Level 7');
  expect(after('Turn')).toBe('40');
  expect(after('Score')).toBe('100');
  expect(after('PERF')).toBe('2.5');
});

test.each([
  [0, 0, '0'],
  [10, 1, '10'],
  [5, 2, '2.5'],
  [1, 3, '0.333'],
  [2, 3, '0.667'],
])('a score of %i in %i turns is %s per turn', (score, turn, expected) => {
  const game = simple();
  Object.assign(game, { turn, score });
  const { words } = draw(game).pen;
  expect(words[words.indexOf('PERF') + 1]).toBe(expected);
});

test('in Russian the score per turn has a comma', () => {
  const game = simple();
  Object.assign(game, { turn: 3, score: 1 });
  const { words } = draw(game, 'ru').pen;
  expect(words[words.indexOf(wordsOf('ru').ui.performance) + 1]).toBe('0,333');
});

test('worn items add their bonus after attack and defence', () => {
  const game = simple();
  give(game, 'dagger', 'leather-armour');
  const { Gear, Weapon, Armour, Item } = game.stores;
  const items = [...Item.count.keys()].filter((entity) => Item.count[entity] > 0);
  const weapon = items.find((entity) => Weapon.attack[entity] > 0) ?? 0;
  const armour = items.find((entity) => Armour.defence[entity] > 0) ?? 0;
  Gear.weapon[game.hero] = weapon;
  Gear.armour[game.hero] = armour;
  const { words } = draw(game).pen;
  const from = words.indexOf('ATK');
  const attack = Weapon.attack[weapon];
  const defence = Armour.defence[armour];
  expect(words.slice(from, from + 6)).toEqual([
    'ATK',
    `${4 + attack}`,
    `(+${attack})`,
    'DEF',
    `${4 + defence}`,
    `(+${defence})`,
  ]);
});

test('a Rogue hero has strength, armour class and gold', () => {
  const game = scene(map, { campaign: rogueCampaign });
  Object.assign(game, { score: 123 });
  const { Strength } = game.stores;
  const { pen } = draw(game, 'en', windows.below);
  const after = (label: string) => pen.words[pen.words.indexOf(label) + 1];
  expect(after('Str')).toBe('16');
  expect(after('AC')).toBe('10');
  expect(after('Gold')).toBe('123');
  expect(pen.textOf('123').colour).toBe(palette.tones.special);
  expect(pen.words).not.toContain('PERF');
  Strength.now[game.hero] = 14;
  const weak = draw(game, 'en', windows.below).pen;
  const from = weak.words.indexOf('Str');
  expect(weak.words.slice(from, from + 3)).toEqual(['Str', '14', '(16)']);
});

test('the arena shows the number of opponents, because it has neither depth nor levels', () => {
  const game = scene('##### #@e.# #..e# #####', { campaign: arenaCampaign, depth: 0 });
  const { words } = draw(game).pen;
  expect(words[0]).toBe('Opponents: 2');
  expect(words).not.toContain('Depth');
  expect(words).not.toContain('ENG');
});

test('the hero’s allies are no opponents', () => {
  const dog = {
    name: { en: 'dog' },
    look: { glyph: 'd', colour: '#d0b080' },
    Health: { max: 20 },
    AI: { mind: 'hunter' },
    Faction: { name: 'hero' },
  };
  const withDog = loadCampaign(arena, { 'dog.json': JSON.stringify(dog) });
  const game = scene('##### #@e.# #...# #####', { campaign: withDog, depth: 0 });
  place(game, 'dog', 2, 2);
  expect(draw(game).pen.words[0]).toBe('Opponents: 1');
  expect(draw(game, 'en', windows.compact).pen.words.slice(0, 2)).toEqual(['Opponents', '1']);
});

test('the messages begin under the portrait of a hero with one bar', () => {
  const game = scene('##### #@e.# #..e# #####', { campaign: arenaCampaign, depth: 0 });
  const { parts, layout } = draw(game, 'en', { bars: barCount(game) });
  const { portrait, status, log, line } = layout;
  const bottom = portrait.y + portrait.height;
  expect(log.y - bottom).toBeLessThan(line);
  for (const { box } of parts)
    expect(box.y + box.height).toBeLessThanOrEqual(status.y + status.height);
  const usual = draw(simple()).layout;
  expect(usual.log.y - usual.portrait.y - usual.portrait.height).toBeGreaterThan(2 * line);
});

describe.each(['usual', 'wide'])('on a phone and a floor that is %s', (floor) => {
  test.each(['Health', 'Stats', 'Strength', 'Fighter', 'Bag'] as const)(
    'the values of a hero with one bar and %s stay in the status',
    (component) => {
      const game = scene('##### #@e.# #..e# #####', { campaign: arenaCampaign, depth: 0 });
      if (component !== 'Health') addComponent(game.world, game.hero, game.stores[component]);
      const size = floor === 'wide' ? { columns: 80, rows: 22 } : { columns: 15, rows: 10 };
      const window = { width: 360, height: 640, ratio: 3, touch: true, ...size };
      const heroBars = { bars: barCount(game), numbers: hasNumbers(game) };
      const { parts, layout } = draw(game, 'en', { ...window, ...heroBars });
      const { status, line, bag, log } = layout;
      const bottom = Math.max(...parts.map(({ box }) => box.y + box.height));
      expect(bottom).toBeLessThanOrEqual(status.y + status.height);
      expect(Math.min(bag.y, log.y)).toBeGreaterThan(bottom);
      // A hero without numbers leaves their row to the messages.
      if (component === 'Health' && floor === 'usual')
        expect(status.height).toBeLessThan(3.5 * line);
    },
  );
});

describe.each(languages)('bad conditions in %s', (language) => {
  test.each(['helpless', 'confused', 'grasped', 'trapped'] as const)('%s is a warning', (name) => {
    const game = scene(map, { campaign: rogueCampaign });
    const text = wordsOf(language).ui[name];
    for (const window of Object.values(windows)) {
      game.stores.Condition[name][game.hero] = 0;
      expect(draw(game, language, window).pen.words).not.toContain(text);
      game.stores.Condition[name][game.hero] = 3;
      expect(draw(game, language, window).pen.textOf(text).colour).toBe(palette.low);
    }
  });
});

test.each(languages)('in %s the poison of the hero is a warning', (language) => {
  const text = wordsOf(language).ui.poisoned;
  for (const window of Object.values(windows)) {
    const game = scene(map);
    expect(draw(game, language, window).pen.words).not.toContain(text);
    addComponent(game.world, game.hero, game.stores.Poisoned);
    expect(draw(game, language, window).pen.textOf(text).colour).toBe(palette.low);
  }
});

test('in columns, bad conditions follow the seed, each on a surface of its own, and many replace it', () => {
  const game = scene(map, { campaign: rogueCampaign });
  const { confused, blind, hasted } = game.stores.Condition;
  const seedAt = () => draw(game, 'en', windows.below).pen.textOf('Seed');
  const before = seedAt();
  confused[game.hero] = 1;
  const { pen } = draw(game, 'en', windows.below);
  expect(seedAt()).toEqual(before);
  const { x, y } = pen.textOf('Confused');
  const chips = pen.shapes.filter((shape) => contains(shape, x, y));
  expect(chips).toHaveLength(1);
  expect(x).toBeGreaterThan(before.x);
  for (const condition of [blind, hasted]) condition[game.hero] = 5;
  expect(draw(game, 'en', windows.below).pen.words).not.toContain('Seed');
});

test('beside a square map the seed keeps its place when the hero gets hungry', () => {
  const game = simple();
  const before = draw(game).pen.textOf('Seed');
  game.stores.Hunger.energy[game.hero] = 3;
  expect(draw(game).pen.textOf('Seed')).toEqual(before);
});

test.each(Object.entries(windows))('every value is visible in the %s layout', (name, window) => {
  for (const played of [campaign, rogueCampaign]) {
    const game = scene(map, { campaign: played });
    const { pen, layout } = draw(game, 'en', window);
    const labels = played === campaign ? ['ATK', 'DEF', 'Score', 'PERF'] : ['Str', 'AC', 'Gold'];
    const level = layout.mode === 'compact' ? 'Lv' : 'Level 1';
    for (const label of ['HP', 'ENG', 'EXP', 'Depth', level, 'Turn', 'Seed', ...labels]) {
      expect(pen.words, `${name} ${label}`).toContain(label);
    }
    for (const { x, y } of pen.texts) {
      expect(x).toBeGreaterThanOrEqual(layout.status.x);
      expect(x).toBeLessThanOrEqual(layout.status.x + layout.status.width);
      expect(y).toBeGreaterThan(layout.status.y);
      expect(y).toBeLessThan(layout.status.y + layout.status.height);
    }
  }
});

test('compact bars have their label and value on them; health has a line of its own', () => {
  const { pen, layout } = draw(simple(), 'en', windows.compact);
  const [health, energy, experience, ...more] = troughs(pen);
  expect(more).toEqual([]);
  expect(health.width).toBe(2 * energy.width + layout.gap + (health.width % 2));
  expect(experience.y).toBe(energy.y);
  expect(energy.x).toBe(health.x);
  expect(experience.x).toBe(energy.x + energy.width + layout.gap);
  expect(energy.y).toBeGreaterThan(health.y + health.height);
  const inset = Math.round(layout.text * 0.45);
  expect(pen.textOf('HP')).toMatchObject({
    x: health.x + inset,
    y: health.y + Math.round(health.height / 2),
    style: { outlined: true },
  });
  expect(pen.textOf('16/16')).toMatchObject({
    x: health.x + health.width - inset,
    style: { outlined: true, align: 'right' },
    colour: 0xffffff,
  });
});

test('of two compact bars in a line, the one with the longer label is wider, and its texts are apart', () => {
  const low = { width: 844, height: 390, ratio: 1, touch: true };
  const { pen, layout } = draw(simple(), 'ru', low);
  const [health, energy, experience] = troughs(pen);
  expect(experience.y).toBe(energy.y);
  expect(energy.width).toBeGreaterThan(experience.width);
  expect(experience.x + experience.width).toBeLessThanOrEqual(health.x + health.width);
  const [label, value] = ['Сытость', '100/100'].map((text) => pen.textOf(text));
  const end = label.x + pen.width(label.text, label.size);
  const start = value.x - pen.width(value.text, value.size);
  expect(start - end).toBeGreaterThan(layout.text * 0.4);
});

test('the three bars of a wide floor are below each other in the compact layout', () => {
  const game = scene(map, { campaign: rogueCampaign });
  const { pen } = draw(game, 'en', windows.wideCompact);
  const bars = troughs(pen);
  expect(bars.map(({ x }) => x)).toEqual([bars[0].x, bars[0].x, bars[0].x]);
  expect(new Set(bars.map(({ y }) => y)).size).toBe(3);
});

test('the value of a narrow bar has the room that its label leaves', () => {
  const game = simple();
  const large = { width: 1280, height: 800, scale: { text: 3, cells: 1 } };
  const { pen } = draw(game, 'en', large);
  const { size, style } = pen.textOf('100/100');
  expect(style.room).toBeGreaterThanOrEqual(pen.width('100/100', size));
});

test('the seed is in no line in which it would squeeze the other values', () => {
  const large = { ...windows.wideCompact, scale: { text: 3, cells: 1 } };
  const long = scene(map, { campaign: rogueCampaign, seed: 'abcdefghijklmnop' });
  const { pen } = draw(long, 'en', large);
  expect(pen.words).not.toContain('abcdefghijklmnop');
  const { size, style } = pen.textOf('Str');
  expect(style.room).toBe(pen.width('Str', size));
  const short = scene(map, { campaign: rogueCampaign, seed: 'ab' });
  expect(draw(short, 'en', windows.wideCompact).pen.words).toContain('ab');
});

test('values that are too wide are squeezed into the line, and do not overlap', () => {
  const game = simple();
  Object.assign(game, { turn: 123456789, score: 987654321 });
  const { pen, layout } = draw(game, 'en', windows.compact);
  const line = pen.texts.filter(({ y }) => y === pen.textOf('Depth').y);
  const room = layout.minimap.x - layout.status.x - layout.gap;
  line.forEach(({ x, style }, index) => {
    const end = x + (style.room ?? 0);
    expect(end).toBeLessThanOrEqual((line[index + 1]?.x ?? layout.status.x + room) + 0.001);
  });
});

test('in a large window the seed is on the line of the numbers', () => {
  const { pen } = draw(simple(), 'en', { width: 1920, height: 1080 });
  expect(pen.textOf('Seed').y).toBe(pen.textOf('PERF').y);
});

test('a long seed is shortened to sixteen characters', () => {
  const long = scene(map, { seed: 'abcdefghijklmnopqrst' });
  expect(draw(long).pen.words.at(-1)).toBe('abcdefghijklmno…');
  const sixteen = scene(map, { seed: 'abcdefghijklmnop' });
  expect(draw(sixteen).pen.words.at(-1)).toBe('abcdefghijklmnop');
});

describe('the warning of the HP bar', () => {
  const notches = (pen: RecordingPen) => pen.rectsOf(colours.ground).length;
  const alarms = (pen: RecordingPen) => pen.shapesOf([palette.alarm, palette.alarm]);

  test.each(Object.entries(windows))(
    'has notches at a third of the health in the layout %s',
    (_, window) => {
      const well = simple(({ stores, hero }) => {
        stores.Health.current[hero] = 6;
      });
      expect(notches(draw(well, 'en', window).pen)).toBe(0);
      const hurt = simple(({ stores, hero }) => {
        stores.Health.current[hero] = 5;
      });
      const { pen } = draw(hurt, 'en', window);
      expect(notches(pen)).toBeGreaterThan(1);
      expect(alarms(pen)).toEqual([]);
    },
  );

  test.each(Object.entries(windows))(
    'has a frame when the next hit may kill in the layout %s',
    (_, window) => {
      const { pen } = draw(scene('#####\n#@w.#\n#####'), 'en', window);
      expect(notches(pen)).toBeGreaterThan(1);
      expect(alarms(pen)).toHaveLength(1);
      expect(pen.textOf('16/16').colour).toBe(palette.low);
    },
  );
});

test('a hero that starves is called hungry from a quarter of its energy on', () => {
  const at = (energy: number) =>
    draw(
      simple(({ stores, hero }) => {
        stores.Hunger.energy[hero] = energy;
      }),
    ).pen.words;
  expect(at(26)).not.toContain('Hungry');
  expect(at(25)).toContain('Hungry');
  expect(at(0)).toContain('Starving');
});

test.each(Object.entries(windows))(
  'every value is found at its place in the layout %s',
  (_, window) => {
    const { pen, parts } = draw(simple(), 'en', window);
    const names = parts.flatMap(({ thing }) => (thing.type === 'value' ? thing.name : []));
    expect(names).toEqual(
      expect.arrayContaining(['depth', 'level', 'hp', 'energy', 'attack', 'turn']),
    );
    const health = parts.find(({ thing }) => thing.type === 'value' && thing.name === 'hp');
    const { x, y } = pen.textOf('16/16');
    expect(health && contains(health.box, x - 1, y)).toBe(true);
  },
);

test('the part of each condition has the name of the condition', () => {
  const game = scene(map);
  game.stores.Condition.hasted[game.hero] = 3;
  addComponent(game.world, game.hero, game.stores.Poisoned);
  const { parts } = draw(game);
  const sights = parts.map(({ thing }) => thing);
  expect(sights).toContainEqual({ type: 'value', name: 'hasted', text: 'Fast' });
  expect(sights).toContainEqual({ type: 'value', name: 'poisoned', text: 'Poisoned' });
});

test.each(Object.entries(windows))('each value is drawn once in the window "%s"', (_, window) => {
  for (const game of [simple(), scene(map, { campaign: rogueCampaign })]) {
    const { pen } = draw(game, 'en', window);
    const labels = pen.words.filter((word) => /^\p{L}/u.test(word));
    expect(labels).toEqual([...new Set(labels)]);
  }
});
