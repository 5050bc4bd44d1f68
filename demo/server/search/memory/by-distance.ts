import { metresBetween } from '../circle';
import type { EventFilter } from '../event-filter';
import { compareKeys, type Key } from '../page-key';
import { slotsIn } from './bit-set';
import type { Appointment, ClientIndex } from './client-index';
import { byDate, dateKeys } from './date-order';
import type { Memo } from './memo';
import type { Ordering, Row } from './ordering';
import { placesOf } from './places';
import { firstBehind } from './sorted';
import { countedIn, dayNumber, shownOf } from './spans';

/** From place to place, the nearest first; what has no place comes last. Only those that the page needs are sorted. */
export function byDistance({ index, memo, filter, hits, offset }: Ordering, key: readonly Key[] | undefined): Row[] {
  const { distances, rankOf } = nearness(index, memo, filter);
  const found = slotsIn(hits.set);
  const numbers = new Int32Array(distances.length);
  for (const slot of found) numbers[rankOf(slot)] = (numbers[rankOf(slot)] ?? 0) + 1;
  // What is as near as the key may stand before it.
  const nearest = key ? distances.findIndex((metres) => metres >= Number(key[0])) : 0;
  if (nearest < 0) return [];
  let farthest = nearest;
  let missing = offset + filter.pageSize - (key ? 0 : (numbers[nearest] ?? 0));
  while (missing > 0 && farthest + 1 < numbers.length) {
    farthest += 1;
    missing -= numbers[farthest] ?? 0;
  }
  const counts = countedIn(filter);
  const first = dayNumber(filter.from);
  const byDay = byDate(first);
  const inReach = found
    .filter((slot) => rankOf(slot) >= nearest && rankOf(slot) <= farthest)
    .flatMap((slot) => shownOf(index.events[slot], counts) ?? [])
    .sort((one, other) => rankOf(one.slot) - rankOf(other.slot) || byDay(one, other));
  const keysOf = (shown: Appointment) => [distances[rankOf(shown.slot)] ?? 0, ...dateKeys(shown, first)];
  const start = key ? firstBehind(inReach, (shown) => compareKeys(keysOf(shown), key) > 0) : 0;
  return inReach
    .slice(start + offset, start + offset + filter.pageSize)
    .map((shown) => ({ shown, keys: keysOf(shown) }));
}

/** All distances that there are, ascending, and which of them is that of a slot. */
type Nearness = { distances: readonly number[]; rankOf: (slot: number) => number };

function nearness(index: ClientIndex, memo: Memo, { centre }: EventFilter): Nearness {
  const places = placesOf(index, memo);
  return memo('distances', JSON.stringify(centre), () => {
    const metres = places.points.map((point) =>
      point && centre ? centimetresExact(metresBetween(centre, point)) : FAR,
    );
    const distances = [...new Set(metres)].sort((one, other) => (one < other ? -1 : 1));
    const ranks = new Map(distances.map((distance, rank) => [distance, rank]));
    const rankOfPlace = Int32Array.from(metres, (distance) => ranks.get(distance) ?? 0);
    return { distances, rankOf: (slot) => rankOfPlace[places.numbers[slot] ?? 0] ?? 0 };
  });
}

const FAR = Number.POSITIVE_INFINITY;
/** Parts of a centimetre depend on the machine. */
const centimetresExact = (metres: number) => Math.round(metres * 100) / 100;
