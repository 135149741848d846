import './sheets.css';
import type { SheetRow, SheetSection } from '../describe/sheet.ts';
import type { Tone } from '../game/events.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** The pages of the dialog. */
export const sheetNames = ['character', 'floor', 'discoveries', 'log'] as const;
export type SheetName = (typeof sheetNames)[number];

/** A line of the log as it is shown. `turns`: such as `12` or `12–15`, empty if unknown. */
export interface ShownLine {
  readonly turns: string;
  readonly text: string;
  readonly tone: Tone;
}

/** The texts of the dialog, read again each time that it shows a page. */
export interface SheetSource {
  character(): readonly SheetSection[];
  /** The picture of the hero, above its sheet. */
  portrait(): HTMLElement | null;
  floor(): readonly SheetSection[];
  /** Null in a campaign whose kinds are all known. */
  discoveries(): readonly SheetSection[] | null;
  log(): readonly ShownLine[];
  /** Why the log does not begin with the game; empty if it does. */
  logNote(): string;
  /** The page that a key opens; null for other keys. */
  sheetOf(event: KeyboardEvent): SheetName | null;
  /** The rows that a key scrolls by, 0 for other keys. */
  scrollOf(event: KeyboardEvent): number;
}

/** The dialog with the sheets of a game: the hero, the floor and the log. */
export interface Sheets {
  readonly dialog: HTMLDialogElement;
  open(name: SheetName): void;
}

/** Makes the closed dialog. Buttons and keys switch between its pages. */
export function makeSheets(settings: Settings, source: SheetSource): Sheets {
  let page: SheetName = 'log';
  const buttons = sheetNames.map((name) => {
    const button = element('button', 'small', { type: 'button', onclick: () => show(name) });
    return settings.text(button, ({ ui }) => ui.sheet[name]);
  });
  const log = makeSearchedLog(settings, source);
  const content = element('div', 'sheet-content', { tabIndex: 0, role: 'region' });
  const dialog = makeDialog(
    settings,
    'sheets',
    ({ ui }) => ui.sheet[page],
    element('nav', 'buttons', {}, ...buttons),
    log.field,
    log.none,
    content,
  );
  const fill = () => {
    log.field.hidden = page !== 'log';
    log.none.hidden = true;
    buttons[sheetNames.indexOf('discoveries')].hidden = source.discoveries() === null;
    content.ariaLabel = settings.words.ui.sheet[page];
    buttons.forEach((button, at) => {
      button.ariaCurrent = sheetNames[at] === page ? 'page' : null;
    });
    if (page === 'log') {
      content.replaceChildren(...log.find());
      content.scrollTop = content.scrollHeight;
    } else {
      const portrait = page === 'character' ? source.portrait() : null;
      const sections = (source[page]() ?? []).map(sectionElement);
      content.replaceChildren(...(portrait ? [portrait] : []), ...sections);
    }
  };
  const show = (name: SheetName) => {
    page = name;
    settings.refresh();
    if (name !== 'log') content.scrollTop = 0;
    content.focus();
  };
  settings.follow(() => {
    if (dialog.open) fill();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const isTyping = event.target === log.field;
    const name = isTyping ? null : source.sheetOf(event);
    const by = isTyping && !/^(Arrow|Page)/.test(event.key) ? 0 : pixelsOf(event, content, source);
    if (name === null && by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (by !== 0) content.scrollBy({ top: by });
    else if (event.repeat) return;
    else if (name === page) dialog.close();
    else if (name) show(name);
  });
  return {
    dialog,
    open(name) {
      log.field.value = '';
      dialog.showModal();
      show(name);
    },
  };
}

/** The page with the log: the field with the searched text, and the note that no message contains it. */
function makeSearchedLog(settings: Settings, source: SheetSource) {
  const field = element('input', '', { type: 'text', name: 'search', autocomplete: 'off' });
  field.type = 'search';
  const none = settings.text(element('p', 'aside', { role: 'status', hidden: true }), ({ ui }) =>
    field.value === '' ? ui.sheet.noMessages : ui.sheet.noneFound,
  );
  settings.follow(({ ui }) => {
    field.placeholder = ui.sheet.search;
    field.ariaLabel = ui.sheet.search;
  });
  field.addEventListener('input', () => settings.refresh());
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
      const note = source.logNote();
      return [
        ...(note === '' ? [] : [element('p', 'aside', {}, note)]),
        element('ol', 'log-lines', {}, ...lines.map(lineElement)),
      ];
    },
  };
}

/** The pixels that a key scrolls the content by. */
function pixelsOf(event: KeyboardEvent, content: HTMLElement, source: SheetSource): number {
  const line = 2 * Number.parseFloat(getComputedStyle(content).fontSize);
  const screen = content.clientHeight - line;
  const far = { PageUp: -screen, PageDown: screen, Home: -1e7, End: 1e7 }[event.key];
  return far ?? line * source.scrollOf(event);
}

function sectionElement({ heading, rows, note }: SheetSection): HTMLElement {
  return element(
    'section',
    '',
    {},
    element('h3', '', {}, heading),
    element('dl', '', {}, ...rows.map(rowElement)),
    ...(note ? [element('p', 'aside', {}, note)] : []),
  );
}

function rowElement({ label, value, about }: SheetRow): HTMLElement {
  const texts = [value, about ?? ''].filter((text) => text !== '');
  return element(
    'div',
    texts.length === 0 ? 'alone' : '',
    {},
    element('dt', '', {}, label),
    element(
      'dd',
      '',
      {},
      ...(value ? [element('span', 'value', {}, value)] : []),
      ...(about ? [element('span', 'aside', {}, about)] : []),
    ),
  );
}

function lineElement({ turns, text, tone }: ShownLine): HTMLElement {
  return element(
    'li',
    `tone-${tone}`,
    {},
    element('span', 'log-turns', {}, turns),
    element('span', '', {}, text),
  );
}
