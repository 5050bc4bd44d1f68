import { hasOf, noteSettings } from '../api/backend';
import { callUrl } from '../api/call-url';
import { apiHost } from '../app/api-host';
import { filterOfQuery, listCall } from '../cards/list-input';
import { startRoute, unclaimedLocation } from '../elements/element-location';
import { propertyOf, readAttributes } from '../elements/read-attributes';
import { attributesOf, type ElementTag, isLight } from '../elements/registry';
import { resolveLocale } from '../elements/resolve-locale';
import { startRouteOf } from '../elements/start-routes';
import { firstTexts } from '../i18n/catalogs';
import type { Locale } from '../i18n/locale';
import { delay } from '../lib/delay';
import { deviceStorage } from '../lib/storage';
import type { AnswerBody } from '../model/answers/read-list';
import { isAnswerableDirectly } from '../model/event-filter';
import { localeOfPath, withoutLocale } from '../routing/locale-prefix';
import type { PortalLocation } from '../routing/portal-location';
import { redirectOf, splitRoute } from '../routing/redirects';
import { type RouteName, routeNameOf } from '../routing/route-table';
import { storedToken } from '../session/stored-token';
import { type FirstSettings, toFirstSettings } from '../settings/first-settings';
import { limitSettings } from '../settings/limit-settings';
import { ownProperty, pageSettings } from '../settings/own-property';
import { requestEarly } from './early-request';
import type { FirstScreen } from './painted-screen';
import { BLANK_MS, isBlank, paintFrame, paintList } from './painter';

type Input = Readonly<Record<string, unknown>>;

/** The properties that determine the code of the first screen. */
export type InitialCode = {
  locale: Locale;
  screen: RouteName;
  /** Settles when the application may load: files of the first card come before it. */
  mayLoadApplication: Promise<unknown>;
};

const SETTINGS_TIMEOUT_MS = 2_000;
/**
 * The delay of the application's code after the first data call, in ms, so that its files do not compete with the call.
 */
export const CODE_DELAY_MS = 80;

/** Returns the attributes and the properties set so far. The element reads them again and reports errors. */
function firstInput(tag: ElementTag, element: Element): Input {
  const input = readAttributes(tag, element, () => undefined);
  for (const property of Object.keys(attributesOf(tag)).map(propertyOf)) {
    input[property] = ownProperty(element, property) ?? input[property];
  }
  return input;
}

/** Returns the route that the application will find, without changing the address. */
function firstRoute(tag: ElementTag, input: Input, location: PortalLocation): string {
  const route = location.current() ?? startRoute(startRouteOf(tag, input), input);
  return redirectOf(route, () => resolveLocale(input, true)) ?? route;
}

/** Returns the settings, without the server's part if that takes too long or fails. */
async function settingsFor(call: Promise<AnswerBody>, { host, input, locale }: FirstScreen): Promise<FirstSettings> {
  const answer = await Promise.race([call.catch(() => undefined), delay(SETTINGS_TIMEOUT_MS)]);
  if (answer) noteSettings(host, answer.data);
  const settings = toFirstSettings(locale, [answer?.data, pageSettings(), input.settings]);
  return limitSettings(settings, hasOf(host));
}

/** Returns the initial state of an element as far as the page determines it. */
export function initialState(element: Element, tag: ElementTag) {
  const input = firstInput(tag, element);
  const pathBase = element instanceof HTMLElement ? element.dataset.pathBase : undefined;
  const location = unclaimedLocation(tag, input, pathBase);
  const route = firstRoute(tag, input, location);
  const [path, query] = splitRoute(withoutLocale(route));
  // Neither starts with a screen of the route table.
  const screen = isLight(tag) || tag === 'advert-slot' ? 'notFound' : routeNameOf(path);
  const host = apiHost(input) ?? window.location.origin;
  const token = storedToken(host, deviceStorage);
  const [{ locale }, filter] = [localeOfPath(route), filterOfQuery(query)];
  const visitor = { isList: screen === 'events', isLoggedIn: Boolean(token) };
  const first: FirstScreen = { element, input, route, filter, location, host, locale, ...visitor };
  return { first, path, screen, token };
}

/**
 * Starts the requests of an element's first screen at once and, for a list, draws it on their response.
 *
 * @returns the properties that determine the code of the first screen
 */
export function startFirstScreen(element: Element, tag: ElementTag): InitialCode {
  const { first, path, screen, token } = initialState(element, tag);
  const { input, filter, host, locale, route } = first;
  // The server may have drawn a screen for another route than the visitor's address has.
  if (element.getAttribute('data-route') !== route) element.shadowRoot?.replaceChildren();
  const code = { locale, screen, mayLoadApplication: Promise.resolve() };
  // With an unclear log-in only the application can select the session.
  if (token === undefined) return code;

  const request = (call: string) => requestEarly(callUrl(host, call), token);
  const settings = settingsFor(request('clientSettings'), first);
  if (screen === 'event') {
    request(path.slice(1)).catch(() => undefined);
  } else if (screen === 'events') {
    // A filter that needs a lookup first is left to the application.
    const url = isAnswerableDirectly(filter) ? callUrl(host, 'events', listCall(filter, input)) : '';
    const answer = url ? requestEarly(url, token) : Promise.reject();
    answer.catch(() => undefined);
    code.mayLoadApplication = delay(CODE_DELAY_MS);
    // A list that the painter cannot draw is rendered by the application.
    paintList(first, { settings, answer, url }).catch(() => undefined);
  }
  return code;
}

/**
 * Draws the frame of an element's first screen if the element stays blank for too long, because code or settings are
 * still loading. The badge of an account has no room for a frame.
 */
export async function frameWhenBlank(element: Element, tag: ElementTag): Promise<void> {
  await delay(BLANK_MS);
  if (!isBlank(element)) return;
  const { first } = initialState(element, tag);
  if (first.input.compact) return;
  // German is available at once; a frame does not wait for the texts of another language.
  await Promise.race([firstTexts.load(first.locale), delay(0)]);
  paintFrame(first);
}
