import { act } from '../controls/act.ts';
import { type Control, isRequest, type Request } from '../controls/controls.ts';
import { listenToKeys } from '../controls/keyboard.ts';
import { listenToPointer } from '../controls/pointer.ts';
import type { Outcome, Session } from '../controls/session.ts';
import { scroll, startWalk, tap } from '../controls/tap.ts';
import type { Settings } from '../page/settings.ts';
import type { Screen } from '../screen/view.ts';
import type { CurrentGame } from './current-game.ts';

/** The page that keys and the pointer control: the shell. */
interface Target {
  readonly settings: Settings;
  readonly current: CurrentGame;
  readonly screen: { showDiagonal(held: boolean): void };
  readonly isLoading: boolean;
  /** Whether a part of the page has used an action in place of the game. */
  takes(action: Control): boolean;
  apply(outcome: Outcome): void;
  fulfil(request: Request): void;
}

/** Lets the keyboard play, and open what it can open on the title screen. */
export function playByKeys(target: Target): void {
  const { settings, current, screen } = target;
  const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
  listenToKeys({
    keySet: () => settings.options.keySet,
    wants({ type }) {
      if (target.isLoading) return false;
      const everywhere = type === 'look' || type === 'language';
      if (isDialogOpen()) return everywhere;
      return current.mode === 'play' || everywhere || type === 'help' || type === 'panel';
    },
    act(action, repeat) {
      const { session } = current;
      if (session && current.mode === 'play' && !isDialogOpen()) {
        if (!target.takes(action)) target.apply(act(session, action, repeat));
      } else if (isRequest(action.type)) target.fulfil(action.type);
    },
    diagonal: (held) => screen.showDiagonal(held && current.mode === 'play'),
  });
}

/**
 * Lets a pointer on the screen play. `picker` takes the taps on cells in place of the game while the
 * inspector or the sandbox asks for a cell.
 */
export function playByPointer(
  screen: Screen,
  target: Pick<Target, 'current' | 'apply'>,
  picker: () => ((x: number, y: number) => void) | null,
): void {
  const playing = () => (target.current.mode === 'play' ? target.current.session : null);
  const inPlay = (play: (session: Session) => Outcome) => {
    const session = playing();
    if (session) target.apply(play(session));
  };
  let step: ReturnType<typeof startWalk> | null = null;
  listenToPointer(screen.canvas, {
    targetAt: (x, y) => (playing() ? screen.targetAt(x, y) : null),
    tap(tapped) {
      const pick = tapped.type === 'cell' ? picker() : null;
      if (pick && tapped.type === 'cell') pick(tapped.x, tapped.y);
      else inPlay((session) => tap(session, tapped));
    },
    scroll: (rows) => inPlay((session) => scroll(session, rows)),
    startWalk() {
      const session = playing();
      step = session && !picker() ? startWalk(session) : null;
    },
    walk(x, y) {
      if (!playing()) return false;
      const outcome = step?.(x, y) ?? null;
      target.apply(outcome);
      return outcome !== null;
    },
  });
}
