import { msg, plural } from '@lingui/core/macro';
import { formatPrice } from '../../../cards/format-price';
import { rowValue } from '../record-form/frame/row-value';
import { ACCESS_LABELS } from './access/access-labels';
import type { EventDraft } from './event-draft';

/** Returns an amount that can be read. */
const amountIn = <Name extends string>(name: Name, cents: unknown) =>
  (typeof cents === 'number' ? { [name]: cents } : {}) as Partial<Record<Name, number>>;

/** Renders the price. */
export const PriceValue = rowValue<EventDraft>(({ free, price }, translation) => {
  const amounts = { ...amountIn('from', price.from), ...amountIn('to', price.to) };
  const amount = formatPrice({ isFree: free, price: { text: '', currency: 'EUR', ...amounts } }, translation);
  return [amount, price.text].filter(Boolean).join(' · ');
});

/** Renders for whom the event is accessible. */
export const AccessValue = rowValue<EventDraft>(
  ({ barrierFree, children, accessFeatures = [], accessibility, easyText, signLanguageUrl }, { _ }) =>
    [
      barrierFree && _(msg`Barrierefrei`),
      ...accessFeatures.map((feature) => _(ACCESS_LABELS[feature])),
      accessibility,
      children && _(msg`Für Kinder`),
      easyText && _(msg`Text in Leichter Sprache`),
      signLanguageUrl && _(msg`Video in Gebärdensprache`),
    ]
      .filter(Boolean)
      .join(' · '),
);

/** Renders the number of links and ticket agencies. */
export const LinksValue = rowValue<EventDraft>(({ links, ticketAgencies }, { _ }) =>
  [
    links.length > 0 && _(msg`${plural(links.length, { one: '# Link', other: '# Links' })}`),
    ticketAgencies.length > 0 &&
      _(msg`${plural(ticketAgencies.length, { one: '# Vorverkaufsstelle', other: '# Vorverkaufsstellen' })}`),
  ]
    .filter(Boolean)
    .join(' · '),
);
