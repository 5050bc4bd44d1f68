import type { Context } from 'hono';
import { decideOnInvoice } from '../../adverts/decisions/decide-on-invoice';
import { loadInvoiceOf } from '../../adverts/invoice/invoice-record';
import { pdfAnswer } from '../../adverts/invoice/pdf-answer';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { findTimeline } from '../../history/find-history';
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
import { listPath } from './list/invoice-filter';
import { invoiceOf } from './load-money';
import { isPaymentRefusal, payQuestion, unpayQuestion } from './payment-questions';
import type { InvoiceQuestion, ReturnPage, TypedMoney } from './question-form';
import { invoiceDecision } from './read-invoice-form';
import { isRefundRefusal, refundQuestion } from './refund-question';

type OfficeContext = Context<BackOfficeEnv>;

/** The number of entries of the history of which a refused form can tell. */
const MAX_ENTRIES = 20;

/** Serves the page of an invoice or a credit note, with its payments and refunds. */
export function serveInvoice(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
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

  for (const [action, render] of [
    ['pay', (question: InvoiceQuestion) => payQuestion(question)],
    ['refund', (question: InvoiceQuestion) => refundQuestion(question)],
    ['unpay', (question: InvoiceQuestion, paymentId: number) => unpayQuestion(question, paymentId)],
  ] as const)
    pages.get(`/:client/invoices/:number/${action}`, async (context) => {
      const loaded = await loadWithOrder(database, clientOf(context), numberOf(context));
      if (loaded?.record.kind !== 'invoice') return context.notFound();
      const returnTo = { from: queryLine(context, 'from'), state: queryLine(context, 'state') };
      const question = await questionOf(context, options, { loaded, returnTo });
      const content = render(question, parseId(queryLine(context, 'payment')));
      return showQuestion(context, action, { loaded, content });
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
    const renderRefused = refusedQuestion(context, action, result);
    if (!renderRefused) return redirectWithResult(context, pathAfter(loaded, returnTo), result);
    const current = (await loadWithOrder(database, clientOf(context), numberOf(context))) ?? loaded;
    const question = await questionOf(context, options, { loaded: current, returnTo });
    return showQuestion(context, action, {
      ...{ loaded: current, status: result === 'stale' ? 409 : 422 },
      content: renderRefused({
        ...question,
        seenEntry: form.names.includes('entry') ? parseId(form.line('entry')) : undefined,
      }),
    });
  });
}

const numberOf = (context: OfficeContext): string => context.req.param('number') ?? '';

async function questionOf(
  context: OfficeContext,
  { database, now }: OfficeOptions,
  { loaded, returnTo }: { loaded: LoadedInvoice; returnTo: ReturnPage },
): Promise<InvoiceQuestion> {
  const client = clientOf(context);
  const records = [{ kind: 'advert', record: loaded.order.id }] as const;
  return {
    ...{ ...loaded, returnTo, client, csrf: csrfOf(context), today: berlinDay(now()) },
    history: await findTimeline(database, { client, records, limit: MAX_ENTRIES, hasNoMails: true }),
  };
}

/** Returns how a refused payment or refund is asked again, with what has been typed; undefined for other results. */
function refusedQuestion(
  context: OfficeContext,
  action: keyof typeof invoiceActions,
  result: string,
): ((question: InvoiceQuestion) => Html) | undefined {
  if (action === 'pay' && isPaymentRefusal(result))
    return (question) => payQuestion(question, { typed: typedIn(context, 'paidOn'), refused: result });
  if (action === 'refund' && isRefundRefusal(result))
    return (question) => refundQuestion(question, { typed: typedIn(context, 'refundedOn'), refused: result });
  return undefined;
}

/** Returns the typed values of a form; undefined for the button of a list, which has none. */
function typedIn(context: OfficeContext, dayName: 'paidOn' | 'refundedOn'): TypedMoney | undefined {
  const form = context.get('form');
  if (!form.names.includes(dayName)) return undefined;
  return { amount: form.line('amount'), day: form.line(dayName), note: form.line('note') };
}

/** Returns the page after a deed, below that of the client: the list, the order, or the invoice. */
function pathAfter({ record, order }: LoadedInvoice, { from, state }: ReturnPage): string {
  if (from === 'order') return `/orders/${encodeURIComponent(order.number)}`;
  if (from === 'list') return listPath(state);
  return `/invoices/${encodeURIComponent(record.number)}`;
}

function showQuestion(
  context: OfficeContext,
  action: keyof typeof invoiceActions,
  {
    loaded: { record, order },
    content,
    status = 200,
  }: { loaded: LoadedInvoice; content: Html; status?: 200 | 409 | 422 },
): Response | Promise<Response> {
  const client = clientOf(context);
  return show(context, {
    ...{ title: invoiceActions[action], current: 'invoices', content, status },
    lead: `${buyerName(record.buyer)}, ${order.content.title}, ${order.number}`,
    path: [
      { href: pageOf.invoices(client), label: 'Rechnungen' },
      { href: pageOf.invoice(client, record.number), label: record.number },
    ],
  });
}
