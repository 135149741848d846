import { Container, Sprite } from 'pixi.js';
import { numberTones } from '../../describe/tone.ts';
import { heroCell } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { easeOut, phase } from '../animations.ts';
import { colours } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { markTexture } from '../state-marks.ts';
import type { Pastime, View } from '../view.ts';
import type { EffectDrawings } from './effect-drawings.ts';
import { type EffectScene, middleOf } from './effect-scene.ts';
import { besideHero, gainText, placeOfText, sizeOfText } from './floating-texts.ts';
import type { TextPictures } from './text-pictures.ts';

/** Durations in ms: a sign of sleep rises, a ring spreads, it becomes dark, and everything fades after the end. */
const riseTime = 1100;
const ringTime = 560;
const duskTime = 260;
const leaveTime = 620;
/** The number of signs of sleep, which rise in turn, and the head start of the first, as a share of its way. */
const signs = 3;
const headStart = 0.2;
/** The path of a sign of sleep from the middle of its cell, and its side, in cells. */
const way = { from: { x: 0.38, y: -0.28 }, to: { x: 1.15, y: -1.35 } };
const sides = { from: 0.28, to: 0.62 };
/** The width of the ring of a search in cells: it reaches the neighbours. */
const ringSide = 3.2;

/** The stage of the signs. */
interface Stage extends Pick<EffectScene, 'cell' | 'window' | 'ratio'> {
  readonly artwork: Artwork;
  readonly words: Words;
  /** Whether nothing moves. */
  readonly still: boolean;
  /** ms, as in `place`. */
  readonly now: number;
}

/**
 * Shows that the hero passes turns: signs of sleep rise from one who rests, with the number of HP that it has gained,
 * and rings spread from one who searches. They fade after the last turn, and the next command hides them.
 */
export class PastimeSigns {
  readonly container = new Container<Sprite>({ visible: false });
  readonly #drawings: Pick<EffectDrawings, 'texture'>;
  readonly #texts: Pick<TextPictures, 'texture'>;
  /** The pastime that goes on; null after its end. */
  #pastime: Pastime | null = null;
  #by: Pastime['by'] = 'rest';
  #at = { x: 0, y: 0 };
  #stage: Stage | null = null;
  #speed = 1;
  #start = 0;
  /** When its last turn was shown; null before. */
  #end: number | null = null;

  constructor(drawings: Pick<EffectDrawings, 'texture'>, texts: Pick<TextPictures, 'texture'>) {
    this.#drawings = drawings;
    this.#texts = texts;
  }

  /** Whether the signs still fade. Before the end, each turn draws a picture. */
  get fades(): boolean {
    return this.container.visible && this.#end !== null;
  }

  /**
   * Shows the signs of a pastime that goes on, or lets the signs of one that has just ended fade. Returns the HP that the
   * hero has gained in a rest that has just ended, otherwise 0. `isTurn`: whether turns were played.
   */
  show({ game, pastime, animationSpeed = 1 }: View, stage: Stage, isTurn: boolean): number {
    const before = this.#pastime;
    if (game.ending || !(pastime || before || (this.fades && !isTurn))) {
      this.hide();
      return 0;
    }
    this.#pastime = pastime ?? null;
    if (pastime) {
      if (!before) this.#start = stage.now;
      this.#by = pastime.by;
      this.#end = null;
    } else if (before) this.#end = stage.now;
    this.container.visible = true;
    this.#stage = stage;
    this.#speed = animationSpeed;
    this.#at = heroCell(game);
    this.#dress(pastime ? gainOf(game, pastime) : 0);
    this.place(stage.now);
    return before && !pastime ? gainOf(game, before) : 0;
  }

  hide(): void {
    this.#pastime = null;
    this.container.visible = false;
    this.#clear();
  }

  /** How deep the hero sleeps at the time `now` in ms, from 0 to 1. */
  depthAt(now: number): number {
    if (!this.container.visible || this.#by !== 'rest' || this.#stage?.still) return 0;
    return phase((now - this.#start) * this.#speed, 0, duskTime) * (1 - this.#leaving(now));
  }

  /** Moves the signs to their positions at the time `now` in ms, and hides them after they have faded. */
  place(now: number): void {
    if (!this.container.visible || !this.#stage) return;
    if (this.#leaving(now) === 1) return this.hide();
    const time = (now - this.#start) * this.#speed;
    for (const sprite of this.container.children) {
      if (sprite.label === 'asleep') this.#placeSleep(sprite, time, now);
      else if (sprite.label === 'searching') this.#placeRing(sprite, time, now);
    }
  }

  /** The part of the time after the end that is over. */
  #leaving(now: number): number {
    return this.#end === null ? 0 : phase((now - this.#end) * this.#speed, 0, leaveTime);
  }

  #clear(): void {
    for (const sprite of this.container.removeChildren()) sprite.destroy();
  }

  #dress(gained: number): void {
    this.#clear();
    if (!this.#stage) return;
    const { artwork, cell, words, ratio } = this.#stage;
    if (this.#by === 'search') {
      const texture = this.#drawings.texture('ring');
      this.#add(new Sprite({ texture, label: 'searching', tint: colours.cursor, anchor: 0.5 }));
      return;
    }
    const texture = markTexture(artwork, 'asleep', Math.round(sides.to * cell.height));
    for (let n = 0; texture && n < signs; n++) {
      this.#add(new Sprite({ texture, label: 'asleep', anchor: 0.5 }));
    }
    if (gained <= 0) return;
    const text = gainText(gained, words);
    const colour = artwork.palette.tones[numberTones.healed];
    const number = this.#texts.texture(text, sizeOfText(cell.height, ratio), colour);
    const label = this.#add(new Sprite({ texture: number, label: text, anchor: 0.5 }));
    label.position.copyFrom(placeOfText(this.#stage, { at: this.#at, ...besideHero }, number));
  }

  #add(sprite: Sprite): Sprite {
    return this.container.addChild(sprite);
  }

  /** A sign of sleep becomes larger on its way. Where nothing moves, the signs are in a row. */
  #placeSleep(sprite: Sprite, time: number, now: number): void {
    if (!this.#stage) return;
    const { cell, still } = this.#stage;
    const n = this.container.getChildIndex(sprite);
    const turns = time / riseTime + headStart - n / signs;
    const part = still ? (n + 0.5) / signs : turns % 1;
    sprite.visible = still || turns > 0;
    if (!sprite.visible) return;
    const { x, y } = middleOf(this.#at, cell);
    const { from, to } = way;
    const sway = still ? 0 : 0.07 * Math.sin(3 * Math.PI * part);
    sprite.position.set(
      Math.round(x + (from.x + (to.x - from.x) * part + sway) * cell.width),
      Math.round(y + (from.y + (to.y - from.y) * part) * cell.height),
    );
    sprite.setSize((sides.from + (sides.to - sides.from) * part) * cell.height);
    const seen = still ? 1 : Math.min(phase(part, 0, 0.15), 1 - phase(part, 0.75, 1));
    sprite.alpha = still ? 1 : seen * (1 - this.#leaving(now));
  }

  #placeRing(sprite: Sprite, time: number, now: number): void {
    if (!this.#stage) return;
    const { cell, still } = this.#stage;
    const part = still ? 0.7 : (time / ringTime) % 1;
    const { x, y } = middleOf(this.#at, cell);
    sprite.position.set(x, y);
    sprite.setSize(ringSide * cell.height * (0.25 + 0.75 * easeOut(part)));
    sprite.alpha = still ? 0.6 : 0.9 * (1 - part * part) * (1 - this.#leaving(now));
  }
}

/** The HP that the hero has gained since the beginning of a rest; 0 for another pastime. */
function gainOf({ stores, hero }: Game, { by, health }: Pastime): number {
  return by !== 'rest' ? 0 : Math.max(0, stores.Health.current[hero] - health);
}
