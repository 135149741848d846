import { act } from '../../../src/controls/act.ts';
import type { Stop } from '../../../src/controls/automatic/stop.ts';
import { advance } from '../../../src/controls/automatic-control.ts';
import type { Control } from '../../../src/controls/controls.ts';
import type { Outcome, Session } from '../../../src/controls/session.ts';
import type { Command } from '../../../src/game/commands.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import type { Game } from '../../../src/game/world.ts';
import { recordedSession } from '../recorded-session.ts';

/** The result of a key or a tap, after its automatic command has stopped. */
export interface Played {
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
  readonly stop: Stop | null;
}

/** Plays the series of a session until it stops. */
export function playOut(
  session: Session & { commands: readonly Command[] },
  first: Outcome,
): Played {
  const events: GameEvent[] = [];
  let outcome = first;
  const note = () => {
    if (outcome?.type === 'turn') events.push(...outcome.events);
  };
  note();
  while (session.series) {
    outcome = advance(session);
    note();
  }
  const stop = outcome && 'stop' in outcome ? (outcome.stop ?? null) : null;
  return { commands: session.commands, events, stop };
}

/** Carries out a control in a new session of a game, until it stops. */
export function press(game: Game, control: Control | Control['type']): Played {
  const session = recordedSession(game);
  const pressed = typeof control === 'string' ? ({ type: control } as Control) : control;
  return playOut(session, act(session, pressed));
}
