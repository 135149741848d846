import { type Cell, type Direction, directions } from '../dungeon/grid.ts';
import { isAlly } from '../game/actors/factions.ts';
import { allowsStep } from '../game/actors/movement.ts';
import { knownGround, trajectoryOf } from '../game/combat/trajectories.ts';
import type { AimedVerb, Command } from '../game/commands.ts';
import { type Aim, stickShapes } from '../game/components.ts';
import { heroCell } from '../game/entity.ts';
import { bagOf } from '../game/items/bag.ts';
import { knowsItem } from '../game/items/knowledge.ts';
import type { Game } from '../game/world.ts';
import { monstersByDistance, threatsInOrder } from './automatic/threats.ts';
import type { Session } from './session.ts';

/**
 * The actors and cells that throws and zaps would meet, for the preview on the map and the likely direction. The keys
 * are in `key-tables.ts`; `bag-control.ts` asks for a direction. An item without one is zapped at random:
 * `shotDirection` in `game/actors/confusion.ts`.
 */

/** The result of a throw or a zap in a direction, as far as the player knows. */
export interface AimPreview {
  readonly direction: Direction;
  /** The cells that it would cross. */
  readonly path: readonly Cell[];
  /** The actors that it would meet, each once, in their order. */
  readonly targets: readonly number[];
}

/** The shape and range of the way of an item. Null for a known stick that needs no direction. */
export function aimOfItem(
  { game }: Pick<Session, 'game'>,
  verb: AimedVerb,
  slot: number,
): { readonly aim: Aim; readonly range: number } | null {
  if (verb === 'throw') return { aim: 'missile', range: Number.POSITIVE_INFINITY };
  const { Stick } = game.stores;
  const item = bagOf(game, game.hero)[slot];
  // The preview of an unknown stick does not reveal its shape.
  if (!knowsItem(game, item)) return { aim: 'line', range: Number.POSITIVE_INFINITY };
  const shape = stickShapes[Stick.shape[item]];
  return shape === 'self' || shape === 'room' ? null : { aim: shape, range: Stick.range[item] };
}

/**
 * The preview of the way that the key for confirming chooses: it meets the nearest monster in view, dangers first and
 * sleeping ones after those awake, and neither an ally nor the hero. Null if there is none.
 */
export function likelyAim(session: Session): AimPreview | null {
  const { game } = session;
  const monsters = [...threatsInOrder(game), ...monstersByDistance(game)];
  return safeAim(game, aimPreviews(session), monsters);
}

/** The first way that meets one of the monsters, the first monster first, and neither an ally nor the hero. */
function safeAim(
  game: Game,
  aims: readonly AimPreview[],
  monsters: readonly number[],
): AimPreview | null {
  const safe = aims.filter(({ targets }) => targets.every((actor) => isOpponent(game, actor)));
  for (const monster of monsters) {
    const aim = safe.find(({ targets }) => targets.includes(monster));
    if (aim) return aim;
  }
  return null;
}

function isOpponent(game: Game, actor: number): boolean {
  return actor !== game.hero && !isAlly(game, actor);
}

/**
 * A command to throw or zap in the direction that was given before. If that way meets no monster in view any more, the
 * way to the nearest danger: no preview warns the player of a shot at a peaceful monster.
 */
export function aimedAgain<C extends Command>(session: Session, command: C): C {
  if (command.type !== 'throw' && command.type !== 'zap') return command;
  const { dx, dy } = command;
  // A zap in a random direction has no way.
  if (dx === 0 && dy === 0) return command;
  const { game } = session;
  const aims = aimPreviews(session, command);
  const old = aims.find(({ direction }) => direction.dx === dx && direction.dy === dy);
  if (old?.targets.some((actor) => isOpponent(game, actor))) return command;
  return { ...command, ...safeAim(game, aims, threatsInOrder(game))?.direction };
}

/** A throw or a zap without its direction. */
interface Aimed {
  readonly type: AimedVerb;
  readonly slot: number;
}

/** The throw or zap about which a question is open, or null. */
function questionOf({ asking }: Session): Aimed | null {
  return asking?.type === 'throw' || asking?.type === 'zap' ? asking : null;
}

/** The preview of each direction of the throw or zap that the open question is about; empty without such a question. */
export function aimPreviews(session: Session, aimed = questionOf(session)): AimPreview[] {
  const { game, seen } = session;
  if (!aimed) return [];
  const reach = aimOfItem(session, aimed.type, aimed.slot);
  if (!reach) return [];
  const ground = knownGround(game, (cell) => seen.tileAt(cell));
  const from = heroCell(game);
  return directions.flatMap((direction) => {
    const { dx, dy } = direction;
    if (game.campaign.rules.ways === 'orthogonal' && !allowsStep(game, from, dx, dy)) return [];
    const { path, meetings } = trajectoryOf(ground, reach.aim, from, direction, reach.range);
    if (path.length === 0) return [];
    return [{ direction, path, targets: [...new Set(meetings.map(({ actor }) => actor))] }];
  });
}
