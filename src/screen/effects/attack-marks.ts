import type { Sprite } from 'pixi.js';
import { colourOf } from '../../describe/css-colour.ts';
import { has, kindOf } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { type AttackLook, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { phase } from '../animations.ts';
import { mix } from '../colours.ts';
import type { MarkLook } from './attack-drawings.ts';
import { type EffectScene, present, spriteAt } from './effect-scene.ts';
import { entityOf } from './seen-cells.ts';
import type { ShownAttack } from './timing.ts';

/** How long a mark is visible, in ms: of one of several attackers for a shorter time, so that few are seen at once. */
const markTime = { alone: 280, beside: 190 };
/** The side of a mark in sides of a cell: the mean of width and height, so that it hides no neighbour in a tall cell. */
const markSides = { missed: 1.5, hit: 1.7, hard: 2.05 };
/** How bright the light of a mark is that is added to it. */
const markLight = 0.35;
/** The trace of a miss: pale, and never in the colour of a weapon. */
const swish = { colour: 0xe4e8f4, alpha: 1 };
/**
 * Its side where several actors attack one target, and its distance from the middle of the target:
 * it is at the edge of the cell, so that nobody is hidden.
 */
const besideTarget = { side: 0.62, distance: 0.5 };
/** The colours of attacks without a weapon. */
const ivory = 0xfff2dc;
const bare = { bite: ivory, slash: ivory, stab: ivory, crush: 0xffe08a, claw: 0xff6a52 } as const;

/** The mark of an attack, and its colour. */
export interface AttackMark {
  readonly look: AttackLook;
  readonly colour: number;
}

/** The mark of a weapon, missile or trap of this kind. */
export function markOfThing({ look }: Kind): AttackMark {
  return { look: look.attack ?? 'slash', colour: mix(colourOf(look.colour), 0xffffff, 0.45) };
}

/** The mark of an actor that attacks by hand: that of its weapon, or its own. */
export function markOfActor(game: Game, seq: number, kind: Kind): AttackMark {
  const { Gear } = game.stores;
  const actor = entityOf(game, seq);
  const weapon = actor !== 0 && has(game, actor, 'Gear') ? Gear.weapon[actor] : 0;
  if (weapon) return markOfThing(kindOf(game, weapon));
  const usual = kindHas(kind, 'AI') ? 'claw' : 'crush';
  const look = kind.look.attack ?? usual;
  return { look, colour: bare[look] };
}

/** How a mark differs from those before it in the same turn. */
export interface MarkManner {
  readonly isMirrored: boolean;
  /** Whether it is on the side of its attacker, because other actors attack the target too. */
  readonly isBeside: boolean;
  /** Whether it takes a large part of the health of its target, or kills. */
  readonly isHard: boolean;
  /** Whether sparks fly. In a melee of many, they would only be a tangle. */
  readonly hasSparks: boolean;
}

/** The targets that more than one actor attacks, by `seq`. */
export function crowdedTargets(events: readonly GameEvent[]): ReadonlySet<number> {
  const attackers = new Map<number, number>();
  const crowded = new Set<number>();
  for (const event of events) {
    if (event.type !== 'hit' && event.type !== 'missed') continue;
    const { attacker, target } = event;
    // An effect has no actor.
    if (attacker === 0) continue;
    if ((attackers.get(target) ?? attacker) !== attacker) crowded.add(target);
    attackers.set(target, attacker);
  }
  return crowded;
}

/** Shows the mark of an attack on its target. A miss leaves a thin pale trace, whatever the weapon. */
export function showAttack(
  scene: EffectScene,
  attack: Pick<ShownAttack, 'type' | 'from' | 'at'>,
  { look, colour }: AttackMark,
  delay: number,
  manner: MarkManner,
): void {
  const { ground, above, lights } = scene;
  const isGlyphs = scene.look === 'glyphs';
  const time = manner.isBeside ? markTime.beside : markTime.alone;
  if (attack.type === 'missed') {
    const { sprite, change } = markAt(scene, attack, 'swish', swish.colour, manner);
    const step = (part: number) => change(part, swish.alpha);
    present(scene, isGlyphs ? ground : above, sprite, time, step, delay);
    return;
  }
  const mark = markAt(scene, attack, look, colour, manner);
  // Over a letter, a mark would make it unreadable.
  const layer = isGlyphs ? ground : above;
  present(scene, layer, mark.sprite, time, (part) => mark.change(part, 1), delay);
  if (!isGlyphs) {
    const light = markAt(scene, attack, look, colour, manner);
    light.sprite.label = 'attack-light';
    const shine = (part: number) => light.change(part, markLight * (1 - part));
    present(scene, lights, light.sprite, time, shine, delay);
  }
}

/** A mark on the target, and the function that changes it with the progress from 0 to 1. */
function markAt(
  scene: EffectScene,
  attack: Pick<ShownAttack, 'type' | 'from' | 'at'>,
  look: MarkLook,
  colour: number,
  { isMirrored, isBeside, isHard }: MarkManner,
): { readonly sprite: Sprite; readonly change: (part: number, strength: number) => void } {
  const { cell, drawings } = scene;
  const pictures = drawings.attack(look);
  const sprite = spriteAt(scene, pictures[0], attack.at, colour, `attack:${look}`);
  const direction = angleOf(attack, cell);
  if (isBeside) {
    const { distance } = besideTarget;
    sprite.x -= Math.round(Math.cos(direction) * distance * cell.width);
    sprite.y -= Math.round(Math.sin(direction) * distance * cell.height);
  }
  const side = (cell.width + cell.height) / 2;
  const share = markSides[attack.type === 'missed' ? 'missed' : isHard ? 'hard' : 'hit'];
  sprite.setSize(Math.round(side * (isBeside ? besideTarget.side : share)));
  if (isMirrored) sprite.scale.y *= -1;
  // Teeth close from above and below, wherever they come from.
  if (look !== 'bite') sprite.rotation = direction;
  const change = (part: number, strength: number) => {
    const picture = Math.min(pictures.length - 1, Math.floor(part * pictures.length));
    sprite.texture = pictures[picture];
    sprite.alpha = strength * (1 - phase(part, isBeside ? 0.6 : 0.75, 1));
  };
  return { sprite, change };
}

/** The direction of an attack in radians, clockwise from the right. */
export function angleOf(
  { from, at }: Pick<Extract<GameEvent, { type: 'hit' }>, 'from' | 'at'>,
  cell: EffectScene['cell'],
): number {
  return Math.atan2((at.y - from.y) * cell.height, (at.x - from.x) * cell.width);
}
