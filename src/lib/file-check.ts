/*
 * Finds out why a file of the product could not be loaded: a browser does not tell scripts. The file has a fixed name
 * (dist-config/outputs/es.ts) and imports nothing, so that pages that were opened before a release find it after it,
 * and it works with any version of the others.
 */

/** The state of a file at its address. */
export type FileCheck = {
  /** True if the server has answered, and not with this file: another release has taken its place. */
  isGone: boolean;
  /** True if the server sends the file as it should. */
  isThere: boolean;
  /** The fault and its remedy, for the page's integrator. */
  advice: string;
};

const TIMEOUT_MS = 5_000;
const IS_SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;
const IS_PAGE = /^text\/html\b/i;

/** Requests a file past every cache; undefined if no answer can be read. */
async function request(address: string, mode: 'cors' | 'no-cors'): Promise<Response | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    return await fetch(address, { mode, cache: 'no-store', credentials: 'omit', signal: abort.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Finds out why a script of the product could not be loaded. @param address its absolute address */
export async function checkFile(address: string): Promise<FileCheck> {
  const answer = await request(address, 'cors');
  if (!answer) {
    const advice = (await request(address, 'no-cors'))
      ? `${address} may not be used by ${window.location.origin}: its server has to send "Access-Control-Allow-Origin: *" with all .js files.`
      : `${address} cannot be reached: a wrong address, no connection, or refused by a Content-Security-Policy or by "Cross-Origin-Resource-Policy".`;
    return { isGone: false, isThere: false, advice };
  }
  const type = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok)
    return {
      isGone: answer.status === 404 || answer.status === 410,
      isThere: false,
      advice: `${address} is answered with the status ${answer.status}: all files of a build have to stay in one folder, also for some time after the next build. If a tool has moved the script, data-base on a script element has to name that folder.`,
    };
  if (IS_PAGE.test(type))
    return {
      isGone: true,
      isThere: false,
      advice: `${address} is answered with a page ("Content-Type: ${type}"): the file is missing, for which a server has to send the status 404, or the header has to be "Content-Type: text/javascript".`,
    };
  if (!IS_SCRIPT.test(type))
    return {
      isGone: false,
      isThere: false,
      advice: `${address} has ${type ? `the header "Content-Type: ${type}"` : 'no header "Content-Type"'}, with which no module runs: its server has to send "Content-Type: text/javascript".`,
    };
  return {
    isGone: false,
    isThere: true,
    advice: `${address} is there, but it has not run, or a file that it imports has not: the browser's own lines say why.`,
  };
}
