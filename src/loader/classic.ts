import { showInFrame } from './frame-fallback';
import { warnOfRefusals } from './policy-refusals';
import { startSingleInstance } from './single-instance';
import { watchElements } from './watch-elements';

/*
 * The classic script for pages that cannot write type="module": it imports the module beside it. If the browser or the
 * page's policy refuses that, it shows the elements in frames.
 */

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.href;

const addressOf = (file: string) => new URL(file, script);

/** Loads the entry module with this script's query, by which a page selects a version, and then the loader. */
async function loadModules() {
  const entry = addressOf('event-portal.js');
  entry.search = new URL(script).search;
  await import(/* @vite-ignore */ entry.href);
  await import(/* @vite-ignore */ addressOf('loader.js').href);
}

warnOfRefusals(script, 'script-src');
loadModules().catch((error: unknown) => {
  // A module that has started reports its errors itself.
  if (Object.getOwnPropertyDescriptor(window, 'EventPortal')) return console.error('[event-portal]', error);
  const showFrames = () => {
    console.warn('[event-portal] The module could not be loaded: frames are shown.', error);
    watchElements((element, tag) => showInFrame(element, tag, script));
  };
  startSingleInstance(script, showFrames, () => true);
});
