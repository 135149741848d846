/** Moves of the focus without a keyboard: in the open dialog, or on the screen that is visible. */

const focusable =
  'button:not(:disabled), summary, a[href], select, input:not([type="radio"]), input:checked';

/** The part of the page that is in use: the dialog that was opened last, or the page behind. */
function activePart(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const focused = dialogs.find((dialog) => dialog.contains(document.activeElement));
  return focused ?? dialogs.at(-1) ?? document.body;
}

/** Moves the focus to the next or the previous control; Left and Right change a choice. */
export function moveFocus({ dx, dy }: { dx: number; dy: number }): void {
  const { activeElement } = document;
  if (dy === 0 && activeElement instanceof HTMLInputElement && change(activeElement, dx)) return;
  const controls = visible(activePart().querySelectorAll<HTMLElement>(focusable));
  const at = controls.indexOf(activeElement as HTMLElement);
  const by = dy || dx;
  const next = at < 0 ? 0 : Math.max(0, Math.min(at + by, controls.length - 1));
  controls[next]?.focus();
  controls[next]?.scrollIntoView({ block: 'nearest' });
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

function visible(controls: Iterable<HTMLElement>): HTMLElement[] {
  return [...controls].filter(
    (control) => control.checkVisibility() && !control.closest('[inert]'),
  );
}

/** Goes back: closes the dialog in use. Returns whether there was one. */
export function closeDialog(): boolean {
  const part = activePart();
  if (!(part instanceof HTMLDialogElement)) return false;
  part.close();
  return true;
}

/** Chooses the next radio button, or moves a slider. Returns whether the input does that. */
function change(input: HTMLInputElement, by: number): boolean {
  if (input.type === 'range') {
    if (by > 0) input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  if (input.type !== 'radio') return false;
  const name = CSS.escape(input.name);
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const next = group[(group.indexOf(input) + by + group.length) % group.length];
  next.focus();
  next.click();
  return true;
}
