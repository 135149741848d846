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

/** Lets the arrow keys move between the buttons of a container, wrapping at both ends. */
export function moveWithArrows(container: HTMLElement): void {
  container.addEventListener('keydown', (event) => {
    const by = ['ArrowDown', 'ArrowRight'].includes(event.code)
      ? 1
      : ['ArrowUp', 'ArrowLeft'].includes(event.code)
        ? -1
        : 0;
    // Radio buttons and texts have their own use for arrows.
    if (by === 0 || event.target instanceof HTMLInputElement) return;
    const buttons = [...container.querySelectorAll<HTMLElement>('button:not([disabled])')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? 0 : (at + by + buttons.length) % buttons.length;
    buttons[next]?.focus();
    event.preventDefault();
  });
}
