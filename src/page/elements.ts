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

/** Makes a link that opens another site in a new tab. */
export function link(href: string, text: string): HTMLAnchorElement {
  return element('a', '', { href, target: '_blank', rel: 'noopener noreferrer' }, text);
}

/**
 * Lets the arrow keys move the focus between the controls of a container, from the first to the last.
 * In radio buttons and text fields, Left and Right keep their usual meaning.
 */
export function moveWithArrows(container: HTMLElement): void {
  container.addEventListener('keydown', (event) => {
    const { code, target } = event;
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
    controls[at < 0 ? 0 : at + by]?.focus();
    event.preventDefault();
  });
}
