import { addDays, weekdayOf } from '../../../../../src/lib/days';
import type { ClosedDay } from '../../../adverts/closed-days';
import { closingMs } from '../../../adverts/closing';
import type { Slot } from '../../../adverts/slots';
import { berlinDay } from '../../../platform/berlin-day';
import { daysOf } from './period';

/** A slot of the catalogue in the occupancy. */
export type CalendarPlace = Slot & {
  name: string;
  channel: string;
  medium: string;
  mediumId: string;
  /** False if the slot, its channel or its medium is switched off: only what has been sold appears. */
  isActive: boolean;
};

/** The sold and held places of a day, and the net price of the sold ones in cents. */
export type DayCount = { sold: number; held: number; cents: number };

/** The sold, held and closed days of places; the keys are place and day. */
export type DayCounts = {
  counts: ReadonlyMap<string, DayCount>;
  closed: ReadonlyMap<string, ClosedDay>;
};

/** A slot as far as its days need it. */
export type DayPlace = Pick<CalendarPlace, 'id' | 'capacity' | 'weekdays' | 'closing' | 'isActive'>;

/** Places with what is sold, held and closed. */
export type PlaceOccupancy<Place extends DayPlace = CalendarPlace> = DayCounts & { places: readonly Place[] };

/** A day of a place. */
export type PlaceDay = DayCount & {
  day: string;
  state: 'open' | 'closed' | 'none';
  /**
   * The number of adverts that can appear: the capacity of the place on the days on which it appears, without closed
   * ones. What has been sold before a day was closed or the place was made smaller appears all the same, and counts.
   */
  offered: number;
};

/** The sums of a range of days; cells of days that have passed count what appeared, as the others are credited. */
export type Sums = {
  offered: number;
  /** The bought places; held ones are not sold. */
  sold: number;
  /** The places that can still be bought. */
  free: number;
  /** The net prices of the bought days. */
  cents: number;
};

const NOTHING: DayCount = { sold: 0, held: 0, cents: 0 };

/** Returns a day of a place. */
export function placeDay({ counts, closed }: DayCounts, place: DayPlace, day: string): PlaceDay {
  const key = `${place.id} ${day}`;
  const count = counts.get(key) ?? NOTHING;
  const appears = place.isActive && place.weekdays.includes(weekdayOf(day));
  const state = !appears ? 'none' : closed.has(key) ? 'closed' : 'open';
  return { ...count, day, state, offered: Math.max(count.sold, state === 'open' ? place.capacity : 0) };
}

/** Returns the first day on which a place can still be bought. */
export function firstBookableDay({ closing }: Pick<DayPlace, 'closing'>, now: Date): string {
  let day = berlinDay(now);
  while (closingMs(closing, day) <= now.getTime()) day = addDays(day, 1);
  return day;
}

/** Returns the number of places that can still be bought on a day. @param firstBookable by firstBookableDay() */
export const freeOn = ({ state, offered, sold, held, day }: PlaceDay, firstBookable: string): number =>
  state === 'open' && day >= firstBookable ? Math.max(0, offered - sold - held) : 0;

/** Adds up days of a place. */
function sumsOf(days: readonly PlaceDay[], firstBookable: string): Sums {
  const sums = { offered: 0, sold: 0, free: 0, cents: 0 };
  for (const day of days) {
    sums.offered += day.offered;
    sums.sold += day.sold;
    sums.free += freeOn(day, firstBookable);
    sums.cents += day.cents;
  }
  return sums;
}

/** A place with its sums in a range of days. */
export type PlaceSums<Place extends DayPlace = CalendarPlace> = { place: Place; sums: Sums };

/** Returns the sums of each place in a range of days. */
export function placeSums<Place extends DayPlace>(
  occupancy: PlaceOccupancy<Place>,
  range: { first: string; last: string },
  now: Date,
): PlaceSums<Place>[] {
  const days = daysOf(range);
  return occupancy.places.map((place) => ({
    place,
    sums: sumsOf(
      days.map((day) => placeDay(occupancy, place, day)),
      firstBookableDay(place, now),
    ),
  }));
}

/** Adds up sums. */
export const totalSums = (all: readonly Sums[]): Sums =>
  all.reduce(
    (total, { offered, sold, free, cents }) => ({
      offered: total.offered + offered,
      sold: total.sold + sold,
      free: total.free + free,
      cents: total.cents + cents,
    }),
    { offered: 0, sold: 0, free: 0, cents: 0 },
  );

const PERCENT = 100;

/** Formats how much of what is offered is sold, as in '51 %'; '–' where nothing is offered. */
export const soldShareText = ({ offered, sold }: Pick<Sums, 'offered' | 'sold'>): string =>
  offered === 0 ? '–' : `${Math.round((sold / offered) * PERCENT)} %`;
