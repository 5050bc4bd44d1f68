import type { Context } from 'hono';
import { html } from 'hono/html';
import { closeMonth } from '../../adverts/books/close-month';
import { findBookEntries } from '../../adverts/books/entries';
import { berlinDay, endOfMonth } from '../../platform/berlin-day';
import { sellerMissing } from '../adverts/catalogue/catalogue-page';
import type { OfficeOptions } from '../options';
import { pageOf } from '../page/addresses';
import { answerFile } from '../page/answer-file';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  parseId,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import { notice } from '../ui/shapes';
import { closeQuestion } from './close-question';
import { datevBatch } from './datev/batch';
import { documentsZip, findDocumentNumbers } from './documents-zip';
import { ecSalesCsv, ecSalesOf } from './ec-sales/ec-sales';
import {
  type EcPeriod,
  type EcSalesView,
  ecSalesButton,
  ecSalesPage,
  reportDeadlineText,
} from './ec-sales/ec-sales-page';
import { entriesCsv } from './entries-csv';
import { closedWith, findDatevSettings, loadMonths, type Months, type OfficeMonth } from './load-months';
import { closeButton, datevMissing, ENTRY_PAGE_SIZE, monthPage } from './month-page';
import { monthTitle, quarterOf } from './months';
import { monthBadge, monthsPage } from './months-page';
import { findToCheck } from './to-check';

const MAX_PAGE = 10_000;

type OfficeContext = Context<BackOfficeEnv>;

/** A requested month, among all of its client. */
type Requested = Months & { client: string; month: OfficeMonth; today: string };

/** Serves the months of the books: their pages, their closing, and their downloads. */
export function serveBooks(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;

  /** Finds the month in the path; undefined for none, or one of the future. */
  const findRequested = async (context: OfficeContext): Promise<Requested | undefined> => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const asked = context.req.param('month') ?? '';
    const months = await loadMonths(database, client, { today, asked });
    const month = months.months.find((one) => one.month === asked);
    return month && { ...months, client, month, today };
  };

  pages.get('/:client/invoices/months', async (context) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const { months } = await loadMonths(database, client, { today });
    return show(context, {
      ...{ title: 'Monate', current: 'invoices', path: [invoicesCrumb(client)] },
      lead: 'Jede Buchung zählt zu dem Monat, in dem sie gebucht ist. Ein abgeschlossener Monat ändert sich nicht mehr.',
      content: html`${await sellerMissing(database, client)}${monthsPage(months, { client, today })}`,
    });
  });

  pages.get('/:client/invoices/months/:month', async (context) => {
    const requested = await findRequested(context);
    if (!requested) return context.notFound();
    const { client, month, today } = requested;
    const page = Math.min(MAX_PAGE, parseId(queryLine(context, 'page')) || 1);
    const entries = await findBookEntries(database, {
      ...{ client, month: month.month, limit: ENTRY_PAGE_SIZE, offset: (page - 1) * ENTRY_PAGE_SIZE },
    });
    const missing = await sellerMissing(database, client);
    const content = monthPage({
      ...{ client, today, month, entries, page },
      toCheck: month.closing ? undefined : await findToCheck(database, client, month.month),
      hasDatev: (await findDatevSettings(database, client, month.month)) !== undefined,
    });
    return show(context, {
      ...{ title: monthTitle(month.month), current: 'invoices', state: monthBadge(month) },
      ...{ path: [invoicesCrumb(client), monthsCrumb(client)], content: html`${missing}${content}` },
      actions: html`${missing === '' ? closeButton(client, month) : ''}`,
    });
  });

  /** Asks whether a month is to be closed. @param sent the form that was refused, as somebody has booked since */
  const ask = async (context: OfficeContext, requested: Requested, sent?: { shownAt: Date }) => {
    const { client, today, months, versionUntil, month: one } = requested;
    const { month } = one;
    const to = endOfMonth(`${month}-01`);
    const meanwhile =
      sent && (await findBookEntries(database, { client, to })).filter(({ recordedAt }) => recordedAt >= sent.shownAt);
    const content = closeQuestion({
      ...{ client, csrf: csrfOf(context), today, month, meanwhile, seen: versionUntil(month), shownAt: now() },
      months: closedWith(months, month),
    });
    return show(context, {
      ...{ title: `${monthTitle(month)} abschließen?`, current: 'invoices', content },
      path: [
        invoicesCrumb(client),
        monthsCrumb(client),
        { href: pageOf.month(client, month), label: monthTitle(month) },
      ],
      ...(sent && { status: 409 }),
    });
  };

  pages.get('/:client/invoices/months/:month/close', async (context) => {
    const requested = await findRequested(context);
    if (!requested?.month.isOver) return context.notFound();
    const { client, month } = requested;
    // Without a seller there are no books to close; the page says so.
    const isClosable = !month.closing && (await sellerMissing(database, client)) === '';
    return isClosable ? ask(context, requested) : context.redirect(pageOf.month(client, month.month), 303);
  });

  pages.post('/:client/invoices/months/:month', async (context) => {
    const form = context.get('form');
    const requested = await findRequested(context);
    if (!requested) return redirectWithResult(context, '/invoices/months', 'gone');
    const { client, month } = requested;
    const path = `/invoices/months/${month.month}`;
    if (month.closing) return redirectWithResult(context, path, 'already');
    const closing = { client, month: month.month, seen: form.text('seen') };
    const result = await closeMonth(options, closing, actorContextOf(context, options));
    if (result !== 'stale') return redirectWithResult(context, path, result);
    const current = (await findRequested(context)) ?? requested;
    const shownAt = new Date(form.line('shownAt'));
    return ask(context, current, { shownAt: Number.isNaN(shownAt.getTime()) ? now() : shownAt });
  });

  serveDownloads(pages, options, findRequested);
}

const invoicesCrumb = (client: string) => ({ href: pageOf.invoices(client), label: 'Rechnungen' });
const monthsCrumb = (client: string) => ({ href: pageOf.months(client), label: 'Monate' });

/** Serves the files of a month, and the sales to the Union in a period. */
function serveDownloads(
  pages: BackOfficeApp,
  options: OfficeOptions,
  findRequested: (context: OfficeContext) => Promise<Requested | undefined>,
): void {
  const { database, now } = options;

  pages.get('/:client/invoices/months/:month/datev.csv', async (context) => {
    const requested = await findRequested(context);
    if (!requested) return context.notFound();
    const { client, month } = requested;
    const settings = await findDatevSettings(database, client, month.month);
    if (!settings)
      return show(context, {
        ...{ title: 'DATEV', current: 'invoices', status: 409 },
        path: [invoicesCrumb(client), monthsCrumb(client)],
        content: notice({ tone: 'wait', title: datevMissing(client) }),
      });
    const entries = await findBookEntries(database, { client, month: month.month });
    const batch = { month: month.month, entries, settings, isClosed: month.closing !== undefined };
    const bytes = datevBatch({ ...batch, createdAt: month.closing?.closedAt ?? now() });
    return answerFile(context, bytes, {
      ...{ type: 'text/csv; charset=windows-1252', name: `EXTF_Buchungsstapel_${month.month}.csv` },
    });
  });

  pages.get('/:client/invoices/months/:month/entries.csv', async (context) => {
    const requested = await findRequested(context);
    if (!requested) return context.notFound();
    const { client, month } = requested;
    const csv = entriesCsv(await findBookEntries(database, { client, month: month.month }));
    return answerFile(context, csv, { type: 'text/csv; charset=utf-8', name: `buchungen-${month.month}.csv` });
  });

  pages.get('/:client/invoices/months/:month/documents.zip', async (context) => {
    const requested = await findRequested(context);
    if (!requested) return context.notFound();
    const { client, month } = requested;
    const numbers = await findDocumentNumbers(database, client, month.month);
    return answerFile(context, documentsZip(options, client, numbers), {
      ...{ type: 'application/zip', name: `belege-${month.month}.zip` },
    });
  });

  const findStatement = async (context: OfficeContext): Promise<EcSalesView | undefined> => {
    const requested = await findRequested(context);
    if (!requested) return undefined;
    const { client, today } = requested;
    const { month } = requested.month;
    const period: EcPeriod = queryLine(context, 'period') === 'month' ? 'month' : 'quarter';
    const [first, , third] = quarterOf(month);
    const [from, to] = period === 'month' ? [month, month] : [first, third];
    const span = [`${from}-01`, endOfMonth(`${to}-01`)] as const;
    const entries = await findBookEntries(database, { client, from: span[0], to: span[1] });
    return { client, month, period, until: span[1], today, statement: ecSalesOf(entries, span) };
  };

  pages.get('/:client/invoices/months/:month/ec-sales', async (context) => {
    const view = await findStatement(context);
    if (!view) return context.notFound();
    const { client, month } = view;
    return show(context, {
      ...{
        title: 'Zusammenfassende Meldung',
        current: 'invoices',
        lead: reportDeadlineText(view),
        content: ecSalesPage(view),
      },
      path: [
        invoicesCrumb(client),
        monthsCrumb(client),
        { href: pageOf.month(client, month), label: monthTitle(month) },
      ],
      actions: html`${ecSalesButton(view)}`,
    });
  });

  pages.get('/:client/invoices/months/:month/ec-sales.csv', async (context) => {
    const view = await findStatement(context);
    if (!view) return context.notFound();
    const { month, period, statement } = view;
    const name = period === 'month' ? month : `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
    return answerFile(context, ecSalesCsv(statement), { type: 'text/csv; charset=utf-8', name: `zm-${name}.csv` });
  });
}
