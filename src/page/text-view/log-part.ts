import { isOldNews } from '../../describe/shown-lines.ts';
import type { GameEvent } from '../../game/events.ts';
import { isSame } from '../../game/log.ts';
import type { Message } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';
import { logLineOf, namesOf } from '../../words/sentences.ts';
import { element, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import { makePart } from './part.ts';
import type { TextScene } from './text-scene.ts';

/** A message with the number of its repetitions. */
interface Line {
  readonly key: string;
  readonly message: Message;
  times: number;
}

/** The newest lines: the log is before the hero, and to read more out takes too long. A sheet has all messages. */
const mostLines = 10;

/** The last messages of the game as complete lines, the newest first. */
export function makeLogPart(settings: Settings) {
  let lines: Line[] = [];
  let count = 0;
  let logged: Game | null = null;
  const list = new KeyedList<Line>(() => makeLine(settings, () => logged));
  const add = (message: Message, times = 1) => {
    const before = lines.at(-1);
    if (before && isOldNews(before.message, message)) lines.pop();
    const last = lines.at(-1);
    const isRepeated =
      last?.message.id === message.id && isSame(last.message.params, message.params);
    if (isRepeated) last.times += times;
    else lines.push({ key: `${count++}`, message, times });
    lines = lines.slice(-mostLines);
  };
  return {
    element: makePart(settings, 'text-log', ({ ui }) => ui.log, list.element),
    forget() {
      logged = null;
    },
    show({ game, earlier = [] }: TextScene, events: readonly GameEvent[]) {
      if (game !== logged) {
        logged = game;
        lines = [];
        for (const line of [...earlier, ...game.log]) add(line, line.times);
      } else {
        for (const event of events) if (event.type === 'message') add(event.message);
      }
      list.show(lines.toReversed(), ({ key }) => key);
    },
  };
}

function makeLine(settings: Settings, game: () => Game | null): Row<Line> {
  const line = element('li', '');
  return {
    element: line,
    show({ message, times }) {
      const played = game();
      if (!played) return;
      const { words, options } = settings;
      const names = namesOf(played.campaign, options.language);
      setText(line, logLineOf(words, names, { ...message, times, tone: 'normal' }));
    },
  };
}
