/** The game of the day, with the same seed for everybody: its seed and its deleted attempts. */

const seedPrefix = 'daily-';

/** Where the browser stores the day of the attempt that was deleted last. */
function storageKeyOf(campaign: string): string {
  return `simple-roguelike-deleted-daily-${campaign}`;
}

/**
 * Notes that the player has deleted the ranked attempt of a day: deleting it does not allow another one. Only the
 * latest day is kept.
 */
export function noteDeletedAttempt(campaign: string, date: string): void {
  const key = storageKeyOf(campaign);
  try {
    if (date > (localStorage.getItem(key) ?? '')) localStorage.setItem(key, date);
  } catch {
    // Where the browser forbids storage, the attempt itself is not stored either.
  }
}

/** Whether the player has deleted the ranked attempt of a day. */
export function hasDeletedAttempt(campaign: string, date: string): boolean {
  try {
    return localStorage.getItem(storageKeyOf(campaign)) === date;
  } catch {
    return false;
  }
}

/** The date of a moment in UTC, for example `2026-11-22`: the daily game is the same everywhere. */
export function dailyDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The seed of the daily game of a date. */
export function dailySeed(date: string): string {
  return seedPrefix + date;
}

/** Whether a seed is the seed of a daily game. */
export function isDailySeed(seed: string): boolean {
  return new RegExp(`^${seedPrefix}\\d{4}-\\d{2}-\\d{2}$`).test(seed);
}
