import { absoluteHost } from '../api/call-url';
import { isObject, ownValue } from '../settings/own-value';

type Input = Readonly<Record<string, unknown>>;

/**
 * The base address that an element asks first, also for its settings: the `overrideHost` of the page's own code, which
 * is known before anything is asked, else the attribute `host`.
 *
 * @returns undefined when the attribute is no http(s) address
 */
export function askedHost(input: Input): string | undefined {
  const said = [input.settings, window.eventPortalSettings].map((layer) =>
    isObject(layer) ? ownValue(layer, 'overrideHost') : undefined,
  );
  const override = said.find((host) => typeof host === 'string');
  const host = typeof input.host === 'string' ? input.host : '';
  return (override && absoluteHost(override)) || absoluteHost(host);
}
