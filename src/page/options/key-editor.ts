import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { type KeyChange, type KeyLine, type KeyModel, objectionTo, textOf } from './key-change.ts';

/** Makes the list of controls in which the player changes keys: one row per control. */
export function makeKeyEditor(settings: Settings, model: KeyModel): HTMLElement {
  const list = element('ul', 'key-editor');
  let change: KeyChange | null = null;
  /** A row that is drawn again loses the focus for a moment. */
  let isDrawing = false;

  const draw = () => {
    isDrawing = true;
    const hidden = hiddenIn(list);
    list.replaceChildren(
      ...model.lines().map((line) => {
        const changeOfLine = change?.id === line.id ? change : null;
        const row = rowOf(line, changeOfLine, settings.words, actions);
        row.hidden = hidden.has(line.id);
        return row;
      }),
    );
    isDrawing = false;
  };
  const show = (next: KeyChange | null, focus: string | null) => {
    change = next;
    draw();
    if (focus) list.querySelector<HTMLElement>(`[data-id="${focus}"] button`)?.focus();
  };
  const actions: RowActions = {
    listen: (id) => show({ id, type: 'listening', refused: null }, id),
    cancel: (id) => show(null, id),
    bind(id, key) {
      change = null;
      model.bind(id, key);
      show(null, id);
    },
    reset(id) {
      model.reset(id);
      show(null, id);
    },
  };

  /** Takes a pressed key, while a control waits for one. */
  const take = (event: KeyboardEvent) => {
    if (change?.type !== 'listening') return;
    const { id } = change;
    const pressed = keyPressed(event, model);
    if (pressed === 'cancel') return actions.cancel(id);
    if (!pressed) return;
    const objection = objectionTo(model, id, pressed);
    if (objection) show(objection, id);
    else actions.bind(id, pressed.key);
  };
  list.addEventListener('keydown', take, { capture: true });
  list.addEventListener('focusout', (event) => {
    const row = (event.target as HTMLElement).closest('li');
    if (isDrawing || change?.type !== 'listening') return;
    if (!row?.contains(event.relatedTarget as Node | null)) show(null, null);
  });
  settings.follow(draw);
  return list;
}

/** The key of a press while a control waits for one; null for a press without meaning. Nothing else gets the press. */
function keyPressed(event: KeyboardEvent, model: KeyModel) {
  // Neither the dialog nor the browser nor the game.
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return null;
  return event.key === 'Escape' ? 'cancel' : model.keyOf(event);
}

/** The ids of the rows that the search hides. */
function hiddenIn(list: HTMLElement): Set<string | undefined> {
  const rows = [...list.querySelectorAll('li')].filter(({ hidden }) => hidden);
  return new Set(rows.map(({ dataset }) => dataset.id));
}

interface RowActions {
  /** Waits for a key. */
  listen(id: string): void;
  cancel(id: string): void;
  bind(id: string, key: string): void;
  reset(id: string): void;
}

/** The row of a control. `change`: the change of its keys that is going on. */
function rowOf(
  line: KeyLine,
  change: KeyChange | null,
  words: Words,
  actions: RowActions,
): HTMLElement {
  const keys =
    line.keys.length > 0
      ? line.keys.map((key) => element('kbd', '', key))
      : [element('span', 'dim', words.ui.option.noKey)];
  const row = element(
    'li',
    'option',
    element('span', 'does', line.does),
    element('span', 'now', ...keys),
    element('span', 'change', ...buttonsOf(line, change, words, actions)),
  );
  row.dataset.id = line.id;
  if (change) {
    const role = change.type === 'listening' ? 'status' : 'alert';
    row.append(element('p', 'asked', { role }, textOf(change, words.ui)));
  }
  return row;
}

function buttonsOf(
  { id, does, changed }: KeyLine,
  change: KeyChange | null,
  { ui: { option }, joined }: Words,
  actions: RowActions,
): HTMLElement[] {
  const button = (text: string, act: () => void, name = text) =>
    plainButton('small', text, act, name);
  const named = (text: string, act: () => void) => button(text, act, joined.pair(text, does));
  if (change?.type === 'conflict') {
    const { key } = change;
    return [
      button(option.swap, () => actions.bind(id, key)),
      button(option.cancel, () => actions.cancel(id)),
    ];
  }
  return [
    change
      ? named(option.cancel, () => actions.cancel(id))
      : named(option.change, () => actions.listen(id)),
    ...(changed ? [named(option.reset, () => actions.reset(id))] : []),
  ];
}
