import { type MoveResult, moveDay } from '../../adverts/decisions/move-day';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { actorContextOf, type BackOfficeApp, clientOf, csrfOf, queryLine, redirectWithResult } from '../page/office';
import { contentSecurityPolicy } from '../page/security-policy';
import { loadOrder } from './load-order';
import { findTargets, MOVE_STYLE, moveQuestion } from './move-question';
import { decisionOf, findLatest, type OrderContext, orderNumber, showQuestion } from './order-request';

/** Serves the question and the deed that move a day of an order. */
export function serveMoves(pages: BackOfficeApp, options: OfficeOptions): void {
  pages.get('/:client/orders/:number/move', (context) =>
    ask(context, options, { day: queryLine(context, 'day'), chosen: '', isLateAccepted: false }),
  );
  pages.post('/:client/orders/:number/move', async (context) => {
    const form = context.get('form');
    const typed = {
      day: form.line('day'),
      chosen: form.line('other') || form.line('to'),
      isLateAccepted: form.line('late') === 'yes',
    };
    const { day, chosen: to, isLateAccepted } = typed;
    const move = { ...decisionOf(context), day, to, isLateAccepted };
    const result = await moveDay(options, move, actorContextOf(context, options));
    if (result === 'gone') return context.notFound();
    if (result !== 'done') return ask(context, options, { ...typed, refused: result });
    return redirectWithResult(context, `/orders/${encodeURIComponent(orderNumber(context))}`, result);
  });
}

type Typed = {
  day: string;
  chosen: string;
  isLateAccepted: boolean;
  refused?: Exclude<MoveResult, 'done' | 'gone'>;
};

/** Asks to which day a day is moved; after a refusal with what has been typed. */
async function ask(
  context: OrderContext,
  { database, now }: OfficeOptions,
  { refused, ...typed }: Typed,
): Promise<Response> {
  const client = clientOf(context);
  const order = await loadOrder(database, client, orderNumber(context));
  if (!order) return context.notFound();
  context.header('Content-Security-Policy', contentSecurityPolicy({ style: MOVE_STYLE }));
  const content = moveQuestion({
    ...{ client, csrf: csrfOf(context), today: berlinDay(now()), order, refused, ...typed },
    targets: await findTargets(database, client, order, now()),
    reason: refused ? context.get('form').line('reason') : '',
    latest: refused ? await findLatest(database, { client, order }) : undefined,
  });
  return showQuestion(context, { title: 'Tag verschieben', content, style: MOVE_STYLE, order, refused });
}
