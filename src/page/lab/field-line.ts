import type { ComponentName, Field } from '../../game/components.ts';
import type { Game } from '../../game/world.ts';
import { boundsOf, changeField, fieldText, isEditable } from '../../inspect/edit-field.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';

/** The place of a value: a field of a component of an entity. */
export interface FieldPlace {
  readonly game: Game;
  readonly entity: number;
  readonly component: ComponentName;
  readonly field: string;
}

/** A field in the list of the inspector. */
export type FieldLine = ReturnType<typeof makeFieldLine>;

/** The list that contains a line. `edited`: a field was changed. */
interface FieldList {
  readonly words: Words['inspector'];
  readonly isEditable: boolean;
  edited(game: Game): void;
}

type FieldControl = HTMLInputElement | HTMLSelectElement;

/** Makes the line of a field: its name, value, unit, bounds and purpose. `doc`: the purpose. */
export function makeFieldLine(place: FieldPlace, facts: Field, doc: string, list: FieldList) {
  const { game, entity, component, field } = place;
  const isEdited = list.isEditable && isEditable(component, field);
  const fault = element('p', 'complaint', { role: 'alert', hidden: true });
  const bounds = element('small', 'aside');
  const change = (value: unknown) => {
    const isRefused = changeField(game, entity, component, field, value) !== null;
    fault.hidden = !isRefused;
    if (!isRefused) list.edited(game);
    else if (!(control instanceof HTMLOutputElement)) {
      fault.textContent = whyRefused(place, facts, list.words);
      control.value = fieldText(game, entity, component, field);
    }
  };
  const control = isEdited ? controlFor(game, facts, change) : element('output', '');
  control.id = `field-${entity}-${component}-${field}`;
  const unit = element('span', '', facts.unit ? ` ${list.words.units[facts.unit]} ` : '');
  const line = element(
    'div',
    isEdited ? 'field edited' : 'field',
    element('label', '', { htmlFor: control.id, title: doc }, field),
    element('span', 'value', control, unit, bounds),
    element('small', 'aside', doc),
    fault,
  );

  return {
    element: line,
    /** Shows the current value, unless the player is editing it. */
    update() {
      const text = fieldText(game, entity, component, field);
      unit.hidden = text === '';
      if (control instanceof HTMLOutputElement) control.textContent = text === '' ? '–' : text;
      else if (control instanceof HTMLSelectElement) {
        fault.hidden = true;
        control.value = text;
      } else if (control !== document.activeElement) {
        fault.hidden = true;
        if (control.type === 'checkbox') control.checked = text === 'true';
        else control.value = text;
        if (control.type === 'number') bounds.textContent = limit(control, place);
      }
    },
  };
}

/** Sets the limits of a number to the present bounds of its field. Returns them as a text. */
function limit(input: HTMLInputElement, { game, entity, component, field }: FieldPlace): string {
  const { min, max } = boundsOf(game, entity, component, field);
  Object.assign(input, { min: String(min), max: String(max) });
  return `${min}–${max}`;
}

function whyRefused(
  { game, entity, component, field }: FieldPlace,
  { kind }: Field,
  words: Words['inspector'],
): string {
  if (kind === 'dice') return words.notDice;
  const { min, max } = boundsOf(game, entity, component, field);
  return words.notInRange(min, max, kind !== 'f64');
}

/** The element that edits a field. */
function controlFor(
  { campaign }: Game,
  { kind, choices }: Field,
  change: (value: unknown) => void,
): FieldControl {
  const names = choices ?? (kind === 'kind' ? campaign.kinds.map(({ id }) => id) : null);
  if (names) {
    const options = names.map((name) => element('option', '', { value: name }, name));
    const select = element('select', '', ...options);
    select.addEventListener('change', () => change(select.value));
    return select;
  }
  const type = kind === 'flag' ? 'checkbox' : kind === 'dice' ? 'text' : 'number';
  const step = kind === 'f64' ? 'any' : '1';
  const input = element('input', '', { type, step, autocomplete: 'off', spellcheck: false });
  const value = () => (input.value === '' ? '' : Number(input.value));
  input.addEventListener('change', () => {
    if (type === 'checkbox') change(input.checked);
    else change(type === 'text' ? input.value : value());
  });
  // Enter ends editing, and the game gets the keys again.
  input.addEventListener('keydown', ({ code }) => {
    if (type !== 'checkbox' && (code === 'Enter' || code === 'NumpadEnter')) input.blur();
  });
  return input;
}
