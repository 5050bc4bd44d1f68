import { type CodeError, codeError, fileOf, isMissingCode } from './missing-file';
import { warnOnce } from './warn';

type ScreenError = CodeError | { reason: 'screen'; message: string };

/** Returns the detail of `portal-error` for a screen that has crashed, or whose code could not be loaded. */
export const screenError = (error: unknown): ScreenError =>
  isMissingCode(error) ? codeError(error) : { reason: 'screen', message: String(error) };

let isOutdated = false;

/** Checks whether files of this page's release have turned out to be gone: only a reload of the page helps. */
export const isPageOutdated = (): boolean => isOutdated;

/** The running checks, by address: many parts fail at once. */
const checks = new Map<string, Promise<void>>();

/** Finds out why code could not be loaded, and warns the integrator. Never rejects. */
export async function explainMissingCode(error: unknown): Promise<void> {
  if (!isMissingCode(error) || typeof window === 'undefined' || !navigator.onLine) return;
  const file = fileOf(error);
  // In an application with a bundler the script has no address of its own.
  const address = file ?? window.EventPortal?.script;
  if (!address) return;
  const check = checks.get(address) ?? explain(address, file === undefined);
  checks.set(address, check);
  await check;
  checks.delete(address);
}

/** @param isGuess true if the browser has not named the file, and the address is that of another one */
async function explain(address: string, isGuess: boolean): Promise<void> {
  try {
    const { checkFile } = await import('./file-check');
    const { isGone, isThere, advice } = await checkFile(address);
    const isKnown = isOutdated;
    if (isGone || (isGuess && isThere)) isOutdated = true;
    // Of all the files of an old release one is enough.
    if (!isGuess && !(isGone && isKnown)) warnOnce(advice);
  } catch {
    // The server of the files cannot be reached: the part that has failed says so.
  }
}
