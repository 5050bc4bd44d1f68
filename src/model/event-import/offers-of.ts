import type { EventContent } from '../records/event-content';
import type { ImportGap } from './found-event';
import type { JsonLdNode } from './json-ld-nodes';
import { textOfNode, type Values } from './node-values';
import { plainLine } from './plain-lines';

type Offers = { price: EventContent['price']; free: boolean; isSoldOut: boolean; urls: string[]; gaps: ImportGap[] };

const AMOUNT = /^\D{0,5}(\d{1,6})(?:[.,](\d{1,2}))?\D{0,5}$/;

/** Reads the price of an event in cents, and the addresses of its ticket sales. */
export function offersOf(event: JsonLdNode, values: Values): Offers {
  const offers = values.nodes(event, 'offers');
  const inEuros = offers.filter((offer) => isEuro(currencyOf(offer, values)));
  const foreign = offers.map((offer) => currencyOf(offer, values)).find((currency) => !isEuro(currency));
  const written = inEuros.flatMap((offer) => amountsOf(offer, values));
  const amounts = written.map(centsOf);
  const unread = written.filter((text) => centsOf(text) === undefined).slice(0, 5);
  const read = amounts.flatMap((cents) => cents ?? []).sort((one, other) => one - other);
  const [least, most] = [read[0], read.at(-1)];
  const isFree = isTrue(values.all(event, 'isAccessibleForFree')[0]);
  const isAllFree = most === 0;
  const states = offers.map((offer) => values.text(offer, 'availability'));
  return {
    price: isAllFree || isFree ? EMPTY : { text: '', from: least, to: most === least ? undefined : most },
    free: isFree || isAllFree,
    isSoldOut: states.length > 0 && states.every((state) => /SoldOut$/.test(state)),
    urls: offers.map((offer) => values.text(offer, 'url')).filter(Boolean),
    gaps: [
      ...(foreign === undefined ? [] : [{ code: 'currency', params: { currency: foreign.slice(0, 10) } } as const]),
      ...unread.map((text): ImportGap => ({ code: 'price', params: { text: plainLine(text).slice(0, 60) } })),
    ],
  };
}

const EMPTY: EventContent['price'] = { text: '', from: undefined, to: undefined };

const isTrue = (value: unknown) => value === true || /^(?:true|https?:\/\/schema\.org\/True)$/i.test(textOfNode(value));
const isEuro = (currency: string) => /^(?:EUR|€|)$/i.test(currency);

/** Returns the currency of an offer or of its price specification. */
const currencyOf = (offer: JsonLdNode, values: Values): string =>
  [offer, ...values.nodes(offer, 'priceSpecification')].map((one) => values.text(one, 'priceCurrency')).find(Boolean) ??
  '';

const amountsOf = (offer: JsonLdNode, values: Values): string[] =>
  [offer, ...values.nodes(offer, 'priceSpecification')]
    .flatMap((one) => ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'].map((name) => values.text(one, name)))
    .filter(Boolean);

function centsOf(text: string): number | undefined {
  const [, euros, cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
