import { type ComponentName, fieldsOf } from '../../game/components.ts';
import { kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { fieldText, isEditable } from '../../inspect/edit-field.ts';
import { entityComponents } from '../../inspect/inspect-cell.ts';
import { componentDoc } from '../../words/component-docs/all.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Language } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { MakeHeroPortrait, MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { type FieldLine, makeFieldLine } from './field-line.ts';

/** An entity in the list of the inspector. */
export interface ListedEntity {
  readonly entity: number;
  /** The hero cannot see it. */
  readonly isUnseen: boolean;
}

/**
 * `isEditable`: whether fields can be changed now. `edited`: a field was changed. `portraitOf`: the pictures of kinds.
 * `heroPortraitOf`: the hero with its gear.
 */
interface Editing {
  isEditable(): boolean;
  edited(game: Game): void;
  readonly portraitOf: MakePortrait;
  readonly heroPortraitOf: MakeHeroPortrait;
}

/** A part of the list that shows current values. */
type Updated = Pick<FieldLine, 'update'>;

/** Makes an empty list. Names of components and fields are identifiers in every language. */
export function makeEntityList(settings: Settings, page: Editing) {
  const list = element('div', 'inspector-list');
  let lines: Updated[] = [];
  /** The entities and components in the list. While they stay the same, only values are updated. */
  let built = '';
  let builtGame: Game | null = null;
  /** Components that were opened or closed by hand. Others are open if their fields can be changed now. */
  const open = new Map<ComponentName, boolean>();

  const entitySection = (game: Game, listed: ListedEntity) => {
    const { entity } = listed;
    const parts = entityComponents(game, entity).map((component) =>
      componentPart(game, entity, component),
    );
    return element('section', 'entity', entityTitle(game, listed, settings, page), ...parts);
  };
  const componentPart = (game: Game, entity: number, component: ComponentName) => {
    const name = element('code', '', component);
    const doc = element('p', 'aside', docOf(settings.options.language, component));
    const fields = fieldsOf(component);
    if (fields.length === 0) return element('div', 'bare', name, doc);
    const made = fieldLines(game, entity, component, settings, page);
    const values = makeValues(game, entity, component);
    lines.push(values, ...made);
    const head = element('summary', '', name, values.element);
    const isOpen = open.get(component) ?? (page.isEditable() && isEdited(component));
    const parts = [head, doc, ...made.map((line) => line.element)];
    const details = element('details', '', { open: isOpen }, ...parts);
    details.addEventListener('toggle', () => open.set(component, details.open));
    return details;
  };

  return {
    element: list,
    /** Shows entities with their current values. */
    show(game: Game, entities: readonly ListedEntity[]) {
      const key = keyOf(game, entities, page.isEditable());
      // Another game uses the same numbers for other entities.
      if (built !== key || builtGame !== game) {
        lines = [];
        list.replaceChildren(
          ...(entities.length === 0
            ? [element('p', '', settings.words.inspector.empty)]
            : entities.map((entity) => entitySection(game, entity))),
        );
      }
      built = key;
      builtGame = game;
      for (const line of lines) line.update();
    },
    clear() {
      built = '';
      lines = [];
      list.replaceChildren();
    },
  };
}

/** The picture, the name and the number of an entity, and whether the hero cannot see it. */
function entityTitle(
  game: Game,
  { entity, isUnseen }: ListedEntity,
  { words, options }: Settings,
  { portraitOf, heroPortraitOf }: Editing,
): HTMLElement {
  const names = namesOf(game.campaign, options.language);
  const seq = ` #${game.stores.Identity.seq[entity]}`;
  const name = names.kind(kindOf(game, entity).id);
  const picture =
    entity === game.hero ? heroPortraitOf(game) : portraitOf({ look: kindOf(game, entity).look });
  const title = element('h3', '', picture, element('span', '', name), element('small', '', seq));
  if (isUnseen) title.append(element('small', 'mark', words.inspector.unseen));
  return title;
}

/** Whether a component has fields that can be changed in the sandbox. */
function isEdited(component: ComponentName): boolean {
  return fieldsOf(component).some(([field]) => isEditable(component, field));
}

/** A component with more fields shows only the values that are not 0 in its closed head. */
const fewFields = 4;

/** Makes the values of a component for its closed head, on one line. */
function makeValues(game: Game, entity: number, component: ComponentName) {
  const shown = fieldsOf(component).map(([field]) => {
    const value = element('b', '');
    return { field, value, part: element('span', '', `${field} `, value) };
  });
  return {
    element: element('span', 'values', ...shown.map(({ part }) => part)),
    update() {
      const texts = shown.map(({ field }) => fieldText(game, entity, component, field));
      const isBlank = (text: string) => ['', '0', 'false'].includes(text);
      const isShort = shown.length > fewFields;
      for (const [n, { value, part }] of shown.entries()) {
        value.textContent = texts[n];
        part.hidden = isShort ? isBlank(texts[n]) : texts[n] === '';
      }
    },
  };
}

function fieldLines(
  game: Game,
  entity: number,
  component: ComponentName,
  { words, options }: Settings,
  { isEditable, edited }: Editing,
): FieldLine[] {
  const context = { words: words.inspector, isEditable: isEditable(), edited };
  return fieldsOf(component).map(([field, facts]) => {
    const doc = docOf(options.language, component, field);
    return makeFieldLine({ game, entity, component, field }, facts, doc, context);
  });
}

/** A text that differs for lists with other entities, components or controls. */
function keyOf(game: Game, entities: readonly ListedEntity[], isEditable: boolean): string {
  const { seq } = game.stores.Identity;
  return JSON.stringify([
    isEditable,
    entities.map(({ entity, isUnseen }) => [seq[entity], isUnseen, entityComponents(game, entity)]),
  ]);
}

/** The purpose of a component or field, without the backticks around names, which are meant for guides. */
function docOf(language: Language, component: ComponentName, field?: string): string {
  return componentDoc(language, component, field).replaceAll('`', '');
}
