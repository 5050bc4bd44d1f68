import type { AdvertCatalogue, AdvertChannel, AdvertMedium, AdvertSlot } from '../../../model/answers/advert-catalogue';

/** What the person looks for. */
export type OfferFilter = {
  /** Id of a community where the adverts are to be read. */
  town: number | undefined;
  /** The most that a day may cost, in cents as prices are shown. */
  mostCents: number | undefined;
};

export const NO_FILTER: OfferFilter = { town: undefined, mostCents: undefined };

const netCents = ({ price }: AdvertSlot) => price.dayCents;

/**
 * The catalogue without what does not fit; what has nothing left is left out.
 *
 * @param centsOf what a day of a slot costs as it is shown
 */
export function fitting(
  catalogue: AdvertCatalogue,
  { town, mostCents }: OfferFilter,
  centsOf: (slot: AdvertSlot) => number = netCents,
): AdvertMedium[] {
  const isThere = ({ communities }: AdvertChannel) =>
    town === undefined || communities.length === 0 || communities.includes(town);
  const isCheap = (slot: AdvertSlot) => mostCents === undefined || centsOf(slot) <= mostCents;
  return catalogue
    .map((medium) => ({
      ...medium,
      channels: medium.channels
        .filter(isThere)
        .map((channel) => ({ ...channel, slots: channel.slots.filter(isCheap) }))
        .filter(({ slots }) => slots.length > 0),
    }))
    .filter(({ channels }) => channels.length > 0);
}

/** The towns for which anything is offered apart. */
export const townsOf = (catalogue: AdvertCatalogue): number[] => [
  ...new Set(catalogue.flatMap(({ channels }) => channels.flatMap(({ communities }) => communities))),
];

/** What a medium or channel offers, in short. */
export type Offer = { leastCents: number; nextFree: string | undefined; reach: number; slots: number };

/** Sums up channels. @param centsOf what a day of a slot costs as it is shown */
export function offerOf(channels: readonly AdvertChannel[], centsOf: (slot: AdvertSlot) => number = netCents): Offer {
  const slots = channels.flatMap((channel) => channel.slots);
  const [nextFree] = slots.flatMap((slot) => slot.nextFree ?? []).sort();
  return {
    leastCents: Math.min(...slots.map(centsOf)),
    nextFree,
    reach: channels.reduce((sum, { reach }) => sum + reach, 0),
    slots: slots.length,
  };
}
