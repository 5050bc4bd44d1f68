import '../api/portal-global';

const isAsked = () => /[?&]portal-debug(?:[=&]|$)/.test(window.location.search);

/** Collects what the page's policy refuses from now on: its reports are not repeated. */
function collectRefusals(): string[] {
  const refusals: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    const note = `${effectiveDirective}: ${blockedURI}${disposition === 'report' ? ' (reported only)' : ''}`;
    if (refusals.indexOf(note) < 0) refusals.push(note);
  });
  return refusals;
}

/**
 * Offers the table for integrators as `EventPortal.debug()`, and prints it if the page's address has `?portal-debug`.
 * Its code is loaded only then.
 */
export function startDebug(): void {
  const portalGlobal = window.EventPortal;
  // Another copy has printed it.
  if (!portalGlobal || portalGlobal.debug) return;
  const refusals = isAsked() ? collectRefusals() : [];
  const debug = async () => (await import('./debug/debug')).printReport(refusals);
  portalGlobal.debug = debug;
  if (isAsked()) debug().catch((error: unknown) => console.error('[event-portal] portal-debug', error));
}
