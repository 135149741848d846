type Child = Node | string;

/** Makes an element with a class, and with properties or children. No range in a text is broken, except in code. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...parts: (Partial<HTMLElementTagNameMap[T]> | Child)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  for (const part of parts) {
    // A seed is copied from its code as it is.
    if (typeof part === 'string') made.append(tag === 'code' ? part : withWholeRanges(part));
    else if (part instanceof Node) made.append(part);
    else Object.assign(made, part);
  }
  return made;
}

/** A text that does not break within a range such as `1–2`. */
export function withWholeRanges(text: string): string {
  return text.replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
}

/** Makes a button whose content does not follow the language. `name`: for screen readers, where it is not the text. */
export function plainButton(
  className: string,
  content: Child,
  act: () => void,
  name: string | null = null,
): HTMLButtonElement {
  const onclick = () => act();
  return element('button', className, { type: 'button', ariaLabel: name, onclick }, content);
}

/** Whether keys type a text into an element, or search in its list of choices. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return ['text', 'search', 'number'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** Whether a dialog covers the page. It takes the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Makes a link that opens another site in a new tab. */
export function link(href: string, text: string): HTMLAnchorElement {
  return element('a', '', { href, target: '_blank', rel: 'noopener noreferrer' }, text);
}

/** Sets a text without a broken range, unless it is the same: a screen reader could announce it again. */
export function setText(target: Element, text: string): void {
  const shown = withWholeRanges(text);
  if (target.textContent !== shown) target.textContent = shown;
}
