import type { OfficeOptions } from '../options';
import type { BackOfficeApp } from '../page/office';
import { serveCalendar } from './calendar/serve-calendar';
import { serveCatalogue } from './catalogue/serve-catalogue';
import { serveAdvertDecisions } from './serve-advert-decisions';

/** Serves the decisions on adverts, the occupancy of the places, and the catalogue. */
export function serveAdverts(pages: BackOfficeApp, options: OfficeOptions): void {
  serveCatalogue(pages, options);
  serveAdvertDecisions(pages, options);
  serveCalendar(pages, options);
}
