import type { PortalGlobal } from '../api/portal-global';
import { VERSION } from '../elements/version';
import { warnOnce } from '../lib/warn';
import { watchElements } from './watch-elements';

/**
 * Makes the one object on the window, unless another copy has made it already.
 *
 * @param script address of the bundle; '' where it is part of an application
 * @returns whether this copy may go on
 */
export function claimPage(script = ''): boolean {
  // Not only asked for its value: an element of the page whose id is 'EventPortal' would answer too.
  const other = Object.getOwnPropertyDescriptor(window, 'EventPortal') && window.EventPortal;
  if (other) {
    warnOnce(`loaded twice: ${other.version} stays, ${VERSION} does nothing.`);
    return false;
  }
  const own: PortalGlobal = { version: VERSION, script, firstAnswers: new Map() };
  Object.defineProperty(window, 'EventPortal', { value: own });
  return true;
}

/**
 * Runs a bundle unless another copy is on the page already. On a page that has broken what the bundle needs, the
 * elements are shown in frames instead.
 *
 * @param script address of the bundle
 * @param isUntouched whether the page need not be asked more closely, where that saves a request
 */
export function startSingleInstance(script: string, start: () => void, isUntouched = () => false): void {
  if (!claimPage(script)) return;
  if (isUntouched()) {
    start();
    return;
  }
  // Without the code that looks closer, the page is taken for one whose functions work.
  import('./frame-fallback').then(({ showInFrame, brokenBuiltins }) => {
    const broken = brokenBuiltins();
    if (broken.length === 0) return start();
    console.info(`[event-portal] This page has replaced ${broken.join(', ')}: frames are shown.`);
    watchElements((element, tag) => showInFrame(element, tag, script));
  }, start);
}
