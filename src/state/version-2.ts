import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ByteReader } from './byte-reader.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { StoredSnapshot } from './stored-snapshot.ts';
import frozen from './version-2.json';

/**
 * Reads version 2 of the snapshots, which contain the SHA-256 of the layout, the content hash and the
 * state. The layout and the ids of the kinds are in `version-2.json`, as they were then: never change
 * that file.
 */

const layout = JSON.stringify(frozen.layout);
const layoutHash = bytesToHex(sha256(utf8ToBytes(layout)));

/** The campaigns as they were then, by content hash. */
const campaigns: Readonly<Record<string, StoredSnapshot['campaign']>> = frozen.campaigns;

/** The parts of a snapshot after its checksum. */
export function readVersion2(reader: ByteReader): StoredSnapshot {
  const digest = (place: string) =>
    bytesToHex(reader.numbers(new Uint8Array(sha256.outputLen), place));
  if (digest('layout') !== layoutHash) {
    throw new SnapshotError(
      'The snapshot has version 2 and was written by an unknown version of the game: ' +
        'use the program that wrote it.',
      'otherVersion',
    );
  }
  const content = digest('content');
  const campaign = Object.hasOwn(campaigns, content) ? campaigns[content] : null;
  return { content, layout, campaign, state: reader.rest() };
}
