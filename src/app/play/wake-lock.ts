import type { CurrentGame } from '../current-game.ts';

/** Milliseconds for which the screen stays on after the last key, tap or press: a turn may need thought. */
const thinkingTime = 5 * 60_000;

/** Keeps the screen of the device on while a game is shown and in use, where the browser can do that. */
export class WakeLock {
  readonly #current: CurrentGame;
  #lock: WakeLockSentinel | null = null;
  #isRequested = false;
  /** Whether the browser has refused since the last key or tap, or since the page was shown. */
  #isRefused = false;
  /** Runs while the game counts as used; 0 if it does not. */
  #timer = 0;

  constructor(current: CurrentGame) {
    this.#current = current;
    for (const type of ['keydown', 'pointerdown'] as const) {
      const press = () => {
        this.#isRefused = false;
        this.used();
      };
      window.addEventListener(type, press, { capture: true, passive: true });
    }
    // A browser lets the screen of a hidden page go out.
    document.addEventListener('visibilitychange', () => {
      this.#isRefused = false;
      this.follow();
    });
  }

  /** The player has used the page, or a replay has played a turn, which the player watches. */
  used(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.follow();
    }, thinkingTime);
    this.follow();
  }

  /** Keeps the screen on, or no longer. Call it when a game may have been opened or left. */
  follow(): void {
    if (this.#isWanted()) this.#request();
    else this.#release();
  }

  #isWanted(): boolean {
    const { mode } = this.#current;
    return this.#timer !== 0 && !document.hidden && (mode === 'play' || mode === 'replay');
  }

  async #request(): Promise<void> {
    // Insecure pages cannot keep the screen on.
    if (!('wakeLock' in navigator)) return;
    if (this.#isRequested || this.#isRefused || (this.#lock && !this.#lock.released)) return;
    this.#isRequested = true;
    // The browser may refuse, such as with an empty battery. The game does not depend on it.
    this.#lock = await navigator.wakeLock.request('screen').catch(() => null);
    this.#isRequested = false;
    this.#isRefused = this.#lock === null;
    if (!this.#isWanted()) this.#release();
  }

  #release(): void {
    this.#lock?.release().catch(() => {});
    this.#lock = null;
  }
}
