import { string, type } from 'superstruct';
import { formatDay } from '../../i18n/formats';
import type { Locale } from '../../i18n/locale';
import { isTime } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';

/** The date and location of an advertised event: its next date from a day on. */
export type AdvertisedEvent = {
  /** 'YYYY-MM-DD' in Berlin; absent if no date is left. */
  date?: string;
  /** The last day, if it differs. */
  endDate?: string;
  /** 'HH:mm'. */
  time?: string;
  place?: string;
};

const AdvertisedAnswer = type({
  ...{ date: maybe(DayAnswer), endDate: maybe(DayAnswer), time: maybe(string()), place: maybe(string()) },
});

/** Reads the event of an advert. @throws {ShapeError} naming each field that has a wrong type */
export function toAdvertisedEvent(answer: unknown): AdvertisedEvent {
  const { date, endDate, time, place } = parse(answer, AdvertisedAnswer, 'AdvertisedEvent');
  return {
    ...(date && { date }),
    ...(endDate && { endDate }),
    ...(isTime(time) && { time }),
    ...(place && { place }),
  };
}

const PHRASES = {
  de: { timeText: (time: string) => `${time} Uhr`, until: 'bis', span: '–' },
  en: { timeText: (time: string) => time, until: 'until', span: '–' },
} as const satisfies Record<Locale, object>;

/**
 * Returns the first line of an advert of an event, online and in print: 'Sa, 12. Dez. 2026, 19:30 Uhr · Zehntscheuer,
 * Pfullingen'.
 *
 * @param from day 'YYYY-MM-DD' on which the advert appears; a date that began earlier is shown as "until" its last day
 * @returns '' without date and location
 */
export function eventSummary({ date, endDate, time, place }: AdvertisedEvent, locale: Locale, from: string): string {
  const { timeText, until, span } = PHRASES[locale];
  const dayText = (day: string) => formatDay(day, locale, 'shortWithYear');
  const when = !date
    ? ''
    : endDate && date < from
      ? `${until} ${dayText(endDate)}`
      : endDate
        ? `${dayText(date)} ${span} ${dayText(endDate)}`
        : [dayText(date), time && timeText(time)].filter(Boolean).join(', ');
  return [when, place].filter(Boolean).join(' · ');
}
