import { absoluteHost } from '../api/call-url';
import { isObject, ownProperty, pageSettings } from '../settings/own-property';

/**
 * Returns the base address of an element's first calls, also for its settings: the `overrideHost` of the page's own
 * code, which is available before any call, else the attribute `host`.
 *
 * @param input input of any element, even if its code has not loaded
 * @returns undefined if the attribute is no http(s) address
 */
export function apiHost(input: { readonly host?: unknown; readonly settings?: unknown }): string | undefined {
  const overrides = [input.settings, pageSettings()].map((layer) =>
    isObject(layer) ? ownProperty(layer, 'overrideHost') : undefined,
  );
  const override = overrides.find((host) => typeof host === 'string');
  const host = typeof input.host === 'string' ? input.host : '';
  return (override && absoluteHost(override)) || absoluteHost(host);
}
