import { Sprite } from 'pixi.js';
import { numberTones } from '../../describe/tone.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { actorAt, isSeen } from '../../game/actors/actors.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { plain } from '../../words/numbers.ts';
import type { Words } from '../../words/texts.ts';
import { easeOut, overshoot, phase } from '../animations.ts';
import type { Palette } from '../palettes.ts';
import { type EffectScene, keptOn, present } from './scene.ts';
import { cellOfSeen } from './seen-cells.ts';
import type { TextPictures } from './text-pictures.ts';
import type { TurnTiming } from './timing.ts';

/** Durations in ms. */
const floatTime = 680;
const stillTime = 420;
/** Several texts over one cell follow each other at this interval. */
const interval = 180;
/** The distance of texts over one cell, in sizes of the text. */
const line = 1.3;
/** The place of a text at its beginning, in heights of a cell: above the bar of its actor. */
const start = -0.35;
/** The distance of a text beside an actor from the actor's middle, in widths of a cell. */
const besideActor = 0.35;
/** How far the first text over a cell rises, and its place where it does not move, in heights of a cell. */
const movingLift = 0.55;
const stillLift = 0.1;
/** The least and the largest size of texts, in CSS pixels. */
const sizes = { small: 13, usual: 15, most: 32 };
/** The maximum number of texts per turn. More would be unreadable in a crowd. */
const most = 60;

/** A text that rises from a cell. */
export interface FloatingText {
  readonly text: string;
  readonly at: Cell;
  readonly colour: number;
  /** ms after the start of the turn. */
  readonly delay: number;
  /** How many texts of the turn are over the same cell before it. */
  readonly place: number;
  readonly small: boolean;
  /** −1 or 1: to the left or right of an actor above the cell, which it would hide. 0: over the cell. */
  readonly side: number;
}

/** The texts that rise from the actors of a turn's events, in their order. */
export function floatingTexts(
  events: readonly GameEvent[],
  game: Game,
  { ui }: Words,
  { tones }: Palette,
  timing: TurnTiming | null,
): FloatingText[] {
  const hero = game.stores.Identity.seq[game.hero];
  const texts: FloatingText[] = [];
  const add = (
    text: string,
    at: Cell | null,
    tone: keyof typeof numberTones,
    after = 0,
    small = false,
  ) => {
    if (!at || texts.length === most) return;
    const before = texts.filter((other) => other.at.x === at.x && other.at.y === at.y).length;
    const colour = tones[numberTones[tone]];
    const delay = after + before * interval;
    texts.push({ text, at, colour, delay, place: before, small, side: sideOf(game, at) });
  };
  for (const event of events) {
    switch (event.type) {
      case 'hit': {
        const isHero = event.target === hero;
        const text = isHero ? plain(-event.damage) : `${event.damage}`;
        add(text, event.at, isHero ? 'heroHurt' : 'monsterHurt', timing?.arrivalOf(event));
        break;
      }
      case 'missed':
        add(ui.miss, event.at, 'missed', timing?.arrivalOf(event), true);
        break;
      case 'healed':
        add(`+${event.amount} ${ui.hp}`, cellOfSeen(game, event.actor), 'healed');
        break;
      case 'fed':
        add(`+${event.amount} ${ui.energy}`, cellOfSeen(game, event.actor), 'fed');
        break;
      case 'starved':
        add(`−${event.amount}`, cellOfSeen(game, event.actor), 'starved');
        break;
      case 'leveled': {
        // Several levels at once show only the last one.
        const last = events.findLast(
          (other) => other.type === 'leveled' && other.actor === event.actor,
        );
        if (last !== event) break;
        add(`${ui.level} ${event.level}`, cellOfSeen(game, event.actor), 'leveled');
        break;
      }
    }
  }
  return texts;
}

/** The side without a visible actor in the row above a cell, for its text; 0 if none is directly above. */
function sideOf(game: Game, { x, y }: Cell): number {
  const shows = (column: number) => {
    const actor = actorAt(game, column, y - 1);
    return actor === game.hero || (actor > 0 && isSeen(game, actor));
  };
  if (!shows(x)) return 0;
  return shows(x + 1) && !shows(x - 1) ? -1 : 1;
}

/** The size of a text in device pixels. */
function sizeOf(cell: number, small: boolean, ratio: number): number {
  const least = (small ? sizes.small : sizes.usual) * ratio;
  return Math.min(Math.max(cell * (small ? 0.44 : 0.6), least), sizes.most * ratio);
}

/** Lets a text rise from its cell. Without `moving` it is still, and visible for a moment. */
export function showText(
  scene: EffectScene,
  pictures: TextPictures,
  { text, at, colour, delay, place, small, side }: FloatingText,
  moving: boolean,
): void {
  const { cell, above } = scene;
  const size = Math.round(sizeOf(cell.height, small, scene.ratio));
  const texture = pictures.texture(text, size, colour);
  const label = new Sprite({ texture, anchor: 0.5, label: text });
  // A later text ends below the one before it.
  const below = ((line * size) / cell.height) * (moving ? Math.min(place, 2) : place);
  const aside = side * (besideActor * cell.width + texture.width / 2);
  const placeAt = (lift: number) => {
    const middle = { x: (at.x + 0.5) * cell.width + aside, y: (at.y + start - lift) * cell.height };
    label.position.copyFrom(keptOn(scene, texture, at, middle, below * cell.height));
  };
  if (!moving) {
    placeAt(stillLift - below);
    present(scene, above, label, stillTime, () => {});
    return;
  }
  const step = (part: number) => {
    placeAt((movingLift - below) * easeOut(part));
    label.alpha = 1 - phase(part, 0.6, 1);
    // The text is crisp in its own size, which it keeps after its first moment.
    label.scale.set(0.5 + 0.5 * overshoot(phase(part, 0, 0.22)));
  };
  present(scene, above, label, floatTime, step, delay);
}
