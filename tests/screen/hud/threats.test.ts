import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { actorLook } from '../../../src/describe/actor-look.ts';
import { monstersInSight } from '../../../src/game/actors/actors.ts';
import type { Game } from '../../../src/game/world.ts';
import { colours } from '../../../src/screen/colours.ts';
import { arrangeThreats } from '../../../src/screen/hud/arrange-threats.ts';
import { fillShape, troughShape } from '../../../src/screen/hud/bar.ts';
import { threatLayout } from '../../../src/screen/hud/threat-layout.ts';
import { drawThreats } from '../../../src/screen/hud/threats.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { contains, type LayoutInput } from '../../../src/screen/screen-layout.ts';
import type { Look } from '../../../src/screen/view.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import type { Language } from '../../../src/words/texts.ts';
import { arenaCampaign, rogueCampaign, scene } from '../../world.ts';
import { artworkOf, layoutOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const palette = palettes.standard;

const windows: Record<string, Partial<LayoutInput>> = {
  full: {},
  below: { columns: 80, rows: 22 },
  phone: { width: 360, height: 640, ratio: 2, touch: true },
  phoneAcross: { width: 844, height: 390, ratio: 2, touch: true },
};

function draw(
  game: Game,
  window: Partial<LayoutInput> = {},
  look: Look = 'tiles',
  language: Language = 'en',
) {
  const pen = new RecordingPen();
  const layout = layoutOf(game, { columns: 25, rows: 25, ...window });
  const seen = monstersInSight(game);
  const places = threatLayout(layout, seen.length);
  const artwork = artworkOf(game.campaign, look);
  const names = namesOf(game.campaign, language);
  const facts = { game, words: wordsOf(language), names, artwork };
  const parts = drawThreats(pen, layout, places, seen, facts);
  return { pen, layout, places, parts };
}

/** Whether a text is a name, and not a heading or a remark. */
const isName = (word: string) => /^(Rat|Bat|Caracal|Wolf)$/.test(word);

const crowd = `
  #####################
  #@.r.r.r.r.r.r.r.r..#
  #####################`;

test('without monsters in view the log keeps its whole rectangle', () => {
  const { layout, places, pen } = draw(scene('####\n#@.#\n####'));
  expect(places.log).toEqual(layout.log);
  expect(pen.shapes).toEqual([]);
});

test('with large text in a low window, the monsters in view leave a line to the log', () => {
  const low = { ...windows.phoneAcross, scale: { text: 2, cells: 1 } };
  const { layout, places, pen } = draw(scene(crowd), low);
  expect(places.places.length).toBeGreaterThan(1);
  expect(places.more).toBeGreaterThan(0);
  expect(pen.words).toContain(`+${places.more}`);
  expect(places.log.height).toBeGreaterThanOrEqual(layout.text);
});

test.each([
  ['one kind', crowd, ['Rat ×8']],
  ['two kinds', crowd.replaceAll('.r.r', '.r.b'), ['Rat ×4', 'Bat ×4']],
])(
  'with large text in a low window, a crowd of %s is grouped, so that each kind has its name',
  (_, map, expected) => {
    const low = { ...windows.phoneAcross, scale: { text: 2, cells: 1 } };
    const game = scene(map);
    const layout = layoutOf(game, { columns: 25, rows: 25, ...low });
    const seen = monstersInSight(game);
    const { threats, groups } = arrangeThreats(layout, game, seen, false);
    const names = namesOf(game.campaign, 'en');
    const facts = { game, words: wordsOf('en'), names, artwork: artworkOf(game.campaign) };
    const pen = new RecordingPen();
    drawThreats(pen, layout, threats, seen, facts, groups);
    expect(threats.more).toBe(0);
    expect(pen.words).toEqual(expect.arrayContaining(expected));
    expect(threats.log.height).toBeGreaterThanOrEqual(layout.text);
  },
);

test('gladiators have the portraits of the figures on the map', () => {
  const game = scene('######## #@.e.e.# ########', { campaign: arenaCampaign });
  const { pen } = draw(game);
  const looks = monstersInSight(game).map((monster) => `icon:${actorLook(game, monster).sprite}`);
  expect(new Set(looks).size).toBe(2);
  expect(pen.pictures.map(({ name }) => name)).toEqual(looks);
});

test('monsters are drawn nearest first with portrait, name and health bar', () => {
  const game = scene('########\n#@.r..b#\n########');
  const rat = monstersInSight(game)[0];
  game.stores.Health.current[rat] = 3;
  const { pen } = draw(game);
  expect(pen.words.filter(isName)).toEqual(['Rat', 'Bat']);
  expect(pen.pictures.map(({ name }) => name)).toEqual(['icon:rat', 'icon:bat']);
  const troughs = pen.shapesOf(troughShape(1).fill);
  const [half, full] = pen.shapesOf(fillShape(1, colours.dim).fill);
  expect(half.width / (troughs[0].width - 2)).toBeCloseTo(0.5, 1);
  expect(full.width).toBe(troughs[1].width - 2);
});

test('a monster that has one hit point by chance has a bar as others of its kind, gladiators have none', () => {
  const barsOf = (game: Game) => draw(game).pen.shapesOf(troughShape(1).fill).length;
  const rogue = scene('####### #@.K.K# #######', { campaign: rogueCampaign });
  const [one, other] = monstersInSight(rogue);
  const { Health } = rogue.stores;
  Health.max[one] = Health.current[one] = 1;
  Health.max[other] = Health.current[other] = 5;
  expect(barsOf(rogue)).toBe(2);
  expect(barsOf(scene('####### #@.e.e# #######', { campaign: arenaCampaign }))).toBe(0);
});

test.each(languages)('the monsters in view are under a heading in %s', (language) => {
  const { hud } = wordsOf(language).ui;
  const game = scene('########\n#@.r..b#\n########');
  const { pen, places } = draw(game, {}, 'tiles', language);
  const heading = pen.textOf(hud.inSight.toLocaleUpperCase());
  expect(heading.y).toBeLessThan(places.places[0].y);
  expect(draw(game, windows.phone, 'tiles', language).pen.words).not.toContain(heading.text);
});

describe('the remarks on a monster', () => {
  test('the remarks on a monster are the hits that kill it and the hits that kill the hero', () => {
    const { pen } = draw(scene('######\n#@.c.#\n######'));
    expect(pen.words).toContain('falls to 4 hits · kills you in 2');
  });

  test('a monster has no remarks after the death of the hero', () => {
    const game = scene('######\n#@.c.#\n######');
    game.stores.Health.current[game.hero] = 0;
    expect(draw(game).pen.words.filter((word) => /falls|kills/.test(word))).toEqual([]);
  });

  test('the remarks on a monster are the hits that kill it and why it would not attack', () => {
    const rows = '######\n#@.r.#\n######';
    const game = scene(rows);
    const [rat] = monstersInSight(game);
    game.stores.Condition.helpless[rat] = 3;
    expect(draw(game).pen.words).toContain('falls to 2 hits · helpless');
  });

  test('the remarks on a monster say that it cannot be harmed', () => {
    const game = scene('######\n#@.r.#\n######');
    const { Stats } = game.stores;
    Stats.attack[game.hero] = 0;
    expect(draw(game).pen.words.some((word) => word.startsWith('your hits do nothing'))).toBe(true);
  });

  test('the remarks on a monster are beside the name even in one line, if there is room', () => {
    const { pen, places } = draw(scene('######\n#@.r.#\n######'), windows.phone);
    expect(places.look).toBe('lines');
    const name = pen.textOf('Rat');
    const remark = pen.textOf('falls to 2 hits · peaceful');
    expect(remark.y).toBe(name.y);
    const left = remark.x - Math.min(pen.width(remark.text, remark.size), remark.style.room ?? 0);
    expect(left).toBeGreaterThan(name.x + pen.width(name.text, name.size));
  });
});

test('in the glyph look a monster has its glyph', () => {
  const { pen } = draw(scene('######\n#@.r.#\n######'), {}, 'glyphs');
  expect(pen.pictures.map(({ name }) => name)).toEqual(['glyph:ρ']);
});

describe('the shape of danger', () => {
  test('the shape of danger is a skull on a warm, framed card if the next hit may kill', () => {
    const { pen, places } = draw(scene('######\n#@.w.#\n######'));
    expect(pen.pictures.map(({ name }) => name)).toContain('icon:skull-crossed-bones');
    expect(pen.rimmed(palette.alarm)).toMatchObject([{ ...places.places[0] }]);
    expect(pen.rimmed(palette.alarm)[0].fill[0]).toBe(colours.alarmGround);
    const remark = pen.words.find((word) => word.endsWith('kills you in 1'));
    expect(pen.textOf(remark ?? '').colour).toBe(palette.alarm);
  });

  test('the shape of danger is an exclamation mark if three hits may kill', () => {
    const { pen } = draw(scene('######\n#@.c.#\n######'));
    expect(pen.words).toContain('!');
    expect(pen.words).toContain('Caracal');
    expect(pen.rimmed(palette.alarm)).toEqual([]);
  });

  test('the words of danger have a colour if two hits of a monster beside the hero may kill, not if three may', () => {
    const game = scene('######\n#@c..#\n######');
    const remark = (shown = game) => {
      const { pen } = draw(shown);
      return pen.textOf(pen.words.find((word) => /kills you in \d$/.test(word)) ?? '');
    };
    expect(remark()).toMatchObject({
      text: 'falls to 4 hits · kills you in 2',
      colour: palette.low,
    });
    expect(remark(scene('######\n#@.c.#\n######')).colour).toBe(colours.dim);
    const { Health } = game.stores;
    while (remark().text.endsWith('2')) Health.current[game.hero]++;
    expect(remark()).toMatchObject({
      text: 'falls to 4 hits · kills you in 3',
      colour: colours.dim,
    });
  });

  test('the shape of danger is missing for an ordinary monster', () => {
    const { pen } = draw(scene('######\n#@.r.#\n######'));
    expect(pen.words).not.toContain('!');
    expect(pen.pictures).toHaveLength(1);
    expect(pen.rimmed(palette.alarm)).toEqual([]);
  });
});

test('the card of a monster beside the hero has a brighter frame than that of another', () => {
  const { pen, places } = draw(scene('######\n#@r.b#\n######'));
  const [rat, bat] = places.places;
  expect(pen.rimmed(colours.dim)).toMatchObject([{ y: rat.y }]);
  expect(pen.rimmed(colours.cardLine).map(({ y }) => y)).toContain(bat.y);
});

test('a calm monster has a dim name and bar, a hostile one bright ones', () => {
  const game = scene('########\n#@.r..c#\n########');
  const { pen } = draw(game);
  expect(pen.textOf('Rat').colour).toBe(colours.dim);
  expect(pen.textOf('Caracal').colour).toBe(colours.text);
  expect(pen.shapesOf(fillShape(1, colours.dim).fill)).toHaveLength(1);
  expect(pen.shapesOf(fillShape(1, palette.bars.monster).fill)).toHaveLength(1);
});

test.each(['cards', 'lines', 'icons'] as const)(
  'a monster of one HP has no bar among %s, because a full one would say nothing',
  (look) => {
    const count = { cards: 1, lines: 6, icons: 15 }[look];
    const row = `#@${'.r'.repeat(count)}.#`;
    const wall = '#'.repeat(row.length);
    const game = scene(`${wall}\n${row}\n${wall}`);
    const { Health } = game.stores;
    const [rat] = monstersInSight(game);
    Health.current[rat] = 1;
    Health.max[rat] = 1;
    const { pen, places } = draw(game);
    expect(places.look).toBe(look);
    expect(pen.shapesOf(troughShape(1).fill)).toHaveLength(count - 1);
  },
);

test('few monsters are cards, many are lines, a crowd is icons, and more than fit are counted', () => {
  const layout = layoutOf(scene('####\n#@.#\n####'), { columns: 25, rows: 25 });
  expect(threatLayout(layout, 2)).toMatchObject({ look: 'cards', more: 0 });
  expect(threatLayout(layout, 6)).toMatchObject({ look: 'lines', more: 0 });
  const crowd = threatLayout(layout, 15);
  expect(crowd).toMatchObject({ look: 'icons', more: 0 });
  expect(new Set(crowd.places.map(({ x, y }) => `${x} ${y}`)).size).toBe(15);
  for (const { width, height } of crowd.places) expect(width).toBe(height);
  const crowded = threatLayout(layout, 400);
  expect(crowded.look).toBe('icons');
  expect(crowded.places.length - 1 + crowded.more).toBe(400);
});

test('below a wide floor, all of twelve monsters in view have a place, and the log has two lines', () => {
  const row = `#@${'.r'.repeat(12)}.#`;
  const wall = '#'.repeat(row.length);
  const { pen, layout, places, parts } = draw(scene(`${wall}\n${row}\n${wall}`), windows.below);
  expect(layout.mode).toBe('below');
  expect(places).toMatchObject({ look: 'icons', more: 0 });
  expect(parts).toHaveLength(12);
  expect(pen.pictures.filter(({ name }) => name === 'icon:rat')).toHaveLength(12);
  expect(pen.shapesOf(troughShape(1).fill)).toHaveLength(12);
  expect(places.log.height).toBeGreaterThanOrEqual(2 * layout.line);
});

test('in a crowd, the icon of a monster that may kill has the shape of its danger', () => {
  const row = `#@w${'.r'.repeat(11)}.#`;
  const wall = '#'.repeat(row.length);
  const { pen, places } = draw(scene(`${wall}\n${row}\n${wall}`), windows.below);
  expect(places.look).toBe('icons');
  expect(pen.rimmed(palette.alarm)).toMatchObject([{ ...places.places[0] }]);
  expect(pen.pictures.map(({ name }) => name)).toContain('icon:skull-crossed-bones');
});

test('above an open bag, a monster has a place that is whole, or none', () => {
  const layout = layoutOf(scene('####\n#@.#\n####'), { columns: 25, rows: 25 });
  for (let lines = 0; lines < 8; lines += 0.25) {
    const log = { ...layout.log, height: lines * layout.line };
    for (const { y, height } of threatLayout({ ...layout, log }, 1, true).places) {
      expect(y + height).toBeLessThanOrEqual(log.y + log.height);
    }
  }
});

test('nine fighters fit a phone held across, because the lines of the log can be fewer', () => {
  const game = scene('####\n#@.#\n####');
  const layout = layoutOf(game, { ...windows.phoneAcross, columns: 15, rows: 10, slots: 0 });
  const { places, more, log } = threatLayout(layout, 9);
  expect(places).toHaveLength(9);
  expect(more).toBe(0);
  expect(log.height).toBeGreaterThanOrEqual(2 * layout.text);
});

test.each(Object.entries(windows))(
  'in the layout %s eight monsters fit or are counted',
  (_, window) => {
    for (const language of languages) {
      const { pen, layout, places, parts } = draw(scene(crowd), window, 'tiles', language);
      const rat = namesOf(scene(crowd).campaign, language).kind('rat');
      const title = rat.charAt(0).toLocaleUpperCase() + rat.slice(1);
      const names =
        places.look === 'icons'
          ? pen.pictures.filter(({ name }) => name === 'icon:rat').length
          : pen.words.filter((word) => word === title).length;
      expect(names + places.more).toBe(8);
      if (places.more > 0) expect(pen.words).toContain(`+${places.more}`);
      expect(parts).toHaveLength(names);
      const right = layout.log.x + layout.log.width;
      for (const { x, y, width, height } of places.places) {
        expect(contains(layout.log, x, y)).toBe(true);
        expect(contains(layout.log, x + width - 1, y + height - 1)).toBe(true);
        const { minimap } = layout;
        const overMinimap = x + width > minimap.x && y + height > minimap.y;
        if (layout.mode === 'full') expect(overMinimap).toBe(false);
      }
      for (const { text, x, size, style } of pen.texts) {
        const wide = Math.min(pen.width(text, size), style.room ?? Infinity);
        const share = style.align === 'middle' ? 0.5 : style.align === 'right' ? 0 : 1;
        expect(x + wide * share).toBeLessThanOrEqual(right);
        expect(x - wide * (1 - share)).toBeGreaterThanOrEqual(layout.log.x);
      }
      expect(places.log.height).toBeGreaterThanOrEqual(2 * layout.text);
      expect(places.log.y + places.log.height).toBe(layout.log.y + layout.log.height);
    }
  },
);

test('a threat is described by the cell of its monster', () => {
  const { parts } = draw(scene('########\n#@.r..c#\n########'));
  expect(parts.map(({ thing }) => thing)).toEqual([
    { type: 'cell', x: 3, y: 1 },
    { type: 'cell', x: 6, y: 1 },
  ]);
});

test('a crowd that has no room for its texts is one line for each kind, with its number', () => {
  const game = scene(crowd.replace('r..#', 'rb.#'));
  const layout = layoutOf(game, { columns: 25, rows: 25, ...windows.phoneAcross });
  const seen = monstersInSight(game);
  const { threats, groups } = arrangeThreats(layout, game, seen, false);
  const pen = new RecordingPen();
  const facts = {
    game,
    words: wordsOf('en'),
    names: namesOf(game.campaign, 'en'),
    artwork: artworkOf(game.campaign, 'tiles'),
  };
  const parts = drawThreats(pen, layout, threats, seen, facts, groups);
  expect(threats.more).toBe(0);
  expect(pen.words).toEqual(expect.arrayContaining(['Rat ×8', 'Bat']));
  // The nearest rat represents the others.
  expect(parts.map(({ thing }) => thing)).toEqual([
    { type: 'cell', x: 3, y: 1 },
    { type: 'cell', x: 18, y: 1 },
  ]);
});

describe('fighters between which a player sees no difference', () => {
  function arranged(game: Game, window: Partial<LayoutInput>) {
    const layout = layoutOf(game, { columns: 15, rows: 10, slots: 0, ...window });
    const seen = monstersInSight(game);
    const { threats, groups } = arrangeThreats(layout, game, seen, false);
    const pen = new RecordingPen();
    const facts = {
      game,
      words: wordsOf('en'),
      names: namesOf(game.campaign, 'en'),
      artwork: artworkOf(game.campaign, 'tiles'),
    };
    const parts = drawThreats(pen, layout, threats, seen, facts, groups);
    return { pen, threats, groups, parts };
  }
  const fighters = (count: number) =>
    scene(
      ['#'.repeat(2 * count + 3), `#@${'.e'.repeat(count)}#`, '#'.repeat(2 * count + 3)].join('\n'),
      { campaign: arenaCampaign },
    );

  test.each(Object.entries(windows))(
    'are one group with a portrait of each in the layout %s',
    (_, window) => {
      const game = fighters(9);
      const { pen, threats, parts } = arranged(game, window);
      expect(pen.words).toContain('Gladiator ×9');
      // Below a wide floor there is less room.
      expect(threats.look).toBe(window === windows.below ? 'cards' : 'roster');
      expect(threats.more).toBe(0);
      expect(threats.places).toHaveLength(1);
      const seen = monstersInSight(game);
      const looks = seen.map((monster) => `icon:${actorLook(game, monster).sprite}`);
      expect(pen.pictures.map(({ name }) => name).sort()).toEqual(looks.sort());
      // Each portrait describes its fighter.
      const places = parts.map(({ thing }) => thing);
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(9);
    },
  );

  test.each(Object.entries(windows))('have rows of one height in the layout %s', (_, window) => {
    for (const count of [2, 3, 4, 6, 9]) {
      const game = fighters(count);
      game.stores.Condition.confused[monstersInSight(game)[1]] = 3;
      const { threats } = arranged(game, window);
      expect(new Set(threats.places.map(({ height }) => height)).size).toBe(1);
      expect(threats.more).toBe(0);
    }
  });

  test('are two groups if one of them is confused', () => {
    const game = fighters(5);
    game.stores.Condition.confused[monstersInSight(game)[4]] = 3;
    for (const window of Object.values(windows)) {
      const words = arranged(game, window).pen.words;
      expect(words).toEqual(expect.arrayContaining(['Gladiator ×4', 'Gladiator']));
    }
  });

  test('have a row each if they are few', () => {
    for (const window of Object.values(windows)) {
      expect(arranged(fighters(3), window).groups).toBe(null);
    }
  });
});
