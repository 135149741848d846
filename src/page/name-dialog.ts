import { longestName } from '../game/commands.ts';
import { afterClosing, makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** Makes the closed dialog. */
export function makeNameDialog(settings: Settings) {
  /** Answers the open question. */
  let answer: (name: string | null) => void = () => {};
  const item = element('p', '', { id: 'item-to-name' });
  const field = element('input', '', { type: 'text', name: 'name', autocomplete: 'off' });
  field.maxLength = longestName;
  // Not a placeholder: large texts would cut it off.
  const about = settings.text(
    element('p', 'aside', { id: 'name-field' }),
    ({ ui }) => ui.ask.nameField,
  );
  field.setAttribute('aria-labelledby', about.id);
  const done = settings.text(
    element('button', 'main', { type: 'submit' }),
    ({ ui }) => ui.ask.nameDone,
  );
  const form = element('form', 'menu-content', item, about, field, element('div', 'buttons', done));
  const dialog = makeDialog(settings, 'name', ({ ui }) => ui.ask.name, form);
  dialog.setAttribute('aria-describedby', item.id);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = plainName(field.value);
    dialog.close();
    answer(name);
  });
  afterClosing(dialog, () => answer(null));
  return {
    dialog,
    /** Resolves with the name, empty for none; with null if the dialog is closed. `item`: the item to name. */
    ask(text: string, before: string): Promise<string | null> {
      answer(null);
      item.textContent = text;
      field.value = before;
      return new Promise((resolve) => {
        answer = resolve;
        dialog.showModal();
        field.select();
        field.focus();
      });
    },
  };
}

/** A typed text as a name: without control characters, spaces at its ends and characters beyond the limit. */
function plainName(text: string): string {
  const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...plain].slice(0, longestName).join('').trim();
}
