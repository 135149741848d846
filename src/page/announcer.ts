import { changesSince, type Moment, momentOf } from '../describe/changes.ts';
import { statusOf } from '../describe/hero.ts';
import { surroundingsOf } from '../describe/surroundings.ts';
import { listMonsters } from '../describe/threats.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import { namesOf, sentenceOf } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** The game in words for screen readers: events, and the state of the hero. */
export interface Announcer {
  readonly element: HTMLElement;
  /**
   * Adds the changes of a turn to the log: another floor, the hero's health, monsters that came into view, messages,
   * sensed things, conditions; with the text view also new exits and items; last a remark. Unless it is one of an
   * automatic series, also monsters nearby that have moved. If a press has only passed the turn and nothing has
   * changed, the number of the turn.
   */
  announce(
    game: Game,
    events: readonly GameEvent[],
    about?: {
      readonly remark?: string | undefined;
      readonly isSeries?: boolean;
      readonly waited?: boolean;
    },
  ): void;
  /** Adds a line that is not a message of the game, such as a question. */
  say(text: string): void;
  /** Clears the log and the status line. */
  clear(): void;
}

/** Lines of the log: enough to read back over a fight. */
const longestLog = 30;

/** Makes a log and a status line that only screen readers read. */
export function makeAnnouncer(settings: Settings): Announcer {
  const log = element('div', 'announcer-log', { role: 'log' });
  const status = element('p', 'announcer-status', {});
  const region = element('section', 'announcer', {}, log, status);
  let game: Game | null = null;
  let before: Moment | null = null;

  settings.follow((words) => {
    region.ariaLabel = words.ui.log;
    log.ariaLabel = words.ui.log;
    status.textContent = game ? statusLine(game, words, settings) : '';
  });
  /** Lines stay in the language in which they were announced. */
  const add = (lines: readonly string[]) => {
    const { language } = settings.options;
    log.append(...lines.map((line) => element('p', '', { lang: language }, line)));
    while (log.childElementCount > longestLog) log.firstElementChild?.remove();
  };
  return {
    element: region,
    announce(now, events, { remark, isSeries = false, waited = false } = {}) {
      game = now;
      const { words, options } = settings;
      const names = namesOf(game.campaign, options.language);
      const messages = events
        .flatMap((event) => (event.type === 'message' ? event.message : []))
        .slice(-longestLog)
        .map((message) => sentenceOf(words, names, message));
      const around = surroundingsOf(game, words, names);
      const changes = changesSince(before, game, events, around, words, names);
      before = momentOf(game, around);
      const isText = options.textView !== 'off';
      const lines = [
        ...(isText ? changes.arrival : []),
        ...changes.health,
        ...changes.threats,
        ...(isSeries ? [] : changes.moves),
        ...messages,
        ...changes.sensed,
        ...changes.conditions,
        ...(isText ? changes.places : []),
        ...(remark === undefined ? [] : [remark]),
      ];
      add(waited && lines.length === 0 ? [`${words.ui.turn} ${plain(game.turn)}`] : lines);
      status.textContent = statusLine(game, words, settings);
    },
    say: (text) => add([text]),
    clear() {
      game = null;
      before = null;
      log.replaceChildren();
      status.textContent = '';
    },
  };
}

/** The state of the hero and the monsters in view, in one line. */
function statusLine(game: Game, words: Words, { options }: Settings): string {
  const names = namesOf(game.campaign, options.language);
  const seen = opponentsInSight(game);
  return [...statusOf(game, words), ...listMonsters(game, seen, words, names)].join(' · ');
}
