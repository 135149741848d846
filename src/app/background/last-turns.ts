import type { ShownTurn } from '../../page/game-over/health-chart.ts';
import type { ShownWayOut } from '../../page/game-over/way-out.ts';
import { askWorker } from './ask-worker.ts';
import type { Answers } from './tasks.ts';
import type { RunRequest } from './worker-request.ts';

/** Receives the parts of the game over screen that a worker computes. */
interface Listener {
  showTurns(turns: readonly ShownTurn[] | 'failed'): void;
  showWayOut(wayOut: ShownWayOut | 'none' | 'failed'): void;
}

/** Looks at the last turns of a lost game in a worker. Returns a function that ends it. */
export function lookAtLastTurns(request: RunRequest, listener: Listener): () => void {
  let hasTurns = false;
  const take = (answer: Answers['lastTurns']) => {
    if ('turns' in answer) {
      hasTurns = true;
      return listener.showTurns(answer.turns);
    }
    listener.showWayOut(answer.wayOut);
    end();
  };
  // The turns stay if the search for a way out fails.
  const end = askWorker('lastTurns', request, take, () =>
    hasTurns ? listener.showWayOut('failed') : listener.showTurns('failed'),
  );
  return end;
}
