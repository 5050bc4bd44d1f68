import { callUrl, type Query } from '../api/call-url';
import { startRoute, unclaimedLocation, wantedLocale } from '../elements/element-location';
import { propertyOf, readAttributes } from '../elements/read-attributes';
import { attributesOf, type Tag } from '../elements/registry';
import { startOf } from '../elements/starts';
import { canAskAtOnce } from '../features/events/event-filter';
import { filterOfQuery, listCall } from '../features/events/list/list-input';
import { deviceStorage } from '../lib/storage';
import { askedHost } from '../portal/asked-host';
import { localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { paths } from '../routing/paths';
import type { PortalLocation } from '../routing/portal-location';
import { redirectOf, splitRoute } from '../routing/redirects';
import { mayBeLoggedIn } from '../session/log-in-keys';
import { ownValue } from '../settings/own-value';
import { type FirstCode, loadPainter } from './element-code';
import { firstAnswer, type RawAnswer } from './first-answer';
import { type FirstSettings, firstSettings } from './first-settings';

type Input = Readonly<Record<string, unknown>>;

const SETTINGS_PATIENCE_MS = 2_000;
/** How long the application's code waits for the settings at most. */
const LINE_PATIENCE_MS = 600;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What the page says by attributes and by properties set so far. The element reads it again and says what is wrong. */
function firstInput(tag: Tag, element: Element): Input {
  const input = readAttributes(tag, element, () => undefined);
  for (const property of Object.keys(attributesOf(tag)).map(propertyOf)) {
    input[property] = ownValue(element, property) ?? input[property];
  }
  return input;
}

/** The route that the application will find, without changing the address. */
function firstRoute(tag: Tag, input: Input, location: PortalLocation): string {
  const route = location.current() ?? startRoute(startOf(tag, input), input);
  return redirectOf(route, () => wantedLocale(input, true)) ?? route;
}

const screenOf = (path: string): FirstCode['screen'] => {
  if (path === paths.events) return 'list';
  // One step only: more of them could lead to another client of the same server.
  return /^\/events\/[^/]+$/.test(path) ? 'detail' : 'none';
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
  const input = firstInput(tag, element);
  const pathBase = element instanceof HTMLElement ? element.dataset.pathBase : undefined;
  const location = unclaimedLocation(tag, input, pathBase);
  const route = firstRoute(tag, input, location);
  const [path, query] = splitRoute(withoutLocale(route));
  const code = { locale: localeOfPath(route).locale, screen: screenOf(path), lineIsFree: Promise.resolve() };
  const host = askedHost(input) ?? window.location.origin;
  if (mayBeLoggedIn(host, deviceStorage)) return code;

  const settings = settingsFor(host, input);
  const ask = (call: string, parameters?: Query) => firstAnswer(callUrl(host, call, parameters));
  if (code.screen === 'detail') {
    ask(path.slice(1)).catch(() => undefined);
  } else if (code.screen === 'list') {
    const filter = filterOfQuery(query);
    // What the server cannot be asked yet is left to the application.
    const answer = canAskAtOnce(filter) ? ask('events', listCall(filter, input)) : Promise.reject();
    answer.catch(() => undefined);
    const list = { element, input, route, filter, settings, answer, location, host, locale: code.locale };
    code.lineIsFree = Promise.race([settings.then(() => undefined), pause(LINE_PATIENCE_MS)]);
    // Without the painter the application draws the first screen itself.
    loadPainter(code.locale)
      .then(({ paintList }) => paintList(list))
      .catch(() => undefined);
  }
  return code;
}
