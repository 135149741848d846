import { vi } from 'vitest';
import { readOptions } from '../../src/page/options/options.ts';
import { makeSettings, type Settings } from '../../src/page/settings.ts';

/** The part of an element that texts, buttons and dialogs need. */
export class PlainElement extends EventTarget {
  readonly dataset = {};
  readonly classList = { toggle() {} };
  readonly style = {
    values: {} as Record<string, string>,
    setProperty(name: string, value: string) {
      this.values[name] = value;
    },
  };
  readonly localName: string;
  children: (PlainElement | string)[] = [];
  id = '';
  className = '';
  ariaLabel = '';
  hidden = false;
  value = '';
  open = false;

  constructor(localName: string) {
    super();
    this.localName = localName;
  }

  get textContent(): string {
    return this.children.map((one) => (typeof one === 'string' ? one : one.textContent)).join('');
  }
  set textContent(text: string) {
    this.children = text === '' ? [] : [text];
  }
  append(...children: (PlainElement | string)[]): void {
    this.children.push(...children);
  }
  prepend(...children: (PlainElement | string)[]): void {
    this.children.unshift(...children);
  }
  replaceChildren(...children: (PlainElement | string)[]): void {
    this.children = children;
  }
  setAttribute(): void {}
  onclick(): void {}
  /** The first element below this one with a name. */
  querySelector(name: string): PlainElement | null {
    return this.querySelectorAll(name)[0] ?? null;
  }
  /** The elements below this one with a name. */
  querySelectorAll(name: string): PlainElement[] {
    return this.children.flatMap((child) => {
      if (typeof child === 'string') return [];
      const below = child.querySelectorAll(name);
      return child.localName === name ? [child, ...below] : below;
    });
  }
  focus(): void {}
  getContext(): null {
    return null;
  }
  showModal(): void {
    this.open = true;
  }
  /** Closes a dialog, which reports that later. */
  close(): void {
    const wasOpen = this.open;
    this.open = false;
    if (wasOpen) setTimeout(() => this.dispatchEvent(new Event('close')));
  }
}

/** Replaces the document by one whose elements are plain. Returns all elements that are made from now on. */
export function plainPage(): readonly PlainElement[] {
  const made: PlainElement[] = [];
  const createElement = (name: string) => {
    const one = new PlainElement(name);
    made.push(one);
    return one;
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
    },
  );
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('Node', PlainElement);
  vi.stubGlobal('document', {
    createElement,
    createElementNS: (_namespace: string, name: string) => createElement(name),
    activeElement: null,
    fonts: { load: async () => [] },
  });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  return made;
}

/** Settings of a new player, without storage. */
export function plainSettings(): Settings {
  const campaigns = [{ id: 'simple', look: 'tiles' as const }];
  return makeSettings(readOptions(campaigns, null), campaigns);
}
