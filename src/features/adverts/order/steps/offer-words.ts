import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatNumber } from '../../../../i18n/formats';
import type { Translation } from '../../../../i18n/translation';
import {
  type AdvertChannel,
  type AdvertSlot,
  catalogueDescription,
  catalogueName,
} from '../../../../model/answers/advert-catalogue';
import type { Community } from '../../../../model/answers/community';
import type { Offer } from '../offers';
import type { ShownPrice } from '../use-shown-price';

/** Formats the lowest price: 'ab 29,00 € netto am Tag', or with VAT. */
export const minPriceText = (
  { minCents }: Pick<Offer, 'minCents'>,
  { _ }: Translation,
  { perDay }: Pick<ShownPrice, 'perDay'>,
): string => {
  const price = perDay(minCents);
  return _(msg`ab ${price}`);
};

/** Formats the next free day, or that there is none. */
export const nextFreeLabel = (day: string | undefined, { _, locale }: Translation): string =>
  day ? formatDay(day, locale, 'short') : _(msg`in den nächsten Monaten keiner`);

/** Formats a reach: '12.500 Menschen am Tag'. */
export const reachText = (reach: number, { _, locale }: Translation): string => {
  const people = formatNumber(reach, locale);
  return _(msg`etwa ${people} Menschen am Tag`);
};

/** Returns the loaded names of a channel's communities, 'Reutlingen, Pfullingen'; undefined without any. */
export const townNames = (
  { communities }: Pick<AdvertChannel, 'communities'>,
  towns: readonly Pick<Community, 'communityId' | 'name'>[],
): string | undefined =>
  towns
    .filter(({ communityId }) => communities.includes(communityId))
    .map(({ name }) => name)
    .join(', ') || undefined;

/** Formats a size: '640 × 400 Pixel', in print mm. */
export const slotSizeLabel = ({ place, size: { width, height } }: AdvertSlot, { _, locale }: Translation): string => {
  const [wide, high] = [formatNumber(width, locale, 1), formatNumber(height, locale, 1)];
  return place === 'print' ? _(msg`${wide} × ${high} mm`) : _(msg`${wide} × ${high} Pixel`);
};

/** Formats the booking deadline: '2 Werktage vorher, 12:00 Uhr'. */
export function deadlineText({ workdays, time }: AdvertSlot['closing'], { _ }: Pick<Translation, '_'>): string {
  if (workdays === 0) return _(msg`am letzten Werktag bis zum Erscheinen, ${time} Uhr`);
  return _(msg`${plural(workdays, { one: '# Werktag vorher', other: '# Werktage vorher' })}, ${time} Uhr`);
}

/** Formats the number of adverts a day in a slot. */
export const capacityText = (capacity: number, { _ }: Pick<Translation, '_'>): string =>
  _(msg`${plural(capacity, { one: '# Anzeige am Tag', other: '# Anzeigen am Tag' })}`);

const KINDS: Readonly<Record<'print' | 'online', MessageDescriptor>> = { print: msg`gedruckt`, online: msg`online` };

export const kindLabel = (kind: 'print' | 'online', { _ }: Pick<Translation, '_'>): string => _(KINDS[kind]);

/** Returns name and description in the language of the page. */
export const nameAndDescription = (
  entry: Parameters<typeof catalogueName>[0] & Parameters<typeof catalogueDescription>[0],
  { locale }: Pick<Translation, 'locale'>,
) => ({
  name: catalogueName(entry, locale),
  description: catalogueDescription(entry, locale),
});
