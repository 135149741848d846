import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { colourOf } from '../../../src/describe/css-colour.ts';
import { effectNames } from '../../../src/game/effects/names.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import { kindHas } from '../../../src/game/kinds.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { simple } from '../../sources.ts';
import { monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { seqOf } from '../fixtures.ts';
import { affected, at, cell, hall, hitOn, middle, play, zapped } from './effect-stage.ts';

const palette = palettes.standard;

beforeEach(() => {
  useFakeCanvases();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const rogueGame = () => scene('#######\n#@.K..#\n#.....#\n#######', { campaign: rogueCampaign });

describe('particles', () => {
  test('digging throws chips, a broken wall more and larger ones out of dust, from its middle', () => {
    const game = scene(hall);
    const actor = seqOf(game, game.hero);
    const dug = (done: boolean) => play(game, [{ type: 'dug', actor, at: at(4, 2), done }]);
    const cloud = (done: boolean) => dug(done).named('cloud:chip', 0)[0];
    const largest = (done: boolean) => Math.max(...cloud(done).children.map(({ width }) => width));
    expect(cloud(false).children).toHaveLength(5);
    expect(cloud(true).children).toHaveLength(16);
    expect(largest(true)).toBeGreaterThan(largest(false));
    expect([dug(false), dug(true)].map(({ labels }) => labels(1))).toEqual([
      ['cloud:chip'],
      ['cloud:chip', 'cloud:smoke'],
    ]);
    for (const done of [false, true]) expect([cloud(done).x, cloud(done).y]).toEqual(middle(4, 2));
    for (const { x, y } of cloud(false).children) expect([x, y]).toEqual([0, 0]);
    for (const { x, y, tint } of cloud(true).children) {
      expect(Math.hypot(x, y)).toBeLessThan(cell / 2);
      expect([0xb59a7a, 0x8d7358, 0xd0bb9c]).toContain(tint);
    }
  });

  test('particles have all colours of their cloud, whatever the chance', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const game = scene(hall);
    const actor = seqOf(game, game.hero);
    const [group] = play(game, [{ type: 'dug', actor, at: at(4, 2), done: false }]).seen(0);
    expect(new Set(group.children.map(({ tint }) => tint)).size).toBe(3);
  });

  test('particles spread, fade and disappear', () => {
    const game = scene(hall);
    const actor = seqOf(game, game.hero);
    const { seen, labels } = play(game, [{ type: 'dug', actor, at: at(4, 2), done: false }]);
    const [group] = seen(190);
    for (const { x, y, alpha } of group.children) {
      expect(alpha).toBeCloseTo(0.75);
      expect(Math.abs(x)).toBeLessThanOrEqual(0.7 * cell);
      expect(Math.abs(y)).toBeLessThanOrEqual(1.1 * cell);
    }
    expect(group.children.some(({ x }) => Math.abs(x) > 2)).toBe(true);
    expect(labels(380)).toEqual([]);
  });

  test('particles of a burst leave no direction empty', () => {
    const found = { type: 'found', at: at(4, 2) } as const;
    const [group] = play(scene(hall), [found]).named('cloud:star', 20);
    const angles = group.children.map(({ x, y }) => Math.atan2(y, x)).sort((a, b) => a - b);
    const gaps = angles.map((angle, n) => (angles[n + 1] ?? angles[0] + 2 * Math.PI) - angle);
    expect(angles).toHaveLength(14);
    // Two neighbours are at most two sectors apart, and the particles have begun to rise.
    expect(Math.max(...gaps)).toBeLessThan((4 * Math.PI) / 14 + 0.1);
  });

  test('slime bursts from the whole body: drops from one point would be a flower', () => {
    const split = { type: 'split', actor: 5, twin: 6, from: at(3, 1), at: at(3, 1) } as const;
    const [cloud] = play(rogueGame(), [split]).named('cloud:drop', 0);
    const distances = cloud.children.map(({ x, y }) => Math.hypot(x, y) / cell);
    expect(Math.min(...distances)).toBeLessThan(0.1);
    expect(Math.max(...distances)).toBeGreaterThan(0.25);
    expect(Math.max(...distances)).toBeLessThan(0.4);
  });

  test('drops fly with their round end in front, and flames with their tip', () => {
    const burst = { type: 'burst', at: at(3, 1), radius: 1 } as const;
    /** 1 where a shape flies to the side of its tip, which is at the top of its picture; −1 where it flies away. */
    const turns = (kind: string, label: string) => {
      const { named } = play(rogueGame(), [{ ...burst, kind }]);
      const places = (now: number) => named(label, now)[0].children.map(({ x, y }) => ({ x, y }));
      const before = places(0);
      return named(label, 2)[0].children.map(({ x, y, rotation }, n) =>
        Math.cos(rotation - Math.PI / 2 - Math.atan2(y - before[n].y, x - before[n].x)),
      );
    };
    for (const turn of turns('potion-healing', 'cloud:drop')) expect(turn).toBeCloseTo(-1, 1);
    for (const turn of turns('kobold', 'cloud:flame')) expect(turn).toBeCloseTo(1, 1);
  });

  test('an item that shatters burns only if the hero knows that it does', () => {
    const game = rogueGame();
    const burst = { type: 'burst', kind: 'stick-fire', at: at(3, 1), radius: 1 } as const;
    const flames = () => play(game, [burst]).named('cloud:flame', 50).length;
    expect(flames()).toBe(0);
    game.known.add('stick-fire');
    expect(flames()).toBe(1);
  });

  test('all clouds share one source, so that they are one draw call', () => {
    const game = rogueGame();
    const { seen } = play(game, [affected('sleep'), affected('poison'), affected('confuse')]);
    const sprites = seen(300).flatMap(({ children }) => children);
    expect(new Set(sprites.map(({ texture }) => texture)).size).toBe(3);
    expect(new Set(sprites.map(({ texture }) => texture.source)).size).toBe(1);
  });
});

test('a monster vanishes in a puff that only shows in view, and a discovery sparkles', () => {
  const game = scene(hall);
  const vanished = { type: 'vanished', actor: 1, at: at(3, 1) } as const;
  expect(play(game, [vanished]).labels(50)).toEqual(['cloud:smoke']);
  (game.floor.fieldOfView.visible as Uint8Array)[7 + 3] = 0;
  expect(play(game, [vanished]).labels(50)).toEqual([]);
  const found = play(game, [{ type: 'found', at: at(2, 2) }]);
  expect(found.labels(50)).toEqual(['cloud:star', 'glare', 'rays', 'shade']);
});

test('a sprung trap has pieces and a ring in its colour, which grows and fades', () => {
  const game = scene(hall, { campaign: rogueCampaign });
  const trap = rogueCampaign.kinds.find((kind) => kindHas(kind, 'Trap'));
  const event = { type: 'sprung', at: at(2, 2), kind: `${trap?.id}` } as const;
  const { named, seen, labels } = play(game, [event]);
  expect(labels(0)).toEqual(['cloud:chip', 'glare', 'ring']);
  const [ring] = named('ring', 0);
  expect(ring.tint).toBe(colourOf(`${trap?.look.colour}`));
  expect([ring.x, ring.y]).toEqual(middle(2, 2));
  expect(ring.width).toBeCloseTo(((1.8 * cell) / 0.82) * 0.2);
  seen(170);
  expect(ring.width).toBeCloseTo(((1.8 * cell) / 0.82) * (0.2 + 0.8 * 0.75));
  expect(ring.alpha).toBeCloseTo(0.75);
  expect(seen(480)).toHaveLength(0);
});

test('cracks cover the wall that the hero digs, stronger each turn', () => {
  const game = scene('##### #@%.# #...# #####');
  const { Digging } = game.stores;
  Digging.depth[game.hero] = game.floor.depth;
  const shown = () => play(game, []).effects.below.children[0] as Sprite;
  expect(shown().visible).toBe(false);
  Digging.x[game.hero] = 2;
  Digging.y[game.hero] = 1;
  Digging.turns[game.hero] = 2;
  const { visible, x, y, width } = shown();
  expect([visible, x, y, width]).toEqual([true, 2 * cell, cell, cell]);
  expect(shown().alpha).toBeCloseTo(0.65);
  Digging.turns[game.hero] = 4;
  expect(shown().alpha).toBeCloseTo(0.95);
});

describe('the effect', () => {
  /** The parts of the look of each effect, after its first moments. */
  const parts: Partial<Record<(typeof effectNames)[number], string[]>> = {
    light: ['cloud:ember', 'glare'],
    map: ['cloud:rune', 'ring'],
    detect: ['cloud:rune', 'ring'],
    identify: ['cloud:star'],
    hold: ['cloud:link', 'crystal', 'ring'],
    glow: ['cloud:star', 'glare'],
    blind: ['cloud:smoke', 'ring'],
    seeInvisible: ['cloud:star', 'ring'],
    haste: ['cloud:streak', 'glare'],
    slow: ['cloud:hourglass', 'cloud:smoke'],
    confuse: ['cloud:swirl'],
    sleep: ['cloud:zed'],
    paralyse: ['cloud:shard', 'crystal'],
    snare: ['cloud:link', 'ring'],
    heal: ['cloud:plus', 'glare'],
    cure: ['cloud:plus', 'glare'],
    strengthen: ['beam', 'cloud:rune'],
    restoreStrength: ['beam', 'cloud:rune'],
    poison: ['cloud:bubble'],
    weaken: ['cloud:bubble', 'cloud:drop'],
    enchant: ['beam', 'cloud:star'],
    removeCurse: ['beam', 'cloud:smoke'],
    cancel: ['cloud:smoke', 'ring'],
    drain: ['cloud:drop', 'ring'],
    aggravate: ['cloud:alarm', 'ring'],
    genocide: ['glare', 'ring'],
  };

  test.each(effectNames)('the effect %s has its own look, over its target, that ends', (effect) => {
    const { labels, seen } = play(rogueGame(), [affected(effect)]);
    expect(labels(100)).toEqual(parts[effect] ?? []);
    for (const { x } of seen(101)) expect(x).toBe(3.5 * cell);
    expect(seen(1000)).toHaveLength(0);
  });

  test('effects of different meaning differ in their marks or colours', () => {
    const groups = new Map<string, string[]>();
    for (const effect of effectNames) {
      if (!parts[effect]) continue;
      const things = play(rogueGame(), [affected(effect)]).seen(100);
      const look = things
        .map(({ label, tint, children }) =>
          [label, tint, ...new Set(children.map((one) => one.tint).sort())].join(' '),
        )
        .sort()
        .join();
      groups.set(look, [...(groups.get(look) ?? []), effect]);
    }
    // Each of these pairs is one gain to a player.
    expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([
      ['cure', 'heal'],
      ['restoreStrength', 'strengthen'],
    ]);
  });

  test('gains have the colour of gains', () => {
    for (const effect of ['heal', 'strengthen'] as const) {
      const [cloud] = play(rogueGame(), [affected(effect)])
        .seen(1)
        .filter(({ children }) => children.length > 0);
      for (const { tint } of cloud.children) {
        expect([palette.tones.success, 0xffffff]).toContain(tint);
      }
    }
  });

  test('blindness closes a ring, and a map opens one', () => {
    const grows = (effect: 'blind' | 'map') => {
      const { named } = play(rogueGame(), [affected(effect)]);
      const before = named('ring', 50)[0].width;
      return named('ring', 300)[0].width > before;
    };
    expect([grows('blind'), grows('map')]).toEqual([false, true]);
  });

  test('detection marks each thing that the hero senses', () => {
    const game = rogueGame();
    game.sensed = [
      { x: 4, y: 1, kind: 'orc' },
      { x: 5, y: 2, kind: '' },
    ];
    const rings = play(game, [affected('detect')]).named('ring', 50);
    expect(rings.map(({ x, y }) => [x / cell, y / cell])).toEqual([
      [3.5, 1.5],
      [4.5, 1.5],
      [5.5, 2.5],
    ]);
  });

  test('an effect by stick has its look when the power arrives', () => {
    const { named } = play(rogueGame(), [zapped('line', 'stick-slow-monster'), affected('slow')]);
    expect(named('cloud:hourglass', 20)[0].visible).toBe(false);
    expect(named('cloud:hourglass', 60)[0].visible).toBe(true);
  });

  test('the letters of sleepers stay upright, and the stars of confusion circle around the head', () => {
    const sleep = play(rogueGame(), [affected('sleep')]).named('cloud:zed', 400)[0];
    for (const { rotation } of sleep.children) expect(rotation).toBe(0);
    const { named } = play(rogueGame(), [affected('confuse')]);
    const places = (now: number) => named('cloud:swirl', now)[0].children.map(({ x }) => x);
    const before = places(200);
    expect(places(500)).not.toEqual(before);
    for (const { y } of named('cloud:swirl', 501)[0].children) expect(y).toBeLessThan(0);
  });
});

describe('elements', () => {
  const injury = (cause: string) =>
    ({
      type: 'hit',
      attacker: 0,
      target: 5,
      from: at(3, 1),
      at: at(3, 1),
      damage: 9,
      cause,
    }) as const;
  const shown = (cause: string, isKnown = true) => {
    const game = rogueGame();
    if (isKnown) game.known.add(cause);
    return play(game, [injury(cause)])
      .labels(100)
      .filter((label) => !/^\d/.test(label));
  };

  test.each([
    ['stick-fire', ['cloud:flame', 'cloud:smoke', 'glare']],
    ['stick-cold', ['cloud:shard', 'cloud:star', 'crystal', 'glare']],
    ['stick-lightning', ['cloud:streak', 'glare']],
    ['poison', ['cloud:bubble']],
  ])('damage by %s has its own look', (cause, labels) => {
    expect(shown(cause)).toEqual(labels);
  });

  test('the fire of a monster that bites shows flames, and no bite from the side', () => {
    const bundle = {
      name: { en: 'salamander' },
      look: { glyph: 's', colour: '#ff8040', attack: 'bite' },
      Health: { max: 9 },
      Stats: { attack: 3, defence: 1 },
      AI: { mind: 'hunter' },
      Triggers: [{ when: 'death', effects: [{ effect: 'damage', dice: '1d6', element: 'fire' }] }],
    };
    const campaign = loadCampaign(simple, { 'salamander.json': JSON.stringify(bundle) });
    const labels = play(scene(hall, { campaign }), [injury('salamander')]).labels(100);
    expect(labels.filter((label) => !/^\d/.test(label))).toEqual([
      'cloud:flame',
      'cloud:smoke',
      'glare',
    ]);
  });

  test('an unknown wand does not show its element', () => {
    expect(shown('stick-fire', false)).toEqual([]);
  });
});

describe('powers', () => {
  const zapOf = (kind: string, aim: Parameters<typeof zapped>[0] = 'bolt', isKnown = true) => {
    const game = rogueGame();
    if (isKnown) game.known.add(kind);
    return play(game, [zapped(aim, kind)]);
  };
  /** The shapes and the lights of the rays of a form at a time in ms. */
  const layersOf = ({ named }: Pick<ReturnType<typeof play>, 'named'>, form: string, now: number) =>
    [...named(`ray:${form}`, now), ...named(`light:${form}`, now)] as Container<Sprite>[];

  test.each([
    ['stick-fire', 'bolt', 'jet'],
    ['stick-cold', 'bolt', 'lance'],
    ['stick-lightning', 'bolt', 'fork'],
    ['stick-striking', 'bolt', 'beam'],
    ['stick-magic-missile', 'missile', 'comet'],
    ['stick-slow-monster', 'line', 'beam'],
    ['stick-cancellation', 'line', 'smoke'],
    ['stick-polymorph', 'line', 'twist'],
    ['stick-teleport-away', 'line', 'rings'],
    ['stick-teleport-to', 'line', 'rings'],
  ] as const)('the ray of %s spreads cell by cell, and goes out', (kind, aim, form) => {
    const shown = zapOf(kind, aim);
    const lit = (now: number) =>
      layersOf(shown, form, now)
        .flatMap(({ children }) => children)
        .filter(({ alpha }) => alpha > 0.3).length;
    const one = lit(8);
    expect(one).toBeGreaterThan(0);
    expect(lit(38)).toBeGreaterThan(one);
    expect(shown.seen(470)).toHaveLength(0);
  });

  test('the dark ground under a ray grows out of nothing: a short band would be a box', () => {
    const game = rogueGame();
    const bolt = { ...zapped('bolt', 'stick-fire'), path: [2, 3, 4, 5].map((x) => at(x, 1)) };
    const shade = play(game, [bolt]);
    const alphaAt = (now: number) => shade.named('shade', now)[0].children[0].alpha;
    expect(alphaAt(8)).toBeLessThan(0.15);
    expect(alphaAt(16)).toBeGreaterThan(alphaAt(8));
    expect(alphaAt(60)).toBeGreaterThan(0.5);
  });

  test('the rays of known sticks differ in their form, shapes or colours', () => {
    const kinds = rogueCampaign.kinds.filter(({ effects }) => effects.Stick?.length);
    const looks = kinds.map(({ id }) => {
      const aim =
        id === 'stick-magic-missile' ? 'missile' : /fire|cold|light/.test(id) ? 'bolt' : 'line';
      const layers = zapOf(id, aim)
        .seen(30)
        .filter(({ label }) => /^(ray|light):/.test(label));
      const sprites = layers.flatMap(({ children }) => children);
      const tints = [...new Set(sprites.map(({ tint }) => tint))].sort((a, b) => a - b);
      return [layers[0].label, ...tints].join(' ');
    });
    expect(new Set(looks).size).toBe(kinds.length);
  });

  test('the rays of all unknown sticks look the same, so that none reveals its kind', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const look = (kind: string) =>
      layersOf(zapOf(kind, 'line', false), 'beam', 30).map(({ children }) =>
        children.map(({ tint, width, height, texture }) => [tint, width, height, texture.frame.x]),
      );
    const looks = ['stick-slow-monster', 'stick-polymorph', 'stick-teleport-to'].map(look);
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  });

  test('a ray shines, darkens the ground under the actors, and flashes where it arrives', () => {
    const shown = zapOf('stick-fire');
    const { effects } = shown;
    const over = layersOf(shown, 'jet', 30).map(({ parent }) => parent?.blendMode);
    expect(over).toEqual(['inherit', 'add']);
    expect(effects.below.children.map(({ label }) => label)).toContain('shade');
    const widest = (now: number) => {
      const [, lights] = layersOf(shown, 'jet', now);
      const seen = lights.children.filter(({ x, alpha }) => alpha > 0.3 && x >= 2 * cell - 1);
      return Math.max(0, ...seen.map(({ height }) => height));
    };
    const before = widest(30);
    expect(before).toBe(0);
    expect(widest(60)).toBeGreaterThan(2 * cell);
  });

  test('a ray has the direction of its way, and turns back with a bolt', () => {
    const game = rogueGame();
    const bolt = {
      ...zapped('bolt', 'stick-fire'),
      path: [at(1, 2), at(1, 3), at(1, 2), at(1, 1)],
    };
    for (const { x, y, rotation, children } of layersOf(play(game, [bolt]), 'beam', 100)) {
      expect([x, y, rotation]).toEqual([...middle(1, 1), Math.PI / 2]);
      for (const mote of children) expect(mote.x).toBeLessThan(2 * cell + mote.width);
    }
  });

  test('a bolt that passes an actor is one ray, which does not show where the actor is', () => {
    const bolt = zapped('bolt', 'stick-fire');
    const rest = { ...bolt, from: at(3, 1), path: [at(4, 1), at(5, 1)] };
    const whole = { ...bolt, path: [...bolt.path, ...rest.path] };
    /** The numbers of shapes and of lights of each ray. */
    const raysOf = (...zaps: (typeof bolt)[]) =>
      layersOf(play(rogueGame(), zaps), 'beam', 90).map(({ children }) => children.length);
    expect(raysOf(whole)).toHaveLength(2);
    expect(raysOf(bolt, rest)).toEqual(raysOf(whole));
  });

  test('drained life flows from the monster to the hero', () => {
    const game = rogueGame();
    game.known.add('stick-drain-life');
    const hit = { ...hitOn(game, 'monster', 3), attacker: 0, cause: 'stick-drain-life' };
    const shown = play(game, [hit]);
    const { named } = shown;
    const drops = (now: number) => layersOf(shown, 'flow', now)[0].children;
    const [first] = drops(60);
    const before = first.x;
    expect(named('ray:flow', 61)[0].x).toBe(middle(3, 1)[0]);
    // The way leads to the left.
    expect(named('ray:flow', 62)[0].rotation).toBeCloseTo(Math.PI);
    expect(drops(160)[0].x).toBeGreaterThan(before);
    // No flash hides the hero, to whom many monsters can lose life: the only light is the band.
    expect(layersOf(shown, 'flow', 161)[1].children).toHaveLength(1);
  });

  test('things, lights and texts are in three layers, so that many effects are few draw calls', () => {
    const game = rogueGame();
    game.known.add('stick-lightning').add('stick-fire');
    const zaps = [at(1, 2), at(2, 2), at(2, 1)].map(({ x, y }, n) => ({
      ...zapped('bolt', n > 0 ? 'stick-lightning' : 'stick-fire'),
      actor: n,
      path: [at(x, y)],
    }));
    const burst = { type: 'burst', kind: 'kobold', at: at(3, 1), radius: 1 } as const;
    const level = { type: 'leveled', actor: seqOf(game, game.hero), level: 4 } as const;
    const { effects, seen } = play(game, [...zaps, burst, level, hitOn(game, 'monster', 3)]);
    seen(60);
    const { children } = effects.container;
    expect(children.map(({ blendMode }) => blendMode)).toEqual(['inherit', 'add', 'inherit']);
    const modes = (thing: Container): string[] => [
      thing.blendMode,
      ...thing.children.flatMap(modes),
    ];
    for (const layer of children) {
      expect(layer.children.length).toBeGreaterThan(1);
      expect(new Set(layer.children.flatMap(modes))).toEqual(new Set(['inherit']));
    }
  });

  test.each([
    [
      { type: 'burst', kind: 'kobold', at: at(3, 1), radius: 1 },
      ['cloud:ember', 'cloud:ember', 'cloud:flame', 'cloud:smoke', 'glare', 'ring'],
    ],
    [
      { type: 'burst', kind: 'potion-healing', at: at(3, 1), radius: 1 },
      ['cloud:drop', 'cloud:shard', 'cloud:smoke', 'glare', 'ring'],
    ],
    [{ type: 'summoned', at: at(3, 1) }, ['cloud:rune', 'cloud:smoke', 'glare', 'seal', 'shade']],
    [
      { type: 'polymorphed', actor: 5, into: 6, at: at(3, 1) },
      ['cloud:smoke', 'cloud:star', 'ring'],
    ],
    [
      { type: 'split', actor: 5, twin: 6, from: at(3, 1), at: at(3, 1) },
      ['cloud:drop', 'cloud:drop', 'ring'],
    ],
  ] as const)('%o has its own look that ends', (event, parts) => {
    const { labels, seen } = play(rogueGame(), [event]);
    expect(labels(50)).toEqual(parts);
    for (const { x } of seen(51)) expect(x).toBe(3.5 * cell);
    expect(seen(900)).toHaveLength(0);
  });

  test('the ring of a split is around the twin, which may have moved in the same turn', () => {
    const game = rogueGame();
    const twin = place(game, 'kobold', 5, 2);
    const [actor, other] = [seqOf(game, monsterAt(game, 3, 1)), seqOf(game, twin)];
    const split = { type: 'split', actor, twin: other, from: at(3, 1), at: at(4, 1) } as const;
    const [ring] = play(game, [split]).named('ring', 50);
    expect([ring.x, ring.y]).toEqual(middle(5, 2));
  });

  test('a larger blast has a larger ring', () => {
    const width = (radius: number) => {
      const burst = { type: 'burst', kind: 'kobold', at: at(3, 1), radius } as const;
      return play(rogueGame(), [burst]).named('ring', 100)[0].width;
    };
    expect(width(2)).toBeGreaterThan(1.5 * width(0));
  });

  test('a vortex closes where a teleport begins and opens where it ends, on cells that the hero sees', () => {
    const event = { type: 'teleported', actor: 5, from: at(3, 1), to: at(5, 2) } as const;
    const { effects, named, labels, seen } = play(rogueGame(), [event]);
    expect(labels(100)).toEqual([
      ...['beam', 'beam', 'cloud:star', 'cloud:star', 'shade', 'shade', 'vortex', 'vortex'],
    ]);
    const signs = named('vortex', 120);
    expect(signs.map(({ x, y }) => [x, y])).toEqual([middle(3, 1), middle(5, 2)]);
    // Under the actors.
    for (const { parent } of signs) expect(parent).toBe(effects.below);
    const before = signs.map(({ width }) => width);
    seen(200);
    const grows = signs.map(({ width }, n) => width > before[n]);
    expect(grows).toEqual([false, true]);
    expect(seen(800)).toEqual([]);
    const game = rogueGame();
    (game.floor.fieldOfView.visible as Uint8Array)[2 * 7 + 5] = 0;
    expect(play(game, [event]).named('vortex', 50)).toHaveLength(1);
  });

  test.each([
    { type: 'teleported', actor: 5, from: at(3, 1), to: at(5, 2) } as const,
    { type: 'polymorphed', actor: 5, into: 6, at: at(3, 1) } as const,
  ])('a monster that a stick has $type flashes when the power arrives', (event) => {
    const { named } = play(rogueGame(), [zapped('line', 'stick-teleport-away'), event]);
    const visibleAt = (time: number) => named('cloud:star', time).map(({ visible }) => visible);
    expect(new Set(visibleAt(20))).toEqual(new Set([false]));
    expect(new Set(visibleAt(60))).toEqual(new Set([true]));
  });

  test('a monster that begins to be afraid has a sign over its head', () => {
    const { labels, named } = play(rogueGame(), [], { frightened: [at(3, 1)] });
    expect(labels(150)).toEqual(['cloud:alarm', 'cloud:drop']);
    const [first] = named('cloud:alarm', 330)[0].children;
    expect(first.y).toBeLessThan(-0.6 * cell);
    expect(first.alpha).toBeGreaterThan(0.5);
  });
});

describe('deaths', () => {
  test.each([
    ['O', 'cloud:chip'],
    ['Z', 'cloud:smoke'],
    ['P', 'cloud:drop'],
    ['W', 'cloud:ember'],
    ['X', 'cloud:chip'],
  ])('the death of %s has its own particles', (letter, label) => {
    const game = scene(`#######\n#@.${letter}..#\n#.....#\n#######`, { campaign: rogueCampaign });
    const killed = { type: 'killed', actor: seqOf(game, monsterAt(game, 3, 1)), at: at(3, 1) };
    const { labels } = play(game, [killed as GameEvent]);
    expect(labels(50)).toContain(label);
  });

  test('the particles of a death wait for the hit', () => {
    const game = rogueGame();
    const target = seqOf(game, monsterAt(game, 3, 1));
    const attacker = seqOf(game, game.hero);
    const { named } = play(game, [
      { type: 'hit', attacker, target, from: at(2, 1), at: at(3, 1), damage: 9 },
      { type: 'killed', actor: target, at: at(3, 1) },
    ]);
    expect(named('cloud:chip', 50).some(({ visible }) => visible)).toBe(false);
    expect(named('cloud:chip', 70).every(({ visible }) => visible)).toBe(true);
  });
});

test('without movement there are only texts', () => {
  const game = rogueGame();
  const actor = seqOf(game, game.hero);
  const monster = seqOf(game, monsterAt(game, 3, 1));
  const events: GameEvent[] = [
    { type: 'dug', actor, at: at(4, 2), done: true },
    { type: 'threw', actor, kind: 'dagger', from: at(1, 1), to: at(5, 2) },
    { type: 'found', at: at(2, 2) },
    { type: 'vanished', actor, at: at(3, 1) },
    { type: 'killed', actor: monster, at: at(3, 1) },
    { type: 'missed', attacker: monster, target: actor, from: at(3, 1), at: at(1, 1) },
    { type: 'split', actor: monster, twin: 6, from: at(3, 1), at: at(3, 1) },
    zapped('bolt', 'stick-fire'),
    { type: 'burst', kind: 'potion-healing', at: at(3, 1), radius: 1 },
    { type: 'summoned', at: at(3, 1) },
    ...effectNames.map((effect) => affected(effect)),
  ];
  const { labels } = play(game, events, { moving: false, frightened: [at(3, 1)] });
  expect(labels(1)).toEqual(['miss']);
});

test('a fight or a throw that the hero does not see shows nothing, in view of one end everything', () => {
  const game = scene(hall);
  const { visible } = game.floor.fieldOfView;
  const [from, target] = [at(4, 1), at(5, 1)];
  const fight = { attacker: 98, target: 99, from, at: target } as const;
  const events: GameEvent[] = [
    { type: 'hit', ...fight, damage: 13 },
    { type: 'missed', ...fight },
    { type: 'threw', actor: 97, kind: 'apple', from, to: target },
  ];
  const texts = () => play(game, events).painted.map(({ text }) => text);
  const flying = () => play(game, events.slice(2)).seen(20);
  const see = (cells: readonly { x: number }[], isSeen: number) => {
    for (const { x } of cells) (visible as Uint8Array)[7 + x] = isSeen;
  };
  expect(texts()).toEqual(['13', 'miss']);
  expect(flying()).toHaveLength(1);
  see([from, target], 0);
  expect(texts()).toEqual([]);
  expect(flying()).toEqual([]);
  see([target], 1);
  expect(texts()).toEqual(['13', 'miss']);
  // A blind hero notices its own fights.
  see([target], 0);
  expect(play(game, [{ ...hitOn(game, 'hero', 4, from), from: target }]).painted).toHaveLength(1);
});
