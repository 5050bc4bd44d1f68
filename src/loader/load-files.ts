import { checkFile } from '../lib/file-check';
import { fileOf } from '../lib/missing-file';

const UNKNOWN_PLACE =
  'A tool has merged, delayed or inlined it, so its other files cannot be found. Write their folder into a script element, as <script data-base="https://cdn.example/event-portal/">, or into window.eventPortalSettings, as { base: "https://cdn.example/event-portal/" }.';

/** Checks whether the loader of some copy has run; an element of the page with that id does not count. */
export const hasStarted = (): boolean => Object.getOwnPropertyDescriptor(window, 'EventPortal') !== undefined;

/**
 * Loads the files from the first folder that has them. A file of another product with the same name does not count.
 *
 * @throws the first error, or undefined without any folder
 */
export async function loadFrom(folders: readonly string[], load: (folder: string) => Promise<unknown>): Promise<void> {
  let firstError: unknown;
  for (const folder of folders) {
    try {
      await load(folder);
      if (hasStarted()) return;
    } catch (error) {
      firstError ??= error;
    }
  }
  throw firstError;
}

/**
 * Reports that no folder has the files, and why, to the page and in the console. The content of the elements stays.
 *
 * @param folder the one that should have had them; undefined if none was known
 */
export async function reportMissing(error: unknown, folder: string | undefined): Promise<void> {
  const file = fileOf(error) ?? (folder && `${folder}loader.js`);
  const check = file === undefined ? undefined : await checkFile(file);
  const advice = check && (folder || !check.isGone) ? check.advice : UNKNOWN_PLACE;
  console.error(`[event-portal] The script could not be loaded. ${advice}`, ...(error ? [error] : []));
  document.dispatchEvent(
    new CustomEvent('portal-error', {
      detail: { reason: 'code', message: advice, ...(file && { file }) },
      bubbles: true,
    }),
  );
}
