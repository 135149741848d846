interface Animation {
  readonly start: number;
  readonly duration: number;
  readonly step: (part: number) => void;
  readonly end: (() => void) | undefined;
}

/** The running animations. Each ends in its final state, also when it is cut short. */
export class Animations {
  /** A factor of the speed of the animations that start from now on. */
  speed = 1;
  #running: Animation[] = [];

  /**
   * Starts an animation that, at the usual speed, takes `duration` ms and begins `delay` ms after `now`.
   * `step` receives its progress from 0 to 1, the last time 1. Then `end` is called.
   */
  run(
    now: number,
    duration: number,
    step: (part: number) => void,
    options: { delay?: number; end?: () => void } = {},
  ): void {
    const start = now + (options.delay ?? 0) / this.speed;
    this.#running.push({ start, duration: duration / this.speed, step, end: options.end });
    step(0);
  }

  /** Advances all animations to the time `now` in ms. */
  tick(now: number): void {
    this.#running = this.#running.filter((animation) => {
      const part = (now - animation.start) / animation.duration;
      if (part < 1) {
        if (part > 0) animation.step(part);
        return true;
      }
      animation.step(1);
      animation.end?.();
      return false;
    });
  }

  /** Speeds up all animations so that they end within `time` ms, without a jump. */
  hasten(now: number, time: number): void {
    this.#running = this.#running.map((animation) => {
      const part = Math.max(0, (now - animation.start) / animation.duration);
      if (part >= 1 || animation.start + animation.duration - now <= time) return animation;
      const duration = time / (1 - part);
      return { ...animation, duration, start: now - part * duration };
    });
  }

  /** Ends all animations immediately. */
  finish(): void {
    this.tick(Number.POSITIVE_INFINITY);
  }

  get active(): boolean {
    return this.#running.length > 0;
  }
}

/** Progress that is fast at first and slow at the end. */
export function easeOut(part: number): number {
  return 1 - (1 - part) * (1 - part);
}

/** Progress that is slow at first and fast at the end. */
export function easeIn(part: number): number {
  return part * part;
}

/** A way there and back again: 0, 1 in the middle, and 0. */
export function thereAndBack(part: number): number {
  return part < 1 ? Math.sin(Math.PI * part) : 0;
}

/** Progress that goes a little too far before it ends at 1. */
export function overshoot(part: number): number {
  const left = 1 - part;
  return 1 - left * left * (1 - 2.4 * part);
}

/** The progress of a part of an animation, from `from` to `to`; 0 before and 1 after it. */
export function phase(part: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}
