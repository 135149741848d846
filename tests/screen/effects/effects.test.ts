import '../node-navigator.ts';

import { type Container, type Sprite, Texture, TextureSource } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EffectName } from '../../../src/game/effects/names.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import { kindHas } from '../../../src/game/kinds.ts';
import type { Game } from '../../../src/game/world.ts';
import { Animations } from '../../../src/screen/animations.ts';
import { colourOf, colours } from '../../../src/screen/colours.ts';
import { Effects } from '../../../src/screen/effects/effects.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Language } from '../../../src/words/texts.ts';
import { campaign, monsterAt, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, seqOf } from '../fixtures.ts';

const palette = palettes.standard;

const cell = 40;
const map = `
  #######
  #@.r..#
  #.....#
  #######`;

beforeEach(() => {
  useFakeCanvases();
});

interface Painted {
  readonly text: string;
  readonly size: number;
  readonly colour: number;
  readonly outlined: boolean;
}

/** Plays events and records the texts that were painted for them. */
function play(
  game: Game,
  events: readonly GameEvent[],
  options: { language?: Language; moving?: boolean; region?: object } = {},
) {
  const painted: Painted[] = [];
  const effects = new Effects({
    paint(text, size, colour, face) {
      painted.push({ text, size, colour, outlined: face?.outlined === true });
      const source = new TextureSource({ width: 20, height: 10 });
      return { texture: new Texture({ source }), margin: 0 };
    },
  });
  const animations = new Animations();
  const { language = 'en', moving = true } = options;
  effects.show(game, { width: cell, height: cell });
  effects.play(events, {
    game,
    words: wordsOf(language),
    artwork: artworkOf(game.campaign),
    region: { x1: 0, y1: 0, x2: 99, y2: 99, ...options.region },
    animations,
    now: 0,
    moving,
  });
  const at = (now: number) => {
    animations.tick(now);
    return effects.container.children as (Sprite & Container<Sprite>)[];
  };
  return { effects, animations, painted, at };
}

const at = (x: number, y: number) => ({ x, y });

function hit(game: Game, on: 'hero' | 'monster', damage: number, where = at(3, 1)): GameEvent {
  const hero = seqOf(game, game.hero);
  const rat = seqOf(game, monsterAt(game, 3, 1));
  const [attacker, target] = on === 'hero' ? [rat, hero] : [hero, rat];
  return { type: 'hit', attacker, target, from: at(2, 1), at: where, damage };
}

describe('a damage number', () => {
  test('a damage number on a monster is pale yellow, over its cell', () => {
    const game = scene(map);
    const { painted, at: seen } = play(game, [hit(game, 'monster', 13)]);
    expect(painted).toEqual([{ text: '13', size: 20, colour: 0xfff2b0, outlined: true }]);
    const [label] = seen(1);
    expect(label.x).toBe(3.5 * cell);
    expect(label.y).toBeCloseTo(1.15 * cell, -1);
    expect([label.anchor.x, label.anchor.y]).toEqual([0.5, 0.5]);
  });

  test('a damage number on the hero is red with a minus, over the hero', () => {
    const game = scene(map);
    const { painted, at: seen } = play(game, [hit(game, 'hero', 4, at(1, 1))]);
    expect(painted).toMatchObject([{ text: '−4', colour: 0xff6257 }]);
    expect(seen(1)[0].x).toBe(1.5 * cell);
  });

  test('a damage number rises, becomes transparent after 60 % of its time, and ends after 620 ms', () => {
    const game = scene(map);
    const { at: seen } = play(game, [hit(game, 'monster', 1)]);
    const [label] = seen(0);
    expect(label.visible).toBe(false);
    seen(155);
    expect(label.visible).toBe(true);
    const early = label.y;
    seen(310);
    expect(label.y).toBe(Math.round((1 + 0.15 - 0.75 * 0.75) * cell));
    expect(label.y).toBeLessThan(early);
    expect(label.alpha).toBe(1);
    seen(496);
    expect(label.alpha).toBeCloseTo(0.5);
    expect(seen(620)).toHaveLength(0);
  });

  test('a damage number follows the number before it over the same cell 180 ms later', () => {
    const game = scene(map);
    const { at: seen } = play(game, [
      hit(game, 'monster', 1),
      hit(game, 'monster', 2),
      hit(game, 'hero', 3, at(1, 1)),
    ]);
    expect(seen(100).map(({ visible }) => visible)).toEqual([true, false, true]);
    expect(seen(200).map(({ visible }) => visible)).toEqual([true, true, true]);
    expect(seen(640)).toHaveLength(1);
  });

  test('a damage number of a throw appears when the item arrives', () => {
    const game = scene(map);
    const hero = seqOf(game, game.hero);
    const threw = {
      type: 'threw',
      actor: hero,
      kind: 'dagger',
      from: at(1, 1),
      to: at(3, 1),
    } as const;
    const { at: seen, painted } = play(game, [threw, hit(game, 'monster', 5)]);
    expect(painted.map(({ text }) => text)).toEqual(['5']);
    expect(seen(69).map(({ visible }) => visible)).toEqual([false, true]);
    expect(seen(75).map(({ visible }) => visible)).toEqual([true]);
  });

  test('a damage number outside the region is not shown, and at most 60 are shown', () => {
    const game = scene(map);
    expect(play(game, [hit(game, 'monster', 1)], { region: { x1: 4 } }).painted).toEqual([]);
    const many = Array.from({ length: 80 }, (_, damage) => hit(game, 'monster', damage));
    expect(play(game, many).painted).toHaveLength(60);
  });

  test('a damage number stands still for 420 ms where the player prefers reduced motion', () => {
    const game = scene(map);
    const { at: seen } = play(game, [hit(game, 'monster', 1), hit(game, 'monster', 2)], {
      moving: false,
    });
    const [first, second] = seen(0);
    expect(first.position).toMatchObject({ x: 3.5 * cell, y: 0.85 * cell });
    expect(second.position).toMatchObject({ x: 3.5 * cell, y: 0.25 * cell });
    expect(seen(419)).toHaveLength(2);
    expect(first.y).toBe(0.85 * cell);
    expect(seen(420)).toHaveLength(0);
  });
});

describe.each(languages)('in %s', (language) => {
  const { ui } = wordsOf(language);

  test('a miss is a small dim word', () => {
    const game = scene(map);
    const { damage: _, ...event } = hit(game, 'monster', 0) as Extract<GameEvent, { type: 'hit' }>;
    const { painted, at: seen } = play(game, [{ ...event, type: 'missed' }], { language });
    expect(painted).toEqual([{ text: ui.miss, size: 16, colour: colours.dim, outlined: true }]);
    expect(seen(1)[0].x).toBe(3.5 * cell);
  });

  test.each([
    ['healed', (amount: number) => `+${amount} ${ui.hp}`, palette.floats.gain],
    ['fed', (amount: number) => `+${amount} ${ui.energy}`, palette.floats.food],
    ['starved', (amount: number) => `−${amount}`, palette.low],
  ] as const)('%s shows its amount over the hero', (type, text, colour) => {
    const game = scene(map);
    const event = { type, actor: seqOf(game, game.hero), amount: 7 };
    const { painted, at: seen } = play(game, [event], { language });
    expect(painted).toEqual([{ text: text(7), size: 20, colour, outlined: true }]);
    expect(seen(1)[0].x).toBe(1.5 * cell);
  });

  test('a new level is shown over the hero', () => {
    const game = scene(map);
    const event = { type: 'leveled', actor: seqOf(game, game.hero), level: 5 } as const;
    const { painted } = play(game, [event], { language });
    expect(painted).toMatchObject([{ text: `${ui.level} 5`, colour: palette.floats.level }]);
  });
});

describe('the number of a starving monster', () => {
  test('the number of a starving monster is over the monster', () => {
    const game = scene(map);
    const actor = seqOf(game, monsterAt(game, 3, 1));
    const { painted, at: seen } = play(game, [{ type: 'starved', actor, amount: 1 }]);
    expect(painted).toMatchObject([{ text: '−1', colour: palette.low }]);
    expect(seen(1)[0].x).toBe(3.5 * cell);
  });

  test('the number of a starving monster is not shown if the hero does not see the monster, or if it has died', () => {
    const game = scene(map);
    const rat = monsterAt(game, 3, 1);
    const starved = { type: 'starved', actor: seqOf(game, rat), amount: 1 } as const;
    (game.floor.sight.visible as Uint8Array)[7 + 3] = 0;
    expect(play(game, [starved]).painted).toEqual([]);
    (game.floor.sight.visible as Uint8Array)[7 + 3] = 1;
    game.floor.occupants[7 + 3] = 0;
    expect(play(game, [starved]).painted).toEqual([]);
    expect(play(game, [{ ...starved, actor: 99999 }]).painted).toEqual([]);
  });
});

test('digging throws chips, a broken wall more dust, from the middle of the wall', () => {
  const game = scene(map);
  const actor = seqOf(game, game.hero);
  const particles = (done: boolean) =>
    play(game, [{ type: 'dug', actor, at: at(4, 2), done }]).at(0)[0].children;
  expect(particles(false)).toHaveLength(4);
  expect(particles(true)).toHaveLength(14);
  for (const { x, y, tint } of particles(true)) {
    expect([x, y]).toEqual([4.5 * cell, 2.5 * cell]);
    expect([0xb59a7a, 0x8d7358, 0xd0bb9c]).toContain(tint);
  }
});

test('particles spread, fade and disappear', () => {
  const game = scene(map);
  const actor = seqOf(game, game.hero);
  const { at: seen } = play(game, [{ type: 'dug', actor, at: at(4, 2), done: true }]);
  const [group] = seen(170);
  for (const { x, y, alpha, width } of group.children) {
    expect(alpha).toBeCloseTo(0.5);
    expect(Math.abs(x - 4.5 * cell)).toBeLessThanOrEqual(0.7 * cell);
    expect(Math.abs(y - 2.5 * cell)).toBeLessThanOrEqual(1.1 * cell);
    expect(width).toBeGreaterThanOrEqual(2);
    expect(width).toBeLessThanOrEqual(0.16 * cell);
  }
  expect(group.children.some(({ x }) => Math.abs(x - 4.5 * cell) > 2)).toBe(true);
  expect(seen(340)).toHaveLength(0);
});

test('a monster vanishes in a puff that only shows in view, and a discovery sparkles', () => {
  const game = scene(map);
  const vanished = { type: 'vanished', actor: 1, at: at(3, 1) } as const;
  expect(play(game, [vanished]).at(0)[0].children).toHaveLength(16);
  (game.floor.sight.visible as Uint8Array)[7 + 3] = 0;
  expect(play(game, [vanished]).at(0)).toHaveLength(0);
  expect(play(game, [{ type: 'found', at: at(2, 2) }]).at(0)[0].children).toHaveLength(9);
});

test('a sprung trap has a ring in its colour that grows and fades', () => {
  const game = scene(map, { campaign: rogueCampaign });
  const trap = rogueCampaign.kinds.find((kind) => kindHas(kind, 'Trap'));
  const event = { type: 'sprung', at: at(2, 2), kind: `${trap?.id}` } as const;
  const { at: seen } = play(game, [event]);
  const [ring] = seen(0);
  expect(ring.tint).toBe(colourOf(`${trap?.look.colour}`));
  expect([ring.x, ring.y]).toEqual([2.5 * cell, 2.5 * cell]);
  expect(ring.width).toBeCloseTo(0.4 * cell);
  seen(160);
  expect(ring.width).toBeCloseTo((0.4 + 1.5 * 0.75) * cell);
  expect(ring.alpha).toBeCloseTo(0.75);
  expect(seen(320)).toHaveLength(0);
});

test('a thrown item flies straight from the thrower to its cell', () => {
  const game = scene(map);
  const actor = seqOf(game, game.hero);
  const threw = { type: 'threw', actor, kind: 'dagger', from: at(1, 1), to: at(5, 2) } as const;
  const { at: seen } = play(game, [threw]);
  const dagger = campaign.kinds.find(({ id }) => id === 'dagger');
  const [item] = seen(0);
  expect(item.texture.label).toBe(`icon:${dagger?.look.sprite}`);
  expect(item.tint).toBe(colourOf(`${dagger?.look.colour}`));
  expect([item.x, item.y, item.width]).toEqual([1.5 * cell, 1.5 * cell, 30]);
  seen(45);
  expect([item.x, item.y]).toEqual([3.5 * cell, 2 * cell]);
  expect(seen(90)).toHaveLength(0);
});

test('a picked up item rises, shrinks and fades', () => {
  const game = scene('##### #@a.# #...# #####');
  const { Item, Identity } = game.stores;
  const apple = [...Item.count.keys()].find((item) => Item.count[item] > 0) ?? 0;
  const actor = seqOf(game, game.hero);
  const event = { type: 'picked', actor, item: Identity.seq[apple], at: at(2, 1) } as const;
  const { at: seen } = play(game, [event]);
  const [item] = seen(0);
  expect([item.x, item.y]).toEqual([2.5 * cell, 1.5 * cell]);
  expect(item.width).toBeCloseTo(0.76 * cell);
  seen(80);
  expect(item.y).toBeCloseTo((1.5 - 0.55 * 0.75) * cell);
  expect(item.width).toBeCloseTo(0.56 * cell);
  expect(item.alpha).toBeCloseTo(0.75);
  expect(seen(160)).toHaveLength(0);
});

test('without movement there are only texts', () => {
  const game = scene(map);
  const actor = seqOf(game, game.hero);
  const events: GameEvent[] = [
    { type: 'dug', actor, at: at(4, 2), done: true },
    { type: 'threw', actor, kind: 'dagger', from: at(1, 1), to: at(5, 2) },
    { type: 'found', at: at(2, 2) },
    { type: 'vanished', actor, at: at(3, 1) },
  ];
  expect(play(game, events, { moving: false }).at(0)).toHaveLength(0);
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

test('a new level has a ring in its colour and sparkles around the hero', () => {
  const game = scene(map);
  const event = { type: 'leveled', actor: seqOf(game, game.hero), level: 2 } as const;
  const shown = play(game, [event]).at(1);
  expect(shown.filter(({ tint }) => tint === palette.floats.level)).toHaveLength(1);
  expect(shown.filter(({ children }) => children.length > 5)).toHaveLength(1);
});

describe('powers', () => {
  const path = [at(2, 1), at(3, 1)];
  const zapped = (aim: 'bolt' | 'missile' | 'line', kind: string): GameEvent => ({
    type: 'zapped',
    actor: 1,
    kind,
    aim,
    from: at(1, 1),
    path,
  });
  const rogueGame = () => scene('#######\n#@.K..#\n#.....#\n#######', { campaign: rogueCampaign });

  test('a bolt lights its cells one after another in its colour, and goes out', () => {
    const game = rogueGame();
    game.known.add('stick-fire');
    const { at: seen } = play(game, [zapped('bolt', 'stick-fire')]);
    const alphas = (now: number) => seen(now)[0].children.map(({ alpha }) => alpha);
    expect(alphas(8)[1]).toBe(0);
    expect(alphas(8)[0]).toBeGreaterThan(0.9);
    expect(alphas(24)[1]).toBeGreaterThan(0.9);
    expect(seen(24)[0].children[0].tint).toBe(colourOf('#ff8040'));
    expect(seen(192)).toHaveLength(0);
  });

  test('a line looks the same whatever the kind of the stick', () => {
    const look = (kind: string) => {
      const [group] = play(rogueGame(), [zapped('line', kind)]).at(10);
      return group.children.map(({ tint, width, height }) => [tint, width, height]);
    };
    expect(look('stick-slow-monster')).toEqual(look('stick-polymorph'));
  });

  test('the damage of a bolt appears when it arrives', () => {
    const game = rogueGame();
    const target = seqOf(game, monsterAt(game, 3, 1));
    const hurt = {
      type: 'hit',
      attacker: 0,
      target,
      from: at(3, 1),
      at: at(3, 1),
      damage: 9,
    } as const;
    const { at: seen } = play(game, [zapped('bolt', 'stick-fire'), hurt]);
    const label = (now: number) => seen(now).find(({ label: text }) => text === '9');
    expect(label(31)?.visible).toBe(false);
    expect(label(60)?.visible).toBe(true);
  });

  test.each([
    { type: 'burst', kind: 'stick-fire', at: at(3, 1), radius: 1 },
    { type: 'summoned', at: at(3, 1) },
    { type: 'polymorphed', actor: 5, into: 6, at: at(3, 1) },
  ] as const)('$type shows a cloud and a ring that end', (event) => {
    const { at: seen } = play(rogueGame(), [event]);
    const [cloud, ring] = seen(50);
    expect(cloud.children.length).toBeGreaterThan(10);
    expect(ring.x).toBe(3.5 * cell);
    expect(seen(600)).toHaveLength(0);
  });

  test('a larger blast has a larger ring', () => {
    const width = (radius: number) => {
      const burst = { type: 'burst', kind: 'stick-fire', at: at(3, 1), radius } as const;
      return play(rogueGame(), [burst]).at(100)[1].width;
    };
    expect(width(2)).toBeGreaterThan(1.5 * width(0));
  });

  test('a teleport flashes on both cells that the hero sees', () => {
    const event = { type: 'teleported', actor: 5, from: at(3, 1), to: at(5, 2) } as const;
    const rings = play(rogueGame(), [event]).at(50);
    expect(rings.map(({ x, y }) => [x, y])).toEqual([
      [3.5 * cell, 1.5 * cell],
      [5.5 * cell, 2.5 * cell],
    ]);
  });

  const affected = (effect: EffectName, x = 3) =>
    ({ type: 'affected', actor: 5, effect, at: at(x, 1) }) as const;

  test.each([
    ['light', 1],
    ['map', 1],
    ['hold', 2],
    ['glow', 2],
    ['blind', 1],
    ['haste', 1],
    ['cancel', 1],
  ] as const)('the effect %s has a look that ends', (effect, parts) => {
    const { at: seen } = play(rogueGame(), [affected(effect)]);
    const shown = seen(100).filter(({ alpha, visible }) => visible && alpha > 0);
    expect(shown).toHaveLength(parts);
    expect(seen(600)).toHaveLength(0);
  });

  test('blindness closes a ring, and a map opens one', () => {
    const grows = (effect: EffectName) => {
      const { at: seen } = play(rogueGame(), [affected(effect)]);
      const before = seen(50)[0].width;
      return seen(300)[0].width > before;
    };
    expect([grows('blind'), grows('map')]).toEqual([false, true]);
  });

  test('detection marks each thing that the hero senses', () => {
    const game = rogueGame();
    game.sensed = [
      { x: 4, y: 1, kind: 'orc' },
      { x: 5, y: 2, kind: '' },
    ];
    const rings = play(game, [affected('detect')]).at(50);
    expect(rings.map(({ x, y }) => [x / cell, y / cell])).toEqual([
      [3.5, 1.5],
      [4.5, 1.5],
      [5.5, 2.5],
    ]);
  });

  test('an effect by stick has its look when the power arrives', () => {
    const { at: seen } = play(rogueGame(), [
      zapped('line', 'stick-slow-monster'),
      affected('slow'),
    ]);
    const cloud = (now: number) => seen(now).at(-1);
    expect(cloud(20)?.visible).toBe(false);
    expect(cloud(60)?.visible).toBe(true);
  });

  test('nothing flies and nothing flashes for players who prefer reduced motion', () => {
    const events: GameEvent[] = [
      zapped('bolt', 'stick-fire'),
      { type: 'burst', kind: 'stick-fire', at: at(3, 1), radius: 1 },
      { type: 'summoned', at: at(3, 1) },
      affected('light'),
    ];
    expect(play(rogueGame(), events, { moving: false }).at(1)).toHaveLength(0);
  });
});
