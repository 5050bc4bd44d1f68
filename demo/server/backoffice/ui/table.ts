import { html } from 'hono/html';
import type { Html } from '../page/page';
import { type IconName, icon } from './icons';

/** A column of a table. */
export type Column = {
  label: string;
  align?: 'right';
  /** The address that sorts by it, and the direction if the table is sorted by it. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined };
  /** True for a column whose label only screen readers read. */
  isHidden?: boolean;
  /** A class of its cells, such as `pick`, `menu-cell` or `nowrap`. */
  kind?: string;
};

/** A row of a table; the cells as its columns. */
export type Row = { id?: string; cells: readonly (Html | string)[]; isChosen?: boolean };

/** A cell of the sums; a wide one spans several columns. */
export type FootCell = Html | string | { content: string; span: number };

/** A table, or what stands in its place when it is empty. */
export type Table = {
  /** Its name for screen readers, and its heading if `hasHeading`. */
  label: string;
  hasHeading?: boolean;
  /** The content below and beside its heading. */
  lead?: string | Html | undefined;
  actions?: Html | undefined;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The cells of the sums. */
  foot?: readonly FootCell[];
  isDense?: boolean;
  /** The bar of what can be done with chosen rows. */
  bulk?: Html;
  /** The sentence of an empty table. */
  empty: string | Html;
};

/** Renders a table in its box. */
export function table({ label, hasHeading, lead, actions, columns, rows, foot, isDense, bulk, empty }: Table): Html {
  const heading = hasHeading
    ? html`<div class="caption split"><div><h2>${label}</h2>${lead && html`<p class="soft small">${lead}</p>`}</div>${actions && html`<div class="line">${actions}</div>`}</div>`
    : '';
  if (rows.length === 0) return html`<div class="table-box">${heading}<div class="empty"><p>${empty}</p></div></div>`;
  return html`<div class="table-box">${heading}${bulk}<div class="table-scroll" role="region" aria-label="${label}" tabindex="0"><table class="table${isDense ? ' dense' : ''}">
<thead><tr>${columns.map(headerCell)}</tr></thead>
<tbody>${rows.map(({ id, cells, isChosen }) => html`<tr${id ? html` id="${id}"` : ''}${isChosen ? html` class="chosen"` : ''}>${cells.map((cell, index) => dataCell(cell, columns[index]))}</tr>`)}</tbody>
${foot && html`<tfoot><tr>${footCells(foot, columns)}</tr></tfoot>`}</table></div></div>`;
}

function headerCell({ label, align, sort, isHidden, kind = '' }: Column): Html {
  const text = isHidden ? html`<span class="away">${label}</span>` : label;
  const content = sort
    ? html`<a class="sort" href="${sort.href}">${text}${sort.direction && icon('down', 'small')}</a>`
    : text;
  return html`<th scope="col" class="${align ?? ''} ${kind}"${sort?.direction ? html` aria-sort="${sort.direction}"` : ''}>${content}</th>`;
}

const dataCell = (cell: Html | string, column: Column | undefined) =>
  html`<td class="${column?.align ?? ''} ${column?.kind ?? ''}">${cell}</td>`;

function footCells(foot: readonly FootCell[], columns: readonly Column[]): Html[] {
  let place = 0;
  return foot.map((cell) => {
    const column = columns[place];
    const isWide = typeof cell === 'object' && 'span' in cell;
    place += isWide ? cell.span : 1;
    return isWide ? html`<td colspan="${cell.span}">${cell.content}</td>` : dataCell(cell, column);
  });
}

/** Renders the name of a thing, whose whole cell is the link to its page; its column is of the kind `named`. */
export const nameCell = ({
  href,
  title,
  second,
  sign,
}: {
  href: string;
  title: string;
  second?: string | Html | undefined;
  sign?: IconName;
}): Html =>
  html`<div class="entry">${sign && icon(sign)}<span><a class="first" href="${href}">${title}</a>${second && html`<span class="second">${second}</span>`}</span></div>`;

/** Renders two lines of a cell. */
export const twoLines = (first: string | Html, second: string | Html | undefined): Html =>
  html`${first}${second && html`<span class="second">${second}</span>`}`;
