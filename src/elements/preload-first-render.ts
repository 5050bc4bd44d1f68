import { hasOf } from '../api/backend';
import { preloadClient } from '../app/preload-client';
import { mainTexts } from '../i18n/main-texts';
import { delay } from '../lib/delay';
import { localeOfPath } from '../routing/locale-prefix';
import { limitSettings } from '../settings/limit-settings';
import type { ElementDefinition } from './element-definition';
import { routerOf } from './element-router-of';
import { clientOfInput, clientOfSettings, settingsOf } from './element-settings';
import { paintedElements } from './painter-state';
import type { PortalHost } from './portal-element';

/** The time in ms for which a painted first screen waits for data before the application replaces it. */
const MAX_PAINTED_MS = 1_500;
/** The time in ms for which an unpainted element stays blank, so that a quick response needs no placeholders. */
const MAX_BLANK_MS = 150;

/**
 * Loads the prerequisites of the first render: settings, texts, code of the screen, and data that the loader has
 * already requested. Never rejects; failures are shown by the screen.
 *
 * @param signal aborted when the element is removed
 */
export async function preloadFirstRender(
  host: PortalHost,
  definition: ElementDefinition,
  signal: AbortSignal,
): Promise<void> {
  const { input } = host;
  const route = routerOf(host, definition).route();
  const isPainted = paintedElements.has(host) || (host.shadowRoot?.childElementCount ?? 0) > 0;
  const client = clientOfInput(input);

  async function preloadScreen() {
    await client.settingsSettled();
    if (signal.aborted) return;
    const clientSettings = settingsOf(client.serverSettings.raw, input.settings, localeOfPath(route).locale);
    const preloadingClient = preloadClient(clientOfSettings(client, clientSettings));
    const settings = limitSettings(clientSettings, hasOf(preloadingClient.host));
    const screen = definition.preload({ client: preloadingClient, settings, input, signal }, route);
    // An unhandled failure is fine: the screen repeats the request and shows the error.
    screen.catch(() => undefined);
    // The painter reads the same response, and shows the first cards sooner than React.
    const firstScreen = Promise.all([screen, paintedElements.get(host)]);
    firstScreen.catch(() => undefined);
    await Promise.race([firstScreen, delay(isPainted ? MAX_PAINTED_MS : MAX_BLANK_MS)]);
  }

  // German is part of the code: it is the fallback for another language that fails to load.
  const texts = mainTexts.load(localeOfPath(route).locale).catch(() => mainTexts.load('de'));
  await Promise.allSettled([preloadScreen(), texts]);
}
