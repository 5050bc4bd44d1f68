import { setImmediate } from 'node:timers/promises';

/** So many items are put in order before others get their turn. */
const PIECE = 32_768;

/** Merges sorted lists into one, with turns for others in between: sorting a million items at once takes a second. */
export async function merged<Item>(
  lists: readonly (readonly Item[])[],
  compare: (one: Item, other: Item) => number,
): Promise<readonly Item[]> {
  let left = lists;
  while (left.length > 1) {
    const next: (readonly Item[])[] = [];
    for (let place = 0; place < left.length; place += 2)
      next.push(await mergedTwo(left[place] ?? [], left[place + 1] ?? [], compare));
    left = next;
  }
  return left[0] ?? [];
}

async function mergedTwo<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<readonly Item[]> {
  if (other.length === 0) return one;
  const result: Item[] = [];
  let [first, second] = [0, 0];
  while (first < one.length && second < other.length) {
    const isFirst = compare(one[first] as Item, other[second] as Item) <= 0;
    result.push((isFirst ? one[first] : other[second]) as Item);
    if (isFirst) first += 1;
    else second += 1;
    if (result.length % PIECE === 0) await setImmediate();
  }
  return result.concat(one.slice(first), other.slice(second));
}
