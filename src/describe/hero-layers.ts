import { has, kindOf } from '../game/entity.ts';
import { lookOf } from '../game/items/appearances.ts';
import { armourOf, weaponOf } from '../game/items/gear.ts';
import { fieldOf } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { type SpriteLayer, spriteLayer, untinted } from './sprite-colour.ts';

/** A drawing of the atlas in a colour: a part of the picture of the hero. */
export interface HeroLayer extends SpriteLayer {
  /** The place of a thing in the hand. Without it, the drawing fills the box of the figure. */
  readonly place?: Place;
}

/** A place in the box of the figure, in sides of the box: the middle, and the side of the drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Radians, clockwise. */
  readonly turn: number;
}

/**
 * `raised`: one hand is above the head, and empty. `fallen`: the eyes are closed, as of one who sleeps. `hurt`: the eyes
 * are closed in pain, and a cheek bleeds. `lying`: on the back with bent limbs, as a picture that is turned to the left by
 * a quarter.
 */
export type HeroPose = 'standing' | 'raised' | 'fallen' | 'hurt' | 'lying';

/** The facts about the drawings that `virtual:atlas` exports. */
export interface HeroArt {
  readonly figures: readonly string[];
  readonly painted: Readonly<Record<string, readonly string[]>>;
  readonly grips: Readonly<Record<'upperLeft' | 'middle', readonly string[]>>;
}

/** The drawings of armour, from the lightest. */
const armours = ['worn:light', 'worn:medium', 'worn:heavy'] as const;
/** The hand of every figure, in sides of the box. */
const handPlace = { x: 0.677, y: 0.617 };
/** The side of a thing that is held at its end, and of one held in its middle. */
const sideHeldAtEnd = 0.56;
const sideHeldInMiddle = 0.42;
/** How far the handle of an icon is from its middle, in sides of the icon: to the left, and down. */
const handleOffset = 0.287;
/** The place of the dropped weapon of a hero who lies, before the figure and along the ground. */
const groundPlace = { x: 0.13, y: 0.78 };
const turnOnGround = (125 * Math.PI) / 180;
/** How far a thing in the hand turns from the diagonal. */
const tilt = (-25 * Math.PI) / 180;

/**
 * The hero with everything it wears and holds, the lowest layer first; empty without a sprite. Armour and
 * rings fit the figures; every other sprite shows only the thing in its hand. `pose`: a figure without a drawing of the
 * pose stands.
 */
export function heroLayers(game: Game, art: HeroArt, pose: HeroPose = 'standing'): HeroLayer[] {
  const { hero } = game;
  const { look } = kindOf(game, hero);
  const posed = `${look.sprite}-${pose}`;
  const isPosed = art.figures.includes(posed);
  const isRaised = pose === 'raised' && isPosed;
  const isLying = pose === 'lying' && isPosed;
  const shown = isPosed ? { ...look, sprite: posed } : look;
  const { sprite } = shown;
  const body = spriteLayer(shown, art.painted);
  if (sprite === undefined || !body) return [];
  const isFigure = art.figures.includes(sprite);
  const layers: HeroLayer[] = [body];
  const wear = (item: number, drawing: string) => {
    if (item) layers.push({ drawing, colour: itemLook(game, item).colour });
  };
  const armour = armourOf(game, hero);
  // Heavy armour has legs and arms of its own, which stand.
  const heaviest = isLying ? 1 : 2;
  if (isFigure && armour) wear(armour, armours[Math.min(heaviest, heavinessOf(game, armour))]);
  // The raised hand is free for a prize.
  if (isRaised) return layers;
  const weapon = weaponOf(game, hero);
  const held = weapon ? itemLook(game, weapon) : null;
  if (held?.sprite !== undefined) {
    const place = isLying ? placeOnGround(held.sprite, art) : placeInHand(held.sprite, art);
    layers.push({ drawing: `icon:${held.sprite}`, colour: held.colour, place });
    if (isFigure && !isLying) layers.push({ drawing: 'worn:hand', colour: untinted });
  }
  if (isFigure && !isLying && has(game, hero, 'Gear')) {
    const { Gear } = game.stores;
    wear(Gear.left[hero], 'worn:left-ring');
    wear(Gear.right[hero], 'worn:right-ring');
  }
  return layers;
}

/** The place of an icon in the hand. Most icons have their handle at the lower left. */
function placeInHand(icon: string, { grips }: HeroArt): Place {
  if (grips.middle.includes(icon)) return { ...handPlace, side: sideHeldInMiddle, turn: 0 };
  const reach = handleOffset * sideHeldAtEnd;
  return {
    x: handPlace.x + reach * (Math.cos(tilt) + Math.sin(tilt)),
    y: handPlace.y + reach * (Math.sin(tilt) - Math.cos(tilt)),
    side: sideHeldAtEnd,
    turn: grips.upperLeft.includes(icon) ? tilt - Math.PI / 2 : tilt,
  };
}

/** The place of an icon on the ground: its tip is at the feet. */
function placeOnGround(icon: string, { grips }: HeroArt): Place {
  const turn = grips.upperLeft.includes(icon) ? turnOnGround - Math.PI / 2 : turnOnGround;
  return { ...groundPlace, side: sideHeldInMiddle, turn };
}

function itemLook(game: Game, item: number) {
  return lookOf(game, game.stores.Identity.kind[item]);
}

/** How heavy an armour is, by its defence among the armours of the campaign: 0 to 2. */
function heavinessOf(game: Game, item: number): number {
  const bestDefence = Math.max(
    ...game.campaign.kinds.map((kind) => fieldOf(kind, 'Armour', 'defence')),
  );
  const share = fieldOf(kindOf(game, item), 'Armour', 'defence') / Math.max(1, bestDefence);
  return share <= 0.4 ? 0 : share <= 0.7 ? 1 : 2;
}
