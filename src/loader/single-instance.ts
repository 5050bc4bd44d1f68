import type { PortalGlobal } from '../api/portal-global';
import { VERSION } from '../elements/version';
import { warnOnce } from '../lib/warn';
import { watchElements } from './watch-elements';

/**
 * Defines `window.EventPortal`, unless another copy has done so.
 *
 * @param script address of the bundle; '' if it is part of an application
 * @returns true if this copy may run
 */
export function claimPage(script = ''): boolean {
  // Not by its value alone: an element of the page with the id 'EventPortal' would match, too.
  const other = Object.getOwnPropertyDescriptor(window, 'EventPortal') && window.EventPortal;
  if (other) {
    other.otherCopies?.push(`${VERSION} ${script}`.trim());
    warnOnce(`loaded twice: ${other.version} stays, ${VERSION} does nothing.`);
    return false;
  }
  const portalGlobal: PortalGlobal = { version: VERSION, script, firstAnswers: new Map(), otherCopies: [] };
  Object.defineProperty(window, 'EventPortal', { value: portalGlobal });
  return true;
}

/**
 * Runs a bundle unless another copy is on the page. On a page with incompatible built-in functions, the elements are
 * shown in frames.
 *
 * @param script address of the bundle
 * @param isUnmodified returns true if the page needs no closer test, which saves a request
 */
export function startSingleInstance(script: string, start: () => void, isUnmodified = () => false): void {
  if (!claimPage(script)) return;
  if (isUnmodified()) {
    start();
    return;
  }
  // If the test itself cannot load, the page's functions are assumed to work.
  import('./frame-fallback').then(({ showInFrame, brokenBuiltins }) => {
    const broken = brokenBuiltins();
    if (broken.length === 0) return start();
    console.info(`[event-portal] This page has replaced ${broken.join(', ')}: frames are shown.`);
    watchElements((element, tag) => showInFrame(element, tag, script));
  }, start);
}
