import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../dungeon/grid.ts';
import { kindById } from '../game/campaign.ts';
import { workDone } from '../game/digging.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/texts.ts';
import { type Art, portraitOf } from './art.ts';
import { colourOf, colours } from './colours.ts';
import { type Blow, flightTime, type Throw, throwsOf } from './flight.ts';
import type { Ink } from './ink.ts';
import { easeOut, type Motion } from './motion.ts';
import { type Region, within } from './region.ts';

/** ms. */
const floatTime = 620;
const stillTime = 420;
const dustTime = 340;
const pickTime = 160;
const puffTime = 380;
const ringTime = 320;
const sparkleTime = 420;
/** Numbers that float at once: in a brawl more could not be read. */
const mostFloats = 60;

/** How specks spread: in which colours, how far in cells, and how far they fall (or rise, below 0). */
interface Cloud {
  readonly count: number;
  readonly time: number;
  readonly colours: readonly number[];
  readonly reach: number;
  readonly fall: number;
  /** Side of the greatest speck, in cells. */
  readonly size: number;
}

const dustColours = [0xb59a7a, 0x8d7358, 0xd0bb9c];
const dust: Cloud = {
  count: 14,
  time: dustTime,
  colours: dustColours,
  reach: 0.7,
  fall: 0.35,
  size: 0.16,
};
const chips: Cloud = { ...dust, count: 4 };
const puff: Cloud = {
  count: 16,
  time: puffTime,
  colours: [0xd8d3e2, 0xaaa4ba, 0xf2eff7],
  reach: 0.55,
  fall: -0.3,
  size: 0.24,
};
const sparkle: Cloud = {
  count: 9,
  time: sparkleTime,
  colours: [0xffe066, 0xfff6cf, 0xffc95c],
  reach: 0.6,
  fall: -0.25,
  size: 0.13,
};

interface Float {
  readonly text: string;
  readonly at: Cell;
  readonly colour: number;
  readonly delay: number;
  readonly small: boolean;
}

/** Numbers that rise from those who are hit, dust, cracks, and what is thrown or picked up. */
export class Effects {
  readonly container = new Container();
  /** Cracks lie under the actors. */
  readonly below = new Container();
  readonly #ink: Ink;
  readonly #cracks = this.below.addChild(new Sprite());
  #crackTexture: Texture | null = null;
  #ringTexture: Texture | null = null;
  #cell = 1;

  constructor(ink: Ink) {
    this.#ink = ink;
  }

  /** Shows what lasts: the cracks of a wall that is half dug. */
  set(game: Game, cell: number): void {
    this.#cell = cell;
    const { Digging } = game.stores;
    const turns = workDone(game, game.hero, Digging.x[game.hero], Digging.y[game.hero]);
    this.#cracks.visible = turns > 0;
    if (turns === 0) return;
    this.#crackTexture ??= drawCracks();
    this.#cracks.texture = this.#crackTexture;
    this.#cracks.setSize(cell, cell);
    this.#cracks.position.set(Digging.x[game.hero] * cell, Digging.y[game.hero] * cell);
    this.#cracks.alpha = Math.min(1, 0.35 + turns * 0.15);
  }

  /** Sets what happened in a region in motion; without `moving`, numbers stand still for a moment. */
  play(
    events: readonly GameEvent[],
    game: Game,
    words: Words,
    art: Art,
    region: Region,
    motion: Motion,
    now: number,
    moving: boolean,
  ): void {
    const hero = game.stores.Identity.seq[game.hero];
    const { Position } = game.stores;
    const here = { x: Position.x[game.hero], y: Position.y[game.hero] };
    const floats: Float[] = [];
    const rise = (text: string, at: Cell, colour: number, after = 0, small = false) => {
      if (floats.length >= mostFloats) return;
      const before = floats.filter((float) => float.at.x === at.x && float.at.y === at.y).length;
      floats.push({ text, at, colour, delay: after + before * 180, small });
    };
    const throws = throwsOf(moving ? events : []);
    for (const event of events) {
      if ('at' in event && !within(region, event.at)) continue;
      switch (event.type) {
        case 'hit': {
          const colour = event.target === hero ? 0xff6257 : 0xfff2b0;
          rise(`${event.damage}`, event.at, colour, arrivalOf(event, throws));
          break;
        }
        case 'missed':
          rise(words.ui.miss, event.at, colours.dim, arrivalOf(event, throws), true);
          break;
        case 'healed':
          rise(`+${event.amount} ${words.ui.hp}`, here, colours.gain);
          break;
        case 'fed':
          rise(`+${event.amount} ${words.ui.energy}`, here, colours.food);
          break;
        case 'starved':
          rise(`−${event.amount}`, here, colours.low);
          break;
        case 'leveled':
          rise(`${words.ui.level} ${event.level}`, here, colours.level);
          break;
        case 'dug':
          if (moving) this.#spread(event.at, event.done ? dust : chips, motion, now);
          break;
        case 'threw':
          if (moving) this.#throw(game, art, event, motion, now);
          break;
        case 'vanished':
          if (moving && isVisible(game, event.at)) this.#spread(event.at, puff, motion, now);
          break;
        case 'found':
          if (moving) this.#spread(event.at, sparkle, motion, now);
          break;
        case 'sprung': {
          const { look } = kindById(game.campaign, event.kind);
          if (moving) this.#ring(event.at, colourOf(look.colour), motion, now);
          break;
        }
        case 'picked':
          if (moving) this.#fly(game, art, event.item, event.at, motion, now);
          break;
      }
    }
    for (const float of floats) this.#float(float, motion, now, moving);
  }

  #float(
    { text, at, colour, delay, small }: Float,
    motion: Motion,
    now: number,
    moving: boolean,
  ): void {
    const cell = this.#cell;
    this.#ink.ask(text);
    const size = Math.max(Math.round(cell * (small ? 0.4 : 0.5)), 12);
    const { texture } = this.#ink.write(text, size, colour, true);
    const label = new Sprite({ texture, anchor: 0.5 });
    const pass = this.#pass(label);
    const end = () => {
      pass();
      texture.destroy(true);
    };
    const x = Math.round((at.x + 0.5) * cell);
    if (!moving) {
      label.position.set(x, Math.round((at.y - 0.15 - delay / 300) * cell));
      motion.run(now, stillTime, () => {}, { end });
      return;
    }
    const step = (part: number) => {
      label.visible = part > 0;
      label.position.set(x, Math.round((at.y + 0.15 - 0.75 * easeOut(part)) * cell));
      label.alpha = part < 0.6 ? 1 : (1 - part) / 0.4;
    };
    motion.run(now, floatTime, step, { delay, end });
  }

  /** Lets a cloud of specks go from the middle of a cell. */
  #spread(at: Cell, cloud: Cloud, motion: Motion, now: number): void {
    const cell = this.#cell;
    const group = new Container();
    const specks = Array.from({ length: cloud.count }, () => {
      const speck = group.addChild(new Sprite(Texture.WHITE));
      const side = Math.max(2, Math.round(cell * cloud.size * (0.4 + Math.random() * 0.6)));
      speck.setSize(side, side);
      speck.tint = cloud.colours[Math.floor(Math.random() * cloud.colours.length)];
      const angle = Math.random() * 2 * Math.PI;
      const reach = cloud.reach * (0.3 + Math.random() * 0.7);
      return { speck, dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach };
    });
    const step = (part: number) => {
      const out = easeOut(part);
      for (const { speck, dx, dy } of specks) {
        speck.position.set(
          Math.round((at.x + 0.5 + dx * out) * cell),
          Math.round((at.y + 0.5 + dy * out + cloud.fall * part * part) * cell),
        );
        speck.alpha = 1 - part;
      }
    };
    motion.run(now, cloud.time, step, { end: this.#pass(group) });
  }

  /** A ring that widens over a cell. */
  #ring(at: Cell, colour: number, motion: Motion, now: number): void {
    this.#ringTexture ??= drawRing();
    const cell = this.#cell;
    const ring = new Sprite({ texture: this.#ringTexture, anchor: 0.5 });
    ring.tint = colour;
    ring.position.set(Math.round((at.x + 0.5) * cell), Math.round((at.y + 0.5) * cell));
    const step = (part: number) => {
      const side = cell * (0.4 + 1.5 * easeOut(part));
      ring.setSize(side, side);
      ring.alpha = 1 - part * part;
    };
    motion.run(now, ringTime, step, { end: this.#pass(ring) });
  }

  /** The item goes straight from hand to goal. */
  #throw(game: Game, art: Art, event: Throw, motion: Motion, now: number): void {
    const portrait = portraitOf(art, kindById(game.campaign, event.kind));
    if (!portrait) return;
    const { from, to } = event;
    const cell = this.#cell;
    const sprite = new Sprite({ texture: portrait.texture, anchor: 0.5 });
    sprite.tint = portrait.colour;
    const side = Math.round(cell * (portrait.icon ? 0.76 : 1));
    sprite.setSize(side, side);
    const step = (part: number) => {
      sprite.position.set(
        Math.round((from.x + 0.5 + (to.x - from.x) * part) * cell),
        Math.round((from.y + 0.5 + (to.y - from.y) * part) * cell),
      );
    };
    motion.run(now, flightTime(event), step, { end: this.#pass(sprite) });
  }

  /** The item shrinks into the one who picks it up. */
  #fly(game: Game, art: Art, seq: number, at: Cell, motion: Motion, now: number): void {
    const { Identity } = game.stores;
    const item = Identity.seq.indexOf(seq);
    const kind = item > 0 ? game.campaign.kinds[Identity.kind[item]] : undefined;
    const portrait = kind && portraitOf(art, kind);
    if (!portrait) return;
    const cell = this.#cell;
    const sprite = new Sprite({ texture: portrait.texture, anchor: 0.5 });
    sprite.tint = portrait.colour;
    const step = (part: number) => {
      const side = cell * (0.76 - 0.4 * part);
      sprite.setSize(side, side);
      sprite.position.set((at.x + 0.5) * cell, (at.y + 0.5 - 0.55 * easeOut(part)) * cell);
      sprite.alpha = 1 - part * part;
    };
    motion.run(now, pickTime, step, { end: this.#pass(sprite) });
  }

  /** Shows something until the function that is given back is called. */
  #pass(thing: Container): () => void {
    this.container.addChild(thing);
    return () => thing.destroy({ children: true });
  }
}

function isVisible({ floor: { grid, sight } }: Game, { x, y }: Cell): boolean {
  return sight.visible[y * grid.width + x] === 1;
}

/** How long after the turn's beginning a blow lands, in ms: when what was thrown arrives. */
function arrivalOf(blow: Blow, throws: ReadonlyMap<number, Throw>): number {
  const thrown = throws.get(blow.attacker);
  return thrown ? flightTime(thrown) : 0;
}

/** A white circle with a soft edge. */
function drawRing(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = 128;
  const context = canvas.getContext('2d');
  if (context) {
    for (const [width, alpha] of [
      [18, 0.25],
      [8, 1],
    ]) {
      context.lineWidth = width;
      context.strokeStyle = `rgb(255 255 255 / ${alpha})`;
      context.beginPath();
      context.arc(64, 64, 52, 0, 2 * Math.PI);
      context.stroke();
    }
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}

/** Jagged lines from the middle of a wall outwards. */
function drawCracks(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = 128;
  const context = canvas.getContext('2d');
  if (context) {
    const lines = [
      [60, 58, 44, 46, 40, 30, 26, 20],
      [60, 58, 78, 50, 84, 34, 102, 26],
      [60, 58, 66, 78, 58, 94, 64, 114],
      [60, 58, 40, 70, 30, 86, 14, 90],
      [66, 78, 86, 84, 98, 100],
    ];
    for (const [width, colour] of [
      [10, '#0d0907'],
      [3, '#dcc19f'],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.lineJoin = 'bevel';
      for (const line of lines) {
        context.beginPath();
        for (let at = 0; at < line.length; at += 2) context.lineTo(line[at], line[at + 1]);
        context.stroke();
      }
    }
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}
