import { act } from '../../controls/act.ts';
import { stop } from '../../controls/automatic/stop.ts';
import { turnsPages } from '../../controls/bag-control.ts';
import { type Control, isRequest, isZoom, repeats } from '../../controls/controls.ts';
import { listenToKeys } from '../../controls/keyboard.ts';
import { listenToPointer } from '../../controls/pointer.ts';
import type { Outcome, Session, Tap } from '../../controls/session.ts';
import { dragRow, scroll, startWalk, tap, touchedCell } from '../../controls/tap.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import type { Game } from '../../game/world.ts';
import { isDialogOpen, takesText } from '../../page/elements.ts';
import { usesTouch } from '../../page/options/root-options.ts';
import type { Screen } from '../../screen/view.ts';
import type { CurrentGame } from '../current-game.ts';
import type { Shell } from '../shell.ts';
import type { Camera } from './camera.ts';
import { keysIn } from './keys-in.ts';
import type { LookMode } from './look.ts';

/** Whether the bag, a question or the choice of a cell is open, in which a press chooses instead of acting here. */
export function isAsking({ current, isChoosing }: Pick<Shell, 'current' | 'isChoosing'>): boolean {
  const { session } = current;
  return isChoosing || (session !== null && (session.bag.open || session.asking !== null));
}

/** The controls that choose a cell. */
const choosing: ReadonlySet<Control['type']> = new Set(['step', 'runTowards', 'confirm', 'back']);

/** Lets the keyboard play, and open the dialogs of the title screen. */
export function playByKeys(target: Shell): void {
  const { settings, current, screen } = target;
  /** The moment in which Tab on the map has found no monster. Another Tab in it moves the focus. */
  let warned: { readonly game: Game; readonly turn: number } | null = null;
  const warns = (key: string | undefined) => {
    const { session, mode } = current;
    if (key !== 'Tab' || session === null || mode !== 'play' || !isOnMap()) return false;
    if (session.series || session.bag.open || session.asking || seesMonster(current)) return false;
    return session.game !== warned?.game || session.game.turn !== warned.turn;
  };
  listenToKeys({
    keys: () => keysIn(target.chosen, settings.options),
    takesText,
    wants({ type }, key) {
      // Without a monster in view, and in the text view, Tab moves the focus as on any page; Shift and Tab always do.
      const isPlayed = seesMonster(current) || current.session?.series || warns(key);
      const movesFocus = key === 'Shift+Tab' || (key === 'Tab' && (!isPlayed || isInTextView()));
      if (type === 'attack' && movesFocus) return false;
      // The lab's key waits for the lab: it may be the part that is loading.
      if (target.isLoading && type !== 'panel') return false;
      if (isDialogOpen()) return false;
      if (current.mode === 'replay') {
        const chooses = target.isChoosing && choosing.has(type);
        return (
          type === 'help' || type === 'examine' || type === 'describe' || isZoom(type) || chooses
        );
      }
      return current.mode === 'play' || type === 'help' || type === 'panel';
    },
    turnsPages(key) {
      const { session, mode } = current;
      return session !== null && mode === 'play' && turnsPages(session, key);
    },
    act(action, press) {
      const { session } = current;
      const isWarning = action.type === 'attack' && warns(press.key);
      warned = isWarning && session ? { game: session.game, turn: session.game.turn } : null;
      // As any other command, it uses up the count before it.
      if (isWarning && session) session.count = 0;
      target.device = 'keys';
      if (current.mode === 'replay' && !isDialogOpen() && target.takes(action)) return;
      if (session && current.mode === 'play' && !isDialogOpen()) {
        if (target.takes(action)) return;
        const warning = { type: 'changed', stop: stop('noMonster', { tab: true }) } as const;
        target.outcomes.show(isWarning ? warning : act(session, action, press));
      } else if (isRequest(action.type)) target.fulfil(action.type);
    },
    diagonal: (held) => screen.showDiagonal(held && current.mode === 'play'),
  });
}

function isOnMap(): boolean {
  return document.activeElement?.closest('#stage') != null;
}

function isInTextView(): boolean {
  return document.activeElement?.closest('.text-view') != null;
}

function seesMonster({ session, mode }: CurrentGame): boolean {
  return session !== null && mode === 'play' && opponentsInSight(session.game).length > 0;
}

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
