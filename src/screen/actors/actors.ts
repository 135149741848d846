import { Container, type Texture } from 'pixi.js';
import { deathLookOf } from '../../describe/actor-look.ts';
import { perilOf } from '../../describe/danger.ts';
import type { HeroPose } from '../../describe/hero-layers.ts';
import { cellsApart } from '../../dungeon/distance.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { isInView } from '../../game/actors/actors.ts';
import { cellOf, has, heroCell, heroSeq, kindOf } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { isAfraid } from '../../game/goals/flee.ts';
import type { DeathLook, Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { type Animations, phase } from '../animations.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { heroPortrait } from '../drawings/portrait.ts';
import { fatalHits, type Hit, isLargeHit } from '../effects/hit-weight.ts';
import type { Region } from '../map/region.ts';
import { stoneColoursAt } from '../map/stone-colours.ts';
import type { CellSize, Rect } from '../screen-layout.ts';
import { marksOf } from '../state-marks.ts';
import { type Death, deathOf, deathTimes } from './deaths.ts';
import { faceOpponents, turnToActions } from './facing.ts';
import { type BarPlace, barRoom, Figure, figureSide } from './figure.ts';
import type { HeroRing } from './hero-ring.ts';
import {
  appear,
  emerge,
  enter,
  fallDead,
  flash,
  hop,
  type Motion,
  playAttack,
  shiver,
  type TurnMotion,
} from './motions.ts';
import { actorShownOn } from './shown-actor.ts';

/** How long an actor that leaves takes to fade, in ms. */
const fadeTime = 110;
/**
 * More actors in view than this are a crowd: only those within this distance of the hero, in cells, have bars and
 * marks.
 */
const crowd = { most: 12, near: 2 };
/** The hero is in a crowd from this number of actors around it on, or in view. */
const fewestForCrowd = { around: 3, seen: 9 };
/** The distances from the hero's lamp, in cells, at which actors begin to be darker and are darkest. */
const shadeDistances = { from: 2, to: 8 };
/** The daylight in which none is darker, and the one in which they are darkest. */
const shadeDaylight = { without: 0.75, full: 0.55 };

/** How an actor is shown. */
interface Manner {
  /** False for an actor that the hero only remembers. */
  readonly seen: boolean;
  /** Whether it is the hero in a crowd. */
  readonly isCrowded?: boolean;
  readonly isPlain?: boolean;
  /** The device asks for more contrast, so that nothing in view is dim. */
  readonly highContrast?: boolean;
}

/** The actors in and near the window, by `seq`. */
export class Actors {
  readonly container = new Container({ sortableChildren: true });
  /** The pose of the hero in the next `show`. */
  heroPose: HeroPose = 'standing';
  readonly #lights: Container;
  readonly #figures = new Map<number, Figure>();
  /** The figures of actors that have left and still fade. */
  readonly #fading = new Set<Figure>();
  /** The figures of actors that have begun to be afraid. */
  #frightened: Figure[] = [];
  #cell: CellSize = { width: 1, height: 1 };
  /** The upper and the lower edge of the window in cells. */
  #top = 0;
  #bottom = 0;
  #update = 0;

  /** `lights`: a layer over the actors that brightens what is under it, for the monsters that are hit. */
  constructor(lights: Container) {
    this.#lights = lights;
  }

  /**
   * Shows the hero and the actors of a region that the hero knows. Returns the figures of the actors
   * that left. With `fade` they stay on the stage until `play` removes them. `window`: the part of the floor that the
   * map shows when the hero has stopped, in pixels of the floor.
   */
  show(
    game: Game,
    artwork: Artwork,
    cell: CellSize,
    fade: boolean,
    region: Region,
    window: Rect,
    highContrast = false,
  ): Map<number, Figure> {
    // A cell of the same size is the same object, so that figures keep their appearance.
    const { width, height } = this.#cell;
    if (cell.width !== width || cell.height !== height) this.#cell = cell;
    this.#top = window.y / cell.height;
    this.#bottom = (window.y + window.height) / cell.height;
    this.#update++;
    this.#frightened = [];
    const { grid } = game.floor;
    const known = new Set(this.#figures.values());
    const shown: number[] = [];
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const actor = actorShownOn(game, y * grid.width + x);
        if (actor !== 0 && actor !== game.hero) shown.push(actor);
      }
    }
    const around = shown.filter((actor) => distanceFrom(game, actor) <= 1).length;
    const seenCount = shown.filter((actor) => isInView(game, cellOf(game, actor))).length;
    const isCrowded = around >= fewestForCrowd.around || seenCount >= fewestForCrowd.seen;
    this.#showActor(game, game.hero, artwork, { seen: true, isCrowded });
    for (const actor of shown) {
      const seen = isInView(game, cellOf(game, actor));
      const isPlain = seenCount > crowd.most && distanceFrom(game, actor) > crowd.near;
      this.#showActor(game, actor, artwork, { seen, isPlain, highContrast });
    }
    const hero = this.#figures.get(heroSeq(game));
    const monsters = [...this.#figures.values()].filter(
      (figure) => figure !== hero && figure.update === this.#update,
    );
    if (hero) faceOpponents(hero, monsters, (figure) => !known.has(figure));
    const gone = new Map<number, Figure>();
    for (const [seq, figure] of this.#figures) {
      if (figure.update === this.#update) continue;
      this.#figures.delete(seq);
      if (fade) {
        gone.set(seq, figure);
        this.#fading.add(figure);
      } else figure.destroy();
    }
    return gone;
  }

  /** Turns the actors to the side of their last step or attack, at once. */
  turn(events: readonly GameEvent[], gone: ReadonlyMap<number, Figure>): void {
    turnToActions(events, (seq) => this.#figures.get(seq) ?? gone.get(seq));
  }

  /** Animates the events of a turn: each actor moves from its previous cell to the one `show` gave it. */
  play(events: readonly GameEvent[], gone: ReadonlyMap<number, Figure>, turn: TurnMotion): void {
    this.#playSteps(events, gone, turn);
    const killed = new Set(events.flatMap((event) => (event.type === 'killed' ? event.actor : [])));
    const fatal = fatalHits(events);
    for (const event of events) this.#playEvent(event, gone, fatal, turn);
    for (const figure of this.#frightened) shiver(figure, turn);
    for (const [seq, figure] of gone) {
      const dissolve = turn.timing.dissolveOf(seq);
      if (killed.has(seq)) this.#die(figure, events, seq, turn);
      else if (dissolve !== null) this.#playDeath(figure, 'dissolve', 1, dissolve, turn);
      else this.#fade(figure, turn);
    }
  }

  /** Animates an event that is no step. */
  #playEvent(
    event: GameEvent,
    gone: ReadonlyMap<number, Figure>,
    fatal: ReadonlySet<GameEvent>,
    turn: TurnMotion,
  ): void {
    const { timing } = turn;
    const figureOf = (seq: number) => this.#figures.get(seq) ?? gone.get(seq);
    const playOn = (figure: Figure | undefined, animate: (figure: Figure) => void) => {
      if (figure) animate(figure);
    };
    switch (event.type) {
      case 'teleported':
        return playOn(this.#figures.get(event.actor), (figure) =>
          appear(figure, turn, event.from, timing.arrivalAt(event.from)),
        );
      case 'split':
        return playOn(this.#figures.get(event.twin), (twin) => emerge(twin, event.from, turn));
      case 'polymorphed':
        return playOn(this.#figures.get(event.into), (figure) =>
          emerge(figure, null, turn, timing.arrivalAt(event.at)),
        );
      case 'summoned':
        return playOn(this.#figureAt(event.at), (figure) => emerge(figure, null, turn));
      case 'hit':
      case 'missed': {
        const [attacker, target] = [figureOf(event.attacker), figureOf(event.target)];
        const isHard =
          event.type === 'hit' && (fatal.has(event) || (target && isHardOn(target, event)));
        return playAttack(event, attacker, target, isHard ? 'hard' : 'usual', turn);
      }
      case 'killed':
        // The hero stays where it falls.
        return playOn(this.#figures.get(event.actor), (figure) =>
          fallDead(figure, turn, timing.lastHitOf(event.actor)),
        );
    }
  }

  /** The hero, given by `seq`, comes down to this floor, or up. */
  enter(hero: number, way: 'down' | 'up', motion: Motion): void {
    const figure = this.#figures.get(hero);
    if (figure) enter(figure, way, motion);
  }

  /** Flashes the actors that were hit, without any movement. */
  flashOnly(events: readonly GameEvent[], animations: Animations, now: number): void {
    for (const event of events) {
      const figure = event.type === 'hit' ? this.#figures.get(event.target) : undefined;
      if (figure) flash(figure, { animations, now }, 0);
    }
  }

  /** Moves the figures to their positions at this moment. `now`: as in `Figure.place`. */
  place(now: number | null): void {
    for (const figure of this.#figures.values()) figure.place(this.#cell, now);
    for (const figure of this.#fading) figure.place(this.#cell, null);
  }

  /** The position of an actor in cells while it glides, or null if it is not shown. */
  positionOf(seq: number): { x: number; y: number } | null {
    const figure = this.#figures.get(seq);
    return figure ? { x: figure.x + figure.pose.glideX, y: figure.y + figure.pose.glideY } : null;
  }

  /** The kind of an actor on the stage, given by `seq`, or null if it is not shown. */
  kindOf(seq: number): Kind | null {
    return this.#figures.get(seq)?.kind ?? null;
  }

  /** The cells of the actors that have begun to be afraid since the `show` before the last. */
  get frightened(): Cell[] {
    return this.#frightened.map(({ x, y }) => ({ x, y }));
  }

  /** Removes all figures immediately. */
  clear(): void {
    for (const figure of [...this.#figures.values(), ...this.#fading]) {
      figure.destroy();
    }
    this.#figures.clear();
    this.#fading.clear();
    this.#frightened = [];
  }

  #showActor(game: Game, actor: number, artwork: Artwork, manner: Manner): void {
    const { Position, Health, Identity } = game.stores;
    const { seen, isCrowded = false, isPlain = false, highContrast = false } = manner;
    const isHero = actor === game.hero;
    const seq = Identity.seq[actor];
    let figure = this.#figures.get(seq);
    if (!figure) {
      figure = new Figure(this.#lights);
      this.#figures.set(seq, figure);
      this.container.addChild(figure.root);
    }
    figure.update = this.#update;
    figure.x = Position.x[actor];
    figure.y = Position.y[actor];
    figure.shade = seen && !highContrast ? shadeAt(game, distanceFrom(game, actor)) : 0;
    const dead = has(game, actor, 'Dead');
    // In a crowd, no neighbour covers the hero. The fallen hero covers no killer.
    const row = dead ? -1 : isCrowded ? game.floor.grid.height : figure.y;
    figure.root.zIndex = row * 1e6 + seq;
    const afraid = seen && has(game, actor, 'Coward') && isAfraid(game, actor);
    if (afraid && figure.kind && !figure.afraid) this.#frightened.push(figure);
    figure.dress({
      artwork,
      cell: this.#cell,
      kind: kindOf(game, actor),
      seq,
      isHero,
      picture: isHero ? this.#heroPicture(game, artwork) : null,
      health: Health.current[actor],
      maxHealth: has(game, actor, 'Health') ? Health.max[actor] : 0,
      dead,
      afraid,
      seen,
      low: isHero && perilOf(game) !== 'none',
      barPlace: this.#barPlace(game, figure),
      ring: isHero ? ringOf(game, isCrowded) : null,
      isPlain,
      marks: seen ? marksOf(game, actor).join(' ') : '',
    });
  }

  /** Where the bar of a figure covers no other one: below it, above it, or else in its cell. */
  #barPlace(game: Game, { x, y }: Cell): BarPlace {
    if (y + 1 + barRoom.below <= this.#bottom && !isActorOn(game, x, y + 1)) return 'below';
    return y - barRoom.above >= this.#top && !isActorOn(game, x, y - 1) ? 'above' : 'within';
  }

  #heroPicture(game: Game, artwork: Artwork): Texture | null {
    const portrait = heroPortrait(artwork, game, figureSide(this.#cell), this.heroPose);
    return portrait?.icon ? portrait.texture : null;
  }

  /** Every actor hops from the cell of its first step. A teleport ends the movement. */
  #playSteps(
    events: readonly GameEvent[],
    gone: ReadonlyMap<number, Figure>,
    turn: TurnMotion,
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
      if (figure) hop(figure, from.x - figure.x, from.y - figure.y, turn);
    }
  }

  #figureAt(at: Cell): Figure | undefined {
    return [...this.#figures.values()].find(({ x, y }) => x === at.x && y === at.y);
  }

  /** A killed actor dies as its kind does, after the last hit. */
  #die(figure: Figure, events: readonly GameEvent[], seq: number, turn: TurnMotion): void {
    const last = events.findLast((event) => event.type === 'hit' && event.target === seq);
    const from = last?.type === 'hit' ? last.from.x : figure.x;
    const look = figure.kind ? deathLookOf(figure.kind) : 'fall';
    this.#playDeath(figure, look, figure.x < from ? -1 : 1, turn.timing.lastHitOf(seq), turn);
  }

  #playDeath(
    figure: Figure,
    look: DeathLook,
    side: number,
    delay: number,
    { lasting, now }: TurnMotion,
  ): void {
    figure.hideBar();
    let death: Death | null = null;
    // The body stays behind the actors that step on its cell.
    figure.root.zIndex -= 1e6;
    const step = (part: number) => {
      if (part === 0) return;
      death ??= deathOf(figure, look, side, this.#cell);
      death.step(part);
    };
    const end = () => {
      death?.end?.();
      this.#remove(figure);
    };
    lasting.run(now, deathTimes[look], step, { delay, end });
  }

  /** An actor that has left disappears: one that a stick has sent away or changed, when the power arrives. */
  #fade(figure: Figure, { animations, timing, now }: TurnMotion): void {
    figure.hideBar();
    const fade = (part: number) => {
      figure.root.alpha = 1 - part;
    };
    const end = () => this.#remove(figure);
    animations.run(now, fadeTime, fade, { delay: timing.arrivalAt(figure), end });
  }

  #remove(figure: Figure): void {
    this.#fading.delete(figure);
    figure.destroy();
  }
}

/** Whether a hit takes a large part of the health of its target. */
function isHardOn({ maxHealth, isHero }: Figure, hit: Hit): boolean {
  return isLargeHit(hit, maxHealth, isHero ? 'hero' : 'monster');
}

/** The distance of an actor from the hero in cells. */
function distanceFrom(game: Game, actor: number): number {
  return cellsApart(heroCell(game), cellOf(game, actor));
}

/** How dark an actor is at a distance from the hero, 0 to 1: in full daylight, nobody needs the lamp. */
function shadeAt({ campaign, floor }: Game, distance: number): number {
  const daylight = Math.max(...stoneColoursAt(campaign, floor.depth).daylight);
  const { from, to } = shadeDistances;
  return phase(distance, from, to) * phase(daylight, shadeDaylight.without, shadeDaylight.full);
}

/** The ring of the hero: where all fight all, the hero looks like its opponents and always has one. */
function ringOf({ campaign }: Game, isCrowded: boolean): HeroRing | null {
  if (campaign.rules.strife === 'all') return 'feet';
  return isCrowded ? 'light' : null;
}

/** Whether an actor is shown on a cell. */
function isActorOn(game: Game, x: number, y: number): boolean {
  const { width, height } = game.floor.grid;
  return y >= 0 && y < height && actorShownOn(game, y * width + x) !== 0;
}
