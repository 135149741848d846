import { Container, Sprite } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { workDone } from '../../game/actions/dig.ts';
import { isInView } from '../../game/actors/actors.ts';
import { kindById } from '../../game/campaign.ts';
import { heroCell } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { isFixture, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { asTitle } from '../../words/as-title.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { deathLookOf } from '../actors/deaths.ts';
import { thingSide } from '../actors/floor-items.ts';
import type { Animations } from '../animations.ts';
import { colourOf, colours } from '../colours.ts';
import { type Artwork, thingColour, thingPortrait } from '../drawings/portrait.ts';
import type { TextPainter } from '../hud/text-painter.ts';
import { type Region, within } from '../map/region.ts';
import type { CellSize, Rect, ScreenLayout } from '../screen-layout.ts';
import { markOfActor, markOfThing, showAttack } from './attack-marks.ts';
import {
  blast,
  chips,
  darkSmoke,
  deathClouds,
  dust,
  hues,
  puff,
  shimmer,
  slime,
  sparkle,
} from './clouds.ts';
import { EffectDrawings } from './effect-drawings.ts';
import { effectLook, fearLook, showLook } from './effect-looks.ts';
import { knownElement, showElement } from './elements.ts';
import type { FirstSight } from './first-sights.ts';
import { type FlightPlaces, showPick, showThrow } from './flights.ts';
import { floatingTexts, showText } from './floating-texts.ts';
import { showGlare, showRing } from './lights.ts';
import { showArrival, showFirstSight, showLevel, showPrizeTaken } from './moments.ts';
import { showCloud } from './particles.ts';
import type { EffectScene } from './scene.ts';
import { cellOfSeen, entityOf } from './seen-cells.ts';
import type { ShownAttack, TurnTiming } from './timing.ts';
import { showZap } from './zaps.ts';

/** The most things that rings mark after a detection. */
const mostSensed = 60;

/** One turn's events and everything that is needed to animate them. */
export interface EffectContext {
  readonly game: Game;
  readonly words: Words;
  readonly language: Language;
  readonly artwork: Artwork;
  /** Events outside this region are not shown. */
  readonly region: Region;
  readonly animations: Animations;
  /** ms, as in `Animations`. */
  readonly now: number;
  readonly timing: TurnTiming;
  /** False for players who prefer reduced motion: texts do not move, and nothing else is shown. */
  readonly moving: boolean;
  /** The kind of an actor that was or is on the screen, given by `seq`; null for others. */
  readonly kindOf: (actor: number) => Kind | null;
  /** The actors that begin to be afraid. */
  readonly frightened: readonly Cell[];
  readonly sights: readonly FirstSight[];
  /** The name of the floor if the hero has arrived on it by stairs. */
  readonly arrival: string | null;
  /** The rectangle of the map in pixels of the screen. */
  readonly map: Rect;
  /** The part of the floor that the map shows when the hero has stopped, in pixels of the floor. */
  readonly window: Rect;
  readonly places: FlightPlaces;
}

/** Everything that a turn shows beyond the actors: texts, marks, particles, lights and things in flight. */
export class Effects {
  /** Over the actors. */
  readonly container = new Container();
  /** Under the actors and items. */
  readonly below = new Container();
  /** Over the whole screen. */
  readonly overlay = new Container();
  readonly drawings = new EffectDrawings();
  readonly #painter: Pick<TextPainter, 'paint'>;
  readonly #cracks = this.below.addChild(new Sprite());
  #cell: CellSize = { width: 1, height: 1 };
  #ratio = 1;

  constructor(painter: Pick<TextPainter, 'paint'>) {
    this.#painter = painter;
  }

  /** Shows the cracks of the wall that the hero is digging. */
  show(game: Game, { cell, ratio }: Pick<ScreenLayout, 'cell' | 'ratio'>): void {
    this.#cell = cell;
    this.#ratio = ratio;
    const { Digging } = game.stores;
    const x = Digging.x[game.hero];
    const y = Digging.y[game.hero];
    const turns = workDone(game, game.hero, x, y);
    this.#cracks.visible = turns > 0;
    if (turns === 0) return;
    this.#cracks.texture = this.drawings.texture('cracks');
    this.#cracks.setSize(cell.width, cell.height);
    this.#cracks.position.set(x * cell.width, y * cell.height);
    this.#cracks.alpha = Math.min(1, 0.35 + turns * 0.15);
  }

  /** Animates the events of a turn. */
  play(events: readonly GameEvent[], context: EffectContext): void {
    const { game, artwork, region, moving, animations, now, sights } = context;
    const scene = {
      above: this.container,
      ground: this.below,
      overlay: this.overlay,
      cell: this.#cell,
      window: context.window,
      ratio: this.#ratio,
      drawings: this.drawings,
      animations,
      now,
    };
    const near = events.filter(
      (event) => (!('at' in event) || within(region, event.at)) && isShown(game, event),
    );
    const { palette } = artwork;
    const timing = moving ? context.timing : null;
    const texts = floatingTexts(near, game, context.words, palette, timing);
    if (moving) this.#playMotion(scene, near, context);
    const names = namesOf(game.campaign, context.language);
    for (const sight of sights) {
      const name = asTitle(names.kind(sight.kind.id));
      showFirstSight(scene, this.#painter, sight, name, palette, moving);
    }
    if (context.arrival !== null) {
      const { map, places, arrival } = context;
      const hero = heroCell(game);
      const heroTop = places.pointOf(hero)?.y ?? 0;
      showArrival(scene, this.#painter, hero, heroTop, arrival, map, palette, moving);
    }
    for (const text of texts) showText(scene, this.#painter, text, moving);
  }

  #playMotion(scene: EffectScene, events: readonly GameEvent[], context: EffectContext): void {
    const { game, artwork, timing } = context;
    for (const zap of timing.zaps) {
      const { kind } = zap.zap;
      showZap(scene, zap, knownElement(game, kind), thingColour(game, kind));
    }
    const attackers = new Map<number, number>();
    for (const event of events) {
      if (event.type === 'hit' || event.type === 'missed') {
        const earlier = attackers.get(event.attacker) ?? 0;
        attackers.set(event.attacker, earlier + 1);
        showImpact(scene, event, context, earlier % 2 === 1);
      } else playEvent(scene, event, context);
    }
    for (const at of context.frightened) showLook(scene, fearLook(artwork.palette), at, 0);
  }
}

/** Whether the hero notices an event: it takes part in the attack or the throw, or sees one of its ends. */
function isShown(game: Game, event: GameEvent): boolean {
  if (event.type !== 'hit' && event.type !== 'missed' && event.type !== 'threw') return true;
  const hero = game.stores.Identity.seq[game.hero];
  const [actors, to] =
    event.type === 'threw' ? [[event.actor], event.to] : [[event.attacker, event.target], event.at];
  return actors.includes(hero) || isInView(game, event.from) || isInView(game, to);
}

/** Shows the result of an attack or an injury on its target. */
function showImpact(
  scene: EffectScene,
  attack: ShownAttack,
  { game, timing, kindOf }: EffectContext,
  isMirrored: boolean,
): void {
  const { at } = attack;
  const delay = timing.arrivalOf(attack);
  const thrown = timing.throwOf(attack);
  if (thrown) {
    const kind = game.campaign.kinds.find(({ id }) => id === thrown.kind);
    if (kind) showAttack(scene, attack, markOfThing(kind), delay, isMirrored);
  } else if (timing.isByHand(attack)) {
    const kind = kindOf(attack.attacker);
    if (kind)
      showAttack(scene, attack, markOfActor(game, attack.attacker, kind), delay, isMirrored);
  } else if (attack.type === 'hit' && attack.cause !== undefined) {
    const { cause } = attack;
    const kind = game.campaign.kinds.find(({ id }) => id === cause);
    if (!kind) showElement(scene, 'poison', at, delay);
    else if (isFixture(kind) && kind.look.attack) {
      // A trap shoots from the side.
      const from = { x: at.x - 1, y: at.y };
      showAttack(scene, { ...attack, from }, markOfThing(kind), delay, isMirrored);
    } else showElement(scene, knownElement(game, cause), at, delay);
  }
}

function playEvent(scene: EffectScene, event: GameEvent, context: EffectContext): void {
  const { game, artwork, timing } = context;
  const { palette } = artwork;
  switch (event.type) {
    case 'dug':
      showCloud(scene, event.done ? dust : chips, event.at);
      break;
    case 'threw': {
      const kind = game.campaign.kinds.findIndex(({ id }) => id === event.kind);
      const portrait = thingPortrait(artwork, game, kind, thingSide(scene.cell, false));
      if (portrait) showThrow(scene, event, portrait);
      break;
    }
    case 'burst': {
      const { at, radius } = event;
      const colour = thingColour(game, event.kind);
      const cells = 1 + 2 * radius;
      showGlare(scene, at, { colour: hues.lamp, cells: cells + 3 });
      for (const cloud of blast(colour, radius)) showCloud(scene, cloud, at);
      showRing(scene, at, { colour, cells: 1.4 * cells });
      break;
    }
    case 'split': {
      const colour = colourOf(context.kindOf(event.actor)?.look.colour ?? '#ffffff');
      showCloud(scene, slime(colour), event.from);
      // The twin may have moved in the same turn.
      showRing(scene, cellOfSeen(game, event.twin) ?? event.at, { colour, cells: 1.7 });
      break;
    }
    case 'summoned':
      showCloud(scene, darkSmoke, event.at);
      showRing(scene, event.at, { colour: darkSmoke.colours[1], cells: 1.9 });
      showGlare(scene, event.at, { colour: darkSmoke.colours[1], cells: 3 });
      break;
    case 'polymorphed': {
      const delay = timing.arrivalAt(event.at);
      showCloud(scene, shimmer, event.at, delay);
      showRing(scene, event.at, { colour: shimmer.colours[0], cells: 1.9 }, delay);
      break;
    }
    case 'affected': {
      const look = effectLook(event.effect, palette);
      const sensed = game.sensed.filter((one) => within(context.region, one));
      const delay = timing.arrivalAt(event.at);
      if (look) showLook(scene, look, event.at, delay, sensed.slice(0, mostSensed));
      break;
    }
    case 'teleported': {
      const delay = timing.arrivalAt(event.from);
      for (const at of [event.from, event.to]) {
        if (!isInView(game, at)) continue;
        const isEnd = at === event.to;
        showRing(scene, at, { colour: hues.magic, cells: 2, closes: !isEnd }, delay);
        showCloud(scene, { ...shimmer, motion: isEnd ? 'burst' : 'rise' }, at, delay);
      }
      break;
    }
    case 'killed': {
      const kind = context.kindOf(event.actor);
      if (!kind) break;
      const colour = colourOf(kind.look.colour);
      const delay = timing.lastHitOf(event.actor);
      for (const cloud of deathClouds(deathLookOf(kind), colour)) {
        showCloud(scene, cloud, event.at, delay);
      }
      break;
    }
    case 'vanished':
      if (isInView(game, event.at)) showCloud(scene, puff, event.at);
      break;
    case 'found':
      showCloud(scene, sparkle, event.at);
      showRing(scene, event.at, { colour: colours.cursor, cells: 1.8 });
      break;
    case 'sprung': {
      const { colour } = kindById(game.campaign, event.kind).look;
      showRing(scene, event.at, { colour: colourOf(colour), cells: 1.8 });
      break;
    }
    case 'leveled': {
      const at = cellOfSeen(game, event.actor);
      if (at) showLevel(scene, at, palette);
      break;
    }
    case 'picked':
      showPicked(scene, event, context);
      break;
  }
}

/** A picked up item flies into the bag, and a prize shines. */
function showPicked(
  scene: EffectScene,
  { item, kind: id, at }: Extract<GameEvent, { type: 'picked' }>,
  { game, artwork, places }: EffectContext,
): void {
  const kind = kindById(game.campaign, id);
  const number = game.campaign.kinds.indexOf(kind);
  const portrait = thingPortrait(artwork, game, number, thingSide(scene.cell, false));
  if (portrait) showPick(scene, entityOf(game, item), at, portrait, places);
  if (kindHas(kind, 'Prize')) showPrizeTaken(scene, at, colourOf(kind.look.colour));
}
