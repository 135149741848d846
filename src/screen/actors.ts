import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../dungeon/grid.ts';
import { has, kindOf } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { type Art, portraitOf } from './art.ts';
import { actorShownOn } from './cells.ts';
import { mix, remembered } from './colours.ts';
import { flightTime, throwsOf } from './flight.ts';
import { easeOut, type Motion } from './motion.ts';
import type { Region } from './region.ts';
import type { Shade } from './veil.ts';

/** ms. */
const glideTime = 110;
const lungeTime = 110;
const flashTime = 90;
const fadeTime = 180;
/** Blows of others than the hero begin later, so that both show. */
const answerDelay = 60;

/** All that the looks of an actor depend on. */
interface Guise {
  readonly art: Art;
  /** Side of a cell in pixels. */
  readonly cell: number;
  readonly kind: Kind;
  readonly isHero: boolean;
  readonly health: number;
  /** 0 for who has no hit points. */
  readonly most: number;
  readonly dead: boolean;
  readonly seen: boolean;
  readonly bars: boolean;
}

function isSame(a: Guise, b: Guise): boolean {
  return (
    a.art === b.art &&
    a.cell === b.cell &&
    a.kind === b.kind &&
    a.isHero === b.isHero &&
    a.health === b.health &&
    a.most === b.most &&
    a.dead === b.dead &&
    a.seen === b.seen &&
    a.bars === b.bars
  );
}

/** An actor on the screen. Lengths are in cells but for those of its parts. */
class Figure {
  readonly root = new Container();
  readonly shadow = this.root.addChild(new Sprite());
  readonly body = this.root.addChild(new Sprite());
  readonly trough = this.root.addChild(new Sprite(Texture.WHITE));
  readonly bar = this.root.addChild(new Sprite(Texture.WHITE));
  x = 0;
  y = 0;
  /** How far it is drawn from its cell while it glides, and while it strikes. */
  glideX = 0;
  glideY = 0;
  lungeX = 0;
  lungeY = 0;
  /** False while it is only remembered. */
  seen = true;
  flash = 0;
  colour = 0xffffff;
  /** Less than 1 for who lies there. */
  solid = 1;
  flashColour = 0xffffff;
  /** The last picture of the floor that it was part of. */
  picture = 0;
  /** What it looks like: dressed anew only when that changes. */
  guise: Guise | null = null;

  constructor() {
    this.body.anchor.set(0.5);
    this.shadow.anchor.set(0.5);
  }

  /** Stands as it will be dressed, and nothing moves it. */
  reset(): void {
    this.glideX = 0;
    this.glideY = 0;
    this.lungeX = 0;
    this.lungeY = 0;
    this.flash = 0;
    this.root.alpha = 1;
    this.shadow.alpha = 1;
    this.guise = null;
  }
}

/** The actors that show in and near the window, by `seq`. */
export class Actors {
  readonly container = new Container({ sortableChildren: true });
  readonly #figures = new Map<number, Figure>();
  readonly #ghosts = new Set<Figure>();
  /** Figures that nobody needs at the moment. */
  readonly #spare: Figure[] = [];
  #cell = 1;
  #picture = 0;

  /**
   * Shows the hero, and the actors of a region as he knows them now, or as they are when `whole`.
   * Those that left fade where they were, when `fade`.
   */
  set(
    game: Game,
    art: Art,
    cell: number,
    whole: boolean,
    fade: boolean,
    region: Region,
  ): Map<number, Figure> {
    this.#cell = cell;
    this.#picture++;
    const { width } = game.floor.grid;
    const { visible } = game.floor.sight;
    this.#dress(this.#figureOf(game, game.hero), game, game.hero, art, true, !whole);
    for (let y = region.y1; y <= region.y2; y++) {
      for (let at = y * width + region.x1; at <= y * width + region.x2; at++) {
        const actor = actorShownOn(game, at, whole);
        if (actor === 0 || actor === game.hero) continue;
        const seen = whole || visible[at] === 1;
        this.#dress(this.#figureOf(game, actor), game, actor, art, seen, !whole);
      }
    }
    const gone = new Map<number, Figure>();
    for (const [seq, figure] of this.#figures) {
      if (figure.picture === this.#picture) continue;
      this.#figures.delete(seq);
      if (fade) {
        gone.set(seq, figure);
        this.#ghosts.add(figure);
      } else this.#lay(figure);
    }
    return gone;
  }

  /** The figure of an actor of this picture. */
  #figureOf(game: Game, actor: number): Figure {
    const seq = game.stores.Identity.seq[actor];
    let figure = this.#figures.get(seq);
    if (!figure) {
      figure = this.#spare.pop() ?? new Figure();
      figure.reset();
      this.#figures.set(seq, figure);
      this.container.addChild(figure.root);
    }
    figure.picture = this.#picture;
    return figure;
  }

  /** Lays a figure by for another actor. */
  #lay(figure: Figure): void {
    this.container.removeChild(figure.root);
    this.#spare.push(figure);
  }

  #dress(figure: Figure, game: Game, actor: number, art: Art, seen: boolean, bars: boolean): void {
    const { Position, Health, Identity } = game.stores;
    figure.x = Position.x[actor];
    figure.y = Position.y[actor];
    figure.root.zIndex = figure.y * 1e6 + Identity.seq[actor];
    const guise: Guise = {
      art,
      cell: this.#cell,
      kind: kindOf(game, actor),
      isHero: actor === game.hero,
      health: Health.current[actor],
      most: has(game, actor, 'Health') ? Health.max[actor] : 0,
      dead: has(game, actor, 'Dead'),
      seen,
      bars,
    };
    if (figure.guise && isSame(figure.guise, guise)) return;
    figure.guise = guise;
    wear(figure, guise);
  }

  /** Sets what happened in motion, from where everyone was to where `set` has put them. */
  play(
    events: readonly GameEvent[],
    hero: number,
    gone: ReadonlyMap<number, Figure>,
    motion: Motion,
    now: number,
  ): void {
    const figureOf = (seq: number) => this.#figures.get(seq) ?? gone.get(seq);
    const origins = new Map<number, Cell>();
    const killed = new Set<number>();
    const teleported = new Set<number>();
    for (const event of events) {
      if (event.type === 'killed') killed.add(event.actor);
      if (event.type === 'teleported') {
        origins.delete(event.actor);
        teleported.add(event.actor);
      }
      if (event.type !== 'stepped' || !figureOf(event.actor)) continue;
      const leaver = gone.get(event.actor);
      // Where those went that were only remembered is not to be seen.
      if (leaver && !leaver.seen) continue;
      if (!origins.has(event.actor)) origins.set(event.actor, event.from);
      if (leaver) Object.assign(leaver, event.to);
    }
    for (const [seq, from] of origins) {
      const figure = figureOf(seq);
      if (!figure) continue;
      const dx = from.x - figure.x;
      const dy = from.y - figure.y;
      motion.run(now, glideTime, (part) => {
        const left = 1 - easeOut(part);
        figure.glideX = dx * left;
        figure.glideY = dy * left;
      });
    }
    for (const seq of teleported) {
      const figure = this.#figures.get(seq);
      if (!figure) continue;
      const appear = (part: number) => {
        figure.root.alpha = part;
      };
      motion.run(now, fadeTime, appear);
    }
    const throws = throwsOf(events);
    for (const event of events) {
      if (event.type !== 'hit' && event.type !== 'missed') continue;
      const thrown = throws.get(event.attacker);
      if (thrown) {
        const target = event.type === 'hit' ? figureOf(event.target) : undefined;
        this.#flash(target, motion, now, flightTime(thrown), flashTime);
        continue;
      }
      const delay = event.attacker === hero ? 0 : answerDelay;
      const attacker = figureOf(event.attacker);
      const dx = Math.sign(event.at.x - event.from.x) * 0.32;
      const dy = Math.sign(event.at.y - event.from.y) * 0.32;
      if (attacker) {
        const lunge = (part: number) => {
          const reach = Math.sin(Math.PI * part);
          attacker.lungeX = dx * reach;
          attacker.lungeY = dy * reach;
        };
        motion.run(now, lungeTime, lunge, { delay, end: () => lunge(0) });
      }
      if (event.type === 'missed') continue;
      this.#flash(figureOf(event.target), motion, now, delay + lungeTime / 3, flashTime);
    }
    for (const [seq, figure] of gone) {
      const slain = killed.has(seq);
      if (slain) figure.flash = 0.6;
      figure.bar.visible = false;
      figure.trough.visible = false;
      figure.guise = null;
      const fade = (part: number) => {
        figure.root.alpha = 1 - part;
      };
      const end = () => {
        this.#ghosts.delete(figure);
        this.#lay(figure);
      };
      motion.run(now, slain ? fadeTime : glideTime, fade, {
        delay: slain ? lungeTime / 3 : 0,
        end,
      });
    }
  }

  /** Flashes those that were hit, and nothing else, for screens without movement. */
  flashOnly(events: readonly GameEvent[], motion: Motion, now: number): void {
    for (const event of events) {
      if (event.type === 'hit')
        this.#flash(this.#figures.get(event.target), motion, now, 0, flashTime);
    }
  }

  #flash(
    figure: Figure | undefined,
    motion: Motion,
    now: number,
    delay: number,
    time: number,
  ): void {
    if (!figure) return;
    const light = (part: number) => {
      figure.flash = part > 0 && part < 1 ? 1 : 0;
    };
    motion.run(now, time, light, { delay });
  }

  /** Moves the figures to where they are drawn at this moment. `shade`: the light there, if not all. */
  place(shade: Shade | null): void {
    const cell = this.#cell;
    const put = (figure: Figure) => {
      figure.root.position.set(
        Math.round((figure.x + figure.glideX + figure.lungeX) * cell),
        Math.round((figure.y + figure.glideY + figure.lungeY) * cell),
      );
      figure.body.tint = mix(figure.colour, figure.flashColour, figure.flash);
      if (!shade) return;
      const light = shade(figure.x + figure.glideX + 0.5, figure.y + figure.glideY + 0.5);
      // Dark outlines would stand out from a veiled floor.
      figure.body.alpha = figure.solid * light;
      figure.shadow.alpha = light;
    };
    for (const figure of this.#figures.values()) put(figure);
    for (const figure of this.#ghosts) put(figure);
  }

  /** Where an actor is drawn, in cells; null when it does not show. */
  placeOf(seq: number): { x: number; y: number } | null {
    const figure = this.#figures.get(seq);
    return figure ? { x: figure.x + figure.glideX, y: figure.y + figure.glideY } : null;
  }

  /** Takes everyone away at once. */
  clear(): void {
    for (const figure of this.#figures.values()) this.#lay(figure);
    for (const figure of this.#ghosts) this.#lay(figure);
    this.#figures.clear();
    this.#ghosts.clear();
  }
}

function wear(figure: Figure, guise: Guise): void {
  const { art, cell, kind, isHero, health, most, dead, seen, bars } = guise;
  figure.seen = seen;
  const portrait = portraitOf(art, kind, health);
  figure.body.visible = portrait !== null;
  if (portrait) {
    figure.body.texture = portrait.texture;
    figure.colour = seen ? portrait.colour : remembered(portrait.colour);
    const side = portrait.icon ? Math.round(cell * 0.9) : cell;
    figure.body.setSize(side, side);
    figure.body.position.set(cell / 2, portrait.icon ? Math.round(cell * 0.47) : cell / 2);
  }
  // Who has lost lies pale where he fell.
  figure.solid = dead ? 0.45 : 1;
  figure.body.alpha = figure.solid;
  figure.flashColour = isHero ? 0xff3030 : 0xffffff;
  const blob = art.look === 'tiles' ? art.atlas.texture('blob') : null;
  figure.shadow.visible = blob !== null;
  if (blob) {
    figure.shadow.texture = blob;
    figure.shadow.setSize(cell, cell);
    figure.shadow.position.set(cell / 2, cell / 2);
  }

  const part = most > 0 ? health / most : 1;
  // Monsters in sight carry a thin bar, unless one blow is all they stand; the hero once he is hurt.
  const barred = bars && seen && most > 1 && (!isHero || part < 1);
  figure.trough.visible = barred;
  figure.bar.visible = barred && part > 0;
  if (!barred) return;
  const thick = Math.max(2, Math.round(cell * 0.075));
  const edge = Math.max(1, Math.round(cell / 40));
  const wide = Math.round(cell * 0.72);
  const x = Math.round((cell - wide) / 2);
  // A small character needs all of its cell.
  const y = portrait && !portrait.icon && cell < 24 ? -thick : 0;
  figure.trough.position.set(x - edge, y);
  figure.trough.setSize(wide + 2 * edge, thick + 2 * edge);
  figure.trough.tint = 0x0c0a10;
  figure.bar.position.set(x, y + edge);
  figure.bar.setSize(Math.max(1, Math.round(wide * part)), thick);
  figure.bar.tint = isHero ? 0x6fd66f : part > 0.5 ? 0xd9534f : 0xff5a3c;
}
