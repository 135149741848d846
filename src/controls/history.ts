import type { GameEvent } from '../game/events.ts';
import { repeats } from '../game/log.ts';
import type { LogLine } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import type { Stop } from './automatic/stop.ts';

/** A line of the history, with the turns of its first and last repetition; null if they are unknown. */
export interface HistoryLine {
  readonly line: LogLine;
  readonly from: number | null;
  readonly to: number | null;
  /** The depth of the hero's floor; null if it is unknown. */
  readonly depth: number | null;
  /** The line only says why a command was impossible. */
  readonly isRefusal: boolean;
}

/** A reason why an automatic command has stopped, with the turn in which it did. */
export interface PastStop {
  readonly stop: Stop;
  readonly turn: number;
}

/** A part of a game as plain data, which a worker can send. */
export interface Past {
  readonly since: number;
  readonly kills: ReadonlyMap<string, number>;
  /** Oldest first. */
  readonly lines: readonly HistoryLine[];
}

/**
 * Every message of a game. The state keeps only the newest lines: in a continued game, these come first and their
 * turns are unknown, until `complete` replaces them by the past.
 */
export class History {
  readonly #kills = new Map<string, number>();
  #since: number;
  #lines: HistoryLine[];
  readonly #stops: PastStop[] = [];
  #depth: number;
  /** The number of lines from before the session. */
  #inherited: number;

  constructor({ turn, log, floor: { depth } }: Pick<Game, 'turn' | 'log' | 'floor'>) {
    const at = turn === 0 ? 0 : null;
    const inherited = { from: at, to: at, depth: turn === 0 ? depth : null, isRefusal: false };
    this.#since = turn;
    this.#depth = depth;
    this.#lines = log.map((line) => ({ line: { ...line }, ...inherited }));
    this.#inherited = log.length;
  }

  /** The turn in which the history begins; 0 for the whole game. */
  get since(): number {
    return this.#since;
  }

  /** The number of monsters that the hero has killed since then, by kind. */
  get kills(): ReadonlyMap<string, number> {
    return this.#kills;
  }

  /** Oldest first. */
  get lines(): readonly HistoryLine[] {
    return this.#lines;
  }

  /** The reasons to stop since the session began, oldest first. Recorded games do not contain them. */
  get stops(): readonly PastStop[] {
    return this.#stops;
  }

  /** The history as plain data. */
  get past(): Past {
    return { since: this.#since, kills: this.#kills, lines: this.#lines };
  }

  /**
   * Adds the messages of a command, also of a refused one. `turn`: the turn after it. A repetition of the last line is
   * only counted.
   */
  note(events: readonly GameEvent[], turn: number): void {
    // The message of a refusal is the only one of its command.
    const isRefusal = events.some(({ type }) => type === 'refused');
    for (const event of events) {
      if (event.type === 'changedFloor') this.#depth = event.depth;
      if (event.type !== 'message') continue;
      const { message, tone } = event;
      if (message.id === 'kill') this.#addKills(message.params.monster, 1);
      const last = this.#lines.at(-1);
      if (last && repeats(last.line, message, tone)) {
        const line = { ...last.line, times: last.line.times + 1 };
        this.#lines[this.#lines.length - 1] = { ...last, line, to: turn };
      } else this.#add({ ...message, tone, times: 1 }, turn, isRefusal);
    }
  }

  #add(line: LogLine, turn: number, isRefusal = false): void {
    this.#lines.push({ line, from: turn, to: turn, depth: this.#depth, isRefusal });
  }

  /**
   * Adds the reason why an automatic command has stopped: once, although the player may ask again in the same turn. A
   * message of the rules is a line already, and a flight gives a reason with each step.
   */
  noteStop(stop: Stop, turn: number): void {
    const noted = { stop, turn };
    const isRepeated = JSON.stringify(this.#stops.at(-1)) === JSON.stringify(noted);
    const isLine = stop.id !== 'message' && stop.id !== 'oneStep';
    if (isLine && !isRepeated) this.#stops.push(noted);
  }

  /** Adds the newest lines of a log that no command has caused, such as the message of an update. */
  catchUp({ turn, log, floor }: Pick<Game, 'turn' | 'log' | 'floor'>): void {
    this.#depth = floor.depth;
    const isKnown = (count: number) =>
      log.slice(0, count).every((line, n) => isSameLine(line, this.#lines.at(n - count)));
    let known = log.length;
    while (!isKnown(known)) known--;
    for (const line of log.slice(known)) this.#add({ ...line }, turn);
  }

  /**
   * Adds the past from before the session. One that leads to another log is not used. Returns whether anything was
   * added.
   */
  complete({ since, kills, lines }: Past): boolean {
    if (since >= this.#since) return false;
    const inherited = this.#lines.slice(0, this.#inherited);
    const end = lines.slice(lines.length - inherited.length);
    if (!inherited.every(({ line }, n) => isSameLine(line, end[n], n === inherited.length - 1))) {
      return false;
    }
    const past = lines.map((line, n) => {
      // The session may have repeated the last line.
      const own = n === lines.length - 1 ? inherited.at(-1) : undefined;
      return own && own.to !== null ? { ...line, line: own.line, to: own.to } : line;
    });
    this.#lines = [...past, ...this.#lines.slice(this.#inherited)];
    this.#inherited = 0;
    this.#since = since;
    for (const [kind, count] of kills) this.#addKills(kind, count);
    return true;
  }

  #addKills(kind: string, count: number): void {
    this.#kills.set(kind, (this.#kills.get(kind) ?? 0) + count);
  }
}

/** Whether a line of a log is in the history. `isOpen`: it may have been repeated since. */
function isSameLine(line: LogLine, known: HistoryLine | undefined, isOpen = false): boolean {
  if (!known || !repeats(known.line, line, line.tone)) return false;
  return isOpen ? known.line.times <= line.times : known.line.times === line.times;
}
