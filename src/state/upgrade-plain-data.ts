import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { logLength } from '../game/log.ts';
import { noPending } from '../game/pending.ts';
import { gameFieldsOf, roomSchema } from './game-fields.ts';
import { logLine } from './log-line.ts';
import { blankGame } from './new-values.ts';

/**
 * The plain data of older states with the fields of this version: unknown fields are dropped, and
 * missing ones get the value that they have in an empty game. The readers check the result.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The head of a state, and the number of lines of its log that no longer exist as messages. */
export function upgradeGameFields(
  campaign: Campaign,
  value: unknown,
): { head: unknown; droppedLines: number } {
  const empty = gameFieldsOf(blankGame(campaign));
  const head = upgraded(empty, value);
  const ids = new Set<unknown>(campaign.kinds.map(({ id }) => id));
  const existing = (list: unknown) => listOf(list).filter((id) => ids.has(id));
  const [emptyHeadFloor] = empty.floors;
  const floors = listOf(head.floors).map((stored) => {
    const { rooms, deaths, ...rest } = upgraded(emptyHeadFloor, stored);
    return {
      ...rest,
      rooms: listOf(rooms).map((room) => pick(roomSchema.entries, room)),
      deaths: listOf(deaths).filter((one) => ids.has(fieldsOf(one).kind)),
    };
  });
  const lines = listOf(head.log);
  const log = lines.filter((line) => v.is(logLine, line));
  return {
    head: {
      ...head,
      known: existing(head.known),
      seen: existing(head.seen),
      genocided: existing(head.genocided),
      called: listOf(head.called).filter((one) => ids.has(fieldsOf(one).kind)),
      floors,
      log: log.slice(-logLength),
    },
    droppedLines: lines.length - log.length,
  };
}

/** Pending work without the entities in `lost`, which are given by `seq`. */
export function upgradePending(value: unknown, lost: ReadonlySet<number>): Fields {
  const pending = upgraded(noPending(), value);
  const roles = ['attacker', 'target', 'item'];
  const isKept = (entry: unknown) =>
    ![entry, ...roles.map((role) => fieldsOf(entry)[role])].some((seq) => lost.has(seq as number));
  return Object.fromEntries(
    Object.entries(pending).map(([name, work]) => [
      name,
      Array.isArray(work) ? work.filter(isKept) : work,
    ]),
  );
}

/** The fields of `empty`, with the values that are stored. */
function upgraded<T extends object>(empty: T, stored: unknown): Record<keyof T, unknown> {
  return { ...empty, ...pick(empty, stored) };
}

/** The fields of stored data that `known` has too. */
function pick(known: object, stored: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(([name]) => Object.hasOwn(known, name)),
  );
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
