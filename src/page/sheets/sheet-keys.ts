import { nearestInDirection } from '../focus-moves.ts';
import type { SheetName } from './sheet-names.ts';

/** The meanings of keys. */
export interface SheetKeys {
  /** The page that a key opens; null for other keys. */
  sheetOf(event: KeyboardEvent): SheetName | null;
  /** The direction of a key; null for other keys. */
  directionOf(event: KeyboardEvent): { readonly dx: number; readonly dy: number } | null;
  /** The slot of the bag that a key names; null for other keys. */
  slotOf(event: KeyboardEvent): number | null;
}

/** The open dialog that takes the keys. */
interface KeyedSheets {
  readonly page: SheetName;
  readonly content: HTMLElement;
  /** The field that letters are typed into. */
  readonly field: HTMLElement;
  chooseSlot(slot: number): void;
  /** Turns to a page, or closes the dialog if it shows this page. */
  turnTo(name: SheetName): void;
}

/** Lets a key choose an item, move the focus, scroll, or turn to a page. */
export function takeSheetKey(event: KeyboardEvent, sheets: KeyedSheets, source: SheetKeys): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const act = actionOf(event, sheets, source);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** The action of a key; null for none. In the field, only arrows and page keys do something else than type. */
function actionOf(
  event: KeyboardEvent,
  { page, content, field, chooseSlot, turnTo }: KeyedSheets,
  source: SheetKeys,
): (() => void) | null {
  const isTyping = event.target === field;
  if (isTyping && !/^(Arrow|Page)/.test(event.key)) return null;
  const slot = isTyping || page !== 'character' ? null : source.slotOf(event);
  if (slot !== null) return () => chooseSlot(slot);
  const next = isTyping ? null : slotInDirection(event, content, source);
  if (next) return () => next.focus();
  const by = pixelsOf(event, content, source);
  if (by !== 0) return () => content.scrollBy({ top: by });
  const name = isTyping ? null : source.sheetOf(event);
  // A held key turns no further page, and nothing else takes it.
  return name && (() => event.repeat || turnTo(name));
}

/** The next control in the direction of a key, from a control of the sheet; null if there is none. */
function slotInDirection(
  event: KeyboardEvent,
  content: HTMLElement,
  source: SheetKeys,
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
function pixelsOf(event: KeyboardEvent, content: HTMLElement, source: SheetKeys): number {
  const line = 2 * Number.parseFloat(getComputedStyle(content).fontSize);
  const screen = content.clientHeight - line;
  const far = { PageUp: -screen, PageDown: screen, Home: -1e7, End: 1e7 }[event.key];
  return far ?? line * (source.directionOf(event)?.dy ?? 0);
}
