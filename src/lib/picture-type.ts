/** The types of pictures that can be uploaded (spec section 5). */
export type PictureType = 'image/jpeg' | 'image/png';

const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The number of first bytes that determine the type of a file. */
export const SIGNATURE_BYTES = 8;

/** Returns the type of a file by its first bytes, whatever its name says; undefined for anything but jpeg and png. */
export const pictureTypeOf = (firstBytes: Uint8Array): PictureType | undefined =>
  SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => firstBytes[index] === byte))?.[0];

/** The maximum length of the longer edge in px, enough for every use, even cropped; larger ones are scaled down. */
export const MAX_EDGE_LENGTH = 3000;

/** The maximum size of an uploaded file in bytes; a server may have a lower limit. */
export const MAX_FILE_SIZE = 20 * 1_048_576;
