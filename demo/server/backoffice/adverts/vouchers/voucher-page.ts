import { html } from 'hono/html';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { findTimeline } from '../../../history/find-history';
import type { Queryable } from '../../../platform/database/database';
import { timeline } from '../../history/timeline';
import { pageOf } from '../../page/addresses';
import { instantDay } from '../../page/day-words';
import type { Html } from '../../page/page';
import { badge, box, countText, facts, withAside } from '../../ui/shapes';
import { nameCell, table } from '../../ui/table';
import { findVoucherUses, MAX_USES, type VoucherRow, type VoucherUse } from './find-vouchers';
import { validText, valueText } from './voucher-words';

/** Renders a voucher with the orders that used it. */
export async function voucherPage(from: Queryable, client: string, voucher: VoucherRow, today: string): Promise<Html> {
  const { code, used, max, given } = voucher;
  const uses = await findVoucherUses(from, { client, code });
  const changes = await findTimeline(from, {
    ...{ client, records: [{ kind: 'advert', record: code }], hasNoMails: true },
  });
  return withAside(
    html`${usesTable(client, voucher, { uses, today })}`,
    html`${box(
      'Angaben',
      facts([
        ['Nachlass', voucher.share === null ? `${valueText(voucher)} netto` : valueText(voucher)],
        ['Gilt', validText(voucher, today)],
        ['Verwendet', `${countText(used)} von ${countText(max)}`],
        ['Noch frei', countText(Math.max(0, max - used))],
        ['In Summe', `${moneyText(given, 'de')} netto`],
      ]),
      'facts',
    )}${box('Verlauf', timeline(changes), 'log')}`,
  );
}

const usesTable = (
  client: string,
  { used, given }: VoucherRow,
  { uses, today }: { uses: readonly VoucherUse[]; today: string },
): Html =>
  table({
    ...{ label: 'Aufträge mit diesem Gutschein', hasHeading: true, empty: 'Noch hat ihn niemand verwendet.' },
    lead:
      (uses[0]?.total ?? 0) > MAX_USES
        ? `Die neuesten ${MAX_USES} von ${countText(uses[0]?.total ?? 0)}. Die Summe zählt alle.`
        : undefined,
    columns: [
      { label: 'Anzeige', kind: 'named' },
      { label: 'Käufer' },
      { label: 'Bestellt', kind: 'nowrap' },
      { label: 'Nachlass', align: 'right' },
      { label: 'Netto', align: 'right' },
      { label: 'Stand' },
    ],
    rows: uses.map(({ number, title, buyer, orderedAt, isCancelled, discount, net }) => ({
      cells: [
        nameCell({ href: pageOf.order(client, number), title, second: number }),
        buyer,
        instantDay(orderedAt, today),
        isCancelled ? html`<s class="soft">${moneyText(discount, 'de')}</s>` : moneyText(discount, 'de'),
        moneyText(net, 'de'),
        isCancelled ? badge('over', 'Storniert, zählt nicht') : badge('good', 'Verwendet'),
      ],
    })),
    foot: ['Summe', '', used === 1 ? '1 Auftrag' : `${countText(used)} Aufträge`, moneyText(given, 'de'), '', ''],
  });
