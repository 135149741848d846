import type { Command } from '../game/commands.ts';
import type { Game } from '../game/world.ts';
import { lineText, shortHash } from './run-line.ts';
import type { StateTrace } from './trace.ts';

/**
 * The line of a command that was just played, with a trace of the whole turn; null if the command changed
 * nothing. `trace` has noted the state before the command. It looks at the state once per command, so that
 * the page can record every game.
 */
export function turnLine(
  game: Game,
  trace: StateTrace,
  command: Command,
  withHash = false,
): string | null {
  const changes = trace.changes();
  if (changes.length === 0) return null;
  const hash = withHash ? shortHash(game) : null;
  return lineText({ command, trace: [{ system: 0, changes }], hash });
}
