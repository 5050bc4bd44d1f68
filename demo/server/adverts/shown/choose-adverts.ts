/** What is chosen from: an advert with the slot that it stands in. */
export type Weighted = {
  slot: string;
  /** How many adverts the slot takes. */
  capacity: number;
  /** An advert of twice the weight comes first twice as often. */
  weight: number;
};

const MIN_WEIGHT = 1;

/**
 * Chooses some of the adverts that run, by chance and by their weights, so that each comes as often as it should without
 * anything being kept of what was shown before. No slot gives more adverts than it takes.
 *
 * @param random from 0 to 1, another one for each call
 */
export function chooseAdverts<Advert extends Weighted>(
  running: readonly Advert[],
  count: number,
  random: () => number,
): Advert[] {
  const drawn = running
    // Efraimidis and Spirakis: the greatest of these keys is each advert's with the share that its weight has.
    .map((advert) => ({ advert, key: Math.log(1 - random()) / Math.max(MIN_WEIGHT, advert.weight) }))
    .sort((one, other) => other.key - one.key);
  const taken = new Map<string, number>();
  const chosen: Advert[] = [];
  for (const { advert } of drawn) {
    const inSlot = taken.get(advert.slot) ?? 0;
    if (chosen.length === count || inSlot >= advert.capacity) continue;
    taken.set(advert.slot, inSlot + 1);
    chosen.push(advert);
  }
  return chosen;
}
