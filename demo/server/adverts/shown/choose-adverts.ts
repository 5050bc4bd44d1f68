/** An advert to choose from, with its slot. */
export type WeightedAdvert = {
  slot: string;
  /** The number of adverts that the slot shows. */
  capacity: number;
  /** The weight: an advert of twice the weight comes first twice as often. */
  weight: number;
};

const MIN_WEIGHT = 1;

/**
 * Chooses some of the running adverts at random, by their weights. So each appears as often as it should, without a
 * record of earlier choices. No slot shows more adverts than its capacity.
 *
 * @param random returns a new number from 0 to 1 for each call
 */
export function chooseAdverts<Advert extends WeightedAdvert>(
  running: readonly Advert[],
  count: number,
  random: () => number,
): Advert[] {
  const shuffled = running
    // Efraimidis and Spirakis: each advert has the greatest of these keys with the share of its weight.
    .map((advert) => ({ advert, key: Math.log(1 - random()) / Math.max(MIN_WEIGHT, advert.weight) }))
    .sort((one, other) => other.key - one.key);
  const countBySlot = new Map<string, number>();
  const chosen: Advert[] = [];
  for (const { advert } of shuffled) {
    const slotCount = countBySlot.get(advert.slot) ?? 0;
    if (chosen.length === count || slotCount >= advert.capacity) continue;
    countBySlot.set(advert.slot, slotCount + 1);
    chosen.push(advert);
  }
  return chosen;
}
