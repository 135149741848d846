import { type Session, startSession } from '../../src/controls/session.ts';
import type { Command } from '../../src/game/commands.ts';
import type { Game } from '../../src/game/world.ts';

/** A session that records the commands that were not refused. */
export function recordedSession(game: Game): Session & { readonly commands: readonly Command[] } {
  const commands: Command[] = [];
  const session = startSession(game);
  session.played = (command) => {
    if (!game.events.some(({ type }) => type === 'refused')) commands.push(command);
  };
  return Object.assign(session, { commands });
}
