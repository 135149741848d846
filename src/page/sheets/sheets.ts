import './sheets.css';
import type { SheetRow, SheetSection } from '../../describe/sheet.ts';
import type { Cell } from '../../dungeon/grid.ts';
import type { Tone } from '../../game/messages.ts';
import { makeDialog, renewHeading } from '../dialog.ts';
import { element } from '../elements.ts';
import { nearestInDirection } from '../focus-moves.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { drawFloorPicture, type FurnishedMap } from './floor-picture.ts';
import { type HeroSheetSource, makeHeroSheet } from './hero-sheet.ts';

/** The pages of the dialog. */
export const sheetNames = ['character', 'floor', 'discoveries', 'log'] as const;
export type SheetName = (typeof sheetNames)[number];

/** A line of the log as it is shown. `turns`: such as `12` or `12–15`, empty if unknown. */
export interface ShownLine {
  readonly turns: string;
  readonly text: string;
  /** `stop`: the reason of an automatic command to stop, which no rule has said. */
  readonly tone: Tone | 'stop';
}

/** The texts of the dialog, read again each time that it shows a page. */
export interface SheetSource extends HeroSheetSource {
  character(): readonly SheetSection[];
  floor(): readonly SheetSection[];
  /** The known part of the hero's floor, for a picture. */
  floorMap(): FurnishedMap | null;
  /** Null in a campaign whose kinds are all known. */
  discoveries(): readonly SheetSection[] | null;
  log(): readonly ShownLine[];
  /** Why the log does not begin with the game; empty if it does. */
  logNote(): string;
  /** The page that a key opens; null for other keys. */
  sheetOf(event: KeyboardEvent): SheetName | null;
  /** The direction of a key; null for other keys. */
  directionOf(event: KeyboardEvent): { readonly dx: number; readonly dy: number } | null;
  /** Lets the hero travel to a cell. */
  travel(cell: Cell): void;
  /** The slot of the bag that a key names; null for other keys. */
  slotOf(event: KeyboardEvent): number | null;
}

/** The dialog with the sheets of a game: the hero, the floor and the log. */
export interface Sheets {
  readonly dialog: HTMLDialogElement;
  open(name: SheetName): void;
}

/** Makes the closed dialog. Buttons and keys switch between its pages. */
export function makeSheets(
  settings: Settings,
  source: SheetSource,
  makePortrait: MakePortrait,
): Sheets {
  let page: SheetName = 'log';
  const buttons = sheetNames.map((name) => {
    const button = element('button', 'small', { type: 'button', onclick: () => show(name) });
    return settings.text(button, ({ ui }) => ui.sheet[name]);
  });
  const log = makeSearchedLog(settings, source);
  log.field.addEventListener('input', () => fill());
  const hero = makeHeroSheet(
    settings,
    {
      ...source,
      use(slot, entry) {
        dialog.close();
        source.use(slot, entry);
      },
    },
    makePortrait,
  );
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
      return;
    }
    const goTo = (row: SheetRow) => (source.canUse() ? makeGoButton(row) : null);
    const sections = (source[page]() ?? []).map((section) =>
      sectionElement(section, makePortrait, goTo),
    );
    const focused = content.querySelector<HTMLElement>(':focus')?.dataset.slot;
    content.replaceChildren(
      ...(page === 'character' ? hero.fill() : []),
      ...(page === 'floor' ? floorPicture(source.floorMap()) : []),
      element('div', 'sheet-sections', {}, ...sections),
    );
    if (focused !== undefined) hero.choose(Number(focused));
  };
  /** A button that closes the dialog and sends the hero to the place of a line; null without a place. */
  const makeGoButton = ({ label, value, cell }: SheetRow) => {
    if (!cell) return null;
    const { go, buttonFor } = settings.words.textView;
    const onclick = () => {
      dialog.close();
      source.travel(cell);
    };
    const thing = settings.words.joined.pair(label, value);
    return element(
      'button',
      'small',
      { type: 'button', ariaLabel: buttonFor(go, thing), onclick },
      go,
    );
  };
  const show = (name: SheetName) => {
    page = name;
    renewHeading(settings, dialog);
    fill();
    if (name !== 'log') content.scrollTop = 0;
    content.focus();
  };
  settings.follow(() => {
    if (dialog.open) fill();
  });
  const takeKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const isTyping = event.target === log.field;
    const slot = isTyping || page !== 'character' ? null : source.slotOf(event);
    const name = isTyping || slot !== null ? null : source.sheetOf(event);
    const next = isTyping || slot !== null ? null : slotInDirection(event, content, source);
    const by = isTyping && !/^(Arrow|Page)/.test(event.key) ? 0 : pixelsOf(event, content, source);
    if (slot === null && name === null && next === null && by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (slot !== null) hero.choose(slot);
    else if (next !== null) next.focus();
    else if (by !== 0) content.scrollBy({ top: by });
    else if (event.repeat) return;
    else if (name === page) dialog.close();
    else if (name) show(name);
  };
  // First: a letter that is a direction in the player's keys is not the Z or X of other dialogs.
  dialog.addEventListener('keydown', takeKey, { capture: true });
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

/** The known part of the floor, as large as the sheet allows. */
function floorPicture(map: FurnishedMap | null): HTMLElement[] {
  if (!map) return [];
  const picture = drawFloorPicture(map);
  const isHigh = picture.width < picture.height * 1.6;
  return [element('figure', isHigh ? 'floor-map high' : 'floor-map', {}, picture)];
}

/** The next control in the direction of a key, from a control of the sheet; null if there is none. */
function slotInDirection(
  event: KeyboardEvent,
  content: HTMLElement,
  source: SheetSource,
): HTMLElement | null {
  const direction = source.directionOf(event);
  const { activeElement } = document;
  const buttons = [...content.querySelectorAll('button')];
  const from = buttons.find((button) => button === activeElement);
  if (direction === null) return null;
  if (from) return nearestInDirection(from, buttons, [direction.dx, direction.dy]);
  // From the top of the sheet itself, any direction but up goes to the first slot.
  const isAtTop = activeElement === content && content.scrollTop === 0 && direction.dy >= 0;
  return isAtTop ? (buttons[0] ?? null) : null;
}

/** The pixels that a key scrolls the content by. */
function pixelsOf(event: KeyboardEvent, content: HTMLElement, source: SheetSource): number {
  const line = 2 * Number.parseFloat(getComputedStyle(content).fontSize);
  const screen = content.clientHeight - line;
  const far = { PageUp: -screen, PageDown: screen, Home: -1e7, End: 1e7 }[event.key];
  return far ?? line * (source.directionOf(event)?.dy ?? 0);
}

/** Makes the button of a line; null if it has none. */
type MakeButton = (row: SheetRow) => HTMLElement | null;

function sectionElement(
  { heading, rows, note }: SheetSection,
  makePortrait: MakePortrait,
  makeButton: MakeButton,
): HTMLElement {
  return element(
    'section',
    '',
    {},
    element('h3', '', {}, heading),
    element('dl', '', {}, ...rows.map((row) => rowElement(row, makePortrait, makeButton(row)))),
    ...(note ? [element('p', 'aside', {}, note)] : []),
  );
}

function rowElement(
  { label, value, about, look }: SheetRow,
  makePortrait: MakePortrait,
  button: HTMLElement | null,
): HTMLElement {
  const picture = look ? [makePortrait({ look })] : [];
  const texts = [value, about ?? ''].filter((text) => text !== '');
  return element(
    'div',
    texts.length === 0 ? 'alone' : '',
    {},
    element('dt', '', {}, ...picture, label),
    element(
      'dd',
      '',
      {},
      ...(value ? [element('span', 'value', {}, value)] : []),
      ...(about ? [element('span', 'aside', {}, about)] : []),
      ...(button ? [button] : []),
    ),
  );
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
