import { Workbox } from 'workbox-window';
import { isAnyGameLocked } from '../records/game-lock.ts';

/** The page that a new version of the program replaces. */
interface Host {
  /** Whether a new version may replace this page now: no game or dialog is open. */
  isIdle(): boolean;
  /** A new version is ready, and waits for `update`. */
  ready(): void;
}

/**
 * Keeps the page for offline use. A new version never replaces a page during a game: it waits for the
 * title screen, and for other tabs in which a game is being played.
 */
export class OfflinePage {
  readonly #host: Host;
  readonly #workbox = new Workbox('./sw.js');
  #isWaiting = false;
  /** Another version has become active. The files of this page may be gone from the cache. */
  #isReplaced = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Registers the service worker. Also resolves if the browser does not support or allow service workers. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator) || import.meta.hot) return;
    const workbox = this.#workbox;
    workbox.addEventListener('waiting', () => {
      this.#isWaiting = true;
      this.#host.ready();
    });
    workbox.addEventListener('controlling', ({ isUpdate }) => {
      if (!isUpdate) return;
      this.#isReplaced = true;
      if (this.#host.isIdle()) location.reload();
    });
    try {
      await workbox.register();
    } catch {
      // The browser forbids it, or there is no network: the page works without.
    }
  }

  /**
   * Replaces this page by the new version, if there is one and no game is being played in any tab. Returns whether a
   * game in another tab prevents it.
   */
  async update(): Promise<boolean> {
    if (!this.#host.isIdle()) return false;
    if (this.#isReplaced) location.reload();
    else if (this.#isWaiting) {
      if (await isAnyGameLocked()) return true;
      this.#workbox.messageSkipWaiting();
    }
    return false;
  }
}
