import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Campaign } from '../game/campaign.ts';
import { componentNames, fieldsOf } from '../game/components.ts';
import type { Game } from '../game/world.ts';
import { contentHash } from './hash.ts';
import { readState } from './read-state.ts';
import { SnapshotError } from './snapshot-error.ts';
import { writeState } from './write-state.ts';

/**
 * A complete game as bytes that can be stored or sent. Before the state they hold, without gaps: the
 * mark, the version, the SHA-256 of everything that follows, the SHA-256 of the component layout, and
 * the content hash of the campaign.
 */

const mark = utf8ToBytes('SRLS');
const version = Uint8Array.of(2, 0, 0, 0);

/** Where each part begins. */
const versionAt = mark.length;
const checksumAt = versionAt + version.length;
const layoutAt = checksumAt + sha256.outputLen;
const contentAt = layoutAt + sha256.outputLen;
const stateAt = contentAt + sha256.outputLen;

/** SHA-256 of the names, fields and kinds of all components: the layout of the columns. */
const layout = sha256(
  utf8ToBytes(
    JSON.stringify(
      componentNames.map((name) => [
        name,
        fieldsOf(name).map(([field, { kind, choices }]) => [field, kind, choices]),
      ]),
    ),
  ),
);

/** The complete game at this moment, which may be between two systems. Does not change the game. */
export function snapshotOf(game: Game): Uint8Array {
  const content = hexToBytes(contentHash(game.campaign));
  const body = concatBytes(layout, content, writeState(game));
  return concatBytes(mark, version, sha256(body), body);
}

/**
 * A new game from a snapshot. Throws a `SnapshotError` if the bytes are damaged, or written by another
 * version, for other components or for other content of the campaign.
 */
export function restore(campaign: Campaign, bytes: Uint8Array): Game {
  if (!startsWith(bytes, 0, mark)) {
    throw new SnapshotError('These bytes are not a snapshot: they do not start with "SRLS".');
  }
  if (!startsWith(bytes, versionAt, version)) {
    throw new SnapshotError(
      'The snapshot has another version than this program reads: use the program that wrote it.',
    );
  }
  if (!startsWith(bytes, checksumAt, sha256(bytes.subarray(layoutAt)))) {
    throw new SnapshotError(
      'The snapshot is damaged: its checksum does not match. Use another copy.',
    );
  }
  if (!startsWith(bytes, layoutAt, layout)) {
    throw new SnapshotError(
      'The snapshot was written for other components: use the program that wrote it.',
    );
  }
  if (!startsWith(bytes, contentAt, hexToBytes(contentHash(campaign)))) {
    throw new SnapshotError(
      `The snapshot was written for other content than that of the campaign "${campaign.id}": ` +
        'load the same campaign, bundles and mods.',
    );
  }
  return readState(campaign, bytes.subarray(stateAt));
}

/** Whether these bytes contain `expected` from the index `at` on. */
function startsWith(bytes: Uint8Array, at: number, expected: Uint8Array): boolean {
  return expected.every((byte, n) => bytes[at + n] === byte);
}
