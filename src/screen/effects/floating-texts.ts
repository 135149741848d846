import { Sprite, type Texture } from 'pixi.js';
import { numberTones } from '../../describe/tone.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { actorAt, isSeen } from '../../game/actors/actors.ts';
import { heroCell, heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { plain } from '../../words/numbers.ts';
import type { Words } from '../../words/texts.ts';
import { easeOut, overshoot, phase } from '../animations.ts';
import type { Palette } from '../palettes.ts';
import { type EffectScene, keptOn, present } from './effect-scene.ts';
import { cellOfSeen } from './seen-cells.ts';
import type { ShownAttack, TurnTiming } from './timing.ts';

/** Durations in ms. */
const floatTime = 680;
const stillTime = 420;
/** Texts over one cell follow each other at least at this interval. */
const interval = 80;
/** The distance of the rows of texts over one cell, in sizes of the text. */
const line = 1.3;
/** The place of the middle of a text at its beginning, in heights of a cell: over the head of an icon, never over its face. */
const start = -0.55;
/**
 * The distance of the inner edge of a text from the middle of the cell, in widths of a cell: beside an actor, beside
 * another text over the cell, and beside a text over the next cell. Its picture has a margin, so most are negative.
 */
const gaps = { actor: 0.35, text: -0.06, cell: -0.5 };
/** The place of the HP that the hero has gained in a rest: the signs of its sleep are on the other side. */
export const besideHero = { column: -1, gap: gaps.text, over: 0, under: 0 } as const;
/** How far the first text over a cell rises, and its place where it does not move, in heights of a cell. */
const movingLift = 0.55;
const stillLift = 0.1;
/** The least and the largest size of texts, in CSS pixels. */
const sizes = { small: 13, usual: 15, most: 32 };
/** More hits on one actor, such as by a crowd or in many turns without a move, are one number. */
const mostHits = 3;
/** The maximum number of texts per turn. More would be unreadable in a crowd. */
const most = 60;

/** A text that rises from a cell. */
interface RisingText {
  readonly text: string;
  readonly at: Cell;
  readonly colour: number;
  /** ms after the start of the turn. */
  readonly delay: number;
  readonly small: boolean;
}

/** A text with its place among the texts over its cell. */
export interface FloatingText extends RisingText {
  /** −1 or 1: left or right of the middle of the cell. 0: over it. */
  readonly column: number;
  /** Its distance from the middle in that direction without half of its width: see `gaps`. */
  readonly gap: number;
  /** The numbers of rows over it and under it. */
  readonly over: number;
  readonly under: number;
}

/** HP that the hero has gained. */
export function gainText(gained: number, { ui }: Words): string {
  return `+${gained} ${ui.hp}`;
}

/**
 * The texts that rise from the actors of a turn's events, in their order. `rested`: the HP that the hero has gained in a
 * rest that ends with the turn.
 */
export function floatingTexts(
  events: readonly GameEvent[],
  game: Game,
  words: Words,
  { tones }: Palette,
  timing: TurnTiming | null,
  rested = 0,
): FloatingText[] {
  const { ui } = words;
  const hero = heroSeq(game);
  const alike = attacksLike(events);
  const texts: RisingText[] = [];
  const add = (
    text: string,
    at: Cell | null,
    tone: keyof typeof numberTones,
    after = 0,
    small = false,
  ) => {
    if (!at || texts.length === most) return;
    const before = texts.findLast((other) => isOver(other, at));
    const delay = before ? Math.max(after, before.delay + interval) : after;
    texts.push({ text, at, colour: tones[numberTones[tone]], delay, small });
  };
  if (rested > 0) add(gainText(rested, words), heroCell(game), 'healed');
  for (const event of events) {
    switch (event.type) {
      case 'hit':
      case 'missed': {
        const isMiss = event.type === 'missed';
        const isHero = event.target === hero;
        const tone = isMiss ? 'missed' : isHero ? 'heroHurt' : 'monsterHurt';
        const text = attackText(event, alike(event), ui.miss, isHero);
        if (text) add(text, event.at, tone, timing?.arrivalOf(event), isMiss);
        break;
      }
      case 'healed':
        add(gainText(event.amount, words), cellOfSeen(game, event.actor), 'healed');
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
  return placed(texts, game, rested);
}

/** The texts of a turn with their places. `rested`: as in `floatingTexts`; if it is more than 0, the first text says it. */
function placed(texts: readonly RisingText[], game: Game, rested: number): FloatingText[] {
  return texts.map((text) => {
    const all = texts.filter((other) => isOver(other, text.at));
    if (rested > 0 && text === texts[0] && all.length === 1) return { ...text, ...besideHero };
    return { ...text, ...placeOf(all.indexOf(text), all.length, game, text.at, texts) };
  });
}

/** A function that returns all attacks of a turn with the type, target and cell of one of them. */
function attacksLike(
  events: readonly GameEvent[],
): (attack: ShownAttack) => readonly ShownAttack[] {
  const keyOf = ({ type, target, at }: ShownAttack) => `${type} ${target} ${at.x},${at.y}`;
  const groups = new Map<string, ShownAttack[]>();
  for (const event of events) {
    if (event.type !== 'hit' && event.type !== 'missed') continue;
    const group = groups.get(keyOf(event)) ?? [];
    groups.set(keyOf(event), group);
    group.push(event);
  }
  return (attack) => groups.get(keyOf(attack)) ?? [];
}

/** The text of an attack; null if an earlier text of the turn includes it. `same`: the attacks like it, and itself. */
function attackText(
  attack: ShownAttack,
  same: readonly ShownAttack[],
  miss: string,
  isHero: boolean,
): string | null {
  const { type } = attack;
  const isFirst = same[0] === attack;
  if (type === 'missed') {
    if (!isFirst) return null;
    return same.length > 1 ? `${miss} ×${same.length}` : miss;
  }
  const isSum = same.length > mostHits;
  if (isSum && !isFirst) return null;
  const hits = isSum ? same : [attack];
  const damage = hits.reduce((sum, hit) => sum + (hit.type === 'hit' ? hit.damage : 0), 0);
  return isHero ? plain(-damage) : `${damage}`;
}

function isOver({ at }: { readonly at: Cell }, { x, y }: Cell): boolean {
  return at.x === x && at.y === y;
}

/**
 * The place of a text among those over a cell, the first at the top. Texts are on both sides of the middle, or all on
 * the side where they hide no actor above the cell and no text beside it.
 */
function placeOf(
  n: number,
  all: number,
  game: Game,
  { x, y }: Cell,
  texts: readonly RisingText[],
): Pick<FloatingText, 'column' | 'gap' | 'over' | 'under'> {
  const shows = (column: number) => {
    const actor = actorAt(game, column, y - 1);
    return actor === game.hero || (actor > 0 && isSeen(game, actor));
  };
  const hidesActor = shows(x);
  const sides = hidesActor ? [1, -1] : [-1, 1];
  const free = sides.filter((side) => {
    const at = { x: x + side, y };
    return !(hidesActor && shows(at.x)) && !texts.some((other) => isOver(other, at));
  });
  const isAlone = all === 1 && !hidesActor;
  // Between texts over both neighbours, all texts are in the middle.
  const isBetween = free.length === 0 && !hidesActor;
  const columns = free.length === 1 ? free : isBetween ? [0] : sides;
  const column = isAlone && free.length !== 1 ? 0 : columns[n % columns.length];
  const gap = hidesActor ? gaps.actor : isAlone ? gaps.cell : gaps.text;
  const over = Math.floor(n / columns.length);
  return { column, gap, over, under: Math.ceil(all / columns.length) - 1 - over };
}

/** The size of a text in device pixels. */
export function sizeOfText(cell: number, ratio: number, small = false): number {
  const least = (small ? sizes.small : sizes.usual) * ratio;
  return Math.min(Math.max(cell * (small ? 0.44 : 0.6), least), sizes.most * ratio);
}

/** The middle of a text that has risen by `lift` pixels. */
export function placeOfText(
  scene: Pick<EffectScene, 'window' | 'cell' | 'ratio'>,
  { at, column, gap, over }: Pick<FloatingText, 'at' | 'column' | 'gap' | 'over'>,
  texture: Texture,
  lift = 0,
): Cell {
  const { cell, ratio } = scene;
  const aside = column * Math.max(0, gap * cell.width + texture.width / 2);
  const middle = { x: (at.x + 0.5) * cell.width + aside, y: (at.y + start) * cell.height - lift };
  return keptOn(scene, texture, at, middle, over * rowOf(cell.height, ratio));
}

/** The distance of the rows of texts in pixels. */
function rowOf(cell: number, ratio: number): number {
  return line * sizeOfText(cell, ratio);
}

/** Lets a text rise from its cell. With reduced motion it is still, and visible for a moment. */
export function showText(scene: EffectScene, floating: FloatingText): void {
  const { text, colour, delay, small, under } = floating;
  const { cell, labels, texts, moving, ratio } = scene;
  const size = Math.round(sizeOfText(cell.height, ratio, small));
  const texture = texts.texture(text, size, colour);
  const label = new Sprite({ texture, anchor: 0.5, label: text });
  const placeAt = (lift: number) =>
    label.position.copyFrom(placeOfText(scene, floating, texture, lift));
  const rows = under * rowOf(cell.height, ratio);
  if (!moving) {
    placeAt(stillLift * cell.height + rows);
    present(scene, labels, label, stillTime, () => {});
    return;
  }
  const step = (part: number) => {
    // The rows part faster than they rise, so that a new one does not cover the one before it.
    placeAt(movingLift * cell.height * easeOut(part) + rows * easeOut(easeOut(part)));
    label.alpha = 1 - phase(part, 0.6, 1);
    // The text is crisp in its own size, which it keeps after its first moment.
    label.scale.set(0.5 + 0.5 * overshoot(phase(part, 0, 0.22)));
  };
  present(scene, labels, label, floatTime, step, delay);
}
