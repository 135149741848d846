import { changesSince, type Moment, momentOf, nearestText } from '../describe/changes.ts';
import { statusOf } from '../describe/hero.ts';
import type { Explored } from '../describe/remembered-ground.ts';
import { shownLines } from '../describe/shown-lines.ts';
import { columnAndRow, sensedPlaces, surroundingsOf } from '../describe/surroundings.ts';
import { listMonsters } from '../describe/threats.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import type { GameEvent } from '../game/events.ts';
import { isSame } from '../game/log.ts';
import type { LogLine, Message } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import { logLineOf, namesOf, sentenceOf } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element, setText } from './elements.ts';
import type { Settings } from './settings.ts';

/** How a turn is announced. */
interface Announced {
  readonly remark?: string | undefined;
  /** Whether the turn is one of an automatic series. */
  readonly isSeries?: boolean;
  /** Whether an automatic series stops with this turn. */
  readonly isStop?: boolean;
  readonly waited?: boolean;
  /** Whether a press of the player was a step of the hero. */
  readonly stepped?: boolean;
}

/** The game in words for screen readers: events, and the state of the hero. */
export type Announcer = ReturnType<typeof makeAnnouncer>;

/** Lines of the log: enough to read back over a fight. */
const longestLog = 30;

/** An automatic series that goes on: the moment before it, its events, and its last message. */
interface OpenSeries {
  readonly start: Moment | null;
  readonly past: readonly GameEvent[];
  readonly said: Message | null;
}

/**
 * Makes a log and a status line that only screen readers read. `seen`: the player's memory of the floor, if there is
 * one.
 */
export function makeAnnouncer(settings: Settings, seen: () => Explored | null) {
  const log = element('div', 'announcer-log', { role: 'log' });
  const status = element('p', 'announcer-status');
  const region = element('section', 'announcer', log, status);
  const turns = new AnnouncedTurns(seen);
  let game: Game | null = null;

  settings.follow((words) => {
    region.ariaLabel = words.ui.log;
    log.ariaLabel = words.ui.log;
    setText(status, game ? statusLine(game, words, settings) : '');
  });
  /** Lines stay in the language in which they were announced. */
  const add = (lines: readonly string[]) => {
    const { language } = settings.options;
    log.append(...lines.map((line) => element('p', '', { lang: language }, line)));
    while (log.childElementCount > longestLog) log.firstElementChild?.remove();
  };
  return {
    element: region,
    /**
     * Adds the changes of a turn to the log, in this order:
     *
     * 1. another floor (with the text view), and lost health
     * 2. regained health; in an automatic series only at its end
     * 3. monsters that came into view, and monsters nearby that have moved, but not in a series
     * 4. messages; a series says a repeated one once
     * 5. sensed things and conditions
     * 6. new exits and items (with the text view); in a series only at its end
     * 7. the remark
     *
     * If nothing has changed, it says the number of the turn that a press has only passed, the nearest monster if it is
     * not where it was, or the place of a hero that has stepped.
     */
    announce(now: Game, events: readonly GameEvent[], about: Announced = {}) {
      game = now;
      const { words } = settings;
      const lines = turns.linesOf(game, events, about, settings);
      if (lines.length > 0 || about.isSeries) add(lines);
      else if (about.waited) add([turnText(game, words)]);
      else {
        const nearest = turns.nearestOf(game, settings);
        add(nearest.length === 0 && about.stepped ? [stepText(game, words)] : nearest);
      }
      setText(status, statusLine(game, words, settings));
    },
    /** Adds a line that is not a message of the game, such as a question. */
    say: (text: string) => add([text]),
    /** Clears the log and the status line. */
    clear() {
      game = null;
      turns.clear();
      log.replaceChildren();
      status.textContent = '';
    },
  };
}

/** Compares each turn with the one before, and finds the lines that are new. */
class AnnouncedTurns {
  readonly #seen: () => Explored | null;
  #before: Moment | null = null;
  #series: OpenSeries | null = null;
  /** The line about the nearest monster that was added last. */
  #nearest = '';

  constructor(seen: () => Explored | null) {
    this.#seen = seen;
  }

  linesOf(
    game: Game,
    events: readonly GameEvent[],
    { remark, isSeries = false, isStop = false }: Announced,
    { words, options }: Settings,
  ): string[] {
    const names = namesOf(game.campaign, options.language);
    // A series ends with a stop, or silently when a dialog opens.
    const going = isSeries || isStop ? this.#series : null;
    const said = going?.said ?? null;
    const messages = messagesOf(events);
    const fresh =
      said && messages[0] && isRepeated(messages[0], said) ? messages.slice(1) : messages;
    // A frame ends anywhere in a series, so its messages are not counted.
    const textOf = isSeries || going ? sentenceOf : logLineOf;
    const isText = options.textView !== 'off';
    const around = isText
      ? surroundingsOf(game, words, names, this.#seen())
      : { exits: [], items: [], sensed: sensedPlaces(game, words, names) };
    const before = this.#before;
    const changes = changesSince(before, game, events, around, words, names);
    const past = [...(going?.past ?? []), ...events];
    // The changes that a series holds back.
    const late = going ? changesSince(going.start, game, past, around, words, names) : changes;
    const start = going ? going.start : before;
    this.#series = isSeries ? { start, past, said: messages.at(-1) ?? said } : null;
    this.#before = momentOf(game, around);
    const isHurt = before !== null && game.stores.Health.current[game.hero] < before.health;
    return [
      ...(isText ? changes.arrival : []),
      ...changes.health,
      ...(isSeries || isHurt ? [] : late.gain),
      ...changes.threats,
      ...(isSeries ? [] : changes.moves),
      ...fresh.slice(-longestLog).map((line) => textOf(words, names, line)),
      ...changes.sensed,
      ...changes.conditions,
      ...(isText && !isSeries ? late.places : []),
      ...(remark === undefined ? [] : [remark]),
    ];
  }

  /** The line about the nearest monster. An approach to a monster is news; another look at it is not. */
  nearestOf(game: Game, { words, options }: Settings): string[] {
    const line = nearestText(game, words, namesOf(game.campaign, options.language));
    const isNew = line !== this.#nearest;
    this.#nearest = line;
    return line && isNew ? [line] : [];
  }

  clear(): void {
    this.#before = null;
    this.#series = null;
    this.#nearest = '';
  }
}

function turnText({ turn }: Game, { ui }: Words): string {
  return `${ui.turn} ${plain(turn)}`;
}

/** The place of the hero, so that a step is heard although nothing else has changed. */
function stepText(game: Game, words: Words): string {
  const place = columnAndRow(game);
  return place ? words.surroundings.columnAndRow(place.column, place.row) : turnText(game, words);
}

/** The messages of events that are shown, with the numbers of their repetitions. */
function messagesOf(events: readonly GameEvent[]): LogLine[] {
  return shownLines(
    events.flatMap((event) =>
      event.type === 'message' ? [{ ...event.message, tone: event.tone, times: 1 }] : [],
    ),
  );
}

function isRepeated(message: Message, last: Message): boolean {
  return message.id === last.id && isSame(message.params, last.params);
}

/** The state of the hero and the monsters in view, in one line. */
function statusLine(game: Game, words: Words, { options }: Settings): string {
  const names = namesOf(game.campaign, options.language);
  const seen = opponentsInSight(game);
  return [...statusOf(game, words), ...listMonsters(game, seen, words, names)].join(' · ');
}
