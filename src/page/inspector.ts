import { descriptions, docOf } from '../bundles/descriptions.ts';
import { boundsOf, changeField, fieldText, isEditable } from '../bundles/edit-field.ts';
import { entitiesAt, entityComponents } from '../bundles/inspect-cell.ts';
import { type ComponentName, type Field, fieldsOf } from '../game/components.ts';
import { has, heroCell, kindOf } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import { element } from './elements.ts';
import { keepClear, keepOwnKeys } from './profiler-panel.ts';
import type { Settings } from './settings.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface InspectorActions {
  /** The game to inspect; null when no game runs. */
  game(): Game | null;
  /** Whether its fields can be changed: in the sandbox. */
  editable(): boolean;
  /** The player has seen hidden facts or changed a field, so the game cannot be ranked any more. */
  inspected(): void;
  /** Whether the game is a moment of a replay: each jump makes another game with the same actors. */
  isReplay(): boolean;
  /** A field was changed. */
  edited(game: Game): void;
  closed(): void;
}

/** Shows the entities on a cell of the floor, with their components and fields. */
export interface Inspector {
  readonly element: HTMLElement;
  /** Marks the chosen cell. The owner of the inspector positions it over the map. */
  readonly cursor: HTMLElement;
  readonly isOpen: boolean;
  /** Whether taps and direction keys choose a cell instead of playing. */
  readonly isChoosing: boolean;
  /** The chosen cell. It follows a chosen actor. */
  readonly cell: Cell | null;
  /** Opens the inspector on the hero's cell, or chooses a cell again. */
  open(): void;
  close(): void;
  choose(x: number, y: number): void;
  /** Moves the cursor, up to the edge of the floor. */
  move(dx: number, dy: number): void;
  /** Gives keys and taps back to the game. */
  stopChoosing(): void;
  /** Moves to the other side of the page when it would cover this box, in CSS pixels. */
  avoid(box: DOMRectReadOnly): void;
  /** Shows the current values. */
  update(): void;
}

/** A chosen actor. `seq` distinguishes it from a later actor with the same entity number. */
interface Followed {
  readonly game: Game;
  readonly entity: number;
  readonly seq: number;
}

/** The elements that show one field. */
interface Shown {
  readonly entity: number;
  readonly component: ComponentName;
  readonly field: string;
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLElement;
  readonly bounds: HTMLElement;
  readonly fault: HTMLElement;
}

/** Makes a closed inspector. */
export function makeInspector(settings: Settings, actions: InspectorActions): Inspector {
  const say = settings.text;
  const words = () => settings.words.inspector;
  const isEnglish = () => settings.options.language === 'en';
  const heading = say(element('h2', '', { id: 'inspector-heading' }), ({ ui }) => ui.inspector);
  const close = element(
    'button',
    'close',
    { type: 'button', onclick: () => inspector.close() },
    '×',
  );
  const choosing = element('input', '', { type: 'checkbox', name: 'choosing', checked: true });
  const where = element('span', 'aside', { role: 'status' });
  const note = element('p', 'aside', {});
  const list = element('div', 'inspector-list', {});
  const body = element(
    'div',
    'inspector-body',
    { tabIndex: 0 },
    element(
      'p',
      'inspector-where',
      {},
      element(
        'label',
        'switch',
        {},
        choosing,
        say(element('span', '', {}), () => words().choose),
      ),
      where,
    ),
    note,
    list,
  );
  const main = element(
    'aside',
    'inspector',
    { hidden: true },
    element('header', '', {}, heading, close),
    body,
  );
  main.setAttribute('aria-labelledby', heading.id);
  keepOwnKeys(main);
  const cursor = element('div', 'cell-cursor', { hidden: true, ariaHidden: 'true' });

  let cell: Cell | null = null;
  let followed: Followed | null = null;
  let shown: Shown[] = [];
  /** The entities and components in the list. While they stay the same, only values are updated. */
  let built = '';
  /** Components that were opened or closed by hand. Others are open if they have editable fields. */
  const open = new Map<ComponentName, boolean>();
  let shownGame: Game | null = null;

  /** Moves the cursor with a chosen actor, while the actor lives and is on this floor. */
  const follow = (game: Game) => {
    if (!cell) return;
    const { occupants, grid } = game.floor;
    const { Identity, Position } = game.stores;
    if (followed && followed.game !== game && actions.isReplay()) {
      followed = followedIn(game, followed.seq);
    }
    if (followed?.game === game && Identity.seq[followed.entity] === followed.seq) {
      const { entity } = followed;
      const at = { x: Position.x[entity], y: Position.y[entity] };
      if (occupants[at.y * grid.width + at.x] === entity) cell = at;
      else followed = null;
    } else followed = null;
    cell = { x: Math.min(cell.x, grid.width - 1), y: Math.min(cell.y, grid.height - 1) };
  };
  const build = (game: Game, entities: readonly number[], at: Cell) => {
    shown = [];
    list.replaceChildren(
      ...(entities.length === 0 ? [element('p', '', {}, words().empty)] : []),
      ...entities.map((entity) => {
        const names = namesOf(game.campaign, settings.options.language);
        const { seq } = game.stores.Identity;
        const title = element(
          'h3',
          '',
          {},
          names.kind(kindOf(game, entity).id),
          element('small', '', {}, ` #${seq[entity]}`),
        );
        if (isUnseen(game, entity, at)) {
          title.append(element('small', 'mark', {}, words().unseen));
        }
        const parts = entityComponents(game, entity).map((component) =>
          buildPart(game, entity, component),
        );
        return element('section', 'entity', {}, title, ...parts);
      }),
    );
  };
  const buildPart = (game: Game, entity: number, component: ComponentName) => {
    const doc = plain(descriptions[component].doc);
    const fields = fieldsOf(component);
    // The guide for modders is English; other languages have the names of the bestiary.
    const about = isEnglish() ? doc : settings.words.components[component].name;
    const head = [
      element('code', '', {}, component),
      element('span', 'aside', { title: doc }, about),
    ];
    if (fields.length === 0) return element('p', 'bare', {}, ...head);
    const details = element(
      'details',
      '',
      { open: open.get(component) ?? fields.some(([field]) => isEditable(component, field)) },
      element('summary', '', {}, ...head),
      ...fields.map(([field, facts]) => buildField(game, entity, component, field, facts)),
    );
    details.addEventListener('toggle', () => open.set(component, details.open));
    return details;
  };
  const buildField = (
    game: Game,
    entity: number,
    component: ComponentName,
    field: string,
    facts: Field,
  ) => {
    const id = `field-${entity}-${component}-${field}`;
    const fault = element('p', 'complaint', { role: 'alert', hidden: true });
    const change = (value: unknown) => {
      const problem = changeField(game, entity, component, field, value);
      fault.hidden = problem === null;
      fault.textContent = problem ?? '';
      if (problem !== null) {
        // Shows the old value again; the complaint quotes the refused one.
        if (!(control instanceof HTMLOutputElement))
          control.value = fieldText(game, entity, component, field);
        return;
      }
      inspector.update();
      actions.edited(game);
    };
    const doc = plain(docOf(component, field));
    const editable = actions.editable() && isEditable(component, field);
    const control = editable ? controlFor(game, facts, change) : element('output', '', {});
    control.id = id;
    const bounds = element('small', 'aside', {});
    shown.push({ entity, component, field, control, bounds, fault });
    return element(
      'div',
      editable ? 'field edited' : 'field',
      {},
      element('label', '', { htmlFor: id, title: doc }, field),
      element('span', 'value', {}, control, ...(facts.unit ? [` ${facts.unit} `] : []), bounds),
      ...(isEnglish() ? [element('small', 'aside', {}, doc)] : []),
      fault,
    );
  };
  /** Updates the values, but not the field that is being edited. */
  const fill = (game: Game) => {
    for (const { entity, component, field, control, bounds, fault } of shown) {
      const text = fieldText(game, entity, component, field);
      if (control === document.activeElement && control instanceof HTMLInputElement) continue;
      fault.hidden = true;
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = text === 'true';
      } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        control.value = text;
        if (!(control instanceof HTMLInputElement) || control.type !== 'number') continue;
        const { min, max } = boundsOf(game, entity, component, field);
        Object.assign(control, { min: String(min), max: String(max) });
        bounds.textContent = `${min}–${max}`;
      } else control.textContent = text === '' ? '–' : text;
    }
  };
  settings.follow(({ ui }) => {
    close.ariaLabel = ui.close;
    built = '';
    if (!main.hidden) inspector.update();
  });
  choosing.addEventListener('change', () => inspector.update());

  const inspector: Inspector = {
    element: main,
    cursor,
    get isOpen() {
      return !main.hidden;
    },
    get isChoosing() {
      return !main.hidden && choosing.checked;
    },
    get cell() {
      return cell;
    },
    open() {
      const game = actions.game();
      if (!game) return;
      main.hidden = false;
      choosing.checked = true;
      const { x, y } = cell ?? heroCell(game);
      inspector.choose(x, y);
    },
    close() {
      if (main.hidden) return;
      main.hidden = true;
      cursor.hidden = true;
      cell = null;
      followed = null;
      built = '';
      shown = [];
      list.replaceChildren();
      actions.closed();
    },
    choose(x, y) {
      const game = actions.game();
      if (!game) return;
      cell = { x, y };
      const actor = game.floor.occupants[y * game.floor.grid.width + x];
      const { seq } = game.stores.Identity;
      followed = actor ? { game, entity: actor, seq: seq[actor] } : null;
      inspector.update();
    },
    move(dx, dy) {
      const game = actions.game();
      if (!game || !cell) return;
      const { width, height } = game.floor.grid;
      const within = (at: number, size: number) => Math.min(Math.max(at, 0), size - 1);
      inspector.choose(within(cell.x + dx, width), within(cell.y + dy, height));
    },
    stopChoosing() {
      choosing.checked = false;
      inspector.update();
    },
    avoid: (box) => keepClear(main, box),
    update() {
      const game = actions.game();
      if (main.hidden || !game) return;
      follow(game);
      if (!cell) return;
      actions.inspected();
      const said = words();
      note.textContent = [
        ...(actions.editable() ? [said.editable] : []),
        ...(actions.isReplay() ? [] : [said.unfair]),
      ].join(' ');
      const at = cell;
      const entities = entitiesAt(game, at.x, at.y);
      const names = namesOf(game.campaign, settings.options.language);
      where.textContent = [
        said.cell(at.x, at.y),
        ...entities.map((entity) => names.kind(kindOf(game, entity).id)),
      ].join(' · ');
      const key = JSON.stringify([
        actions.editable(),
        entities.map((entity) => [
          game.stores.Identity.seq[entity],
          isUnseen(game, entity, at),
          entityComponents(game, entity),
        ]),
      ]);
      // Another game uses the same numbers for other entities.
      if (built !== key || shownGame !== game) build(game, entities, at);
      built = key;
      shownGame = game;
      fill(game);
    },
  };
  return inspector;
}

/** The actor with this `seq` on the hero's floor. */
function followedIn(game: Game, seq: number): Followed | null {
  const { Identity } = game.stores;
  const actors = [game.hero, ...game.floor.monsters];
  const entity = actors.find((actor) => Identity.seq[actor] === seq);
  return entity === undefined ? null : { game, entity, seq };
}

function controlFor(
  { campaign }: Game,
  { kind, choices }: Field,
  change: (value: unknown) => void,
): HTMLInputElement | HTMLSelectElement {
  const names = choices ?? (kind === 'kind' ? campaign.kinds.map(({ id }) => id) : null);
  if (names) {
    const select = element(
      'select',
      '',
      {},
      ...names.map((name) => element('option', '', { value: name }, name)),
    );
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

/** Whether the hero cannot see an entity on a cell, or in the bag of an actor there. */
function isUnseen(game: Game, entity: number, { x, y }: Cell): boolean {
  const hero = heroCell(game);
  if (has(game, entity, 'Trap')) return game.stores.Trap.found[entity] === 0;
  if (hero.x === x && hero.y === y) return false;
  if (!has(game, entity, 'Position')) return true;
  const { sight, grid } = game.floor;
  const hides = has(game, entity, 'Invisible') || has(game, entity, 'Disguise');
  return hides || !sight.visible[y * grid.width + x];
}

/** Removes the backticks around names, which are meant for guides. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
