import { claimPage } from './single-instance';
import { startElements } from './start-elements';

/*
 * What an application imports. It does what the script tag does, but without frames: their page is no part of an
 * application, and one that broke the browser's own functions would not run itself. A server has no document.
 */
if (typeof document !== 'undefined' && claimPage()) startElements();
