import * as v from 'valibot';
import type { GameRow, RunFileParts, Snapshot } from './game-rows.ts';
import { count, partsSchema } from './parse-run-file.ts';

/** Checks of stored rows: a browser's storage can be damaged, or written by a program with faults. */

const rowSchema = v.object({
  id: v.string(),
  campaign: v.string(),
  seed: v.string(),
  daily: v.nullable(v.string()),
  inspected: v.boolean(),
  copied: v.boolean(),
  mods: v.array(v.string()),
  summary: v.object({
    depth: v.number(),
    level: v.nullable(v.number()),
    turn: v.number(),
    health: v.object({ now: v.number(), max: v.number() }),
  }),
  lines: count,
  saved: v.number(),
  status: v.picklist(['playing', 'ended']),
});

const snapshotSchema = v.object({
  state: v.instance(Uint8Array),
  map: v.object({
    width: v.pipe(count, v.minValue(1)),
    tiles: v.instance(Uint8Array),
    hero: count,
  }),
});

/** Whether a value is the row of a game with this id. */
export function isRowOf(id: string, value: unknown): value is GameRow {
  return v.is(rowSchema, value) && value.id === id;
}

export function areParts(value: unknown): value is RunFileParts {
  return v.is(partsSchema, value);
}

export function isSnapshot(value: unknown): value is Snapshot {
  return v.is(snapshotSchema, value);
}
