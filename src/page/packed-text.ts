import { base64ToBytes, bytesToBase64 } from '../bundles/base64.ts';
import type { Say } from '../words/texts.ts';

/** Texts in links: compressed with DEFLATE, as base64url without padding. */

/** An unpacked text exceeds its limit. */
class TooLarge extends Error {}

/** A link or a file that cannot be read. */
export interface Unreadable {
  readonly problem: Say;
}

/** Characters of a link for others. Messengers break longer links. */
export const longestLink = 8000;

/** The limits of a packed text. */
interface Limits {
  /** The most characters of the packed text. */
  readonly longest: number;
  /** The most bytes of the unpacked text. */
  readonly largest: number;
}

/** The length of a text in bytes, which `unpackJson` limits. */
export function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Packs a text for a link. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks the value of a link. A text that is not JSON has the value undefined. Returns the problem of a text that
 * is too long or damaged.
 */
export async function unpackJson(
  packed: string,
  { longest, largest }: Limits,
): Promise<{ readonly value: unknown } | Unreadable> {
  if (packed.length > longest) {
    return { problem: ({ ui, numbers }) => ui.brokenLinks.tooLong(numbers.grouped(longest)) };
  }
  let text: string;
  try {
    text = await unpack(packed, largest);
  } catch (error) {
    const isLarge = error instanceof TooLarge;
    return {
      problem: ({ ui: { brokenLinks }, numbers }) =>
        isLarge ? brokenLinks.tooLarge(numbers.grouped(largest)) : brokenLinks.damaged,
    };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { value: undefined };
  }
}

/** The problem of a link or file whose content is not valid. `detail`: the place and the problem, in English. */
export function invalid(detail: string): Unreadable {
  return { problem: ({ ui }) => ui.brokenLinks.invalid(detail) };
}

/** Unpacks piece by piece and stops at the limit, because a short link can unpack to any size. */
async function unpack(packed: string, largest: number): Promise<string> {
  const bytes = base64ToBytes(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > largest) {
      await reader.cancel();
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
