type Child = Node | string;

/** An element with a class, further properties and children. */
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

/** A link to another site, in a page of its own. */
export function link(href: string, text: string): HTMLAnchorElement {
  return element('a', '', { href, target: '_blank', rel: 'noopener noreferrer' }, text);
}

/**
 * Lets the arrow keys move between the controls of a container, stopping at both ends. Left and
 * Right stay with radio buttons and texts: the browser gives them their own use.
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
