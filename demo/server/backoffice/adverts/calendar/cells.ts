import { html } from 'hono/html';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { type PlaceDay, type Sums, soldShareText } from './occupancy';

const BAR_LENGTH = 100;

/** Renders how much of what is offered is sold, and held, as a bar. */
export function bar({ offered, sold, held = 0 }: { offered: number; sold: number; held?: number }): Html {
  const part = (count: number) => Math.round(offered === 0 ? 0 : Math.min(1, count / offered) * BAR_LENGTH);
  return html`<svg class="filled" viewBox="0 0 ${BAR_LENGTH} 5" preserveAspectRatio="none" aria-hidden="true">${
    held > 0 ? html`<rect class="held" width="${part(sold + held)}" height="5"/>` : ''
  }<rect width="${part(sold)}" height="5"/></svg>`;
}

/** Returns the class of the cell of some days. */
export const cellKind = ({ offered, sold, state }: Pick<PlaceDay, 'offered' | 'sold' | 'state'>): string =>
  state === 'closed' ? 'closed' : offered > 0 && sold >= offered ? 'full' : '';

/** Renders how much of what is offered is sold, as in '3/4'; screen readers read '3 von 4 belegt'. */
export const countContent = ({ sold, offered }: { sold: number; offered: number }): Html =>
  html`<span><b>${sold}</b><span class="away"> von </span><small><span aria-hidden="true">/</span>${offered}</small><span class="away"> belegt</span></span>`;

/** Renders what is sold on a day: its number of the capacity, or the lock of a closed day. */
export function dayContent(day: PlaceDay): Html {
  if (day.state !== 'closed')
    return html`${countContent(day)}${day.held > 0 ? html`<span class="away">, ${day.held} gehalten</span>` : ''}${bar(day)}`;
  return html`<span class="away">geschlossen</span>${icon('lock', 'small')}${
    day.sold > 0 ? html`<span class="away">, </span><b>${day.sold}</b><span class="away"> verkauft</span>` : ''
  }`;
}

/** Renders how many days of a month are closed, if any. */
export const closedCount = (days: number): Html | '' =>
  days === 0
    ? ''
    : html`<small class="shut-days"><span class="away">, geschlossen: </span>${icon('lock', 'small')}${days}<span class="away"> ${days === 1 ? 'Tag' : 'Tage'}</span></small>`;

/** Renders the occupancy and the revenue of a place. */
export const sumCell = (sums: Sums): Html =>
  html`<td class="sum"><b>${soldShareText(sums)}</b><span class="second">${moneyText(sums.cents, 'de')}</span></td>`;
