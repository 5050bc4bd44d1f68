import { html } from 'hono/html';
import { decideOnInvoice } from '../../../adverts/decisions/decide-on-invoice';
import { buyerName } from '../../../adverts/invoice/zugferd-data';
import type { ActorContext } from '../../../history/actor-context';
import { findTimeline } from '../../../history/find-history';
import { timeline } from '../../history/timeline';
import type { OfficeOptions } from '../../options';
import { pageOf } from '../../page/addresses';
import { failureText } from '../../page/office';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { countText, notice } from '../../ui/shapes';
import { nameCell, table } from '../../ui/table';
import type { Picked } from './bulk-bar';
import { findByNumbers, type InvoiceRow } from './find-invoices';

/** A deed on several invoices at once. */
export type InvoicesDeed = 'remind' | 'pay';

/** An invoice with which nothing was done, and why. */
type Undone = { number: string; second: string; cause: string | Html };

/** The result of a deed on several invoices. */
export type BulkResult = { done: number; undone: Undone[] };

type Listed = InvoiceRow & { orderId: string };

/** Does a deed with each chosen invoice, in a transaction of its own; none is left out silently. */
export async function doWithInvoices(
  options: OfficeOptions,
  deed: InvoicesDeed,
  { picks, today }: { picks: readonly Picked[]; today: string },
  actorContext: ActorContext,
): Promise<BulkResult> {
  const { client } = actorContext;
  const numbers = picks.map(({ number }) => number);
  const rows = await findByNumbers(options.database, { client, numbers, today });
  const undone: Undone[] = [];
  let done = 0;
  for (const pick of picks) {
    const row = rows.find(({ number }) => number === pick.number);
    const cause = row ? await doWith(options, deed, { row, pick, today }, actorContext) : failureText('gone');
    if (cause === 'done') done += 1;
    else undone.push({ number: pick.number, second: row ? buyerName(row.buyer) : '', cause: cause ?? '' });
  }
  return { done, undone };
}

type Chosen = { row: Listed; pick: Picked; today: string };

/** Does a deed with one invoice; returns 'done', or why not. */
async function doWith(
  options: OfficeOptions,
  deed: InvoicesDeed,
  { row, pick, today }: Chosen,
  actorContext: ActorContext,
): Promise<string | Html> {
  const { id, owed, reminders } = row;
  if (pick.owed !== owed || pick.reminders !== reminders) return whatChanged(options, row, actorContext);
  if (owed <= 0) return 'Hier ist nichts offen.';
  if (deed === 'remind' && row.dueOn >= today) return 'Sie ist noch nicht überfällig.';
  if (deed === 'remind' && !row.canRemind)
    return reminders < 3 ? 'Es gibt keine E-Mail-Adresse dazu.' : 'Es sind schon alle drei Erinnerungen verschickt.';
  const result = await decideOnInvoice(
    options,
    {
      ...{ id, action: deed, seenDue: owed, seenReminders: reminders, wasNeverPaid: false },
      ...{ refund: { cents: 0, refundedOn: '', note: '' }, refundId: 0, paymentId: 0 },
    },
    actorContext,
  );
  if (result === 'done') return 'done';
  if (result === 'stale') return whatChanged(options, row, actorContext);
  return failureText(result) ?? 'Das ging gerade nicht.';
}

/** Says what somebody has done with an invoice meanwhile, and who. */
async function whatChanged({ database }: OfficeOptions, { orderId }: Listed, { client }: ActorContext): Promise<Html> {
  const records = [{ kind: 'advert', record: orderId }] as const;
  const latest = await findTimeline(database, { client, records, limit: 1, hasNoMails: true });
  return html`Inzwischen hat sich etwas geändert.${latest.length > 0 ? timeline(latest) : ''}`;
}

const doneTexts: Readonly<Record<InvoicesDeed, (count: number) => string>> = {
  remind: (count) =>
    count === 1 ? '1 Zahlungserinnerung ist verschickt' : `${countText(count)} Zahlungserinnerungen sind verschickt`,
  pay: (count) => (count === 1 ? '1 Zahlung ist gebucht' : `${countText(count)} Zahlungen sind gebucht`),
};

/** The titles of the page of a deed. */
export const bulkTitles: Readonly<Record<InvoicesDeed, string>> = {
  remind: 'Zahlungserinnerungen',
  pay: 'Zahlungen buchen',
};

/** Renders what a deed has done, and with which invoices it has done nothing. @param backPath the list */
export function bulkResultPage(
  { client, deed, backPath }: { client: string; deed: InvoicesDeed; backPath: string },
  { done, undone }: BulkResult,
): Html {
  return html`${done > 0 ? notice({ tone: 'good', title: doneTexts[deed](done) }) : ''}
${
  undone.length > 0
    ? table({
        ...{ label: 'Nichts getan', hasHeading: true, empty: '' },
        columns: [{ label: 'Rechnung', kind: 'named' }, { label: 'Warum nicht' }],
        rows: undone.map(({ number, second, cause }) => ({
          cells: [nameCell({ href: pageOf.invoice(client, number), title: number, second }), cause],
        })),
      })
    : ''
}
<p><a class="button" href="${backPath}">${icon('back')}Zurück zur Liste</a></p>`;
}
