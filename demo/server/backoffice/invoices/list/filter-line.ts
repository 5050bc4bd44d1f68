import { html } from 'hono/html';
import { buyerName } from '../../../adverts/invoice/zugferd-data';
import type { Queryable } from '../../../platform/database/database';
import { monthTitle } from '../../books/months';
import { pageOf } from '../../page/addresses';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { chipLink, chipMenu, countText } from '../../ui/shapes';
import { type Choices, findBuyerName, findChoices } from './find-choices';
import { countUnreminded, type InvoiceRow, isKept } from './find-invoices';
import { addressOf, hasBuyer, type InvoiceFilter, listFieldsOf } from './invoice-filter';

/** The choices of the filters of the list. */
export type FilterView = Choices & {
  /** The name of the chosen buyer, and the names on the page. */
  buyer: string | undefined;
  buyers: string[];
  /** The number of overdue invoices without a reminder; undefined in a set that has none. */
  unreminded: number | undefined;
};

/** Formats a month as in 'Oktober 2026'; a year stays as it is. */
export const monthText = (month: string): string => (month.length === 4 ? month : monthTitle(month));

/** Loads what the filters of the list offer. @param today in Berlin */
export async function loadFilterView(
  from: Queryable,
  { filter, rows, today }: { filter: InvoiceFilter; rows: readonly InvoiceRow[]; today: string },
): Promise<FilterView> {
  const canRemind = filter.set === 'open' || filter.set === 'overdue';
  return {
    ...(await findChoices(from, filter, today)),
    buyer: await findBuyerName(from, filter),
    buyers: [...new Set(rows.map(({ buyer }) => buyerName(buyer)))].sort((one, other) =>
      one.localeCompare(other, 'de'),
    ),
    unreminded: canRemind || filter.isUnreminded ? await countUnreminded(from, filter, today) : undefined,
  };
}

/** Renders the search and the filters: forms and links, which keep each other. */
export function filterLine(filter: InvoiceFilter, view: FilterView): Html {
  const { unreminded } = view;
  return html`<div class="line">${searchForm(filter)}<nav class="chips" aria-label="Filter">${monthMenu(filter, view)}${buyerMenu(filter, view)}${placeMenu(filter, view)}${
    !unreminded && !filter.isUnreminded
      ? ''
      : chipLink({
          href: addressOf(filter, { isUnreminded: !filter.isUnreminded }),
          ...{ label: 'Noch nicht gemahnt', count: unreminded, isCurrent: filter.isUnreminded },
        })
  }</nav></div>`;
}

function searchForm(filter: InvoiceFilter): Html {
  const fields = Object.entries(listFieldsOf({ ...filter, search: '', page: 1 }));
  return html`<form class="line" role="search" aria-label="Rechnungen suchen" method="get" action="${pageOf.invoices(filter.client)}">${fields.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<label class="with-icon">${icon('search')}<span class="away">Nummer, Name oder Betrag</span><input name="q" type="search" value="${filter.search}" placeholder="Nummer, Name, Betrag"></label><button class="quiet">Suchen</button></form>`;
}

type Item = { href: string; label: string; count?: number | undefined; isCurrent: boolean };

const itemLink = ({ href, label, count, isCurrent }: Item) =>
  html`<a href="${href}"${isCurrent ? html` aria-current="true"` : ''}>${label}${count === undefined ? '' : html` <span class="count">${countText(count)}</span>`}</a>`;

const menuOf = (label: string, isOn: boolean, items: readonly Item[]): Html =>
  chipMenu({ label, isOn, items: items.map(itemLink) });

function monthMenu(filter: InvoiceFilter, { months }: FilterView): Html {
  const { month } = filter;
  const years = [...new Set(months.map(({ value }) => value.slice(0, 4)))];
  const countIf = (count: number) => (isKept(filter) ? count : undefined);
  const itemOf = (value: string, count: number): Item => ({
    href: addressOf(filter, { month: value }),
    label: monthText(value),
    ...{ count: countIf(count), isCurrent: value === month },
  });
  return menuOf(month ? monthText(month) : 'Monat', month !== '', [
    { href: addressOf(filter, { month: '' }), label: 'Alle Monate', isCurrent: month === '' },
    ...years.flatMap((year) => {
      const own = months.filter(({ value }) => value.startsWith(year));
      return [
        itemOf(
          year,
          own.reduce((sum, { count }) => sum + count, 0),
        ),
        ...own.map(({ value, count }) => itemOf(value, count)),
      ];
    }),
  ]);
}

function buyerMenu(filter: InvoiceFilter, { buyer, buyers }: FilterView): Html {
  const none = { buyer: '', person: 0, organisation: 0 };
  return menuOf(buyer ?? 'Käufer', hasBuyer(filter), [
    { href: addressOf(filter, none), label: 'Alle Käufer', isCurrent: buyer === undefined },
    ...buyers.map((name) => ({
      href: addressOf(filter, { ...none, buyer: name }),
      ...{ label: name, isCurrent: filter.buyer === name },
    })),
  ]);
}

function placeMenu(filter: InvoiceFilter, { places }: FilterView): Html {
  const { place } = filter;
  const chosen = places.find(({ value }) => value === place);
  return menuOf(chosen?.label ?? (place ? 'Ein Platz' : 'Platz'), place !== '', [
    { href: addressOf(filter, { place: '' }), label: 'Alle Plätze', isCurrent: place === '' },
    ...places.map(({ value, label, count }) => ({
      href: addressOf(filter, { place: value }),
      ...{ label, count: isKept(filter) ? count : undefined, isCurrent: value === place },
    })),
  ]);
}
