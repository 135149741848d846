import type { DrawTime } from './draw-time.ts';

/** Milliseconds between two pictures: 12.5 per second. */
const pause = 80;
/** Flames stop after this time without a change, so that a page that is left open uses no power. */
const longest = 30_000;
/**
 * A picture that takes longer than both is slow: in ms, and in frames, because the end of a drawing is only noticed
 * in a frame. The flames stop after this number of slow ones.
 */
const slowTime = 24;
const slowFrames = 1.5;
const mostSlow = 3;
/** After this number of fast pictures, the drawing is not measured any more. */
const measured = 12;

/** The functions that a flicker needs. */
interface Stage {
  /**
   * Draws a picture with this brightness of flames. Returns the time that it took, if `isMeasured`; null if that is
   * unknown.
   */
  draw(brightness: number, isMeasured: boolean): Promise<DrawTime | null>;
  /** Shows flames without flicker from the next picture on. */
  calm(): void;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
}

/**
 * Lets flames flicker while nothing else moves. It never runs on a hidden page, and stops by itself where
 * drawing is slow, as without a graphics card.
 */
export class Flicker {
  readonly #stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #allowed = false;
  #until = 0;
  #slow = 0;
  #fast = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Whether pictures are drawn. */
  get runs(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts after a change of the picture; `allowed` is false where nothing may move by itself. */
  start(allowed: boolean): void {
    this.#allowed = allowed;
    this.#until = performance.now() + longest;
    this.refresh();
  }

  /** Starts or stops after the page was shown or hidden. */
  refresh(): void {
    const runs = this.#allowed && this.#slow < mostSlow && !this.#stage.isHidden();
    if (runs === this.runs) return;
    if (runs) this.#wait();
    else this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stage.calm();
  }

  /** Measures again, because the pictures have another size. */
  remeasure(): void {
    this.#slow = 0;
    this.#fast = 0;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#flare(), pause);
  }

  async #flare(): Promise<void> {
    const now = performance.now();
    if (now > this.#until) return this.stop();
    const timer = this.#timer;
    const time = await this.#stage.draw(brightnessAt(now), this.#fast < measured);
    // It was stopped meanwhile. On a hidden page a picture takes as long as the page is hidden.
    if (this.#timer !== timer) return;
    if (time) {
      if (time.took > Math.max(slowTime, slowFrames * time.frame)) this.#slow++;
      else this.#fast++;
    }
    if (this.#slow >= mostSlow) this.stop();
    else this.#wait();
  }
}

/** The brightness of a flame at a time in ms: 1, a little more or less. */
export function brightnessAt(now: number): number {
  return 1 + 0.03 * Math.sin(now / 190) + 0.025 * Math.sin(now / 83 + 1);
}
