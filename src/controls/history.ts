import type { GameEvent } from '../game/events.ts';
import { repeats } from '../game/log.ts';
import type { LogLine } from '../game/messages.ts';
import type { Game } from '../game/world.ts';

/** A line of the history, with the turns of its first and last repetition; null if they are unknown. */
export interface HistoryLine {
  readonly line: LogLine;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Every message of a game since this session began. The state keeps only the newest lines: in a continued
 * game, these come first and their turns are unknown.
 */
export class History {
  /** The turn in which the history begins; 0 for the whole game. */
  readonly since: number;
  /** The number of monsters that the hero has killed since then, by kind. */
  readonly kills = new Map<string, number>();
  readonly #game: Game;
  readonly #lines: HistoryLine[];

  constructor(game: Game) {
    const { turn } = game;
    const at = turn === 0 ? 0 : null;
    this.#game = game;
    this.since = turn;
    this.#lines = game.log.map((line) => ({ line: { ...line }, from: at, to: at }));
  }

  /** Oldest first. */
  get lines(): readonly HistoryLine[] {
    return this.#lines;
  }

  /** Adds the messages of a command. A repetition of the last line is only counted. */
  note(events: readonly GameEvent[]): void {
    const { turn } = this.#game;
    for (const event of events) {
      if (event.type !== 'message') continue;
      const { message, tone } = event;
      if (message.id === 'kill') {
        const { monster } = message.params;
        this.kills.set(monster, (this.kills.get(monster) ?? 0) + 1);
      }
      const last = this.#lines.at(-1);
      if (last && repeats(last.line, message, tone)) {
        const line = { ...last.line, times: last.line.times + 1 };
        this.#lines[this.#lines.length - 1] = { ...last, line, to: turn };
      } else this.#lines.push({ line: { ...message, tone, times: 1 }, from: turn, to: turn });
    }
  }
}
