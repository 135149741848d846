type Child = Node | string;

/** Makes an element with a class, properties and children. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  properties: Partial<HTMLElementTagNameMap[T]>,
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

/** Makes a button with a text that does not follow the language: the list that holds it is drawn again. */
export function plainButton(
  className: string,
  text: string,
  onclick: () => void,
): HTMLButtonElement {
  return element('button', className, { type: 'button', onclick: () => onclick() }, text);
}

/** Whether keys type a text into an element. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && ['text', 'search', 'number'].includes(target.type);
}

/** Whether a dialog covers the page. It takes the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Makes a link that opens another site in a new tab. */
export function link(href: string, text: string): HTMLAnchorElement {
  return element('a', '', { href, target: '_blank', rel: 'noopener noreferrer' }, text);
}

/**
 * Draws a container again without losing the focus: a button gives it to its successor, which has the same place in
 * the row with the same `data-id`, or among all buttons. If there is none, the first button gets it.
 */
export function keepFocus(container: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && container.contains(focused))) return draw();
  const row = focused.closest<HTMLElement>('[data-id]');
  const rows = row ? `${row.parentElement?.localName} [data-id="${row.dataset.id}"] ` : '';
  const place = [...(row ?? container).querySelectorAll<HTMLElement>('button')].indexOf(focused);
  draw();
  if (focused.isConnected) return;
  const buttons = container.querySelectorAll<HTMLElement>(`${rows}button`);
  (buttons[place] ?? container.querySelector<HTMLElement>('button'))?.focus();
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

/** Sets a text, unless it is the same: a screen reader could announce it again. */
export function setText(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
