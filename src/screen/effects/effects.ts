import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { workDone } from '../../game/actions/dig.ts';
import { kindById } from '../../game/campaign.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { type Animations, easeOut } from '../animations.ts';
import { colourOf, colours } from '../colours.ts';
import type { TextPainter } from '../hud/text-painter.ts';
import { type Region, within } from '../map/region.ts';
import { type Artwork, thingColour, thingPortrait } from '../portrait.ts';
import type { CellSize } from '../screen-layout.ts';
import { drawCracks, drawGlare, drawRing, drawWideRing } from './effect-drawings.ts';
import { type EffectLook, effectLook } from './effect-looks.ts';
import {
  blast,
  chips,
  dust,
  makeParticles,
  type ParticleCloud,
  puff,
  shimmer,
  smoke,
  sparkle,
} from './particles.ts';
import { flightTime, type Throw, throwsOf } from './throws.ts';
import { makeZap, type TimedZap, timedZaps, zapArrival, zapTime } from './zaps.ts';

/** Durations in ms. */
const floatTime = 620;
const stillTime = 420;
const pickTime = 160;
const ringTime = 320;
const wideRingTime = 450;
const glareTime = 480;
/** Several numbers over one cell follow each other at this interval. */
const floatInterval = 180;
/** The maximum number of floating texts per turn. More would be unreadable in a crowd. */
const maxFloats = 60;

/** A text that rises from a cell. */
interface FloatingText {
  readonly text: string;
  readonly at: Cell;
  readonly colour: number;
  /** ms after the start of the turn. */
  readonly delay: number;
  readonly small: boolean;
}

/** One turn's events and everything that is needed to animate them. */
export interface EffectContext {
  readonly game: Game;
  readonly words: Words;
  readonly artwork: Artwork;
  /** Events outside this region are not shown. */
  readonly region: Region;
  readonly animations: Animations;
  /** ms, as in `Animations`. */
  readonly now: number;
  /** False for players who prefer reduced motion: numbers stand still, and nothing else is shown. */
  readonly moving: boolean;
}

/** Numbers that rise from actors, particles, cracks in walls, and items that fly. */
export class Effects {
  readonly container = new Container();
  /** The cracks are under the actors. */
  readonly below = new Container();
  readonly #painter: Pick<TextPainter, 'paint'>;
  readonly #cracks = this.below.addChild(new Sprite());
  #crackTexture: Texture | null = null;
  #ringTexture: Texture | null = null;
  #wideRingTexture: Texture | null = null;
  #glareTexture: Texture | null = null;
  #cell: CellSize = { width: 1, height: 1 };

  constructor(painter: Pick<TextPainter, 'paint'>) {
    this.#painter = painter;
  }

  /** Shows the cracks of the wall that the hero is digging. `cell`: size of a cell in pixels. */
  show(game: Game, cell: CellSize): void {
    this.#cell = cell;
    const { Digging } = game.stores;
    const x = Digging.x[game.hero];
    const y = Digging.y[game.hero];
    const turns = workDone(game, game.hero, x, y);
    this.#cracks.visible = turns > 0;
    if (turns === 0) return;
    this.#crackTexture ??= drawCracks();
    this.#cracks.texture = this.#crackTexture;
    this.#cracks.setSize(cell.width, cell.height);
    this.#cracks.position.set(x * cell.width, y * cell.height);
    this.#cracks.alpha = Math.min(1, 0.35 + turns * 0.15);
  }

  /** Animates the events of a turn. */
  play(events: readonly GameEvent[], context: EffectContext): void {
    const { game, artwork, region } = context;
    const near = events.filter((event) => !('at' in event) || within(region, event.at));
    const texts = floatingTexts(near, context);
    for (const text of texts.slice(0, maxFloats)) this.#float(text, context);
    if (!context.moving) return;
    const zaps = timedZaps(events);
    for (const zap of zaps) this.#zap(zap, context);
    for (const event of near) {
      switch (event.type) {
        case 'dug':
          this.#spread(event.at, event.done ? dust : chips, context);
          break;
        case 'threw':
          this.#throw(event, context);
          break;
        case 'burst': {
          const colour = thingColour(game, event.kind);
          this.#spread(event.at, blast(colour, event.radius), context);
          this.#ring(event.at, colour, context, { cells: 1 + 2 * event.radius });
          break;
        }
        case 'summoned':
          this.#spread(event.at, smoke, context);
          this.#ring(event.at, smoke.colours[1], context);
          break;
        case 'polymorphed':
          this.#spread(event.at, shimmer, context);
          this.#ring(event.at, shimmer.colours[0], context);
          break;
        case 'affected': {
          const look = effectLook(event.effect, artwork.palette);
          if (look) this.#showLook(look, event.at, zapArrival(zaps, event.at), context);
          break;
        }
        case 'teleported':
          for (const at of [event.from, event.to]) {
            if (isVisible(game, at)) this.#ring(at, colours.text, context);
          }
          break;
        case 'vanished':
          if (isVisible(game, event.at)) this.#spread(event.at, puff, context);
          break;
        case 'found':
          this.#spread(event.at, sparkle, context);
          break;
        case 'sprung':
          this.#ring(event.at, colourOf(kindById(game.campaign, event.kind).look.colour), context);
          break;
        case 'leveled': {
          const at = cellOfSeen(game, event.actor);
          if (!at) break;
          this.#ring(at, artwork.palette.floats.level, context);
          this.#spread(at, sparkle, context);
          break;
        }
        case 'picked':
          this.#pick(event.item, event.at, context);
          break;
      }
    }
  }

  #float({ text, at, colour, delay, small }: FloatingText, context: EffectContext): void {
    const { animations, now, moving } = context;
    const cell = this.#cell;
    const size = Math.max(Math.round(cell.height * (small ? 0.4 : 0.5)), 12);
    const { texture } = this.#painter.paint(text, size, colour, { outlined: true });
    const label = this.container.addChild(new Sprite({ texture, anchor: 0.5, label: text }));
    const end = () => label.destroy({ texture: true, textureSource: true });
    const x = Math.round((at.x + 0.5) * cell.width);
    if (!moving) {
      label.position.set(x, Math.round((at.y - 0.15 - delay / 300) * cell.height));
      animations.run(now, stillTime, () => {}, { end });
      return;
    }
    const step = (part: number) => {
      label.visible = part > 0;
      label.position.set(x, Math.round((at.y + 0.15 - 0.75 * easeOut(part)) * cell.height));
      label.alpha = part < 0.6 ? 1 : (1 - part) / 0.4;
    };
    animations.run(now, floatTime, step, { delay, end });
  }

  /** The moment in which an effect befalls an actor. */
  #showLook(
    { cloud, ring, glare, rings }: EffectLook,
    at: Cell,
    delay: number,
    context: EffectContext,
  ) {
    if (glare) this.#glare(at, glare.colour, glare.cells, delay, context);
    if (cloud) this.#spread(at, cloud, context, delay);
    if (ring) this.#ring(at, ring.colour, context, { ...ring, delay });
    if (!ring || !rings) return;
    const sensed = context.game.sensed.filter((one) => within(context.region, one));
    for (const one of sensed.slice(0, maxFloats)) this.#ring(one, ring.colour, context, { delay });
  }

  #spread(at: Cell, cloud: ParticleCloud, { animations, now }: EffectContext, delay = 0): void {
    const { group, step } = makeParticles(at, cloud, this.#cell);
    this.container.addChild(group);
    const show = (part: number) => {
      group.visible = part > 0;
      step(part);
    };
    const end = () => group.destroy({ children: true });
    animations.run(now, cloud.time, show, { delay, end });
  }

  /** Light that spreads over cells and fades. */
  #glare(
    at: Cell,
    colour: number,
    cells: number,
    delay: number,
    { animations, now }: EffectContext,
  ) {
    this.#glareTexture ??= drawGlare();
    const cell = this.#cell;
    const light = this.#addSprite(this.#glareTexture, colour);
    light.blendMode = 'add';
    light.position.set((at.x + 0.5) * cell.width, (at.y + 0.5) * cell.height);
    const step = (part: number) => {
      const side = cells * cell.height * (0.3 + 0.7 * easeOut(part));
      light.setSize(side, side);
      light.alpha = part > 0 ? 0.6 * (1 - part) : 0;
    };
    animations.run(now, glareTime, step, { delay, end: () => light.destroy() });
  }

  /** The power of a stick flies along its way. */
  #zap(timed: TimedZap, { game, animations, now }: EffectContext): void {
    const colour = thingColour(game, timed.zap.kind);
    const { group, step } = makeZap(timed, colour, this.#cell);
    this.container.addChild(group);
    const end = () => group.destroy({ children: true });
    animations.run(now, zapTime(timed), step, { delay: timed.start, end });
  }

  /** A ring that grows over a cell, and over as many cells around, or closes on it. */
  #ring(
    at: Cell,
    colour: number,
    { animations, now }: EffectContext,
    { cells = 1, closes = false, delay = 0 } = {},
  ): void {
    const cell = this.#cell;
    const isWide = cells > 2;
    const texture = isWide ? this.#wideRing() : this.#narrowRing();
    const ring = this.#addSprite(texture, colour);
    ring.position.set(
      Math.round((at.x + 0.5) * cell.width),
      Math.round((at.y + 0.5) * cell.height),
    );
    const step = (part: number) => {
      const grown = easeOut(closes ? 1 - part : part);
      const side = cells * cell.height * (0.4 + 1.5 * grown);
      ring.setSize(side, side);
      ring.alpha = part > 0 || delay === 0 ? 1 - part * part : 0;
    };
    animations.run(now, isWide ? wideRingTime : ringTime, step, {
      delay,
      end: () => ring.destroy(),
    });
  }

  #narrowRing(): Texture {
    this.#ringTexture ??= drawRing();
    return this.#ringTexture;
  }

  #wideRing(): Texture {
    this.#wideRingTexture ??= drawWideRing();
    return this.#wideRingTexture;
  }

  /** A thrown item flies in a straight line. */
  #throw(event: Throw, { game, artwork, animations, now }: EffectContext): void {
    const { kinds } = game.campaign;
    const kind = kinds.findIndex(({ id }) => id === event.kind);
    const portrait = thingPortrait(artwork, game, kind);
    if (!portrait) return;
    const { from, to } = event;
    const cell = this.#cell;
    const sprite = this.#addSprite(portrait.texture, portrait.colour);
    const share = portrait.icon ? 0.76 : 1;
    sprite.setSize(Math.round(cell.width * share), Math.round(cell.height * share));
    const step = (part: number) => {
      sprite.position.set(
        Math.round((from.x + 0.5 + (to.x - from.x) * part) * cell.width),
        Math.round((from.y + 0.5 + (to.y - from.y) * part) * cell.height),
      );
    };
    animations.run(now, flightTime(event), step, { end: () => sprite.destroy() });
  }

  /** A picked up item rises and shrinks. */
  #pick(seq: number, at: Cell, { game, artwork, animations, now }: EffectContext): void {
    const { Identity } = game.stores;
    const item = Identity.seq.indexOf(seq);
    const portrait = item > 0 ? thingPortrait(artwork, game, Identity.kind[item]) : null;
    if (!portrait) return;
    const cell = this.#cell;
    const sprite = this.#addSprite(portrait.texture, portrait.colour);
    const step = (part: number) => {
      const share = 0.76 - 0.4 * part;
      sprite.setSize(cell.width * share, cell.height * share);
      const y = (at.y + 0.5 - 0.55 * easeOut(part)) * cell.height;
      sprite.position.set((at.x + 0.5) * cell.width, y);
      sprite.alpha = 1 - part * part;
    };
    animations.run(now, pickTime, step, { end: () => sprite.destroy() });
  }

  #addSprite(texture: Texture, tint: number): Sprite {
    return this.container.addChild(new Sprite({ texture, tint, anchor: 0.5 }));
  }
}

/** The texts that rise from the actors of a turn's events, in their order. */
function floatingTexts(events: readonly GameEvent[], context: EffectContext): FloatingText[] {
  const { game, words, artwork, moving } = context;
  const { ui } = words;
  const { low, floats } = artwork.palette;
  const hero = game.stores.Identity.seq[game.hero];
  const throws = throwsOf(moving ? events : []);
  const zaps = timedZaps(moving ? events : []);
  const texts: FloatingText[] = [];
  const add = (text: string, at: Cell | null, colour: number, after = 0, small = false) => {
    if (!at) return;
    const before = texts.filter((other) => other.at.x === at.x && other.at.y === at.y).length;
    texts.push({ text, at, colour, delay: after + before * floatInterval, small });
  };
  /** An attack with a throw hits when the thrown item arrives, and a power when its zap does. */
  const arrival = (attacker: number, at: Cell) => {
    const thrown = throws.get(attacker);
    return thrown ? flightTime(thrown) : zapArrival(zaps, at);
  };
  for (const event of events) {
    switch (event.type) {
      case 'hit': {
        const isHero = event.target === hero;
        const text = isHero ? `−${event.damage}` : `${event.damage}`;
        const colour = isHero ? floats.hero : floats.monster;
        add(text, event.at, colour, arrival(event.attacker, event.at));
        break;
      }
      case 'missed':
        add(ui.miss, event.at, colours.dim, arrival(event.attacker, event.at), true);
        break;
      case 'healed':
        add(`+${event.amount} ${ui.hp}`, cellOfSeen(game, event.actor), floats.gain);
        break;
      case 'fed':
        add(`+${event.amount} ${ui.energy}`, cellOfSeen(game, event.actor), floats.food);
        break;
      case 'starved':
        add(`−${event.amount}`, cellOfSeen(game, event.actor), low);
        break;
      case 'leveled':
        add(`${ui.level} ${event.level}`, cellOfSeen(game, event.actor), floats.level);
        break;
    }
  }
  return texts;
}

/** The cell of an actor, given by `seq`. Null for a monster that the hero does not see. */
function cellOfSeen(game: Game, seq: number): Cell | null {
  const { Identity, Position } = game.stores;
  const actor = Identity.seq.indexOf(seq);
  if (actor <= 0) return null;
  const cell = { x: Position.x[actor], y: Position.y[actor] };
  const { occupants, grid } = game.floor;
  if (actor === game.hero) return cell;
  const isHere = occupants[cell.y * grid.width + cell.x] === actor;
  return isHere && isVisible(game, cell) ? cell : null;
}

function isVisible({ floor: { grid, sight } }: Game, { x, y }: Cell): boolean {
  return sight.visible[y * grid.width + x] === 1;
}
