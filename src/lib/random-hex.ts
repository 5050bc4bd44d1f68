/** Returns random bytes as hexadecimal text. `crypto.randomUUID` is missing on pages without https. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
