import '../node-navigator.ts';

import { beforeEach, describe, expect, test } from 'vitest';
import { colourOf } from '../../../src/describe/css-colour.ts';
import { say } from '../../../src/game/log.ts';
import type { Game } from '../../../src/game/world.ts';
import { FirstSights } from '../../../src/screen/effects/first-sights.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { monsterAt, place, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { lookAgain, seqOf } from '../fixtures.ts';
import { hall, middle, play } from './effect-stage.ts';

const { tones } = palettes.standard;

beforeEach(() => {
  useFakeCanvases();
});

describe('the first sight', () => {
  const kindsOf = (sights: FirstSights, game: Game) =>
    sights.take(game).map(({ kind, at }) => [kind.id, at.x, at.y]);

  test('the first sight of a kind is reported once in a game, and not for kinds in its first picture', () => {
    const game = scene(hall);
    const sights = new FirstSights();
    expect(kindsOf(sights, game)).toEqual([]);
    place(game, 'wolf', 5, 2);
    place(game, 'rat', 5, 1);
    lookAgain(game);
    expect(kindsOf(sights, game)).toEqual([['wolf', 5, 2]]);
    place(game, 'wolf', 4, 2);
    lookAgain(game);
    expect(kindsOf(sights, game)).toEqual([]);
  });

  test('the first sight of a prize is reported, and that of another item is not', () => {
    const game = scene(hall);
    const sights = new FirstSights();
    sights.take(game);
    place(game, 'green-jewel', 5, 2);
    place(game, 'apple', 4, 2);
    lookAgain(game);
    expect(sights.take(game)).toMatchObject([
      { kind: { id: 'green-jewel' }, at: { x: 5, y: 2 }, isPrize: true },
    ]);
  });

  test('the first sight of a monster that the hero does not see is not reported', () => {
    const game = scene(hall);
    const sights = new FirstSights();
    sights.take(game);
    place(game, 'wolf', 5, 2);
    lookAgain(game);
    (game.floor.fieldOfView.visible as Uint8Array)[2 * 7 + 5] = 0;
    expect(sights.take(game)).toEqual([]);
    lookAgain(game);
    expect(sights.take(game)).toHaveLength(1);
  });

  test('the first sight in another game starts again', () => {
    const sights = new FirstSights();
    const [one, other] = [scene(hall), scene(hall)];
    sights.take(one);
    sights.take(other);
    place(other, 'wolf', 5, 2);
    lookAgain(other);
    expect(sights.take(other)).toHaveLength(1);
  });

  test('in a continued game, the kinds that the hero remembers and that the log names are not new', () => {
    const game = scene(hall);
    const sights = new FirstSights();
    const caracal = place(game, 'caracal', 4, 1);
    game.stores.AI.shown[caracal] = 1;
    (game.floor.fieldOfView.visible as Uint8Array).fill(0);
    say(game, 'normal', 'falls', { monster: 'wolf' });
    sights.take(game);
    place(game, 'caracal', 3, 2);
    place(game, 'wolf', 4, 2);
    place(game, 'bat', 5, 2);
    lookAgain(game);
    expect(kindsOf(sights, game)).toEqual([['bat', 5, 2]]);
  });

  const wolf = { x: 5, y: 2 };
  const sightOf = (game: Game, id: string, isPrize = false) => {
    const kind = game.campaign.kinds.find((one) => one.id === id);
    if (!kind) throw new Error(`There is no kind "${id}".`);
    return { kind, at: wolf, isPrize };
  };

  test('the first sight of a monster shows its name and a ring for at most 900 ms', () => {
    const game = scene(hall);
    const { painted, named, labels, seen } = play(game, [], { sights: [sightOf(game, 'wolf')] });
    expect(painted).toMatchObject([{ text: 'Wolf', colour: tones.special }]);
    expect(labels(100)).toEqual(['Wolf', 'ring']);
    const [x] = middle(5, 2);
    expect([named('Wolf', 101)[0].x, named('ring', 101)[0].x]).toEqual([x, x]);
    expect(seen(900)).toEqual([]);
  });

  test('the first sight of a monster has its name in the language of the player', () => {
    const game = scene(hall);
    const { painted } = play(game, [], { language: 'ja', sights: [sightOf(game, 'wolf')] });
    expect(painted.map(({ text }) => text)).toEqual(['オオカミ']);
  });

  test('the name of a first sight is all on the map', () => {
    const game = scene(hall);
    const sight = { ...sightOf(game, 'wolf'), at: { x: 0, y: 0 } };
    const { named } = play(game, [], {
      sights: [sight],
      window: { x: 10, y: 5, width: 80, height: 80 },
    });
    // A text has 20 × 10 pixels.
    for (const now of [1, 450])
      expect(named('Wolf', now)[0].position).toMatchObject({ x: 20, y: 10 });
  });

  test('the first sight of a prize has rays in its colour under it', () => {
    const game = scene(hall);
    const sights = [sightOf(game, 'green-jewel', true)];
    const { effects, named, labels, seen } = play(game, [], { sights });
    expect(labels(100)).toEqual(['Green jewel', 'cloud:star', 'glare', 'rays', 'shade']);
    expect(effects.below.children.map(({ label }) => label)).toContain('rays');
    expect(named('rays', 101)[0].tint).toBe(colourOf(sights[0].kind.look.colour));
    expect(seen(900)).toEqual([]);
  });

  test('with reduced motion the first sight only shows a name that does not move', () => {
    const game = scene(hall);
    const sights = [sightOf(game, 'green-jewel', true)];
    const { seen, named } = play(game, [], { sights, moving: false });
    const [label] = named('Green jewel', 200);
    const before = label.y;
    expect(seen(400)).toHaveLength(1);
    expect(label.y).toBe(before);
    expect(seen(900)).toEqual([]);
  });
});

test('a new level has a beam, a ring and sparkles in its colour over the hero', () => {
  const game = scene(hall);
  const event = { type: 'leveled', actor: seqOf(game, game.hero), level: 2 } as const;
  const { named, labels, seen } = play(game, [event]);
  expect(labels(100)).toEqual([
    ...['Lv 2', 'beam', 'cloud:star', 'glare', 'rays', 'ring', 'shade'],
  ]);
  expect(named('ring', 101)[0].tint).toBe(tones.special);
  expect(named('beam', 101)[0].x).toBe(middle(1, 1)[0]);
  expect(seen(900)).toEqual([]);
});

test('the death of the hero closes a ring in the colour of danger and lets sparks rise, with its last hit', () => {
  const game = scene(hall);
  const actor = seqOf(game, game.hero);
  const [from, to] = [
    { x: 2, y: 1 },
    { x: 1, y: 1 },
  ];
  const attacker = seqOf(game, monsterAt(game, 3, 1));
  const { named, labels } = play(game, [
    { type: 'hit', attacker, target: actor, from, at: to, damage: 9 },
    { type: 'killed', actor, at: to },
  ]);
  expect(named('ring', 90)[0].visible).toBe(false);
  expect(labels(200)).toEqual(expect.arrayContaining(['cloud:ember', 'glare', 'ring']));
  const before = named('ring', 201)[0];
  expect(before.tint).toBe(palettes.standard.low);
  const { width } = before;
  expect(named('ring', 400)[0].width).toBeLessThan(width);
});

test('a monster that reaches a level out of view shows nothing', () => {
  const game = scene(hall);
  const actor = seqOf(game, monsterAt(game, 3, 1));
  (game.floor.fieldOfView.visible as Uint8Array)[7 + 3] = 0;
  expect(play(game, [{ type: 'leveled', actor, level: 2 }]).labels(100)).toEqual([]);
});

describe('the arrival on a floor', () => {
  const heroAt = (y: number) => ({ pointOf: () => ({ x: 0, y }), slotOf: () => null });

  const downTo = (name: string) => ({ name, way: 'down' }) as const;

  test('the arrival on a floor has its name over the half of the map without the hero', () => {
    const game = scene(hall);
    const context = { arrival: downTo('Depth 3'), places: heroAt(500) };
    const { painted, effects, seen } = play(game, [], context);
    expect(painted).toMatchObject([{ text: 'Depth 3', colour: tones.special }]);
    const [caption] = effects.overlay.children;
    expect([caption.x, caption.y]).toEqual([400, 120]);
    expect(seen(900)).toEqual([]);
    const other = play(game, [], { arrival: downTo('Depth 3'), places: heroAt(100) });
    expect(other.effects.overlay.children[0].y).toBe(432);
  });

  test('the dark opens around a hero that comes down into light, or up', () => {
    const { labels, named } = play(scene(hall), [], { arrival: downTo('Depth 3') });
    expect(labels(200)).toEqual(['arrival', 'beam', 'cloud:chip', 'iris']);
    const irisAt = (now: number) => {
      const [{ x, width, alpha }] = named('iris', now);
      return { x, width, alpha };
    };
    const [x] = middle(1, 1);
    // It covers the map of 800 × 600 pixels, wherever the hero is.
    expect(irisAt(1)).toMatchObject({ x, width: expect.closeTo(1600, -1), alpha: 1 });
    expect(irisAt(230).width).toBeGreaterThan(2 * 1600);
    expect(irisAt(400).alpha).toBeLessThan(0.5);
    const up = play(scene(hall), [], { arrival: { name: 'Depth 2', way: 'up' } });
    expect(up.labels(200)).toEqual(['arrival', 'glare', 'iris', 'ring']);
  });

  test('with reduced motion there is only the name of the floor, which does not move', () => {
    const context = { arrival: downTo('Depth 3'), moving: false };
    const { effects, labels, seen } = play(scene(hall), [], context);
    expect(labels(300)).toEqual(['arrival']);
    const [caption] = effects.overlay.children;
    const places = [301, 450, 600].map((now) => {
      seen(now);
      return [caption.y, caption.children[0].y];
    });
    expect(new Set(places.map(String)).size).toBe(1);
  });
});

describe('a kind that is wiped out', () => {
  const wipeOut = (context = {}) => {
    const game = scene(hall);
    const monster = monsterAt(game, 3, 1);
    const actor = seqOf(game, monster);
    const message = { id: 'wipedOut', params: { monster: 'rat' } } as const;
    return play(
      game,
      [
        { type: 'vanished', actor, at: { x: 3, y: 1 } },
        { type: 'message', message, tone: 'special' },
        { type: 'vanished', actor: 99, at: { x: 4, y: 2 } },
      ],
      context,
    );
  };

  test('its emblem burns, its name is struck out, and its monsters turn to ashes', () => {
    const { painted, named, labels, seen } = wipeOut();
    expect(painted).toMatchObject([{ text: 'Rat', colour: tones.special }]);
    expect(labels(200)).toEqual([
      ...['cloud:ember', 'cloud:smoke', 'cloud:smoke', 'emblem', 'glare', 'ring', 'wiped out'],
    ]);
    const lineAt = (now: number) => named('wiped out', now)[0].children[1].width;
    expect(lineAt(201)).toBe(0);
    expect(lineAt(450)).toBe(20);
    const wholeAt = (now: number) => {
      const [, heap] = named('emblem', now)[0].children;
      return heap.children.filter(({ alpha }) => alpha > 0.5).length;
    };
    const before = wholeAt(451);
    expect(before).toBeGreaterThan(0);
    expect(wholeAt(700)).toBeLessThan(before);
    expect(seen(930)).toEqual([]);
  });

  test('a monster that vanishes for another reason does so at once', () => {
    const smoke = wipeOut().named('cloud:smoke', 50);
    expect(smoke.map(({ x, visible }) => [x, visible])).toEqual([
      [middle(3, 1)[0], false],
      [middle(4, 2)[0], true],
    ]);
  });

  test('with reduced motion only its name is struck out', () => {
    const { labels, named } = wipeOut({ moving: false });
    expect(labels(200)).toEqual(['wiped out']);
    const [text, line] = named('wiped out', 201)[0].children;
    expect(line.width).toBe(text.width);
  });
});
