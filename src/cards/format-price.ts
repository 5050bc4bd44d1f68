import { msg } from '@lingui/core/macro';
import { formatMoney } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import type { EventRow } from '../model/answers/event-row';

/** Formats the price of an event: 'Eintritt frei', '12 €', 'ab 8 €', '8 € – 12,50 €'; '' if it is missing. */
export function formatPrice({ price, isFree }: Pick<EventRow, 'price' | 'isFree'>, { _, locale }: Translation): string {
  const { from, to, currency = 'EUR' } = price ?? {};
  const start = from === undefined ? '' : formatMoney(from, currency, locale);
  const most = to === undefined ? '' : formatMoney(to, currency, locale);
  if (isFree || (from === 0 && !to)) return _(msg`Eintritt frei`);
  if (from !== undefined && to !== undefined) return from === to ? most : `${start} – ${most}`;
  if (start) return _(msg`ab ${start}`);
  return most && _(msg`bis ${most}`);
}
