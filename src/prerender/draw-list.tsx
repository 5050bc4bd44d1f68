import { addEventLink } from '../cards/add-event-link';
import { filterOfQuery, hasFilterBar } from '../cards/list-input';
import { firstFields } from '../features/events/list/first-fields';
import { HEADING, ListView } from '../features/events/list/list-view';
import { offeredFilter } from '../features/events/list/offered-filter';
import type { EventPage } from '../model/answers/event-page';
import type { EventFilter } from '../model/event-filter';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import { readSettings } from '../settings/read-settings';
import { group, maybeAmount } from '../settings/setting-kinds';
import { ShellBar } from '../shell/shell-bar';
import { shellBarLinks } from '../shell/shell-bar-links';
import { headingLevelOf } from '../ui/heading-tag';
import { drawDays } from './draw-days';
import type { Drawn } from './drawn';
import { LightList, LightMore } from './light-views';
import { listLinksOf, pageHrefOf } from './links-of';
import { type ElementContext, loadPageTranslation, type PageTranslation } from './page-context';
import { findRows, lightItems, rowsJsonLd } from './rows';
import { screenOf } from './screen-of';
import { htmlOf, newOwnStyles } from './to-html';
import { withCoordinates } from './with-coordinates';

const pageSchema = group({ eventList: group({ resultsPerPage: maybeAmount(1, 100) }) });

/** Returns the number of results per page if element or page set it, else the server's setting applies. */
const pageSizeIn = ({ input, site }: ElementContext): number | undefined => {
  if (typeof input.limit === 'number') return input.limit;
  return readSettings(pageSchema, [site.settings, input.settings]).values.eventList.resultsPerPage;
};

const levelOf = ({ input }: ElementContext) => (typeof input.headingLevel === 'number' ? input.headingLevel : 2);

/**
 * Draws a list of events, in an element of its own or in the portal.
 *
 * @param route route with its language, as in '/en/events?q=jazz'
 * @returns undefined if it cannot be loaded or drawn here
 */
export async function drawList(context: ElementContext, route: string): Promise<Drawn | undefined> {
  const { locale } = localeOfPath(route);
  const [, query] = splitRoute(withoutLocale(route));
  const placedFilter = await withCoordinates(context, filterOfQuery(query));
  if (!placedFilter) return undefined;
  const request = { filter: placedFilter, pageSize: pageSizeIn(context), hasFacets: hasFilterBar(context.input) };
  const [pageTranslation, page] = await Promise.all([loadPageTranslation(context, locale), findRows(context, request)]);
  if (!pageTranslation || !page || page.events.length === 0) return undefined;
  const filter = offeredFilter(placedFilter, pageTranslation.has);
  const days = await drawDays(context, filter, pageTranslation);
  const { translation } = pageTranslation;
  const { _ } = translation;
  const hasBar = hasFilterBar(context.input);
  const Heading = `h${headingLevelOf(levelOf(context))}` as const;
  const links = listLinksOf(context, locale);
  const hasNextPage = context.pathBase !== undefined && page.number < page.pageCount;
  const light = (
    <>
      {hasBar && <Heading>{_(HEADING)}</Heading>}
      {days ?? <LightList items={lightItems(context, page.events, translation)} />}
      {!days && hasNextPage && (
        <LightMore href={links.toFilter({ ...filter, page: page.number + 1 }).href} translation={translation} />
      )}
    </>
  );
  return {
    route,
    light: htmlOf(light, newOwnStyles()),
    // Other views than the list are plain HTML until the script has loaded.
    ...(!filter.view && { screen: screenOfList(context, route, pageTranslation, { filter, page }) }),
    jsonLd: rowsJsonLd(context, page, translation),
    head: {
      title: _(HEADING),
      client: pageTranslation.settings.name,
      description: '',
      alternates: { de: withLocale(route, 'de'), en: withLocale(route, 'en') },
    },
  };
}

type Results = { filter: EventFilter; page: EventPage };

function screenOfList(
  context: ElementContext,
  route: string,
  pageTranslation: PageTranslation,
  { filter, page }: Results,
) {
  const { input, tag, host, hrefOf, pathBase } = context;
  const { translation, settings, has } = pageTranslation;
  const { _, locale } = translation;
  const hasBar = hasFilterBar(input);
  const visitor = { isLoggedIn: false, hasLogin: settings.authenticatedArea.showLoginSignupButton };
  const content = (
    <div className="portal" part="root" lang={locale}>
      {tag === 'event-portal' && <ShellBar {...{ _, locale }} {...shellBarLinks(route, hrefOf, visitor)} />}
      <ListView
        {...{ translation, filter, host, page }}
        headingLevel={levelOf(context)}
        links={listLinksOf(context, locale)}
        addEvent={addEventLink({
          ...{ settings, locale, isLoggedIn: false },
          hrefOf: tag === 'event-portal' ? hrefOf : undefined,
          recordingHref: pageHrefOf(context, input.recordingUrl),
        })}
        hasFilterBar={hasBar}
        hasFacets={has('facets', page.facets !== undefined)}
        hasPager={hasBar || input.limit === undefined}
        isBusy={false}
        pageSize={page.pageSize}
        favourites={new Set()}
        fields={firstFields(translation, filter, { page, has, view: input.view })}
      />
    </div>
  );
  const hasRealLinks = pathBase !== undefined || (typeof input.detailUrl === 'string' && !hasBar);
  return screenOf(content, pageTranslation, { hasRealLinks });
}
