import { crc32, deflateSync } from 'node:zlib';

/** The filter of every row: each pixel is stored as the difference to the pixel at its left. */
const SUB = 1;
const GREYSCALE = 0;

/**
 * A PNG of the red parts of a picture in RGBA, as shades of grey. It is half as large as a PNG in colours.
 */
export function greyPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1);
    rows[row] = SUB;
    let left = 0;
    for (let x = 0; x < width; x++) {
      const grey = pixels[(y * width + x) * 4];
      rows[row + 1 + x] = (grey - left) & 255;
      left = grey;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = GREYSCALE;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
