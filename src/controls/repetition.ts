import type { Command } from '../game/commands.ts';
import { commandHere } from '../game/floors/underfoot.ts';
import { bagOf } from '../game/items/bag.ts';
import { singleName } from '../game/items/item-names.ts';
import { itemVerbs } from '../game/items/item-verbs.ts';
import { isSame } from '../game/log.ts';
import type { Game } from '../game/world.ts';
import { counted } from './automatic/count.ts';
import type { Automatic } from './automatic/series.ts';
import { stop } from './automatic/stop.ts';
import { noteRead, Watch } from './automatic/watch.ts';
import { begin } from './automatic-control.ts';
import { type GivenCommand, type Outcome, play, type Session } from './session.ts';

/**
 * Commands with an item or a direction that can be repeated: by their key, or by a count before them. A key or button
 * that is held down: `held-key.ts` and `pointer.ts`.
 */

/** Plays a command a number of times, 0 and 1 for once, and keeps it as the last one. Closes the bag. */
export function playTimes(session: Session, command: Command, count = 0): Outcome {
  const { game } = session;
  const given: GivenCommand = { command, item: usedItem(game, command) };
  session.last = { given, count };
  if (count <= 1) return play(session, command);
  // With a danger in view, each command is a decision of the player.
  const danger = new Watch(game, session.seen).danger();
  if (danger?.id !== 'inView' && danger?.id !== 'asleep')
    return begin(session, timesWithItem(game, given, count));
  const outcome = play(session, command);
  if (outcome?.type !== 'turn') return outcome;
  noteRead(game, session.seen, danger);
  return { ...outcome, stop: stop('onlyOnce', { monster: danger.params.monster }) };
}

/** The command with the next item of its stack, or with an item of the same name; null if there is none. */
export function commandAgain(game: Game, { command, item }: GivenCommand): Command | null {
  if (!item || !('slot' in command) || command.type === 'chooseItem') return command;
  const items = bagOf(game, game.hero);
  const fits = (one: number) => itemVerbs(game, game.hero, one).includes(command.type);
  const isStack = (one: number) => game.stores.Identity.seq[one] === item.seq;
  const next =
    items.find((one) => isStack(one) && fits(one)) ??
    items.find((one) => isSame(singleName(game, one), item.name) && fits(one));
  return next === undefined ? null : { ...command, slot: items.indexOf(next) };
}

/** Whether a button can repeat the last command with an item or a direction. */
export function offersAgain({ game, last }: Session): boolean {
  return last !== null && 'given' in last && commandAgain(game, last.given) !== null;
}

/** Whether that button can replace the button that acts here, which has no meaning then. */
export function showsAgain(session: Session): boolean {
  return commandHere(session.game) === null && offersAgain(session);
}

/** Repeats a command a number of times, as long as there is an item for it. */
function timesWithItem(game: Game, given: GivenCommand, count: number): Automatic {
  const next = () => commandAgain(game, given) ?? stop('noItemLeft');
  // A thrown item comes into view where it falls.
  return { ...counted(count, next), fetches: true };
}

function usedItem(game: Game, command: Command): GivenCommand['item'] {
  const item = 'slot' in command ? bagOf(game, game.hero)[command.slot] : undefined;
  if (item === undefined) return null;
  return { seq: game.stores.Identity.seq[item], name: singleName(game, item) };
}
