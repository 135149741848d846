import { grips } from 'virtual:atlas';
import { Sprite } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { thingShares, thingSide } from '../actors/floor-items.ts';
import { prizeLight } from '../actors/prize-lights.ts';
import { easeIn, easeOut, phase } from '../animations.ts';
import type { Portrait } from '../drawings/portrait.ts';
import type { CellSize, Rect } from '../screen-layout.ts';
import { type EffectScene, present, spriteAt } from './effect-scene.ts';
import { flightTime, type Throw } from './throws.ts';

/** Durations in ms: an item rises and vanishes, or flies into the bag. The one of a throw is in `throws.ts`. */
const riseTime = 200;
const bagTime = 420;
/** The height of the way into the bag, as a share of its length. */
const bow = 0.22;

/** The place of an item in flight over the whole screen. */
export interface FlightPlaces {
  /** The middle of a cell at this moment, in pixels of the screen. */
  readonly pointOf: (at: Cell) => Cell | null;
  /** The slot of an item in the bag; the whole bag if the item has no slot; null while no bag is visible. */
  readonly slotOf: (item: number) => Rect | null;
}

/** A thrown item flies in a straight line. `longIcon`: the icon of a long thing, which points forwards. */
export function showThrow(
  scene: EffectScene,
  event: Throw,
  portrait: Portrait,
  longIcon?: string,
): void {
  const { from, to } = event;
  const { cell } = scene;
  const sprite = spriteAt(scene, portrait.texture, from, portrait.colour, 'thrown');
  sprite.setSize(sizeOf(portrait, cell));
  if (portrait.icon && longIcon !== undefined && !grips.middle.includes(longIcon)) {
    // From the handle at the upper or lower left to the point.
    const own = (grips.upperLeft.includes(longIcon) ? 1 : -1) * (Math.PI / 4);
    sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x) - own;
  }
  const step = (part: number) => {
    const lift = 0.12 * Math.sin(Math.PI * part) * cell.height;
    sprite.position.set(
      Math.round((from.x + 0.5 + (to.x - from.x) * part) * cell.width),
      Math.round((from.y + 0.5 + (to.y - from.y) * part) * cell.height - lift),
    );
  };
  present(scene, scene.above, sprite, flightTime(event), step);
}

/**
 * A picked up item flies into its slot of the bag, or rises and shrinks where no bag is visible. `item` is 0 for one
 * that is not in the bag, such as gold. A prize keeps the light that it has on the floor.
 */
export function showPick(
  scene: EffectScene,
  item: number,
  at: Cell,
  portrait: Portrait,
  { pointOf, slotOf }: FlightPlaces,
  isPrize = false,
): void {
  const { cell } = scene;
  const { texture, colour } = portrait;
  const { width, height } = sizeOf(portrait, cell, isPrize ? 'prize' : 'item');
  const slot = slotOf(item);
  if (!slot || !pointOf(at)) {
    const sprite = spriteAt(scene, texture, at, colour, 'picked');
    const step = (part: number) => {
      const share = 1 - 0.5 * part;
      sprite.setSize(width * share, height * share);
      sprite.y = (at.y + 0.5 - 0.55 * easeOut(part)) * cell.height;
      sprite.alpha = 1 - part * part;
    };
    present(scene, scene.above, sprite, riseTime, step);
    return;
  }
  const to = { x: slot.x + slot.width / 2, y: slot.y + slot.height / 2 };
  const fly = (thing: Sprite, size: number, strength: number) =>
    present(scene, scene.overlay, thing, bagTime, (part) => {
      const from = pointOf(at) ?? to;
      const way = easeIn(phase(part, 0.12, 1));
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const lift =
        bow * length * Math.sin(Math.PI * way) + 0.3 * cell.height * Math.sin(Math.PI * part);
      thing.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - lift);
      const share = size * (1 + 0.25 * Math.sin(Math.PI * part) - 0.3 * way);
      thing.setSize(width * share, height * share);
      thing.alpha = strength * (1 - phase(part, 0.88, 1));
    });
  fly(new Sprite({ texture, tint: colour, anchor: 0.5, label: 'picked' }), 1, 1);
  if (!isPrize || !portrait.icon) return;
  const light = new Sprite({ texture: scene.drawings.texture('glare'), tint: colour, anchor: 0.5 });
  light.label = 'picked light';
  light.blendMode = 'add';
  fly(light, prizeLight.side / thingShares.prize, prizeLight.seen);
}

/** The size of an item in flight: that of an item on the floor. */
function sizeOf(
  { icon }: Portrait,
  cell: CellSize,
  size: keyof typeof thingShares = 'item',
): CellSize {
  const side = thingSide(cell, size);
  return icon ? { width: side, height: side } : cell;
}
