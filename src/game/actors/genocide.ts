import { vanish } from '../combat/death.ts';
import { kindOf } from '../entity.ts';
import { type Kind, kindHas } from '../kinds.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** Genocide: a kind of monsters leaves the hero's floor, and no floor gets it any more. */

/** The kinds of monsters that still can be wiped out, in the order of their glyphs. */
export function kindsToWipeOut({ campaign, genocided }: Game): Kind[] {
  return campaign.kinds
    .filter((kind) => kindHas(kind, 'AI') && !genocided.has(kind.id))
    .sort((a, b) => Number(a.look.glyph > b.look.glyph) - Number(a.look.glyph < b.look.glyph));
}

/** Wipes out a kind of monsters. This is not a kill: it leaves no remains and no experience. */
export function wipeOut(game: Game, kind: Kind): void {
  game.genocided.add(kind.id);
  for (const monster of [...game.floor.monsters]) {
    if (kindOf(game, monster) === kind) vanish(game, monster);
  }
  say(game, 'special', 'wipedOut', { monster: kind.id });
}
