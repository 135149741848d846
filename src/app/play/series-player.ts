import { advance } from '../../controls/automatic-control.ts';
import type { Outcome, Session } from '../../controls/session.ts';
import type { GameEvent } from '../../game/events.ts';
import { isDialogOpen } from '../../page/elements.ts';
import { isStill } from '../../page/options/root-options.ts';
import type { CurrentGame } from '../current-game.ts';

/** Milliseconds of a frame in which commands are played. The rest of a frame is for drawing. */
const budget = 12;
/** Commands after which one more command is played in each frame, so that long series are quick. */
const faster = 25;

/** Plays automatic commands in visible steps. A tap or a key stops them: see `act` and `tap`. */
export class SeriesPlayer {
  readonly #current: CurrentGame;
  readonly #show: (outcome: Outcome) => void;
  readonly #redraw: () => void;
  /** A frame was requested. */
  #isWaiting = false;
  #isPlaying = false;

  /** `show`: shows the outcome of a frame. `redraw`: shows the game without a turn. */
  constructor(current: CurrentGame, show: (outcome: Outcome) => void, redraw: () => void) {
    this.#current = current;
    this.#show = show;
    this.#redraw = redraw;
  }

  /** Continues the series of the current game, if one is played. */
  follow(): void {
    const { session } = this.#current;
    if (!session?.series || this.#isWaiting || this.#isPlaying) return;
    // With reduced motion, the steps are not shown one by one.
    if (isStill()) this.#play(session, Number.POSITIVE_INFINITY);
    if (!session.series) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => this.#onFrame(session));
  }

  #onFrame(session: Session): void {
    this.#isWaiting = false;
    const { series } = session;
    if (!series) return;
    const isShown = this.#current.session === session && this.#current.mode === 'play';
    if (!isShown || isDialogOpen()) {
      session.series = null;
      if (isShown) this.#redraw();
      return;
    }
    this.#play(session, 1 + Math.floor(series.played / faster));
    this.follow();
  }

  /** Plays at most `most` commands, as long as the budget lasts, and shows their results together. */
  #play(session: Session, most: number): void {
    const end = performance.now() + budget;
    const events: GameEvent[] = [];
    let outcome: Outcome = null;
    for (let played = 0; played < most && session.series && performance.now() < end; played++) {
      outcome = advance(session);
      if (outcome?.type === 'turn') events.push(...outcome.events);
    }
    if (outcome?.type !== 'turn' && outcome?.type !== 'changed') return;
    this.#isPlaying = true;
    try {
      this.#show({ type: 'turn', events, stop: outcome.stop ?? null });
    } finally {
      this.#isPlaying = false;
    }
  }
}
