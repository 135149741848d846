import { Container, Sprite, Texture } from 'pixi.js';
import { mostHealthShown, variantOf } from '../../describe/actor-look.ts';
import type { Kind } from '../../game/kinds.ts';
import { colours, mix, remembered } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { type Portrait, portraitOf } from '../drawings/portrait.ts';
import type { CellSize } from '../screen-layout.ts';
import { type Mark, markTexture } from '../state-marks.ts';
import { type HeroRing, ringSprite } from './hero-ring.ts';
import { motionless, type RestPose, restPoseOf } from './rest-pose.ts';

/** The state of an actor that its appearance depends on, and whether it is afraid. */
export interface FigureState {
  readonly artwork: Artwork;
  /** Size of a cell in pixels. */
  readonly cell: CellSize;
  readonly kind: Kind;
  /** Which of the looks of its kind it has. */
  readonly seq: number;
  readonly isHero: boolean;
  /** The picture of the hero with its gear; null for a monster and where the hero is a glyph. */
  readonly picture: Texture | null;
  readonly health: number;
  /** 0 for an actor without hit points. */
  readonly maxHealth: number;
  readonly dead: boolean;
  readonly afraid: boolean;
  /** False for an actor that the hero only remembers. */
  readonly seen: boolean;
  /** Whether the hero's health is low; false for monsters. */
  readonly low: boolean;
  readonly barPlace: BarPlace;
  /** The ring on the ground around the hero: of light in a crowd, and a quiet one at its feet among fighters like it. */
  readonly ring: HeroRing | null;
  /** The marks of its states, joined by spaces, so that equal marks are equal texts. */
  readonly marks: string;
  /** Whether its bar and marks are hidden: in a crowd, those far from the hero would only be a tangle. */
  readonly isPlain: boolean;
}

/** Where the bar of an icon is: where it covers no other figure, and not beyond the edges of the map. */
export type BarPlace = 'below' | 'above' | 'within';

const barBack = 0x0c0a10;
/** The colour of an actor after a hit: so light that eyes and clothes stay visible. */
const hurtColour = 0xff6a5c;
/**
 * How often the light of a body is added to it while it flashes: so often that its colours become white, and its
 * outline stays dark.
 */
const flashLights = 3;
/** A glyph that flashes is dark on a block of light, and after it on one that becomes red and fades. */
const flashInk = 0x1a1014;
const hurtBlock = { colour: 0xd0342c, alpha: 0.75 };
/** Size of an icon and the height of its middle, in cells. It is larger than its cell, to be seen well. */
const iconShare = 1.14;
const iconMiddle = 0.42;
/**
 * The part of a cell's width that a whole bar has, its height in heights of a cell, the part of that height between two
 * figures, and the least part of the bar in pixels.
 */
const barShare = { width: 0.8, height: 0.1, within: 0.5, least: 3 };
/**
 * In heights of its cell, where the bar of an icon begins below its feet, and where it ends above its head, and between two
 * figures: there, the head of the lower one begins.
 */
const barAt = { below: 1.01, above: -0.08, within: 0.85 };
/** The room for a bar under the cell and above it, in cells. */
export const barRoom = { below: 0.18, above: 0.26 };
/**
 * The height of the bar of a glyph, in heights of its cell. It is at the upper edge of the cell, where letters do not
 * reach.
 */
const glyphBar = 0.07;
/** The side of a mark, as a share of the height of a cell, and at least in pixels. */
const iconMark = 0.27;
const glyphMark = 0.28;
/** The part of its side by which the mark of an icon is above and beside its cell, so that it does not cover a face. */
const markOutside = 0.35;
const leastMark = 10;
/** The colour of the dark far from the lamp, and the most that an actor there has of it. */
const shadeColour = 0x0b0a12;
const mostShade = 0.24;

/** The side of the picture of an actor in the tiles look, in pixels. */
export function figureSide({ height }: CellSize): number {
  return Math.round(height * iconShare);
}

/** How far the shadow of a jumping figure shrinks, for each cell of height. */
const shadowShrinks = 1.4;
/** A stretched figure becomes narrower, so that it seems to keep its mass. */
const narrowing = 0.7;
/** A dead hero lies on the ground: its angle in radians. */
export const deadTilt = 1.4;

/** The difference of a figure from one at rest. Lengths are in cells. */
export interface Pose {
  /** The distance from the cell: of a glide, of an attack, and of a hit or a dodge. */
  glideX: number;
  glideY: number;
  pushX: number;
  pushY: number;
  thrownX: number;
  thrownY: number;
  /** The height above the ground. */
  hop: number;
  /** The share by which it is higher than usual. It becomes narrower by as much. */
  stretch: number;
  /** The share of its height that is gone. */
  sunk: number;
  /** Radians around its feet, or the middle of a glyph, clockwise. */
  tilt: number;
  /** More of the tilt, from a hit or a dodge. */
  bend: number;
  /** A factor of its size. */
  size: number;
  /** 0 to 1: how white the body is. */
  flash: number;
  /** 0 to 1: how red the body is. */
  hurt: number;
}

/** The sprites of one actor. Positions are in cells, the sizes of sprites in pixels. */
export class Figure {
  readonly root = new Container();
  readonly shadow = this.root.addChild(new Sprite());
  /** Everything that hops and leans with the body. Its origin is at the feet, or in the middle of a glyph. */
  readonly puppet = this.root.addChild(new Container());
  readonly body = this.puppet.addChild(new Sprite());
  readonly barBack = this.root.addChild(new Sprite(Texture.WHITE));
  readonly bar = this.root.addChild(new Sprite(Texture.WHITE));
  readonly marks = this.root.addChild(new Container<Sprite>());
  x = 0;
  y = 0;
  readonly pose: Pose = {
    glideX: 0,
    glideY: 0,
    pushX: 0,
    pushY: 0,
    thrownX: 0,
    thrownY: 0,
    hop: 0,
    stretch: 0,
    sunk: 0,
    tilt: 0,
    bend: 0,
    size: 1,
    flash: 0,
    hurt: 0,
  };
  /** The number of the last update that showed this actor. */
  update = 0;
  /** How far it is from the light of the hero's lamp: 0 in it, up to 1. */
  shade = 0;
  #appearance: FigureState | null = null;
  #colour = 0xffffff;
  /** The side to which it looks: 1 is the right side, to which the drawings look, or they look to the front. */
  #facing: 1 | -1 = 1;
  #hasIcon = false;
  /** The feet, or the middle of a glyph, in pixels of the cell. */
  #feet = { x: 0, y: 0 };
  #shadowSize = { width: 0, height: 0 };
  /** The size of the shadow, the flash and the red that the sprites show; null after a change of the appearance. */
  #shadowShare: number | null = null;
  #flash: number | null = null;
  #hurt = 0;
  #shade = 0;
  /** The layer of lights, over all figures: among them, each light would split their draw call. */
  readonly #lights: Container;
  /** The lights of a flash on an icon. */
  readonly #flashes: Sprite[] = [];
  /** The block behind a glyph that flashes. */
  #block: Sprite | null = null;
  /** Only the hero in a crowd or in an arena and the fallen one have one. */
  #ring: Sprite | null = null;

  constructor(lights: Container) {
    this.#lights = lights;
    this.body.anchor.set(0.5);
    this.shadow.anchor.set(0.5);
  }

  get seen(): boolean {
    return this.#appearance?.seen ?? false;
  }

  get kind(): Kind | null {
    return this.#appearance?.kind ?? null;
  }

  get afraid(): boolean {
    return this.#appearance?.afraid ?? false;
  }

  /** The most hit points that it can have; 0 for an actor without them. */
  get maxHealth(): number {
    return this.#appearance?.maxHealth ?? 0;
  }

  get isHero(): boolean {
    return this.#appearance?.isHero ?? false;
  }

  /** Whether it is drawn as an icon, which can be squeezed, and not as a glyph. */
  get isIcon(): boolean {
    return this.#hasIcon;
  }

  /** Turns to the side of a distance, until the next turn. A distance of 0 changes nothing. */
  turnTo(dx: number): void {
    if (dx === 0) return;
    this.#facing = dx < 0 ? -1 : 1;
    this.#mirror();
  }

  /** Changes the sprites to a new appearance. */
  dress(appearance: FigureState): void {
    if (this.#appearance && isSameState(this.#appearance, appearance)) return;
    this.#appearance = appearance;
    this.#shadowShare = null;
    this.#flash = null;
    const { artwork, cell, kind, seq, health, dead, seen, picture } = appearance;
    const look = variantOf(kind.look, seq);
    const portrait: Portrait | null = picture
      ? { texture: picture, colour: 0xffffff, icon: true }
      : portraitOf(artwork, { look }, dead ? undefined : health, figureSide(cell));
    this.body.visible = portrait !== null;
    this.#hasIcon = portrait?.icon ?? false;
    if (portrait) {
      const share = portrait.icon ? iconShare : 1;
      this.#colour = seen ? portrait.colour : remembered(portrait.colour);
      this.body.texture = portrait.texture;
      this.body.setSize(Math.round(cell.width * share), Math.round(cell.height * share));
      this.#mirror();
      // A glyph has no feet: it turns around its middle, and stays in its cell.
      const middle = portrait.icon ? Math.round(cell.height * iconMiddle) : cell.height / 2;
      this.#feet = { x: cell.width / 2, y: portrait.icon ? Math.round(cell.height * 0.9) : middle };
      this.body.position.set(0, middle - this.#feet.y);
    }
    const shadow = artwork.look === 'tiles' ? artwork.atlas.texture('blob', cell.width) : null;
    this.shadow.visible = shadow !== null;
    if (shadow) {
      this.shadow.texture = shadow;
      this.#shadowSize = { width: cell.width, height: cell.height };
      this.shadow.position.set(cell.width / 2, cell.height / 2);
    }
    this.#dressRing(appearance);
    this.#dressBar(appearance, portrait);
    this.#dressMarks(appearance, portrait);
  }

  /**
   * Moves the sprites to the current position and tints the body. `cell`: size of a cell in pixels. `now`: the time of
   * motion at rest in ms; null where nothing moves by itself.
   */
  place(cell: CellSize, now: number | null): void {
    const { glideX, glideY, pushX, pushY, thrownX, thrownY, sunk, size, flash, hurt } = this.pose;
    const rest = now === null ? motionless : this.#restPose(now);
    const hop = this.pose.hop + rest.hop;
    const stretch = this.pose.stretch + rest.stretch;
    this.root.position.set(
      Math.round((this.x + glideX + pushX + thrownX) * cell.width),
      Math.round((this.y + glideY + pushY + thrownY) * cell.height),
    );
    const isDead = this.#appearance?.dead ?? false;
    const rotation = this.pose.tilt + this.pose.bend + (isDead ? deadTilt : 0);
    // A dead hero lies in its cell, not in the one to which it falls.
    const shift = isDead ? Math.round(Math.sin(rotation) * this.body.y) : 0;
    this.puppet.position.set(this.#feet.x + shift, this.#feet.y - Math.round(hop * cell.height));
    this.puppet.scale.set(size * (1 - narrowing * stretch), size * (1 + stretch) * (1 - sunk));
    this.puppet.rotation = rotation;
    const share = size * Math.max(0.4, 1 - shadowShrinks * hop);
    if (this.shadow.visible && share !== this.#shadowShare) {
      this.#shadowShare = share;
      this.shadow.setSize(this.#shadowSize.width * share, this.#shadowSize.height * share);
    }
    this.#lightUp(this.#hasIcon && this.body.visible ? flash : 0);
    if (flash === this.#flash && hurt === this.#hurt && this.shade === this.#shade) return;
    this.#flash = flash;
    this.#hurt = hurt;
    this.#shade = this.shade;
    const colour = mix(this.#colour, shadeColour, mostShade * this.shade);
    if (this.#hasIcon) this.body.tint = mix(colour, hurtColour, hurt);
    else this.#tintGlyph(colour, cell);
  }

  /** A tint makes a letter hardly brighter, so that a glyph flashes as a block. */
  #tintGlyph(colour: number, cell: CellSize): void {
    const { flash, hurt } = this.pose;
    const isLit = flash > 0 || hurt > 0;
    this.body.tint = mix(mix(colour, 0xffffff, 0.6 * hurt), flashInk, flash);
    if (!isLit && !this.#block) return;
    this.#block ??= this.puppet.addChildAt(new Sprite({ texture: Texture.WHITE, anchor: 0.5 }), 0);
    this.#block.visible = isLit && this.body.visible;
    this.#block.setSize(cell.width, cell.height);
    this.#block.position.copyFrom(this.body.position);
    this.#block.tint = mix(hurtBlock.colour, 0xffffff, flash);
    this.#block.alpha = flash + (1 - flash) * hurtBlock.alpha * hurt;
  }

  /**
   * The living that the hero sees move by themselves, in a crowd only those near the hero. Glyphs are letters, which stand
   * still.
   */
  #restPose(now: number): RestPose {
    if (!this.#appearance || !this.#hasIcon) return motionless;
    const { kind, seq, seen, dead, isPlain, marks } = this.#appearance;
    if (!seen || dead || isPlain) return motionless;
    return restPoseOf(kind, seq, marks.includes('asleep' satisfies Mark), now);
  }

  /** Removes its sprites. */
  destroy(): void {
    this.root.destroy({ children: true });
    for (const light of this.#flashes) light.destroy();
  }

  /** Adds the light of the body to itself: a tint can only darken a drawing with colours of its own. */
  #lightUp(strength: number): void {
    if (strength === 0 && this.#flashes.length === 0) return;
    while (this.#flashes.length < flashLights) {
      this.#flashes.push(this.#lights.addChild(new Sprite({ anchor: 0.5 })));
    }
    for (const light of this.#flashes) {
      light.visible = strength > 0;
      if (light.visible) this.#lightOver(light, strength);
    }
  }

  /** Puts a light over the body. */
  #lightOver(light: Sprite, strength: number): void {
    const { root, puppet, body } = this;
    light.texture = body.texture;
    light.alpha = strength * root.alpha;
    // The puppet turns around its feet, which are below the middle of the body.
    const below = puppet.scale.y * body.y;
    light.rotation = puppet.rotation;
    light.position.set(
      root.x + puppet.x - Math.sin(puppet.rotation) * below,
      root.y + puppet.y + Math.cos(puppet.rotation) * below,
    );
    light.scale.set(puppet.scale.x * body.scale.x, puppet.scale.y * body.scale.y);
  }

  /** Only icons are mirrored: a mirrored glyph is another letter. */
  #mirror(): void {
    const { scale } = this.body;
    scale.x = Math.abs(scale.x) * (this.#hasIcon ? this.#facing : 1);
  }

  hideBar(): void {
    this.barBack.visible = false;
    this.bar.visible = false;
    this.marks.visible = false;
  }

  /**
   * The marks of the states of the living are at the upper right corner of an icon, from right to left, and under a
   * glyph, where its cell is empty.
   */
  #dressMarks(appearance: FigureState, portrait: Portrait | null): void {
    const { artwork, cell, dead, isPlain, marks, seen } = appearance;
    for (const sprite of this.marks.removeChildren()) sprite.destroy();
    if (!seen || dead || isPlain || marks === '') return;
    const isIcon = portrait?.icon ?? false;
    const side = Math.max(leastMark, Math.round(cell.height * (isIcon ? iconMark : glyphMark)));
    const [right, foot] = [cell.width - side, cell.height - side];
    marks.split(' ').forEach((mark, place) => {
      const texture = markTexture(artwork, mark as Mark, side);
      if (!texture) return;
      const sprite = this.marks.addChild(new Sprite({ texture, tint: colours.text }));
      sprite.setSize(side, side);
      const outside = isIcon ? Math.round(side * markOutside) : 0;
      sprite.position.set(right + outside - place * side, isIcon ? -outside : foot);
    });
  }

  /** The hero has a ring in a crowd, where it has fallen, and among fighters like it. */
  #dressRing({ artwork, cell, ring, dead }: FigureState): void {
    this.#ring?.destroy();
    const kind = dead ? 'light' : ring;
    this.#ring = kind === null ? null : ringSprite(artwork, cell, kind);
    if (this.#ring) this.root.addChildAt(this.#ring, 0);
  }

  /**
   * Hurt actors in view have a health bar until they die. A glyph that is the number of hit points has none: the
   * bar would repeat it, and looks like a mark between two cells.
   */
  #dressBar(appearance: FigureState, portrait: Portrait | null): void {
    const { artwork, cell, isHero, health, kind, low, maxHealth, seen } = appearance;
    const { barPlace, isPlain } = appearance;
    const share = maxHealth > 0 ? health / maxHealth : 1;
    const isNumber =
      kind.look.showsHealth && portrait && !portrait.icon && maxHealth <= mostHealthShown;
    const visible = seen && !isPlain && share < 1 && share > 0 && !isNumber;
    this.barBack.visible = visible;
    this.bar.visible = visible;
    if (!visible) return;
    const isIcon = portrait?.icon ?? false;
    const height = isIcon
      ? barShare.height * (barPlace === 'within' ? barShare.within : 1)
      : glyphBar;
    const thickness = Math.max(2, Math.round(cell.height * height));
    const edge = Math.max(1, Math.round(cell.height / 40));
    const width = Math.round(cell.width * barShare.width);
    const x = Math.round((cell.width - width) / 2);
    const start = Math.round(cell.height * barAt[barPlace]);
    const ofIcon = barPlace === 'below' ? start : start - thickness - 2 * edge;
    const overGlyph = cell.height < 24 ? -thickness : -edge;
    const y = isIcon ? ofIcon : overGlyph;
    this.barBack.position.set(x - edge, y);
    this.barBack.setSize(width + 2 * edge, thickness + 2 * edge);
    this.barBack.tint = barBack;
    this.bar.position.set(x, y + edge);
    this.bar.setSize(Math.max(barShare.least, Math.round(width * share)), thickness);
    const { palette } = artwork;
    if (isHero) this.bar.tint = low ? palette.low : palette.bars.hero;
    else this.bar.tint = palette.bars.monster;
  }
}

function isSameState(a: FigureState, b: FigureState): boolean {
  for (const name in a) {
    if (a[name as keyof FigureState] !== b[name as keyof FigureState]) return false;
  }
  return true;
}
