import { claimPage } from './single-instance';
import { startDebug } from './start-debug';
import { startElements } from './start-elements';

/*
 * The entry for bundlers. It works like the script tag but without frames. Their page is no part of an application, and
 * an application with broken built-ins would not run itself. A server has no document.
 */
if (typeof document !== 'undefined' && claimPage()) {
  startElements();
  startDebug();
}
