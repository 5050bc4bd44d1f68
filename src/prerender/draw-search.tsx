import { SearchView } from '../loader/standalone/search-view';
import type { Drawn } from './drawn';
import { type ElementContext, firstRouteIn, localeOf, spokenIn } from './page-context';
import { screenOf } from './screen-of';

/** The search box as its script will bring it to life; without scripts the page's own content stands in its place. */
export async function drawSearch(around: ElementContext): Promise<Drawn | undefined> {
  const locale = localeOf(around);
  const spoken = await spokenIn(around, locale);
  if (!spoken) return undefined;
  return {
    route: firstRouteIn(locale),
    screen: screenOf(<SearchView translation={spoken.translation} text="" />, spoken, {
      sheet: 'search',
      hasRealLinks: false,
    }),
  };
}
