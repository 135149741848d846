import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Campaign } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { layoutText } from './column-layout.ts';
import { contentHash } from './hash.ts';
import { parse } from './plain-data.ts';
import { readState } from './read-state.ts';
import { SnapshotError } from './snapshot-error.ts';
import { campaignIds, type StoredSnapshot } from './stored-snapshot.ts';
import { readVersion2 } from './version-2.ts';
import { writeState } from './write-state.ts';

/**
 * A complete game as bytes that can be stored or sent: the mark, the version, the SHA-256 of everything
 * that follows, the content hash of the campaign, the layout of the columns, the ids of the campaign
 * and its kinds, and the state. So later versions of the game can read it: see
 * `restore-across-versions.ts`.
 */

const mark = utf8ToBytes('SRLS');
const version = 3;

/** Where each part begins. */
const versionAt = mark.length;
const checksumAt = versionAt + Uint32Array.BYTES_PER_ELEMENT;
const bodyAt = checksumAt + sha256.outputLen;

/** The complete game at this moment, which may be between two systems. Does not change the game. */
export function snapshotOf(game: Game): Uint8Array {
  const { id, kinds } = game.campaign;
  const body = new ByteWriter();
  body.numbers(hexToBytes(contentHash(game.campaign)));
  body.text(layoutText);
  body.json({ id, kinds: kinds.map((kind) => kind.id) } satisfies StoredSnapshot['campaign']);
  body.numbers(writeState(game));
  const bytes = body.bytes();
  return concatBytes(mark, Uint8Array.of(version, 0, 0, 0), sha256(bytes), bytes);
}

/**
 * A new game from a snapshot. Throws a `SnapshotError` if the bytes are damaged, or written for other
 * components or for other content of the campaign.
 */
export function restore(campaign: Campaign, bytes: Uint8Array): Game {
  const stored = readSnapshot(campaign, bytes);
  if (stored.layout !== layoutText) {
    throw new SnapshotError(
      'The snapshot was written for other components: use the program that wrote it.',
      'otherVersion',
    );
  }
  if (stored.content !== contentHash(campaign)) {
    throw new SnapshotError(
      `The snapshot was written for other content than that of the campaign "${campaign.id}": ` +
        'load the same campaign, bundles and mods.',
      'otherContent',
    );
  }
  return readState(campaign, stored.state);
}

/**
 * The hash of the game in a snapshot, as `hashOf` returned it in the program that wrote it. Throws a
 * `SnapshotError` if the bytes are damaged or belong to another campaign.
 */
export function hashInSnapshot(campaign: Campaign, bytes: Uint8Array): string {
  return bytesToHex(sha256(readSnapshot(campaign, bytes).state));
}

/**
 * The parts of a snapshot of any version. Throws a `SnapshotError` if the bytes are damaged or belong
 * to another campaign.
 */
export function readSnapshot(campaign: Campaign, bytes: Uint8Array): StoredSnapshot {
  if (!startsWith(bytes, 0, mark)) {
    throw new SnapshotError(
      'These bytes are not a snapshot: they do not start with "SRLS". Use another file.',
    );
  }
  const isOld = startsWith(bytes, versionAt, Uint8Array.of(2, 0, 0, 0));
  if (!isOld && !startsWith(bytes, versionAt, Uint8Array.of(version, 0, 0, 0))) {
    throw new SnapshotError(
      'The snapshot has another version than this program reads: use the program that wrote it.',
      'otherVersion',
    );
  }
  const body = bytes.subarray(bodyAt);
  if (!startsWith(bytes, checksumAt, sha256(body))) {
    throw new SnapshotError(
      'The snapshot is damaged: its checksum does not match. Use another copy.',
    );
  }
  const reader = new ByteReader(body);
  const stored = isOld ? readVersion2(reader) : readParts(reader);
  if (stored.campaign && stored.campaign.id !== campaign.id) {
    throw new SnapshotError(
      `The snapshot belongs to the campaign "${stored.campaign.id}", not to "${campaign.id}": ` +
        'load that campaign.',
      'otherContent',
    );
  }
  return stored;
}

/** The parts after the checksum. */
function readParts(reader: ByteReader): StoredSnapshot {
  return {
    content: bytesToHex(reader.numbers(new Uint8Array(sha256.outputLen), 'content')),
    layout: reader.text('layout'),
    campaign: parse(campaignIds, reader.json('campaign'), 'campaign'),
    state: reader.rest(),
  };
}

/** Whether these bytes contain `expected` from the index `at` on. */
function startsWith(bytes: Uint8Array, at: number, expected: Uint8Array): boolean {
  return expected.every((byte, n) => bytes[at + n] === byte);
}
