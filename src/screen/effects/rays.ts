import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { easeOut, phase } from '../animations.ts';
import type { CellSize } from '../screen-layout.ts';
import type { EffectDrawings } from './effect-drawings.ts';

/** The distance from the middle of an actor at which its rays begin, in heights of a cell. */
const bodyShare = 0.35;

/** A straight way in pixels. A bolt can turn back on it. */
export interface Way {
  /** Radians, clockwise from the right. */
  readonly angle: number;
  /** The places of the head, the first at its start: pixels from the start, at equal intervals. */
  readonly places: readonly number[];
  /** The interval in ms. */
  readonly pace: number;
  /** The height of a cell, in pixels. */
  readonly unit: number;
}

/** The way from the middle of a cell through other cells, which are on one line with it. */
export function wayOf(from: Cell, path: readonly Cell[], cell: CellSize, pace: number): Way {
  const offsets = path.map(({ x, y }) => ({
    x: (x - from.x) * cell.width,
    y: (y - from.y) * cell.height,
  }));
  const first = offsets.find(({ x, y }) => x !== 0 || y !== 0) ?? { x: 1, y: 0 };
  const angle = Math.atan2(first.y, first.x);
  const places = offsets.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
  // It begins at the edge of the body in its first cell.
  return { angle, places: [bodyShare * cell.height, ...places], pace, unit: cell.height };
}

/** The time in ms at which the head of a ray arrives. */
export function arrivalOn({ places, pace }: Way): number {
  return pace * (places.length - 1);
}

/** A small picture that appears beside the way, moves and fades. Lengths are in pixels along and across the way. */
export interface Mote {
  readonly texture: Texture;
  readonly tint: number;
  /** Whether it brightens the ground. */
  readonly light?: true;
  readonly at: Cell;
  readonly move?: Cell;
  readonly size: CellSize;
  /** Its size at its end, as a share of that at its start. */
  readonly grow?: number;
  readonly rotation?: number;
  readonly spin?: number;
  /** When it appears, and for how long, in ms. */
  readonly birth: number;
  readonly life: number;
  readonly alpha?: number;
  /** 0 or 1: a mote that flickers is visible in one half of each beat. */
  readonly beat?: number;
}

/** A band of light along the way behind the head. */
interface Band {
  readonly sprite: Sprite;
  readonly alpha: number;
  /** How long it remains after the arrival, in ms. */
  readonly life: number;
}

/** The time of a beat of motes that flicker, in ms. */
const beatTime = 90;

/** The pictures of a ray, each group for its layer of the scene. */
export class Ray {
  readonly shapes: Container;
  /** Over the shapes. */
  readonly lights: Container;
  /** Under the actors. */
  readonly shade: Container;
  readonly way: Way;
  readonly drawings: EffectDrawings;
  readonly #motes: { readonly mote: Mote; readonly sprite: Sprite }[] = [];
  readonly #bands: Band[] = [];

  /** `tint`: that of the shade, which makes the light visible on bright ground. */
  constructor(form: string, way: Way, drawings: EffectDrawings, tint: number) {
    this.way = way;
    this.drawings = drawings;
    const rotation = way.angle;
    this.shapes = new Container({ label: `ray:${form}`, rotation });
    this.lights = new Container({ label: `light:${form}`, rotation });
    this.shade = new Container({ label: 'shade', rotation });
    this.shade.addChild(this.#addBand({ tint, thick: 1.9, alpha: 0.62, life: 320 }));
  }

  add(mote: Mote): void {
    const { texture, tint, at, rotation = 0 } = mote;
    const sprite = new Sprite({ texture, tint, anchor: 0.5, rotation, alpha: 0 });
    sprite.position.set(at.x, at.y);
    (mote.light ? this.lights : this.shapes).addChild(sprite);
    this.#motes.push({ mote, sprite });
  }

  /** Adds a band of light behind the head. `thick` in heights of a cell. */
  addBand(tint: number, thick: number, alpha: number, life: number): void {
    this.lights.addChild(this.#addBand({ tint, thick, alpha, life }));
  }

  #addBand(band: { tint: number; thick: number; alpha: number; life: number }): Sprite {
    const { tint, thick, alpha, life } = band;
    const texture = this.drawings.texture('band');
    const sprite = new Sprite({ texture, tint, anchor: { x: 0, y: 0.5 }, alpha: 0 });
    sprite.height = Math.max(2, thick * this.way.unit);
    this.#bands.push({ sprite, alpha, life });
    return sprite;
  }

  /** Moves everything to a time in ms after the start. */
  step(time: number): void {
    const arrival = arrivalOn(this.way);
    const { least, most } = this.#extent(time);
    for (const { sprite, alpha, life } of this.#bands) {
      // A band that is shorter than it is thick would be a box.
      const share = Math.min(1, (most - least) / sprite.height);
      sprite.alpha = time > 0 ? alpha * share * (1 - phase(time, arrival, arrival + life)) : 0;
      // The picture of a band fades at its ends.
      const rim = Math.min(sprite.height, 0.5 * this.way.unit) / 2;
      sprite.x = least - rim;
      sprite.width = most - least + 2 * rim;
    }
    for (const { mote, sprite } of this.#motes) show(sprite, mote, time);
  }

  /** The part of the way that the head has passed. */
  #extent(time: number): { least: number; most: number } {
    const { places, pace } = this.way;
    const passed = Math.min(places.length - 1, Math.max(0, time / pace));
    const whole = Math.floor(passed);
    let [least] = places;
    let most = least;
    for (let n = 1; n <= whole; n++) {
      least = Math.min(least, places[n]);
      most = Math.max(most, places[n]);
    }
    const next = places[Math.min(whole + 1, places.length - 1)];
    const head = places[whole] + (next - places[whole]) * (passed - whole);
    return { least: Math.min(least, head), most: Math.max(most, head) };
  }
}

function show(sprite: Sprite, mote: Mote, time: number): void {
  const { at, move, size, grow = 1, rotation = 0, spin = 0, birth, life, alpha = 1, beat } = mote;
  const part = phase(time, birth, birth + life);
  const isOff = beat !== undefined && Math.floor((2 * time) / beatTime) % 2 !== beat;
  sprite.alpha = part === 0 || part === 1 || isOff ? 0 : alpha * (1 - part * part);
  if (sprite.alpha === 0) return;
  const out = easeOut(part);
  if (move) sprite.position.set(at.x + move.x * out, at.y + move.y * out);
  const scale = 1 + (grow - 1) * part;
  sprite.setSize(size.width * scale, size.height * scale);
  sprite.rotation = rotation + spin * out;
}
