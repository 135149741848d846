import { directions } from '../../dungeon/grid.ts';
import { actorAt, isSeen } from '../../game/actors/actors.ts';
import type { Campaign } from '../../game/campaign.ts';
import { type Command, isAimed } from '../../game/commands.ts';
import { heroCell, kindOf } from '../../game/entity.ts';
import { takeTurn } from '../../game/game.ts';
import { bagOf } from '../../game/items/bag.ts';
import { itemName } from '../../game/items/item-names.ts';
import { itemUse, itemVerbs, type UseOfItem } from '../../game/items/item-verbs.ts';
import type { ItemName } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';
import { restore } from '../../state/snapshot.ts';
import { bots } from '../bots/bots.ts';
import type { LastTurn } from './last-turns.ts';

/** Turns that the hero must survive after the other action. */
const turnsToSurvive = 20;
/** The most commands that the bot plays in these turns. */
const mostCommands = 60;

/** An action that would have avoided a death. */
export interface WayOut {
  /** The number of the turn in which it was possible. */
  readonly turn: number;
  readonly command: Command;
  /** The item that the command uses; null for none. */
  readonly item: ItemName | null;
  /** Its use; null without an item. */
  readonly use: UseOfItem | null;
  /** The kind of the monster that the command attacks; null for none. */
  readonly attacked: string | null;
}

/**
 * The latest of the last turns of a game at which another action would have avoided the hero's death:
 * the careful bot then plays 20 turns, and the hero survives them. Null if there is none.
 */
export function findWayOut(campaign: Campaign, turns: readonly LastTurn[]): WayOut | null {
  for (const { stateBefore, command: played, turnBefore } of turns.toReversed()) {
    const start = restore(campaign, stateBefore);
    const command = otherCommands(start, played).find((other) =>
      isSurvived(restore(campaign, stateBefore), other),
    );
    if (command) return { turn: turnBefore, command, ...targetsOf(start, command) };
  }
  return null;
}

/** Plays a command and then the careful bot. Returns whether the hero survives. */
function isSurvived(game: Game, command: Command): boolean {
  const { turn } = game;
  const events = takeTurn(game, command);
  if (events.some(({ type }) => type === 'refused')) return false;
  const choose = bots.careful(game, 'way out');
  for (let n = 0; n < mostCommands && game.turn <= turn + turnsToSurvive && !game.ending; n++) {
    takeTurn(game, choose());
  }
  return game.ending === null || game.ending.won;
}

/** All commands that may be possible, except one; the most likely rescues first. */
function otherCommands(game: Game, played: Command): Command[] {
  const useItems: Command[] = [];
  const aimOrPutItems: Command[] = [];
  for (const [slot, item] of bagOf(game, game.hero).entries()) {
    for (const type of itemVerbs(game, game.hero, item)) {
      if (type === 'name') continue;
      if (type === 'put') aimOrPutItems.push({ type, slot });
      else if (!isAimed(type)) useItems.push({ type, slot });
      else {
        for (const direction of directionsToMonsters(game)) {
          aimOrPutItems.push({ type, slot, ...direction });
        }
      }
    }
  }
  const commands: Command[] = [
    ...useItems,
    { type: 'down' },
    { type: 'up' },
    ...directions.map(({ dx, dy }): Command => ({ type: 'move', dx, dy })),
    ...aimOrPutItems,
    { type: 'wait' },
    { type: 'search' },
    { type: 'pickup' },
    ...directions.map(({ dx, dy }): Command => ({ type: 'dig', dx, dy })),
  ];
  const key = keyOf(played);
  return commands.filter((command) => keyOf(command) !== key);
}

function keyOf(command: Command): string {
  return Object.entries(command).sort().join();
}

/** The directions in which a monster that the hero sees is in line. */
function directionsToMonsters(game: Game) {
  const { width, height } = game.floor.grid;
  const { x, y } = heroCell(game);
  return directions.filter(({ dx, dy }) => {
    for (let distance = 1; ; distance++) {
      const [toX, toY] = [x + distance * dx, y + distance * dy];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) return false;
      const actor = actorAt(game, toX, toY);
      if (actor !== 0 && isSeen(game, actor)) return true;
    }
  });
}

/** The item and the monster that a command names. */
function targetsOf(game: Game, command: Command): Pick<WayOut, 'item' | 'use' | 'attacked'> {
  const used = 'slot' in command && command.type !== 'chooseItem' ? command : null;
  const item = used ? bagOf(game, game.hero)[used.slot] : undefined;
  const { x, y } = heroCell(game);
  const actor = command.type === 'move' ? actorAt(game, x + command.dx, y + command.dy) : 0;
  const isAttack = actor !== 0 && actor !== game.hero && isSeen(game, actor);
  return {
    item: item === undefined ? null : itemName(game, item),
    use: item === undefined || !used ? null : itemUse(game, item, used.type),
    attacked: isAttack ? kindOf(game, actor).id : null,
  };
}
