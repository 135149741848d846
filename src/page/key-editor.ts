import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A control with its keys. */
export interface KeyLine {
  readonly id: string;
  readonly does: string;
  readonly keys: readonly string[];
  /** Whether the player has changed its keys. */
  readonly changed: boolean;
}

/** The keys of the chosen campaign. `app` connects it with the controls. */
export interface KeyModel {
  lines(): readonly KeyLine[];
  /** The pressed key; null while only Shift or another modifier is held. */
  keyOf(event: KeyboardEvent): { readonly key: string; readonly name: string } | null;
  isFixed(key: string): boolean;
  /** The meaning that a key has now, if it is another control's. */
  conflict(id: string, key: string): string | null;
  /** Binds a control to one key. Another control with this key gets the old key in exchange. */
  bind(id: string, key: string): void;
  reset(id: string): void;
  resetAll(): void;
}

/** The state of a change of keys. */
type Change =
  | { readonly id: string; readonly type: 'listening'; readonly fixed: string | null }
  | {
      readonly id: string;
      readonly type: 'conflict';
      readonly key: string;
      readonly name: string;
      readonly other: string;
    };

/** Makes the list of controls in which the player changes keys: one row per control. */
export function makeKeyEditor(settings: Settings, model: KeyModel): HTMLElement {
  const list = element('ul', 'key-editor', {});
  let change: Change | null = null;
  /** A row that is drawn again loses the focus for a moment. */
  let isDrawing = false;

  const show = (next: Change | null, focus: string | null) => {
    change = next;
    draw();
    if (focus) list.querySelector<HTMLElement>(`[data-id="${focus}"] button`)?.focus();
  };
  const button = (className: string, text: string, act: () => void, name = text) => {
    const made = element('button', className, { type: 'button', onclick: act }, text);
    made.ariaLabel = name;
    return made;
  };
  const listen = (id: string, fixed: string | null = null) =>
    show({ id, type: 'listening', fixed }, id);

  /** Takes a pressed key, while a control waits for one. */
  const take = (event: KeyboardEvent) => {
    if (change?.type !== 'listening') return;
    // The dialog, the browser and the game must not get this press.
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    const { id } = change;
    if (event.key === 'Escape') return show(null, id);
    const pressed = model.keyOf(event);
    if (!pressed) return;
    const { key, name } = pressed;
    if (model.isFixed(key)) return listen(id, name);
    const other = model.conflict(id, key);
    if (other !== null) return show({ id, type: 'conflict', key, name, other }, id);
    change = null;
    model.bind(id, key);
    show(null, id);
  };
  list.addEventListener('keydown', take, { capture: true });
  list.addEventListener('focusout', (event) => {
    const row = (event.target as HTMLElement).closest('li');
    if (isDrawing || change?.type !== 'listening') return;
    if (!row?.contains(event.relatedTarget as Node | null)) show(null, null);
  });

  const asked = ({ ui: { option } }: Words, now: Change): HTMLElement => {
    if (now.type === 'listening') {
      return element(
        'p',
        'asked',
        { role: 'status' },
        now.fixed ? option.fixed(now.fixed) : option.press,
      );
    }
    return element('p', 'asked', { role: 'alert' }, option.conflict(now.name, now.other));
  };
  const buttonsOf = (words: Words, { id, does, changed }: KeyLine): HTMLElement[] => {
    const { option } = words.ui;
    if (change?.id === id && change.type === 'conflict') {
      const { key } = change;
      const swap = () => {
        change = null;
        model.bind(id, key);
        show(null, id);
      };
      return [
        button('small', option.swap, swap),
        button('small', option.cancel, () => show(null, id)),
      ];
    }
    const isListening = change?.id === id;
    const toggle = () => (isListening ? show(null, id) : listen(id));
    const label = isListening ? option.cancel : option.change;
    const buttons = [button('small', label, toggle, `${label}: ${does}`)];
    if (changed) {
      const back = () => {
        model.reset(id);
        show(null, id);
      };
      buttons.push(button('small', option.reset, back, `${option.reset}: ${does}`));
    }
    return buttons;
  };

  function draw(): void {
    const { words } = settings;
    isDrawing = true;
    list.replaceChildren(
      ...model.lines().map((line) => {
        const keys =
          line.keys.length > 0
            ? line.keys.map((key) => element('kbd', '', {}, key))
            : [element('span', 'dim', {}, words.ui.option.noKey)];
        const row = element(
          'li',
          'option',
          {},
          element('span', 'does', {}, line.does),
          element('span', 'now', {}, ...keys),
          element('span', 'change', {}, ...buttonsOf(words, line)),
        );
        row.dataset.id = line.id;
        if (change?.id === line.id) row.append(asked(words, change));
        return row;
      }),
    );
    isDrawing = false;
  }
  settings.follow(draw);
  return list;
}
