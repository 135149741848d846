import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Campaign } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import { ByteWriter } from './bytes.ts';
import { writeState } from './codec.ts';

/** SHA-256 of the whole state, as 64 hex digits: equal for games that are equal. */
export function hashOf(game: Game): string {
  const writer = new ByteWriter();
  writeState(game, writer);
  return bytesToHex(sha256(writer.written()));
}

const contentHashes = new WeakMap<Campaign, string>();

/**
 * SHA-256 of a campaign's numbers, rules and kinds, with names and looks left out: equal where the
 * same seed and commands give the same game.
 */
export function contentHash(campaign: Campaign): string {
  const known = contentHashes.get(campaign);
  if (known !== undefined) return known;
  const { id, width, height, start, floors, rules, sightRadius, points } = campaign;
  const { groups, enchantment, pack, wanderers } = campaign;
  const kinds = campaign.kinds.map(({ id, spawn, components }) => ({ id, spawn, components }));
  const { name: _, ...numbers } = points;
  const more = { sightRadius, groups, enchantment, pack, wanderers };
  const content = { id, width, height, start, floors, rules, points: numbers, ...more, kinds };
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))));
  contentHashes.set(campaign, hash);
  return hash;
}
