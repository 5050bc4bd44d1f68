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
export async function drawTeaser(around: ElementContext): Promise<Drawn | undefined> {
  const input = around.input as TeaserInput;
  const filter = await withCoordinates(around, teaserFilter(input));
  if (!filter) return undefined;
  const locale = localeOf(around);
  const [spoken, page] = await Promise.all([
    loadPageTranslation(around, locale),
    findRows(around, { filter, pageSize: countOf(input), hasFacets: false }),
  ]);
  if (!spoken || !page || page.events.length === 0) return undefined;
  const { translation } = spoken;
  const { events } = page;
  const drawn = (
    <TeaserView
      {...{ input, translation }}
      state={{ step: 'ready', events }}
      host={around.host}
      favourites={new Set()}
      links={listLinksOf(around, locale)}
    />
  );
  return {
    route: firstRouteIn(locale),
    light: htmlOf(<LightList items={lightItems(around, events, translation)} />, newOwnStyles()),
    screen: screenOf(drawn, spoken, { sheet: 'teaser', hasRealLinks: typeof input.detailUrl === 'string' }),
  };
}
