import { colourOf } from '../../describe/css-colour.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import { calmOf } from '../../game/combat/odds.ts';
import { cellOf } from '../../game/entity.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { Palette } from '../palettes.ts';

type MarkName =
  | ('stairsDown' | 'stairsUp' | 'trap' | 'items' | 'prize')
  | ('monster' | 'calm' | 'ally' | 'hero');

/** A thing or an actor on the minimap. */
export interface MinimapMark extends Cell {
  readonly name: MarkName;
  /** The colour of a prize is its own. */
  readonly colour?: number;
}

/** The shape of each mark, `#` where it has its colour. Around it is one dot of outline. */
export const markShapes: Readonly<Record<MarkName, readonly string[]>> = {
  stairsDown: ['#####', '.###.', '..#..'],
  stairsUp: ['..#..', '.###.', '#####'],
  trap: ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
  items: ['###', '###', '###'],
  prize: ['.#####.', '#.#.#.#', '#######', '.#####.', '..###..', '...#...'],
  monster: ['..#..', '.###.', '#####', '.###.', '..#..'],
  calm: ['..#..', '.#.#.', '#...#', '.#.#.', '..#..'],
  ally: ['.###.', '#...#', '#...#', '#...#', '.###.'],
  hero: ['..###..', '.#####.', '#######', '#######', '#######', '.#####.', '..###..'],
};

/** The shapes of the marks that can be side by side, where cells have few dots. */
const smallShapes: Partial<typeof markShapes> = {
  trap: ['#.#', '.#.', '#.#'],
  items: ['##', '##'],
  prize: ['.###.', '#####', '.###.', '..#..'],
  monster: ['.#.', '###', '.#.'],
  calm: ['.#.', '#.#', '.#.'],
  ally: ['###', '#.#', '###'],
  hero: ['.###.', '#####', '#####', '#####', '.###.'],
};
/** From this number of dots along a side of a cell on, marks of the usual shapes do not cover each other. */
const roomyCell = 4;

/** The shape of a mark on a minimap whose cells have this number of dots along a side. */
export function markShape(name: MarkName, dotsPerCell: number): readonly string[] {
  return (dotsPerCell < roomyCell && smallShapes[name]) || markShapes[name];
}

/** The outline of the marks, against which each of their colours has a contrast of 3 or more. */
export const markOutline = 0x000000;

/** The colour of a mark that has none of its own. An ally has the colour of the hero; a calm monster and a trap have the colour of monsters. */
export function markColour(name: MarkName, colours: Palette['minimap']): number {
  if (name === 'ally') return colours.hero;
  if (name === 'prize') return colours.items;
  return name === 'trap' || name === 'calm' ? colours.monster : colours[name];
}

/** Everything that the hero knows of a floor and that is more than ground, in the order of drawing. */
export function minimapMarks(game: Game): MinimapMark[] {
  const { floor, stores, hero } = game;
  const shown = floor.monsters.filter((monster) => stores.AI.shown[monster] === 1);
  return [
    ...thingMarks(game),
    ...game.sensed.map((found) => ({ x: found.x, y: found.y, name: sensedMark(game, found.kind) })),
    { ...cellOf(game, hero), name: 'hero' },
    // The large mark of the hero would hide those beside it.
    ...shown.map((monster) => ({ ...cellOf(game, monster), name: monsterMark(game, monster) })),
  ];
}

function monsterMark(game: Game, monster: number): MarkName {
  const calm = calmOf(game, monster);
  if (calm === null) return 'monster';
  return calm === 'ally' ? 'ally' : 'calm';
}

/** The stairs, traps and items that the hero remembers. A feature, such as water, is ground. */
function thingMarks(game: Game): MinimapMark[] {
  const { campaign, floor } = game;
  const { tiles, things } = floor.memory;
  const { width } = floor.grid;
  const marks: MinimapMark[] = [];
  for (let cell = 0; cell < tiles.length; cell++) {
    const name = markOf(tiles[cell], things[cell]);
    const own = name === 'prize' && { colour: colourOf(lookOf(game, things[cell]).colour) };
    if (name) marks.push({ x: cell % width, y: Math.floor(cell / width), name, ...own });
  }
  return marks;

  function markOf(tile: number, thing: number): MarkName | null {
    if (thing !== 0) {
      const kind = campaign.kinds[thing];
      if (kindHas(kind, 'Prize')) return 'prize';
      if (!kindHas(kind, 'Feature')) return kindHas(kind, 'Trap') ? 'trap' : 'items';
    }
    if (tile === Tile.stairsDown) return 'stairsDown';
    return tile === Tile.stairsUp ? 'stairsUp' : null;
  }
}

function sensedMark({ campaign }: Game, sensed: string): MarkName {
  const kind = campaign.kinds.find(({ id }) => id === sensed);
  return kind && kindHas(kind, 'AI') ? 'monster' : 'items';
}
