import { fromWindows1252 } from '../../../platform/windows-1252';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The bytes by which text of two bytes a character is told from others. */
const SAMPLE_BYTES = 4096;

/**
 * Decodes a text file: UTF-8 or UTF-16, each with or without byte order mark, else Windows-1252. Programs that put files
 * together mix encodings, so each line without a byte order mark is decoded for itself. Line ends become plain ones, and
 * NUL, which no database keeps, is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  return utf8(bytes) ?? linesOf(bytes).map(decodeLine).join('');
}

/** Returns the encoding of two bytes a character; undefined for others. In such a text most letters have a zero byte. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros: [even: number, odd: number] = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  });
  const many = sample.length / 4;
  if (zeros[1] > many && zeros[0] < many / 4) return 'utf-16le';
  return zeros[0] > many && zeros[1] < many / 4 ? 'utf-16be' : undefined;
}

const decodeLine = (line: Uint8Array): string => utf8(line) ?? fromWindows1252(line);

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Splits bytes behind each line end. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  bytes.forEach((byte, index) => {
    if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) return;
    lines.push(bytes.subarray(start, index + 1));
    start = index + 1;
  });
  return [...lines, bytes.subarray(start)];
}
