import { absoluteHost } from '../api/call-url';
import { plainSheet, themeSheetOf, writeTheme } from '../elements/adopted-sheets';
import { readPaintedInput, restoreInput } from '../elements/painted-input';
import { paintedElements, replacedElements } from '../elements/painter-state';
import { offlinePage } from '../features/events/offline/offline-page';
import { firstTexts } from '../i18n/catalogs';
import { translateIn } from '../i18n/translate';
import { delay } from '../lib/delay';
import { siteOf } from '../lib/site-address';
import { splitPageTemplate } from '../lib/split-page-template';
import { type EventPage, toEventPage } from '../model/answers/event-page';
import type { AnswerBody } from '../model/answers/read-list';
import { type FirstSettings, toFirstSettings } from '../settings/first-settings';
import { pageSettings } from '../settings/own-property';
import { adoptSheet } from '../ui/adopt-sheet';
import { fragmentOf } from '../ui/jsx-to-dom';
import { type FirstScreen, paintedCards, paintedScreen } from './painted-screen';
import { warmUp } from './warm-up';

/** The settings and the response of a list, while they load. */
type ListRequest = {
  settings: Promise<FirstSettings>;
  answer: Promise<AnswerBody>;
  /** The address of the call; '' if a lookup must come first. */
  url: string;
};

/** The maximum time for which an element stays blank while its settings load, in ms. */
export const BLANK_MS = 300;
/** The delay of the placeholders in ms: a quick response needs none. */
export const FRAME_DELAY_MS = 150;
/** The number of cards that fill a large screen or a phone; the others are drawn one frame later. */
const FIRST_CARDS = 8;
const FIRST_CARDS_ON_PHONES = 3;
const PHONE_WIDTH = 560;
/** The number of cards whose pictures load at once. */
const FIRST_PICTURES = 4;
/** The delay in ms after which the painter shows the other pictures, if the application has not loaded. */
const PICTURES_DELAY_MS = 3_000;

/** Resolves after the next frame is painted. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Draws a list before React does, in the element's shadow root: first its frame with placeholders, then the events. The
 * application may have loaded by then, as on a second visit, and waits for the painter if it can. Stops once React has
 * begun to draw. Failures are left to the application.
 */
export async function paintList(list: FirstScreen, request: ListRequest): Promise<void> {
  const { element } = list;
  if (element.shadowRoot) return;
  let onDrawn = () => {};
  paintedElements.set(element, new Promise((resolve) => (onDrawn = resolve)));
  await paint(list, request, onDrawn).finally(onDrawn);
}

async function paint(
  list: FirstScreen,
  { settings: settingsRequest, answer, url }: ListRequest,
  onDrawn: () => void,
): Promise<void> {
  const { element } = list;
  const isOutdated = () => replacedElements.has(element) || !element.isConnected;
  const response = answer.catch(() => undefined);
  // The requests of all elements on the page are sent first.
  const warmedUp = delay(0)
    .then(() => warmUp(list, response))
    .catch(() => undefined);
  const settingsWithScaffold = settingsRequest.then(async (settings) => ({
    settings,
    scaffold: await renderScaffold(list, settings),
  }));
  const [{ settings, scaffold }, texts] = await Promise.all([
    settingsWithScaffold,
    firstTexts.load(list.locale),
    warmedUp,
  ]);
  const otherHost = settings.overrideHost && absoluteHost(settings.overrideHost) !== list.host;
  if (isOutdated() || otherHost) return;
  startedElements.add(element);

  const root = rootOf(element, settings);
  const paintedTexts = {
    settings,
    scaffold,
    _: translateIn(texts, list.locale, settings.languageSettings[list.locale]),
  };
  const isQuick = await Promise.race([response, delay(FRAME_DELAY_MS)]);
  if (isOutdated()) return;
  const firstCount = window.innerWidth < PHONE_WIDTH ? FIRST_CARDS_ON_PHONES : FIRST_CARDS;
  const paintFirst = (page?: EventPage) => draw(root, paintedScreen(list, paintedTexts, page, firstCount));
  if (!isQuick) paintFirst(firstPictures(offlinePage(url)));
  const page = await response.then((raw) => raw && toEventPage(raw));
  if (!page || isOutdated()) return;
  const pageWithPictures = firstPictures(page);
  paintFirst(pageWithPictures);
  onDrawn();
  if (page.events.length > firstCount) {
    await nextFrame();
    if (isOutdated()) return;
    root.querySelector('.cards')?.append(fragmentOf(paintedCards(list, paintedTexts, pageWithPictures, firstCount)));
  }
  await delay(PICTURES_DELAY_MS);
  if (!isOutdated()) draw(root, paintedScreen(list, paintedTexts, page, page.events.length));
}

/** Renders the client's page template above the portal. Without its sanitizer the portal is drawn alone. */
function renderScaffold({ element, host }: FirstScreen, { applicationSettings, links }: FirstSettings) {
  const { scaffoldTemplate, imageHosts } = applicationSettings;
  const html = element.localName === 'event-portal' ? splitPageTemplate(scaffoldTemplate)?.before : undefined;
  if (!html?.trim()) return undefined;
  return import('./painted-scaffold').then(
    ({ paintedScaffold }) => paintedScaffold(html, { base: host, site: siteOf(links.base, host), hosts: imageHosts }),
    () => undefined,
  );
}

/** Elements whose lists are about to be drawn. */
export const startedElements = new WeakSet<Element>();

/** Checks whether neither the painter nor React has drawn, or is about to draw, in an element. */
export const isBlank = (element: Element): boolean =>
  !startedElements.has(element) &&
  !replacedElements.has(element) &&
  element.isConnected &&
  !element.shadowRoot?.childElementCount;

/** Draws the frame of a screen from the page's settings alone. */
export function paintFrame(first: FirstScreen): void {
  const { element, input, locale } = first;
  if (!isBlank(element)) return;
  const firstSettings = toFirstSettings(locale, [pageSettings(), input.settings]);
  const settings = { ...firstSettings, authenticatedArea: { showLoginSignupButton: false } };
  const _ = translateIn(firstTexts.of(locale) ?? {}, locale, settings.languageSettings[locale]);
  draw(rootOf(element, settings), paintedScreen(first, { settings, _, isFrame: true }));
}

/** Returns the shadow root of an element with the styles and colours of its first screen. */
export function rootOf(element: Element, { theme }: FirstSettings): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptSheet(root, plainSheet(), themeSheetOf(root));
  writeTheme(root, theme);
  return root;
}

/** Removes most pictures, since the application loads before them; covers in the rubrics' colours replace them. */
const firstPictures = <Page extends EventPage | undefined>(page: Page): Page =>
  page && {
    ...page,
    events: page.events.map(({ picture, ...event }, index) =>
      picture && index < FIRST_PICTURES ? { ...event, picture } : event,
    ),
  };

/** Replaces an earlier drawing and keeps the visitor's input in it. */
export function draw(root: ShadowRoot, drawn: unknown) {
  const paintedInput = readPaintedInput(root);
  root.replaceChildren(fragmentOf(drawn));
  if (paintedInput) restoreInput(root, paintedInput);
}
