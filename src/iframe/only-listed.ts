import '../api/portal-global';
import { type HostList, mayAsk } from './host-list';

/** A source of a content security policy, which reads `;` and `,` as its own signs. */
const sourceOf = ({ origin, pathname }: URL) =>
  origin + (pathname === '/' ? '' : pathname.replace(/\/*$/, '/').replaceAll(';', '%3B').replaceAll(',', '%2C'));

/**
 * Forbids every host that is not listed, whoever leads there: the element asks before it follows the server's setting
 * `overrideHost`, and the browser refuses all that is left, as a redirect of a listed host.
 *
 * @param onRefused is told the base address, as often as somebody wants to ask it
 */
export function askOnlyListed(list: HostList, onRefused: (base: string) => void): void {
  function may(base: string) {
    const isListed = mayAsk(list, base);
    if (!isListed) onRefused(base);
    return isListed;
  }
  if (window.EventPortal) window.EventPortal.mayAsk = may;

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // Not 'self': in a sandbox that names no origin.
  policy.content = `connect-src ${[window.location.origin, ...list.hosts.map(sourceOf)].join(' ')}`;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src' && /^https?:/.test(blockedURI)) may(blockedURI.replace(/\/api\/.*$/, ''));
  });
  document.head.append(policy);
}
