import { act } from '../controls/act.ts';
import { listenToPointer } from '../controls/pointer.ts';
import type { Session } from '../controls/session.ts';
import { scroll, startWalk, tap } from '../controls/tap.ts';
import { makeAnnouncer } from '../page/announcer.ts';
import type { Live } from '../page/live.ts';
import type { Screen } from '../screen/view.ts';
import type { Play } from './play.ts';

/** What hands and voices have to do with. */
interface Table {
  readonly live: Live;
  readonly play: Play;
  /** Who takes the taps on cells in place of the game, if anyone does. */
  taker(): ((x: number, y: number) => void) | null;
}

export type Playing = ReturnType<typeof makePlaying>;

/** What playing takes, beside the game and its picture: hands, and a voice that tells of it. */
export function makePlaying({ live, play, taker }: Table) {
  return {
    act,
    announcer: makeAnnouncer(live),
    /** Lets a pointer on the screen play. */
    listen(screen: Screen): void {
      let step: ReturnType<typeof startWalk> | null = null;
      const inPlay = (deed: (session: Session) => void) => {
        if (play.session) deed(play.session);
      };
      listenToPointer(screen.canvas, {
        targetAt: (x, y) => (play.mode === 'play' ? screen.targetAt(x, y) : null),
        tap(target) {
          const take = target.type === 'cell' ? taker() : null;
          if (take && target.type === 'cell') take(target.x, target.y);
          else inPlay((session) => play.meet(tap(session, target)));
        },
        scroll: (by) => inPlay((session) => play.meet(scroll(session, by))),
        startWalk() {
          step = play.session && !taker() ? startWalk(play.session) : null;
        },
        walk(x, y) {
          if (play.mode !== 'play') return false;
          const outcome = step?.(x, y) ?? null;
          play.meet(outcome);
          return outcome !== null;
        },
      });
    },
  };
}
