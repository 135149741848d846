import { base64ToBytes, bytesToBase64 } from '../bundles/packs/base64.ts';

/** Texts in links: compressed with DEFLATE, as base64url without padding. */

/** The reason why a text cannot be unpacked, in words for the player. */
export class UnpackError extends Error {}

/** Packs a text for a link. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks a text of at most `largest` bytes. Throws an UnpackError if the text is longer or damaged. Unpacks
 * piece by piece and stops at the limit, because a short link can unpack to any size.
 */
export async function unpackText(packed: string, largest: number): Promise<string> {
  try {
    return await unpack(packed, largest);
  } catch (error) {
    if (error instanceof UnpackError) throw error;
    throw new UnpackError('the link is incomplete or damaged');
  }
}

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
      throw new UnpackError(`more than ${largest} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
