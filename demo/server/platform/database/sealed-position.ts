import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** The size of a sealed position, one block of the cipher: the position and random bytes. */
const BLOCK_BYTES = 16;
const POSITION_BYTES = 8;
const CIPHER = 'aes-128-ecb';

/** Seals positions of the write-ahead log, so that nobody outside can guess one, or count the writes of others. */
export type PositionSeal = {
  seal(position: number): string;
  /** Returns the position; undefined for a text of another form. A forged one becomes any position, mostly a far one. */
  open(sealed: string): number | undefined;
};

/** Creates the seal of all servers that share a secret. */
export function newPositionSeal(secret: string): PositionSeal {
  const key = createHmac('sha256', secret).update('revision').digest().subarray(0, BLOCK_BYTES);
  return {
    seal(position) {
      const block = randomBytes(BLOCK_BYTES);
      block.writeBigUInt64BE(BigInt(position));
      return createCipheriv(CIPHER, key, null).setAutoPadding(false).update(block).toString('base64url');
    },
    open(sealed) {
      const block = Buffer.from(sealed, 'base64url');
      if (block.length !== BLOCK_BYTES) return undefined;
      const opened = createDecipheriv(CIPHER, key, null).setAutoPadding(false).update(block);
      return Number(opened.subarray(0, POSITION_BYTES).readBigUInt64BE());
    },
  };
}
