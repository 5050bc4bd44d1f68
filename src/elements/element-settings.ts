import { absoluteHost } from '../api/call-url';
import { pageSettings } from '../settings/own-property';
import '../api/portal-global';
import { apiHost } from '../app/api-host';
import { type Client, clientOf } from '../app/client';
import type { CommonInput } from '../app/element-input';
import type { Locale } from '../i18n/locale';
import { warnOnce } from '../lib/warn';
import type { Settings } from '../settings/settings-schema';
import { toSettingsIn } from '../settings/to-settings';
import { warnAboutSettings } from '../settings/warn-about-settings';

/** Returns the client of an element (see apiHost). A wrong address falls back to the page's origin. */
export function clientOfInput(input: CommonInput): Client {
  const host = apiHost(input);
  if (host === undefined)
    warnOnce(`host="${String(input.host).slice(0, 80)}" is no http(s) address; the page's origin is used.`);
  return clientOf(host ?? window.location.origin);
}

/**
 * Merges all layers: default, server, page, element, and the client's texts in a language. Warns of each unreadable key
 * once.
 *
 * @param server settings as the server sent them
 * @param elementSettings settings of the element
 */
export function settingsOf(server: unknown, elementSettings: CommonInput['settings'], locale: Locale): Settings {
  const layers = [server, pageSettings(), elementSettings];
  const { settings, problems } = toSettingsIn(locale, layers);
  warnAboutSettings(problems);
  return settings;
}

/** Returns the client of the setting `overrideHost` (spec section 7), unless the page forbids it. */
export function clientOfSettings(client: Client, { overrideHost }: Settings): Client {
  const host = overrideHost ? absoluteHost(overrideHost) : undefined;
  return host && window.EventPortal?.mayAsk?.(host) !== false ? clientOf(host) : client;
}
