/**
 * The motion at rest: `lively`, everything moves; `slow`, all but the flames, which would only jump in few pictures;
 * `none`.
 */
export type Pace = 'lively' | 'slow' | 'none';

/** Milliseconds between two pictures: 12.5 per second, and where drawing is slow at most 5. */
const pauses: Readonly<Record<Exclude<Pace, 'none'>, number>> = { lively: 80, slow: 200 };
/** Where drawing is slow, the pause is at least as long as the slowest picture took, times this. */
const restOfSlow = 3;
/** Everything stops after this time without a change, so that a page that is left open uses no power. */
const longest = 30_000;
/** A picture that takes longer than this in ms is slow, or too slow for any pace. */
const slowTime = 24;
const tooSlowTime = 160;
/** After this number of slow pictures since the last measuring the pace is slow, and of pictures that are too slow, none. */
const mostSlow = 3;
/** After this time in ms without motion, a change of the picture measures again: another program may have been busy. */
const retryTime = 20_000;
/** After this number of pictures, the drawing is not measured any more: the page waits for a picture that is measured. */
const mostMeasured = 12;

/** The functions that motion at rest needs. */
interface Stage {
  /** Draws a picture. Returns the time in ms that it took, if `isMeasured`; null if that is unknown. */
  draw(isMeasured: boolean): Promise<number | null>;
  /** Lets this much move from the next picture on. */
  setPace(pace: Pace): void;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
}

/**
 * Lets flames flicker, bodies breathe and the lights of the prize turn while nothing else moves. It never runs on a hidden page. Where drawing is
 * slow, as without a graphics card, it draws few pictures, or stops by itself.
 */
export class MotionAtRest {
  readonly #stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #allowed = false;
  #until = 0;
  #slow = 0;
  #tooSlow = 0;
  #measured = 0;
  /** When a picture was last too slow. */
  #gaveUp = 0;
  /** The time of the slowest picture that is not too slow, in ms. */
  #slowest = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Whether pictures are drawn. */
  get runs(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts after a change of the picture, or stops where nothing may move by itself. */
  allow(isAllowed: boolean): void {
    this.#allowed = isAllowed;
    const now = performance.now();
    if (this.#pace === 'none' && now > this.#gaveUp + retryTime) this.remeasure();
    this.#until = now + longest;
    this.refresh();
  }

  /** Starts or stops after the page was shown or hidden. */
  refresh(): void {
    const runs = this.#allowed && this.#pace !== 'none' && !this.#stage.isHidden();
    if (runs === this.runs) return;
    if (runs) this.#wait();
    else this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stage.setPace('none');
  }

  /** Measures again, because the pictures have another size. */
  remeasure(): void {
    this.#slow = 0;
    this.#tooSlow = 0;
    this.#measured = 0;
    this.#slowest = 0;
  }

  get #pace(): Pace {
    if (this.#tooSlow >= mostSlow) return 'none';
    return this.#slow >= mostSlow ? 'slow' : 'lively';
  }

  #wait(): void {
    const pace = this.#pace;
    if (pace === 'none') return this.#stop();
    this.#stage.setPace(pace);
    const least = pace === 'slow' ? restOfSlow * this.#slowest : 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(pauses[pace], least));
  }

  async #next(): Promise<void> {
    if (performance.now() > this.#until) return this.#stop();
    const timer = this.#timer;
    const took = await this.#stage.draw(this.#measured < mostMeasured);
    // It was stopped meanwhile. On a hidden page a picture takes as long as the page is hidden.
    if (this.#timer !== timer) return;
    if (took !== null) this.#count(took);
    this.#wait();
  }

  #count(took: number): void {
    this.#measured++;
    if (took > tooSlowTime) {
      this.#tooSlow++;
      this.#gaveUp = performance.now();
    } else this.#slowest = Math.max(this.#slowest, took);
    if (took > slowTime) this.#slow++;
  }
}

/** The brightness of a flame at a time in ms: 1, a little more or less. */
export function brightnessAt(now: number): number {
  return 1 + 0.03 * Math.sin(now / 190) + 0.025 * Math.sin(now / 83 + 1);
}
