import { type ComponentName, fieldsOf } from '../../game/components.ts';
import { kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { isEditable } from '../../inspect/edit-field.ts';
import { entityComponents } from '../../inspect/inspect-cell.ts';
import { componentDoc } from '../../words/component-docs/all.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Language } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { type FieldLine, makeFieldLine } from './field-line.ts';

/** An entity in the list of the inspector. */
export interface ListedEntity {
  readonly entity: number;
  /** The hero cannot see it. */
  readonly isUnseen: boolean;
}

/** `isEditable`: whether fields can be changed now. `edited`: a field was changed. `portraitOf`: the pictures of kinds. */
interface Editing {
  isEditable(): boolean;
  edited(game: Game): void;
  readonly portraitOf: MakePortrait;
}

/** Makes an empty list. Names of components and fields are identifiers in every language. */
export function makeEntityList(settings: Settings, page: Editing) {
  const list = element('div', 'inspector-list');
  let lines: FieldLine[] = [];
  /** The entities and components in the list. While they stay the same, only values are updated. */
  let built = '';
  let builtGame: Game | null = null;
  /** Components that were opened or closed by hand. Others are open if they have editable fields. */
  const open = new Map<ComponentName, boolean>();

  const entitySection = (game: Game, listed: ListedEntity) => {
    const { entity } = listed;
    const parts = entityComponents(game, entity).map((component) =>
      componentPart(game, entity, component),
    );
    return element('section', 'entity', entityTitle(game, listed, settings, page), ...parts);
  };
  const componentPart = (game: Game, entity: number, component: ComponentName) => {
    const head = componentHead(component, settings.options.language);
    const fields = fieldsOf(component);
    if (fields.length === 0) return element('p', 'bare', ...head);
    const made = fieldLines(game, entity, component, settings, page);
    lines.push(...made);
    const details = element(
      'details',
      '',
      { open: open.get(component) ?? fields.some(([field]) => isEditable(component, field)) },
      element('summary', '', ...head),
      ...made.map((line) => line.element),
    );
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
  { portraitOf }: Editing,
): HTMLElement {
  const names = namesOf(game.campaign, options.language);
  const seq = ` #${game.stores.Identity.seq[entity]}`;
  const name = names.kind(kindOf(game, entity).id);
  const picture = portraitOf({ look: kindOf(game, entity).look });
  const title = element('h3', '', picture, element('span', '', name), element('small', '', seq));
  if (isUnseen) title.append(element('small', 'mark', words.inspector.unseen));
  return title;
}

/** The name and purpose of a component. */
function componentHead(component: ComponentName, language: Language): HTMLElement[] {
  const doc = docOf(language, component);
  return [element('code', '', component), element('span', 'aside', { title: doc }, doc)];
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
