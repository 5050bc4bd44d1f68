import { onlyOnce } from './only-once';

/*
 * Everything in one classic script, for pages where no module can be loaded. The elements are evaluated only after the
 * page has passed the natives check.
 */

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.href;

onlyOnce(script, () => {
  import('./all-elements')
    .then(({ defineAll }) => defineAll())
    .catch((error: unknown) => console.error('[event-portal]', error));
});
