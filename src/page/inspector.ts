import { descriptions, docOf } from '../bundles/descriptions.ts';
import {
  boundsOf,
  changeField,
  componentsOf,
  entitiesAt,
  fieldText,
  isEditable,
} from '../bundles/edit-field.ts';
import { type ComponentName, type Field, fieldsOf } from '../game/components.ts';
import { has, heroCell, kindOf } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';
import { keepClear, keepOwnKeys } from './panel.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface InspectorDeeds {
  /** The game that is looked into; null where none runs. */
  game(): Game | null;
  /** Whether its fields can be changed: in the sandbox. */
  editable(): boolean;
  /** Something hidden has been shown, or a field changed: such a game is no fair one any more. */
  inspected(): void;
  /** A field was changed. */
  edited(game: Game): void;
  closed(): void;
}

/** Shows what is on a cell of the floor: each entity with its components and their fields. */
export interface Inspector {
  readonly element: HTMLElement;
  /** Marks the chosen cell; whoever knows where it is drawn puts it there. */
  readonly cursor: HTMLElement;
  readonly isOpen: boolean;
  /** Whether taps and direction keys choose a cell instead of playing. */
  readonly isChoosing: boolean;
  /** The chosen cell; where an actor was chosen, the one it stands on now. */
  readonly cell: Cell | null;
  /** Opens it on the hero's cell, or lets one choose again. */
  open(): void;
  close(): void;
  choose(x: number, y: number): void;
  /** Moves the cursor, as far as the floor goes. */
  move(dx: number, dy: number): void;
  /** From now on keys and taps play again. */
  stopChoosing(): void;
  /** Goes to the other side where it would cover this box, in CSS pixels. */
  avoid(box: DOMRectReadOnly): void;
  /** Shows everything as it is now. */
  update(): void;
}

/** An actor that was chosen; entities are used again, `seq` never. */
interface Followed {
  readonly game: Game;
  readonly entity: number;
  readonly seq: number;
}

/** What shows one field, and can be brought up to date. */
interface Shown {
  readonly entity: number;
  readonly component: ComponentName;
  readonly field: string;
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLElement;
  readonly bounds: HTMLElement;
  readonly fault: HTMLElement;
}

/** A closed inspector. */
export function makeInspector(live: Live, deeds: InspectorDeeds): Inspector {
  const say = live.text;
  const words = () => live.words.inspector;
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
  /** What the list is built for: as long as it is the same, only values change. */
  let built = '';
  /** Which components were folded or unfolded; else those show that are more than bookkeeping. */
  const open = new Map<ComponentName, boolean>();
  let shownGame: Game | null = null;

  /** An actor that walks on takes the cursor with it, as long as it lives and is on this floor. */
  const follow = (game: Game) => {
    if (!cell) return;
    const { occupants, grid } = game.floor;
    const { Identity, Position } = game.stores;
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
        const names = namesOf(game.campaign, live.options.language);
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
        const parts = componentsOf(game, entity).map((component) =>
          buildPart(game, entity, component),
        );
        return element('section', 'entity', {}, title, ...parts);
      }),
    );
  };
  const buildPart = (game: Game, entity: number, component: ComponentName) => {
    const { doc } = descriptions[component];
    const fields = fieldsOf(component);
    const head = [element('code', '', {}, component), element('span', 'aside', {}, plain(doc))];
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
        // The value is what it was; what was typed stands in the complaint.
        if (!(control instanceof HTMLOutputElement))
          control.value = fieldText(game, entity, component, field);
        return;
      }
      inspector.update();
      deeds.edited(game);
    };
    const editable = deeds.editable() && isEditable(component, field);
    const control = editable ? controlFor(game, facts, change) : element('output', '', {});
    control.id = id;
    const bounds = element('small', 'aside', {});
    shown.push({ entity, component, field, control, bounds, fault });
    return element(
      'div',
      editable ? 'field edited' : 'field',
      {},
      element('label', '', { htmlFor: id }, field),
      element('span', 'value', {}, control, ...(facts.unit ? [` ${facts.unit} `] : []), bounds),
      element('small', 'aside', {}, plain(docOf(component, field))),
      fault,
    );
  };
  /** Brings the values up to date, but never one that is being typed. */
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
  live.follow(({ ui }) => {
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
      const game = deeds.game();
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
      deeds.closed();
    },
    choose(x, y) {
      const game = deeds.game();
      if (!game) return;
      cell = { x, y };
      const actor = game.floor.occupants[y * game.floor.grid.width + x];
      const { seq } = game.stores.Identity;
      followed = actor ? { game, entity: actor, seq: seq[actor] } : null;
      inspector.update();
    },
    move(dx, dy) {
      const game = deeds.game();
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
      const game = deeds.game();
      if (main.hidden || !game) return;
      follow(game);
      if (!cell) return;
      deeds.inspected();
      const said = words();
      note.textContent = deeds.editable() ? `${said.editable} ${said.unfair}` : said.unfair;
      const at = cell;
      const entities = entitiesAt(game, at.x, at.y);
      const names = namesOf(game.campaign, live.options.language);
      where.textContent = [
        said.cell(at.x, at.y),
        ...entities.map((entity) => names.kind(kindOf(game, entity).id)),
      ].join(' · ');
      const key = JSON.stringify([
        deeds.editable(),
        entities.map((entity) => [
          game.stores.Identity.seq[entity],
          isUnseen(game, entity, at),
          componentsOf(game, entity),
        ]),
      ]);
      // Other games number alike: theirs are other entities.
      if (built !== key || shownGame !== game) build(game, entities, at);
      built = key;
      shownGame = game;
      fill(game);
    },
  };
  return inspector;
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
  // Enter is done with typing: the value shows as it is, and the game has the keys again.
  input.addEventListener('keydown', ({ code }) => {
    if (type !== 'checkbox' && (code === 'Enter' || code === 'NumpadEnter')) input.blur();
  });
  return input;
}

/** Whether the hero cannot see what is on a cell, or in the bag of who is there. */
function isUnseen(game: Game, entity: number, { x, y }: Cell): boolean {
  const hero = heroCell(game);
  if (has(game, entity, 'Trap')) return game.stores.Trap.found[entity] === 0;
  if (hero.x === x && hero.y === y) return false;
  if (!has(game, entity, 'Position')) return true;
  const { sight, grid } = game.floor;
  const hides = has(game, entity, 'Invisible') || has(game, entity, 'Disguise');
  return hides || !sight.visible[y * grid.width + x];
}

/** A text for guides as one for the page: names in it stand between backticks there. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
