import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Game } from '../../src/game/world.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { rogue } from '../sources.ts';
import type { Contest, Scale } from './contest.ts';
import { campaign, crowdedHall } from './crowd.ts';
import { jsonOf, loadJson } from './json-state.ts';
import { gameAfter, recordCommands } from './ordinary-game.ts';

/** The state of a game, saved and restored. */
export default function contests(scale: Scale): Contest[] {
  const [commands, entities] = scale === 'full' ? [3000, 10_000] : [20, 50];
  const played = loadCampaign(rogue);
  const recorded = recordCommands(played, commands);
  const ordinary = gameAfter(played, recorded.slice(0, recorded.length >> 1));
  return [
    contest('an ordinary game of Rogue', played, ordinary, 2000),
    contest(`${entities.toLocaleString('en')} entities`, campaign, crowdedHall(entities), 60_000),
  ];
}

/** Saves and restores a game in at most N µs. */
function contest(name: string, played: Campaign, game: Game, most: number): Contest {
  const bytes = snapshotOf(game);
  return {
    name: `state: ${name}, saved and restored`,
    entries: [
      { name: 'snapshot', run: () => restore(played, snapshotOf(game)) },
      { name: 'snapshot, only saved', run: () => snapshotOf(game) },
      { name: 'snapshot, only restored', run: () => restore(played, bytes) },
      { name: 'JSON of the entities and cells', run: () => loadJson(jsonOf(game)) },
    ],
    goals: [{ most }],
  };
}
