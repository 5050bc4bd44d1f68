import { countOf, type TeaserInput, teaserFilter } from '../loader/standalone/find-events';
import { TeaserView } from '../loader/standalone/teaser-view';
import type { Drawn } from './drawn';
import { LightList } from './light-views';
import { listLinksOf } from './links-of';
import { type ElementContext, firstRouteIn, loadPageTranslation, localeOf } from './page-context';
import { findRows, lightItems } from './rows';
import { screenOf } from './screen-of';
import { htmlOf, newOwnStyles } from './to-html';
import { withCoordinates } from './with-coordinates';

/** Draws a few events. @returns undefined if they cannot be loaded or drawn here */
export async function drawTeaser(context: ElementContext): Promise<Drawn | undefined> {
  const input = context.input as TeaserInput;
  const filter = await withCoordinates(context, teaserFilter(input));
  if (!filter) return undefined;
  const locale = localeOf(context);
  const [pageTranslation, page] = await Promise.all([
    loadPageTranslation(context, locale),
    findRows(context, { filter, pageSize: countOf(input), hasFacets: false }),
  ]);
  if (!pageTranslation || !page || page.events.length === 0) return undefined;
  const { translation } = pageTranslation;
  const { events } = page;
  const drawn = (
    <TeaserView
      {...{ input, translation }}
      state={{ step: 'ready', events }}
      host={context.host}
      favourites={new Set()}
      links={listLinksOf(context, locale)}
    />
  );
  return {
    route: firstRouteIn(locale),
    light: htmlOf(<LightList items={lightItems(context, events, translation)} />, newOwnStyles()),
    screen: screenOf(drawn, pageTranslation, { sheet: 'teaser', hasRealLinks: typeof input.detailUrl === 'string' }),
  };
}
