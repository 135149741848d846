import { aimPreviews } from '../../controls/aims.ts';
import { hasDialog, type Session } from '../../controls/session.ts';
import { namedDirections } from '../../describe/named-directions.ts';
import { kindOf } from '../../game/entity.ts';
import type { Names, Words } from '../../words/texts.ts';

/** The open question about a direction, with the targets that the player knows in each. */
export function questionText(session: Session, words: Words, names: Names): string | null {
  const { asking, game } = session;
  if (!asking || hasDialog(asking)) return null;
  const lines = aimPreviews(session)
    .filter(({ targets }) => targets.length > 0)
    .map(({ direction: { dx, dy }, targets }) => {
      const way = namedDirections.find((one) => one.dx === dx && one.dy === dy);
      const list = words.list(targets.map((actor) => names.kind(kindOf(game, actor).id)));
      return words.aimed(way ? words.ways[way.name] : '', list);
    });
  return words.sentences([words.ui[`${asking.type}Where`], ...lines]);
}
