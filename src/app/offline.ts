import { Workbox } from 'workbox-window';
import { isAnyGameLocked } from '../records/game-lock.ts';

/** The page that a new version of the program replaces. */
interface Host {
  /** Whether the player can ask for a new version now: no game or dialog is open. */
  isIdle(): boolean;
  /** Whether something is only on this page, such as a deleted game that can be restored. */
  hasUnstored(): boolean;
  /** A new version is ready, and waits for `update`. */
  ready(): void;
}

/**
 * Keeps the page for offline use, with the service worker that `assets/offline.ts` writes at build time. A new version
 * never replaces a page during a game: it waits for the title screen, and for other tabs in which a game is being
 * played. While something is only on the page, it waits for the player as well.
 */
export class OfflinePage {
  readonly #host: Host;
  readonly #workbox = new Workbox('./sw.js');
  #isWaiting = false;
  /** Another version has become active. The files of this page may be gone from the cache. */
  #isReplaced = false;
  /** The player wants the new version, whatever is only on this page. */
  #isWanted = false;

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
      if (this.#canReplace()) location.reload();
    });
    try {
      await workbox.register();
    } catch {
      // The browser forbids it, or there is no network: the page works without.
    }
  }

  /**
   * Replaces this page by the new version, if there is one and no game is being played in any tab. Returns whether a
   * game in another tab prevents it. `isWanted`: the player asks for it.
   */
  async update(isWanted: boolean): Promise<boolean> {
    this.#isWanted ||= isWanted;
    if (!this.#canReplace()) return false;
    if (this.#isReplaced) location.reload();
    else if (this.#isWaiting) {
      if (await isAnyGameLocked()) return true;
      this.#workbox.messageSkipWaiting();
    }
    return false;
  }

  #canReplace(): boolean {
    return this.#host.isIdle() && (this.#isWanted || !this.#host.hasUnstored());
  }
}
