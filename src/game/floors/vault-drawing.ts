import { Tile } from '../../dungeon/grid.ts';
import { type Drawing, type DrawnCell, hasEntrance, unreachableCell } from '../../dungeon/stamp.ts';
import { featureGrounds } from '../components.ts';
import { fieldOf, type Kind, kindHas } from '../kinds.ts';
import { blocksWalkers } from './place-feature.ts';

/** The tiles of the grounds that the legend of a vault can name. */
const tileOf: Readonly<Record<string, number>> = {
  wall: Tile.wall,
  floor: Tile.floor,
  'weak-wall': Tile.weakWall,
  doorway: Tile.door,
};

/** The names of these grounds. */
export const vaultGrounds: readonly string[] = Object.keys(tileOf);

/** A cell of a vault with a ground. */
export function groundCell(ground: string): DrawnCell {
  const tile = tileOf[ground];
  return { tile, blocks: tile === Tile.wall || tile === Tile.weakWall, thing: null };
}

/** A cell of a vault with a monster, an item, a trap or a feature on its floor. */
export function thingCell(kind: Kind): DrawnCell {
  const ground = kindHas(kind, 'Feature')
    ? featureGrounds[fieldOf(kind, 'Feature', 'ground')]
    : 'floor';
  const blocks = blocksWalkers(ground);
  return { tile: Tile.floor, blocks, thing: kind.id };
}

/** Whether a drawing has a kind. */
export function isInVault({ id }: Kind, { cells }: Drawing): boolean {
  return cells.some((cell) => cell?.thing === id);
}

/** Why nobody can walk through all of a vault: it has no entrance, or none leads to a cell. */
export function vaultFault(drawing: Drawing): 'no entrance' | { readonly cell: number } | null {
  if (!hasEntrance(drawing)) return 'no entrance';
  const cell = unreachableCell(drawing);
  return cell < 0 ? null : { cell };
}
