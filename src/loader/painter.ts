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
import { adoptSheet } from '../ui/adopt-sheet';
import { fragmentOf } from '../ui/jsx-to-dom';
import { type FirstScreen, paintedCards, paintedScreen } from './painted-screen';
import { warmUp } from './warm-up';

/** What the page and the server say of a list, as far as it is on the way. */
type Asked = {
  settings: Promise<FirstSettings>;
  answer: Promise<AnswerBody>;
  /** Address of the call; '' where the server cannot be asked yet. */
  url: string;
};

/** An element does not stay blank for longer while its settings are on the way. */
export const BLANK_MS = 300;
/** A quick answer needs no placeholders before it. */
export const FRAME_DELAY_MS = 150;
/** Cards that fill a large screen, or a phone; the others are drawn behind the frame that shows these. */
const FIRST_CARDS = 8;
const FIRST_CARDS_ON_PHONES = 3;
const PHONE_WIDTH = 560;
/** Cards whose pictures are asked for as soon as they are drawn. */
const FIRST_PICTURES = 4;
/** When the application does not come, the painter shows the other pictures. */
const PICTURES_DELAY_MS = 3_000;

/** The moment after the next frame is on the screen. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Draws a list before React does, in the element's shadow root: first its frame with placeholders, then the events. The
 * application may be there by then, as on a second visit, and waits for the painter where it can. Stops as soon as React
 * has begun to draw. Failures are left to the application.
 */
export async function paintList(list: FirstScreen, asked: Asked): Promise<void> {
  const { element } = list;
  if (element.shadowRoot) return;
  let onDrawn = () => {};
  paintedElements.set(element, new Promise((resolve) => (onDrawn = resolve)));
  await paint(list, asked, onDrawn).finally(onDrawn);
}

async function paint(list: FirstScreen, { settings: asked, answer, url }: Asked, onDrawn: () => void): Promise<void> {
  const { element } = list;
  const isOver = () => replacedElements.has(element) || !element.isConnected;
  const answered = answer.catch(() => undefined);
  // The requests of all elements on the page go out first.
  const rehearsed = delay(0)
    .then(() => warmUp(list, answered))
    .catch(() => undefined);
  const framed = asked.then(async (settings) => ({ settings, above: await markupAbove(list, settings) }));
  const [{ settings, above }, texts] = await Promise.all([framed, firstTexts.load(list.locale), rehearsed]);
  const otherHost = settings.overrideHost && absoluteHost(settings.overrideHost) !== list.host;
  if (isOver() || otherHost) return;
  begun.add(element);

  const root = rootOf(element, settings);
  const words = { settings, above, _: translateIn(texts, list.locale, settings.languageSettings[list.locale]) };
  const quick = await Promise.race([answered, delay(FRAME_DELAY_MS)]);
  if (isOver()) return;
  const first = window.innerWidth < PHONE_WIDTH ? FIRST_CARDS_ON_PHONES : FIRST_CARDS;
  const paintFirst = (page?: EventPage) => draw(root, paintedScreen(list, words, page, first));
  if (!quick) paintFirst(firstPictures(offlinePage(url)));
  const page = await answered.then((raw) => raw && toEventPage(raw));
  if (!page || isOver()) return;
  const pictured = firstPictures(page);
  paintFirst(pictured);
  onDrawn();
  if (page.events.length > first) {
    await nextFrame();
    if (isOver()) return;
    root.querySelector('.cards')?.append(fragmentOf(paintedCards(list, words, pictured, first)));
  }
  await delay(PICTURES_DELAY_MS);
  if (!isOver()) draw(root, paintedScreen(list, words, page, page.events.length));
}

/** What the client's own frame has above the portal. Without its cleaner the portal is drawn alone. */
function markupAbove({ element, host }: FirstScreen, { applicationSettings, links }: FirstSettings) {
  const { scaffoldTemplate, imageHosts } = applicationSettings;
  const html = element.localName === 'event-portal' ? splitPageTemplate(scaffoldTemplate)?.before : undefined;
  if (!html?.trim()) return undefined;
  return import('./painted-scaffold').then(
    ({ paintedScaffold }) => paintedScaffold(html, { base: host, site: siteOf(links.base, host), hosts: imageHosts }),
    () => undefined,
  );
}

/** Elements whose lists are about to be drawn. */
export const begun = new WeakSet<Element>();

/** Whether nothing stands in an element, or is about to, of the painter or of React. */
export const isBlank = (element: Element): boolean =>
  !begun.has(element) &&
  !replacedElements.has(element) &&
  element.isConnected &&
  !element.shadowRoot?.childElementCount;

/** Draws the frame of a screen by what the page alone says of it. */
export function paintFrame(first: FirstScreen): void {
  const { element, input, locale } = first;
  if (!isBlank(element)) return;
  const ofPage = toFirstSettings(locale, [window.eventPortalSettings, input.settings]);
  const settings = { ...ofPage, authenticatedArea: { showLoginSignupButton: false } };
  const _ = translateIn(firstTexts.of(locale) ?? {}, locale, settings.languageSettings[locale]);
  draw(rootOf(element, settings), paintedScreen(first, { settings, _ }));
}

/** The shadow root of an element with the styles and colours of its first screen. */
export function rootOf(element: Element, { theme }: FirstSettings): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptSheet(root, plainSheet(), themeSheetOf(root));
  writeTheme(root, theme);
  return root;
}

/** The application has the line before most pictures: until then covers in the colours of the rubrics stand in for them. */
const firstPictures = <Page extends EventPage | undefined>(page: Page): Page =>
  page && {
    ...page,
    events: page.events.map(({ picture, ...event }, index) =>
      picture && index < FIRST_PICTURES ? { ...event, picture } : event,
    ),
  };

/** Puts a drawing into the place of an earlier one; what was typed into that stays. */
export function draw(root: ShadowRoot, drawn: unknown) {
  const before = readPaintedInput(root);
  root.replaceChildren(fragmentOf(drawn));
  if (before) restoreInput(root, before);
}
