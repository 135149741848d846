import { Container, Sprite } from 'pixi.js';
import { colourOf } from '../../describe/css-colour.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { easeIn, easeOut, phase } from '../animations.ts';
import { colours } from '../colours.ts';
import { dust, hues, lastSparks, sparkle } from './clouds.ts';
import { type EffectScene, keptOn, present, spriteAt } from './effect-scene.ts';
import type { FirstSight } from './first-sights.ts';
import { showBeam, showGlare, showRays, showRing } from './lights.ts';
import { showCloud } from './particles.ts';

/** The effects of rare events: a new level, a death, a prize, the first sight of a kind, a new floor. */

/** Moments that a game remembers. None is longer than this, in ms, and none blocks a key. */
export const momentTime = 900;

/** The place of a floor's name, as a share of the map's height. */
const captionShare = { above: 0.2, below: 0.72 };

/** The dark opens for this time in ms, by this factor. The hero lands after the second time. */
const irisTime = 460;
const irisGrowth = 7;
const landingTime = 120;

/** The hero reaches a new level. */
export function showLevel(scene: EffectScene, at: Cell): void {
  const gold = scene.palette.tones.special;
  showRays(scene, at, gold, 4);
  showBeam(scene, at, gold);
  showGlare(scene, at, { colour: gold, cells: 3 });
  showRing(scene, at, { colour: gold, cells: 3 });
  showCloud(scene, { ...sparkle, motion: 'rise', count: 16, reach: 1.4, time: 800 }, at);
}

/** The hero dies: the light around it closes, and its last sparks rise. */
export function showHeroDeath(scene: EffectScene, at: Cell, delay: number): void {
  const { low } = scene.palette;
  showGlare(scene, at, { colour: low, cells: 5 }, delay);
  showRing(scene, at, { colour: low, cells: 7, closes: true }, delay);
  showCloud(scene, { ...lastSparks, colours: [low, hues.lamp, 0xffffff] }, at, delay);
}

/** The hero takes a prize. */
export function showPrizeTaken(scene: EffectScene, at: Cell, colour: number): void {
  showRays(scene, at, colour, 7);
  showBeam(scene, at, colour);
  showRing(scene, at, { colour, cells: 6 });
  showGlare(scene, at, { colour, cells: 5 });
  const stars = { ...sparkle, count: 22, reach: 1.6, time: 850, colours: [colour, 0xffffff] };
  showCloud(scene, stars, at);
}

/** A kind is seen for the first time in this game: its name, and a ring or the rays of a prize. */
export function showFirstSight(
  scene: EffectScene,
  { kind, at, isPrize }: FirstSight,
  name: string,
): void {
  const { cell, labels, moving } = scene;
  const { tones } = scene.palette;
  const own = colourOf(kind.look.colour);
  if (moving && isPrize) {
    showRays(scene, at, own, 5);
    showGlare(scene, at, { colour: own, cells: 4 });
    showCloud(scene, { ...sparkle, count: 14, colours: [own, 0xffffff], time: 800 }, at);
  } else if (moving) {
    showRing(scene, at, { colour: tones.special, cells: 2.2, closes: true });
  }
  const size = Math.max(Math.round(cell.height * 0.44), 13);
  const label = nameLabel(scene, name, size, isPrize ? own : tones.special);
  const { texture } = label;
  const placeAt = (lift: number) => {
    const middle = { x: (at.x + 0.5) * cell.width, y: (at.y - 0.42 - lift) * cell.height };
    label.position.copyFrom(keptOn(scene, texture, at, middle));
  };
  placeAt(0);
  showFor(scene, labels, label, (part) => placeAt(0.25 * easeOut(phase(part, 0, 0.3))));
}

/** The dark opens around the hero, who comes from above into light and dust, or from below. */
export function showWayIn(scene: EffectScene, hero: Cell, way: 'down' | 'up'): void {
  const { drawings, above, map } = scene;
  const iris = spriteAt(scene, drawings.texture('iris'), hero, colours.ground, 'iris');
  const whole = 2 * Math.max(map.width, map.height);
  const step = (part: number) => {
    iris.setSize(whole * (1 + irisGrowth * easeIn(part)));
    iris.alpha = 1 - phase(part, 0.6, 1);
  };
  present(scene, above, iris, irisTime, step);
  if (way === 'up') {
    showGlare(scene, hero, { colour: hues.lamp, cells: 5 });
    return showRing(scene, hero, { colour: hues.lamp, cells: 1.8 }, landingTime);
  }
  showBeam(scene, hero, hues.lamp);
  showCloud(scene, { ...dust, colours: [hues.stone, hues.bone], count: 9 }, hero, landingTime);
}

/**
 * The name of the floor on which the hero has arrived, over the half of the map where the hero is not. `heroTop`: the
 * hero's place on the screen, in pixels from the top.
 */
export function showFloorName(scene: EffectScene, heroTop: number, name: string): void {
  const { map, palette } = scene;
  const size = Math.max(18, Math.round(Math.min(map.width / 14, map.height / 9)));
  const caption = new Container({ label: 'arrival' });
  const label = caption.addChild(nameLabel(scene, name, size, palette.tones.special));
  const isHeroAbove = heroTop < map.y + map.height / 2;
  const top = map.y + map.height * (isHeroAbove ? captionShare.below : captionShare.above);
  caption.position.set(Math.round(map.x + map.width / 2), Math.round(top));
  showFor(scene, scene.overlay, caption, (part) => {
    label.y = Math.round(size * 0.4 * (1 - easeOut(phase(part, 0, 0.4))));
  });
}

/** A thing that appears and fades. With reduced motion it only fades. */
export function showFor(
  scene: EffectScene,
  layer: Container,
  thing: Container,
  step: (part: number) => void,
): void {
  const show = (part: number) => {
    thing.alpha = Math.min(phase(part, 0, 0.15), 1 - phase(part, 0.65, 1));
    if (scene.moving) step(part);
  };
  present(scene, layer, thing, momentTime, show, 0, true);
}

export function nameLabel(
  { painter }: EffectScene,
  text: string,
  size: number,
  colour: number,
): Sprite {
  const { texture } = painter.paint(text, size, colour, { outlined: true });
  return new Sprite({ texture, anchor: 0.5, label: text });
}
