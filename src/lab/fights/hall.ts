import { gainExperience } from '../../game/actors/levels.ts';
import { wake } from '../../game/actors/waking.ts';
import type { Campaign } from '../../game/campaign.ts';
import { has } from '../../game/entity.ts';
import { queueHeroRoom } from '../../game/floors/occupancy.ts';
import { order, runPhase } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';
import { drawnGame, placeKind } from '../../trials/drawn-floor.ts';
import type { MonsterSide } from './matchup.ts';

/** The empty hall in which fights take place, and the two sides in their starting positions. */

/** The result of one fight. */
export interface FightOutcome {
  /**
   * Null: no monster is left on either side, a fighter escaped, or the fight took too long. A hero who dies has lost,
   * even if the last monster dies, too.
   */
  readonly winner: 0 | 1 | null;
  readonly turns: number;
  /** The hit points that each side lost by damage; not counting damage beyond the last hit point. */
  readonly taken: readonly [number, number];
}

/** Columns and rows of cells for each side, and the empty columns between the sides. */
const columns = 4;
const rows = 9;
const gap = 3;

/** The cells of a side: front column first, each column from the middle of the hall outwards. */
function cellsFor(side: 0 | 1): { x: number; y: number }[] {
  const middle = (rows + 1) / 2;
  return Array.from({ length: columns * rows }, (_, n) => {
    const column = Math.floor(n / rows);
    const row = n % rows;
    const y = middle + (row % 2 === 0 ? -row / 2 : (row + 1) / 2);
    return { x: side === 0 ? columns - column : columns + gap + 1 + column, y };
  });
}

/** A game in the hall. The hero is at the front of the left side, or walled in outside the hall. */
export function hallGame(campaign: Campaign, seed: string, hero: 'fights' | 'absent'): Game {
  const width = 2 * columns + gap + 2;
  const wall = '#'.repeat(width);
  const floor = `#${'.'.repeat(width - 2)}#`;
  const lines = [wall, ...Array.from({ length: rows }, () => floor), wall];
  const [front] = cellsFor(0);
  if (hero === 'fights') lines[front.y] = `${floor.slice(0, front.x)}@${floor.slice(front.x + 1)}`;
  else lines.push(`#@${wall.slice(2)}`, wall);
  return drawnGame(campaign, seed, { rows: lines, legend: {}, depth: campaign.start.depth });
}

/** Places the monsters of a side in the hall, awake. */
export function placeMonsters(game: Game, { monsters }: MonsterSide, side: 0 | 1): void {
  const cells = cellsFor(side);
  let taken = 0;
  for (const { kind, count } of monsters) {
    for (let n = 0; n < count; n++) {
      const { x, y } = cells[taken++];
      wake(game, placeKind(game, kind.id, x, y));
    }
  }
}

/** A game in which the hero faces the monsters and has looked around. */
export function heroGame(campaign: Campaign, side: MonsterSide, seed: string): Game {
  const game = hallGame(campaign, seed, 'fights');
  placeMonsters(game, side, 1);
  queueHeroRoom(game);
  runPhase(game, order.sight);
  return game;
}

/** Raises the hero to a level, in campaigns that have levels. */
export function raiseLevel(game: Game, level: number): void {
  const { Experience } = game.stores;
  const { hero } = game;
  if (!has(game, hero, 'Experience')) return;
  while (Experience.level[hero] < level) {
    gainExperience(game, hero, Experience.next[hero] - Experience.points[hero]);
  }
}
