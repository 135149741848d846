/** What the page's address asks for. */
export interface Address {
  readonly seed: string | null;
  readonly campaign: string | null;
  /** The whole of it, where it asks for a crowd, rightly or not; `readCrowd` says for which. */
  readonly crowd: string | null;
}

/** Reads `?seed=`, `?campaign=` and whether there is a crowd; an empty value counts as none. */
export function readAddress(search: string): Address {
  const params = new URLSearchParams(search);
  return {
    seed: params.get('seed') || null,
    campaign: params.get('campaign') || null,
    crowd: params.has('crowd') || params.has('floor') ? search : null,
  };
}

/** UTF-16 units, so that a shared link stays short. */
export const longestSeed = 100;

/** Whether a text can be a seed: what is not text, or cannot be seen, would not survive copying. */
export function isSeed(text: string): boolean {
  return text !== '' && text.length <= longestSeed && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text);
}

const noCrowd = { crowd: null, floor: null, awake: null };

/**
 * Puts the running game into the address, so that a reload or a link leads to it, or takes it out,
 * without a new page. Null leaves the parameter out.
 */
export function showGame(
  seed: string | null,
  campaign: string | null,
  crowd: Readonly<Record<'crowd' | 'floor' | 'awake', string>> | null = null,
): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries({ campaign, seed, ...(crowd ?? noCrowd) })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/** Puts a fragment into the address, or takes it out, without a new page. */
export function showFragment(fragment: string): void {
  if (fragment === location.hash) return;
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
}
