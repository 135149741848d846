import './sheets.css';
import type { DiscoveryGroup } from '../../describe/discoveries.ts';
import type { MapMark, SheetRow, SheetSection } from '../../describe/sheet.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { makeDialog, renewHeading } from '../dialog.ts';
import { element, plainButton } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { discoveryList } from './discovery-list.ts';
import { type FurnishedMap, makeFloorPicture, markPicture } from './floor-picture.ts';
import { type HeroSheetSource, makeHeroSheet } from './hero-sheet.ts';
import { type LogSource, makeSearchedLog } from './searched-log.ts';
import { type SheetKeys, takeSheetKey } from './sheet-keys.ts';
import { type SheetName, sheetNames } from './sheet-names.ts';
import { type MakeButton, sectionElement } from './sheet-section.ts';

/** The texts of the dialog, read again each time that it shows a page. */
export interface SheetSource extends HeroSheetSource, LogSource, SheetKeys {
  character(): readonly SheetSection[];
  floor(): readonly SheetSection[];
  /** The known part of the hero's floor, for a picture. */
  floorMap(): FurnishedMap | null;
  /** Null in a campaign whose kinds are all known. */
  discoveries(): readonly DiscoveryGroup[] | null;
  /** Lets the hero travel to a cell. */
  travel(cell: Cell): void;
}

/** Makes the closed dialog. Buttons and keys switch between its pages. */
export function makeSheets(settings: Settings, source: SheetSource, makePortrait: MakePortrait) {
  let page: SheetName = 'log';
  const tabs = makeTabs(settings, (name) => show(name));
  const log = makeSearchedLog(settings, source, () => fill());
  const use = (slot: number, entry: number) => {
    dialog.close();
    source.use(slot, entry);
  };
  const hero = makeHeroSheet(settings, { ...source, use }, makePortrait);
  const content = element('div', 'sheet-content', { tabIndex: 0, role: 'region' });
  const parts = [tabs.element, log.tools, log.none, content];
  const dialog = makeDialog(settings, 'sheets', ({ ui }) => ui.sheet[page], ...parts);

  const makeButton = (row: SheetRow) => makeGoButton(row, settings, source, dialog);
  const sections = sectionsOf(source, hero, makePortrait, makeButton);
  const showLogEnd = keepLogEnd(content, () => page === 'log');
  const fill = () => {
    tabs.show(page, source.discoveries() !== null);
    log.tools.hidden = page !== 'log';
    log.none.hidden = true;
    content.ariaLabel = settings.words.ui.sheet[page];
    if (page === 'log') {
      content.replaceChildren(...log.find());
      showLogEnd();
    } else if (page === 'discoveries') {
      const { nothingSeen } = settings.words.ui.sheet;
      const groups = source.discoveries() ?? [];
      content.replaceChildren(...discoveryList(groups, makePortrait, nothingSeen));
    } else refill(content, sections[page]);
  };
  const show = (name: SheetName) => {
    page = name;
    renewHeading(settings, dialog);
    fill();
    if (name !== 'log') content.scrollTop = 0;
    content.focus();
  };
  const turnTo = (name: SheetName) => {
    if (name === page) dialog.close();
    else show(name);
  };
  settings.follow(() => {
    if (dialog.open) fill();
  });
  const takeKey = (event: KeyboardEvent) => {
    const { field } = log;
    takeSheetKey(event, { page, content, field, chooseSlot: hero.choose, turnTo }, source);
  };
  // First: a letter that is a direction in the player's keys is not the Z or X of other dialogs.
  dialog.addEventListener('keydown', takeKey, { capture: true });
  return {
    dialog,
    open(name: SheetName) {
      log.clear();
      dialog.showModal();
      show(name);
    },
  };
}

/**
 * Fills a page with sections. A button of a line keeps the focus: the page can be filled again while a player uses it,
 * when the past of a continued game is known.
 */
function refill(content: HTMLElement, sections: () => readonly HTMLElement[]): void {
  const buttons = () => [...content.querySelectorAll('button')];
  const focused = buttons().findIndex((button) => button.matches(':focus'));
  content.replaceChildren(...sections());
  buttons()[focused]?.focus();
}

/**
 * Keeps the newest messages of the log in view when the window changes, unless the player has scrolled away from them.
 * Returns a function that shows them.
 */
function keepLogEnd(content: HTMLElement, isShown: () => boolean): () => void {
  let isAtEnd = true;
  let size = '';
  const sizeNow = () => `${content.clientWidth} ${content.clientHeight}`;
  const showEnd = () => {
    isAtEnd = true;
    content.scrollTop = content.scrollHeight;
  };
  content.addEventListener('scroll', () => {
    // The browser may report a scroll before the new size.
    if (sizeNow() !== size) return;
    isAtEnd = content.scrollTop + content.clientHeight >= content.scrollHeight - 2;
  });
  new ResizeObserver(() => {
    size = sizeNow();
    if (isShown() && isAtEnd) showEnd();
  }).observe(content);
  return showEnd;
}

/** The pages with sections. */
function sectionsOf(
  source: SheetSource,
  hero: ReturnType<typeof makeHeroSheet>,
  makePortrait: MakePortrait,
  makeButton: MakeButton,
) {
  /** Only the sections of the floor have marks, in the colours of its map. */
  const makeSection = (map: FurnishedMap | null) => (section: SheetSection) => {
    const makeMark = (mark: MapMark) => markPicture(mark, map?.colours.marks[mark] ?? '');
    return sectionElement(section, makePortrait, makeMark, makeButton);
  };
  return {
    character() {
      const sections = source.character();
      const lists = [false, true].map((grows) => sectionList(sections, grows, makeSection(null)));
      const numbers = element('div', 'sheet-numbers', ...lists);
      return [element('div', 'sheet-parts', numbers, ...hero.fill())];
    },
    floor() {
      const map = source.floorMap();
      const picture = map ? [makeFloorPicture(map, source.portrait(), makePortrait)] : [];
      return [...picture, sectionList(source.floor(), false, makeSection(map))];
    },
  };
}

/** The sections that grow in the course of the game, or those that do not. */
function sectionList(
  sections: readonly SheetSection[],
  grows: boolean,
  makeSection: (section: SheetSection) => HTMLElement,
): HTMLElement {
  const shown = sections.filter((section) => (section.grows ?? false) === grows);
  const className = grows ? 'sheet-sections growing' : 'sheet-sections';
  return element('div', className, ...shown.map(makeSection));
}

/** The buttons that switch between the pages. */
function makeTabs(settings: Settings, choose: (name: SheetName) => void) {
  const buttons = sheetNames.map((name) =>
    settings.button(
      'small',
      ({ ui }) => ui.sheet[name],
      () => choose(name),
    ),
  );
  return {
    element: element('nav', 'buttons', ...buttons),
    /** Marks the button of a page. */
    show(page: SheetName, hasDiscoveries: boolean) {
      buttons.forEach((button, at) => {
        button.ariaCurrent = sheetNames[at] === page ? 'page' : null;
      });
      buttons[sheetNames.indexOf('discoveries')].hidden = !hasDiscoveries;
    },
  };
}

/** The button that closes the dialog and sends the hero to the place of a line; null without a place. */
function makeGoButton(
  { label, value, spokenValue = value, cell }: SheetRow,
  { words }: Settings,
  source: SheetSource,
  dialog: HTMLDialogElement,
): HTMLElement | null {
  if (!cell || !source.canUse()) return null;
  const travel = () => {
    dialog.close();
    source.travel(cell);
  };
  const { go, buttonFor } = words.textView;
  return plainButton('small', go, travel, buttonFor(go, words.joined.pair(label, spokenValue)));
}
