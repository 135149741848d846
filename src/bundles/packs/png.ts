/** The limits of a sprite as PNG. */
const pngLimits = { bytes: 64_000, least: 8, most: 512 };

const mark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Why a PNG cannot be a sprite; null if it can. Its size, and the chain of its parts, are checked. The browser
 * decodes the picture, and shows the glyph if it cannot.
 */
export function pngProblem(bytes: Uint8Array): string | null {
  if (bytes.length > pngLimits.bytes) {
    return `the file has ${bytes.length} bytes; the limit is ${pngLimits.bytes}: simplify the drawing`;
  }
  if (!mark.every((byte, n) => bytes[n] === byte)) return 'the file is not a PNG; save it as PNG';
  const types = partsOf(bytes);
  if (types?.[0] !== 'IHDR' || !types.includes('IDAT') || types.at(-1) !== 'IEND') {
    return 'the file is cut off or damaged; save it as PNG again';
  }
  const [width, height] = pngSize(bytes);
  const { least, most } = pngLimits;
  if ([width, height].some((side) => side < least || side > most)) {
    return `the picture has ${width} × ${height} pixels; each side must have ${least} to ${most}`;
  }
  return null;
}

/** The width and height of a PNG without problems. */
export function pngSize(bytes: Uint8Array): [width: number, height: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

/** The types of all parts of a PNG; null if the last one does not end with the file. */
function partsOf(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const types: string[] = [];
  let at = mark.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    types.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    // The header has a fixed length, and holds the size of the picture.
    if (types.length === 1 && length !== 13) return null;
    at += 12 + length;
  }
  return at === bytes.length ? types : null;
}
