import { sha256 } from '@noble/hashes/sha2.js';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Game } from '../../src/game/world.ts';
import { ByteReader } from '../../src/state/byte-reader.ts';
import { ByteWriter } from '../../src/state/byte-writer.ts';
import { readLayout } from '../../src/state/column-layout.ts';
import { readSnapshot, snapshotOf } from '../../src/state/snapshot.ts';
import { readTables, type Table, writeTable } from '../../src/state/tables.ts';

type Plain = Record<string, unknown>;

/** The parts of a snapshot that another version of the game could have written otherwise. */
export interface Parts {
  readonly campaign: { id: string; kinds: string[] };
  readonly head: Plain;
  /** The components with their columns, in order. */
  tables: Map<string, Table>;
  readonly pending: Plain;
}

/** A snapshot of a game as a version of the game with other components or kinds would have written it. */
export function otherSnapshot(game: Game, change: (parts: Parts) => void): Uint8Array {
  return rewritten(game.campaign, snapshotOf(game), change);
}

function rewritten(
  campaign: Campaign,
  bytes: Uint8Array,
  change: (parts: Parts) => void,
): Uint8Array {
  const stored = readSnapshot(campaign, bytes);
  const reader = new ByteReader(stored.state);
  const head = reader.json('head') as Plain;
  const tables = readTables(reader, readLayout(stored.layout));
  const rest = reader.rest();
  // The pending work is the last text of the state.
  const pendingLength = lengthOfJson(rest);
  const pending = new ByteReader(rest.subarray(rest.length - pendingLength)).json('') as Plain;
  const parts: Parts = { campaign: { id: campaign.id, kinds: [] }, head, tables, pending };
  parts.campaign.kinds.push(...(stored.campaign?.kinds ?? []));
  change(parts);

  const body = new ByteWriter();
  // No campaign has this content.
  body.numbers(new Uint8Array(sha256.outputLen));
  const layout = [...parts.tables].map(([component, { columns }]) => [
    component,
    [...columns].map(([field, { kind, choices }]) => [field, kind, choices]),
  ]);
  body.json(layout);
  body.json(parts.campaign);
  body.json(parts.head);
  for (const table of parts.tables.values()) writeTable(body, table);
  body.numbers(rest.subarray(0, rest.length - pendingLength));
  body.json(parts.pending);
  return sealed(body.bytes());
}

/** A snapshot with this body and a checksum that matches it. */
export function sealed(body: Uint8Array): Uint8Array {
  return Uint8Array.of(...new TextEncoder().encode('SRLS'), 3, 0, 0, 0, ...sha256(body), ...body);
}

/** The bytes of the JSON text at the end, with its length. */
function lengthOfJson(bytes: Uint8Array): number {
  for (let at = bytes.length - 4; at >= 0; at--) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at);
    if (view.getUint32(0, true) === bytes.length - at - 4 && bytes[at + 4] === 0x7b) {
      return bytes.length - at;
    }
  }
  throw new Error('There is no text at the end.');
}
