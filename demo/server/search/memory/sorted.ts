/** The first place from 0 up to `length` that is behind something; whatever comes after it is, too. */
export function firstPlace(length: number, isBehind: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The place of the first item behind a key; the items are in the order of the keys. */
export const firstBehind = <Item>(items: readonly Item[], isBehind: (item: Item) => boolean): number =>
  firstPlace(items.length, (place) => isBehind(items[place] as Item));

/** A sorted list without some of its items and with others, which are few: nothing is sorted anew. */
export function replaced<Item>(
  list: readonly Item[],
  gone: readonly Item[],
  come: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Item[] {
  const result = [...list];
  const placeOf = (item: Item) => firstBehind(result, (other) => compare(other, item) >= 0);
  for (const item of gone) {
    const place = placeOf(item);
    if (result[place] === item) result.splice(place, 1);
  }
  for (const item of come) result.splice(placeOf(item), 0, item);
  return result;
}
