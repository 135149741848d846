import { entitiesAt } from '../bundles/inspect-cell.ts';
import { has, heroCell, kindOf } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import { makeEntityList } from './entity-list.ts';
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

/** Makes a closed inspector. */
export function makeInspector(settings: Settings, actions: InspectorActions): Inspector {
  const say = settings.text;
  const words = () => settings.words.inspector;
  const heading = say(element('h2', '', { id: 'inspector-heading' }), ({ ui }) => ui.inspector);
  const close = makeCloseButton(settings, () => inspector.close());
  const choosing = element('input', '', { type: 'checkbox', name: 'choosing', checked: true });
  const where = element('span', 'aside', { role: 'status' });
  const note = element('p', 'aside', {});
  const list = makeEntityList(settings, {
    isEditable: actions.editable,
    edited(game) {
      inspector.update();
      actions.edited(game);
    },
  });
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
    list.element,
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
  settings.follow(() => {
    list.clear();
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
      list.clear();
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
      list.show(
        game,
        entities.map((entity) => ({ entity, isUnseen: isUnseen(game, entity, at) })),
      );
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
