import type { Direction } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import type { Command } from '../../game/commands.ts';
import { temperOfKind } from '../../game/goals/temper.ts';
import type { Kind } from '../../game/kinds.ts';
import { type BotMap, cellAt, isOpen, neighbour } from './bot-map.ts';
import { healthOf } from './combat-estimates.ts';
import type { Situation } from './tactics.ts';
import type { BotView, Enemy } from './view.ts';

/** A monster with the bot's observations. */
export interface Watched extends Enemy {
  readonly cell: number;
  /** The estimated HP. */
  readonly health: number;
  /** Whether the hero has hit it. */
  readonly attacked: boolean;
  /** Turns without a move. */
  readonly still: number;
  /** Whether it was seen to move. */
  readonly moved: boolean;
  /** The kinds of sticks that were zapped at it. */
  readonly zappedWith: readonly Kind[];
}

/** Turns without a move after which a monster is assumed to sleep. */
const asleepAfter = 3;

/** The last use of a stick. */
export interface LastZap extends Direction {
  readonly stick: Kind;
}

/** The first monster that a zap may have met. */
function zappedAt(map: BotMap, here: number, zap: LastZap, before: readonly Watched[]) {
  if (zap.dx === 0 && zap.dy === 0) return null;
  for (let cell = neighbour(map, here, zap); isOpen(map, cell); cell = neighbour(map, cell, zap)) {
    const target = before.find((one) => one.cell === cell);
    if (target) return { target, stick: zap.stick };
  }
  return null;
}

/** Updates the observations of the visible monsters. */
export function watch(
  { view, map, here }: Situation,
  before: readonly Watched[],
  last: Command | null,
  zapped: LastZap | null = null,
): Watched[] {
  const attackedCell = last?.type === 'move' ? neighbour(map, here, last) : -1;
  const hitMessage = view.messages.find(({ id }) => id === 'hit');
  const left = hitMessage?.id === 'hit' ? hitMessage.params.hp : null;
  const known = [...before];
  const zap = zapped && zappedAt(map, here, zapped, before);
  return view.enemies.map((enemy) => {
    const cell = cellAt(map, enemy);
    const same = (one: Watched) => one.kind === enemy.kind && cellsApart(one, enemy) <= 1;
    const stayed = known.findIndex((one) => same(one) && one.cell === cell);
    const found = stayed >= 0 ? stayed : known.findIndex(same);
    const [old] = found >= 0 ? known.splice(found, 1) : [];
    const hit = left !== null && old?.cell === attackedCell;
    return {
      ...enemy,
      cell,
      health: hit && left ? left : (old?.health ?? healthOf(enemy.kind)),
      attacked: hit || (old?.attacked ?? false),
      still: old?.cell === cell ? old.still + 1 : 0,
      moved: old !== undefined && (old.moved || old.cell !== cell),
      zappedWith: [...(old?.zappedWith ?? []), ...(zap && zap.target === old ? [zap.stick] : [])],
    };
  });
}

/** Whether a monster does nothing until it is hurt. */
export function isPassive(view: BotView, { kind, attacked, still, x, y }: Watched): boolean {
  if (attacked) return false;
  if (temperOfKind(kind).isPeaceful) return true;
  return still >= asleepAfter && cellsApart({ x, y }, view.hero) > 1;
}
