import type { EventContent } from '../records/event-content';
import type { ImportGap } from './imported-event';
import type { JsonLdNode } from './json-ld-nodes';
import { type NodeReader, textOfNode } from './node-values';
import { plainLine } from './plain-lines';

type Offers = { price: EventContent['price']; free: boolean; isSoldOut: boolean; urls: string[]; gaps: ImportGap[] };

const AMOUNT = /^\D{0,5}(\d{1,6})(?:[.,](\d{1,2}))?\D{0,5}$/;

/** Reads the price of an event in cents, and the addresses of its ticket sales. */
export function offersOf(event: JsonLdNode, values: NodeReader): Offers {
  const offers = values.nodes(event, 'offers');
  const inEuros = offers.filter((offer) => isEuro(currencyOf(offer, values)));
  const foreign = offers.map((offer) => currencyOf(offer, values)).find((currency) => !isEuro(currency));
  const amountTexts = inEuros.flatMap((offer) => amountsOf(offer, values));
  const amounts = amountTexts.map(centsOf);
  const unreadable = amountTexts.filter((text) => centsOf(text) === undefined).slice(0, 5);
  const sortedCents = amounts.flatMap((cents) => cents ?? []).sort((one, other) => one - other);
  const [min, max] = [sortedCents[0], sortedCents.at(-1)];
  const isFree = isTrue(values.all(event, 'isAccessibleForFree')[0]);
  const isAllFree = max === 0;
  const states = offers.map((offer) => values.text(offer, 'availability'));
  return {
    price: isAllFree || isFree ? NO_PRICE : { text: '', from: min, to: max === min ? undefined : max },
    free: isFree || isAllFree,
    isSoldOut: states.length > 0 && states.every((state) => /SoldOut$/.test(state)),
    urls: offers.map((offer) => values.url(offer, 'url')).filter(Boolean),
    gaps: [
      ...(foreign === undefined ? [] : [{ code: 'currency', params: { currency: foreign.slice(0, 10) } } as const]),
      ...unreadable.map((text): ImportGap => ({ code: 'price', params: { text: plainLine(text).slice(0, 60) } })),
    ],
  };
}

const NO_PRICE: EventContent['price'] = { text: '', from: undefined, to: undefined };

const isTrue = (value: unknown) => value === true || /^(?:true|https?:\/\/schema\.org\/True)$/i.test(textOfNode(value));
const isEuro = (currency: string) => /^(?:EUR|€|)$/i.test(currency);

/** Returns the currency of an offer or of its price specification. */
const currencyOf = (offer: JsonLdNode, values: NodeReader): string =>
  [offer, ...values.nodes(offer, 'priceSpecification')].map((one) => values.text(one, 'priceCurrency')).find(Boolean) ??
  '';

const amountsOf = (offer: JsonLdNode, values: NodeReader): string[] =>
  [offer, ...values.nodes(offer, 'priceSpecification')]
    .flatMap((one) => ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'].map((name) => values.text(one, name)))
    .filter(Boolean);

function centsOf(text: string): number | undefined {
  const [, euros, cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
