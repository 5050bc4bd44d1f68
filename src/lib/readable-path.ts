const ENCODED = /(?:%[\da-f]{2})+/gi;
/** Matches control characters, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Decodes a path for readers: '/en/%C3%9Cber' is '/en/Über'. Escapes that are invisible or invalid stay. */
export const readablePath = (path: string): string =>
  path.replace(ENCODED, (run) => {
    try {
      return decodeURI(run).replace(INVISIBLE, encodeURIComponent);
    } catch {
      return run;
    }
  });
