import type { AdvertCatalogue, AdvertChannel, AdvertMedium, AdvertSlot } from '../../../model/answers/advert-catalogue';

/** The filter of offers. */
export type OfferFilter = {
  /** Id of the community to be reached. */
  town: number | undefined;
  /** The maximum price of a day, in cents as displayed. */
  maxCents: number | undefined;
};

export const NO_FILTER: OfferFilter = { town: undefined, maxCents: undefined };

const netCents = ({ price }: AdvertSlot) => price.dayCents;

/**
 * Filters the catalogue; media and channels without a matching slot are left out.
 *
 * @param centsOf returns the displayed price of a slot's day
 */
export function filterOffers(
  catalogue: AdvertCatalogue,
  { town, maxCents }: OfferFilter,
  centsOf: (slot: AdvertSlot) => number = netCents,
): AdvertMedium[] {
  const reachesTown = ({ communities }: AdvertChannel) =>
    town === undefined || communities.length === 0 || communities.includes(town);
  const isCheap = (slot: AdvertSlot) => maxCents === undefined || centsOf(slot) <= maxCents;
  return catalogue
    .map((medium) => ({
      ...medium,
      channels: medium.channels
        .filter(reachesTown)
        .map((channel) => ({ ...channel, slots: channel.slots.filter(isCheap) }))
        .filter(({ slots }) => slots.length > 0),
    }))
    .filter(({ channels }) => channels.length > 0);
}

/** Returns the ids of communities with separate offers. */
export const townsOf = (catalogue: AdvertCatalogue): number[] => [
  ...new Set(catalogue.flatMap(({ channels }) => channels.flatMap(({ communities }) => communities))),
];

/** The summary of a medium or channel. */
export type Offer = { minCents: number; nextFree: string | undefined; reach: number; slots: number };

/** Summarises channels. @param centsOf returns the displayed price of a slot's day */
export function offerOf(channels: readonly AdvertChannel[], centsOf: (slot: AdvertSlot) => number = netCents): Offer {
  const slots = channels.flatMap((channel) => channel.slots);
  const [nextFree] = slots.flatMap((slot) => slot.nextFree ?? []).sort();
  return {
    minCents: Math.min(...slots.map(centsOf)),
    nextFree,
    reach: channels.reduce((sum, { reach }) => sum + reach, 0),
    slots: slots.length,
  };
}
