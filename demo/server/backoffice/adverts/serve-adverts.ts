import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { type BackOfficeApp, clientOf, queryLine, show } from '../page/office';
import { calendarPage, monthOf, shownDay } from './calendar-page';
import { serveCatalogue } from './catalogue/serve-catalogue';
import { servePlaces } from './places/serve-places';
import { serveAdvertDecisions } from './serve-advert-decisions';
import { serveVouchers } from './vouchers/serve-vouchers';

/** Serves the decisions on adverts, the calendar of bookings, the catalogue with its places, and vouchers. */
export function serveAdverts(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  serveCatalogue(pages, options);
  servePlaces(pages, options);
  serveVouchers(pages, options);

  serveAdvertDecisions(pages, options);

  pages.get('/:client/adverts/calendar', async (context) => {
    const today = berlinDay(now());
    const month = monthOf(queryLine(context, 'month'), today);
    const day = shownDay(queryLine(context, 'day'), { month, today });
    const content = await calendarPage(database, { client: clientOf(context), month, day });
    return show(context, { title: 'Belegung', current: 'calendar', content });
  });
}
