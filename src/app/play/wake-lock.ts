import type { CurrentGame } from '../current-game.ts';

/** Milliseconds for which the screen stays on after the last key, tap or press: a turn may need thought. */
const thinkingTime = 5 * 60_000;
/** Milliseconds in which a browser that has refused is not asked again: a request takes as long as a turn. */
const refusalTime = 5000;

/** Keeps the screen of the device on while a game is shown and in use, where the browser can do that. */
export class WakeLock {
  readonly #current: CurrentGame;
  #lock: WakeLockSentinel | null = null;
  #isRequested = false;
  /** When the browser has refused, in ms; 0 if it has not since the page was shown. */
  #refusedAt = 0;
  /** Runs while the game counts as used; 0 if it does not. */
  #timer = 0;

  constructor(current: CurrentGame) {
    this.#current = current;
    for (const type of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(type, () => this.used(), { capture: true, passive: true });
    }
    // A browser lets the screen of a hidden page go out.
    document.addEventListener('visibilitychange', () => {
      this.#refusedAt = 0;
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
    if (this.#isRequested || (this.#lock && !this.#lock.released)) return;
    if (this.#refusedAt > 0 && Date.now() - this.#refusedAt < refusalTime) return;
    this.#isRequested = true;
    // The browser may refuse, such as with an empty battery. The game does not depend on it.
    this.#lock = await navigator.wakeLock.request('screen').catch(() => null);
    this.#isRequested = false;
    this.#refusedAt = this.#lock ? 0 : Date.now();
    if (!this.#isWanted()) this.#release();
  }

  #release(): void {
    this.#lock?.release().catch(() => {});
    this.#lock = null;
  }
}
