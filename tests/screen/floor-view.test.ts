import './node-navigator.ts';

import { Container, type Sprite, Texture, TextureSource } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { cellOf } from '../../src/game/entity.ts';
import type { GameEvent } from '../../src/game/events.ts';
import { noteDeath, unknown } from '../../src/game/floors/floor.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { FloorView } from '../../src/screen/floor-view.ts';
import type { MapLayer, MapMoment, MapPicture } from '../../src/screen/map/map-layer.ts';
import { stoneColoursAt } from '../../src/screen/map/stone-colours.ts';
import { brightnessAt } from '../../src/screen/motion-at-rest.ts';
import type { LayoutInput } from '../../src/screen/screen-layout.ts';
import type { View } from '../../src/screen/view.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { arenaCampaign, campaign, monsterAt, place, rogueCampaign, scene } from '../world.ts';
import { useFakeCanvases } from './fake-canvas.ts';
import { artworkOf, layoutOf, lookAgain, revealFloor, seqOf, viewOf } from './fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A map layer that records its calls. */
class RecordingMap implements MapLayer {
  readonly container = new Container();
  readonly pictures: MapPicture[] = [];
  readonly moments: MapMoment[] = [];
  destroyed = false;

  show(picture: MapPicture): void {
    this.pictures.push(picture);
  }

  place(moment: MapMoment): void {
    this.moments.push(moment);
  }

  prepare(): void {}

  forget(): void {}

  destroy(): void {
    this.destroyed = true;
  }
}

function makeView(game: Game, window: Partial<LayoutInput> = {}) {
  const map = new RecordingMap();
  const painted: string[] = [];
  const floor = new FloorView(map, {
    paint: (text) => {
      painted.push(text);
      return { texture: new Texture({ source: new TextureSource({ width: 4 }) }), margin: 0 };
    },
  });
  const layout = layoutOf(game, window);
  const artworks = {
    tiles: artworkOf(game.campaign),
    glyphs: artworkOf(game.campaign, 'glyphs'),
  };
  const show = (events: GameEvent[] = [], view: Partial<View> = {}, still = false) => {
    const full = viewOf(game, view);
    floor.show(full, layout, artworks[full.look], events, still);
  };
  const [, , scrolled, darkness] = floor.container.children as [
    Container,
    Container,
    Container,
    Sprite,
  ];
  const at = (now: number) => {
    floor.place(now);
    return map.moments.at(-1) as MapMoment;
  };
  return { map, floor, layout, show, scrolled, darkness, at, painted };
}

const step = (game: Game, fromX: number, toX: number): GameEvent => ({
  type: 'stepped',
  actor: seqOf(game, game.hero),
  from: { x: fromX, y: 1 },
  to: { x: toX, y: 1 },
});

test.each([true, false])(
  'the hero turns to the left when it steps there, with still = %s',
  (still) => {
    const game = scene('##### #@..# #####');
    const { scrolled, show } = makeView(game);
    show();
    const side = () => {
      const [hero] = (scrolled.children[4] as Container).children;
      return Math.sign((hero.children[1] as Container).children[0].scale.x);
    };
    expect(side()).toBe(1);
    show([step(game, 2, 1)], {}, still);
    expect(side()).toBe(-1);
  },
);

test('the light of the jewel stays in its cell while the hero does not know all cells around', () => {
  const game = scene('####### #@.j.a# #######');
  const { memory, grid } = game.floor;
  const { scrolled, show } = makeView(game);
  memory.tiles[2 * grid.width + 3] = unknown;
  show();
  const [circles, lights, shades, sparks] = scrolled.children[2].children as Container<Sprite>[];
  const [light, ...others] = lights.children;
  expect([...circles.children, ...others, ...shades.children, ...sparks.children]).toEqual([]);
  expect(light.width).toBeLessThanOrEqual(layoutOf(game).cell.width);
});

test('the jewel is over the head of a hero who stands on it', () => {
  const game = scene('####### #.....# #@j...# #######');
  const { scrolled, show } = makeView(game);
  show();
  const lifted = scrolled.children[5] as Container<Sprite>;
  expect(lifted.visible).toBe(false);
  moveActor(game, game.hero, 2, 2);
  show();
  expect(lifted.visible).toBe(true);
  const { cell } = layoutOf(game);
  expect(lifted.x).toBeCloseTo(2.5 * cell.width, -0.5);
  expect(lifted.y).toBeLessThan(2 * cell.height);
  expect(lifted.children[1].texture.label).toMatch(/^icon:/);
});

test('the jewel has a steady light of its colour, which is weaker in memory', () => {
  const game = scene('####### #@.j.a# #######');
  const { scrolled, show, floor } = makeView(game);
  const lights = (layer = 1) => {
    const parts = scrolled.children[2].children as Container<Sprite>[];
    return parts[layer].children.filter(({ visible }) => visible);
  };
  show();
  const [light, pillar] = lights();
  expect(lights()).toHaveLength(2);
  expect(pillar.height).toBeGreaterThan(light.height);
  const { cell } = layoutOf(game);
  expect(light.width).toBeGreaterThan(2 * cell.width);
  expect(light.x + light.width / 2).toBeCloseTo(3.5 * cell.width, -0.5);
  expect(light).toMatchObject({ blendMode: 'add', tint: 0x4be08a });
  expect(floor.moving).toBe(false);
  // Among glyphs it lights whole cells of ground, and its own stays dark.
  show([], { look: 'glyphs' });
  expect(lights()).toEqual([]);
  const places = lights(4).map(({ x, y }) => [x / cell.width, y / cell.height]);
  expect(places).toEqual([1, 2, 4, 5].map((x) => [x + 0.5, 1.5]));
  for (const lit of lights(4)) {
    expect(lit).toMatchObject({ ...cell, blendMode: 'add', tint: 0x4be08a });
  }
  show();
  const { alpha } = light;
  (game.floor.fieldOfView.visible as Uint8Array).fill(0);
  show();
  expect(lights()[0].alpha).toBeLessThan(alpha / 2);
  expect(lights()).toHaveLength(1);
  expect([...lights(2), ...lights(3)]).toEqual([]);
  game.floor.memory.things.fill(0);
  show();
  expect(lights()).toEqual([]);
});

test('the jewel stands on a circle as wide as the ground around it, with sparks that rise where bodies breathe', () => {
  const rooms = {
    narrow: '######## #......# #@j....# ########',
    small: '######## #......# #.@j...# #......# ########',
    large: '######### #.......# #.......# #..@j...# #.......# #.......# #########',
  };
  const stages = Object.values(rooms).map((plan) => {
    const game = scene(plan);
    const { scrolled, show, floor } = makeView(game);
    show();
    const [circles, , , sparks] = scrolled.children[2].children as Container<Sprite>[];
    return { circle: circles.children[0], sparks: sparks.children, floor, game };
  });
  const { cell } = layoutOf(stages[0].game);
  const [narrow, small, large] = stages.map(({ circle }) => (circle?.width ?? 0) / cell.width);
  expect(narrow).toBe(0);
  expect(small).toBeGreaterThan(2);
  expect(small).toBeLessThan(3);
  expect(large).toBeGreaterThan(4);
  expect(large).toBeLessThan(5);
  const { floor, sparks, circle } = stages[2];
  const heights = () => sparks.map(({ y }) => y);
  floor.place(1000);
  const still = heights();
  floor.place(1500);
  expect(heights()).toEqual(still);
  floor.paceAtRest = 'slow';
  floor.place(2000);
  const [before, turned] = [heights(), circle.rotation];
  floor.place(2200);
  expect(heights().filter((y, n) => y < before[n]).length).toBeGreaterThan(sparks.length - 2);
  expect(circle.rotation).toBeGreaterThan(turned);
});

test('a number over a hero in a corner of the floor is all on the map', () => {
  const game = scene('@r... ..... .....');
  const { scrolled, show, floor } = makeView(game, { width: 100, height: 100, ratio: 1 });
  const from = { x: 1, y: 0 };
  const hit = { attacker: 0, target: seqOf(game, game.hero), from, at: { x: 0, y: 0 } };
  show([{ type: 'hit', ...hit, damage: 3 }]);
  floor.place(1500);
  const label = scrolled.children.at(-1)?.getChildByLabel('−3', true);
  const top = floor.window.pointOf({ x: 0, y: 0 })?.y ?? 0;
  expect((label?.y ?? -99) + top).toBeGreaterThanOrEqual(0);
});

test('the map layer receives the cells, the look and its place', () => {
  const game = newGame(campaign, 'yurina');
  const { map, layout, show } = makeView(game);
  show();
  const [picture] = map.pictures;
  expect(picture).toMatchObject({ look: 'tiles', cell: layout.cell, view: layout.map });
  expect([picture.cells.width, picture.cells.height]).toEqual([25, 25]);
  expect(picture.sheet.texture('floor')?.label).toBe('floor');
  show([], { look: 'glyphs' });
  expect(map.pictures[1].look).toBe('glyphs');
  expect(map.pictures[1].cells).toBe(picture.cells);
});

test('spectators surround the arena in both looks, but no dungeon and no walls', () => {
  const shownFor = (game: Game, look: 'tiles' | 'glyphs') => {
    const { floor, show } = makeView(game);
    show([], { look });
    return (floor.container.children[0] as Container).children.length;
  };
  const walled = scene('###### #@..e# #....# ######', { campaign: arenaCampaign, depth: 0 });
  expect(shownFor(walled, 'tiles')).toBe(0);
  const open = scene('.##... #@..e# #....# ###.##', { campaign: arenaCampaign, depth: 0 });
  expect(shownFor(open, 'tiles')).toBeGreaterThan(0);
  expect(shownFor(newGame(arenaCampaign, 'yurina'), 'tiles')).toBeGreaterThan(0);
  expect(shownFor(newGame(arenaCampaign, 'yurina'), 'glyphs')).toBeGreaterThan(0);
  expect(shownFor(newGame(campaign, 'yurina'), 'tiles')).toBe(0);
});

test('after a lost WebGL context, the spectators are painted again', () => {
  const { floor, show } = makeView(newGame(arenaCampaign, 'yurina'));
  const spectators = () => [...(floor.container.children[0] as Container).children];
  show();
  const before = spectators();
  show();
  expect(spectators()).toEqual(before);
  floor.forget();
  show();
  expect(spectators()).toHaveLength(before.length);
  for (const sprite of spectators()) expect(before).not.toContain(sprite);
});

test('after a lost WebGL context, cracks, rings of targets, lights and the edge of low health are drawn again', () => {
  const game = scene('######\n#@r.j#\n######');
  const { hero } = game;
  const { Digging, Health } = game.stores;
  Health.current[hero] = 1;
  Digging.x[hero] = 0;
  Digging.y[hero] = 1;
  Digging.depth[hero] = game.floor.depth;
  Digging.turns[hero] = 2;
  const { floor, show, scrolled } = makeView(game);
  const aims = [{ path: [{ x: 2, y: 1 }], targets: [monsterAt(game, 2, 1)] }];
  const texturesAfter = (prepare: () => void) => {
    prepare();
    show([], { aims });
    const [, below, prizes, , , , , , aimLines] = scrolled.children as Container[];
    const rings = aimLines.children[1] as Container;
    const edges = floor.container.children[5] as Container;
    const [, lights] = prizes.children as Container[];
    const layers = [below, rings, lights].map(({ children }) => children[0]);
    const drawn = [...layers, ...edges.children] as Sprite[];
    expect(drawn.map(({ visible }) => visible)).toEqual(new Array(5).fill(true));
    return drawn.map(({ texture }) => texture);
  };
  const before = texturesAfter(() => {});
  expect(texturesAfter(() => {})).toEqual(before);
  const after = texturesAfter(() => floor.forget());
  for (const texture of after) expect(before).not.toContain(texture);
  for (const texture of before) expect(texture.destroyed).toBe(true);
});

test('the torch is in the middle of the hero’s cell', () => {
  const game = newGame(campaign, 'yurina');
  const { show, at } = makeView(game);
  show();
  const { Position } = game.stores;
  expect(at(1000)).toMatchObject({
    torchX: Position.x[game.hero] + 0.5,
    torchY: Position.y[game.hero] + 0.5,
    fade: 1,
  });
});

test('a floor larger than the map scrolls with the hero and stops at the edges', () => {
  const game = newGame(campaign, 'yurina');
  // The view would show stairs in sight, too.
  const { tiles } = game.floor.memory;
  tiles[tiles.indexOf(Tile.stairsDown)] = Tile.floor;
  const { show, at, layout, scrolled } = makeView(game, { width: 390, height: 844 });
  const { Position } = game.stores;
  const whole = 25 * layout.cell.width;
  const scrollAt = (x: number, y: number) => {
    Position.x[game.hero] = x;
    Position.y[game.hero] = y;
    show();
    const { scrollX, scrollY } = at(1000);
    expect([scrolled.x, scrolled.y]).toEqual([layout.map.x - scrollX, layout.map.y - scrollY]);
    return [scrollX, scrollY];
  };
  expect(scrollAt(0, 0)).toEqual([0, 0]);
  expect(scrollAt(24, 24)).toEqual([whole - layout.map.width, whole - layout.map.height]);
  expect(scrollAt(12, 12)).toEqual([
    Math.round(12.5 * layout.cell.width - layout.map.width / 2),
    Math.round(12.5 * layout.cell.width - layout.map.height / 2),
  ]);
});

test('while the hero glides the torch moves along and the light fades in 120 ms', () => {
  const game = scene('####### #@....# #######');
  const { show, at, floor } = makeView(game);
  show();
  game.stores.Position.x[game.hero] = 2;
  show([step(game, 1, 2)]);
  expect(floor.moving).toBe(true);
  expect(at(1000)).toMatchObject({ torchX: 1.5, fade: 0 });
  expect(at(1060).fade).toBe(0.5);
  expect(at(1055).torchX).toBeGreaterThan(2);
  expect(at(1120)).toMatchObject({ torchX: 2.5, fade: 1 });
  at(1190);
  expect(floor.moving).toBe(false);
});

test('the next turn ends the animations of the turn before', () => {
  const game = scene('####### #@....# #######');
  const { show, at } = makeView(game);
  show();
  game.stores.Position.x[game.hero] = 2;
  show([step(game, 1, 2)]);
  show();
  expect(at(1000)).toMatchObject({ torchX: 2.5, fade: 1 });
});

test('at double speed the hero glides in half the time, and with reduced motion not at all', () => {
  const game = scene('####### #@....# #######');
  const { show, at } = makeView(game);
  show();
  game.stores.Position.x[game.hero] = 2;
  show([step(game, 1, 2)], { animationSpeed: 2 });
  expect(at(1000).torchX).toBe(1.5);
  expect(at(1055).torchX).toBe(2.5);
  show([step(game, 1, 2)], { animationSpeed: 2 }, true);
  expect(at(1000).torchX).toBe(2.5);
});

test('with reduced motion nothing glides', () => {
  const game = scene('####### #@....# #######');
  const { show, at } = makeView(game);
  show();
  game.stores.Position.x[game.hero] = 2;
  show([step(game, 1, 2)], {}, true);
  expect(at(1000)).toMatchObject({ torchX: 2.5, fade: 1 });
});

test.each([
  ['down', 2],
  ['up', 0],
] as const)('a new floor appears from the dark, and the hero comes %s to it', (way, depth) => {
  const game = newGame(campaign, 'yurina');
  Object.assign(game, { floor: { ...game.floor, depth: 1 } });
  const { show, at, darkness, scrolled } = makeView(game);
  show();
  at(1000);
  Object.assign(game, { floor: { ...game.floor, depth } });
  show([{ type: 'changedFloor', depth }]);
  expect(at(1000).fade).toBe(1);
  expect(darkness.visible).toBe(false);
  expect(scrolled.children[9].getChildByLabel('iris', true)).not.toBeNull();
  const heroAt = (now: number) => {
    at(now);
    const [, puppet] = (scrolled.children[4] as Container).children[0].children;
    return { y: puppet.y, height: puppet.scale.y };
  };
  const first = heroAt(1001);
  const rest = heroAt(1300);
  expect(rest.height).toBe(1);
  if (way === 'down') expect(first.y).toBeLessThan(rest.y - 10);
  else expect(first.height).toBeLessThan(0.3);
  expect(heroAt(2000)).toEqual(rest);
});

test('events before the stairs are not shown on the new floor', () => {
  const game = scene('####### #@r...# #######');
  const { show, painted } = makeView(game);
  const hero = seqOf(game, game.hero);
  const rat = seqOf(game, monsterAt(game, 2, 1));
  const hit = (damage: number): GameEvent => ({
    type: 'hit',
    attacker: hero,
    target: rat,
    from: { x: 1, y: 1 },
    at: { x: 2, y: 1 },
    damage,
  });
  show([hit(1), { type: 'changedFloor', depth: 2 }, hit(2)]);
  expect(painted).toEqual(['2']);
});

test('the name of the floor appears over the HUD when the hero arrives, and not in the first picture', () => {
  const game = newGame(campaign, 'yurina');
  const { show, painted, floor } = makeView(game);
  show([], {});
  expect(painted).toEqual([]);
  Object.assign(game, { floor: { ...game.floor, depth: 2 } });
  show([{ type: 'changedFloor', depth: 2 }]);
  expect(painted).toEqual(['Depth 2']);
  expect(floor.overlay.children.map(({ label }) => label)).toEqual(['arrival']);
});

test('the name of the floor does not appear over the death of a hero that arrives', () => {
  const game = newGame(campaign, 'yurina');
  const { show, painted } = makeView(game);
  show();
  Object.assign(game, { floor: { ...game.floor, depth: 2 } });
  game.ending = { won: false, by: 'attack', kind: 'caracal' };
  show([{ type: 'changedFloor', depth: 2 }]);
  expect(painted).toEqual([]);
});

test('effects last through a redraw without events, and the next turn hastens them', () => {
  const game = scene('####### #@....# #######');
  const { show, at, floor } = makeView(game);
  show();
  Object.assign(game, { floor: { ...game.floor, depth: 2 } });
  show([{ type: 'changedFloor', depth: 2 }]);
  show();
  at(1400);
  expect(floor.overlay.children).toHaveLength(1);
  show([{ type: 'refused' }]);
  at(1161);
  expect(floor.overlay.children).toHaveLength(0);
});

test('effects end when the drawings change, because the drawings that they use are destroyed', () => {
  const game = scene('####### #@.O..# #######', { campaign: rogueCampaign });
  const { show, at, floor } = makeView(game);
  const monster = monsterAt(game, 3, 1);
  const killed: GameEvent = { type: 'killed', actor: seqOf(game, monster), at: { x: 3, y: 1 } };
  const glyphs = { look: 'glyphs' } as const;
  show([], glyphs);
  game.floor.occupants[game.floor.grid.width + 3] = 0;
  show([killed], glyphs);
  at(1100);
  show([], glyphs);
  expect(floor.moving).toBe(true);
  show();
  expect(floor.moving).toBe(false);
});

test('a kind that comes into view is named once, also with reduced motion', () => {
  const game = scene('####### #@....# #######');
  const { show, painted } = makeView(game);
  show();
  place(game, 'wolf', 4, 1);
  lookAgain(game);
  const wait: GameEvent = { type: 'refused' };
  show([wait], {}, true);
  show([wait]);
  expect(painted).toEqual(['Wolf']);
});

test('the edge of low health pulses while motion is allowed', () => {
  const game = scene('####### #@....# #######');
  const { show, floor } = makeView(game);
  show();
  expect(floor.pulses).toBe(false);
  game.stores.Health.current[game.hero] = 1;
  show();
  expect([floor.pulses, floor.moving]).toEqual([true, false]);
  show([], {}, true);
  expect(floor.pulses).toBe(false);
  show([], { backdrop: true });
  expect(floor.pulses).toBe(false);
});

test('the map shakes after a heavy hit on the hero, and with reduced motion it does not', () => {
  const game = scene('####### #@r...# #######');
  const { show, at } = makeView(game);
  show();
  const rest = at(1000).scrollX;
  const hit = (damage: number): GameEvent => ({
    type: 'hit',
    attacker: seqOf(game, monsterAt(game, 2, 1)),
    target: seqOf(game, game.hero),
    from: { x: 2, y: 1 },
    at: { x: 1, y: 1 },
    damage,
  });
  const shifts = (damage: number, still = false) => {
    show([hit(damage)], {}, still);
    return [1160, 1180, 1200, 1220].map((now) => at(now).scrollX - rest);
  };
  expect(shifts(1)).toEqual([0, 0, 0, 0]);
  expect(shifts(8).some((shift) => shift !== 0)).toBe(true);
  expect(at(1500).scrollX).toBe(rest);
  expect(shifts(8, true)).toEqual([0, 0, 0, 0]);
});

test('the map shakes by a twentieth of a cell at most when the hero kills, when the hit arrives, and not for the kills of others', () => {
  const game = scene('######## #@r.rr.# ########');
  const { show, at, layout } = makeView(game);
  show();
  const rest = at(1000).scrollX;
  const [hero, victim, killer, other] = [game.hero, ...[2, 4, 5].map((x) => monsterAt(game, x, 1))];
  const shifts = (attacker: number, target: number, still = false) => {
    const [from, to] = [attacker, target].map((actor) => cellOf(game, actor));
    const [attackerSeq, seq] = [attacker, target].map((actor) => seqOf(game, actor));
    const attack = { attacker: attackerSeq, target: seq, from, at: to, damage: 1 };
    show(
      [
        { type: 'hit', ...attack },
        { type: 'killed', actor: seq, at: to },
      ],
      {},
      still,
    );
    return [1040, 1080, 1100, 1120, 1140].map((now) => Math.abs(at(now).scrollX - rest));
  };
  const [before, ...after] = shifts(hero, victim);
  expect(before).toBe(0);
  expect(Math.max(...after)).toBeGreaterThan(0);
  expect(Math.max(...after)).toBeLessThanOrEqual(0.05 * layout.cell.height);
  expect(at(1300).scrollX).toBe(rest);
  expect(shifts(killer, other)).toEqual([0, 0, 0, 0, 0]);
  expect(shifts(hero, victim, true)).toEqual([0, 0, 0, 0, 0]);
});

test('a picked up item flies to its slot of the bag', () => {
  const game = scene('####### #@....# #######');
  const { show, at, floor, layout } = makeView(game);
  show();
  place(game, 'apple', 1, 1);
  const events = takeTurn(game, { type: 'pickup' });
  show([...events]);
  const [item] = floor.overlay.children;
  at(1000);
  const start = floor.window.pointOf({ x: 1, y: 1 });
  expect(item.x).toBeCloseTo((start?.x ?? 0) + layout.cell.width / 2);
  at(1419);
  const [slot] = layout.slots;
  expect(Math.abs(item.x - (slot.x + slot.width / 2))).toBeLessThan(0.5 * slot.width);
  at(1420);
  expect(floor.overlay.children).toEqual([]);
});

test('a burst of turns is shown at once: each picture starts with the animations of its own turn', () => {
  const game = scene('############ #@.........# ############');
  const { show, at, floor } = makeView(game);
  show();
  for (let x = 2; x <= 9; x++) {
    game.stores.Position.x[game.hero] = x;
    show([step(game, x - 1, x)]);
    expect(at(1000).torchX).toBe(x - 0.5);
  }
  expect(at(1110).torchX).toBe(9.5);
  at(1190);
  expect(floor.moving).toBe(false);
});

test('the map is darker after the end of the game', () => {
  const game = scene('####### #@....# #######');
  const { show, at, darkness } = makeView(game);
  game.ending = { won: false, by: 'hunger' };
  show();
  at(1000);
  expect(darkness.alpha).toBeCloseTo(0.35);
});

/** A hero who rests, with some of 20 HP, and the parts of the picture that show it. */
function makeRest(still = false) {
  const game = scene('####### #@....# #######');
  const { Health } = game.stores;
  Health.max[game.hero] = 20;
  Health.current[game.hero] = 8;
  const view = makeView(game);
  const { floor, show } = view;
  show();
  const pastime = { by: 'rest', health: 8 } as const;
  // An event without a picture.
  const wait: GameEvent[] = [{ type: 'starved', actor: 0, amount: 0 }];
  const signs = floor.container.children[4] as Container<Sprite>;
  const [, , , , actors] = view.scrolled.children as Container<Container>[];
  return {
    ...view,
    game,
    /** A turn of the rest, or the end of the rest. `health`: the HP of the hero after it. */
    turn: (health: number, goesOn = true, events = wait) => {
      Health.current[game.hero] = health;
      show(events, goesOn ? { pastime } : {}, still);
    },
    labels: () =>
      signs.visible ? signs.children.filter((one) => one.visible).map((one) => one.label) : [],
    signs: () => signs.children,
    hero: () => (actors.children[0].children[1] as Container<Sprite>).children[0].texture.label,
  };
}

test('a hero who rests closes the eyes in the dark, under signs of sleep that rise', () => {
  const { game, turn, labels, signs, hero, at, darkness } = makeRest();
  expect([labels(), hero()]).toEqual([[], 'icon:adventurer']);
  turn(8);
  at(1000);
  expect(labels()).toEqual(['asleep']);
  expect(hero()).toBe('icon:adventurer-fallen');
  const low = signs()[0].y;
  at(1400);
  expect(signs()[0].y).toBeLessThan(low);
  expect(darkness.visible).toBe(true);
  at(1800);
  expect(labels()).toEqual(['asleep', 'asleep', 'asleep']);
  expect(game.ending).toBeNull();
});

test('the HP that the hero gains in a rest are a number beside it, which rises after the last turn', () => {
  const { turn, labels, floor, painted, scrolled, at, hero, darkness } = makeRest();
  turn(9);
  turn(11);
  expect(labels()).toContain('+3 HP');
  turn(12, false, []);
  expect(painted).toEqual(['+1 HP', '+3 HP', '+4 HP']);
  expect(labels()).not.toContain('+4 HP');
  const [number] = scrolled.getChildrenByLabel('+4 HP', true);
  const low = number.y;
  at(1300);
  expect(number.y).toBeLessThan(low);
  expect(hero()).toBe('icon:adventurer');
  expect(floor.moving).toBe(true);
  at(1700);
  expect([labels(), floor.moving, darkness.visible]).toEqual([[], false, false]);
});

test('a rest in which the hero gains no HP shows no number', () => {
  const { turn, painted } = makeRest();
  turn(8);
  turn(7, false);
  expect(painted).toEqual([]);
});

test('the command after a rest hides the signs of sleep, and a redraw does not', () => {
  const { turn, labels, show } = makeRest();
  turn(9);
  turn(10, false);
  show();
  expect(labels()).toContain('asleep');
  turn(10, false);
  expect(labels()).toEqual([]);
});

test('with reduced motion the signs of a rest stand still without any dark, and go after a moment', () => {
  const { turn, labels, signs, painted, at, darkness } = makeRest(true);
  turn(9);
  turn(20, false, []);
  at(1000);
  const places = signs().map(({ x, y, alpha }) => [x, y, alpha]);
  expect(labels()).toEqual(['asleep', 'asleep', 'asleep']);
  expect(painted).toEqual(['+1 HP', '+12 HP']);
  at(1500);
  expect(signs().map(({ x, y, alpha }) => [x, y, alpha])).toEqual(places);
  expect(darkness.visible).toBe(false);
  at(1700);
  expect(labels()).toEqual([]);
});

test('the speed of animations also applies to the signs of a rest', () => {
  const { show, floor, at } = makeRest();
  show([], { pastime: { by: 'rest', health: 8 }, animationSpeed: 2 });
  show([], { animationSpeed: 2 });
  at(1300);
  expect(floor.moving).toBe(true);
  at(1320);
  expect(floor.moving).toBe(false);
});

test('a ring spreads to the neighbours of a hero who searches, in full light', () => {
  const { show, signs, labels, at, darkness, layout } = makeRest();
  show([], { pastime: { by: 'search', health: 8 } });
  expect(labels()).toEqual(['searching']);
  const narrow = signs()[0].width;
  at(1500);
  expect(signs()[0].width).toBeGreaterThan(Math.max(narrow, 2.5 * layout.cell.width));
  expect(darkness.visible).toBe(false);
});

test('behind the title screen the hero is at the right of large cells, without arrows or darkness', () => {
  const game = newGame(campaign, 'yurina');
  const window = { backdrop: true, width: 1280, height: 800 };
  const { show, painted, at, darkness, floor, layout } = makeView(game, window);
  const hero = seqOf(game, game.hero);
  game.ending = { won: false, by: 'hunger' };
  show([{ type: 'healed', actor: hero, amount: 3 }], { backdrop: true, diagonal: true });
  at(1000);
  expect(painted).toEqual(['+3 HP']);
  expect(darkness.visible).toBe(false);
  expect(layout.cell.width).toBeGreaterThanOrEqual(2 * layoutOf(game).cell.width);
  // The hero stays in this place of the window, also at the edges of the floor, but moves near the right wall.
  const { Position } = game.stores;
  for (const [x, y, most] of [
    [12, 12, 0.85],
    [0, 0, 0.85],
    [24, 24, 1],
  ]) {
    Position.x[game.hero] = x;
    Position.y[game.hero] = y;
    show([], { backdrop: true });
    at(1000);
    const point = floor.window.pointOf({ x, y });
    expect(point?.x).toBeGreaterThan(0.6 * 1280);
    expect((point?.x ?? 0) + layout.cell.width).toBeLessThanOrEqual(most * 1280);
    expect(point?.y).toBeGreaterThan(0.3 * 800);
    expect((point?.y ?? 0) + layout.cell.height).toBeLessThan(0.55 * 800);
  }
});

test('each floor has the colours of its depth', () => {
  const game = newGame(campaign, 'yurina');
  const { show, map } = makeView(game);
  show();
  const floor = { ...game.floor, depth: 5 };
  Object.assign(game, { floor });
  show();
  const [first, second] = map.pictures.map(({ colours }) => colours);
  expect(first).toBe(stoneColoursAt(campaign, 0));
  expect(second).toBe(stoneColoursAt(campaign, 5));
  expect(second).not.toBe(first);
});

test('flames flicker at a lively pace only', () => {
  const { show, at, floor } = makeView(newGame(campaign, 'yurina'));
  show();
  expect(at(1000).flicker).toBe(1);
  floor.paceAtRest = 'slow';
  expect(at(1000).flicker).toBe(1);
  floor.paceAtRest = 'lively';
  expect(at(1000).flicker).toBe(brightnessAt(1000));
  expect(at(1080).flicker).not.toBe(brightnessAt(1000));
});

test('arrows show the open diagonal steps around the hero', () => {
  const game = scene(
    `
    #####
    #...#
    #.@##
    #...#
    #####`,
    { campaign: rogueCampaign },
  );
  const { show, scrolled, at, layout } = makeView(game);
  const arrows = scrolled.children[6] as Container<Sprite>;
  show();
  expect(arrows.visible).toBe(false);
  show([], { diagonal: true });
  at(1000);
  expect(arrows.visible).toBe(true);
  expect([arrows.x, arrows.y]).toEqual([2.5 * layout.cell.width, 2.5 * layout.cell.height]);
  const open = arrows.children.filter(({ visible }) => visible);
  expect(open.map(({ x, y }) => [Math.sign(x), Math.sign(y)])).toEqual([
    [-1, 1],
    [-1, -1],
  ]);
  expect(open.map(({ rotation }) => Math.round((rotation * 180) / Math.PI))).toEqual([135, 225]);
  expect(open[0].width).toBe(layout.cell.width);
  expect(Math.hypot(open[0].x, open[0].y)).toBeCloseTo((28 / 32) * layout.cell.width);
});

test.each(['tiles', 'tallGlyphs'] as const)(
  'points of the screen and cells of the floor agree in cells of %s',
  (cells) => {
    const game = newGame(campaign, 'yurina');
    const { floor, show, layout } = makeView(game, { width: 390, height: 844, cells });
    expect(floor.window.pointOf({ x: 1, y: 1 })).toBe(null);
    expect(floor.window.cellAt(10, 10)).toBe(null);
    show();
    for (const cell of [
      { x: 0, y: 0 },
      { x: 12, y: 9 },
      { x: 24, y: 24 },
    ]) {
      const point = floor.window.pointOf(cell);
      if (!point) throw new Error('There is no point.');
      expect(floor.window.cellAt(point.x, point.y)).toEqual(cell);
      const end = { x: point.x + layout.cell.width - 1, y: point.y + layout.cell.height - 1 };
      expect(floor.window.cellAt(end.x, end.y)).toEqual(cell);
      const below = cell.y < 24 ? { x: cell.x, y: cell.y + 1 } : null;
      expect(floor.window.cellAt(end.x, end.y + 1)).toEqual(below);
      expect(floor.window.cellAt(point.x - 1, point.y)).toEqual(
        cell.x > 0 ? { x: cell.x - 1, y: cell.y } : null,
      );
    }
    const corner = floor.window.pointOf({ x: 25, y: 25 });
    expect(floor.window.cellAt(corner?.x ?? 0, (corner?.y ?? 0) - 1)).toBe(null);
    expect(floor.window.cellAt((corner?.x ?? 0) - 1, corner?.y ?? 0)).toBe(null);
  },
);

test('a destroyed floor view destroys its map layer', () => {
  const { floor, map } = makeView(scene('##### #@..# #...# #####'));
  floor.destroy();
  expect(map.destroyed).toBe(true);
});

/** A passage from 1 to 8 and a lit room from 10 to 19, in a small window. */
function makeRoom() {
  const row = `#${'.'.repeat(7)}@${'.'.repeat(11)}${'#'.repeat(40)}`;
  const rooms = [{ x1: 10, y1: 1, x2: 19, y2: 1 }];
  const game = scene(`${'#'.repeat(60)} ${row} ${'#'.repeat(60)}`, { rooms });
  revealFloor(game);
  const made = makeView(game, { width: 390, height: 844, touch: true });
  const walk = (from: number, to: number, still = false) => {
    moveActor(game, game.hero, to, 1);
    made.show([step(game, from, to)], {}, still);
  };
  return { ...made, game, walk };
}

test('in a small window, the map glides to the room that the hero enters', () => {
  const { show, at, layout, walk } = makeRoom();
  show();
  const { width } = layout.cell;
  const before = at(1000).scrollX;
  walk(8, 9);
  const way = [1000, 1050, 1100, 1150, 1200, 1250, 1300].map((now) => at(now).scrollX);
  expect(way[0]).toBe(before);
  const end = way[6];
  // The whole room is seen, as far as the hero's distance from the edge of the map allows.
  expect(end - before).toBeGreaterThan(width);
  for (const [index, x] of way.slice(1).entries()) {
    expect(x).toBeGreaterThanOrEqual(way[index]);
    expect(x - way[index]).toBeLessThan((end - before) * 0.6);
  }
  // The next key before the end of the way: no jump, and no wait.
  walk(9, 8);
  at(1100);
  const middle = at(1100).scrollX;
  walk(8, 9);
  expect(at(1000).scrollX).toBe(middle);
  expect(at(2000).scrollX).toBe(end);
});

test('with reduced motion, and for a chosen part of the floor, nothing glides', () => {
  const { show, at, floor, walk, layout } = makeRoom();
  show();
  const before = at(1000).scrollX;
  walk(8, 9, true);
  expect(at(1000).scrollX).toBeGreaterThan(before);
  expect(floor.moving).toBe(false);
  const centre = { x: 30, y: 1 };
  show([], { camera: { zoom: 1, centre } });
  expect(at(1000).scrollX).toBe(Math.round(30.5 * layout.cell.width - layout.map.width / 2));
});

test('the map does not tell how far a room goes that the hero has not seen', () => {
  const { game, show, at } = makeRoom();
  moveActor(game, game.hero, 9, 1);
  game.floor.memory.tiles.fill(unknown);
  show();
  const unseen = at(1000).scrollX;
  revealFloor(game);
  show();
  expect(at(1000).scrollX).toBeGreaterThan(unseen);
});

test('a frame shows the cell that the player looks at, and the map scrolls until it is visible', () => {
  const game = scene(`${'#'.repeat(60)}\n#@${'.'.repeat(57)}#\n${'#'.repeat(60)}`);
  const { show, scrolled, at, layout, floor } = makeView(game, { width: 360, height: 640 });
  const frame = scrolled.children[7] as Container<Sprite>;
  show();
  expect(frame.visible).toBe(false);
  const before = at(0).scrollX;
  const cursor = { x: 50, y: 1 };
  expect(floor.window.pointOf(cursor)?.x).toBeGreaterThan(layout.map.width);
  show([], { cursor });
  const moment = at(0);
  expect(moment.scrollX).toBeGreaterThan(before);
  expect(frame.visible).toBe(true);
  expect([frame.x, frame.y]).toEqual([50 * layout.cell.width, layout.cell.height]);
  // The frame is around the cell, whose character stays visible.
  const inside = { left: 0, top: 0, right: layout.cell.width, bottom: layout.cell.height };
  for (const edge of frame.children) {
    const { x, y, width, height } = edge;
    const isApart =
      x + width <= inside.left ||
      x >= inside.right ||
      y + height <= inside.top ||
      y >= inside.bottom;
    expect(isApart).toBe(true);
  }
  const { x } = floor.window.pointOf(cursor) ?? { x: -1 };
  expect(x).toBeGreaterThanOrEqual(layout.map.x);
  expect(x + layout.cell.width).toBeLessThanOrEqual(layout.map.x + layout.map.width);
  // The light stays with the hero.
  expect(moment.torchX).toBe(1.5);
  show();
  expect(at(0).scrollX).toBe(before);
});

test('behind the title screen, only the actors near the hero are shown: the texts cover the others in part', () => {
  const game = scene('############# #r.....@...r# #############');
  const { show, scrolled } = makeView(game, { backdrop: true, width: 1280, height: 800 });
  const shown = () => scrolled.children[4].children.length;
  show();
  expect(shown()).toBe(3);
  show([], { backdrop: true });
  expect(shown()).toBe(2);
});

test('a deserted floor shows no actors, but everything else', () => {
  const { show, scrolled, map } = makeView(scene('####### #@..r.# #######'));
  show([], { isDeserted: true });
  expect(scrolled.children[4].visible).toBe(false);
  expect(map.pictures).toHaveLength(1);
  show();
  expect(scrolled.children[4].visible).toBe(true);
});

test('rock is around a floor in play and behind the title screen, but not around stands', () => {
  const { show, map } = makeView(scene('##### #@..# #####'));
  show();
  show([], { backdrop: true });
  expect(map.pictures.map(({ rock }) => rock)).toEqual([true, true]);
  const arena = makeView(newGame(arenaCampaign, 'sand'));
  arena.show();
  expect(arena.map.pictures.map(({ rock }) => rock)).toEqual([false]);
  const walled = makeView(scene('##### #@..# #####', { campaign: arenaCampaign, depth: 0 }));
  walled.show();
  expect(walled.map.pictures.map(({ rock }) => rock)).toEqual([true]);
});

test('where the hero has seen a monster die, something stays on the floor, also in a restored game', () => {
  const game = scene('####### #@.r..# #######');
  const { show, scrolled, at } = makeView(game);
  show();
  const remains = () =>
    (scrolled.children[0].children as Container<Sprite>[]).flatMap(({ children }) =>
      children.filter(({ visible, alpha }) => visible && alpha > 0),
    );
  expect(remains()).toEqual([]);
  const rat = monsterAt(game, 3, 1);
  const killed: GameEvent = { type: 'killed', actor: seqOf(game, rat), at: { x: 3, y: 1 } };
  game.floor.occupants[7 + 3] = 0;
  game.floor.monsters.length = 0;
  noteDeath(game.floor, { cell: 7 + 3, kind: 'rat' });
  show([killed]);
  expect(remains()).toEqual([]);
  at(9000);
  const [stain, pieces] = remains();
  const { cell } = layoutOf(game);
  for (const { x, y } of [stain, pieces]) {
    expect([Math.floor(x / cell.width), Math.floor(y / cell.height)]).toEqual([3, 1]);
  }
  show();
  expect(remains()).toHaveLength(2);
  show([], { look: 'glyphs' });
  expect(remains()).toHaveLength(2);
  show([], { game: restore(game.campaign, snapshotOf(game)) });
  expect(remains()).toHaveLength(2);
  show([], { game: scene('####### #@.r..# #######') });
  expect(remains()).toEqual([]);
});
