import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Campaign } from '../game/campaign.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { writeState } from './write-state.ts';

/** SHA-256 of the complete state of a game as 64 hex digits. */
export function hashOf(game: Game): string {
  return bytesToHex(sha256(writeState(game)));
}

/** The parts of a campaign, and of a kind, that are shown and never change a game. */
type Shown =
  | 'name'
  | 'about'
  | 'goal'
  | 'look'
  | 'alphabet'
  | 'glyphCells'
  | 'keys'
  | 'scenery'
  | 'order'
  | 'kinds';
type ShownOfKind = 'name' | 'about' | 'attackVerb' | 'look' | 'lines' | 'references';

/** Appearances without their texts and colours, which are only shown. */
function shapeOf(appearances: NonNullable<Campaign['appearances']>): unknown {
  return Object.entries(appearances).map(([group, lists]) => [
    group,
    lists.map((list) => [
      list.share,
      list.dice,
      list.from === 'titles' ? list.syllables : Object.keys(list.looks),
    ]),
  ]);
}

/** Computed hashes: without them half of the time of each save and each restored state goes into them. */
const hashByCampaign = new WeakMap<Campaign, string>();

/**
 * SHA-256 of a campaign's numbers, rules and kinds as 64 hex digits. With an equal hash, the same
 * seed and commands make the same game. Campaigns never change: a changed one is a new object.
 */
export function contentHash(campaign: Campaign): string {
  let hash = hashByCampaign.get(campaign);
  if (hash === undefined) {
    hash = computeContentHash(campaign);
    hashByCampaign.set(campaign, hash);
  }
  return hash;
}

/** The types check that no part of a campaign is forgotten. */
function computeContentHash(campaign: Campaign): string {
  const { id, width, height, start, floors, rules, sightRadius, points } = campaign;
  const { groups, appearances, enchantment, bag, wanderers } = campaign;
  const content: Record<Exclude<keyof Campaign, Shown>, unknown> = {
    id,
    width,
    height,
    start,
    floors,
    rules,
    points,
    sightRadius,
    groups,
    appearances: appearances && shapeOf(appearances),
    enchantment,
    bag,
    wanderers,
    // Left out of the text of a campaign without vaults, which keeps its hash.
    vaults: campaign.vaults.length > 0 ? campaign.vaults : undefined,
  };
  const kinds = campaign.kinds.map((kind): Record<Exclude<keyof Kind, ShownOfKind>, unknown> => {
    const { id, spawn, components, effects, goals, faction, escorts, triggers, loot } = kind;
    // Parts that a kind lacks are left out of the text, so that its hash does not change.
    return { id, spawn, components, effects, goals, faction, escorts, triggers, loot };
  });
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify({ ...content, kinds }))));
}
