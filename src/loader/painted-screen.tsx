/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import { hasOf } from '../api/backend';
import { addEventLink } from '../cards/add-event-link';
import { storedFavourites } from '../cards/favourites-storage';
import { hasFilterBar, requestedPageSize } from '../cards/list-input';
import { listLinks } from '../cards/list-links';
import { firstFields } from '../features/events/list/first-fields';
import { cardItems, ListView, type ListViewProps } from '../features/events/list/list-view';
import { offeredFilter } from '../features/events/list/offered-filter';
import type { Locale } from '../i18n/locale';
import type { Translate } from '../i18n/translation';
import { todayInBerlin } from '../lib/days';
import type { EventPage } from '../model/answers/event-page';
import type { EventFilter } from '../model/event-filter';
import { pageHref } from '../routing/detail-href';
import type { PortalLocation } from '../routing/portal-location';
import type { FirstSettings } from '../settings/first-settings';
import { ShellBar } from '../shell/shell-bar';
import { shellBarLinks } from '../shell/shell-bar-links';
import { WaitingScreen } from '../shell/waiting-screen';
import { toNodes } from '../ui/jsx-to-dom';
import { drawWith } from '../ui/shared-view-runtime';
import { showFavourites, toggleShownFavourite } from './standalone/toggle-favourite';

/** The screen drawn before the application has loaded: a list, or the frame of any other screen. */
export type FirstScreen = {
  element: Element;
  isList: boolean;
  isLoggedIn: boolean;
  input: Readonly<Record<string, unknown>>;
  route: string;
  /** The location of the element's route. */
  location: PortalLocation;
  filter: EventFilter;
  /** The absolute base address of pictures and data. */
  host: string;
  locale: Locale;
};

/** The texts and settings of a screen. */
export type PaintedTexts = {
  settings: FirstSettings;
  /** True while only the settings of the page are known. */
  isFrame?: boolean;
  _: Translate;
  /** The client's page template above the portal, rendered. */
  scaffold?: Element | undefined;
};

const DEFAULT_PAGE_SIZE = 24;

/**
 * Returns the props of the list's view, with rendered fields; without a page it shows its frame with placeholders.
 *
 * @param events all events of the page, even if only the first cards are drawn
 */
function listOf(
  first: FirstScreen,
  texts: PaintedTexts,
  page: EventPage | undefined,
  events: EventPage['events'] = [],
): ListViewProps {
  const { _ } = texts;
  const { element, input, host, locale, location } = first;
  const has = hasOf(host);
  const filter = offeredFilter(first.filter, has);
  const detailUrl = typeof input.detailUrl === 'string' ? input.detailUrl : undefined;
  const translation = { _, locale, today: todayInBerlin() };
  return {
    ...{ translation, filter, host, page },
    hasFacets: has('facets', page?.facets !== undefined),
    headingLevel: typeof input.headingLevel === 'number' ? input.headingLevel : 2,
    links: listLinks(location.hrefOf, locale, detailUrl),
    addEvent: addEventOf(first, texts),
    hasFilterBar: hasFilterBar(input),
    isBusy: false,
    pageSize: requestedPageSize(input) ?? DEFAULT_PAGE_SIZE,
    hasPager: hasFilterBar(input) || input.limit === undefined,
    favourites: new Set(storedFavourites(host)),
    onToggleFavourite: (id) => {
      toggleShownFavourite(host, id);
      showFavourites(element, host, events);
    },
    fields: firstFields(translation, filter, { page, has, view: input.view }),
    // Only the application has the other views.
    replacement: filter.view && [],
  };
}

/**
 * Returns the link to the form of a new event. Before the settings arrive it takes its room alone: most portals record,
 * and then the cards do not move.
 */
function addEventOf(
  { element, input: { recordingUrl }, isLoggedIn, locale, location }: FirstScreen,
  { settings, isFrame }: PaintedTexts,
): ListViewProps['addEvent'] {
  const hrefOf = element.localName === 'event-portal' ? location.hrefOf : undefined;
  const recordingHref = typeof recordingUrl === 'string' ? pageHref(recordingUrl) : undefined;
  if (isFrame) return hrefOf || recordingHref ? 'reserved' : undefined;
  return addEventLink({ settings, locale, isLoggedIn, hrefOf, recordingHref });
}

/** Returns a list with its first cards, or placeholders without a page, for `fragmentOf`. */
export const paintedScreen = (first: FirstScreen, paintedTexts: PaintedTexts, page?: EventPage, cards = 0): unknown =>
  drawWith(toNodes, () => {
    const { element, isList, isLoggedIn, route, locale, location } = first;
    const { _, settings, scaffold } = paintedTexts;
    const visitor = { isLoggedIn, hasLogin: settings.authenticatedArea.showLoginSignupButton };
    return (
      <div className="portal" part="root" lang={locale}>
        {/* Already a node: the painter's runtime inserts it unchanged. */}
        {scaffold as ReactNode}
        {element.localName === 'event-portal' && (
          <ShellBar {...{ _, locale }} {...shellBarLinks(route, location.hrefOf, visitor)} />
        )}
        {isList ? (
          <ListView
            {...listOf(first, paintedTexts, page && { ...page, events: page.events.slice(0, cards) }, page?.events)}
          />
        ) : (
          <WaitingScreen _={_} />
        )}
      </div>
    );
  });

/** Returns the cards after the first ones. */
export const paintedCards = (first: FirstScreen, paintedTexts: PaintedTexts, page: EventPage, from: number): unknown =>
  drawWith(toNodes, () => cardItems(listOf(first, paintedTexts, page, page.events), page.events.slice(from), from));
