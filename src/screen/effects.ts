import { CanvasSource, Container, Sprite, Text, Texture } from 'pixi.js';
import type { Cell } from '../dungeon/grid.ts';
import type { GameEvent } from '../game/events.ts';
import { workDone } from '../game/queries.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/words.ts';
import { type Art, portraitOf } from './art.ts';
import { colours } from './colours.ts';
import type { Ink } from './ink.ts';
import { easeOut, type Motion } from './motion.ts';

/** ms. */
const floatTime = 620;
const stillTime = 420;
const dustTime = 340;
const flightTime = 160;

interface Float {
  readonly text: string;
  readonly at: Cell;
  readonly colour: number;
  readonly delay: number;
}

/** Numbers that rise from those who are hit, dust, cracks, and what is picked up. */
export class Effects {
  readonly container = new Container();
  /** Cracks lie under the actors. */
  readonly below = new Container();
  readonly #ink: Ink;
  readonly #cracks = this.below.addChild(new Sprite());
  #crackTexture: Texture | null = null;
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

  /** Sets what happened in motion; without `moving`, numbers stand still for a moment. */
  play(
    events: readonly GameEvent[],
    game: Game,
    words: Words,
    art: Art,
    motion: Motion,
    now: number,
    moving: boolean,
  ): void {
    const hero = game.stores.Identity.seq[game.hero];
    const { Position } = game.stores;
    const here = { x: Position.x[game.hero], y: Position.y[game.hero] };
    const floats: Float[] = [];
    const rise = (text: string, at: Cell, colour: number) => {
      const before = floats.filter((float) => float.at.x === at.x && float.at.y === at.y).length;
      floats.push({ text, at, colour, delay: before * 180 });
    };
    for (const event of events) {
      switch (event.type) {
        case 'hit':
          rise(`${event.damage}`, event.at, event.target === hero ? 0xff6257 : 0xfff2b0);
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
          if (moving) this.#dust(event.at, event.done ? 14 : 4, motion, now);
          break;
        case 'picked':
          if (moving) this.#fly(game, art, event.item, event.at, motion, now);
          break;
      }
    }
    for (const float of floats) this.#float(float, motion, now, moving);
  }

  #float({ text, at, colour, delay }: Float, motion: Motion, now: number, moving: boolean): void {
    const cell = this.#cell;
    this.#ink.ask(text);
    const label = new Text({
      text: this.#ink.markUp(text),
      style: this.#ink.style(Math.max(Math.round(cell * 0.5), 12), colour, true),
      resolution: 1,
      anchor: { x: 0.5, y: 0.5 },
    });
    const end = this.#pass(label);
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

  #dust(at: Cell, count: number, motion: Motion, now: number): void {
    const cell = this.#cell;
    const cloud = new Container();
    const specks = Array.from({ length: count }, () => {
      const speck = cloud.addChild(new Sprite(Texture.WHITE));
      const side = Math.max(2, Math.round(cell * (0.06 + Math.random() * 0.1)));
      speck.setSize(side, side);
      speck.tint = [0xb59a7a, 0x8d7358, 0xd0bb9c][Math.floor(Math.random() * 3)];
      const angle = Math.random() * 2 * Math.PI;
      const reach = 0.2 + Math.random() * 0.5;
      return { speck, dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach };
    });
    const step = (part: number) => {
      const out = easeOut(part);
      for (const { speck, dx, dy } of specks) {
        speck.position.set(
          Math.round((at.x + 0.5 + dx * out) * cell),
          Math.round((at.y + 0.5 + dy * out + 0.35 * part * part) * cell),
        );
        speck.alpha = 1 - part;
      }
    };
    motion.run(now, dustTime, step, { end: this.#pass(cloud) });
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
    motion.run(now, flightTime, step, { end: this.#pass(sprite) });
  }

  /** Shows something until the function that is given back is called. */
  #pass(thing: Container): () => void {
    this.container.addChild(thing);
    return () => thing.destroy({ children: true });
  }
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
