import { decideOnAdvert } from '../../adverts/decisions/decide-on-advert';
import type { MailLanguage } from '../../mail/mail-texts';
import { berlinDay } from '../../platform/berlin-day';
import { advertActions } from '../decisions/action-labels';
import { readReason, reasonText, templatesOf } from '../decisions/reasons';
import type { OfficeOptions } from '../options';
import { actorContextOf, type BackOfficeApp, clientOf, idInPath, isKeyOf, queryLine, show } from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { calendarPage, monthOf, monthText, shownDay } from './calendar-page';
import { serveCatalogue } from './catalogue/serve-catalogue';

/** Serves the decisions on adverts, the calendar of bookings, and the catalogue. */
export function serveAdverts(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  serveCatalogue(pages, options);

  pages.post('/:client/adverts/:id', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (!isKeyOf(advertActions, action)) return context.notFound();
    const reasonInput = readReason(form);
    const reason = (language: MailLanguage) => reasonText(reasonInput, templatesOf.advert, language);
    const decision = { id: idInPath(context), action, seenState: form.text('seen'), reason };
    const result = await decideOnAdvert(options, decision, actorContextOf(context, options));
    return redirectAfter(context, database, '/adverts', result);
  });

  pages.get('/:client/adverts/calendar', async (context) => {
    const today = berlinDay(now());
    const month = monthOf(queryLine(context, 'month'), today);
    const day = shownDay(queryLine(context, 'day'), { month, today });
    const content = await calendarPage(database, { client: clientOf(context), month, day });
    const title = `Buchungen im ${monthText(`${month}-01`)}: ${context.get('clientName')}`;
    return show(context, { title, current: 'calendar', content });
  });
}
