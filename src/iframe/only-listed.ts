import '../api/portal-global';
import { type HostList, isAllowedHost } from './host-list';

/** Formats a source of a content security policy, in which `;` and `,` are separators. */
const sourceOf = ({ origin, pathname }: URL) =>
  origin + (pathname === '/' ? '' : pathname.replace(/\/*$/, '/').replaceAll(';', '%3B').replaceAll(',', '%2C'));

/**
 * Blocks all requests to unlisted hosts. The element checks before it follows the server's setting `overrideHost`; the
 * browser refuses the rest, such as redirects of a listed host.
 *
 * @param onRefused called with the base address on each blocked attempt
 */
export function restrictToListedHosts(list: HostList, onRefused: (base: string) => void): void {
  function isAllowed(base: string) {
    const isListed = isAllowedHost(list, base);
    if (!isListed) onRefused(base);
    return isListed;
  }
  if (window.EventPortal) window.EventPortal.mayAsk = isAllowed;

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // Not 'self': in a sandbox it matches no origin.
  policy.content = `connect-src ${[window.location.origin, ...list.hosts.map(sourceOf)].join(' ')}`;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src' && /^https?:/.test(blockedURI))
      isAllowed(blockedURI.replace(/\/api\/.*$/, ''));
  });
  document.head.append(policy);
}
