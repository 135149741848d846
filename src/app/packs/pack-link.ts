import * as v from 'valibot';
import { bytesOfFile, type PackFiles } from '../../bundles/packs/pack-paths.ts';
import { type ReadPack, readPack } from '../../bundles/packs/read-pack.ts';
import {
  bytesIn,
  longestLink,
  packText,
  type Unreadable,
  unpackJson,
} from '../../page/packed-text.ts';

/** Bytes of an unpacked pack; larger ones are refused. */
const largestPack = 200_000;

const prefix = '#pack=';

/** Texts by path. */
const filesSchema = v.record(v.string(), v.string());

/** The link that adds a pack to the page at an address; null if it or its pack would be refused as too long. */
export async function linkToPack(files: PackFiles, address: string): Promise<string | null> {
  const text = JSON.stringify(files);
  if (bytesIn(text) > largestPack) return null;
  const url = new URL(address);
  url.search = '';
  url.hash = prefix + (await packText(text));
  return url.href.length <= longestLink ? url.href : null;
}

/** Reads the pack in the fragment of an address. Null if there is none. */
export async function readPackLink(fragment: string): Promise<ReadPack | Unreadable | null> {
  if (!fragment.startsWith(prefix)) return null;
  const limits = { longest: longestLink, largest: largestPack };
  const read = await unpackJson(fragment.slice(prefix.length), limits);
  if ('problem' in read) return read;
  if (Array.isArray(read.value) || !v.is(filesSchema, read.value))
    return { problem: ({ ui }) => ui.brokenLinks.noPack };
  const files = Object.entries(read.value).map(([path, text]) => [
    path,
    bytesOrNothing(path, text),
  ]);
  return readPack(Object.fromEntries(files));
}

/** The bytes of a file; none if the base64 of a picture is damaged, which the reader of the pack reports. */
function bytesOrNothing(path: string, text: string): Uint8Array {
  try {
    return bytesOfFile(path, text);
  } catch {
    return new Uint8Array();
  }
}
