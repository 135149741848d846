import './searched-log.css';
import type { ShownTone } from '../../describe/tone.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A line of the log as it is shown. `turns`: such as `12` or `12–15`, empty if unknown. */
export interface ShownLine {
  /** The first and the last of the turns; 0 if unknown. */
  readonly from: number;
  readonly to: number;
  readonly turns: string;
  readonly text: string;
  /** `stop`: why an automatic command has stopped, or why a command was impossible. */
  readonly tone: ShownTone | 'stop';
  /** The name of the hero's floor; empty if the line before has the same floor, or if there is only one. */
  readonly floor: string;
}

/** The messages of the game. */
export interface LogSource {
  log(): readonly ShownLine[];
  /** Why the log does not begin with the game; empty if it does. */
  logNote(): string;
}

/** After this many turns without a message, a new part of the story begins. */
const longestPause = 9;

/** The choices of messages: all, or those of some tones. */
const choices = {
  all: null,
  gains: ['playerHits', 'success'],
  losses: ['enemyHits'],
  notable: ['special', 'important'],
} as const satisfies Record<string, readonly ShownTone[] | null>;

type Choice = keyof typeof choices;

/**
 * The page with the log: the field with the searched text, the buttons that choose messages by tone, and the note that
 * no message is left. `renew` is called when another part of the log is wanted.
 */
export function makeSearchedLog(settings: Settings, source: LogSource, renew: () => void) {
  const field = element('input', '', { type: 'search', name: 'search', autocomplete: 'off' });
  field.addEventListener('input', renew);
  const choice = makeToneChoice(settings, renew);
  const none = settings.text(element('p', 'aside', { role: 'status', hidden: true }), ({ ui }) =>
    field.value === '' && choice.value === 'all' ? ui.sheet.noMessages : ui.sheet.noneFound,
  );
  settings.follow(({ ui }) => {
    field.placeholder = ui.sheet.search;
    field.ariaLabel = ui.sheet.search;
  });
  return {
    field,
    none,
    tools: element('div', 'log-tools', field, choice.element),
    /** Shows all messages again. */
    clear() {
      field.value = '';
      choice.choose('all');
    },
    /** Makes the list of the chosen messages that contain the searched text. */
    find(): HTMLElement[] {
      const { language } = settings.options;
      const wanted = field.value.trim().toLocaleLowerCase(language);
      const tones: readonly string[] | null = choices[choice.value];
      const lines = source
        .log()
        .filter(({ tone }) => !tones || tones.includes(tone))
        .filter(({ text }) => text.toLocaleLowerCase(language).includes(wanted));
      none.hidden = lines.length > 0;
      settings.renewTexts(none);
      const note = source.logNote();
      const isPart = wanted !== '' || tones !== null;
      return [...(note === '' ? [] : [element('p', 'aside', note)]), lineList(lines, isPart)];
    },
  };
}

/** Makes the buttons that choose messages by tone. `onChoose` is called when the player has chosen. */
function makeToneChoice(settings: Settings, onChoose: () => void) {
  let chosen: Choice = 'all';
  const buttons = (Object.keys(choices) as Choice[]).map((choice) => {
    const onclick = () => {
      choose(choice);
      onChoose();
    };
    const tones = choices[choice];
    // The mark of these messages.
    const mark = tones ? [element('span', `tone-${tones[0]}`), ' '] : [];
    const name = settings.text(element('span', ''), ({ ui }) => ui.sheet[choice]);
    const button = element('button', 'small', { type: 'button', onclick }, ...mark, name);
    return { choice, element: button };
  });
  const choose = (choice: Choice) => {
    chosen = choice;
    for (const button of buttons) button.element.ariaPressed = String(button.choice === chosen);
  };
  choose('all');
  const parts = buttons.map((button) => button.element);
  const group = element('div', 'log-choices', { role: 'group' }, ...parts);
  settings.label(group, ({ ui }) => ui.sheet.shown);
  return {
    element: group,
    get value() {
      return chosen;
    },
    choose,
  };
}

/** The list of messages. `isPart`: they are not all messages of the log. */
function lineList(lines: readonly ShownLine[], isPart: boolean): HTMLElement {
  const turns = withFloors(byTurn(lines));
  const list = element('ol', isPart ? 'log-lines found' : 'log-lines', ...turns);
  // The column of the turns is as wide as the longest.
  const digits = lines.reduce((most, line) => Math.max(most, line.turns.length), 0);
  list.style.setProperty('--digits', `${digits}`);
  // In a narrow column, the second number of a range is under the first.
  const last = lines.reduce((most, { to }) => Math.max(most, to), 0);
  list.style.setProperty('--last-digits', `${String(last).length}`);
  return list;
}

/** The messages of a turn on one line, so that the log is shorter. */
function turnElement(lines: readonly ShownLine[], isAfterPause: boolean): HTMLElement {
  const texts = lines.flatMap(({ text, tone }) => [element('span', `tone-${tone}`, text), ' ']);
  texts.pop();
  return element(
    'li',
    isAfterPause ? 'after-pause' : '',
    element('span', 'log-turns', lines[0].turns),
    element('span', 'log-texts', ...texts),
  );
}

/** The lines by turn. Lines of an unknown turn stay alone. A floor that is left in a turn divides it. */
function byTurn(lines: readonly ShownLine[]): ShownLine[][] {
  const all: ShownLine[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const isSame = line.turns !== '' && last?.[0].turns === line.turns;
    if (last && isSame && ['', last[0].floor].includes(line.floor)) last.push(line);
    else all.push([line]);
  }
  return all;
}

/** The turns as elements, and before the first turn on another floor the name of the floor. */
function withFloors(turns: readonly ShownLine[][]): HTMLElement[] {
  let known = '';
  return turns.flatMap((lines, at) => {
    const { floor, from } = lines[0];
    const before = turns[at - 1]?.at(-1);
    const turn = turnElement(lines, before !== undefined && from - before.to > longestPause);
    if (floor === '' || floor === known) return [turn];
    known = floor;
    return [element('li', 'log-floor', element('span', '', floor)), turn];
  });
}
