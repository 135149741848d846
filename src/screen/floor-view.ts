import { Container, type Renderer, Sprite, Texture } from 'pixi.js';
import { sightLimitOf } from '../describe/sight.ts';
import type { Cell } from '../dungeon/grid.ts';
import { monstersInSight } from '../game/actors/actors.ts';
import { heroCell, heroSeq } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import { wordsOf } from '../words/loading.ts';
import { shownDepth } from '../words/shown-depth.ts';
import { Actors } from './actors/actors.ts';
import type { Figure } from './actors/figure.ts';
import { FloorItems } from './actors/floor-items.ts';
import { LiftedPrize } from './actors/lifted-prize.ts';
import { PrizeLights } from './actors/prize-lights.ts';
import { Remains } from './actors/remains.ts';
import { Animations } from './animations.ts';
import { clearCells, restingScroll, textCells } from './camera.ts';
import { colours } from './colours.ts';
import type { Artwork } from './drawings/artwork.ts';
import { AimLines } from './effects/aim-lines.ts';
import { CellFrame } from './effects/cell-frame.ts';
import { EdgeArrows } from './effects/edge-arrows.ts';
import { Effects } from './effects/effects.ts';
import { type FirstSight, FirstSights } from './effects/first-sights.ts';
import { LowHealth } from './effects/low-health.ts';
import { PastimeSigns } from './effects/pastime-signs.ts';
import { RoomLights } from './effects/room-lights.ts';
import { Shake, tremorOf } from './effects/shake.ts';
import { StepArrows } from './effects/step-arrows.ts';
import { TurnTiming } from './effects/timing.ts';
import { FloorWindow } from './floor-window.ts';
import { poseOnMap } from './hero-pose.ts';
import { placeInBag } from './hud/bag-layout.ts';
import type { TextPainter } from './hud/text-painter.ts';
import { hasStands } from './map/has-stands.ts';
import { MapCells } from './map/map-cells.ts';
import type { MapLayer } from './map/map-layer.ts';
import { common, type Region } from './map/region.ts';
import { Stands, standsAround } from './map/stands.ts';
import { stoneColoursAt } from './map/stone-colours.ts';
import { brightnessAt, type Pace } from './motion-at-rest.ts';
import { backdropShape, type CellSize, type Rect, type ScreenLayout } from './screen-layout.ts';
import type { View } from './view.ts';

/** Durations in ms: the light follows the hero, and old effects end. */
const lightTime = 120;
const leaveTime = 160;
/** How dark the map is after the end of the game, and while the hero rests. */
const endingDarkness = 0.35;
const restingDarkness = 0.4;

/** A turn as its picture begins. */
interface ShownTurn {
  readonly view: View;
  readonly layout: ScreenLayout;
  readonly artwork: Artwork;
  readonly region: Region;
  /** The part of the floor that the map shows when the hero has stopped, in pixels of the floor. */
  readonly window: Rect;
  /** The figures of the actors that have left, by `seq`. */
  readonly gone: ReadonlyMap<number, Figure>;
  readonly sights: readonly FirstSight[];
  /** Whether the floor was shown before the turn. */
  readonly sameFloor: boolean;
  /** The direction in which the hero has come from another floor of the same game. */
  readonly arrived: 'down' | 'up' | null;
  readonly moving: boolean;
  /** The HP that the hero has gained in a rest that has just ended. */
  readonly rested: number;
  /** ms, as in `Animations`. */
  readonly now: number;
}

/** The hero's floor with everything on it, scrolled so that the hero is visible. */
export class FloorView {
  readonly container = new Container();
  /** The part of the floor that the map shows. */
  readonly window = new FloorWindow((game) => this.#heroPosition(game));
  /** The motion at rest in the next frames. */
  paceAtRest: Pace = 'none';
  /** Whether remembered ground is brighter, because the device asks for more contrast. */
  highContrast = false;
  readonly #map: MapLayer;
  readonly #stands = new Stands();
  readonly #remains: Remains;
  readonly #items = new FloorItems();
  readonly #actors: Actors;
  readonly #arrows = new StepArrows();
  readonly #frame = new CellFrame();
  readonly #edgeArrows = new EdgeArrows();
  readonly #effects: Effects;
  readonly #aims: AimLines;
  readonly #prizes: PrizeLights;
  readonly #lifted: LiftedPrize;
  readonly #roomLights: RoomLights;
  readonly #lowHealth: LowHealth;
  readonly #pastime: PastimeSigns;
  readonly #firstSights = new FirstSights();
  /** Everything that scrolls with the floor. */
  readonly #scrolled = new Container();
  /** Darkens the map. */
  readonly #darkness = new Sprite({ texture: Texture.WHITE, tint: colours.ground });
  /** The changes of the last turn. The next turn ends them immediately. */
  readonly #animations = new Animations();
  /** Effects, which may continue during the next turn. */
  readonly #effectAnimations = new Animations();
  #shown: {
    readonly view: View;
    readonly layout: ScreenLayout;
    readonly artwork: Artwork;
    readonly floor: Game['floor'];
  } | null = null;
  /** The scroll position of the last frame: the game has already changed when it is shown again. */
  #placed: Cell | null = null;
  #cells: MapCells | null = null;
  #fade = 1;
  readonly #shake = new Shake();

  constructor(map: MapLayer, painter: Pick<TextPainter, 'paint'>) {
    this.#map = map;
    this.#effects = new Effects(painter);
    this.#actors = new Actors(this.#effects.lights);
    this.#aims = new AimLines(this.#effects.drawings);
    this.#prizes = new PrizeLights(this.#effects.drawings);
    this.#lifted = new LiftedPrize(this.#effects.drawings);
    this.#roomLights = new RoomLights(this.#effects.drawings);
    // Among the lights over the effects, which are one draw call.
    this.#effects.lights.addChild(this.#roomLights.container);
    this.#lowHealth = new LowHealth(this.#effects.drawings);
    this.#remains = new Remains(this.#effects.drawings);
    this.#pastime = new PastimeSigns(this.#effects.drawings, this.#effects.texts);
    this.#scrolled.addChild(
      this.#remains.container,
      this.#effects.below,
      this.#prizes.container,
      this.#items.container,
      this.#actors.container,
      this.#lifted.container,
      this.#arrows.container,
      this.#frame.container,
      this.#aims.container,
      this.#effects.container,
    );
    this.container.addChild(
      this.#stands.container,
      map.container,
      this.#scrolled,
      this.#darkness,
      this.#pastime.container,
      this.#lowHealth.container,
      this.#edgeArrows.container,
    );
  }

  /** The layer of the things that fly over the whole screen, for a place above the HUD. */
  get overlay(): Container {
    return this.#effects.overlay;
  }

  /** Whether something changes slowly by itself, for as long as the view is the same. */
  get pulses(): boolean {
    return this.#lowHealth.pulses;
  }

  /** Whether something is still moving. */
  get moving(): boolean {
    return this.#animations.active || this.#effectAnimations.active || this.#pastime.fades;
  }

  /**
   * Shows the floor after a turn and animates its events. With `still` nothing moves: hits flash, and
   * numbers appear for a moment.
   */
  show(
    view: View,
    layout: ScreenLayout,
    artwork: Artwork,
    events: readonly GameEvent[],
    still: boolean,
  ): void {
    const { game, backdrop } = view;
    const now = performance.now();
    this.#animations.finish();
    // The next turn hastens old effects. A redraw of the same turn, such as for a notice, does not.
    if (events.length > 0) this.#effectAnimations.hasten(now, leaveTime);
    this.#animations.speed = view.animationSpeed ?? 1;
    this.#effectAnimations.speed = view.animationSpeed ?? 1;
    const before = this.#shown;
    const sameFloor = before?.view.game === game && before.floor === game.floor;
    const arrived = before?.view.game === game && !sameFloor ? wayFrom(before.floor, game) : null;
    // Effects use the drawings of the artwork with which they began. These go with a new artwork.
    if (!sameFloor || before.artwork !== artwork) {
      this.#effectAnimations.finish();
      this.#effects.texts.destroy();
    }
    if (!sameFloor) {
      this.#actors.clear();
      this.#pastime.hide();
    }
    this.#shown = { view, layout, artwork, floor: game.floor };

    const { cell } = layout;
    const from = sameFloor && before.layout.cell.width === cell.width ? this.#placed : null;
    const region = this.window.show(view, layout, from);
    this.#showMap(view, layout, artwork, region);
    const scroll = restingScroll(view, layout);
    const { width, height } = layout.map;
    const window = { ...scroll, width, height };
    const stage = { artwork, words: wordsOf(view.language), still, now, window, ...layout };
    const rested = this.#pastime.show(view, stage, events.length > 0);
    const hasNews = events.length > 0 || rested > 0;
    const moving = !still && hasNews;
    const fade = moving && sameFloor;
    // Nothing is half behind the texts of the title screen.
    const clear = backdrop ? common(region, clearCells(layout, game)) : region;
    this.#actors.heroPose = poseOnMap(view);
    const gone = this.#actors.show(game, artwork, cell, fade, clear, window, this.highContrast);
    this.#actors.container.visible = !view.isDeserted;
    this.#showThings(game, artwork, cell, region, clear);
    this.#effects.show(game, layout);
    this.#showMarks(view, layout, artwork, scroll);
    this.#lowHealth.show(game, layout.map, artwork.palette, !backdrop, still);
    const sights = this.#firstSights.take(game);
    this.#fade = 1;
    this.#shake.stop();
    const near = backdrop ? textCells(layout, clear) : region;
    const shown = { view, layout, artwork, region: near, window, gone, sights };
    const turn = { ...shown, sameFloor, arrived, moving, now, rested };
    if (hasNews) this.#play(events, turn);
    if (moving && from) this.window.glide(from, this.#animations, now);
  }

  /** Advances the animations to the time `now` in ms, and moves everything to its position. */
  place(now: number): void {
    this.#animations.tick(now);
    this.#effectAnimations.tick(now);
    this.#lowHealth.place(now);
    if (!this.#shown) return;
    const { view, layout } = this.#shown;
    const { cell, map } = layout;
    const momentAtRest = this.paceAtRest === 'none' ? null : now;
    this.#actors.place(momentAtRest);
    this.#prizes.place(momentAtRest);
    this.#roomLights.place(momentAtRest);
    const hero = this.#heroPosition(view.game);
    const still = this.window.scroll(this.#shown);
    this.#placed = still;
    const x = still.x + this.#shake.offset.x;
    const y = still.y + this.#shake.offset.y;
    const torchX = hero.x + 0.5;
    const torchY = hero.y + 0.5;
    const flicker = this.paceAtRest === 'lively' ? brightnessAt(now) : 1;
    this.#map.place({ scrollX: x, scrollY: y, torchX, torchY, fade: this.#fade, flicker });
    this.#scrolled.position.set(map.x - x, map.y - y);
    this.#arrows.container.position.set(
      Math.round(torchX * cell.width),
      Math.round(torchY * cell.height),
    );
    this.#pastime.place(now);
    this.#pastime.container.position.copyFrom(this.#scrolled);
    const isEnded = view.game.ending !== null && !view.backdrop;
    this.#darkness.alpha = isEnded ? endingDarkness : restingDarkness * this.#pastime.depthAt(now);
    this.#darkness.visible = this.#darkness.alpha > 0;
    this.#darkness.position.set(map.x, map.y);
    this.#darkness.setSize(map.width, map.height);
  }

  /** Prepares the next frame, after `place`. */
  prepare(renderer: Renderer): void {
    this.#map.prepare(renderer);
  }

  /** Draws everything again, because the graphics card has lost it. */
  forget(): void {
    this.#map.forget();
    this.#stands.forget();
    this.#effectAnimations.finish();
    this.#effects.drawings.forget();
    this.#effects.texts.destroy();
  }

  /** Paints the texts over actors again, because a font has been loaded. */
  forgetTexts(): void {
    this.#effects.texts.refresh();
  }

  /** Ends all animations immediately. */
  finish(): void {
    this.#animations.finish();
    this.#effectAnimations.finish();
    if (this.#pastime.fades) this.#pastime.hide();
  }

  destroy(): void {
    this.finish();
    this.#effects.texts.destroy();
    this.#stands.destroy();
    this.#map.destroy();
    this.container.destroy({ children: true });
  }

  #showMap(view: View, layout: ScreenLayout, art: Artwork, region: Region): void {
    const { game, look } = view;
    const { grid } = game.floor;
    const { width, height } = grid;
    if (this.#cells?.width !== width || this.#cells.height !== height) {
      this.#cells = new MapCells(width, height);
    }
    this.#cells.update(game, view, region);
    const { cell, map } = layout;
    const { tiles: sheet, terrain } = art;
    const colours = stoneColoursAt(game.campaign, game.floor.depth);
    const { highContrast } = this;
    const cells = this.#cells;
    const isArena = hasStands(game);
    // Stands take the place of the rock, and the backdrop has the dark. Glyphs have no terrain, so no rock.
    const rock = !isArena;
    const near = sightLimitOf(game) === 'darkRoom';
    const picture = { cells, sheet, terrain, look, colours, cell, view: map };
    const { decoration } = cells;
    if (decoration) {
      this.#roomLights.show(game.floor, decoration, colours, look, cell, region);
    }
    this.#map.show({ ...picture, highContrast, near, rock, backdrop: view.backdrop });
    const scroll = view.backdrop ? restingScroll(view, layout) : null;
    const stands = isArena ? standsAround(layout, grid, scroll) : [];
    // Where the title is over the stand, they would be behind its letters.
    const hasOrnaments = !view.backdrop || backdropShape(layout) === 'across';
    this.#stands.show(stands, cell, art, hasOrnaments);
  }

  /** Shows what lies on the floor, and the prize that the hero lifts. `clear`: the cells that no text covers. */
  #showThings(game: Game, artwork: Artwork, cell: CellSize, region: Region, clear: Region): void {
    this.#remains.show(game, artwork.look, cell, region);
    this.#items.show(game, artwork, cell, clear);
    this.#prizes.show(game, artwork.look, cell, region);
    this.#lifted.show(game, artwork, cell);
  }

  /** Shows the marks that belong to no thing on the floor: of monsters beyond the window, the cursor, aims and directions. */
  #showMarks(view: View, layout: ScreenLayout, artwork: Artwork, scroll: Cell): void {
    const { game, backdrop } = view;
    const { cell } = layout;
    this.#edgeArrows.container.visible = !backdrop && game.ending === null;
    this.#edgeArrows.show(game, monstersInSight(game), layout, artwork, scroll);
    this.#frame.show(view.cursor, cell);
    this.#aims.show(game, view.aims, cell, artwork.palette);
    this.#arrows.show(artwork.atlas, cell, game, view.diagonal && !backdrop);
  }

  #play(events: readonly GameEvent[], turn: ShownTurn): void {
    const { view, layout, artwork, region, window, gone, sights, arrived, moving, now, rested } =
      turn;
    const { game, backdrop, language } = view;
    // On a new floor only the events after the arrival are visible.
    const stairs = events.findLastIndex(({ type }) => type === 'changedFloor');
    const recent = events.slice(stairs + 1);
    const timing = new TurnTiming(recent, heroSeq(game));
    this.#actors.turn(recent, gone);
    if (moving) this.#move(recent, timing, turn);
    else this.#actors.flashOnly(recent, this.#animations, now);
    const words = wordsOf(language);
    const depth = shownDepth(game.campaign, game.floor.depth);
    const isNamed = !backdrop && game.ending === null && depth !== null;
    this.#effects.play(recent, {
      game,
      words,
      language,
      artwork,
      region,
      animations: this.#effectAnimations,
      now,
      timing,
      moving,
      kindOf: (seq) => this.#actors.kindOf(seq) ?? gone.get(seq)?.kind ?? null,
      frightened: this.#actors.frightened,
      sights: backdrop ? [] : sights,
      arrival: arrived && isNamed ? { name: words.ui.arrival(depth), way: arrived } : null,
      rested,
      map: layout.map,
      window,
      places: {
        pointOf: (at) => this.window.middleOf(at),
        slotOf: (item) => placeInBag(layout, game, view.bagSlots, item),
      },
    });
  }

  /** Moves the actors, the light and the map. */
  #move(
    events: readonly GameEvent[],
    timing: TurnTiming,
    { view, layout, gone, sameFloor, arrived, now }: ShownTurn,
  ): void {
    const animations = this.#animations;
    const lasting = this.#effectAnimations;
    this.#actors.play(events, gone, { animations, lasting, timing, now });
    this.#remains.play(view.game, events, { animations, lasting, timing, now });
    if (arrived) this.#actors.enter(heroSeq(view.game), arrived, { animations, now });
    const tremor = tremorOf(view.game, events, timing);
    if (tremor) this.#shake.start(animations, layout.cell, now, tremor);
    if (sameFloor) {
      animations.run(now, lightTime, (part) => {
        this.#fade = part;
      });
    }
  }

  /** The hero's position in cells while the hero glides. */
  #heroPosition(game: Game): { x: number; y: number } {
    return this.#actors.positionOf(heroSeq(game)) ?? heroCell(game);
  }
}

/** The way from a floor to that on which the hero is. */
function wayFrom({ depth }: Game['floor'], { floor }: Game): 'down' | 'up' {
  return floor.depth > depth ? 'down' : 'up';
}
