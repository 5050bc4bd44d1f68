import { html } from 'hono/html';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { type PlaceDay, type Sums, shareText } from './occupancy';

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

/** Renders what is sold on a day: its number of the capacity, or the lock of a closed day. */
export const dayContent = (day: PlaceDay): Html =>
  day.state === 'closed'
    ? html`${icon('lock', 'small')}${day.sold > 0 ? html`<b>${day.sold}</b>` : ''}`
    : html`<span><b>${day.sold}</b><small>/${day.offered}</small></span>${bar(day)}`;

/** Says what is sold on a day, as in '3 von 4 belegt'. */
export function dayText({ state, offered, sold, held }: PlaceDay): string {
  if (state === 'closed') return sold > 0 ? `geschlossen, ${sold} verkauft` : 'geschlossen';
  return `${sold} von ${offered} belegt${held > 0 ? `, ${held} gehalten` : ''}`;
}

/** Renders the occupancy and the revenue of a place. */
export const sumCell = (sums: Sums): Html =>
  html`<td class="sum"><b>${shareText(sums)}</b><span class="second">${moneyText(sums.cents, 'de')}</span></td>`;
