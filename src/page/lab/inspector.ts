import type { Cell } from '../../dungeon/grid.ts';
import { has, heroCell, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { cellOnFloor, entitiesAt } from '../../inspect/inspect-cell.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { element, setText } from '../elements.ts';
import { keepClear, makeFloatingPanel, setMap } from '../floating-panel.ts';
import type { MakeHeroPortrait, MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { makeEntityFinder } from './entity-finder.ts';
import { makeEntityList } from './entity-list.ts';
import { FollowedCell } from './followed-cell.ts';

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
  /** The player has chosen a cell in the inspector itself. */
  chosen(): void;
  closed(): void;
  portraitOf: MakePortrait;
  heroPortraitOf: MakeHeroPortrait;
}

/** Makes a closed inspector. */
export function makeInspector(settings: Settings, actions: InspectorActions) {
  const followed = new FollowedCell();
  const { finder, list } = makeLists(settings, actions, followed, () => update());
  const panel = makePanel(settings, actions, [finder.element, list.element], () => close());
  const { main, choosing } = panel;
  /** Marks the chosen cell. The owner of the inspector positions it over the map. */
  const cursor = element('div', 'cell-cursor', { hidden: true, ariaHidden: 'true' });
  choosing.addEventListener('change', () => update());

  /** Shows the current values. */
  const update = () => {
    const game = actions.game();
    if (main.hidden || !game) return;
    followed.follow(game, actions.isReplay());
    const { cell } = followed;
    if (!cell) return;
    actions.inspected();
    const entities = entitiesAt(game, cell.x, cell.y);
    panel.describe(game, cell, entities);
    list.show(
      game,
      entities.map((entity) => ({ entity, isUnseen: isUnseen(game, entity, cell) })),
    );
    finder.update(game, actions.isReplay());
  };
  const close = () => {
    if (main.hidden) return;
    main.hidden = true;
    cursor.hidden = true;
    followed.clear();
    list.clear();
    actions.closed();
  };
  settings.follow(() => {
    list.clear();
    update();
  });

  return {
    element: main,
    cursor,
    get isOpen() {
      return !main.hidden;
    },
    /** Whether taps and direction keys choose a cell instead of playing. */
    get isChoosing() {
      return !main.hidden && choosing.checked;
    },
    /** The chosen cell. It follows a chosen actor. */
    get cell() {
      return followed.cell;
    },
    ...makeCellChoice(actions, followed, panel, update),
    close,
    place: (map: DOMRectReadOnly, box: DOMRectReadOnly | null, isProfilerAcross: boolean) =>
      placePanel(main, map, box, isProfilerAcross),
    update,
  };
}

/** Makes the finder, which chooses the cell of an entity, and the list of the entities on the chosen cell. */
function makeLists(
  settings: Settings,
  actions: InspectorActions,
  followed: FollowedCell,
  update: () => void,
) {
  const list = makeEntityList(settings, {
    isEditable: actions.editable,
    portraitOf: actions.portraitOf,
    heroPortraitOf: actions.heroPortraitOf,
    edited(game) {
      update();
      actions.edited(game);
    },
  });
  const finder = makeEntityFinder(settings, {
    game: actions.game,
    choose(game, entity) {
      const cell = cellOnFloor(game, entity);
      if (!cell) return;
      followed.choose(game, cell.x, cell.y);
      update();
      actions.chosen();
    },
  });
  return { finder, list };
}

/** The choice of a cell by the owner of the inspector, while a game runs. */
function makeCellChoice(
  actions: InspectorActions,
  followed: FollowedCell,
  { main, choosing }: ReturnType<typeof makePanel>,
  update: () => void,
) {
  const choose = (choice: (game: Game) => void) => {
    const game = actions.game();
    if (!game) return;
    choice(game);
    update();
  };
  return {
    /** Opens the inspector on the hero's cell, or chooses a cell again. */
    open() {
      choose((game) => {
        main.hidden = false;
        choosing.checked = true;
        followed.chooseAgain(game);
      });
    },
    choose: (x: number, y: number) => choose((game) => followed.choose(game, x, y)),
    /** Moves the cursor, up to the edge of the floor. */
    move: (dx: number, dy: number) => choose((game) => followed.move(game, dx, dy)),
    /** Returns keys and taps to the game. */
    stopChoosing() {
      choosing.checked = false;
      update();
    },
  };
}

/** Makes the hidden panel around the lists of entities. */
function makePanel(
  settings: Settings,
  actions: InspectorActions,
  lists: readonly HTMLElement[],
  close: () => void,
) {
  const choosing = element('input', '', { type: 'checkbox', name: 'choosing', checked: true });
  const choose = settings.text(element('span', ''), ({ inspector }) => inspector.choose);
  const cell = element('span', '');
  // The list shows them below.
  const content = element('span', 'unseen');
  const where = element('span', 'aside', { role: 'status' }, cell, content);
  const note = element('p', 'aside');
  const label = element('label', 'switch', choosing, choose);
  const parts = [element('p', 'inspector-where', label, where), note, ...lists];
  const name = ({ ui }: Words) => ui.inspector;
  const main = makeFloatingPanel(settings, 'inspector', name, close, ...parts);
  return {
    main,
    /** Decides whether taps and direction keys choose a cell. */
    choosing,
    /** Shows the cell with its entities, and the notes about the inspector. */
    describe(game: Game, { x, y }: Cell, entities: readonly number[]) {
      const { inspector } = settings.words;
      note.textContent = notesText(settings, actions);
      setText(cell, inspector.cell(x, y));
      setText(content, ` · ${namesText(settings, game, entities) || inspector.empty}`);
    },
  };
}

/**
 * Keeps the panel on the map if that leaves half of it visible, else in the window; below the profiler if both beside
 * each other would leave less than a third of the map, or if the profiler has moved to this side. Moves the panel to the
 * other side when it would cover the box. In CSS pixels.
 */
function placePanel(
  main: HTMLElement,
  map: DOMRectReadOnly,
  box: DOMRectReadOnly | null,
  isProfilerAcross: boolean,
): void {
  setMap(main, map);
  const widths = map.width / main.offsetWidth;
  const sharesSide = isProfilerAcross && !main.classList.contains('across');
  const isStacked = widths >= 2 && (widths < 3 || sharesSide);
  main.classList.toggle('beside', widths < 2);
  main.classList.toggle('stacked', isStacked);
  // The profiler is above it, in the same column.
  if (box) keepClear(main, isStacked ? new DOMRect(box.x, map.y, box.width, map.height) : box);
}

/** The names of the entities of a cell. */
function namesText(settings: Settings, game: Game, entities: readonly number[]): string {
  const { kind } = namesOf(game.campaign, settings.options.language);
  return entities.map((entity) => kind(kindOf(game, entity).id)).join(' · ');
}

/** The notes: whether fields can be changed, and that the game becomes unranked. */
function notesText({ words }: Settings, { editable, isReplay }: InspectorActions): string {
  const notes = [
    ...(editable() ? [words.inspector.editable] : []),
    ...(isReplay() ? [] : [words.inspector.unfair]),
  ];
  return notes.join(' ');
}

/** Whether the hero cannot see an entity on a cell, or in the bag of an actor there. */
function isUnseen(game: Game, entity: number, { x, y }: Cell): boolean {
  const hero = heroCell(game);
  if (has(game, entity, 'Trap')) return game.stores.Trap.found[entity] === 0;
  if (hero.x === x && hero.y === y) return false;
  if (!has(game, entity, 'Position')) return true;
  const { fieldOfView, grid } = game.floor;
  const hides = has(game, entity, 'Invisible') || has(game, entity, 'Disguise');
  return hides || !fieldOfView.visible[y * grid.width + x];
}
