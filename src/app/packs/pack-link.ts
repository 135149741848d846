import { bytesOfFile, type PackFiles } from '../../bundles/packs/pack-paths.ts';
import { type ReadPack, readPack } from '../../bundles/packs/read-pack.ts';
import { packText, UnpackError, unpackText } from '../../page/packed-text.ts';

/** Characters of a link. Messengers break longer links. */
export const longestPackLink = 8000;
/** Bytes of an unpacked pack; larger ones are refused. */
const largestPack = 200_000;

const prefix = '#pack=';

/** The link that adds a pack to the page at an address; null if it would be too long. */
export async function linkToPack(files: PackFiles, address: string): Promise<string | null> {
  const url = new URL(address);
  url.search = '';
  url.hash = prefix + (await packText(JSON.stringify(files)));
  return url.href.length <= longestPackLink ? url.href : null;
}

/** Reads the pack in the fragment of an address. Null if there is none. */
export async function readPackLink(
  fragment: string,
): Promise<ReadPack | { readonly problem: string } | null> {
  if (!fragment.startsWith(prefix)) return null;
  if (fragment.length > longestPackLink) {
    return { problem: `it has more than ${longestPackLink} characters` };
  }
  try {
    const text = await unpackText(fragment.slice(prefix.length), largestPack);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new SyntaxError();
    const files = Object.entries(value).map(([path, text]) => {
      if (typeof text !== 'string') throw new SyntaxError();
      return [path, bytesOrNothing(path, text)] as const;
    });
    return readPack(Object.fromEntries(files));
  } catch (error) {
    if (error instanceof UnpackError) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: 'it contains no pack' };
    throw error;
  }
}

/** The bytes of a file; none if the base64 of a picture is damaged, which the reader of the pack reports. */
function bytesOrNothing(path: string, text: string): Uint8Array {
  try {
    return bytesOfFile(path, text);
  } catch {
    return new Uint8Array();
  }
}
