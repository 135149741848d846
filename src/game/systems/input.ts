import type { Action } from '../actions/action.ts';
import { actionRegistry } from '../actions/registry.ts';
import type { Command } from '../commands.ts';
import { intend } from '../intent.ts';
import { bagOf } from '../items/bag.ts';
import { directionOfHand } from '../items/rings.ts';
import { sayMessage } from '../log.ts';
import { messageOf } from '../messages.ts';
import { openQuestion } from '../open-question.ts';
import type { Game } from '../world.ts';

/**
 * Turns the player's command into the hero's action. An impossible command is refused with a message
 * that gives the reason, and uses no turn.
 */
export function input(game: Game): void {
  const { command } = game.pending;
  game.pending.command = null;
  if (command === null) return;
  const action: Action = actionRegistry[command.type];
  const isAnswer = command.type === 'chooseItem' || command.type === 'chooseKind';
  const problem =
    openQuestion(game) && !isAnswer ? messageOf('answerFirst') : action.check(game, command);
  if (problem) {
    sayMessage(game, 'normal', problem);
    game.events.push({ type: 'refused' });
    return;
  }
  game.asks = null;
  const hand = 'hand' in command ? directionOfHand(command.hand) : 0;
  const { dx, dy } = 'dx' in command ? command : { dx: hand, dy: 0 };
  const item = 'slot' in command ? bagOf(game, game.hero)[command.slot] : 0;
  game.pending.text = textOf(command);
  intend(game, game.hero, command.type, dx, dy, item);
}

/** The text of a command: a given name, or the id of a chosen kind. */
function textOf(command: Command): string {
  if (command.type === 'name') return command.text;
  return command.type === 'chooseKind' ? command.kind : '';
}
