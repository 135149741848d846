import { isAlly } from '../actors/factions.ts';
import type { Rules } from '../campaign.ts';
import { endGame } from '../ending.ts';
import { has, kindOf } from '../entity.ts';
import type { Ending } from '../events.ts';
import { bagOf } from '../items/bag.ts';
import { sellBag } from '../items/sale.ts';
import { kindHas } from '../kinds.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

type Won = Extract<Ending, { won: true }>;

/**
 * Victory: ends the game when the hero has met the campaign's condition. In Rogue, stairs lead up once the hero holds
 * the Amulet (`floors/stairs.ts`).
 */
export function victory(game: Game): void {
  if (game.ending) return;
  const ending = conditions[game.campaign.rules.victory](game);
  if (!ending) return;
  if (ending.by === 'escape') say(game, 'special', 'escaped', { gold: game.score });
  else say(game, 'special', ending.by === 'prize' ? 'cleared' : 'stands');
  endGame(game, ending);
}

/** The conditions of the campaigns. Each returns the victory, or null. */
const conditions: Record<Rules['victory'], (game: Game) => Won | null> = {
  prize(game) {
    const prize = bagOf(game, game.hero).find((item) => has(game, item, 'Prize'));
    return prize === undefined ? null : { won: true, by: 'prize', kind: kindOf(game, prize).id };
  },
  /** The items in the bag are sold for gold; their kinds become known. */
  escape(game) {
    if (!game.pending.escaped) return null;
    game.pending.escaped = false;
    const sold = sellBag(game);
    game.score += sold;
    const prize = game.campaign.kinds.find((kind) => kindHas(kind, 'Prize'));
    return { won: true, by: 'escape', kind: prize?.id ?? '', sold };
  },
  lastStanding(game) {
    const isOver = game.floor.monsters.every((monster) => isAlly(game, monster));
    return isOver ? { won: true, by: 'lastStanding' } : null;
  },
};
