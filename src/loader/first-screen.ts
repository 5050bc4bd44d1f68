import { absoluteHost, callUrl, type Query } from '../api/call-url';
import { startRoute, unclaimedLocation, wantedLocale } from '../elements/element-location';
import { readAttributes } from '../elements/read-attributes';
import type { Tag } from '../elements/registry';
import { STARTS } from '../elements/starts';
import { canAskAtOnce } from '../features/events/event-filter';
import { filterOfQuery, listCall } from '../features/events/list/list-input';
import { deviceStorage } from '../lib/storage';
import { localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { paths } from '../routing/paths';
import type { PortalLocation } from '../routing/portal-location';
import { redirectOf, splitRoute } from '../routing/redirects';
import { TOKEN_KEY } from '../session/token-key';
import { type FirstCode, loadPainter } from './element-code';
import { firstAnswer, type RawAnswer } from './first-answer';
import { type FirstSettings, firstSettings } from './first-settings';

type Input = Readonly<Record<string, unknown>>;

const SETTINGS_PATIENCE_MS = 2_000;
/** How long the application's code waits for the settings at most. */
const LINE_PATIENCE_MS = 600;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The route that the application will find, without changing the address. */
function firstRoute(tag: Tag, input: Input, location: PortalLocation): string {
  const route = location.current() ?? startRoute(STARTS[tag](input), input);
  return redirectOf(route, () => wantedLocale(input, true)) ?? route;
}

const screenOf = (path: string): FirstCode['screen'] => {
  if (path === paths.events) return 'list';
  return path.startsWith(`${paths.events}/`) ? 'detail' : 'none';
};

/** The settings when they are answered, or without the server's part when that takes too long or fails. */
async function settingsFor(host: string, input: Input): Promise<FirstSettings> {
  const patience = new Promise<RawAnswer>((resolve) => setTimeout(resolve, SETTINGS_PATIENCE_MS, {}));
  const asked = firstAnswer(callUrl(host, 'clientSettings')).catch(() => ({}) as RawAnswer);
  const { data } = await Promise.race([asked, patience]);
  return firstSettings(data, window.eventPortalSettings, input.settings);
}

/**
 * Starts the requests of an element's first screen at once and, for a list, draws it as soon as they are answered. A
 * logged-in visitor's requests carry a token, so those are left to the application.
 *
 * @returns which code the first screen needs
 */
export function startFirstScreen(element: Element, tag: Tag): FirstCode {
  // The element reads them again and says what is wrong.
  const input = readAttributes(tag, element, () => undefined);
  const pathBase = element instanceof HTMLElement ? element.dataset.pathBase : undefined;
  const location = unclaimedLocation(tag, input, pathBase);
  const route = firstRoute(tag, input, location);
  const [path, query] = splitRoute(withoutLocale(route));
  const code = { locale: localeOfPath(route).locale, screen: screenOf(path), lineIsFree: Promise.resolve() };
  const host = absoluteHost(typeof input.host === 'string' ? input.host : '') ?? window.location.origin;
  if (deviceStorage.get(TOKEN_KEY)) return code;

  const settings = settingsFor(host, input);
  const dataHost = absoluteHost(firstSettings(window.eventPortalSettings, input.settings).overrideHost || host) ?? host;
  const ask = (call: string, parameters?: Query) => firstAnswer(callUrl(dataHost, call, parameters));
  if (code.screen === 'detail') {
    ask(path.slice(1)).catch(() => undefined);
  } else if (code.screen === 'list') {
    const filter = filterOfQuery(query);
    // What the server cannot be asked yet is left to the application.
    const answer = canAskAtOnce(filter) ? ask('events', listCall(filter, input)) : Promise.reject();
    answer.catch(() => undefined);
    const list = { element, input, route, filter, settings, answer, location, host: dataHost, locale: code.locale };
    code.lineIsFree = Promise.race([settings.then(() => undefined), pause(LINE_PATIENCE_MS)]);
    // Without the painter the application draws the first screen itself.
    loadPainter(code.locale)
      .then(({ paintList }) => paintList(list))
      .catch(() => undefined);
  }
  return code;
}
