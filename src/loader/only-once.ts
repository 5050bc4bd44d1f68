import '../api/portal-global';
import { VERSION } from '../elements/version';
import { warnOnce } from '../lib/warn';
import { showInFrame } from './frame-fallback';
import { brokenNatives } from './natives';
import { watchElements } from './watch-elements';

/**
 * Runs a bundle unless another copy is on the page already. On a page that has broken what the bundle needs, the
 * elements are shown in frames instead.
 *
 * @param script address of the bundle
 */
export function onlyOnce(script: string, start: () => void): void {
  // Not only asked for its value: an element of the page whose id is 'EventPortal' would answer too.
  const other = Object.getOwnPropertyDescriptor(window, 'EventPortal') && window.EventPortal;
  if (other) {
    warnOnce(`the script is loaded twice; version ${other.version} stays, ${VERSION} does nothing.`);
    return;
  }
  Object.defineProperty(window, 'EventPortal', { value: { version: VERSION, firstAnswers: new Map() } });
  const broken = brokenNatives();
  if (broken.length === 0) {
    start();
    return;
  }
  console.info(`[event-portal] This page has replaced ${broken.join(', ')}; the elements are shown in frames.`);
  watchElements((element, tag) => showInFrame(element, tag, script));
}
