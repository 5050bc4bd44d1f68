import { type BitSet, has, slotsIn } from './bit-set';
import { firstBehind } from './sorted';

/** All that could be listed, in its order, and by slot the place in it, -1 where a slot is not listed. */
export type Listing<Item> = { items: readonly Item[]; places: Int32Array };

/** Where this much more is listed than was found, the places of what was found are sorted instead of walking along. */
const RARE = 16;

/** @param slots how many slots there are */
export function listingOf<Item extends { slot: number }>(items: readonly Item[], slots: number): Listing<Item> {
  const places = new Int32Array(slots).fill(-1);
  for (let place = 0; place < items.length; place += 1) places[(items[place] as Item).slot] = place;
  return { items, places };
}

/** What to take out of a listing: so many of what is in the set, after some that are left out. */
export type Cut<Item> = {
  set: BitSet;
  /** How many slots are in the set. */
  total: number;
  /** Where to begin; everything before is not behind. */
  isBehind?: ((item: Item) => boolean) | undefined;
  offset: number;
  count: number;
};

/** Takes a part out of what is listed of a set, in its order. */
export function cut<Item extends { slot: number }>(listing: Listing<Item>, asked: Cut<Item>): Item[] {
  const { set, total, isBehind, offset, count } = asked;
  const { items, places } = listing;
  if (total * RARE < items.length) {
    const found = Int32Array.from(slotsIn(set), (slot) => places[slot] ?? -1)
      .filter((place) => place >= 0)
      .sort();
    const rare = Array.from(found, (place) => items[place] as Item);
    const start = isBehind ? firstBehind(rare, isBehind) : 0;
    return rare.slice(start + offset, start + offset + count);
  }
  const taken: Item[] = [];
  let left = offset;
  for (
    let place = isBehind ? firstBehind(items, isBehind) : 0;
    place < items.length && taken.length < count;
    place += 1
  ) {
    const item = items[place] as Item;
    if (!has(set, item.slot)) continue;
    if (left > 0) left -= 1;
    else taken.push(item);
  }
  return taken;
}
