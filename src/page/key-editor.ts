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

/** A fixed key, a digit of a count, or the capital of a letter that steps. */
type BuiltIn = 'fixed' | 'count' | 'run';

/** The keys of the chosen campaign. `app` connects it with the controls. */
export interface KeyModel {
  lines(): readonly KeyLine[];
  /** The pressed key; null while only Shift or another modifier is held. */
  keyOf(event: KeyboardEvent): { readonly key: string; readonly name: string } | null;
  /** The built-in meaning of a key that the control cannot get; null for other keys. */
  builtIn(id: string, key: string): BuiltIn | null;
  /** The meaning that a key has now, if it is another control's. */
  conflict(id: string, key: string): string | null;
  /** Binds a control to one key. Another control with this key gets the old key in exchange. */
  bind(id: string, key: string): void;
  reset(id: string): void;
  resetAll(): void;
}

/** A pressed key that the control cannot get. */
interface Refused {
  readonly name: string;
  readonly meaning: BuiltIn;
}

/** The state of a change of keys. */
type Change =
  | { readonly id: string; readonly type: 'listening'; readonly refused: Refused | null }
  | {
      readonly id: string;
      readonly type: 'conflict';
      readonly key: string;
      readonly name: string;
      readonly other: string;
    };

/** Why a control cannot get the pressed key. */
function refusalOf({ name, meaning }: Refused, option: Words['ui']['option']): string {
  if (meaning === 'count') return option.countKey(name, option.pressAnother);
  if (meaning === 'run') return option.runKey(name, option.pressAnother);
  return option.fixed(name);
}

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
  const listen = (id: string, refused: Refused | null = null) =>
    show({ id, type: 'listening', refused }, id);

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
    const meaning = model.builtIn(id, key);
    if (meaning) return listen(id, { name, meaning });
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
        now.refused ? refusalOf(now.refused, option) : option.press,
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
