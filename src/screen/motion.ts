interface Move {
  readonly start: number;
  readonly duration: number;
  readonly step: (part: number) => void;
  readonly end: (() => void) | undefined;
}

/** What moves at the moment. Each move ends in its final state, whether it ran or was cut short. */
export class Motion {
  #moves: Move[] = [];

  /**
   * Calls `step` with 0 to 1 while `duration` ms pass, from `delay` ms after `now`, at last with 1,
   * and then `end`.
   */
  run(
    now: number,
    duration: number,
    step: (part: number) => void,
    options: { delay?: number; end?: () => void } = {},
  ): void {
    const start = now + (options.delay ?? 0);
    this.#moves.push({ start, duration, step, end: options.end });
    step(0);
  }

  /** Carries every move on to the time `now`. */
  tick(now: number): void {
    this.#moves = this.#moves.filter((move) => {
      const part = (now - move.start) / move.duration;
      if (part < 1) {
        if (part > 0) move.step(part);
        return true;
      }
      move.step(1);
      move.end?.();
      return false;
    });
  }

  /** Lets every move end within `time` ms from now, without a jump. */
  hasten(now: number, time: number): void {
    this.#moves = this.#moves.map((move) => {
      const part = Math.max(0, (now - move.start) / move.duration);
      if (part >= 1 || move.start + move.duration - now <= time) return move;
      const duration = time / (1 - part);
      return { ...move, duration, start: now - part * duration };
    });
  }

  /** Brings every move to its end at once. */
  finish(): void {
    this.tick(Number.POSITIVE_INFINITY);
  }

  get active(): boolean {
    return this.#moves.length > 0;
  }
}

/** Fast at first, slow at last. */
export function easeOut(part: number): number {
  return 1 - (1 - part) * (1 - part);
}
