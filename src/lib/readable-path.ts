const ENCODED = /(?:%[\da-f]{2})+/gi;
/** Control characters, and those that turn the direction of what stands around them. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A path as a person reads it: '/en/%C3%9Cber' is '/en/Über'. What stands for no text stays as it is. */
export const readablePath = (path: string): string =>
  path.replace(ENCODED, (run) => {
    try {
      return decodeURI(run).replace(INVISIBLE, encodeURIComponent);
    } catch {
      return run;
    }
  });
