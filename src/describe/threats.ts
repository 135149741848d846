import { squaredDistance } from '../dungeon/distance.ts';
import { visibleConditionsOf } from '../game/actors/conditions.ts';
import { type Calm, calmOf } from '../game/combat/odds.ts';
import { cellOf, heroCell, kindOf } from '../game/entity.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';
import { type DangerLevel, dangersAmong } from './danger.ts';

/** A monster that the hero sees. */
export interface Threat {
  readonly monster: number;
  /** Cells from the hero: to the right, and down. */
  readonly dx: number;
  readonly dy: number;
  readonly health: number;
  readonly maxHealth: number;
  /** Why it would not attack now; null if it would. */
  readonly calm: Calm | null;
  readonly danger: DangerLevel;
  /** The monsters that it represents, itself included. */
  readonly count: number;
  /** The ones that look the same to a player in all but their place, the nearest first, without itself. */
  readonly others: readonly number[];
}

/** More monsters than this are only counted in texts: a crowd would take too long to read out. */
export const mostListed = 12;

/** The nearest of some monsters in view, nearest first. `seen`: all monsters that the hero sees. */
export function threatsOf(
  game: Game,
  monsters: readonly number[],
  most: number,
  seen: readonly number[] = monsters,
): Threat[] {
  const dangerOf = dangersAmong(game, seen);
  return nearestMonsters(game, monsters, most).map((monster) =>
    threatOf(game, monster, dangerOf(monster)),
  );
}

/** The monsters that the hero sees by kind: the nearest represents its kind. The nearest kind comes first. */
export function threatsByKind(game: Game, seen: readonly number[]): Threat[] {
  const hero = heroCell(game);
  const kinds = new Map<Kind, { monster: number; distance: number; count: number }>();
  for (const monster of seen) {
    const kind = kindOf(game, monster);
    const distance = squaredDistance(cellOf(game, monster), hero);
    const group = kinds.get(kind);
    const count = (group?.count ?? 0) + 1;
    const isNearer = !group || distance < group.distance;
    kinds.set(kind, isNearer ? { monster, distance, count } : { ...group, count });
  }
  const dangerOf = dangersAmong(game, seen);
  return [...kinds.values()]
    .sort((a, b) => a.distance - b.distance)
    .map(({ monster, count }) => ({ ...threatOf(game, monster, dangerOf(monster)), count }));
}

/**
 * Threats without repetitions: the first represents all of its kind with the same health, danger, calm and states.
 */
export function withoutRepetitions(game: Game, threats: readonly Threat[]): Threat[] {
  const groups = new Map<string, Threat[]>();
  for (const threat of threats) {
    const { monster, health, maxHealth, danger, calm } = threat;
    const states = visibleConditionsOf(game, monster);
    const key = [kindOf(game, monster).id, health, maxHealth, danger, calm, ...states].join();
    groups.set(key, [...(groups.get(key) ?? []), threat]);
  }
  return [...groups.values()].map(([first, ...others]) => ({
    ...first,
    count: others.length + 1,
    others: others.map(({ monster }) => monster),
  }));
}

function threatOf(game: Game, monster: number, danger: DangerLevel): Threat {
  const { Health } = game.stores;
  const hero = heroCell(game);
  const { x, y } = cellOf(game, monster);
  return {
    monster,
    dx: x - hero.x,
    dy: y - hero.y,
    health: Health.current[monster],
    maxHealth: Health.max[monster],
    calm: calmOf(game, monster),
    danger,
    count: 1,
    others: [],
  };
}

/**
 * The nearest of these monsters and where they are, nearest first, and the number of the others. `seen`: all
 * monsters that the hero sees.
 */
export function listMonsters(
  game: Game,
  monsters: readonly number[],
  words: Words,
  names: Names,
  seen: readonly number[] = monsters,
): string[] {
  const others = monsters.length - mostListed;
  return [
    ...threatsOf(game, monsters, mostListed, seen).map((threat) =>
      listedThreat(game, threat, words, names),
    ),
    ...(others > 0 ? [words.ui.more(others)] : []),
  ];
}

/** A threat as a text: `wolf: 2 right`, a warning if its next hit may kill, why it is calm, and its states. */
function listedThreat(game: Game, threat: Threat, words: Words, names: Names): string {
  return words.list([threatText(game, threat, words, names), ...stateTexts(game, threat, words)]);
}

/** Why a monster is calm, and its states. */
export function stateTexts(
  game: Game,
  { monster, calm }: Pick<Threat, 'monster' | 'calm'>,
  { look, states }: Words,
): string[] {
  const present = visibleConditionsOf(game, monster);
  // A spellbound monster counts as helpless, too: one mark is enough.
  const isCalm = calm !== null && !present.includes('spellbound');
  return [...(isCalm ? [look.calm[calm]] : []), ...present.map((state) => states[state])];
}

/** A threat as a text: `wolf: 2 right`, and a warning if its next hit may kill. */
export function threatText(
  game: Game,
  { monster, dx, dy, danger }: Threat,
  { ui, look, joined }: Words,
  names: Names,
): string {
  const where = joined.pair(names.kind(kindOf(game, monster).id), ui.whereabouts(dx, dy));
  return danger === 'deadly' ? joined.remark(where, look.danger.deadly) : where;
}

/** The monsters nearest to the hero. Equally near monsters stay in the given order. */
export function nearestMonsters(game: Game, monsters: readonly number[], most: number): number[] {
  const hero = heroCell(game);
  // Only the nearest are sorted: a crowd can have 100,000 monsters.
  const sorted: { monster: number; distance: number }[] = [];
  for (const monster of monsters) {
    const distance = squaredDistance(cellOf(game, monster), hero);
    if (sorted.length === most) {
      if (most === 0 || distance >= sorted[most - 1].distance) continue;
      sorted.pop();
    }
    const place = sorted.findLastIndex((other) => other.distance <= distance) + 1;
    sorted.splice(place, 0, { monster, distance });
  }
  return sorted.map(({ monster }) => monster);
}
