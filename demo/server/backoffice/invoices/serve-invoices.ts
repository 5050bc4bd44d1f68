import type { Context } from 'hono';
import { decideOnInvoice } from '../../adverts/decisions/decide-on-invoice';
import { loadInvoiceOf } from '../../adverts/invoice/invoice-record';
import { pdfAnswer } from '../../adverts/invoice/pdf-answer';
import { berlinDay } from '../../platform/berlin-day';
import { invoiceActions } from '../decisions/action-labels';
import type { OfficeOptions } from '../options';
import { pageOf } from '../page/addresses';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  isKeyOf,
  parseId,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import type { Html } from '../page/page';
import { invoicePage, type LoadedInvoice, loadWithOrder } from './invoice-page';
import { isRefundRefusal, type ReturnPage, refundQuestion, unpayQuestion } from './invoice-questions';
import { invoicesCsv } from './invoices-csv';
import { exportMenu, invoiceSets, invoicesPage } from './invoices-page';
import { invoiceOf } from './load-money';
import { invoiceDecision } from './read-invoice-form';

const MAX_PAGE = 10_000;

type OfficeContext = Context<BackOfficeEnv>;

/** Serves invoices and credit notes: their list, their pages, payments and refunds, and the exports. */
export function serveInvoices(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.get('/:client/invoices', async (context) => {
    const [set, client, today] = [queryLine(context, 'state'), clientOf(context), berlinDay(now())];
    const filter = {
      ...{ client, set: isKeyOf(invoiceSets, set) ? set : 'open', search: queryLine(context, 'q') },
      page: Math.min(MAX_PAGE, parseId(queryLine(context, 'page')) || 1),
    } as const;
    const content = await invoicesPage(database, filter, { csrf: csrfOf(context), today });
    return show(context, {
      ...{ title: 'Rechnungen', current: 'invoices', content, actions: exportMenu(client) },
    });
  });

  pages.get('/:client/invoices.csv', async (context) => {
    const csv = await invoicesCsv(database, clientOf(context));
    return context.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rechnungen.csv"',
    });
  });

  pages.get('/:client/invoices/:number', async (context) => {
    const page = await invoicePage(database, {
      ...{ client: clientOf(context), number: numberOf(context), csrf: csrfOf(context), now: now() },
    });
    if (!page) return context.notFound();
    const { policy, ...parts } = page;
    context.header('Content-Security-Policy', policy);
    return show(context, { ...parts, current: 'invoices' });
  });

  pages.get('/:client/invoices/:number/pdf', async (context) => {
    const record = await loadInvoiceOf(database, clientOf(context), numberOf(context));
    return record ? pdfAnswer(context, options, record) : context.notFound();
  });

  for (const [action, question] of [
    ['refund', refundQuestion],
    ['unpay', unpayQuestion],
  ] as const)
    pages.get(`/:client/invoices/:number/${action}`, async (context) => {
      const loaded = await loadWithOrder(database, clientOf(context), numberOf(context));
      if (loaded?.record.kind !== 'invoice') return context.notFound();
      const returnTo = { from: queryLine(context, 'from'), state: queryLine(context, 'state') };
      return showQuestion(context, action, {
        loaded,
        content: question({ ...loaded, ...questionContext(context, options), returnTo }),
      });
    });

  pages.post('/:client/invoices/:number', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    const loaded = await loadWithOrder(database, clientOf(context), numberOf(context));
    const invoice = loaded && invoiceOf(loaded.money);
    if (!isKeyOf(invoiceActions, action) || !invoice || invoice.number !== numberOf(context)) return context.notFound();
    const decision = invoiceDecision(form, invoice.id, action);
    const result = await decideOnInvoice(options, decision, actorContextOf(context, options));
    const returnTo = { from: form.line('from'), state: form.line('state') };
    if (action !== 'refund' || !isRefundRefusal(result))
      return redirectWithResult(context, pathAfter(loaded, returnTo), result);
    const current = (await loadWithOrder(database, clientOf(context), numberOf(context))) ?? loaded;
    const typed = { amount: form.line('amount'), refundedOn: form.line('refundedOn'), note: form.line('note') };
    const question = { ...current, ...questionContext(context, options), returnTo };
    return showQuestion(context, action, {
      ...{ loaded: current, content: refundQuestion(question, { typed, refused: result }) },
      status: result === 'stale' ? 409 : 422,
    });
  });
}

const numberOf = (context: OfficeContext): string => context.req.param('number') ?? '';

const questionContext = (context: OfficeContext, { now }: OfficeOptions) => ({
  ...{ client: clientOf(context), csrf: csrfOf(context), today: berlinDay(now()) },
});

/** Returns the page after a deed, below that of the client: the list, the order, or the invoice. */
function pathAfter({ record, order }: LoadedInvoice, { from, state }: ReturnPage): string {
  if (from === 'order') return `/orders/${encodeURIComponent(order.number)}`;
  if (from === 'list') return `/invoices${isKeyOf(invoiceSets, state) ? `?state=${state}` : ''}`;
  return `/invoices/${encodeURIComponent(record.number)}`;
}

function showQuestion(
  context: OfficeContext,
  action: 'refund' | 'unpay',
  {
    loaded: { record, order },
    content,
    status = 200,
  }: { loaded: LoadedInvoice; content: Html; status?: 200 | 409 | 422 },
): Response | Promise<Response> {
  const client = clientOf(context);
  return show(context, {
    ...{ title: invoiceActions[action], current: 'invoices', content, status },
    lead: `${order.content.title}, ${order.number}`,
    path: [
      { href: pageOf.invoices(client), label: 'Rechnungen' },
      { href: pageOf.invoice(client, record.number), label: record.number },
    ],
  });
}
