import type { OfficeOptions } from '../options';
import type { BackOfficeApp } from '../page/office';
import { serveCalendar } from './calendar/serve-calendar';
import { serveCatalogue } from './catalogue/serve-catalogue';
import { servePlaces } from './places/serve-places';
import { serveAdvertDecisions } from './serve-advert-decisions';
import { serveVouchers } from './vouchers/serve-vouchers';

/** Serves the decisions on adverts, the occupancy of the places, the catalogue with its places, and vouchers. */
export function serveAdverts(pages: BackOfficeApp, options: OfficeOptions): void {
  serveCatalogue(pages, options);
  servePlaces(pages, options);
  serveVouchers(pages, options);
  serveAdvertDecisions(pages, options);
  serveCalendar(pages, options);
}
