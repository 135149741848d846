/**
 * Moves of the focus: by arrows and without a keyboard in the open dialog or on the visible screen, and back to the
 * game.
 */

const focusable =
  'button:not(:disabled), summary, a[href], select, input:not([type="radio"]), input:checked';

/**
 * Leaves a button for the game at a key of the game, so that Space presses the button only right after Tab. Chords,
 * modifiers, F keys, and keys of menus and sound are not keys of the game: the browser and screen readers use them.
 */
export function leaveAtGameKeys(button: HTMLElement, leave: () => void): void {
  button.addEventListener('keydown', (event) => {
    const isChord = event.ctrlKey || event.altKey || event.metaKey;
    if (!isChord && isGameKey(event)) leave();
  });
}

/** Whether the game can have a meaning for a key on a button. The button itself uses Enter and Space. */
function isGameKey({ code, key }: KeyboardEvent): boolean {
  if (key === 'Enter' || key === ' ') return false;
  return (
    [...key].length === 1 || /^(Arrow|Home|End|Page|Escape)/.test(key) || code.startsWith('Numpad')
  );
}

/** The part of the page that is in use: the dialog with the focus, else the last open one, or the page behind. */
function activePart(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const focused = dialogs.find((dialog) => dialog.contains(document.activeElement));
  return focused ?? dialogs.at(-1) ?? document.body;
}

/**
 * Moves the focus to the next or the previous control; Left and Right change a choice. A text that follows is
 * scrolled first.
 */
export function moveFocus({ dx, dy }: { dx: number; dy: number }): void {
  const { activeElement } = document;
  if (dy === 0 && activeElement instanceof HTMLElement && change(activeElement, dx)) return;
  const part = activePart();
  const controls = visible(part.querySelectorAll<HTMLElement>(focusable));
  const at = controls.indexOf(activeElement as HTMLElement);
  const by = dy || dx;
  const next = controls[at < 0 ? 0 : at + by] ?? null;
  if (dy !== 0 && scrollsFirst(part, next, dy)) return;
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls the visible list or text of a part by half its height if the next control is not in it, or is further
 * away than that. Returns whether it has moved.
 */
function scrollsFirst(part: HTMLElement, next: HTMLElement | null, dy: number): boolean {
  const scrolled = scrolledIn(part);
  if (!scrolled) return false;
  const by = (dy * scrolled.clientHeight) / 2;
  if (next && scrolled.contains(next)) {
    const { top, bottom } = scrolled.getBoundingClientRect();
    const box = next.getBoundingClientRect();
    const away = dy > 0 ? box.bottom - bottom : top - box.top;
    if (away <= Math.abs(by)) return false;
  } else if (next && dy < 0 && scrolled.scrollTop === 0) return false;
  const before = scrolled.scrollTop;
  scrolled.scrollBy({ top: by, behavior: 'instant' });
  return scrolled.scrollTop !== before;
}

/** The visible list or text of a part that can be scrolled; undefined if everything is visible. */
function scrolledIn(part: HTMLElement): HTMLElement | undefined {
  return visible(part.querySelectorAll<HTMLElement>('*')).find(
    (one) =>
      one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
}

/** Scrolls the list or text of the part in use, in CSS pixels. */
export function scrollPart(by: number): void {
  scrolledIn(activePart())?.scrollBy({ top: by, behavior: 'instant' });
}

/**
 * Presses the focused control. Without one, presses the default button of the screen; a screen without one
 * moves the focus to its main button.
 */
export function pressFocused(): void {
  const { activeElement } = document;
  const part = activePart();
  const isFocused = activeElement?.matches(focusable) && part.contains(activeElement);
  if (isFocused) return (activeElement as HTMLElement).click();
  const [pressed] = visible(part.querySelectorAll<HTMLElement>('button.default'));
  if (pressed) pressed.click();
  else visible(part.querySelectorAll<HTMLElement>('button.start, button.main'))[0]?.focus();
}

/** Shows the next or the previous page of the dialog in use, if it has pages. */
export function turnPage(by: 1 | -1): void {
  const pages = visible(activePart().querySelectorAll<HTMLElement>('nav button'));
  const at = pages.findIndex(({ ariaCurrent }) => ariaCurrent === 'page');
  if (at >= 0) pages[at + by]?.click();
}

function visible(controls: Iterable<HTMLElement>): HTMLElement[] {
  return [...controls].filter(
    (control) => control.checkVisibility() && !control.closest('[inert]'),
  );
}

/** Closes the dialog in use. Returns whether there was one. */
export function closeDialog(): boolean {
  const part = activePart();
  if (!(part instanceof HTMLDialogElement)) return false;
  part.close();
  return true;
}

/** Goes back: closes the dialog in use, or presses the visible button that leaves a part of the page. */
export function goBack(): void {
  if (closeDialog()) return;
  visible(document.querySelectorAll<HTMLElement>('button.leaves'))[0]?.click();
}

/** Chooses the next entry of a list or the next radio button, or moves a slider. Returns whether it does that. */
function change(input: HTMLElement, by: number): boolean {
  if (input instanceof HTMLSelectElement) {
    const last = input.options.length - 1;
    input.selectedIndex = Math.max(0, Math.min(input.selectedIndex + by, last));
    return report(input);
  }
  if (!(input instanceof HTMLInputElement)) return false;
  if (input.type === 'range') {
    if (by > 0) input.stepUp();
    else input.stepDown();
    return report(input);
  }
  if (input.type !== 'radio') return false;
  const name = CSS.escape(input.name);
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const next = group[(group.indexOf(input) + by + group.length) % group.length];
  next.focus();
  next.click();
  return true;
}

/** Reports a new value as the browser does after a key. */
function report(input: HTMLElement): true {
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/**
 * Draws a container again without losing the focus: a button gives it to its successor, which has the same place in
 * the row with the same `data-id`, or among all buttons. If there is none, the first button of the row gets it, or the
 * first one of all.
 */
export function keepFocus(container: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && container.contains(focused))) return draw();
  const row = focused.closest<HTMLElement>('[data-id]');
  const rows = row ? `${row.parentElement?.localName} [data-id="${row.dataset.id}"] ` : '';
  const place = [...(row ?? container).querySelectorAll<HTMLElement>('button')].indexOf(focused);
  draw();
  // A button that was moved has lost the focus.
  if (focused.isConnected && document.activeElement !== focused) focused.focus();
  if (focused.isConnected) return;
  const buttons = container.querySelectorAll<HTMLElement>(`${rows}button`);
  (buttons[place] ?? buttons[0] ?? container.querySelector<HTMLElement>('button'))?.focus();
}

/**
 * Lets the arrow keys move the focus between the controls of a container, from the first to the last.
 * In radio buttons and text fields, Left and Right keep their usual meaning. `inRows`: the controls are in a
 * grid, and Up and Down go to the row above or below.
 */
export function moveWithArrows(container: HTMLElement, inRows = false): void {
  container.addEventListener('keydown', (event) => {
    const { code, target } = event;
    // With these keys, the browser has its own use for the arrows, such as going back.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const side = code === 'ArrowLeft' || code === 'ArrowRight';
    if (!(side || code === 'ArrowUp' || code === 'ArrowDown')) return;
    if (side && target instanceof HTMLInputElement) return;
    const controls = [
      ...container.querySelectorAll<HTMLElement>(
        'button, summary, input:not([type="radio"]), :checked',
      ),
    ].filter((control) => control.checkVisibility());
    const at = controls.indexOf(document.activeElement as HTMLElement);
    const by = code === 'ArrowDown' || code === 'ArrowRight' ? 1 : -1;
    const near = inRows && !side && at >= 0 && nearestInDirection(controls[at], controls, [0, by]);
    (near || controls[at < 0 ? 0 : at + by])?.focus();
    event.preventDefault();
  });
}

/** The nearest of some controls in a direction from one of them; null if there is none. */
export function nearestInDirection<E extends Element>(
  from: E,
  controls: readonly E[],
  [dx, dy]: readonly [dx: number, dy: number],
): E | null {
  const start = middleOf(from);
  const apart = controls
    .filter((control) => control !== from && control.checkVisibility())
    .map((control) => {
      const { x, y } = middleOf(control);
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
      return { control, along, aside };
    })
    // Beside is not in the direction.
    .filter(({ along, aside }) => along > 4 && along * 3 > aside);
  const nearest = Math.min(...apart.map(({ along, aside }) => along + 2 * aside));
  return apart.find(({ along, aside }) => along + 2 * aside === nearest)?.control ?? null;
}

function middleOf(control: Element): { x: number; y: number } {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
