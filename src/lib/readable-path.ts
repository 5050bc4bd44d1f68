const ENCODED = /(?:%[\da-f]{2})+/gi;
/** Control characters, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * A path as a person reads it: '/en/%C3%9Cber' is '/en/Über'. Escapes of invisible characters and invalid escapes stay
 * as they are.
 */
export const readablePath = (path: string): string =>
  path.replace(ENCODED, (run) => {
    try {
      return decodeURI(run).replace(INVISIBLE, encodeURIComponent);
    } catch {
      return run;
    }
  });
