/** The interval of ambient frames in ms: fifteen in a second are enough for slow changes. */
const interval = 1000 / 15;

/**
 * Asks for frames while something on the screen changes slowly by itself, and only while the page is
 * visible. Animations of a turn have frames of their own.
 */
export class AmbientClock {
  readonly #onFrame: () => void;
  readonly #stop = new AbortController();
  #running = false;
  /** The timer of the next frame, 0 for none. */
  #timer = 0;

  constructor(onFrame: () => void) {
    this.#onFrame = onFrame;
    const { signal } = this.#stop;
    document.addEventListener('visibilitychange', () => this.run(this.#running), { signal });
  }

  /** Starts or stops the clock. Called after each frame. */
  run(running: boolean): void {
    this.#running = running;
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    if (!running || document.hidden) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#onFrame();
    }, interval);
  }

  destroy(): void {
    this.run(false);
    this.#stop.abort();
  }
}
