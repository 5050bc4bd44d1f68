import { html } from 'hono/html';
import { creditDays, type DaysResult, stopOrder } from '../../adverts/decisions/credit-order';
import { fullPictureAnswer, loadPrintRecord, printFileAnswer } from '../../adverts/proof/print-file';
import { resendMail } from '../../mail/resend-mail';
import { berlinDay, isDay } from '../../platform/berlin-day';
import { recentDecisions } from '../decisions/recent-decisions';
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
import { loadOrder } from './load-order';
import { isOrderMail } from './order-mails';
import { orderPage } from './order-page';
import { creditQuestion, type DaysQuestion, stopQuestion } from './order-questions';
import { decisionOf, findLatest, type OrderContext, orderNumber, showQuestion } from './order-request';
import { orderSets, ordersPage } from './orders-page';
import { serveMoves } from './serve-moves';

const MAX_PAGE = 10_000;
const CREDITED_DAY = /^day-(\d{4}-\d\d-\d\d)$/;

/** Serves the orders of adverts: their list, their pages, and what an operator can do with them. */
export function serveOrders(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.get('/:client/adverts', async (context) => {
    const set = queryLine(context, 'set');
    const filter = {
      client: clientOf(context),
      set: isKeyOf(orderSets, set) ? set : 'all',
      search: queryLine(context, 'q'),
      accountId: parseId(queryLine(context, 'person')) || undefined,
      month: isDay(`${queryLine(context, 'month')}-01`) ? queryLine(context, 'month') : undefined,
      isReversed: queryLine(context, 'sort') === 'reversed',
      page: Math.min(MAX_PAGE, parseId(queryLine(context, 'page')) || 1),
    };
    const content = await ordersPage(database, filter, berlinDay(now()));
    return show(context, { title: 'Anzeigen', current: 'adverts', content });
  });

  pages.get('/:client/orders/:number', async (context) => {
    const page = await orderPage(database, {
      ...{ client: clientOf(context), number: orderNumber(context), csrf: csrfOf(context), now: now() },
    });
    if (!page) return context.notFound();
    const { policy, review, content, ...parts } = page;
    const decided = { from: 'order', review, record: orderNumber(context) } as const;
    const { bar, ...noticeOf } = await recentDecisions(context, options, decided);
    context.header('Content-Security-Policy', policy);
    return show(context, { ...parts, content: html`${bar}${content}`, current: 'adverts', ...noticeOf });
  });

  pages.get('/:client/orders/:number/stop', (context) => askAboutDays(context, options, 'stop', { chosen: [] }));
  pages.post('/:client/orders/:number/stop', async (context) => {
    const day = context.get('form').line('day');
    const decision = { ...decisionOf(context), firstDay: day };
    const result = await stopOrder(options, decision, actorContextOf(context, options));
    return answerDays(context, options, 'stop', { result, chosen: [day] });
  });

  pages.get('/:client/orders/:number/credit', (context) =>
    askAboutDays(context, options, 'credit', { chosen: context.req.queries('day') ?? [] }),
  );
  pages.post('/:client/orders/:number/credit', async (context) => {
    const days = context.get('form').names.flatMap((name) => CREDITED_DAY.exec(name)?.[1] ?? []);
    const result = await creditDays(options, { ...decisionOf(context), days }, actorContextOf(context, options));
    return answerDays(context, options, 'credit', { result, chosen: days });
  });

  serveMoves(pages, options);

  pages.post('/:client/orders/:number/mails/:id', async (context) => {
    const [client, number, mailId] = [clientOf(context), orderNumber(context), idInPath(context)];
    if (!(await isOrderMail(database, client, number, mailId))) return context.notFound();
    const result = await resendMail(options, mailId, actorContextOf(context, options));
    return redirectWithResult(context, `/orders/${encodeURIComponent(number)}`, result);
  });

  pages.get('/:client/orders/:number/print.pdf', async (context) => {
    const record = await loadPrintRecord(database, clientOf(context), orderNumber(context));
    if (record?.product.kind !== 'print') return context.notFound();
    return printFileAnswer(context, options, record);
  });

  pages.get('/:client/orders/:number/picture', async (context) => {
    const record = await loadPrintRecord(database, clientOf(context), orderNumber(context));
    if (!record?.picture) return context.notFound();
    return fullPictureAnswer(context, options, { order: record.order, picture: record.picture });
  });
}

type DaysAction = 'stop' | 'credit';

const questions = { stop: stopQuestion, credit: creditQuestion } as const;
const titles = { stop: 'Anzeige stoppen', credit: 'Tage gutschreiben' } as const;

/** Asks about days of an order; after a refusal with what has been typed. */
async function askAboutDays(
  context: OrderContext,
  { database, now }: OfficeOptions,
  action: DaysAction,
  { chosen, refused }: Pick<DaysQuestion, 'chosen' | 'refused'>,
): Promise<Response> {
  const [client, number] = [clientOf(context), orderNumber(context)];
  const order = await loadOrder(database, client, number);
  if (!order) return context.notFound();
  const content = questions[action]({
    ...{ client, csrf: csrfOf(context), today: berlinDay(now()), order, chosen, refused },
    reason: refused ? context.get('form').line('reason') : '',
    latest: refused ? await findLatest(database, { client, order }) : undefined,
  });
  return showQuestion(context, { title: titles[action], content, order, refused });
}

async function answerDays(
  context: OrderContext,
  options: OfficeOptions,
  action: DaysAction,
  { result, chosen }: { result: DaysResult; chosen: readonly string[] },
): Promise<Response> {
  if (result === 'gone') return context.notFound();
  if (result === 'done')
    return redirectWithResult(context, `/orders/${encodeURIComponent(orderNumber(context))}`, result);
  return askAboutDays(context, options, action, { chosen, refused: result });
}
