import { preloadClient } from '../app/preload-client';
import { mainTexts } from '../i18n/main-texts';
import { delay } from '../lib/delay';
import { localeOfPath } from '../routing/locale-prefix';
import type { ElementParts } from './element-parts';
import { routerOf } from './element-router-of';
import { clientOfInput, clientOfSettings, settingsOf } from './element-settings';
import { paintedElements } from './painter-state';
import type { PortalHost } from './portal-element';

/** How long a painted first screen, or one that is about to be, waits for data before the application takes over. */
const PAINTED_PATIENCE_MS = 1_500;
/** How long nothing is shown where nothing is painted, so that a quick answer needs no placeholders. */
const BLANK_PATIENCE_MS = 150;

/**
 * Loads what the first render needs: settings, texts, the code of the screen, and the data that the loader has asked
 * for already. Never rejects: what fails is shown by the screen itself.
 *
 * @param signal says that the element was removed
 */
export async function preloadFirstRender(host: PortalHost, parts: ElementParts, signal: AbortSignal): Promise<void> {
  const { input } = host;
  const route = routerOf(host, parts).route();
  const isPainted = paintedElements.has(host) || (host.shadowRoot?.childElementCount ?? 0) > 0;
  const client = clientOfInput(input);

  async function firstScreen() {
    await client.settingsSettled();
    if (signal.aborted) return;
    const settings = settingsOf(client.serverSettings.raw, input.settings, localeOfPath(route).locale);
    const ahead = preloadClient(clientOfSettings(client, settings));
    const screen = parts.preload({ client: ahead, settings, input, signal }, route);
    // Nobody may be waiting any more when it fails; the screen asks again and shows why.
    screen.catch(() => undefined);
    // The painter reads the same answer, and shows the first cards sooner than React.
    const shown = Promise.all([screen, paintedElements.get(host)]);
    shown.catch(() => undefined);
    await Promise.race([shown, delay(isPainted ? PAINTED_PATIENCE_MS : BLANK_PATIENCE_MS)]);
  }

  // German is in the code: where another language does not come, the element speaks that.
  const texts = mainTexts.load(localeOfPath(route).locale).catch(() => mainTexts.load('de'));
  await Promise.allSettled([firstScreen(), texts]);
}
