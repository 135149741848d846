import { cellsApart } from '../dungeon/distance.ts';
import type { Cell } from '../dungeon/grid.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import { isLowHealth } from '../game/actors/low-health.ts';
import { calmOf } from '../game/combat/odds.ts';
import { cellOf, heroCell, heroSeq, kindOf } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Floor } from '../game/floors/floor.ts';
import type { Game } from '../game/world.ts';
import { plain, signed } from '../words/numbers.ts';
import { shownDepth } from '../words/shown-depth.ts';
import type { Names, Words } from '../words/texts.ts';
import { type Peril, perilOf } from './danger.ts';
import { type ConditionName, conditionNames, warningOf } from './hero.ts';
import { type ChangingPlaces, placeText, regionOf } from './surroundings.ts';
import { listMonsters, threatsOf, threatText } from './threats.ts';

/** The changes for the hero between two moments, for screen readers and the text view. */

/** The hero's state and knowledge at a moment, to compare them with a later one. */
export interface Moment {
  readonly floor: Floor;
  readonly region: number;
  readonly health: number;
  readonly peril: Peril;
  /** The monsters in view, by `seq`: the kind, the cell, and the cell of the hero at that moment. */
  readonly monsters: ReadonlyMap<
    number,
    { readonly kind: string; readonly cell: Cell; readonly hero: Cell }
  >;
  readonly conditions: readonly ConditionName[];
  /** The keys of the exits and items in view. */
  readonly places: ReadonlySet<string>;
  /** The keys of sensed things. */
  readonly sensed: ReadonlySet<string>;
}

/** The changes between two moments in short texts. Each list is empty without such a change. */
export interface Changes {
  /** The depth and the room, on another floor. */
  readonly arrival: readonly string[];
  /** The health and how it fell, and a warning when a peril begins. */
  readonly health: readonly string[];
  /** The health and how it rose. */
  readonly gain: readonly string[];
  /** Monsters that have come into view, nearest first. */
  readonly threats: readonly string[];
  /**
   * The nearest monsters that have moved to another direction or next to the hero; hostile ones also to another
   * distance.
   */
  readonly moves: readonly string[];
  /** Things that the hero has begun to sense without seeing them, nearest first. */
  readonly sensed: readonly string[];
  /** Conditions that have begun or ended. */
  readonly conditions: readonly string[];
  /** Monsters that went out of view alive, another room, and exits and items that came into view. */
  readonly places: readonly string[];
}

/** The moment of a game. */
export function momentOf(game: Game, { exits, items, sensed }: ChangingPlaces): Moment {
  const { Health, Identity } = game.stores;
  const seen = opponentsInSight(game);
  return {
    floor: game.floor,
    region: regionOf(game),
    health: Health.current[game.hero],
    peril: perilOf(game, seen),
    monsters: new Map(
      seen.map((monster) => {
        const kind = kindOf(game, monster).id;
        const place = { cell: cellOf(game, monster), hero: heroCell(game) };
        return [Identity.seq[monster], { kind, ...place }];
      }),
    ),
    conditions: conditionNames(game),
    places: new Set([...exits, ...items].map(({ key }) => key)),
    sensed: new Set(sensed.map(({ key }) => key)),
  };
}

/**
 * The changes since a moment; since nothing was known if `before` is null. `events`: those
 * since then. `now`: the surroundings of the hero.
 */
export function changesSince(
  before: Moment | null,
  game: Game,
  events: readonly GameEvent[],
  now: ChangingPlaces,
  words: Words,
  names: Names,
): Changes {
  const isArrival = before?.floor !== game.floor;
  const seen = opponentsInSight(game);
  const health = before ? healthChange(before, game, events, words) : [];
  const isGain = before !== null && game.stores.Health.current[game.hero] > before.health;
  return {
    arrival: isArrival ? arrivalAt(game, words) : [],
    health: [...(isGain ? [] : health), ...newPeril(before, game, seen, words)],
    gain: isGain ? health : [],
    threats: newThreats(before, game, seen, words, names),
    moves: before ? movedMonsters(before, game, seen, words, names) : [],
    sensed: now.sensed.filter(({ key }) => !before?.sensed.has(key)).map(({ text }) => text),
    conditions: conditionChanges(before?.conditions ?? [], conditionNames(game), words),
    places: [
      ...placeChanges(before, game, now, words),
      ...(before ? outOfView(before, game, seen, events, words, names) : []),
    ],
  };
}

/** The health after each hit of the turn; after the turn if hits do not explain the change. */
function healthChange(
  { health }: Moment,
  game: Game,
  events: readonly GameEvent[],
  { ui, list, joined }: Words,
): string[] {
  const { Health } = game.stores;
  const now = Health.current[game.hero];
  if (now === health) return [];
  const hero = heroSeq(game);
  const hits = events.flatMap((event) =>
    event.type === 'hit' && event.target === hero && event.damage > 0 ? event.damage : [],
  );
  const lost = hits.reduce((sum, damage) => sum + damage, 0);
  const steps = lost === health - now ? hits.map((damage) => -damage) : [now - health];
  let healthLeft = health;
  const texts = steps.map((change) => {
    healthLeft += change;
    return joined.remark(`${plain(healthLeft)}/${Health.max[game.hero]}`, signed(change));
  });
  return [`${ui.hp} ${list(texts)}`];
}

function newPeril(
  before: Moment | null,
  game: Game,
  seen: readonly number[],
  words: Words,
): string[] {
  const peril = perilOf(game, seen);
  // When a deadly threat ends, low health is news only if it was not low before.
  const wasLow = before !== null && isLowHealth(game, before.health);
  const isNew = peril !== (before?.peril ?? 'none') && !(peril === 'low' && wasLow);
  const warning = isNew ? warningOf(peril, words) : '';
  return warning === '' ? [] : [warning];
}

function newThreats(
  before: Moment | null,
  game: Game,
  seen: readonly number[],
  words: Words,
  names: Names,
): string[] {
  const { Identity } = game.stores;
  const newcomers = seen.filter((monster) => !before?.monsters.has(Identity.seq[monster]));
  return listMonsters(game, newcomers, words, names, seen);
}

/** The most monsters whose movements are reported each turn: more would drown everything else. */
const mostMoves = 2;
/** Where the hero always sees the whole floor, and for calm monsters, only those within this distance count. */
const nearbyDistance = 4;

/** The monsters nearby, or hostile ones, that have moved: see `moves` of `Changes`. */
function movedMonsters(
  before: Moment,
  game: Game,
  seen: readonly number[],
  words: Words,
  names: Names,
): string[] {
  if (before.floor !== game.floor) return [];
  const { Identity } = game.stores;
  const hero = heroCell(game);
  const moved = seen.filter((monster) => {
    const placeBefore = before.monsters.get(Identity.seq[monster]);
    const cell = cellOf(game, monster);
    if (!placeBefore || (placeBefore.cell.x === cell.x && placeBefore.cell.y === cell.y))
      return false;
    const distance = cellsApart(cell, hero);
    const isHostile = calmOf(game, monster) === null;
    if (distance > nearbyDistance && (!isHostile || game.campaign.rules.sight === 'whole'))
      return false;
    const isOtherDistance = distance !== cellsApart(placeBefore.cell, placeBefore.hero);
    return (
      (isOtherDistance && (isHostile || distance === 1)) ||
      octant(cell, hero) !== octant(placeBefore.cell, placeBefore.hero)
    );
  });
  return threatsOf(game, moved, mostMoves, seen).map((threat) =>
    threatText(game, threat, words, names),
  );
}

/** The nearest monster in view and where it is; empty without one, or with a far one where the whole floor is seen. */
export function nearestText(game: Game, words: Words, names: Names): string {
  const isSightLimited = game.campaign.rules.sight !== 'whole';
  const hero = heroCell(game);
  const noticed = opponentsInSight(game).filter((monster) => {
    return isSightLimited || cellsApart(cellOf(game, monster), hero) <= nearbyDistance;
  });
  return listMonsters(game, noticed, words, names)[0] ?? '';
}

/** The direction to a cell from another one, as one of eight. */
function octant(to: Cell, from: Cell): number {
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI + 8) % 8;
}

function conditionChanges(
  before: readonly ConditionName[],
  now: readonly ConditionName[],
  { ui, list, look, surroundings }: Words,
): string[] {
  const begun = now.filter((name) => !before.includes(name)).map((name) => ui[name]);
  const ended = before.filter((name) => !now.includes(name)).map((name) => ui[name]);
  return [
    ...(begun.length > 0 ? [look.sentence(list(begun))] : []),
    ...(ended.length > 0 ? [surroundings.over(list(ended))] : []),
  ];
}

function arrivalAt(game: Game, words: Words): string[] {
  const depth = shownDepth(game.campaign, game.floor.depth);
  return [
    ...(depth === null ? [] : [words.look.sentence(words.ui.arrival(depth))]),
    placeText(game, words),
  ];
}

function placeChanges(
  before: Moment | null,
  game: Game,
  { exits, items }: ChangingPlaces,
  words: Words,
): string[] {
  const isOtherFloor = before?.floor !== game.floor;
  const isOtherRegion = !isOtherFloor && before.region !== regionOf(game);
  const knownPlaces = isOtherFloor ? new Set<string>() : before.places;
  return [
    ...(isOtherRegion ? [placeText(game, words)] : []),
    ...[...exits, ...items].filter(({ key }) => !knownPlaces.has(key)).map(({ text }) => text),
  ];
}

/** The monsters that were in view and are not now, without the ones that died, changed their kind or left the floor. */
function outOfView(
  { floor, monsters }: Moment,
  game: Game,
  opponents: readonly number[],
  events: readonly GameEvent[],
  words: Words,
  names: Names,
): string[] {
  if (floor !== game.floor) return [];
  const { Identity } = game.stores;
  const seen = new Set(opponents.map((monster) => Identity.seq[monster]));
  const told = new Set(events.flatMap((event) => (endsMonster(event) ? event.actor : [])));
  const gone = [...monsters].filter(([seq]) => !seen.has(seq) && !told.has(seq));
  if (gone.length === 0) return [];
  return [words.surroundings.gone(words.list(gone.map(([, { kind }]) => names.kind(kind))))];
}

/** Whether a message tells already that the monster of an event is no more. */
function endsMonster(
  event: GameEvent,
): event is Extract<GameEvent, { type: 'killed' | 'vanished' | 'polymorphed' }> {
  return event.type === 'killed' || event.type === 'vanished' || event.type === 'polymorphed';
}
