/** The names of all locks of games begin with this. */
const namePrefix = 'simple-roguelike ';

/** Ends a lock that this page holds. */
export type Release = () => void;

/**
 * Locks a game for this page until it is released or the page is closed. Resolves with null if another
 * page holds the lock. `steal` takes the lock away from another page. `lost`: another page has taken
 * the lock of this page away. In browsers that have or allow no locks it resolves at once, also if
 * another page plays the game.
 */
export function lockGame(id: string, lost: () => void, steal = false): Promise<Release | null> {
  if (!hasLocks()) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    const name = `${namePrefix}${id}`;
    const released = new Promise<void>((release) => {
      let isHeld = false;
      const hold = (lock: Lock | null) => {
        isHeld = lock !== null;
        resolve(lock && release);
        return lock ? released : undefined;
      };
      const options: LockOptions = steal ? { steal } : { ifAvailable: true };
      // Rejected when another page steals the lock, and where the browser forbids storage.
      navigator.locks.request(name, options, hold).catch(() => {
        if (isHeld) lost();
        else resolve(() => {});
      });
    });
  });
}

/** Whether the browser has locks. Some lack them on pages without encryption. */
export function hasLocks(): boolean {
  return 'locks' in navigator;
}

/** Whether a game is being played in any tab. */
export async function isAnyGameLocked(): Promise<boolean> {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name?.startsWith(namePrefix));
}
