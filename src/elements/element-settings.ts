import { absoluteHost } from '../api/call-url';
import '../api/portal-global';
import { apiHost } from '../app/api-host';
import { type Client, clientOf } from '../app/client';
import type { CommonInput } from '../app/element-input';
import type { Locale } from '../i18n/locale';
import { lazyModule } from '../lib/lazy-module';
import { warnOnce } from '../lib/warn';
import { isObject, pageSettings } from '../settings/own-property';
import { type Settings, settingsSchema } from '../settings/settings-schema';
import { toSettingsIn } from '../settings/to-settings';
import { unknownKeys } from '../settings/unknown-keys';
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
  checkKeys(pageSettings());
  checkKeys(elementSettings);
  return settings;
}

const keyAdvice = lazyModule(() => import('../settings/key-advice'));
const checkedLayers = new WeakSet<object>();

/** Warns of misspelt keys of the page, once for each object. Other unknown keys are of no interest. */
function checkKeys(layer: unknown): void {
  if (!isObject(layer) || checkedLayers.has(layer)) return;
  checkedLayers.add(layer);
  // The code that advises also knows the settings of forms and maps.
  if (unknownKeys([settingsSchema], layer).length > 0)
    keyAdvice.load().then(
      ({ warnOfUnknownKeys }) => warnOfUnknownKeys(layer),
      () => undefined,
    );
}

/** Returns the client of the setting `overrideHost` (spec section 7), unless the page forbids it. */
export function clientOfSettings(client: Client, { overrideHost }: Settings): Client {
  const host = overrideHost ? absoluteHost(overrideHost) : undefined;
  return host && window.EventPortal?.mayAsk?.(host) !== false ? clientOf(host) : client;
}
