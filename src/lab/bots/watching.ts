import { cellsApart } from '../../dungeon/distance.ts';
import type { Direction } from '../../dungeon/grid.ts';
import type { Command } from '../../game/commands.ts';
import { temperOfKind } from '../../game/goals/temper.ts';
import type { Kind } from '../../game/kinds.ts';
import { type BotMap, cellAt, isOpen, neighbour } from './bot-map.ts';
import { healthOf } from './combat-estimates.ts';
import type { Situation } from './tactics.ts';
import type { BotView, Enemy } from './view.ts';

/** A monster with the bot's observations. */
export interface WatchedMonster extends Enemy {
  readonly cell: number;
  /** The estimated HP. */
  readonly health: number;
  /** Whether the hero has hit it. */
  readonly wasHit: boolean;
  /** Turns without a move. */
  readonly turnsStill: number;
  /** Whether it was seen to move. */
  readonly hasMoved: boolean;
  /** The kinds of sticks that were zapped at it. */
  readonly zappedWith: readonly Kind[];
}

/** Turns without a move after which a monster is assumed to sleep. */
const turnsUntilAsleep = 3;

/** The last use of a stick. */
export interface LastZap extends Direction {
  readonly stick: Kind;
}

/** The first monster that a zap may have met. */
function zapTarget(map: BotMap, here: number, zap: LastZap, before: readonly WatchedMonster[]) {
  if (zap.dx === 0 && zap.dy === 0) return undefined;
  for (let cell = neighbour(map, here, zap); isOpen(map, cell); cell = neighbour(map, cell, zap)) {
    const target = before.find((monster) => monster.cell === cell);
    if (target) return target;
  }
  return undefined;
}

/** The observations of the visible monsters, from those before the last command. */
export function watch(
  { view, map, here }: Situation,
  before: readonly WatchedMonster[],
  lastCommand: Command | null,
  lastZap: LastZap | null,
): WatchedMonster[] {
  const attackedCell = lastCommand?.type === 'move' ? neighbour(map, here, lastCommand) : -1;
  const hitMessage = view.messages.find(({ id }) => id === 'hit');
  const healthLeft = hitMessage?.id === 'hit' ? hitMessage.params.hp : null;
  const zapped = lastZap && zapTarget(map, here, lastZap, before);
  const unmatched = [...before];
  return view.enemies.map((enemy) => {
    const cell = cellAt(map, enemy);
    const old = takeMatch(unmatched, enemy, cell);
    const isHit = healthLeft !== null && old?.cell === attackedCell;
    const newZaps = lastZap && old && old === zapped ? [lastZap.stick] : [];
    return {
      ...enemy,
      cell,
      health: isHit && healthLeft ? healthLeft : (old?.health ?? healthOf(enemy.kind)),
      wasHit: isHit || (old?.wasHit ?? false),
      turnsStill: old?.cell === cell ? old.turnsStill + 1 : 0,
      hasMoved: old !== undefined && (old.hasMoved || old.cell !== cell),
      zappedWith: [...(old?.zappedWith ?? []), ...newZaps],
    };
  });
}

/** Takes the monster out of a list that is now this one: on the same cell, else on a neighbouring cell. */
function takeMatch(
  monsters: WatchedMonster[],
  enemy: Enemy,
  cell: number,
): WatchedMonster | undefined {
  const isMatch = (one: WatchedMonster) => one.kind === enemy.kind && cellsApart(one, enemy) <= 1;
  const match = monsters.find((one) => isMatch(one) && one.cell === cell) ?? monsters.find(isMatch);
  if (match) monsters.splice(monsters.indexOf(match), 1);
  return match;
}

/** Whether a monster does nothing until it is hurt. */
export function isPassive(
  view: BotView,
  { kind, wasHit, turnsStill, x, y }: WatchedMonster,
): boolean {
  if (wasHit) return false;
  if (temperOfKind(kind).isPeaceful) return true;
  return turnsStill >= turnsUntilAsleep && cellsApart({ x, y }, view.hero) > 1;
}
