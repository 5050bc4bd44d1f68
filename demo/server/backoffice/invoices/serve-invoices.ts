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
import { datevBatch } from './datev';
import { invoicePage, type LoadedInvoice, loadWithOrder } from './invoice-page';
import { isRefundRefusal, type ReturnPage, refundQuestion, unpayQuestion } from './invoice-questions';
import { listPath } from './list/invoice-filter';
import { serveInvoiceList } from './list/serve-invoice-list';
import { invoiceOf } from './load-money';
import { invoiceDecision } from './read-invoice-form';

type OfficeContext = Context<BackOfficeEnv>;

/** Serves invoices and credit notes: their list, their pages, payments and refunds, and the exports. */
export function serveInvoices(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  serveInvoiceList(pages, options);

  pages.get('/:client/invoices/datev.csv', async (context) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const year = parseId(queryLine(context, 'year')) || Number(today.slice(0, 4));
    return context.body(new Uint8Array(await datevBatch(database, { client, year }, now())), 200, {
      'Content-Type': 'text/csv; charset=windows-1252',
      'Content-Disposition': `attachment; filename="EXTF_Buchungsstapel_${year}.csv"`,
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
  if (from === 'list') return listPath(state);
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
