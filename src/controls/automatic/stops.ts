import type { Command } from '../../game/commands.ts';
import type { Message } from '../../game/events.ts';
import type { StopParams } from '../../words/texts.ts';

/** The reason why an automatic command stops, or does not start. `words/` turns it into text. */
export type Stop = {
  [I in keyof StopParams]: { readonly id: I; readonly params: StopParams[I] };
}[keyof StopParams];

/** An automatic command: a series of ordinary commands. */
export interface Automatic {
  /** Fetches items, so that an item in view is no reason to stop. */
  readonly fetches?: true;
  /** Passes turns until a condition such as confusion ends, so that it may start with one. */
  readonly outlasts?: true;
  /** The next command, or the reason to stop. Uses only what the hero knows. */
  next(): Command | Stop;
}

/** Whether an answer of an automatic command is a reason to stop. */
export function isStop(answer: object): answer is Stop {
  return 'id' in answer;
}

/** A reason to stop. */
export function stop<I extends keyof StopParams>(
  id: I,
  ...[params]: StopParams[I] extends Record<string, never> ? [] : [StopParams[I]]
): Stop {
  return { id, params: params ?? {} } as Stop;
}

/** The reason to stop that a message of the rules gives. */
export function stopAt(message: Message): Stop {
  return stop('message', { message });
}
