import { decideOnInvoice } from '../../adverts/decisions/decide-on-invoice';
import { loadInvoiceOf } from '../../adverts/invoice/invoice-record';
import { pdfAnswer } from '../../adverts/invoice/pdf-answer';
import { berlinDay } from '../../platform/berlin-day';
import { invoiceActions } from '../decisions/action-labels';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  parseId,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import { advertsPage } from './adverts-page';
import { calendarPage, monthOf, monthText, shownDay } from './calendar-page';
import { serveCatalogue } from './catalogue/serve-catalogue';
import { datevBatch } from './datev';
import { invoicesCsv } from './invoices-csv';
import { invoiceStates, invoicesPage } from './invoices-page';
import { invoiceDecision } from './read-invoice-form';
import { serveAdvertDecisions } from './serve-advert-decisions';

/** Serves the adverts: decisions, the calendar, invoices with their payments. */
export function serveAdverts(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.get('/:client/adverts', async (context) => {
    const content = await advertsPage(database, clientOf(context), berlinDay(now()));
    return show(context, { title: `Anzeigen: ${context.get('clientName')}`, current: 'adverts', content });
  });

  serveCatalogue(pages, options);

  serveAdvertDecisions(pages, options);

  pages.get('/:client/adverts/invoices', async (context) => {
    const requestedState = queryLine(context, 'state');
    const content = await invoicesPage(database, {
      ...{ client: clientOf(context), csrf: csrfOf(context), today: berlinDay(now()) },
      state: isKeyOf(invoiceStates, requestedState) ? requestedState : 'open',
      page: Math.min(10_000, parseId(queryLine(context, 'page')) || 1),
    });
    return show(context, { title: `Rechnungen: ${context.get('clientName')}`, current: 'adverts', content });
  });

  pages.get('/:client/adverts/invoices.csv', async (context) => {
    const csv = await invoicesCsv(database, clientOf(context));
    return context.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rechnungen.csv"',
    });
  });

  pages.get('/:client/adverts/datev.csv', async (context) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const year = parseId(queryLine(context, 'year')) || Number(today.slice(0, 4));
    return context.body(new Uint8Array(await datevBatch(database, { client, year }, now())), 200, {
      'Content-Type': 'text/csv; charset=windows-1252',
      'Content-Disposition': `attachment; filename="EXTF_Buchungsstapel_${year}.csv"`,
    });
  });

  pages.get('/:client/adverts/calendar', async (context) => {
    const today = berlinDay(now());
    const month = monthOf(queryLine(context, 'month'), today);
    const day = shownDay(queryLine(context, 'day'), { month, today });
    const content = await calendarPage(database, { client: clientOf(context), month, day });
    const title = `Buchungen im ${monthText(`${month}-01`)}: ${context.get('clientName')}`;
    return show(context, { title, current: 'adverts', content });
  });

  pages.get('/:client/adverts/invoices/:id/pdf', async (context) => {
    const record = await loadInvoiceOf(database, clientOf(context), idInPath(context));
    return record ? pdfAnswer(context, options, record) : context.notFound();
  });

  pages.post('/:client/adverts/invoices/:id', async (context) => {
    const form = context.get('form');
    const [action, state] = [form.line('action'), form.line('state')];
    if (!isKeyOf(invoiceActions, action)) return context.notFound();
    const decision = invoiceDecision(form, idInPath(context), action);
    const result = await decideOnInvoice(options, decision, actorContextOf(context, options));
    return redirectWithResult(
      context,
      `/adverts/invoices${isKeyOf(invoiceStates, state) ? `?state=${state}` : ''}`,
      result,
    );
  });
}
