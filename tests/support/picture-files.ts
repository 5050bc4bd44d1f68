import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Creates a plain picture of a size, to be written in any format. */
export const aPicture = (width = 40, height = 20, background: object = { r: 200, g: 30, b: 60 }): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

export const aJpeg = (width?: number, height?: number): Promise<Buffer> => aPicture(width, height).jpeg().toBuffer();
export const aPng = (width?: number, height?: number): Promise<Buffer> => aPicture(width, height).png().toBuffer();

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a chunk of a png. */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const uint32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

const header = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([8, 0, 0, 0, 0])]));

/** Returns a png with this size in its header, and any pixels. */
export const pngOf = (width: number, height: number, pixels: Buffer, ...more: Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, header(width, height), ...more, chunk('IDAT', deflateSync(pixels)), chunk('IEND')]);

/** Returns rows of black pixels, as in a png of 8 bits of grey. */
export const blackRows = (width: number, height: number): Buffer => Buffer.alloc((width + 1) * height);

/** Returns an animated png of two pictures; the first is black, the second white. */
export function animatedPng(side = 8): Buffer {
  const frame = (number: number) =>
    chunk('fcTL', Buffer.concat([uint32(number, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const white = deflateSync(Buffer.from(blackRows(side, side).map((_, index) => (index % (side + 1) === 0 ? 0 : 255))));
  return Buffer.concat([
    SIGNATURE,
    header(side, side),
    chunk('acTL', uint32(2, 0)),
    frame(0),
    chunk('IDAT', deflateSync(blackRows(side, side))),
    frame(1),
    chunk('fdAT', Buffer.concat([uint32(2), white])),
    chunk('IEND'),
  ]);
}

/** Returns a jpeg with a comment in it. */
export const withComment = (jpeg: Buffer, comment: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    jpeg.subarray(2),
  ]);
};
