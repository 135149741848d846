import { colourOf } from '../../describe/css-colour.ts';
import { has, kindOf } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { type AttackLook, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { phase } from '../animations.ts';
import { mix } from '../colours.ts';
import { type EffectScene, present, spriteAt } from './effect-scene.ts';
import { entityOf } from './seen-cells.ts';
import type { ShownAttack } from './timing.ts';

/** How long a mark is visible, in ms. */
const markTime = 190;
/** The side of a mark in sides of a cell: the mean of width and height, so that it hides no neighbour in a tall cell. */
const markSide = 1.5;
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

/** Shows the mark of an attack on its target. A miss leaves a faint one. */
export function showAttack(
  scene: EffectScene,
  attack: Pick<ShownAttack, 'type' | 'from' | 'at'>,
  { look, colour }: AttackMark,
  delay: number,
  { isMirrored, isBeside }: MarkManner,
): void {
  const { cell, drawings } = scene;
  const pictures = drawings.attack(look);
  const mark = spriteAt(scene, pictures[0], attack.at, colour, `attack:${look}`);
  const direction = angleOf(attack, cell);
  if (isBeside) {
    const { distance } = besideTarget;
    mark.x -= Math.round(Math.cos(direction) * distance * cell.width);
    mark.y -= Math.round(Math.sin(direction) * distance * cell.height);
  }
  const side = (cell.width + cell.height) / 2;
  mark.setSize(Math.round(side * (isBeside ? besideTarget.side : markSide)));
  if (isMirrored) mark.scale.y *= -1;
  // Teeth close from above and below, wherever they come from.
  if (look !== 'bite') mark.rotation = direction;
  const strength = attack.type === 'missed' ? 0.35 : 1;
  const step = (part: number) => {
    const picture = Math.min(pictures.length - 1, Math.floor(part * pictures.length));
    mark.texture = pictures[picture];
    mark.alpha = strength * (1 - phase(part, 0.6, 1));
  };
  // Over a letter, a mark would make it unreadable.
  const layer = scene.look === 'glyphs' ? scene.ground : scene.above;
  present(scene, layer, mark, markTime, step, delay);
}

/** The direction of an attack in radians, clockwise from the right. */
function angleOf(
  { from, at }: Pick<Extract<GameEvent, { type: 'hit' }>, 'from' | 'at'>,
  cell: EffectScene['cell'],
): number {
  return Math.atan2((at.y - from.y) * cell.height, (at.x - from.x) * cell.width);
}
