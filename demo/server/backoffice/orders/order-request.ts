import type { Context } from 'hono';
import { findTimeline, type HistoryRow } from '../../history/find-history';
import { cutText } from '../../platform/cut-text';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { BackOfficePage } from '../page/document';
import { type BackOfficeEnv, clientOf, show } from '../page/office';
import type { Html } from '../page/page';
import type { OfficeOrder } from './load-order';
import { MAX_REASON_LENGTH } from './order-questions';

/** A request about an order. */
export type OrderContext = Context<BackOfficeEnv>;

/** Returns the number of the order in the path. */
export const orderNumber = (context: OrderContext): string => context.req.param('number') ?? '';

/** Returns what every decision on days of an order sends. */
export function decisionOf(context: OrderContext): { number: string; seenState: string; reason: string } {
  const form = context.get('form');
  const reason = cutText(form.line('reason'), MAX_REASON_LENGTH);
  return { number: orderNumber(context), seenState: form.text('seen'), reason };
}

/** Finds the last entry of an order's history, which tells what another operator has changed. */
export async function findLatest(
  from: Queryable,
  { client, order }: { client: string; order: Pick<OfficeOrder, 'id'> },
): Promise<HistoryRow | undefined> {
  const records = [{ kind: 'advert', record: order.id }] as const;
  return (await findTimeline(from, { client, records, limit: 1, hasNoMails: true }))[0];
}

/** Shows a question about an order; after a refusal with what has been typed. */
export function showQuestion(
  context: OrderContext,
  {
    order,
    refused,
    ...page
  }: Pick<BackOfficePage, 'style'> & { title: string; content: Html; order: OfficeOrder; refused: string | undefined },
): Promise<Response> {
  const [client, number] = [clientOf(context), orderNumber(context)];
  return show(context, {
    ...{ ...page, current: 'adverts' },
    lead: `${order.content.title}, ${number}`,
    path: [
      { href: pageOf.orders(client), label: 'Anzeigen' },
      { href: pageOf.order(client, number), label: number },
    ],
    ...(refused && { status: refused === 'stale' ? 409 : 422 }),
  });
}
