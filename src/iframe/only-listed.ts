import { type HostList, mayAsk } from './host-list';

/** A source of a content security policy, which reads `;` and `,` as its own signs. */
const sourceOf = ({ origin, pathname }: URL) =>
  origin + (pathname === '/' ? '' : `${pathname.replace(/\/*$/, '/')}`.replaceAll(';', '%3B').replaceAll(',', '%2C'));

const isRefusedHost = (list: HostList, address: string) => /^https?:/.test(address) && !mayAsk(list, address);

/**
 * Lets the browser refuse every request to a host that is not listed, whoever leads there: the server's setting
 * `overrideHost`, or a redirect of a listed host.
 *
 * @param onRefused is told once, with the first address that was asked for
 */
export function askOnlyListed(list: HostList, onRefused: (address: string) => void): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // Not 'self': in a sandbox that is nobody.
  policy.content = `connect-src ${[window.location.origin, ...list.hosts.map(sourceOf)].join(' ')}`;
  function hear({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    // Not what a policy of the operator's own has refused.
    if (effectiveDirective !== 'connect-src' || !isRefusedHost(list, blockedURI)) return;
    document.removeEventListener('securitypolicyviolation', hear);
    onRefused(blockedURI);
  }
  document.addEventListener('securitypolicyviolation', hear);
  document.head.append(policy);
}
