import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import type { FightResult } from '../fights/fight.ts';
import { fightCell, type TableCell, type TablePlan } from '../fights/fight-table.ts';
import { type Failure, type GameResult, type Player, seedPlayer } from '../simulations/simulate.ts';

/** The tasks that threads can do. Setups, tasks and results are plain data. */
export interface Tasks {
  /** Each player plays a seed. */
  games: { setup: readonly Player[]; task: string; result: (GameResult | Failure)[] };
  /** Fights of one cell of a table. */
  fights: {
    setup: { source: CampaignSource; plan: TablePlan };
    task: TableCell;
    result: FightResult;
  };
}

export type TaskName = keyof Tasks;

/** Returns a function that does tasks of a name, one at a time. */
const workers: {
  [N in TaskName]: (setup: Tasks[N]['setup']) => (task: Tasks[N]['task']) => Tasks[N]['result'];
} = {
  games: seedPlayer,
  fights: ({ source, plan }) => fightCell(loadCampaign(source), plan),
};

export function workerFor<N extends TaskName>(
  name: N,
  setup: Tasks[N]['setup'],
): (task: Tasks[N]['task']) => Tasks[N]['result'] {
  return workers[name](setup);
}
