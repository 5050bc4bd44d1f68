import { SearchView } from '../loader/standalone/search-view';
import type { Drawn } from './drawn';
import { type ElementContext, firstRouteIn, loadPageTranslation, localeOf } from './page-context';
import { screenOf } from './screen-of';

/** Draws the search box for its script; without scripts the page's own content replaces it. */
export async function drawSearch(context: ElementContext): Promise<Drawn | undefined> {
  const locale = localeOf(context);
  const pageTranslation = await loadPageTranslation(context, locale);
  if (!pageTranslation) return undefined;
  return {
    route: firstRouteIn(locale),
    screen: screenOf(<SearchView translation={pageTranslation.translation} text="" />, pageTranslation, {
      sheet: 'search',
      hasRealLinks: false,
    }),
  };
}
