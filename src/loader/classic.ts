import { checkFile } from '../lib/file-check';
import { fileOf } from '../lib/missing-file';
import { baseAddresses, ownFolder, runningScript } from './base-address';
import { showInFrame } from './frame-fallback';
import { hasStarted, loadFrom, reportMissing } from './load-files';
import { warnOfRefusals } from './policy-refusals';
import { startSingleInstance } from './single-instance';
import { watchElements } from './watch-elements';

/*
 * The classic script for pages that cannot write type="module": it imports the module beside it. If the browser or the
 * page's policy refuses that, it shows the elements in frames.
 */

const address = runningScript()?.src ?? '';
const folders = baseAddresses(ownFolder(address));
const [folder] = folders;

/** Loads the loader, after the entry module if this script's query selects a version. */
async function loadModules(base: string) {
  const { search } = new URL(address, window.location.href);
  if (search && base === ownFolder(address)) await import(/* @vite-ignore */ `${base}event-portal.js${search}`);
  await import(/* @vite-ignore */ `${base}loader.js`);
}

/** Shows frames instead of the elements, unless the files are not there at all. */
async function showFrames(error: unknown, base: string): Promise<void> {
  const { isGone, advice } = await checkFile(fileOf(error) ?? `${base}loader.js`);
  if (isGone) return reportMissing(error, base);
  const script = `${base}event-portal.iife.js`;
  const start = () => {
    console.warn(`[event-portal] The module could not be loaded: frames are shown. ${advice}`, error);
    watchElements((element, tag) => showInFrame(element, tag, script));
  };
  startSingleInstance(script, start, () => true);
}

for (const base of folders) warnOfRefusals(base, 'script-src');
loadFrom(folders, loadModules).catch((error: unknown) => {
  // A module that has started reports its errors itself.
  if (hasStarted()) return console.error('[event-portal]', error);
  return folder === undefined ? reportMissing(error, folder) : showFrames(error, folder);
});
