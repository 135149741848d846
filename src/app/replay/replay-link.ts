import * as v from 'valibot';
import { issueText } from '../../game/issue-text.ts';
import { isSeed } from '../../page/address.ts';
import {
  bytesIn,
  invalid,
  longestLink,
  packText,
  type Unreadable,
  unpackJson,
} from '../../page/packed-text.ts';
import { decodeCommand } from '../../records/command-code.ts';
import type { RunFile } from '../../records/run-file.ts';

/** Bytes of an unpacked replay; larger ones are refused. */
const largestReplay = 200_000;

/** Why a replay has no link. */
export type NoLink = 'tooLong' | 'mods' | 'segments';

const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), 'is not a hash'));

/** A run file without traces, as an array so that it is short. */
const linkSchema = v.strictTuple([
  v.literal(1),
  v.pipe(v.string(), v.maxLength(60)),
  v.pipe(v.string(), v.check(isSeed, 'is not a seed')),
  // The hashes of the rules, of the content, of the first state and of the last state.
  v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/, 'is not a hash')),
  hex(64),
  hex(16),
  v.nullable(hex(16)),
  v.string(),
]);

/** The names of the fields of `linkSchema`. */
const placeNames = ['version', 'campaign', 'seed', 'rules', 'content', 'start', 'end', 'commands'];

/** The link that opens a replay at an address, or why there is none. */
export async function linkToReplay(run: RunFile, address: string): Promise<URL | NoLink> {
  const { campaign, seed, mods, segments, end, turns } = run;
  if (mods.length > 0) return 'mods';
  const [{ state, rules, content, start }] = segments;
  if (segments.length > 1 || state !== null) return 'segments';
  const codes = turns.map((text) => text.split(' ', 1)[0]).join(' ');
  const hash = end === null ? null : end.slice(0, 16);
  const text = JSON.stringify([1, campaign, seed, rules, content, start, hash, codes]);
  if (bytesIn(text) > largestReplay) return 'tooLong';
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  url.searchParams.set('replay', await packText(text));
  return url.href.length <= longestLink ? url : 'tooLong';
}

/** Reads the replay of a link. Returns its problem if it cannot be read. */
export async function readReplayLink(packed: string): Promise<RunFile | Unreadable> {
  const unpacked = await unpackJson(packed, { longest: longestLink, largest: largestReplay });
  if ('problem' in unpacked) return unpacked;
  const read = v.safeParse(linkSchema, unpacked.value);
  if (!read.success) {
    const [issue] = read.issues;
    const path = v.getDotPath(issue);
    const place = path === null ? 'the replay' : placeNames[Number(path)];
    return invalid(`${place}: ${issueText(issue)}`);
  }
  const [, campaign, seed, rules, content, start, end, codes] = read.output;
  const turns = codes === '' ? [] : codes.split(' ');
  const unknown = turns.find((code) => !decodeCommand(code));
  if (unknown !== undefined) {
    return invalid(`command ${turns.indexOf(unknown) + 1}: "${unknown.slice(0, 20)}" is unknown`);
  }
  const segment = { from: 0, reason: 'start', rules, content, start, state: null } as const;
  return {
    version: 2,
    campaign,
    seed,
    player: 'person',
    mods: [],
    daily: null,
    inspected: false,
    segments: [{ ...segment, parts: [], systems: null }],
    latest: null,
    end,
    fault: null,
    turns,
  };
}
