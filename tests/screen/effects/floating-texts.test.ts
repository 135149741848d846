import '../node-navigator.ts';

import { beforeEach, describe, expect, test } from 'vitest';
import { shownTone } from '../../../src/describe/tone.ts';
import { actorAt } from '../../../src/game/actors/actors.ts';
import type { Command } from '../../../src/game/commands.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { MessageId } from '../../../src/game/messages.ts';
import type { Game } from '../../../src/game/world.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { give, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { seqOf } from '../fixtures.ts';
import { at, cell, hall, hitOn, play, zapped } from './effect-stage.ts';

const { tones } = palettes.standard;

beforeEach(() => {
  useFakeCanvases();
});

describe('a damage number', () => {
  test('a damage number on a monster has the colour of the line of the log about it', () => {
    const game = scene(hall);
    const { painted, named } = play(game, [hitOn(game, 'monster', 13)]);
    expect(painted).toEqual([{ text: '13', size: 24, colour: tones.playerHits, outlined: true }]);
    const [label] = named('13', 50);
    expect(label.x).toBe(3.5 * cell);
    expect(label.y).toBeCloseTo(0.45 * cell, -1);
    // An icon is a little higher than its cell. The number is over its head.
    expect(label.y + 24 / 2).toBeLessThan(0.85 * cell);
    expect([label.anchor.x, label.anchor.y]).toEqual([0.5, 0.5]);
  });

  test('a damage number on the hero has the colour of enemies, and a minus', () => {
    const game = scene(hall);
    const { painted, named } = play(game, [hitOn(game, 'hero', 4, at(1, 1))]);
    expect(painted).toMatchObject([{ text: '−4', colour: tones.enemyHits }]);
    expect(named('−4', 1)[0].x).toBe(1.5 * cell);
  });

  test('a hit on the hero without damage shows 0, without a minus', () => {
    const game = scene(hall);
    const { painted } = play(game, [hitOn(game, 'hero', 0, at(1, 1))]);
    expect(painted).toMatchObject([{ text: '0', colour: tones.enemyHits }]);
  });

  test('a damage number appears with the hit, swells, rises and fades', () => {
    const game = scene(hall);
    const window = { x: 0, y: -cell, width: 800, height: 600 };
    const { named, seen } = play(game, [hitOn(game, 'monster', 1)], { window });
    const [label] = named('1', 55);
    expect(label.visible).toBe(false);
    seen(95);
    expect(label.visible).toBe(true);
    expect(label.scale.x).not.toBe(1);
    const early = label.y;
    seen(400);
    expect(label.scale.x).toBe(1);
    expect(label.y).toBeCloseTo((1 - 0.55 - 0.55 * 0.75) * cell, -0.5);
    expect(label.y).toBeLessThan(early);
    expect(label.alpha).toBe(1);
    seen(604);
    expect(label.alpha).toBeCloseTo(0.5);
    expect(named('1', 740)).toHaveLength(0);
  });

  test('a damage number follows the number before it over the same cell 80 ms later', () => {
    const game = scene(hall);
    const monsterHit = hitOn(game, 'monster', 1);
    const { seen } = play(game, [
      { ...monsterHit, attacker: 0 },
      { ...monsterHit, attacker: 0, damage: 2 },
      { ...hitOn(game, 'hero', 3, at(1, 1)), attacker: 0 },
    ]);
    const visible = (now: number) => seen(now).map((label) => label.visible);
    expect(visible(50)).toEqual([true, false, true]);
    expect(visible(90)).toEqual([true, true, true]);
    expect(visible(700)).toHaveLength(1);
  });

  test('a damage number of a throw appears when the item arrives', () => {
    const game = scene(hall);
    const actor = seqOf(game, game.hero);
    const threw = { type: 'threw', actor, kind: 'dagger', from: at(1, 1), to: at(3, 1) } as const;
    const { named } = play(game, [threw, hitOn(game, 'monster', 5)]);
    expect(named('5', 69)[0].visible).toBe(false);
    expect(named('5', 75)[0].visible).toBe(true);
  });

  test('a damage number of a bolt appears when it arrives', () => {
    const game = scene('#######\n#@.K..#\n#.....#\n#######', { campaign: rogueCampaign });
    const hurt = { ...hitOn(game, 'monster', 9), attacker: 0, from: at(3, 1) };
    const { named } = play(game, [zapped('bolt', 'stick-fire'), hurt]);
    expect(named('9', 31)[0].visible).toBe(false);
    expect(named('9', 60)[0].visible).toBe(true);
  });

  test('a damage number outside the region is not shown, and at most 60 are shown', () => {
    const game = scene(hall);
    const region = { x1: 4, y1: 0, x2: 99, y2: 99 };
    expect(play(game, [hitOn(game, 'monster', 1)], { region }).painted).toEqual([]);
    const many = Array.from({ length: 80 }, (_, x) => hitOn(game, 'monster', x, at(x, 1)));
    expect(play(game, many).painted).toHaveLength(60);
  });

  test('a damage number stands still for 420 ms where the player prefers reduced motion', () => {
    const game = scene(hall);
    const hits = [hitOn(game, 'monster', 1), hitOn(game, 'monster', 2)];
    const { seen } = play(game, hits, { moving: false });
    const [first, second] = seen(0);
    // A text is 20 pixels wide, and its margin overlaps with that of its neighbour.
    const aside = Math.round(10 - 0.06 * cell);
    expect(first.position).toMatchObject({ x: 3.5 * cell - aside, y: 0.35 * cell });
    expect(second.position).toMatchObject({ x: 3.5 * cell + aside, y: 0.35 * cell });
    expect(seen(419)).toHaveLength(2);
    expect(first.y).toBe(0.35 * cell);
    expect(seen(420)).toHaveLength(0);
  });
});

test.each([
  ['that rise', true],
  ['that do not move', false],
])(
  'texts %s are all on the map at the upper edge of the window, one below the other',
  (_, moving) => {
    const game = scene(hall);
    const hits = [1, 2, 3].map((damage) => hitOn(game, 'monster', damage));
    const window = { x: 0, y: cell, width: 800, height: 600 };
    const { named } = play(game, hits, { moving, window });
    // A text is 10 pixels high.
    const highest = (text: string, now: number) => named(text, now).map(({ y }) => y - 5 - cell);
    expect(highest('1', 1)[0]).toBeGreaterThanOrEqual(0);
    expect(highest('1', 410)).toEqual([0]);
    expect(highest('3', 410)).toEqual([Math.round(1.3 * 24)]);
  },
);

describe('the texts of a turn over one cell', () => {
  const crowd = (around: string) =>
    scene(`#######\n#.....#\n${around}\n#######`, { campaign: rogueCampaign });
  /** Hits and misses on the hero by all monsters around. */
  const attacksIn = (game: Game) => {
    const target = seqOf(game, game.hero);
    const events: GameEvent[] = [];
    for (const [x, y] of [2, 3, 4].flatMap((row) => [2, 3, 4].map((column) => [column, row]))) {
      const actor = actorAt(game, x, y);
      if (actor === 0 || actor === game.hero) continue;
      const attack = {
        attacker: seqOf(game, actor),
        target,
        from: at(x, y),
        at: at(3, 3),
      };
      const isMiss = (x + y) % 3 === 0;
      events.push(
        isMiss ? { type: 'missed', ...attack } : { type: 'hit', ...attack, damage: x + 3 * y },
      );
    }
    return events;
  };

  test.each([
    ['in two columns', false],
    ['in one column beside the number of a monster', true],
  ])('the numbers of attackers never cover each other, %s', (_, isAnswer) => {
    const game = crowd(isAnswer ? '#.....#\n#.K@K.#\n#.KKK.#' : '#.KKK.#\n#.K@K.#\n#.KKK.#');
    const [monster, hero] = [monsterAt(game, 4, 3), game.hero].map((one) => seqOf(game, one));
    const own = {
      type: 'hit',
      attacker: hero,
      target: monster,
      from: at(3, 3),
      at: at(4, 3),
    } as const;
    const { seen } = play(game, [...(isAnswer ? [{ ...own, damage: 7 }] : []), ...attacksIn(game)]);
    const counts = new Set<number>();
    for (let now = 0; now < 1300; now += 5) {
      const texts = seen(now).filter(({ label, visible }) => visible && /^−|miss|^7/.test(label));
      if (now === 30 || now === 155 || now === 700) counts.add(texts.length);
      // The letters are four fifths of the size of 24 pixels high, and 14 of the 20 pixels of a picture wide.
      const boxes = texts.map(({ x, y, scale }) => ({ x, y, w: 14 * scale.x, h: 19 * scale.y }));
      for (const [n, one] of boxes.entries()) {
        for (const other of boxes.slice(n + 1)) {
          const isApart =
            Math.abs(one.x - other.x) >= (one.w + other.w) / 2 ||
            Math.abs(one.y - other.y) >= (one.h + other.h) / 2;
          expect([now, isApart]).toEqual([now, true]);
        }
      }
    }
    // Five hits are one number, and the misses are another text.
    expect([...counts]).toEqual(isAnswer ? [0, 2, 3] : [0, 1, 2]);
    expect(seen(1400)).toEqual([]);
  });

  test('more than three hits on one actor are one number', () => {
    const game = scene(hall);
    const hits = (count: number) =>
      Array.from({ length: count }, () => hitOn(game, 'hero', 3, at(1, 1)));
    expect(play(game, hits(3)).named('−3', 1)).toHaveLength(3);
    expect(play(game, hits(4)).painted.map(({ text }) => text)).toEqual(['−12']);
    const { painted, named } = play(game, [...hits(20), hitOn(game, 'monster', 2)]);
    expect(painted.map(({ text }) => text)).toEqual(['−60', '2']);
    expect(named('−60', 1)).toHaveLength(1);
  });

  test('several misses are one word with their number', () => {
    const game = crowd('#.KKK.#\n#.K@K.#\n#.KKK.#');
    const { painted } = play(game, attacksIn(game));
    expect(painted.filter(({ text }) => text.startsWith('miss')).map(({ text }) => text)).toEqual([
      'miss ×2',
    ]);
  });
});

test('a text at the left or right edge of the window is all on the map', () => {
  const game = scene(hall);
  const event = hitOn(game, 'monster', 1);
  // The middle of the monster is at 140, and a text is 20 pixels wide.
  const xIn = (x: number, width: number) =>
    play(game, [event], { window: { x, y: 0, width, height: 600 } }).named('1', 100)[0].x;
  expect([xIn(136, 800), xIn(0, 145), xIn(0, 800)]).toEqual([146, 135, 140]);
  // An arrow at the edge of the map shows a monster outside it.
  expect(xIn(141, 800)).toBe(140);
});

test('a text is beside an actor above its cell, and over the cell of an actor that nobody sees', () => {
  const xWith = (kinds: readonly (string | null)[]) => {
    const game = scene('#######\n#@....#\n#..K..#\n#.....#\n#######', {
      campaign: rogueCampaign,
    });
    const target = seqOf(game, monsterAt(game, 3, 2));
    kinds.forEach((kind, column) => {
      if (kind) place(game, kind, 2 + column, 1);
    });
    const hit = {
      type: 'hit',
      attacker: 1,
      target,
      from: at(2, 2),
      at: at(3, 2),
      damage: 1,
    } as const;
    return play(game, [hit]).named('1', 100)[0].x;
  };
  const middle = 3.5 * cell;
  // A text is 20 pixels wide.
  const aside = 0.35 * cell + 10;
  expect(xWith([])).toBe(middle);
  expect(xWith(['bat', null, 'bat'])).toBe(middle);
  expect(xWith([null, 'bat'])).toBe(middle + aside);
  expect(xWith([null, 'bat', 'bat'])).toBe(middle - aside);
  expect(xWith([null, 'invisible-stalker'])).toBe(middle);
});

test('texts over two cells side by side do not cover each other, however long they are', () => {
  const game = scene('#######\n#.@K..#\n#.....#\n#######', { campaign: rogueCampaign });
  const [hero, monster] = [seqOf(game, game.hero), seqOf(game, monsterAt(game, 3, 1))];
  const [left, right] = [at(2, 1), at(3, 1)];
  const events: GameEvent[] = [
    { type: 'missed', attacker: hero, target: monster, from: left, at: right },
    { type: 'missed', attacker: monster, target: hero, from: right, at: left },
  ];
  // A text is 20 pixels wide.
  for (const side of [10, 16, 20, 40]) {
    const [one, other] = play(game, events, {}, side).named('miss', 200);
    expect(one.x - other.x).toBe(Math.max(side, 20));
  }
});

test('several texts between texts over both neighbours are over their own cell', () => {
  const game = scene('#######\n#.K@K.#\n#.....#\n#######', { campaign: rogueCampaign });
  const hero = seqOf(game, game.hero);
  const events = [at(2, 1), at(4, 1)].flatMap((from): GameEvent[] => {
    const monster = seqOf(game, monsterAt(game, from.x, from.y));
    const own = { type: 'hit', attacker: monster, target: hero, from, at: at(3, 1) } as const;
    const damage = from.x;
    return [
      { ...own, damage },
      { ...own, attacker: hero, target: monster, from: own.at, at: from, damage: 7 },
    ];
  });
  const { named } = play(game, events);
  const places = ['−2', '−4'].map((text) => named(text, 400)[0]);
  expect(places.map(({ x }) => x)).toEqual([3.5 * cell, 3.5 * cell]);
  expect(places[0].y).not.toBe(places[1].y);
});

test('a text is as large as a cell allows, but not larger than a heading', () => {
  const sizeIn = (side: number) => {
    const game = scene(hall);
    return play(game, [hitOn(game, 'monster', 1)], {}, side).painted[0].size;
  };
  expect([24, 40, 200].map(sizeIn)).toEqual([15, 24, 32]);
});

test('equal texts are painted once', () => {
  const game = scene(hall);
  const { painted, named } = play(game, [hitOn(game, 'monster', 1), hitOn(game, 'monster', 1)]);
  expect(painted).toHaveLength(1);
  const [first, second] = named('1', 100);
  expect(second.texture).toBe(first.texture);
});

test('a text is painted again after a font has been loaded, and both textures are destroyed at the end', () => {
  const game = scene(hall);
  const { effects, named, seen } = play(game, [hitOn(game, 'monster', 1)]);
  const [{ texture }] = named('1', 100);
  effects.texts.refresh();
  const fresh = effects.texts.texture('1', 24, tones.playerHits);
  expect(fresh).not.toBe(texture);
  expect(texture.destroyed).toBe(false);
  seen(2000);
  effects.texts.destroy();
  expect([texture.destroyed, fresh.destroyed]).toEqual([true, true]);
});

describe.each(languages)('in %s', (language) => {
  const { ui } = wordsOf(language);

  test('a miss is a small word', () => {
    const game = scene(hall);
    const { damage: _, ...event } = hitOn(game, 'monster', 0);
    const { painted, named } = play(game, [{ ...event, type: 'missed' }], { language });
    expect(painted).toEqual([{ text: ui.miss, size: 18, colour: tones.normal, outlined: true }]);
    expect(named(ui.miss, 50)[0].x).toBe(3.5 * cell);
  });

  test.each([
    ['healed', (amount: number) => `+${amount} ${ui.hp}`, tones.success],
    ['fed', (amount: number) => `+${amount} ${ui.energy}`, tones.success],
    ['starved', (amount: number) => `−${amount}`, tones.enemyHits],
  ] as const)('%s shows its amount over the hero', (type, text, colour) => {
    const game = scene(hall);
    const event = { type, actor: seqOf(game, game.hero), amount: 7 };
    const { painted, seen } = play(game, [event], { language });
    expect(painted).toEqual([{ text: text(7), size: 24, colour, outlined: true }]);
    expect(seen(1)[0].x).toBe(1.5 * cell);
  });

  test('an invisible monster that is healed shows no amount', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    for (const [kind, texts] of [
      ['bat', [`+7 ${ui.hp}`]],
      ['invisible-stalker', []],
    ] as const) {
      const actor = seqOf(game, place(game, kind, 4, kind === 'bat' ? 1 : 2));
      const { painted } = play(game, [{ type: 'healed', actor, amount: 7 }], { language });
      expect(painted.map(({ text }) => text)).toEqual(texts);
    }
  });

  test('of several levels at once only the last is shown', () => {
    const game = scene(hall);
    const actor = seqOf(game, game.hero);
    const levels = [2, 3, 4].map((level) => ({ type: 'leveled', actor, level }) as const);
    const { painted } = play(game, levels, { language });
    expect(painted.map(({ text }) => text)).toEqual([`${ui.level} 4`]);
  });

  test('a new level is shown over the hero', () => {
    const game = scene(hall);
    const event = { type: 'leveled', actor: seqOf(game, game.hero), level: 5 } as const;
    const { painted } = play(game, [event], { language });
    expect(painted).toMatchObject([{ text: `${ui.level} 5`, colour: tones.special }]);
  });
});

test('numbers and the lines of the log about the same events have the same colours', () => {
  /** The colours of the number that matches, and of the line with this id, of the first turn that has the line. */
  const coloursOf = (game: Game, command: Command, number: RegExp, line: MessageId) => {
    const { Health } = game.stores;
    const monster = monsterAt(game, 2, 1);
    for (let turn = 0; turn < 60; turn++) {
      Health.current[game.hero] = 9;
      Health.current[monster] = 99;
      const events = takeTurn(game, command);
      const message = events.find((event) => event.type === 'message' && event.message.id === line);
      if (message?.type !== 'message') continue;
      const text = play(game, events).painted.find(({ text: painted }) => number.test(painted));
      return [text?.colour, tones[shownTone({ id: line, tone: message.tone })]];
    }
    throw new Error(`There is no message "${line}".`);
  };
  const attack: Command = { type: 'move', dx: 1, dy: 0 };
  const game = scene('####\n#@r#\n####');
  const { Experience, Hunger, Stats } = game.stores;
  give(game, 'healing-potion', 'apple');
  Hunger.energy[game.hero] = 10;
  const pairs = [
    coloursOf(game, attack, /^\d/, 'hit'),
    coloursOf(game, { type: 'drink', slot: 0 }, /^\+\d+ HP/, 'healed'),
    coloursOf(game, { type: 'eat', slot: 0 }, /^\+\d+ ENG/, 'ate'),
    coloursOf(game, attack, /^−\d/, 'hurt'),
  ];
  Experience.points[game.hero] = Experience.next[game.hero] - 1;
  Stats.attack[game.hero] = 999;
  pairs.push(coloursOf(game, attack, /^Lv \d/, 'levelUp'));
  // Attacks miss in Rogue alone.
  const other = scene('####\n#@K#\n####', { campaign: rogueCampaign });
  pairs.push(coloursOf(other, attack, /^miss$/, 'missed'));
  pairs.push(coloursOf(other, attack, /^miss$/, 'evaded'));
  for (const [number, line] of pairs) {
    expect(number).toBeDefined();
    expect(number).toBe(line);
  }
});

describe('the number of a starving monster', () => {
  test('the number of a starving monster is over the monster', () => {
    const game = scene(hall);
    const actor = seqOf(game, monsterAt(game, 3, 1));
    const { painted, seen } = play(game, [{ type: 'starved', actor, amount: 1 }]);
    expect(painted).toMatchObject([{ text: '−1', colour: tones.enemyHits }]);
    expect(seen(1)[0].x).toBe(3.5 * cell);
  });

  test('the number of a starving monster is not shown if the hero does not see the monster, or if it has died', () => {
    const game = scene(hall);
    const rat = monsterAt(game, 3, 1);
    const starved = { type: 'starved', actor: seqOf(game, rat), amount: 1 } as const;
    (game.floor.fieldOfView.visible as Uint8Array)[7 + 3] = 0;
    expect(play(game, [starved]).painted).toEqual([]);
    (game.floor.fieldOfView.visible as Uint8Array)[7 + 3] = 1;
    game.floor.occupants[7 + 3] = 0;
    expect(play(game, [starved]).painted).toEqual([]);
    expect(play(game, [{ ...starved, actor: 99999 }]).painted).toEqual([]);
  });
});
