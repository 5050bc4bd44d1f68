import { noteSettings } from '../../api/backend';
import { absoluteHost, callUrl } from '../../api/call-url';
import { apiHost } from '../../app/api-host';
import { writeTheme } from '../../elements/adopted-sheets';
import { TAGS } from '../../elements/registry';
import { resolveLocale } from '../../elements/resolve-locale';
import { firstTexts } from '../../i18n/catalogs';
import { messages as german } from '../../i18n/de.po?standalone';
import { messages as english } from '../../i18n/en.po?standalone';
import { isLocale, type Locale } from '../../i18n/locale';
import { translateIn } from '../../i18n/translate';
import type { Translation } from '../../i18n/translation';
import { todayInBerlin } from '../../lib/days';
import { delay } from '../../lib/delay';
import { lazyModule } from '../../lib/lazy-module';
import { deviceStorage } from '../../lib/storage';
import { warnOnce } from '../../lib/warn';
import type { AnswerBody } from '../../model/answers/read-list';
import { storedToken } from '../../session/stored-token';
import { type FirstSettings, toFirstSettings } from '../../settings/first-settings';
import { pageSettings } from '../../settings/own-property';
import { requestEarly } from '../early-request';
import { initialState } from '../first-screen';
import type { LightElement } from './light-element';

/** The API host and the session token. */
export type EventSource = {
  /** The absolute base address. */
  host: string;
  /** The session token; '' for a guest. */
  token: string;
};

/** The context of an element beside its own attributes. */
export type PageContext = EventSource & { settings: FirstSettings; translation: Translation };

/** The code that tells the page's integrator why a host does not answer. */
const diagnosis = lazyModule(() => import('../../api/host-diagnosis'));

const SETTINGS_TIMEOUT_MS = 2_000;
const TIMEOUT_MS = 20_000;

/** The context in which each element is drawn. */
const contexts = new WeakMap<LightElement, PageContext>();

/** Returns API host and token by the page; the server may name another host. */
export function eventSourceOf({ input }: LightElement): EventSource {
  const host = apiHost(input) ?? window.location.origin;
  // With an unclear log-in, a guest's response is right for everybody.
  return { host, token: storedToken(host, deviceStorage) ?? '' };
}

/**
 * Sends a cached request like the loader. Failures, timeouts and unreadable responses are not cached, so that the next
 * try sends it again.
 *
 * @param read throws for an unreadable response
 */
export async function request<Value>(
  { host, token }: EventSource,
  url: string,
  read: (answer: AnswerBody) => Value,
): Promise<Value> {
  const timeout = delay(TIMEOUT_MS).then(() => Promise.reject(new Error(`No answer in time from ${url}`)));
  try {
    return read(await Promise.race([requestEarly(url, token), timeout]));
  } catch (error) {
    window.EventPortal?.firstAnswers.delete(url);
    diagnosis.load().then(
      ({ diagnoseHost }) => diagnoseHost(host),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Returns the language of an element without a route: of its attribute, else of the element that it drives, else of the
 * page's portal, as these start. So a visitor does not see two languages side by side.
 */
function localeOf({ input }: LightElement): Locale {
  if (isLocale(input.locale)) return input.locale;
  const targetElement = document.getElementById(String(input.for)) ?? document.querySelector('event-portal');
  const tag = TAGS.find((one) => one === targetElement?.localName);
  return targetElement && tag ? initialState(targetElement, tag).first.locale : resolveLocale(input, false);
}

async function translationIn(locale: Locale, { languageSettings }: FirstSettings): Promise<Translation> {
  const standaloneTexts = { de: german, en: english }[locale];
  // If the texts of the language fail to load, the loader's parts have none.
  const texts = await firstTexts.load(locale).catch(() => ({}));
  return {
    _: translateIn({ ...texts, ...standaloneTexts }, locale, languageSettings[locale]),
    locale,
    today: todayInBerlin(),
  };
}

/** Returns the host of the server's settings, unless the page forbids it. */
function hostOf({ overrideHost }: FirstSettings): string | undefined {
  const host = overrideHost ? absoluteHost(overrideHost) : undefined;
  return host && window.EventPortal?.mayAsk?.(host) !== false ? host : undefined;
}

/** Returns settings and translation of an element; missing settings fall back to the defaults. Never rejects. */
export async function pageContextOf(element: LightElement): Promise<PageContext> {
  const { input } = element;
  if (apiHost(input) === undefined)
    warnOnce(`host="${String(input.host).slice(0, 80)}" is no http(s) address; the page's origin is used.`);
  const initialSource = eventSourceOf(element);
  const answer = await Promise.race([
    request(initialSource, callUrl(initialSource.host, 'clientSettings'), ({ data }) => data).catch(() => undefined),
    delay(SETTINGS_TIMEOUT_MS),
  ]);
  const locale = localeOf(element);
  if (answer !== undefined) noteSettings(initialSource.host, answer);
  const settings = toFirstSettings(locale, [answer, pageSettings(), input.settings]);
  const host = hostOf(settings);
  const source = host && host !== initialSource.host ? { host, token: '' } : initialSource;
  const context = { ...source, settings, translation: await translationIn(locale, settings) };
  contexts.set(element, context);
  return context;
}

/** Updates the colours of an element when the page changes its appearance. */
export function watchAppearance(element: LightElement, signal: AbortSignal): void {
  let frame = 0;
  const scheduleTheme = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const context = contexts.get(element);
      if (context && element.shadowRoot && !signal.aborted) writeTheme(element.shadowRoot, context.settings.theme);
    });
  };
  const observer = new MutationObserver(scheduleTheme);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', scheduleTheme, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

const runs = new WeakMap<LightElement, object>();

/** Starts a run. @returns checks whether a newer run has started or the element was removed */
export function startRun(element: LightElement, signal: AbortSignal): () => boolean {
  const run = {};
  runs.set(element, run);
  return () => signal.aborted || runs.get(element) !== run;
}
