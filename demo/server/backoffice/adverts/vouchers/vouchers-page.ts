import { html } from 'hono/html';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import type { Queryable } from '../../../platform/database/database';
import { stateBadge } from '../../orders/orders-page';
import { pageOf } from '../../page/addresses';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { countText, pager, tabs } from '../../ui/shapes';
import { nameCell, type Row, table } from '../../ui/table';
import { voucherPath } from '../catalogue/record-page';
import { findVouchers, VOUCHER_PAGE_SIZE, type VoucherFilter, type VoucherRow, voucherStates } from './find-vouchers';
import { validText, valueText } from './voucher-words';

/** The labels of the sets of vouchers. */
export const voucherSets = {
  all: 'Alle',
  valid: 'Gelten',
  early: 'Gelten noch nicht',
  over: 'Abgelaufen',
  used: 'Verbraucht',
  closed: 'Geschlossen',
} as const satisfies Readonly<Record<VoucherFilter['state'], string>>;

/** Renders the vouchers of a client: their sets with counts, and a page of one of them. */
export async function vouchersPage(from: Queryable, filter: VoucherFilter, today: string): Promise<Html> {
  const { rows, counts } = await findVouchers(from, filter, today);
  const { client, state, search, page } = filter;
  const total = counts[state];
  const last = Math.min(total, page * VOUCHER_PAGE_SIZE);
  return html`${tabs(
    'Gutscheine',
    Object.entries(voucherSets).map(([name, label]) => ({
      ...{ label, isCurrent: name === state, count: counts[name as VoucherFilter['state']] },
      href: addressOf({ ...filter, state: name as VoucherFilter['state'], page: 1 }),
    })),
  )}
<form class="line" role="search" aria-label="Gutscheine suchen" method="get" action="${pageOf.vouchers(client)}">
${state === 'all' ? '' : html`<input type="hidden" name="state" value="${state}">`}
<label class="with-icon width-line">${icon('search')}<span class="away">Code oder ein Teil davon</span><input name="q" type="search" value="${search}" placeholder="Code oder ein Teil davon"></label><button class="quiet">Suchen</button></form>
${table({
  label: 'Gutscheine',
  columns: [
    { label: 'Gutschein', kind: 'named nowrap' },
    { label: 'Nachlass', align: 'right' },
    { label: 'Gilt', kind: 'nowrap' },
    { label: 'Verwendet', align: 'right' },
    { label: 'Nachgelassen, netto', align: 'right' },
    { label: 'Stand' },
  ],
  rows: rows.map((row) => rowOf(row, client, today)),
  empty: search ? 'Dazu gibt es keinen Gutschein. Suchen Sie nach einem Teil des Codes.' : 'Hier steht kein Gutschein.',
})}
${pager({
  shown: [Math.min((page - 1) * VOUCHER_PAGE_SIZE + 1, last), last],
  total,
  ...(page > 1 && { previous: addressOf({ ...filter, page: page - 1 }) }),
  ...(page * VOUCHER_PAGE_SIZE < total && { next: addressOf({ ...filter, page: page + 1 }) }),
})}`;
}

/** Returns the address of a page of the list. */
function addressOf({ client, state, search, page }: VoucherFilter): string {
  const query = new URLSearchParams({
    ...(state !== 'all' && { state }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${pageOf.vouchers(client)}${query && `?${query}`}`;
}

function rowOf(row: VoucherRow, client: string, today: string): Row {
  const { code, used, max, given, state } = row;
  return {
    cells: [
      nameCell({ href: voucherPath(client, code), title: code }),
      valueText(row),
      validText(row, today),
      `${countText(used)} von ${countText(max)}`,
      given === 0 ? '–' : moneyText(given, 'de'),
      stateBadge(voucherStates[state]),
    ],
  };
}
