import type { Tone } from '../../game/messages.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A line of the log as it is shown. `turns`: such as `12` or `12–15`, empty if unknown. */
export interface ShownLine {
  readonly turns: string;
  readonly text: string;
  /** `stop`: the reason of an automatic command to stop, which no rule has said. */
  readonly tone: Tone | 'stop';
}

/** The messages of the game. */
export interface LogSource {
  log(): readonly ShownLine[];
  /** Why the log does not begin with the game; empty if it does. */
  logNote(): string;
}

/** The page with the log: the field with the searched text, and the note that no message contains it. */
export function makeSearchedLog(settings: Settings, source: LogSource) {
  const field = element('input', '', { type: 'search', name: 'search', autocomplete: 'off' });
  const none = settings.text(element('p', 'aside', { role: 'status', hidden: true }), ({ ui }) =>
    field.value === '' ? ui.sheet.noMessages : ui.sheet.noneFound,
  );
  settings.follow(({ ui }) => {
    field.placeholder = ui.sheet.search;
    field.ariaLabel = ui.sheet.search;
  });
  return {
    field,
    none,
    /** Makes the list of the messages that contain the searched text. */
    find(): HTMLElement[] {
      const { language } = settings.options;
      const wanted = field.value.trim().toLocaleLowerCase(language);
      const lines = source
        .log()
        .filter(({ text }) => text.toLocaleLowerCase(language).includes(wanted));
      none.hidden = lines.length > 0;
      settings.renewTexts(none);
      const note = source.logNote();
      return [
        ...(note === '' ? [] : [element('p', 'aside', {}, note)]),
        element(
          'ol',
          wanted ? 'log-lines found' : 'log-lines',
          {},
          ...byTurn(lines).map(turnElement),
        ),
      ];
    },
  };
}

/** The messages of a turn on one line, so that the log is shorter. */
function turnElement(lines: readonly ShownLine[]): HTMLElement {
  const texts = lines.flatMap(({ text, tone }) => [element('span', `tone-${tone}`, {}, text), ' ']);
  texts.pop();
  return element(
    'li',
    '',
    {},
    element('span', 'log-turns', {}, lines[0].turns),
    element('span', '', {}, ...texts),
  );
}

/** The lines by turn. Lines of an unknown turn stay alone. */
function byTurn(lines: readonly ShownLine[]): ShownLine[][] {
  const all: ShownLine[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && line.turns !== '' && last[0].turns === line.turns) last.push(line);
    else all.push([line]);
  }
  return all;
}
