import '../api/portal-global';

/*
 * The classic script for pages that cannot write type="module": it loads the modules like any other page and, only where
 * the browser or the page's policy refuses them, everything as one more classic script.
 */

const tag = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
const own = new URL(tag?.src ?? window.location.href);

/** A file beside this one, asked for with the query of this one, by which a page chooses a version. */
function addressOf(file: string): string {
  const address = new URL(file, own);
  address.search = own.search;
  return address.href;
}

function loadWhole() {
  const whole = document.createElement('script');
  whole.src = addressOf('event-portal-whole.js');
  // A strict policy of the page allows what has the nonce of the script that it knows.
  whole.nonce = tag?.nonce ?? '';
  whole.onerror = () => console.error('[event-portal] The script could not be loaded.');
  document.head.append(whole);
}

import(/* @vite-ignore */ addressOf('event-portal.js')).catch((error: unknown) => {
  // A module that has begun says itself what went wrong.
  if (Object.getOwnPropertyDescriptor(window, 'EventPortal')) console.error('[event-portal]', error);
  else loadWhole();
});
