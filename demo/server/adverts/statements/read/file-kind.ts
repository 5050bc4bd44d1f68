/** A file that is no table of transactions. */
export type ForeignKind = 'picture' | 'pdf' | 'workbook' | 'archive' | 'xml' | 'mt940' | 'page';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The first bytes of such files. */
const STARTS: readonly (readonly [ForeignKind, readonly number[]])[] = [
  ['pdf', ascii('%PDF')],
  ['picture', [0x89, ...ascii('PNG')]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', ascii('GIF8')],
  ['picture', ascii('RIFF')],
  ['picture', [...ascii('II'), 0x2a, 0x00]],
  ['picture', [...ascii('MM'), 0x00, 0x2a]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['archive', [0x1f, 0x8b]],
];
const ZIP = ascii('PK\u0003\u0004');
/** The start of a ZIP in which a workbook names its parts. */
const WORKBOOK_BYTES = 4096;

/** Tells by its first bytes what a file is that is no text; undefined for a text. */
export function foreignKindOf(bytes: Uint8Array): ForeignKind | undefined {
  const startsWith = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
  const known = STARTS.find(([, start]) => startsWith(start));
  if (known) return known[0];
  if (!startsWith(ZIP)) return undefined;
  const start = Buffer.from(bytes.subarray(0, WORKBOOK_BYTES)).toString('latin1');
  return /\[Content_Types\]|xl\/|mimetypeapplication/.test(start) ? 'workbook' : 'archive';
}

/** Tells what a text is that is no table; undefined for others. */
export function foreignTextOf(text: string): ForeignKind | undefined {
  const start = text.trimStart();
  if (/^<(?:!doctype html|html)/i.test(start)) return 'page';
  if (start.startsWith('<?xml') || /^<(?:\w+:)?Document[\s>]/.test(start)) return 'xml';
  return /^(?:\{1:|:20:)/.test(start) && /^:6[01][A-Z]?:/m.test(start) ? 'mt940' : undefined;
}
