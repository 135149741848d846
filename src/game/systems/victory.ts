import type { Rules } from '../campaign.ts';
import type { Ending } from '../events.ts';
import { bagOf, has, kindOf, monstersHere } from '../queries.ts';
import { endGame, type Game, say } from '../world.ts';

/** Ends the game once the hero has done what wins it in this campaign. */
export function victory(game: Game): void {
  if (game.ending) return;
  const ending = won[game.campaign.rules.victory](game);
  if (!ending) return;
  say(game, 'special', ending.by === 'prize' ? 'cleared' : 'stands');
  endGame(game, ending);
}

type Won = Extract<Ending, { won: true }>;

const won: Record<Rules['victory'], (game: Game) => Won | null> = {
  prize(game) {
    const prize = bagOf(game, game.hero).find((item) => has(game, item, 'Prize'));
    return prize === undefined ? null : { won: true, by: 'prize', kind: kindOf(game, prize).id };
  },
  lastStanding(game) {
    return monstersHere(game).length > 0 ? null : { won: true, by: 'lastStanding' };
  },
};
