import '../node-navigator.ts';

import { existsSync } from 'node:fs';
import { addComponent } from 'bitecs';
import { Container, type Sprite } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { visibleConditions } from '../../../src/game/actors/conditions.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { Actors } from '../../../src/screen/actors/actors.ts';
import { deadTilt } from '../../../src/screen/actors/figure.ts';
import { Animations } from '../../../src/screen/animations.ts';
import { remembered } from '../../../src/screen/colours.ts';
import { TurnTiming } from '../../../src/screen/effects/timing.ts';
import type { Region } from '../../../src/screen/map/region.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import type { Look } from '../../../src/screen/view.ts';
import { arenaCampaign, campaign, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, lookAgain, seqOf } from '../fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
});

const cell = 32;
const map = `
  #########
  #@.r....#
  #.....w.#
  #########`;

interface Shown {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly colour: number;
  /** How bright a flash makes it: 0 to 1. */
  readonly light: number;
  readonly alpha: number;
  readonly shadow: boolean;
  /** The marks of states, the topmost first. */
  readonly marks: readonly string[];
  /** Width of the health bar in pixels and its colour, or null. */
  readonly bar: { width: number; of: number; colour: number } | null;
}

function everywhere({ floor: { grid } }: Game): Region {
  return { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
}

/** An actors layer and functions to show and inspect it. */
function makeStage(game: Game, look: Look = 'tiles', side = cell) {
  const lights = new Container();
  const actors = new Actors(lights);
  const animations = new Animations();
  const artwork = artworkOf(game.campaign, look);
  return {
    actors,
    lights,
    animations,
    show: (
      options: { fade?: boolean; region?: Region; top?: number; highContrast?: boolean } = {},
    ) => {
      const { fade = false, region = everywhere(game), top = 0, highContrast = false } = options;
      const window = { x: 0, y: top * side, width: 800, height: 600 };
      const size = { width: side, height: side };
      return actors.show(game, artwork, size, fade, region, window, highContrast);
    },
    play(events: readonly GameEvent[], gone = new Map()) {
      const timing = new TurnTiming(events, seqOf(game, game.hero));
      actors.play(events, gone, { animations, lasting: animations, timing, now: 0 });
    },
    /** Everything on the stage at a time in ms, in cells. */
    at(now = 0): Shown[] {
      animations.tick(now);
      actors.place(null);
      return actors.container.children.map((root) => {
        // Before them is the ring of a hero in a crowd.
        const parts = root.children.slice(-5);
        const [shadow, puppet, back, bar] = parts as [Sprite, Container, Sprite, Sprite];
        const body = puppet.children[0] as Sprite;
        const middle = lights.toLocal(body.position, puppet);
        const light = lights.children.find(
          ({ visible, x, y }) => visible && Math.hypot(x - middle.x, y - middle.y) < 0.01,
        );
        const marks = parts[4] as Container<Sprite>;
        return {
          x: root.x / side,
          y: root.y / side,
          name: body.visible ? `${body.texture.label}` : '',
          colour: Number(body.tint),
          light: light?.alpha ?? 0,
          alpha: root.alpha * body.alpha,
          shadow: shadow.visible,
          marks: marks.children.map(({ texture }) => `${texture.label}`),
          bar: back.visible
            ? { width: bar.visible ? bar.width : 0, of: back.width, colour: Number(bar.tint) }
            : null,
        };
      });
    },
  };
}

function actorOf(shown: readonly Shown[], name: string): Shown {
  const found = shown.filter((one) => one.name === name);
  if (found.length !== 1) throw new Error(`${found.length} × ${name} in ${JSON.stringify(shown)}`);
  return found[0];
}

/** The puppet of the first actor, which hops and leans: the ring and the shadow below it have no parts. */
function puppetOf({ actors }: ReturnType<typeof makeStage>, index = 0): Container {
  return actors.container.children[index].children.find(
    ({ children }) => children.length > 0,
  ) as Container;
}

/** The size and the middle of the first actor's body, in pixels of its cell. */
function bodyBox(stage: ReturnType<typeof makeStage>): number[] {
  const puppet = puppetOf(stage);
  const body = puppet.children[0] as Sprite;
  return [body.width, body.height, puppet.x + body.x, puppet.y + body.y];
}

const iconOf = (id: string) => `icon:${campaign.kinds.find((kind) => kind.id === id)?.look.sprite}`;

test('the hero and the monsters in view are on their cells with their icons and colours', () => {
  const game = scene(map);
  const stage = makeStage(game);
  stage.show();
  const shown = stage.at();
  expect(shown).toHaveLength(3);
  expect(actorOf(shown, 'icon:adventurer')).toMatchObject({
    x: 1,
    y: 1,
    colour: 0xffffff,
    alpha: 1,
  });
  expect(actorOf(shown, iconOf('rat'))).toMatchObject({
    x: 3,
    y: 1,
    colour: 0xffffff,
    shadow: true,
  });
  expect(actorOf(shown, iconOf('wolf'))).toMatchObject({ x: 6, y: 2 });
});

test('gladiators differ from their neighbours, and each keeps its look', () => {
  const game = scene('######## #@.e.e.# #.e.e.e# ########', { campaign: arenaCampaign });
  const stage = makeStage(game);
  const looks = () => {
    stage.show();
    return stage
      .at()
      .slice(1)
      .map(({ name }) => name);
  };
  const first = looks();
  expect(first).toHaveLength(5);
  expect(new Set(first).size).toBe(5);
  expect(first).not.toContain('icon:gladiator');
  game.stores.Health.current[game.hero]--;
  expect(looks()).toEqual(first);
});

test('in the glyph look actors are glyphs of a whole cell without shadows', () => {
  const game = scene(map);
  const stage = makeStage(game, 'glyphs');
  stage.show();
  const shown = stage.at();
  expect(actorOf(shown, 'glyph:@')).toMatchObject({ x: 1, y: 1, shadow: false });
  expect(actorOf(shown, 'glyph:ρ')).toMatchObject({ x: 3, y: 1, shadow: false });
  expect(bodyBox(stage)).toEqual([32, 32, 16, 16]);
});

test('an icon is slightly larger than its cell', () => {
  const stage = makeStage(scene(map));
  stage.show();
  stage.at();
  expect(bodyBox(stage)).toEqual([36, 36, 16, 13]);
});

test('actors further down are in front', () => {
  const game = scene(map);
  const stage = makeStage(game);
  stage.show();
  const order = stage.actors.container.children.map(({ zIndex }) => zIndex);
  expect(order).toEqual([
    1e6 + seqOf(game, game.hero),
    1e6 + seqOf(game, monsterAt(game, 3, 1)),
    2e6 + seqOf(game, monsterAt(game, 6, 2)),
  ]);
  expect(stage.actors.container.sortableChildren).toBe(true);
});

describe('the health bar', () => {
  const barOf = (health: number, kind: 'rat' | 'hero' = 'rat') => {
    const game = scene(map);
    const actor = kind === 'hero' ? game.hero : monsterAt(game, 3, 1);
    const { Health } = game.stores;
    Health.max[actor] = 10;
    Health.current[actor] = health;
    const stage = makeStage(game);
    stage.show();
    return actorOf(stage.at(), kind === 'hero' ? 'icon:adventurer' : iconOf(kind)).bar;
  };

  test.each([
    [9, 23, 0xe0504a],
    [6, 16, 0xe0504a],
    [5, 13, 0xe0504a],
    [1, 3, 0xe0504a],
  ])('the health bar of a monster with %i of 10 HP is %i pixels wide', (health, width, colour) => {
    expect(barOf(health)).toEqual({ width, of: 28, colour });
  });

  test('the health bar of an unhurt monster is hidden', () => {
    expect(barOf(10)).toBe(null);
  });

  test('the health bar of an unhurt hero is hidden', () => {
    expect(barOf(10, 'hero')).toBe(null);
    expect(barOf(9, 'hero')).toEqual({ width: 23, of: 28, colour: 0x5fbf62 });
    expect(barOf(5, 'hero')).toEqual({ width: 13, of: 28, colour: 0x5fbf62 });
  });

  test('the health bar of the hero has the warning colour from a third of the health down', () => {
    const { bars, low } = palettes.standard;
    expect([10, 4, 3, 1].map((health) => barOf(health, 'hero')?.colour)).toEqual([
      undefined,
      bars.hero,
      low,
      low,
    ]);
    expect(barOf(3)?.colour).toBe(bars.monster);
  });

  test.each([24, 32, 54])('the health bar is under the feet, at %i pixels per cell', (side) => {
    const game = scene('##### #@r.# #####');
    const rat = monsterAt(game, 2, 1);
    game.stores.Health.current[rat] = 1;
    const stage = makeStage(game, 'tiles', side);
    stage.show();
    stage.at();
    const root = stage.actors.container.children[1];
    const [, puppet, back] = root.children as [Sprite, Container, Sprite];
    // The outline of a drawing ends 28 units of 600 above its lower edge.
    const body = puppet.children[0] as Sprite;
    const feet = puppet.y + body.y + body.height / 2 - (28 / 600) * body.height;
    expect(back.y).toBeGreaterThan(feet);
  });

  /** The upper and the lower edge of the bar of a rat, in pixels of its cell. */
  const barEdges = ({ actors }: ReturnType<typeof makeStage>) => {
    // A ring is before the other parts of the hero.
    const backs = actors.container.children.map(({ children }) => children.at(-3) as Sprite);
    const back = backs.find(({ visible }) => visible);
    if (!back) throw new Error('nobody has a bar');
    return [back.y, back.y + back.height];
  };
  /** The upper edge of the drawing of an actor, in pixels of its cell. */
  const head = Math.round((0.42 - 1.14 / 2) * cell);

  test('the health bar of an actor at the lower edge of a scrolled map is above its head, or else in its cell', () => {
    const game = scene('##### #...# #@r.# #####');
    game.stores.Health.current[monsterAt(game, 2, 2)] = 1;
    const stage = makeStage(game);
    const edgesAt = (bottom: number) => {
      stage.show({ top: bottom - 600 / cell });
      return barEdges(stage);
    };
    expect(edgesAt(3)[1]).toBeLessThan(cell / 8);
    expect(edgesAt(3.1)[1]).toBeLessThan(cell / 8);
    expect(edgesAt(4)[0]).toBeGreaterThanOrEqual(cell);
  });

  test('the health bar of an actor covers no other actor above or below it', () => {
    const edges = (above: string, below: string, look: Look = 'tiles') => {
      const game = scene(`##### #.${above}.# #@r.# #.${below}.# #####`);
      game.stores.Health.current[monsterAt(game, 2, 2)] = 1;
      const stage = makeStage(game, look);
      stage.show();
      return barEdges(stage);
    };
    expect(edges('.', '.')[0]).toBeGreaterThanOrEqual(cell);
    expect(edges('b', '.')).toEqual(edges('.', '.'));
    // Above the head of its own actor, and not over its face.
    const [, over] = edges('.', 'b');
    expect(over).toBeLessThan(0);
    // Between two others, the bar is over the feet of its own actor.
    const [from, to] = edges('b', 'b');
    expect(from).toBeGreaterThan(cell / 2);
    expect(to).toBeLessThanOrEqual(cell + head);
    // The bar of a glyph is at the upper edge of its cell, where it is empty.
    expect(edges('b', 'b', 'glyphs')[1]).toBeLessThan(cell / 4);
  });

  test('the health bar of a dead hero is hidden', () => {
    expect(barOf(0, 'hero')).toBe(null);
  });

  test('a glyph that is the number of hit points has no health bar, unless it cannot show them all', () => {
    const barsWith = (max: number, look: Look) => {
      const game = newGame(arenaCampaign, '12');
      game.stores.Health.max[game.hero] = max;
      game.stores.Health.current[game.hero] = 1;
      const stage = makeStage(game, look);
      stage.show();
      return stage.at().filter(({ bar }) => bar !== null).length;
    };
    expect(barsWith(3, 'glyphs')).toBe(0);
    expect(barsWith(20, 'glyphs')).toBe(1);
    expect(barsWith(3, 'tiles')).toBe(1);
  });

  test('the health bar changes when the monster is hit', () => {
    const game = scene(map);
    const rat = monsterAt(game, 3, 1);
    game.stores.Health.current[rat] = 2;
    const stage = makeStage(game);
    stage.show();
    const before = actorOf(stage.at(), iconOf('rat')).bar?.width ?? 0;
    game.stores.Health.current[rat] = 1;
    stage.show();
    expect(actorOf(stage.at(), iconOf('rat')).bar?.width).toBeLessThan(before);
  });
});

test('a remembered monster is dimmer and has no bar', () => {
  const game = scene(map);
  const { fieldOfView, grid } = game.floor;
  (fieldOfView.visible as Uint8Array)[grid.width + 3] = 0;
  const stage = makeStage(game);
  stage.show();
  expect(actorOf(stage.at(), iconOf('rat'))).toMatchObject({
    colour: remembered(0xffffff),
    bar: null,
  });
});

test('a monster that the hero does not know is not shown', () => {
  const game = scene(map);
  game.stores.AI.shown[monsterAt(game, 3, 1)] = 0;
  const stage = makeStage(game);
  stage.show();
  expect(stage.at()).toHaveLength(2);
});

test('monsters outside the region are not shown, and the hero always is', () => {
  const game = scene(map);
  const stage = makeStage(game);
  stage.show({ region: { x1: 5, y1: 0, x2: 8, y2: 3 } });
  expect(stage.at().map(({ x }) => x)).toEqual([1, 6]);
});

test('a sleeping monster looks like an awake one', () => {
  const game = scene(map);
  const { AI } = game.stores;
  const rat = monsterAt(game, 3, 1);
  const stage = makeStage(game);
  AI.awake[rat] = 0;
  stage.show();
  const asleep = actorOf(stage.at(), iconOf('rat'));
  AI.awake[rat] = 1;
  stage.show();
  expect(actorOf(stage.at(), iconOf('rat'))).toEqual(asleep);
});

test('the arena hero is drawn as the number of hit points, 9 at most', () => {
  const game = scene('##### #@e.# #...# #####', { campaign: arenaCampaign, depth: 0 });
  const stage = makeStage(game, 'glyphs');
  for (const [health, digit] of [
    [3, 3],
    [1, 1],
    [12, 9],
  ]) {
    game.stores.Health.current[game.hero] = health;
    stage.show();
    expect(actorOf(stage.at(), `glyph:${digit}`).x).toBe(1);
  }
  // A number that lies on the ground is unreadable.
  game.stores.Health.current[game.hero] = 0;
  addComponent(game.world, game.hero, game.stores.Dead);
  stage.show();
  expect(actorOf(stage.at(), 'glyph:@').x).toBeCloseTo(1, 0);
});

test('a dead hero is in a ring of light, so that it is seen beside its killers', () => {
  const game = scene(map);
  const { Health } = game.stores;
  Health.current[game.hero] = 1;
  const wolf = monsterAt(game, 6, 2);
  game.stores.Stats.attack[wolf] = 999;
  for (let turn = 0; turn < 60 && !game.ending; turn++) takeTurn(game, { type: 'wait' });
  expect(game.ending).toMatchObject({ won: false });
  const stage = makeStage(game);
  stage.show();
  expect(actorOf(stage.at(), 'icon:adventurer').alpha).toBe(1);
  const [ring] = stage.actors.container.children[0].children as Sprite[];
  expect(ring.texture.label).toBe('hero-ring');
  // It lies under them all, wherever they are.
  const [fallen, ...killers] = stage.actors.container.children.map(({ zIndex }) => zIndex);
  expect(killers.length).toBeGreaterThan(0);
  expect(fallen).toBeLessThan(0);
  expect(Math.min(...killers)).toBeGreaterThan(0);
});

test('a monster in the doorway of the room of arrival is drawn', () => {
  const game = scene(
    `
    #####__
    #@..+__
    #####__`,
    { campaign: rogueCampaign, rooms: [{ x1: 1, y1: 1, x2: 3, y2: 1 }] },
  );
  expect(game.floor.grid.tiles[7 + 4]).toBe(Tile.door);
  const other = scene(
    `
    #####__
    #@..H__
    #####__`,
    { campaign: rogueCampaign, rooms: [{ x1: 1, y1: 1, x2: 3, y2: 1 }] },
  );
  (other.floor.grid.tiles as Uint8Array)[7 + 4] = Tile.door;
  lookAgain(other);
  const stage = makeStage(other);
  stage.show();
  expect(stage.at().map(({ x, y }) => [x, y])).toEqual([
    [1, 1],
    [4, 1],
  ]);
});

test('at arrival in any room every monster in view is drawn', () => {
  let seen = 0;
  for (let seed = 0; seed < 30; seed++) {
    const game = newGame(rogueCampaign, `arrival ${seed}`);
    const { fieldOfView, occupants, grid } = game.floor;
    const inView = [...occupants.keys()].filter(
      (at) =>
        occupants[at] !== 0 &&
        occupants[at] !== game.hero &&
        fieldOfView.visible[at] === 1 &&
        game.stores.AI.shown[occupants[at]] === 1,
    );
    seen += inView.length;
    const stage = makeStage(game);
    stage.show();
    const places = stage.at().map(({ x, y }) => y * grid.width + x);
    for (const at of inView) expect(places).toContain(at);
  }
  expect(seen).toBeGreaterThan(0);
});

describe('after a turn', () => {
  const cellAt = (x: number, y: number) => ({ x, y });

  test('an actor glides from its previous cell in 110 ms', () => {
    const game = scene(map);
    const stage = makeStage(game);
    stage.show();
    game.stores.Position.x[game.hero] = 2;
    stage.show();
    const hero = seqOf(game, game.hero);
    stage.play([{ type: 'stepped', actor: hero, from: cellAt(1, 1), to: cellAt(2, 1) }]);
    expect(actorOf(stage.at(0), 'icon:adventurer').x).toBe(1);
    expect(stage.actors.positionOf(hero)).toEqual({ x: 1, y: 1 });
    const middle = actorOf(stage.at(55), 'icon:adventurer').x;
    expect(middle).toBeGreaterThan(1.5);
    expect(middle).toBeLessThan(2);
    expect(actorOf(stage.at(110), 'icon:adventurer')).toMatchObject({ x: 2, y: 1 });
    stage.at(190);
    expect(stage.animations.active).toBe(false);
  });

  test('an actor that steps twice glides from its first cell', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const rat = seqOf(game, monsterAt(game, 3, 1));
    stage.show();
    stage.play([
      { type: 'stepped', actor: rat, from: cellAt(5, 1), to: cellAt(4, 1) },
      { type: 'stepped', actor: rat, from: cellAt(4, 1), to: cellAt(3, 1) },
    ]);
    expect(actorOf(stage.at(0), iconOf('rat')).x).toBe(5);
  });

  test('an actor that teleports appears without a glide', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    stage.show();
    stage.play([
      { type: 'stepped', actor: hero, from: cellAt(2, 1), to: cellAt(3, 1) },
      { type: 'teleported', actor: hero, from: cellAt(3, 1), to: cellAt(1, 1) },
    ]);
    expect(actorOf(stage.at(0), 'icon:adventurer')).toMatchObject({ x: 1, alpha: 0 });
    expect(actorOf(stage.at(50), 'icon:adventurer').alpha).toBeCloseTo(0.4);
    expect(actorOf(stage.at(200), 'icon:adventurer').alpha).toBe(1);
  });

  test('an actor that a stick teleports appears when the power has arrived', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    stage.show();
    // Five cells take 80 ms.
    const path = [3, 4, 5, 6, 3].map((x) => cellAt(x, 1));
    stage.play([
      { type: 'zapped', actor: hero, kind: 'stick', aim: 'line', from: cellAt(1, 1), path },
      { type: 'teleported', actor: hero, from: cellAt(3, 1), to: cellAt(1, 1) },
    ]);
    expect(actorOf(stage.at(70), 'icon:adventurer')).toMatchObject({ x: 3, alpha: 1 });
    expect(actorOf(stage.at(130), 'icon:adventurer').alpha).toBeCloseTo(0.4);
    expect(actorOf(stage.at(280), 'icon:adventurer')).toMatchObject({ x: 1, alpha: 1 });
  });

  const hit = (attacker: number, target: number, from = cellAt(1, 1), at = cellAt(2, 1)) =>
    ({ type: 'hit', attacker, target, from, at, damage: 3 }) as const;

  test('the hero draws back and leaps at the target at once, and a monster 90 ms later', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    const [rat, wolf] = [monsterAt(game, 3, 1), monsterAt(game, 6, 2)].map((one) =>
      seqOf(game, one),
    );
    stage.show();
    stage.play([hit(hero, wolf), hit(rat, wolf, cellAt(3, 1), cellAt(2, 2))]);
    expect(actorOf(stage.at(35), 'icon:adventurer').x).toBeLessThan(0.95);
    const early = stage.at(65);
    expect(actorOf(early, 'icon:adventurer').x).toBeCloseTo(1.44, 1);
    expect(actorOf(early, iconOf('rat')).x).toBe(3);
    // It stays at the target for a moment, so that a single picture shows the attack.
    expect(actorOf(stage.at(105), 'icon:adventurer').x).toBeCloseTo(1.44, 1);
    expect(actorOf(stage.at(125), iconOf('rat')).x).toBeGreaterThan(3.05);
    const late = stage.at(155);
    expect(actorOf(late, iconOf('rat')).x).toBeCloseTo(2.56, 1);
    expect(actorOf(late, iconOf('rat')).y).toBeCloseTo(1.44, 1);
    expect(actorOf(stage.at(211), 'icon:adventurer').x).toBe(1);
    expect(stage.at(500).map(({ x }) => x)).toEqual([1, 3, 6]);
  });

  test('a hit throws its target back, a miss lets it step aside, and both return to their cell', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    const rat = seqOf(game, monsterAt(game, 3, 1));
    stage.show();
    stage.play([hit(hero, rat, cellAt(2, 1), cellAt(3, 1))]);
    const thrown = actorOf(stage.at(80), iconOf('rat'));
    expect(thrown.x).toBeGreaterThan(3.15);
    expect(thrown.y).toBe(1);
    expect(actorOf(stage.at(400), iconOf('rat')).x).toBe(3);
    const { damage: _, ...miss } = hit(hero, rat, cellAt(2, 1), cellAt(3, 1));
    stage.animations.finish();
    stage.actors.play([{ ...miss, type: 'missed' }], new Map(), {
      animations: stage.animations,
      lasting: stage.animations,
      timing: new TurnTiming([{ ...miss, type: 'missed' }], hero),
      now: 1000,
    });
    const aside = actorOf(stage.at(1130), iconOf('rat'));
    expect(aside.x - 3).toBeLessThan(0.15);
    expect(Math.abs(aside.y - 1)).toBeGreaterThan(0.25);
    expect(actorOf(stage.at(1400), iconOf('rat'))).toMatchObject({ x: 3, y: 1 });
  });

  test('a target that answers is thrown back by the hit and leaps at the same time', () => {
    const game = scene('#####\n#@r.#\n#####');
    const stage = makeStage(game);
    const [hero, rat] = [game.hero, monsterAt(game, 2, 1)].map((one) => seqOf(game, one));
    stage.show();
    const answer = { ...hit(rat, hero, cellAt(2, 1), cellAt(1, 1)), type: 'missed' as const };
    stage.play([hit(hero, rat), answer]);
    expect(actorOf(stage.at(100), iconOf('rat')).x).toBeGreaterThan(2.15);
    expect(actorOf(stage.at(175), iconOf('rat')).x).toBeLessThan(1.85);
  });

  test('a hit that takes much of the health, or kills, throws its target further back', () => {
    const thrown = (damage: number, isFatal: boolean) => {
      const game = scene('########\n#@.w...#\n########');
      const stage = makeStage(game);
      const [hero, wolf] = [game.hero, monsterAt(game, 3, 1)].map((one) => seqOf(game, one));
      stage.show();
      const events: GameEvent[] = [{ ...hit(hero, wolf, cellAt(2, 1), cellAt(3, 1)), damage }];
      if (isFatal) events.push({ type: 'killed', actor: wolf, at: cellAt(3, 1) });
      stage.play(events);
      return actorOf(stage.at(90), iconOf('wolf')).x - 3;
    };
    const usual = thrown(1, false);
    expect(usual).toBeGreaterThan(0.15);
    expect(thrown(30, false)).toBeGreaterThan(1.5 * usual);
    expect(thrown(1, true)).toBeGreaterThan(1.5 * usual);
  });

  test('a glyph that is hit is dark on a block of light, and then on a red one that fades', () => {
    const game = scene(map);
    const stage = makeStage(game, 'glyphs');
    const [hero, rat] = [game.hero, monsterAt(game, 3, 1)].map((one) => seqOf(game, one));
    stage.show();
    stage.play([hit(hero, rat)]);
    stage.at(40);
    expect(puppetOf(stage, 1).children).toHaveLength(1);
    const colour = Number((puppetOf(stage, 1).children[0] as Sprite).tint);
    stage.at(80);
    const [block, letter] = puppetOf(stage, 1).children as Sprite[];
    expect([block.visible, block.alpha, Number(block.tint)]).toEqual([true, 1, 0xffffff]);
    expect([block.width, block.height]).toEqual([cell, cell]);
    expect(Number(letter.tint)).toBe(0x1a1014);
    stage.at(150);
    expect(Number(block.tint)).toBe(0xd0342c);
    expect(block.alpha).toBeGreaterThan(0.5);
    stage.at(400);
    expect([block.visible, Number(letter.tint)]).toEqual([false, colour]);
  });

  test('a step is a hop: the body rises while its shadow stays, and lands with bent knees', () => {
    const game = scene(map);
    const stage = makeStage(game);
    stage.show();
    const hero = seqOf(game, game.hero);
    stage.at(0);
    const [shadow] = stage.actors.container.children[0].children as Sprite[];
    const ground = { puppet: puppetOf(stage).y, shadow: shadow.y, width: shadow.width };
    stage.play([{ type: 'stepped', actor: hero, from: cellAt(0, 1), to: cellAt(1, 1) }]);
    stage.at(55);
    expect(puppetOf(stage).y).toBeLessThan(ground.puppet - 2);
    expect(puppetOf(stage).scale.y).toBeGreaterThan(1);
    expect([shadow.y, shadow.width < ground.width]).toEqual([ground.shadow, true]);
    stage.at(150);
    expect(puppetOf(stage).y).toBe(ground.puppet);
    expect(puppetOf(stage).scale.y).toBeLessThan(1);
    stage.at(200);
    expect([puppetOf(stage).scale.x, puppetOf(stage).scale.y]).toEqual([1, 1]);
    expect(shadow.width).toBe(ground.width);
  });

  test('a glyph hops lower and keeps its shape', () => {
    const game = scene(map);
    const stage = makeStage(game, 'glyphs');
    stage.show();
    const hero = seqOf(game, game.hero);
    stage.at(0);
    const ground = puppetOf(stage).y;
    stage.play([{ type: 'stepped', actor: hero, from: cellAt(0, 1), to: cellAt(1, 1) }]);
    stage.at(55);
    expect(puppetOf(stage).y).toBe(ground - 2);
    expect(puppetOf(stage).scale.y).toBe(1);
  });

  test('a monster that begins to be afraid trembles once', () => {
    const game = scene(map);
    const rat = monsterAt(game, 3, 1);
    const { Health, Coward } = game.stores;
    addComponent(game.world, rat, Coward);
    Coward.below[rat] = 50;
    const stage = makeStage(game);
    stage.show();
    expect(stage.actors.frightened).toEqual([]);
    Health.current[rat] = 1;
    stage.show();
    expect(stage.actors.frightened).toEqual([{ x: 3, y: 1 }]);
    stage.play([]);
    expect(stage.at(20).some(({ x }) => x !== Math.round(x))).toBe(true);
    stage.show();
    expect(stage.actors.frightened).toEqual([]);
  });

  test('a monster or hero that is hit flashes white for three frames, and is then red, which fades', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    const rat = seqOf(game, monsterAt(game, 3, 1));
    stage.show();
    stage.play([hit(hero, rat), hit(rat, hero)]);
    expect(actorOf(stage.at(30), iconOf('rat')).light).toBe(0);
    expect(actorOf(stage.at(70), iconOf('rat')).light).toBeGreaterThan(0.5);
    const ratColour = actorOf(stage.at(125), iconOf('rat'));
    expect(ratColour.light).toBe(0);
    expect(ratColour.colour & 0xff).toBeLessThan(0xb0);
    expect(actorOf(stage.at(160), 'icon:adventurer').light).toBeGreaterThan(0.5);
    const hurt = actorOf(stage.at(240), 'icon:adventurer');
    expect(hurt.light).toBe(0);
    expect([hurt.colour >> 16, hurt.colour & 0xff]).toEqual([0xff, expect.any(Number)]);
    expect(hurt.colour & 0xff).toBeLessThan(0xa0);
    expect(actorOf(stage.at(400), 'icon:adventurer').colour).toBe(0xffffff);
  });

  test('the light of a hit monster follows its recoil in a layer of its own, and goes with it', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const rat = monsterAt(game, 3, 1);
    stage.show();
    stage.play([hit(seqOf(game, game.hero), seqOf(game, rat))]);
    stage.at(80);
    const [light] = stage.lights.children as Sprite[];
    const puppet = puppetOf(stage, 1);
    const body = puppet.children[0] as Sprite;
    expect(puppet.children).toEqual([body]);
    expect(light.texture).toBe(body.texture);
    expect(light.rotation).toBe(puppet.rotation);
    expect(light.width).toBeCloseTo(body.width * puppet.scale.x);
    expect(light.height).toBeCloseTo(body.height * puppet.scale.y);
    stage.actors.clear();
    expect(stage.lights.children).toEqual([]);
  });

  test('a miss has a lunge and no flash', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    const rat = seqOf(game, monsterAt(game, 3, 1));
    stage.show();
    const { damage: _, ...miss } = hit(hero, rat);
    stage.play([{ ...miss, type: 'missed' }]);
    expect(actorOf(stage.at(65), 'icon:adventurer').x).toBeGreaterThan(1.3);
    expect(actorOf(stage.at(75), iconOf('rat'))).toMatchObject({ light: 0, colour: 0xffffff });
  });

  test('a throw has no lunge, and the target flashes when the item arrives', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const hero = seqOf(game, game.hero);
    const rat = seqOf(game, monsterAt(game, 3, 1));
    stage.show();
    const threw = { type: 'threw', actor: hero, kind: 'dagger', from: cellAt(1, 1) } as const;
    stage.play([{ ...threw, to: cellAt(3, 1) }, hit(hero, rat)]);
    expect(actorOf(stage.at(60), 'icon:adventurer').x).toBe(1);
    expect(actorOf(stage.at(65), iconOf('rat')).light).toBe(0);
    expect(actorOf(stage.at(75), iconOf('rat')).light).toBeGreaterThan(0.5);
  });

  describe('death', () => {
    /** Kills the only monster of a floor, and returns functions that inspect its body. */
    function kill(letter: string, hitFrom = cellAt(2, 1)) {
      const game = scene(`#######\n#@.${letter}..#\n#######`, { campaign: rogueCampaign });
      const monster = monsterAt(game, 3, 1);
      const seq = seqOf(game, monster);
      const stage = makeStage(game);
      stage.show();
      game.floor.occupants[game.floor.grid.width + 3] = 0;
      const gone = stage.show({ fade: true });
      expect([...gone.keys()]).toEqual([seq]);
      const hero = seqOf(game, game.hero);
      stage.play(
        [hit(hero, seq, hitFrom, cellAt(3, 1)), { type: 'killed', actor: seq, at: cellAt(3, 1) }],
        gone,
      );
      const at = (now: number) => {
        const shown = stage.at(now);
        const puppet = puppetOf(stage, 1);
        return { shown: shown[1], puppet, body: puppet.children[0], count: shown.length };
      };
      return { at, rest: (now: number) => stage.at(now).length };
    }

    test('a killed monster stays until it is hit, and falls over, away from the attacker', () => {
      const { at, rest } = kill('Y');
      expect(at(20)).toMatchObject({ shown: { alpha: 1, bar: null }, puppet: { rotation: 0 } });
      expect(at(280).puppet.rotation).toBeGreaterThan(1.2);
      expect(at(380).shown.alpha).toBeLessThan(1);
      expect(rest(600)).toBe(1);
      const other = kill('Y', cellAt(4, 1));
      expect(other.at(280).puppet.rotation).toBeLessThan(-1.2);
    });

    test('an undead monster crumbles into a heap', () => {
      const { at, rest } = kill('Z');
      expect(at(430).puppet.scale.y).toBeLessThan(0.5);
      expect(at(430).puppet.rotation).toBe(0);
      expect(rest(700)).toBe(1);
    });

    test('a soft monster swells and splashes flat', () => {
      const { at } = kill('P');
      expect(at(100).puppet.scale.y).toBeGreaterThan(1.1);
      const flat = at(300).puppet.scale;
      expect(flat.y).toBeLessThan(0.3);
      expect(flat.x).toBeGreaterThan(1.4);
    });

    test('a ghost rises and dissolves', () => {
      const { at } = kill('W');
      const ground = at(10).puppet.y;
      const later = at(430);
      expect(later.puppet.y).toBeLessThan(ground - 8);
      expect(later.shown.alpha).toBeLessThan(0.6);
      expect(later.puppet.scale.y).toBeGreaterThan(1.2);
    });

    test('a monster of stone breaks into pieces that fly apart', () => {
      const { at, rest } = kill('X');
      expect(at(20).puppet.children).toHaveLength(1);
      const { puppet, body } = at(200);
      expect(body.visible).toBe(false);
      const pieces = puppet.children[1].children as Sprite[];
      expect(pieces).toHaveLength(9);
      const places = new Set(pieces.map(({ x, y }) => `${x},${y}`));
      expect(places.size).toBe(9);
      for (const { texture } of pieces) expect(texture.frame.width).toBeCloseTo(8 / 3);
      expect(rest(700)).toBe(1);
    });

    test.each(['tiles', 'glyphs'] as const)('a dead hero lies in its own cell: %s', (look) => {
      const game = scene(map);
      addComponent(game.world, game.hero, game.stores.Dead);
      const stage = makeStage(game, look);
      stage.show();
      stage.at();
      const puppet = puppetOf(stage);
      const middle = stage.actors.container.toLocal(puppet.children[0].position, puppet);
      expect(middle.x / cell).toBeCloseTo(1.5, 1);
      expect(Math.floor(middle.y / cell)).toBe(1);
    });

    test('a dead hero falls and remains on the ground', () => {
      const game = scene(map);
      const hero = seqOf(game, game.hero);
      const stage = makeStage(game);
      stage.show();
      addComponent(game.world, game.hero, game.stores.Dead);
      stage.show();
      stage.play([{ type: 'killed', actor: hero, at: cellAt(1, 1) }]);
      stage.at(1);
      expect(puppetOf(stage).rotation).toBeCloseTo(0, 1);
      stage.at(400);
      expect(puppetOf(stage).rotation).toBeCloseTo(deadTilt);
    });
  });

  test('a monster that split off emerges from the other one', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const [rat, wolf] = [monsterAt(game, 3, 1), monsterAt(game, 6, 2)].map((one) =>
      seqOf(game, one),
    );
    stage.show();
    stage.play([{ type: 'split', actor: rat, twin: wolf, from: cellAt(3, 1), at: cellAt(6, 2) }]);
    expect(actorOf(stage.at(0), iconOf('wolf'))).toMatchObject({ x: 3, y: 1 });
    expect(puppetOf(stage, 2).scale.x).toBe(0.25);
    expect(actorOf(stage.at(200), iconOf('wolf'))).toMatchObject({ x: 6, y: 2 });
    expect(puppetOf(stage, 2).scale.x).toBe(1);
  });

  test('a monster that walks out of view glides on and fades in 110 ms', () => {
    const game = scene(map);
    const rat = monsterAt(game, 3, 1);
    const seq = seqOf(game, rat);
    const stage = makeStage(game);
    stage.show();
    game.stores.AI.shown[rat] = 0;
    const gone = stage.show({ fade: true });
    stage.play([{ type: 'stepped', actor: seq, from: cellAt(3, 1), to: cellAt(4, 1) }], gone);
    expect(actorOf(stage.at(0), iconOf('rat'))).toMatchObject({ x: 3, alpha: 1 });
    const later = actorOf(stage.at(55), iconOf('rat'));
    expect(later.x).toBeGreaterThan(3);
    expect(later.alpha).toBeCloseTo(0.5);
    expect(stage.at(110)).toHaveLength(2);
  });

  test('a remembered monster that leaves fades on its old cell', () => {
    const game = scene(map);
    const rat = monsterAt(game, 3, 1);
    const seq = seqOf(game, rat);
    (game.floor.fieldOfView.visible as Uint8Array)[game.floor.grid.width + 3] = 0;
    const stage = makeStage(game);
    stage.show();
    game.stores.AI.shown[rat] = 0;
    const gone = stage.show({ fade: true });
    stage.play([{ type: 'stepped', actor: seq, from: cellAt(3, 1), to: cellAt(4, 1) }], gone);
    expect(actorOf(stage.at(55), iconOf('rat')).x).toBe(3);
  });

  test('without fading a monster that left disappears immediately', () => {
    const game = scene(map);
    const stage = makeStage(game);
    stage.show();
    game.stores.AI.shown[monsterAt(game, 3, 1)] = 0;
    expect(stage.show().size).toBe(0);
    expect(stage.at()).toHaveLength(2);
    stage.actors.clear();
    expect(stage.at()).toEqual([]);
    expect(stage.actors.positionOf(seqOf(game, game.hero))).toBe(null);
  });

  test('without movement only hits flash', () => {
    const game = scene(map);
    const stage = makeStage(game);
    const rat = seqOf(game, monsterAt(game, 3, 1));
    const hero = seqOf(game, game.hero);
    stage.show();
    stage.actors.flashOnly([hit(hero, rat)], stage.animations, 0);
    const shown = stage.at(30);
    expect(actorOf(shown, iconOf('rat'))).toMatchObject({ x: 3, y: 1 });
    expect(actorOf(shown, iconOf('rat')).light).toBeGreaterThan(0.5);
    expect(actorOf(shown, 'icon:adventurer')).toMatchObject({ x: 1, y: 1, colour: 0xffffff });
    expect(actorOf(stage.at(90), iconOf('rat')).light).toBe(0);
    expect(actorOf(stage.at(240), iconOf('rat')).colour).toBe(0xffffff);
  });
});

describe('marks of states', () => {
  const zoo = '#########\n#@.K.O.S#\n#########';

  test('a sleeping, a held and a slow monster have their marks, and an awake one and a dead hero have none', () => {
    const game = scene(zoo, { campaign: rogueCampaign });
    const { AI, Condition } = game.stores;
    const [kobold, orc, snake] = [3, 5, 7].map((x) => monsterAt(game, x, 1));
    const stage = makeStage(game);
    const marks = () => {
      stage.show();
      return stage.at().map((one) => one.marks.join());
    };
    expect(marks()).toEqual(['', ...new Array(3).fill('mark-asleep')]);
    for (const one of [kobold, orc, snake]) AI.awake[one] = 1;
    Condition.spellbound[orc] = 1;
    Condition.slowed[snake] = 65535;
    Condition.cancelled[snake] = 1;
    Condition.confused[snake] = 9;
    expect(marks()).toEqual(['', '', 'mark-spellbound', 'mark-confused,mark-slowed']);
    Condition.confused[game.hero] = 9;
    expect(marks()[0]).toBe('mark-confused');
    addComponent(game.world, game.hero, game.stores.Dead);
    expect(marks()[0]).toBe('');
  });

  test.each(visibleConditions)(
    'a monster that is %s has the mark of this state, which has a drawing',
    (state) => {
      const game = scene('#####\n#@.K#\n#####', { campaign: rogueCampaign });
      const { AI, Condition } = game.stores;
      const kobold = monsterAt(game, 3, 1);
      AI.awake[kobold] = 1;
      if (state === 'poisoned') addComponent(game.world, kobold, game.stores.Poisoned);
      else Condition[state][kobold] = 5;
      const stage = makeStage(game);
      stage.show();
      expect(stage.at().map(({ marks }) => marks.join())).toEqual(['', `mark-${state}`]);
      expect(existsSync(`assets/tiles/mark-${state}.svg`)).toBe(true);
    },
  );

  test.each([
    ['stairs-down', Tile.stairsDown],
    ['stairs-up', Tile.stairsUp],
  ])('an actor on the stairs, which it hides, has the mark %s', (name, tile) => {
    const game = scene('#####\n#@.K#\n#####', { campaign: rogueCampaign });
    const { grid, memory } = game.floor;
    memory.tiles[grid.width + 1] = tile;
    const stage = makeStage(game);
    stage.show();
    expect(stage.at().map(({ marks }) => marks.join())).toEqual([`mark-${name}`, 'mark-asleep']);
    expect(existsSync(`assets/tiles/mark-${name}.svg`)).toBe(true);
  });

  test('on stairs, an actor with two states has a mark for the graver one only, and one for the way of the stairs', () => {
    const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
    game.floor.memory.tiles[game.floor.grid.width + 1] = Tile.stairsDown;
    // With the Amulet, the same stairs lead up.
    game.prizeHeld = true;
    const { Condition } = game.stores;
    Condition.glowing[game.hero] = 1;
    Condition.hasted[game.hero] = 4;
    const stage = makeStage(game);
    stage.show();
    const [{ marks }] = stage.at();
    expect(marks).toEqual(['mark-stairs-up', expect.any(String)]);
  });

  test('the marks of a glyph are in its own cell, under it, from right to left', () => {
    const game = scene(zoo, { campaign: rogueCampaign });
    const { Condition } = game.stores;
    Condition.glowing[game.hero] = 1;
    Condition.hasted[game.hero] = 4;
    const stage = makeStage(game, 'glyphs');
    stage.show();
    stage.at();
    const [{ children }] = stage.actors.container.children;
    const boxes = children[4].children.map(({ x, y, width, height }) => [x, y, width, height]);
    expect(boxes).toEqual([
      [22, 22, 10, 10],
      [12, 22, 10, 10],
    ]);
  });

  test('the hero has marks while its hands glow and while it is fast', () => {
    const game = scene(zoo, { campaign: rogueCampaign });
    const { Condition } = game.stores;
    Condition.glowing[game.hero] = 1;
    Condition.hasted[game.hero] = 4;
    const stage = makeStage(game, 'glyphs');
    stage.show();
    expect(stage.at()[0].marks).toEqual(['mark-hasted', 'mark-glowing']);
    Condition.glowing[game.hero] = 0;
    Condition.hasted[game.hero] = 0;
    stage.show();
    expect(stage.at()[0].marks).toEqual([]);
  });
});

describe('a crowd', () => {
  const hall = `
    ###########
    #.........#
    #.........#
    #....@....#
    #.........#
    #.........#
    ###########`;

  /** Hurt and sleeping snakes in the rows around the hero. */
  function crowdOf(cells: readonly (readonly [x: number, y: number])[], look: Look = 'tiles') {
    const game = scene(hall, { campaign: rogueCampaign });
    for (const [x, y] of cells) {
      const snake = place(game, 'snake', x, y);
      game.stores.Health.max[snake] = 9;
      game.stores.Health.current[snake] = 4;
    }
    lookAgain(game);
    const stage = makeStage(game, look);
    stage.show();
    return { game, stage, shown: stage.at() };
  }

  const rows = [1, 2, 4, 5];
  const all = rows.flatMap((y) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => [x, y] as const));

  test('only the monsters near the hero have bars and marks in a crowd', () => {
    const monsters = ({ shown }: ReturnType<typeof crowdOf>) =>
      shown.filter(({ x, y }) => x !== 5 || y !== 3);
    const isNear = ({ x, y }: Shown) => Math.abs(x - 5) <= 2 && Math.abs(y - 3) <= 2;
    const marked = (one: Shown) => one.bar !== null && one.marks.includes('mark-asleep');
    expect(monsters(crowdOf(all))).toHaveLength(36);
    for (const one of monsters(crowdOf(all)))
      expect([one.x, marked(one)]).toEqual([one.x, isNear(one)]);
    for (const one of monsters(crowdOf(all.slice(0, 12)))) expect(marked(one)).toBe(true);
  });

  test('the hero has a ring on the ground and is in front while three monsters are around it', () => {
    const around = [4, 5, 6].map((x) => [x, 4] as const);
    const front = (count: number, look: Look = 'tiles') => {
      const { stage } = crowdOf(around.slice(0, count), look);
      const { children } = stage.actors.container;
      const [front] = children.toSorted((a, b) => b.zIndex - a.zIndex);
      const ring = front.children[0] as Sprite;
      return [front.y === 3 * cell, ring.texture.label, ring.width / cell];
    };
    expect(front(2)).toEqual([false, 'blob', 1]);
    expect(front(3)).toEqual([true, 'hero-ring', expect.closeTo(1.7, 1)]);
    // A glyph has a ground of its own.
    expect(front(3, 'glyphs')).toEqual([true, 'WHITE', 1]);
  });

  test('in an arena the hero always has a ring at its feet in both looks, also against one opponent', () => {
    for (const look of ['tiles', 'glyphs'] as const) {
      const ringsAgainst = (opponents: string) => {
        const game = scene(`####### #@....# #${opponents}# #######`, { campaign: arenaCampaign });
        const stage = makeStage(game, look);
        stage.show();
        return stage.actors.container.children.map(({ children }) => {
          const first = children[0] as Sprite;
          return first.texture.label === 'foot-ring' && first.y > 0.8 * cell;
        });
      };
      expect(ringsAgainst('....e')).toEqual([true, false]);
      expect(ringsAgainst('eee..')).toEqual([true, false, false, false]);
    }
  });

  test('a monster far from the lamp is darker, but not in the daylight of the arena or with more contrast', () => {
    const { stage } = crowdOf([
      [4, 3],
      [9, 3],
    ]);
    const brightness = () =>
      stage
        .at()
        .filter(({ name }) => name !== 'icon:delver')
        .map(({ colour }) => luminance(colour));
    const [near, far] = brightness();
    expect(far).toBeLessThan(0.97 * near);
    // A far monster is still clearly seen.
    expect(far).toBeGreaterThan(0.55 * near);
    // With more contrast, nothing in view is dim.
    stage.show({ highContrast: true });
    expect(brightness()).toEqual([near, near]);
    const arena = newGame(arenaCampaign, '12');
    const sand = makeStage(arena);
    sand.show();
    const inDaylight = sand.at().map(({ colour }) => colour);
    sand.show({ highContrast: true });
    expect(sand.at().map(({ colour }) => colour)).toEqual(inDaylight);
  });
});

/** The sum of the parts of a colour. */
function luminance(colour: number): number {
  return (colour >> 16) + ((colour >> 8) & 255) + (colour & 255);
}
