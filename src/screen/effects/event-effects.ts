import { deathLookOf } from '../../describe/actor-look.ts';
import { colourOf } from '../../describe/css-colour.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { isInView } from '../../game/actors/actors.ts';
import { kindById } from '../../game/campaign.ts';
import { heroCell, heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { isFixture, kindHas } from '../../game/kinds.ts';
import { thingSide, thingSize } from '../actors/floor-items.ts';
import { colours, mix } from '../colours.ts';
import { thingColour, thingPortrait } from '../drawings/portrait.ts';
import { within } from '../map/region.ts';
import { angleOf, type MarkManner, markOfActor, markOfThing, showAttack } from './attack-marks.ts';
import {
  ashes,
  blast,
  breach,
  chips,
  darkSigns,
  darkSmoke,
  deathClouds,
  dust,
  hues,
  pieces,
  puff,
  shimmer,
  slime,
  sparkle,
  sparks,
  splinters,
} from './clouds.ts';
import type { TurnScene } from './effect-context.ts';
import { effectLook, showLook } from './effect-looks.ts';
import { knownElement, showElement } from './element-effects.ts';
import { showPick, showThrow } from './flights.ts';
import type { Hit } from './hit-weight.ts';
import { showBeam, showGlare, showGroundSign, showRays, showRing } from './lights.ts';
import { showHeroDeath, showLevel, showPrizeTaken } from './moments.ts';
import { showCloud } from './particles.ts';
import { drainRay, knownEffects } from './ray-looks.ts';
import { cellOfSeen, entityOf } from './seen-cells.ts';
import type { ShownAttack } from './timing.ts';
import { showRay } from './zaps.ts';

/** The most things that rings mark after a detection. */
const mostSensed = 60;

/** An event of one type. */
type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Shows the result of an attack or an injury on its target. */
export function showImpact(scene: TurnScene, attack: ShownAttack, manner: MarkManner): void {
  const { game, timing, kindOf } = scene;
  const { at } = attack;
  const delay = timing.arrivalOf(attack);
  const thrown = timing.throwOf(attack);
  if (attack.type === 'hit' && attack.attacker !== 0 && manner.hasSparks) {
    showSparks(scene, attack, manner.isHard, delay);
  }
  if (thrown) {
    const kind = game.campaign.kinds.find(({ id }) => id === thrown.kind);
    if (kind) showAttack(scene, attack, markOfThing(kind), delay, manner);
  } else if (timing.isByHand(attack)) {
    const kind = kindOf(attack.attacker);
    if (kind) showAttack(scene, attack, markOfActor(game, attack.attacker, kind), delay, manner);
  } else if (attack.type === 'hit' && attack.cause !== undefined) {
    const { cause } = attack;
    const kind = game.campaign.kinds.find(({ id }) => id === cause);
    if (!kind) showElement(scene, 'poison', at, delay);
    else if (isFixture(kind) && kind.look.attack) {
      // A trap shoots from the side.
      const from = { x: at.x - 1, y: at.y };
      showAttack(scene, { ...attack, from }, markOfThing(kind), delay, manner);
    } else showInjury(scene, cause, at, delay);
  }
}

/** Sparks fly on in the direction of a hit. A hard hit lights the ground, and strikes pieces off its target. */
function showSparks(scene: TurnScene, attack: Hit, isHard: boolean, delay: number): void {
  const { cell, ground, kindOf } = scene;
  const { at } = attack;
  const direction = angleOf(attack, cell);
  // Over a letter, they would make it unreadable.
  const place = scene.look === 'glyphs' ? { ...scene, above: ground, lights: ground } : scene;
  showCloud(place, sparks(direction, isHard), at, delay);
  if (!isHard) return;
  const target = kindOf(attack.target);
  if (target) showCloud(place, pieces(colourOf(target.look.colour), direction), at, delay);
  showGlare(place, at, { colour: mix(hues.lamp, 0x000000, 0.55), cells: 2.6 }, delay);
}

/** Damage by an item or a monster. Life that is drained flows to the hero. */
function showInjury(scene: TurnScene, cause: string, at: Cell, delay: number): void {
  const { game } = scene;
  showElement(scene, knownElement(game, cause), at, delay);
  const hero = heroCell(game);
  if (at.x === hero.x && at.y === hero.y) return;
  if (knownEffects(game, cause).includes('drain')) {
    showRay(scene, { from: at, path: [hero] }, drainRay, delay);
  }
}

/** Shows an event other than an attack, if it has an effect. */
export function showEvent(scene: TurnScene, event: GameEvent): void {
  switch (event.type) {
    case 'dug':
      for (const cloud of event.done ? breach : [chips]) showCloud(scene, cloud, event.at);
      return;
    case 'threw':
      return showThrown(scene, event);
    case 'burst':
      return showBurst(scene, event);
    case 'split':
      return showSplit(scene, event);
    case 'summoned':
      return showSummoned(scene, event);
    case 'polymorphed':
      return showPolymorphed(scene, event);
    case 'affected':
      return showAffected(scene, event);
    case 'teleported':
      return showTeleported(scene, event);
    case 'killed':
      return showKilled(scene, event);
    case 'vanished':
      return showVanished(scene, event);
    case 'found':
      return showFound(scene, event);
    case 'sprung':
      return showSprung(scene, event);
    case 'leveled': {
      const at = cellOfSeen(scene.game, event.actor);
      if (at) showLevel(scene, at);
      return;
    }
    case 'picked':
      return showPicked(scene, event);
  }
}

/** A glint, and rays from under the thing. */
function showFound(scene: TurnScene, { at }: Of<'found'>): void {
  showRays(scene, at, colours.cursor, 2.4, 600);
  showGlare(scene, at, { colour: colours.cursor, cells: 2.2 });
  showCloud(scene, { ...sparkle, count: 14, size: 0.6, reach: 1, time: 640 }, at);
}

/** Pieces fly from a trap in its colour. */
function showSprung(scene: TurnScene, { at, kind }: Of<'sprung'>): void {
  const { game } = scene;
  const colour = colourOf(kindById(game.campaign, kind).look.colour);
  showRing(scene, at, { colour, cells: 1.8 });
  showGlare(scene, at, { colour, cells: 2 });
  const pieces = [colour, mix(colour, 0xffffff, 0.5), hues.stone];
  showCloud(scene, { ...dust, colours: pieces, size: 0.36, reach: 0.9, time: 460 }, at);
}

function showVanished(scene: TurnScene, { actor, at }: Of<'vanished'>): void {
  const { game, timing } = scene;
  if (!isInView(game, at)) return;
  const dissolve = timing.dissolveOf(actor);
  for (const cloud of dissolve === null ? [puff] : ashes)
    showCloud(scene, cloud, at, dissolve ?? 0);
}

function showThrown(scene: TurnScene, event: Of<'threw'>): void {
  const { game, artwork } = scene;
  const kind = game.campaign.kinds.findIndex(({ id }) => id === event.kind);
  const portrait = thingPortrait(artwork, game, kind, thingSide(scene.cell, 'item'));
  const isLong = kind >= 0 && kindHas(game.campaign.kinds[kind], 'Weapon');
  const icon = isLong ? lookOf(game, kind).sprite : undefined;
  if (portrait) showThrow(scene, event, portrait, icon);
}

/** An explosion, or an item that shatters. A shattered item burns only if the hero knows that it does. */
function showBurst(scene: TurnScene, { at, kind, radius }: Of<'burst'>): void {
  const { game } = scene;
  const colour = thingColour(game, kind);
  const cells = 1 + 2 * radius;
  const isItem = kindHas(kindById(game.campaign, kind), 'Item');
  const isBlast = !isItem || knownElement(game, kind) === 'fire';
  const light = isBlast ? mix(hues.lamp, 0x000000, 0.5) : mix(colour, 0x000000, 0.3);
  showGlare(scene, at, { colour: light, cells: isBlast ? cells + 3 : cells + 1 });
  const clouds = isBlast ? blast(colour, radius) : splinters(colour, radius);
  for (const cloud of clouds) showCloud(scene, cloud, at);
  showRing(scene, at, { colour, cells: 1.4 * cells });
}

function showSplit(scene: TurnScene, { actor, twin, from, at }: Of<'split'>): void {
  const { game, kindOf } = scene;
  const colour = colourOf(kindOf(actor)?.look.colour ?? '#ffffff');
  showCloud(scene, slime(colour), from);
  // The twin may have moved in the same turn.
  const place = cellOfSeen(game, twin) ?? at;
  showRing(scene, place, { colour, cells: 1.7 });
  showCloud(scene, { ...slime(colour), count: 9, size: 0.4 }, place);
}

function showSummoned(scene: TurnScene, { at }: Of<'summoned'>): void {
  const [, colour] = darkSmoke.colours;
  showCloud(scene, darkSmoke, at);
  showCloud(scene, darkSigns, at);
  showGroundSign(scene, at, { drawing: 'seal', colour, cells: 2.3, turn: 1.2 });
  showGlare(scene, at, { colour, cells: 3 });
}

function showPolymorphed(scene: TurnScene, { at }: Of<'polymorphed'>): void {
  const { timing } = scene;
  const delay = timing.arrivalAt(at);
  showCloud(scene, { ...puff, colours: shimmer.colours, size: 0.7, reach: 0.6 }, at, delay);
  showCloud(scene, shimmer, at, delay);
  showRing(scene, at, { colour: shimmer.colours[0], cells: 1.9 }, delay);
}

function showAffected(scene: TurnScene, { effect, at }: Of<'affected'>): void {
  const { game, palette, region, timing } = scene;
  const look = effectLook(effect, palette);
  const sensed = game.sensed.filter((one) => within(region, one));
  if (look) showLook(scene, look, at, timing.arrivalAt(at), sensed.slice(0, mostSensed));
}

/** A vortex closes where the actor was, and opens where it is. */
function showTeleported(scene: TurnScene, { from, to }: Of<'teleported'>): void {
  const { game, timing } = scene;
  const delay = timing.arrivalAt(from);
  for (const at of [from, to]) {
    if (!isInView(game, at)) continue;
    const isEnd = at === to;
    const sign = { drawing: 'vortex', colour: hues.missile, cells: 2.1 } as const;
    showGroundSign(scene, at, { ...sign, turn: isEnd ? -3 : 5, closes: !isEnd }, delay);
    showBeam(scene, at, hues.missile, delay);
    showCloud(scene, { ...shimmer, motion: isEnd ? 'burst' : 'rise' }, at, delay);
  }
}

function showKilled(scene: TurnScene, { actor, at }: Of<'killed'>): void {
  const { game, timing, kindOf } = scene;
  const kind = kindOf(actor);
  if (!kind) return;
  const delay = timing.lastHitOf(actor);
  if (actor === heroSeq(game)) showHeroDeath(scene, at, delay);
  const clouds = deathClouds(deathLookOf(kind), colourOf(kind.look.colour));
  for (const cloud of clouds) showCloud(scene, cloud, at, delay);
}

/** A picked up item flies into the bag, and a prize shines. */
function showPicked(scene: TurnScene, { item, kind: id, at }: Of<'picked'>): void {
  const { game, artwork, places } = scene;
  const kind = kindById(game.campaign, id);
  const number = game.campaign.kinds.indexOf(kind);
  const portrait = thingPortrait(artwork, game, number, thingSide(scene.cell, thingSize(kind)));
  const isPrize = kindHas(kind, 'Prize');
  if (portrait) showPick(scene, entityOf(game, item), at, portrait, places, isPrize);
  if (isPrize) showPrizeTaken(scene, at, colourOf(kind.look.colour));
}
