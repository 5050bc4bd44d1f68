import { string, type } from 'superstruct';
import { formatDay } from '../../i18n/formats';
import type { Locale } from '../../i18n/locale';
import { isTime } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './appointment';

/** When and where the event of an advert takes place: its next date from a day on. */
export type AdvertisedEvent = {
  /** 'YYYY-MM-DD' in Berlin; absent where none is left. */
  date?: string;
  /** The last day, where it is another. */
  endDate?: string;
  /** 'HH:mm'. */
  time?: string;
  place?: string;
};

const AdvertisedAnswer = type({
  ...{ date: maybe(DayAnswer), endDate: maybe(DayAnswer), time: maybe(string()), place: maybe(string()) },
});

/** @throws {ShapeError} naming each field that has a wrong type */
export function toAdvertisedEvent(answer: unknown): AdvertisedEvent {
  const { date, endDate, time, place } = parse(answer, AdvertisedAnswer, 'AdvertisedEvent');
  return {
    ...(date && { date }),
    ...(endDate && { endDate }),
    ...(isTime(time) && { time }),
    ...(place && { place }),
  };
}

const WORDS = {
  de: { at: (time: string) => `${time} Uhr`, until: 'bis', span: '–' },
  en: { at: (time: string) => time, until: 'until', span: '–' },
} as const satisfies Record<Locale, object>;

/**
 * Words with which every advert of an event begins, on a page as on paper: 'Sa, 12. Dez. 2026, 19:30 Uhr · Zehntscheuer,
 * Pfullingen'.
 *
 * @param from day 'YYYY-MM-DD' on which the advert appears: what has begun before is said to last until its end
 * @returns '' where neither date nor place is known
 */
export function eventLine({ date, endDate, time, place }: AdvertisedEvent, locale: Locale, from: string): string {
  const { at, until, span } = WORDS[locale];
  const words = (day: string) => formatDay(day, locale, 'shortWithYear');
  const when = !date
    ? ''
    : endDate && date < from
      ? `${until} ${words(endDate)}`
      : endDate
        ? `${words(date)} ${span} ${words(endDate)}`
        : [words(date), time && at(time)].filter(Boolean).join(', ');
  return [when, place].filter(Boolean).join(' · ');
}
