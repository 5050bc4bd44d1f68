import { SearchView } from '../loader/standalone/search-view';
import type { Drawn } from './drawn';
import { type ElementContext, firstRouteIn, loadPageTranslation, localeOf } from './page-context';
import { screenOf } from './screen-of';

/** Draws the search box for its script; without scripts the page's own content replaces it. */
export async function drawSearch(around: ElementContext): Promise<Drawn | undefined> {
  const locale = localeOf(around);
  const spoken = await loadPageTranslation(around, locale);
  if (!spoken) return undefined;
  return {
    route: firstRouteIn(locale),
    screen: screenOf(<SearchView translation={spoken.translation} text="" />, spoken, {
      sheet: 'search',
      hasRealLinks: false,
    }),
  };
}
