import { array, boolean, integer, string, type } from 'superstruct';
import { instant, maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';

const DAY_STATES = ['free', 'few', 'taken', 'closed'] as const;

/** The availability of a slot's day; `closed`: past the booking deadline, or no day of the slot. */
export type AdvertDayState = (typeof DAY_STATES)[number];

/** A day of a slot with the net price of a single advert, in cents. */
export type AdvertDay = { date: string; state: AdvertDayState; free: number; cents: number };

const DaysAnswer = array(type({ date: DayAnswer, state: string(), free: integer(), cents: integer() }));

/** Reads the answer of GET adverts/availability; a state from a newer server becomes `closed`. @throws {ShapeError} */
export const toAdvertDays = (answer: unknown): AdvertDay[] =>
  parse(answer, DaysAnswer, 'AdvertDays').map((day) => ({
    ...day,
    state: DAY_STATES.find((state) => state === day.state) ?? 'closed',
  }));

const ReservationAnswer = type({
  id: string(),
  slot: string(),
  dates: array(DayAnswer),
  expires: instant(),
  isRenewable: maybe(boolean()),
});

/** A hold on slot days until `expires`, ISO 8601; some servers let a hold be renewed only once. */
export type AdvertReservation = {
  id: string;
  slot: string;
  dates: readonly string[];
  expires: string;
  isRenewable: boolean;
};

/** Reads the answer of POST adverts/reservations. @throws {ShapeError} */
export function toAdvertReservation(answer: unknown): AdvertReservation {
  const { isRenewable, ...reservation } = parse(answer, ReservationAnswer, 'AdvertReservation');
  return { ...reservation, isRenewable: isRenewable ?? true };
}
