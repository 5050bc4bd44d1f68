import { loadInvoiceOf } from '../../adverts/invoice/invoice-record';
import { pdfAnswer } from '../../adverts/invoice/pdf-answer';
import type { AppOptions } from '../../app-options';
import { berlinDay } from '../../berlin-day';
import type { Form } from '../form';
import { clientOf, csrfOf, doingOf, goOn, idIn, idOf, isKeyOf, type Office, queryLine, show } from '../office';
import { contentSecurityPolicy } from '../page';
import { advertsPage, type Refused } from './adverts-page';
import { calendarPage, monthOf } from './calendar-page';
import { cataloguePage, isSlotOf, type RefusedSlot, saveSlot } from './catalogue-page';
import { datevBatch } from './datev';
import { advertActions, decideOnAdvert } from './decide-on-advert';
import { decideOnInvoice, invoiceActions } from './decide-on-invoice';
import { invoicesCsv } from './invoices-csv';
import { invoiceStates, invoicesPage } from './invoices-page';
import { readSlot, type SlotField, slotLabels } from './slot-fields';

const LONGEST_REASON = 500;
/** Pictures of adverts come from the server itself. */
const POLICY = contentSecurityPolicy({}, ["img-src 'self'"]);

/** Serves what is ordered of adverts: those that wait for approval, and invoices with their payments. */
export function serveAdverts(pages: Office, options: AppOptions): void {
  const { database, now } = options;
  const list = async (context: Parameters<typeof show>[0], refused?: Refused) => {
    const content = await advertsPage(database, { client: clientOf(context), csrf: csrfOf(context), refused });
    context.header('Content-Security-Policy', POLICY);
    const title = `Anzeigen: ${context.get('clientName')}`;
    return show(context, { title, current: 'adverts', content, ...(refused && { status: 422 }) });
  };

  const catalogue = async (context: Parameters<typeof show>[0], refused?: RefusedSlot) => {
    const content = await cataloguePage(database, { client: clientOf(context), csrf: csrfOf(context), refused });
    const title = `Anzeigenplätze: ${context.get('clientName')}`;
    return show(context, { title, current: 'adverts', content, ...(refused && { status: 422 }) });
  };

  pages.get('/:client/adverts', (context) => list(context));

  pages.get('/:client/adverts/catalogue', (context) => catalogue(context));

  pages.post('/:client/adverts/catalogue/:id', async (context) => {
    const [id, form] = [context.req.param('id'), context.get('form')];
    if (!(await isSlotOf(database, clientOf(context), id))) return goOn(context, '/adverts/catalogue', 'gone');
    const read = readSlot(form);
    if ('problems' in read) return catalogue(context, { id, problems: read.problems, typed: typedIn(form) });
    const change = { id, seen: form.text('seen'), values: read.values };
    return goOn(context, '/adverts/catalogue', await saveSlot(options, change, doingOf(context, options)));
  });

  pages.post('/:client/adverts/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [context.req.param('id'), form.line('action')];
    if (!isKeyOf(advertActions, action)) return context.notFound();
    const reason = form.text('reason').trim().slice(0, LONGEST_REASON);
    if (action === 'reject' && reason === '')
      return list(context, { id, reason, problem: 'Bitte schreiben Sie, warum Sie die Anzeige ablehnen.' });
    return goOn(context, '/adverts', await decideOnAdvert(options, { id, action, reason }, doingOf(context, options)));
  });

  pages.get('/:client/adverts/invoices', async (context) => {
    const asked = queryLine(context, 'state');
    const content = await invoicesPage(database, {
      ...{ client: clientOf(context), csrf: csrfOf(context), today: berlinDay(now()) },
      state: isKeyOf(invoiceStates, asked) ? asked : 'open',
      page: Math.min(10_000, idIn(queryLine(context, 'page')) || 1),
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
    const year = idIn(queryLine(context, 'year')) || Number(today.slice(0, 4));
    return context.body(await datevBatch(database, { client, year }, now()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="EXTF_Buchungsstapel_${year}.csv"`,
    });
  });

  pages.get('/:client/adverts/calendar', async (context) => {
    const month = monthOf(queryLine(context, 'month'), berlinDay(now()));
    const content = await calendarPage(database, { client: clientOf(context), month });
    return show(context, { title: `Buchungen ${month}: ${context.get('clientName')}`, current: 'adverts', content });
  });

  pages.get('/:client/adverts/invoices/:id/pdf', async (context) => {
    const record = await loadInvoiceOf(database, clientOf(context), idOf(context));
    return record ? pdfAnswer(context, options, record) : context.notFound();
  });

  pages.post('/:client/adverts/invoices/:id', async (context) => {
    const action = context.get('form').line('action');
    if (!isKeyOf(invoiceActions, action)) return context.notFound();
    const result = await decideOnInvoice(options, { id: idOf(context), action }, doingOf(context, options));
    return goOn(context, '/adverts/invoices', result);
  });
}

const typedIn = (form: Form) =>
  Object.fromEntries(Object.keys(slotLabels).map((name) => [name, form.line(name)])) as Record<SlotField, string>;
