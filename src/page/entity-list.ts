import { descriptions } from '../bundles/descriptions.ts';
import { boundsOf, changeField, fieldText, isEditable } from '../bundles/edit-field.ts';
import { entityComponents } from '../bundles/inspect-cell.ts';
import { type ComponentName, type Field, fieldsOf } from '../game/components.ts';
import { kindOf } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import type { ComponentDocs } from '../words/component-docs.ts';
import { componentDocsJa } from '../words/component-docs-ja.ts';
import { componentDocsRu } from '../words/component-docs-ru.ts';
import { namesOf } from '../words/sentences.ts';
import type { Language } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** An entity in the list of the inspector. */
export interface ListedEntity {
  readonly entity: number;
  /** The hero cannot see it. */
  readonly isUnseen: boolean;
}

/** The entities of a cell with their components and fields. */
export interface EntityList {
  readonly element: HTMLElement;
  /** Shows entities with their current values. */
  show(game: Game, entities: readonly ListedEntity[]): void;
  clear(): void;
}

/** The elements that show one field. */
interface ShownField {
  readonly entity: number;
  readonly component: ComponentName;
  readonly field: string;
  readonly control: FieldControl | HTMLOutputElement;
  readonly bounds: HTMLElement;
  readonly fault: HTMLElement;
}

type FieldControl = HTMLInputElement | HTMLSelectElement;

const docs: Readonly<Record<Language, ComponentDocs>> = {
  en: descriptions,
  ja: componentDocsJa,
  ru: componentDocsRu,
};

/**
 * Makes an empty list. Names of components and fields are identifiers in every language. `isEditable`:
 * whether fields can be changed now. `edited`: a field was changed.
 */
export function makeEntityList(
  settings: Settings,
  page: { isEditable(): boolean; edited(game: Game): void },
): EntityList {
  const list = element('div', 'inspector-list', {});
  const words = () => settings.words.inspector;
  let shown: ShownField[] = [];
  /** The entities and components in the list. While they stay the same, only values are updated. */
  let built = '';
  let builtGame: Game | null = null;
  /** Components that were opened or closed by hand. Others are open if they have editable fields. */
  const open = new Map<ComponentName, boolean>();

  const entitySection = (game: Game, { entity, isUnseen }: ListedEntity) => {
    const names = namesOf(game.campaign, settings.options.language);
    const seq = ` #${game.stores.Identity.seq[entity]}`;
    const name = names.kind(kindOf(game, entity).id);
    const title = element('h3', '', {}, name, element('small', '', {}, seq));
    if (isUnseen) title.append(element('small', 'mark', {}, words().unseen));
    const parts = entityComponents(game, entity).map((component) =>
      componentPart(game, entity, component),
    );
    return element('section', 'entity', {}, title, ...parts);
  };
  const componentPart = (game: Game, entity: number, component: ComponentName) => {
    const doc = plain(docs[settings.options.language][component].doc);
    const fields = fieldsOf(component);
    const head = [
      element('code', '', {}, component),
      element('span', 'aside', { title: doc }, doc),
    ];
    if (fields.length === 0) return element('p', 'bare', {}, ...head);
    const details = element(
      'details',
      '',
      { open: open.get(component) ?? fields.some(([field]) => isEditable(component, field)) },
      element('summary', '', {}, ...head),
      ...fields.map(([field, facts]) => fieldLine(game, entity, component, field, facts)),
    );
    details.addEventListener('toggle', () => open.set(component, details.open));
    return details;
  };
  const fieldLine = (
    game: Game,
    entity: number,
    component: ComponentName,
    field: string,
    facts: Field,
  ) => {
    const id = `field-${entity}-${component}-${field}`;
    const fieldDocs: Readonly<Record<string, string>> =
      docs[settings.options.language][component].fields;
    const doc = plain(fieldDocs[field]);
    const fault = element('p', 'complaint', { role: 'alert', hidden: true });
    const change = (value: unknown) => {
      const isRefused = changeField(game, entity, component, field, value) !== null;
      fault.hidden = !isRefused;
      if (!isRefused) page.edited(game);
      else if (!(control instanceof HTMLOutputElement)) {
        fault.textContent = whyRefused(game, entity, component, field, facts);
        control.value = fieldText(game, entity, component, field);
      }
    };
    const editable = page.isEditable() && isEditable(component, field);
    const control = editable ? controlFor(game, facts, change) : element('output', '', {});
    control.id = id;
    const bounds = element('small', 'aside', {});
    shown.push({ entity, component, field, control, bounds, fault });
    const unit = facts.unit ? [` ${words().units[facts.unit]} `] : [];
    return element(
      'div',
      editable ? 'field edited' : 'field',
      {},
      element('label', '', { htmlFor: id, title: doc }, field),
      element('span', 'value', {}, control, ...unit, bounds),
      element('small', 'aside', {}, doc),
      fault,
    );
  };
  const whyRefused = (
    game: Game,
    entity: number,
    component: ComponentName,
    field: string,
    { kind }: Field,
  ) => {
    if (kind === 'dice') return words().notDice;
    const { min, max } = boundsOf(game, entity, component, field);
    return words().notInRange(min, max, kind !== 'f64');
  };
  return {
    element: list,
    show(game, entities) {
      const key = JSON.stringify([
        page.isEditable(),
        entities.map(({ entity, isUnseen }) => [
          game.stores.Identity.seq[entity],
          isUnseen,
          entityComponents(game, entity),
        ]),
      ]);
      // Another game uses the same numbers for other entities.
      if (built !== key || builtGame !== game) {
        shown = [];
        list.replaceChildren(
          ...(entities.length === 0 ? [element('p', '', {}, words().empty)] : []),
          ...entities.map((entity) => entitySection(game, entity)),
        );
      }
      built = key;
      builtGame = game;
      for (const field of shown) showValue(game, field);
    },
    clear() {
      built = '';
      shown = [];
      list.replaceChildren();
    },
  };
}

/** Shows the current value of a field, unless the player is editing it. */
function showValue(
  game: Game,
  { entity, component, field, control, bounds, fault }: ShownField,
): void {
  const text = fieldText(game, entity, component, field);
  if (control instanceof HTMLOutputElement) {
    control.textContent = text === '' ? '–' : text;
    return;
  }
  const isInput = control instanceof HTMLInputElement;
  if (isInput && control === document.activeElement) return;
  fault.hidden = true;
  if (isInput && control.type === 'checkbox') {
    control.checked = text === 'true';
    return;
  }
  control.value = text;
  if (!isInput || control.type !== 'number') return;
  const { min, max } = boundsOf(game, entity, component, field);
  Object.assign(control, { min: String(min), max: String(max) });
  bounds.textContent = `${min}–${max}`;
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
    const select = element('select', '', {}, ...options);
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

/** Removes the backticks around names, which are meant for guides. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
