import { absoluteHost } from '../api/call-url';
import { isObject, ownProperty } from '../settings/own-property';

/**
 * The base address that an element asks first, also for its settings: the `overrideHost` of the page's own code, which
 * is known before anything is asked, else the attribute `host`.
 *
 * @param input of any element, also one whose code is not there
 * @returns undefined when the attribute is no http(s) address
 */
export function apiHost(input: { readonly host?: unknown; readonly settings?: unknown }): string | undefined {
  const said = [input.settings, window.eventPortalSettings].map((layer) =>
    isObject(layer) ? ownProperty(layer, 'overrideHost') : undefined,
  );
  const override = said.find((host) => typeof host === 'string');
  const host = typeof input.host === 'string' ? input.host : '';
  return (override && absoluteHost(override)) || absoluteHost(host);
}
