import './sheets.css';
import type { SheetRow, SheetSection } from '../../describe/sheet.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { makeDialog, renewHeading } from '../dialog.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { drawFloorPicture, type FurnishedMap } from './floor-picture.ts';
import { type HeroSheetSource, makeHeroSheet } from './hero-sheet.ts';
import { type LogSource, makeSearchedLog } from './searched-log.ts';
import { type SheetKeys, takeSheetKey } from './sheet-keys.ts';
import { type SheetName, sheetNames } from './sheet-names.ts';
import { sectionElement } from './sheet-section.ts';

/** The texts of the dialog, read again each time that it shows a page. */
export interface SheetSource extends HeroSheetSource, LogSource, SheetKeys {
  character(): readonly SheetSection[];
  floor(): readonly SheetSection[];
  /** The known part of the hero's floor, for a picture. */
  floorMap(): FurnishedMap | null;
  /** Null in a campaign whose kinds are all known. */
  discoveries(): readonly SheetSection[] | null;
  /** Lets the hero travel to a cell. */
  travel(cell: Cell): void;
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
  const tabs = makeTabs(settings, (name) => show(name));
  const log = makeSearchedLog(settings, source);
  log.field.addEventListener('input', () => fill());
  const use = (slot: number, entry: number) => {
    dialog.close();
    source.use(slot, entry);
  };
  const hero = makeHeroSheet(settings, { ...source, use }, makePortrait);
  const content = element('div', 'sheet-content', { tabIndex: 0, role: 'region' });
  const parts = [tabs.element, log.field, log.none, content];
  const dialog = makeDialog(settings, 'sheets', ({ ui }) => ui.sheet[page], ...parts);

  const fill = () => {
    tabs.show(page, source.discoveries() !== null);
    log.field.hidden = page !== 'log';
    log.none.hidden = true;
    content.ariaLabel = settings.words.ui.sheet[page];
    if (page !== 'log') return fillSections(page);
    content.replaceChildren(...log.find());
    content.scrollTop = content.scrollHeight;
  };
  const fillSections = (name: Exclude<SheetName, 'log'>) => {
    const sections = (source[name]() ?? []).map((section) =>
      sectionElement(section, makePortrait, (row) => makeGoButton(row, settings, source, dialog)),
    );
    const focused = content.querySelector<HTMLElement>(':focus')?.dataset.slot;
    content.replaceChildren(
      ...(name === 'character' ? hero.fill() : []),
      ...(name === 'floor' ? floorPicture(source.floorMap()) : []),
      element('div', 'sheet-sections', {}, ...sections),
    );
    if (focused !== undefined) hero.choose(Number(focused));
  };
  const show = (name: SheetName) => {
    page = name;
    renewHeading(settings, dialog);
    fill();
    if (name !== 'log') content.scrollTop = 0;
    content.focus();
  };
  const turnTo = (name: SheetName) => (name === page ? dialog.close() : show(name));
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
    open(name) {
      log.field.value = '';
      dialog.showModal();
      show(name);
    },
  };
}

/** The buttons that switch between the pages. */
function makeTabs(settings: Settings, choose: (name: SheetName) => void) {
  const buttons = sheetNames.map((name) => {
    const button = element('button', 'small', { type: 'button', onclick: () => choose(name) });
    return settings.text(button, ({ ui }) => ui.sheet[name]);
  });
  return {
    element: element('nav', 'buttons', {}, ...buttons),
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
  { label, value, cell }: SheetRow,
  { words }: Settings,
  source: SheetSource,
  dialog: HTMLDialogElement,
): HTMLElement | null {
  if (!cell || !source.canUse()) return null;
  const onclick = () => {
    dialog.close();
    source.travel(cell);
  };
  const { go, buttonFor } = words.textView;
  const ariaLabel = buttonFor(go, words.joined.pair(label, value));
  return element('button', 'small', { type: 'button', ariaLabel, onclick }, go);
}

/** The known part of the floor, as large as the sheet allows. */
function floorPicture(map: FurnishedMap | null): HTMLElement[] {
  if (!map) return [];
  const picture = drawFloorPicture(map);
  const isHigh = picture.width < picture.height * 1.6;
  return [element('figure', isHigh ? 'floor-map high' : 'floor-map', {}, picture)];
}
