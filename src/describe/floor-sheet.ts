import { cellsApart } from '../dungeon/distance.ts';
import { allCells, type Cell } from '../dungeon/grid.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import { cellOf, heroCell, kindOf } from '../game/entity.ts';
import { type Floor, unknown } from '../game/floors/floor.ts';
import { lookOf } from '../game/items/appearances.ts';
import { kindName } from '../game/items/item-names.ts';
import { isFixture, type Kind, kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { hasDepths, shownDepth } from '../words/shown-depth.ts';
import type { Names, Words } from '../words/texts.ts';
import { actorLook } from './actor-look.ts';
import { type FloorMemory, knownThings } from './points.ts';
import { sensedName } from './sensed.ts';
import type { SheetRow, SheetSection } from './sheet.ts';
import { mostListed, stateTexts, threatsOf } from './threats.ts';

/** The hero's floor in the player's memory: `SeenFloors` of the controls. */
export interface SeenFloor extends FloorMemory {
  /** Whether an unvisited open cell is next to a cell that was never seen. */
  isUnvisitedEdge(cell: Cell): boolean;
}

/** Lines of a list; more are only counted. */
const mostRows = 30;

/**
 * The floors of the dungeon as the player has seen them: the present one with stairs, items, traps and
 * monsters in view, then the items that were left on other floors.
 */
export function describeFloors(
  game: Game,
  seen: SeenFloor,
  words: Words,
  names: Names,
): SheetSection[] {
  const { sheet } = words.ui;
  const { stairs, items, traps, hasTraps } = thingRows(game, seen, words, names);
  const sensed = sensedRows(game, words, names);
  const none = [{ label: sheet.noStairs, value: '' }];
  return [
    { heading: floorName(game, words), rows: [exploredRow(game, seen, words)] },
    ...(hasDepths(game.campaign)
      ? [{ heading: sheet.stairs, rows: stairs.length > 0 ? stairs : none }]
      : []),
    { heading: sheet.inView, ...rowsOrNothing(monsterRows(game, words, names), words) },
    ...(sensed.length > 0 ? [{ heading: sheet.sensed, rows: shortened(sensed, words) }] : []),
    { heading: sheet.items, ...rowsOrNothing(shortened(items, words), words) },
    ...(traps.length > 0
      ? [
          {
            heading: sheet.traps,
            ...(hasTraps ? { mark: 'trap' as const } : {}),
            rows: shortened(traps, words),
          },
        ]
      : []),
    ...otherFloors(game, words, names),
  ];
}

/** The name of the hero's floor. */
function floorName(game: Game, { ui }: Words): string {
  const depth = shownDepth(game.campaign, game.floor.depth);
  return depth === null ? ui.sheet.floor : `${ui.depth} ${depth}`;
}

/** Rows of a section, or one row that says that there are none. */
function rowsOrNothing(
  rows: readonly SheetRow[],
  { ui }: Words,
): Pick<SheetSection, 'rows' | 'isEmpty'> {
  return rows.length > 0
    ? { rows }
    : { rows: [{ label: ui.sheet.nothing, value: '' }], isEmpty: true };
}

/** The known stairs, items and traps of the floor, the nearest first. */
function thingRows(game: Game, seen: SeenFloor, words: Words, names: Names) {
  const { tiles } = words.ui.placer;
  const stairs: SheetRow[] = [];
  const items: SheetRow[] = [];
  const traps: SheetRow[] = [];
  let hasTraps = false;
  const hero = heroCell(game);
  const nearest = knownThings(game, seen).sort(
    (a, b) => cellsApart(a.cell, hero) - cellsApart(b.cell, hero),
  );
  for (const { cell, stairs: way, thing } of nearest) {
    const where = whereabouts(game, cell, words);
    const place = cellsApart(cell, hero) === 0 ? where : { ...where, cell };
    if (way) stairs.push({ label: tiles[way], mark: way, ...place });
    if (thing === 0) continue;
    const label = names.item(kindName(game, thing));
    const look = lookOf(game, thing);
    const kind = game.campaign.kinds[thing];
    if (kindHas(kind, 'Trap')) hasTraps = true;
    if (isFixture(kind)) traps.push({ label, look, ...where });
    else items.push({ label, look, ...place });
  }
  return { stairs, items, traps, hasTraps };
}

/** The monsters that the hero senses without seeing them. */
function sensedRows(game: Game, words: Words, names: Names): SheetRow[] {
  return game.sensed.map((one) => ({
    label: sensedName(one, words, names),
    ...whereabouts(game, one, words),
  }));
}

/** The monsters in view, the nearest first. */
function monsterRows(game: Game, words: Words, names: Names): SheetRow[] {
  const { ui, joined } = words;
  const inView = opponentsInSight(game);
  const others = inView.length - mostListed;
  const rows = threatsOf(game, inView, mostListed).map((threat) => {
    const { monster, danger } = threat;
    const name = names.kind(kindOf(game, monster).id);
    const warned = danger === 'deadly' ? joined.remark(name, words.look.danger.deadly) : name;
    return {
      label: words.list([warned, ...stateTexts(game, threat, words)]),
      look: actorLook(game, monster),
      ...whereabouts(game, cellOf(game, monster), words),
    };
  });
  return others > 0 ? [...rows, { label: ui.more(others), value: '' }] : rows;
}

/** The share of known cells. Where rock is never seen, it would reveal nothing, and is left out. */
function exploredRow({ floor, campaign }: Game, seen: SeenFloor, { ui }: Words): SheetRow {
  const { sheet } = ui;
  const remains = allCells(floor.grid).some((cell) => seen.isUnvisitedEdge(cell));
  const about = remains ? sheet.unexplored : sheet.noneUnexplored;
  if (campaign.rules.sight === 'light') return { label: about, value: '' };
  const { tiles } = floor.memory;
  const known = tiles.reduce((count, tile) => count + (tile === unknown ? 0 : 1), 0);
  const part = known / tiles.length;
  const value = sheet.percent(Math.floor(100 * part));
  return { label: sheet.explored, value, share: { of: 'plain', part }, about };
}

/** The other floors that still exist, with the items that the hero remembers there. */
function otherFloors(game: Game, { ui, list }: Words, names: Names): SheetSection[] {
  if (game.campaign.rules.floors === 'anew') return [];
  const rows = [...game.floors.values()]
    .filter((floor) => floor !== game.floor)
    .sort((a, b) => a.depth - b.depth)
    .map((floor) => {
      const things = countsOf(game, floor).map(([thing, count]) => {
        const name = names.item(kindName(game, thing));
        return count > 1 ? `${name} ×${count}` : name;
      });
      return {
        label: ui.arrival(floor.depth),
        value: things.length > 0 ? list(things) : ui.sheet.nothing,
      };
    });
  return rows.length > 0 ? [{ heading: ui.sheet.earlier, rows }] : [];
}

/** The remembered items of a floor by kind. */
function countsOf({ campaign }: Game, { memory }: Floor): [kind: number, count: number][] {
  const counts = new Map<number, number>();
  for (const index of memory.things) {
    if (index === 0 || isFixture(campaign.kinds[index])) continue;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return [...counts];
}

/** The player's map of the hero's floor: tiles and view row by row, the cells of the hero and traps, and the items and monsters. */
export function floorMapOf(game: Game, seen: SeenFloor) {
  const { width } = game.floor.grid;
  const { Position } = game.stores;
  const cells = allCells(game.floor.grid);
  const indexOf = ({ x, y }: Cell) => y * width + x;
  const thingsOf = (isShown: (kind: Kind) => boolean) =>
    cells
      .map((cell) => ({ cell: indexOf(cell), thing: seen.thingAt(cell) }))
      .filter(({ thing }) => thing !== 0 && isShown(game.campaign.kinds[thing]));
  return {
    width,
    tiles: Uint8Array.from(cells, (cell) => seen.tileAt(cell)),
    visible: game.floor.fieldOfView.visible,
    hero: indexOf(heroCell(game)),
    traps: thingsOf((kind) => kindHas(kind, 'Trap')).map(({ cell }) => cell),
    things: [
      ...thingsOf((kind) => !isFixture(kind)).map(({ cell, thing }) => ({
        cell,
        look: lookOf(game, thing),
      })),
      ...opponentsInSight(game).map((one) => ({
        cell: Position.y[one] * width + Position.x[one],
        look: actorLook(game, one),
      })),
    ],
  };
}

/** Where a cell is: as arrows, because "19 left" could be a number of things, and in words for screen readers. */
function whereabouts(
  game: Game,
  { x, y }: Cell,
  { ui, list }: Words,
): Pick<SheetRow, 'value' | 'spokenValue'> {
  const hero = heroCell(game);
  const [dx, dy] = [x - hero.x, y - hero.y];
  if (dx === 0 && dy === 0) return { value: ui.sheet.here };
  const parts = [
    ...(dx === 0 ? [] : [`${Math.abs(dx)}\u00a0${dx > 0 ? '→' : '←'}`]),
    ...(dy === 0 ? [] : [`${Math.abs(dy)}\u00a0${dy > 0 ? '↓' : '↑'}`]),
  ];
  return { value: list(parts), spokenValue: ui.whereabouts(dx, dy) };
}

function shortened(rows: readonly SheetRow[], { ui }: Words): SheetRow[] {
  const others = rows.length - mostRows;
  if (others <= 0) return [...rows];
  return [...rows.slice(0, mostRows), { label: ui.sheet.others(others), value: '' }];
}
