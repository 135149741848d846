import { Container, type Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { has, kindOf } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { type Animations, easeOut } from '../animations.ts';
import { flightTime, throwsOf } from '../effects/throws.ts';
import type { Region } from '../map/region.ts';
import { type Artwork, heroPortrait } from '../portrait.ts';
import type { CellSize } from '../screen-layout.ts';
import { stateMarks } from '../state-marks.ts';
import { Figure, figureSide } from './figure.ts';
import { actorShownOn } from './shown-actor.ts';

/** Durations in ms. */
const glideTime = 110;
const lungeTime = 110;
const flashTime = 90;
const fadeTime = 180;
/** The attacks of monsters begin later than the hero's, so that the player sees both. */
const answerDelay = 60;
/** How far an attacker moves towards its target, in cells. */
const lungeReach = 0.32;
/** The part of the flash colour that a killed actor has while it fades. */
const killedFlash = 0.6;

/** The actors in and near the window, by `seq`. */
export class Actors {
  readonly container = new Container({ sortableChildren: true });
  readonly #figures = new Map<number, Figure>();
  /** The figures of actors that have left and still fade. */
  readonly #fading = new Set<Figure>();
  #cell: CellSize = { width: 1, height: 1 };
  #update = 0;

  /**
   * Shows the hero and the actors of a region that the hero knows, or all of them if `whole`. Returns
   * the figures of the actors that left. With `fade` they stay on the stage until `play` fades them.
   */
  show(
    game: Game,
    artwork: Artwork,
    cell: CellSize,
    whole: boolean,
    fade: boolean,
    region: Region,
  ): Map<number, Figure> {
    // A cell of the same size is the same object, so that figures keep their appearance.
    const { width, height } = this.#cell;
    if (cell.width !== width || cell.height !== height) this.#cell = cell;
    this.#update++;
    const { grid, sight } = game.floor;
    this.#showActor(game, game.hero, artwork, true, !whole);
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const at = y * grid.width + x;
        const actor = actorShownOn(game, at, whole);
        if (actor === 0 || actor === game.hero) continue;
        this.#showActor(game, actor, artwork, whole || sight.visible[at] === 1, !whole);
      }
    }
    const gone = new Map<number, Figure>();
    for (const [seq, figure] of this.#figures) {
      if (figure.update === this.#update) continue;
      this.#figures.delete(seq);
      if (fade) {
        gone.set(seq, figure);
        this.#fading.add(figure);
      } else figure.root.destroy({ children: true });
    }
    return gone;
  }

  /** Animates the events of a turn: each actor moves from its previous cell to the one `show` gave it. */
  play(
    events: readonly GameEvent[],
    hero: number,
    gone: ReadonlyMap<number, Figure>,
    animations: Animations,
    now: number,
  ): void {
    const figureOf = (seq: number) => this.#figures.get(seq) ?? gone.get(seq);
    this.#playSteps(events, gone, animations, now);
    const throws = throwsOf(events);
    for (const event of events) {
      if (event.type === 'teleported') {
        const figure = this.#figures.get(event.actor);
        if (figure) appear(figure, animations, now);
      }
      if (event.type !== 'hit' && event.type !== 'missed') continue;
      const target = event.type === 'hit' ? figureOf(event.target) : undefined;
      const thrown = throws.get(event.attacker);
      if (thrown) {
        flash(target, animations, now, flightTime(thrown));
        continue;
      }
      const delay = event.attacker === hero ? 0 : answerDelay;
      const attacker = figureOf(event.attacker);
      if (attacker) lunge(attacker, event.from, event.at, animations, now, delay);
      flash(target, animations, now, delay + lungeTime / 3);
    }
    const killed = new Set(events.flatMap((event) => (event.type === 'killed' ? event.actor : [])));
    for (const [seq, figure] of gone) this.#fade(figure, killed.has(seq), animations, now);
  }

  /** Flashes the actors that were hit, without any movement. */
  flashOnly(events: readonly GameEvent[], animations: Animations, now: number): void {
    for (const event of events) {
      if (event.type === 'hit') flash(this.#figures.get(event.target), animations, now, 0);
    }
  }

  /** Moves the figures to their positions at this moment. */
  place(): void {
    for (const figure of this.#figures.values()) figure.place(this.#cell);
    for (const figure of this.#fading) figure.place(this.#cell);
  }

  /** The position of an actor in cells while it glides, or null if it is not shown. */
  positionOf(seq: number): { x: number; y: number } | null {
    const figure = this.#figures.get(seq);
    return figure ? { x: figure.x + figure.glideX, y: figure.y + figure.glideY } : null;
  }

  /** Removes all figures immediately. */
  clear(): void {
    for (const figure of [...this.#figures.values(), ...this.#fading]) {
      figure.root.destroy({ children: true });
    }
    this.#figures.clear();
    this.#fading.clear();
  }

  #showActor(game: Game, actor: number, artwork: Artwork, seen: boolean, bars: boolean): void {
    const { Position, Health, Identity } = game.stores;
    const seq = Identity.seq[actor];
    let figure = this.#figures.get(seq);
    if (!figure) {
      figure = new Figure();
      this.#figures.set(seq, figure);
      this.container.addChild(figure.root);
    }
    figure.update = this.#update;
    figure.x = Position.x[actor];
    figure.y = Position.y[actor];
    figure.root.zIndex = figure.y * 1e6 + seq;
    figure.dress({
      artwork,
      cell: this.#cell,
      kind: kindOf(game, actor),
      isHero: actor === game.hero,
      picture: actor === game.hero ? this.#heroPicture(game, artwork) : null,
      health: Health.current[actor],
      maxHealth: has(game, actor, 'Health') ? Health.max[actor] : 0,
      dead: has(game, actor, 'Dead'),
      seen,
      bars,
      marks: seen ? stateMarks(game, actor).join(' ') : '',
    });
  }

  #heroPicture(game: Game, artwork: Artwork): Texture | null {
    const portrait = heroPortrait(artwork, game, figureSide(this.#cell));
    return portrait?.icon ? portrait.texture : null;
  }

  /** Glides every actor from the cell of its first step. A teleport ends the glide. */
  #playSteps(
    events: readonly GameEvent[],
    gone: ReadonlyMap<number, Figure>,
    animations: Animations,
    now: number,
  ): void {
    const origins = new Map<number, Cell>();
    for (const event of events) {
      if (event.type === 'teleported') origins.delete(event.actor);
      if (event.type !== 'stepped') continue;
      const leaver = gone.get(event.actor);
      // The player must not see the way of a monster that the hero only remembered.
      if (leaver && !leaver.seen) continue;
      if (!origins.has(event.actor)) origins.set(event.actor, event.from);
      if (leaver) {
        leaver.x = event.to.x;
        leaver.y = event.to.y;
      }
    }
    for (const [seq, from] of origins) {
      const figure = this.#figures.get(seq) ?? gone.get(seq);
      if (!figure) continue;
      const dx = from.x - figure.x;
      const dy = from.y - figure.y;
      animations.run(now, glideTime, (part) => {
        figure.glideX = dx * (1 - easeOut(part));
        figure.glideY = dy * (1 - easeOut(part));
      });
    }
  }

  #fade(figure: Figure, killed: boolean, animations: Animations, now: number): void {
    if (killed) figure.flash = killedFlash;
    figure.hideBar();
    const fade = (part: number) => {
      figure.root.alpha = 1 - part;
    };
    const end = () => {
      this.#fading.delete(figure);
      figure.root.destroy({ children: true });
    };
    const delay = killed ? lungeTime / 3 : 0;
    animations.run(now, killed ? fadeTime : glideTime, fade, { delay, end });
  }
}

function appear(figure: Figure, animations: Animations, now: number): void {
  const step = (part: number) => {
    figure.root.alpha = part;
  };
  animations.run(now, fadeTime, step);
}

function lunge(
  figure: Figure,
  from: Cell,
  at: Cell,
  animations: Animations,
  now: number,
  delay: number,
): void {
  const dx = Math.sign(at.x - from.x) * lungeReach;
  const dy = Math.sign(at.y - from.y) * lungeReach;
  const step = (part: number) => {
    const reach = part < 1 ? Math.sin(Math.PI * part) : 0;
    figure.lungeX = dx * reach;
    figure.lungeY = dy * reach;
  };
  animations.run(now, lungeTime, step, { delay });
}

function flash(
  figure: Figure | undefined,
  animations: Animations,
  now: number,
  delay: number,
): void {
  if (!figure) return;
  const step = (part: number) => {
    figure.flash = part > 0 && part < 1 ? 1 : 0;
  };
  animations.run(now, flashTime, step, { delay });
}
