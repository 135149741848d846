import { repeats } from '../../controls/controls.ts';
import { listenToPointer } from '../../controls/pointer.ts';
import type { Outcome, Session, Tap } from '../../controls/session.ts';
import { dragRow, scroll, startWalk, tap, touchedCell } from '../../controls/tap.ts';
import { isDialogOpen } from '../../page/elements.ts';
import { usesTouch } from '../../page/options/root-options.ts';
import type { Screen } from '../../screen/view.ts';
import type { Shell } from '../shell.ts';
import type { Camera } from './camera.ts';
import type { LookMode } from './look.ts';

/**
 * Lets a pointer on the screen play. `picker` takes the taps on cells in place of the game while the
 * inspector or the sandbox asks for a cell.
 */
export function playByPointer(
  screen: Screen,
  target: Pick<Shell, 'current' | 'outcomes' | 'device'>,
  look: Pick<LookMode, 'hold' | 'takesTap' | 'close'>,
  camera: Camera,
  picker: () => ((x: number, y: number) => void) | null,
): void {
  const playing = () => (target.current.mode === 'play' ? target.current.session : null);
  const inPlay = (play: (session: Session) => Outcome) => {
    const session = playing();
    if (session) target.outcomes.show(play(session));
  };
  let step: ReturnType<typeof startWalk> | null = null;
  const targetAt = (x: number, y: number, isTouch: boolean): Tap | null => {
    const session = playing();
    if (!session && !picker()) return null;
    const touching = isTouch && !picker() ? session : null;
    return touching ? touchedTarget(screen, touching, x, y) : screen.places.targetAt(x, y);
  };
  listenToPointer(screen.canvas, {
    targetAt,
    isMap: (x, y) => screen.places.isMapAt(x, y),
    pan(dx, dy) {
      look.close();
      camera.pan(dx, dy);
    },
    zoom(factor, around) {
      look.close();
      camera.zoomBy(factor, around);
    },
    look(x, y) {
      const place = insideTarget(screen, targetAt(x, y, true), x, y);
      return look.hold(place.x, place.y);
    },
    endLook: () => look.close(),
    repeats: (held) => held.type === 'button' && repeats(held.button),
    tap(tapped, repeat = false) {
      // A dialog that a held button has opened waits for another press.
      if (repeat && isDialogOpen()) return;
      target.device = usesTouch() ? 'buttons' : 'keys';
      if (look.takesTap(tapped)) return;
      const pick = tapped.type === 'cell' ? picker() : null;
      if (pick && tapped.type === 'cell') pick(tapped.x, tapped.y);
      else inPlay((session) => tap(session, tapped, repeat));
    },
    scroll: (rows) => inPlay((session) => scroll(session, rows)),
    dragRow: (slot, to) => inPlay((session) => dragRow(session, slot, to)),
    startWalk() {
      const session = playing();
      step = session && !picker() ? startWalk(session) : null;
    },
    walk(x, y) {
      if (!playing()) return false;
      const outcome = step?.(x, y) ?? null;
      target.outcomes.show(outcome);
      return outcome !== null && !('stop' in outcome && outcome.stop);
    },
  });
}

/** The target under a finger: of the map, the cell that the player probably means. */
function touchedTarget({ places }: Screen, session: Session, x: number, y: number): Tap | null {
  const target = places.targetAt(x, y);
  if (target?.type !== 'cell') return target;
  const place = places.positionAt(x, y);
  return place && { type: 'cell', ...touchedCell(session, target, place) };
}

/** The place at which a finger looks: its own, moved inside the cell that its tap would mean. */
function insideTarget({ places }: Screen, target: Tap | null, x: number, y: number) {
  const box = target?.type === 'cell' ? places.boxOf(target.x, target.y) : null;
  if (!box) return { x, y };
  return { x: inside(x, box.left, box.right), y: inside(y, box.top, box.bottom) };
}

/** A coordinate that is moved inside a side of a box. */
function inside(at: number, from: number, to: number): number {
  return Math.min(Math.max(at, from + 1), to - 1);
}
