import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { commandSchema } from '../game/commands.ts';
import { componentNames, fieldsOf } from '../game/components.ts';
import type { Floor } from '../game/floor.ts';
import type { Attack, Pending } from '../game/pending.ts';
import type { Game } from '../game/world.ts';
import { BrokenBytes, ByteReader, ByteWriter, checksum } from './bytes.ts';
import { readState, writeState } from './codec.ts';
import { contentHash } from './hash.ts';

/**
 * A whole game as bytes, to be kept or sent: what is its state, and what is pending, so that it may
 * be taken between two systems. It holds no entity ids, and can be read into a fresh world only; for
 * the way back within one world see `keyframe.ts`.
 */

/** "SRLS", little-endian. */
const magic = 0x534c5253;
const version = 1;
/** Where the checksum is, and where what it covers begins. */
const checksumAt = 8;
const bodyAt = 12;

/** Bytes that no game can be made of; the message says why, in one line. */
export class SnapshotError extends Error {}

/** The game as it is now, `events` apart. Changes nothing. */
export function snapshotOf(game: Game): Uint8Array {
  const writer = new ByteWriter();
  writer.u32(magic);
  writer.u32(version);
  writer.u32(0);
  writer.u32(layout);
  writer.raw(hexToBytes(contentHash(game.campaign)));
  writeState(game, writer);
  writer.json(storePending(game));
  writer.patch(checksumAt, checksum(writer.written(), bodyAt));
  return writer.written().slice();
}

/** The game of a snapshot, in a world of its own; throws a SnapshotError where there is none. */
export function restore(campaign: Campaign, bytes: Uint8Array): Game {
  try {
    return read(campaign, bytes);
  } catch (error) {
    if (!(error instanceof BrokenBytes)) throw error;
    throw new SnapshotError(`the snapshot is damaged: ${error.message}`);
  }
}

function read(campaign: Campaign, bytes: Uint8Array): Game {
  const reader = new ByteReader(bytes);
  if (bytes.length < 4 || reader.u32() !== magic) throw new SnapshotError('this is no snapshot');
  const found = reader.u32();
  if (found !== version) {
    throw new SnapshotError(`the snapshot has version ${found}; this one reads ${version}`);
  }
  if (reader.u32() !== checksum(bytes, bodyAt)) throw new BrokenBytes('its checksum is wrong');
  if (reader.u32() !== layout) {
    throw new SnapshotError('the snapshot was taken when components had other fields');
  }
  if (bytesToHex(reader.raw(32)) !== contentHash(campaign)) {
    throw new SnapshotError(`the snapshot is not of this content of the campaign ${campaign.id}`);
  }
  const { game, entities } = readState(reader, campaign);
  restorePending(game, entities, reader.json());
  if (!reader.atEnd) throw new BrokenBytes('something follows its end');
  return game;
}

/** Short for which components there are, and which fields of what kind they have. */
const layout = checksum(
  utf8ToBytes(
    JSON.stringify(
      componentNames.map((name) => [
        name,
        fieldsOf(name).map(([field, { kind, choices }]) => [field, kind, choices]),
      ]),
    ),
  ),
  0,
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seqs = v.array(count);
const blow = { attacker: count, target: count, thrown: v.optional(count) };
const pendingSchema = v.nullable(
  v.strictObject({
    command: v.nullable(commandSchema),
    thinkers: seqs,
    actors: seqs,
    attacks: v.array(v.strictObject(blow)),
    results: v.array(v.strictObject({ ...blow, landed: v.boolean(), damage: v.number() })),
    treaders: seqs,
    pickers: seqs,
    fallen: seqs,
    kills: v.array(v.strictObject({ killer: count, victim: count })),
    /** Depth, and number on its floor; or the room of a floor that is no more. */
    rooms: v.array(v.union([v.tuple([count, count]), v.looseObject({ x1: v.number() })])),
    escaped: v.boolean(),
    free: v.boolean(),
    extraTurns: count,
  }),
);

type StoredPending = NonNullable<v.InferOutput<typeof pendingSchema>>;

/** What is pending, with `seq` for entities; null where nothing is. */
function storePending({ pending, stores, floors }: Game): StoredPending | null {
  const { seq } = stores.Identity;
  const seqOf = (entity: number) => (entity === 0 ? 0 : seq[entity]);
  const blowOf = <B extends Attack>({ attacker, target, thrown, ...rest }: B) => ({
    attacker: seqOf(attacker),
    target: seqOf(target),
    ...(thrown !== undefined && { thrown: seqOf(thrown) }),
    ...rest,
  });
  const roomOf = (room: Floor['rooms'][number]) => {
    for (const { depth, rooms } of floors.values()) {
      const number = rooms.indexOf(room);
      if (number >= 0) return [depth, number] as [number, number];
    }
    return { ...room };
  };
  const stored: Record<keyof Pending, unknown> & StoredPending = {
    command: pending.command,
    thinkers: pending.thinkers.map(seqOf),
    actors: pending.actors.map(seqOf),
    attacks: pending.attacks.map(blowOf),
    results: pending.results.map(blowOf),
    treaders: pending.treaders.map(seqOf),
    pickers: pending.pickers.map(seqOf),
    fallen: pending.fallen.map(seqOf),
    kills: pending.kills.map(({ killer, victim }) => ({
      killer: seqOf(killer),
      victim: seqOf(victim),
    })),
    rooms: pending.rooms.map(roomOf),
    escaped: pending.escaped,
    free: pending.free,
    extraTurns: pending.extraTurns,
  };
  const isIdle = (work: unknown) => !work || (Array.isArray(work) && work.length === 0);
  return Object.values(stored).every(isIdle) ? null : stored;
}

function restorePending(game: Game, entities: ReadonlyMap<number, number>, value: unknown): void {
  const parsed = v.safeParse(pendingSchema, value);
  if (!parsed.success) throw new BrokenBytes(`pending: ${parsed.issues[0].message}`);
  const stored = parsed.output;
  if (stored === null) return;
  const idOf = (seq: number) => {
    const entity = seq === 0 ? 0 : entities.get(seq);
    if (entity === undefined) throw new BrokenBytes(`pending: there is no entity ${seq}`);
    return entity;
  };
  const blowOf = <B extends { attacker: number; target: number; thrown?: number | undefined }>(
    stored: B,
  ) => {
    const { attacker, target, thrown, ...rest } = stored;
    const known = { attacker: idOf(attacker), target: idOf(target) };
    return { ...known, ...(thrown !== undefined && { thrown: idOf(thrown) }), ...rest };
  };
  const { pending } = game;
  pending.command = stored.command;
  pending.thinkers.push(...stored.thinkers.map(idOf));
  pending.actors.push(...stored.actors.map(idOf));
  pending.attacks.push(...stored.attacks.map(blowOf));
  pending.results.push(...stored.results.map((round) => blowOf(round)));
  pending.treaders.push(...stored.treaders.map(idOf));
  pending.pickers.push(...stored.pickers.map(idOf));
  pending.fallen.push(...stored.fallen.map(idOf));
  pending.kills.push(
    ...stored.kills.map(({ killer, victim }) => ({ killer: idOf(killer), victim: idOf(victim) })),
  );
  for (const room of stored.rooms) {
    const found = Array.isArray(room) ? game.floors.get(room[0])?.rooms[room[1]] : room;
    if (!found) throw new BrokenBytes('pending: there is no such room');
    pending.rooms.push(found as Floor['rooms'][number]);
  }
  pending.escaped = stored.escaped;
  pending.free = stored.free;
  pending.extraTurns = stored.extraTurns;
}
