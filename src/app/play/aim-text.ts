import { aimPreviews, likelyAim } from '../../controls/aim-previews.ts';
import { hasDialog, type Session } from '../../controls/session.ts';
import { namedDirections } from '../../describe/named-directions.ts';
import { Tile } from '../../dungeon/grid.ts';
import { heroCell, kindOf } from '../../game/entity.ts';
import type { Names, Words } from '../../words/texts.ts';

/** The sentence about the key that chooses the likely direction; empty without a key, or if there is none. */
export function likelyText(session: Session, words: Words, names: Names, key: string): string {
  const target = likelyAim(session)?.targets[0];
  if (!key || target === undefined) return '';
  return words.ui.aimNearest(names.kind(kindOf(session.game, target).id), key);
}

/**
 * The open question about a direction, with the targets, or the walls to dig, that the player knows. `key`: the key
 * that chooses the likely direction; empty without one.
 */
export function questionText(
  session: Session,
  words: Words,
  names: Names,
  key = '',
): string | null {
  const { asking, game } = session;
  if (!asking || hasDialog(asking)) return null;
  const lines = aimPreviews(session)
    .filter(({ targets }) => targets.length > 0)
    .map(({ direction: { dx, dy }, targets }) => {
      const way = namedDirections.find((one) => one.dx === dx && one.dy === dy);
      const list = words.list(targets.map((actor) => names.kind(kindOf(game, actor).id)));
      return words.aimed(way ? words.ways[way.name] : '', list);
    });
  const walls = asking.type === 'dig' ? wallsToDig(session, words) : [];
  const likely = likelyText(session, words, names, key);
  return words.sentences([
    words.ui[`${asking.type}Where`],
    ...lines,
    ...walls,
    ...(likely ? [likely] : []),
  ]);
}

/** The directions in which the player knows a wall that can be dug, in a sentence; empty without one. */
function wallsToDig({ game, seen }: Session, words: Words): string[] {
  const { x, y } = heroCell(game);
  const ways = namedDirections
    .filter(({ dx, dy }) => seen.tileAt({ x: x + dx, y: y + dy }) === Tile.weakWall)
    .map(({ name }) => words.ways[name]);
  const { weakWall } = words.ui.placer.tiles;
  return ways.length === 0 ? [] : [words.aimed(weakWall, words.list(ways))];
}
