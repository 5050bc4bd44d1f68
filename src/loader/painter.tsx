import { absoluteHost } from '../api/call-url';
import { plainSheet, themeSheetOf, writeTheme } from '../elements/adopted-sheets';
import { typeAgain, typedBefore } from '../elements/typed-before';
import type { EventFilter } from '../features/events/event-filter';
import type { EventPage } from '../features/events/event-page';
import { storedFavourites } from '../features/events/favourites-storage';
import { firstFields } from '../features/events/list/first-fields';
import { askedPageSize, hasFilterBar } from '../features/events/list/list-input';
import { listLinks } from '../features/events/list/list-links';
import { ListView } from '../features/events/list/list-view';
import { mainTexts } from '../i18n/catalogs';
import type { Locale } from '../i18n/locale';
import type { Say } from '../i18n/speech';
import { todayInBerlin } from '../lib/days';
import type { PortalLocation } from '../routing/portal-location';
import { ShellBar } from '../shell/shell-bar';
import { shellBarLinks } from '../shell/shell-bar-links';
import { adopt } from '../ui/adopt';
import { paint, toNodes } from '../ui/dom-jsx';
import { drawWith } from '../ui/view-jsx';
import type { RawAnswer } from './first-answer';
import { firstPage } from './first-page';
import { firstSay } from './first-say';
import type { FirstSettings } from './first-settings';

/** What the first painter knows of a list. */
export type FirstList = {
  element: Element;
  input: Readonly<Record<string, unknown>>;
  route: string;
  /** Where the element's route will live. */
  location: PortalLocation;
  filter: EventFilter;
  settings: Promise<FirstSettings>;
  answer: Promise<RawAnswer>;
  /** Absolute base address that pictures and data come from. */
  host: string;
  locale: Locale;
};

const DEFAULT_PAGE_SIZE = 24;
/** A quick answer needs no placeholders before it. */
const FRAME_DELAY_MS = 150;
/** When the application does not come, the painter shows the pictures. */
const PICTURES_DELAY_MS = 3_000;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Draws a list before the application is there, in the element's shadow root: first its frame with placeholders, then
 * the events. Stops as soon as the application has taken over. Failures are left to the application.
 */
export async function paintList(list: FirstList): Promise<void> {
  const { element, settings: asked, answer } = list;
  const isOver = () => Boolean(customElements.get(element.localName)) || !element.isConnected;
  answer.catch(() => undefined);
  const [settings, texts] = await Promise.all([asked, mainTexts.load(list.locale)]);
  const otherHost = settings.overrideHost && absoluteHost(settings.overrideHost) !== list.host;
  // The client's own frame must be cleaned first, which the application does.
  const hasFrame = settings.hasScaffold && element.localName === 'event-portal';
  if (isOver() || otherHost || hasFrame || element.shadowRoot) return;

  const root = element.attachShadow({ mode: 'open' });
  adopt(root, plainSheet(), themeSheetOf(root));
  writeTheme(root, settings.theme);
  const say = firstSay(texts, list.locale, settings.languageSettings[list.locale]);
  const words = { settings, say };
  const answered = answer.catch(() => undefined);
  const quick = await Promise.race([answered, pause(FRAME_DELAY_MS)]);
  if (isOver()) return;
  if (!quick) draw(root, list, words, undefined);
  const page = await answered.then((raw) => raw && firstPage(raw));
  if (!page || isOver()) return;
  draw(root, list, words, withoutPictures(page));
  await pause(PICTURES_DELAY_MS);
  if (!isOver()) draw(root, list, words, page);
}

/** The application has the line first: until then covers in the colours of the rubrics stand in for pictures. */
const withoutPictures = (page: EventPage): EventPage => ({
  ...page,
  events: page.events.map(({ picture: _, ...event }) => event),
});

type Words = { settings: FirstSettings; say: Say };

function draw(root: ShadowRoot, list: FirstList, { settings, say }: Words, page: EventPage | undefined) {
  const { element, input, route, filter, host, locale, location } = list;
  const detailUrl = typeof input.detailUrl === 'string' ? input.detailUrl : undefined;
  const { hrefOf } = location;
  const speech = { say, locale, today: todayInBerlin() };
  const before = typedBefore(root);
  const drawn = drawWith(toNodes, () => (
    <div className="portal" part="root" lang={locale}>
      {element.localName === 'event-portal' && (
        <ShellBar speech={speech} {...shellBarLinks(route, hrefOf, settings.showLoginSignupButton)} />
      )}
      <ListView
        {...{ speech, filter, host }}
        headingLevel={typeof input.headingLevel === 'number' ? input.headingLevel : 2}
        links={listLinks(hrefOf, locale, detailUrl)}
        hasFilterBar={hasFilterBar(input)}
        page={page}
        isBusy={false}
        pageSize={askedPageSize(input) ?? DEFAULT_PAGE_SIZE}
        hasPager={hasFilterBar(input) || input.limit === undefined}
        favourites={new Set(storedFavourites(host))}
        fields={firstFields(speech, filter, page)}
      />
    </div>
  ));
  paint(root, drawn);
  if (before) typeAgain(root, before);
}
