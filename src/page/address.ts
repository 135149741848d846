import type { Words } from '../words/texts.ts';

/** The parsed address of the page. */
export interface Address {
  /** A valid seed, or null. */
  readonly seed: string | null;
  /** Id of the campaign that the address means; null if it leaves the choice to the player. */
  readonly campaign: string | null;
  /** The whole query when it asks for a crowd, validly or not; `readCrowd` reads it. */
  readonly crowd: string | null;
  /** A packed replay, valid or not; null if there is none. */
  readonly replay: string | null;
  /** Problems of the address. */
  readonly complaints: readonly ((words: Words) => string)[];
}

/**
 * Reads `?seed=`, `?campaign=` and whether there is a crowd. An empty value counts as none; an invalid
 * seed is ignored and an unknown campaign is replaced by the default one, each with a complaint. A seed without a
 * campaign belongs to the default campaign, so that a link leads everyone to one dungeon. `campaigns`: the
 * known ids, the default first.
 */
export function readAddress(search: string, campaigns: readonly string[]): Address {
  const params = new URLSearchParams(search);
  const seed = params.get('seed') || null;
  const named = params.get('campaign') || null;
  const isKnown = named === null || campaigns.includes(named);
  const isValid = seed === null || isSeed(seed);
  const hasSeed = seed !== null && isValid;
  const needsDefault = !isKnown || (named === null && hasSeed);
  const complaints: ((words: Words) => string)[] = [];
  if (!isKnown) complaints.push(({ ui }) => ui.unknownCampaign(named.slice(0, 40)));
  if (!isValid) complaints.push(({ ui }) => `${ui.seedIgnored} ${ui.seedRule}`);
  return {
    seed: hasSeed ? seed : null,
    campaign: needsDefault ? campaigns[0] : named,
    crowd: params.has('crowd') || params.has('floor') ? search : null,
    replay: params.get('replay') || null,
    complaints,
  };
}

/** In UTF-16 units. Keeps shared links short. */
export const longestSeed = 100;

/** Whether a text can be a seed. Control characters and broken text would not survive copying. */
export function isSeed(text: string): boolean {
  return text !== '' && text.length <= longestSeed && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text);
}

const noCrowd = { crowd: null, floor: null, awake: null };

/**
 * Writes the current game into the address without loading a page, so that a reload or a link leads
 * to this game. Null removes a parameter.
 */
export function writeGame(
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

/** Removes the replay from the address without loading a page. */
export function removeReplayFromAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('replay')) return;
  url.searchParams.delete('replay');
  history.replaceState(null, '', url);
}

/** Replaces the fragment of the address without loading a page; an empty text removes it. */
export function writeFragment(fragment: string): void {
  if (fragment === location.hash) return;
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
}
