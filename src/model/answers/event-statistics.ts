import { array, boolean, integer, type } from 'superstruct';
import { parse } from '../../lib/parse';
import { DayAnswer } from './lenient';

const ComparedAnswer = type({ days: integer(), views: integer() });
const EventStatisticsAnswer = type({
  days: array(type({ date: DayAnswer, views: integer(), isAdvertised: boolean() })),
  advertised: ComparedAnswer,
  others: ComparedAnswer,
});

/** A day of an event: views of its page, and whether the advert ran. */
export type EventDay = {
  /** 'YYYY-MM-DD' in Berlin. */
  date: string;
  views: number;
  isAdvertised: boolean;
};

/** The number of comparable whole days, and the views of the event's page on them. */
export type ComparedDays = { days: number; views: number };

/** The views of an event around an advert; today is in neither sum. */
export type EventStatistics = { days: readonly EventDay[]; advertised: ComparedDays; others: ComparedDays };

/** Reads the answer of GET my/adverts/{id}/event-statistics. @throws {ShapeError} */
export const toEventStatistics = (answer: unknown): EventStatistics =>
  parse(answer, EventStatisticsAnswer, 'EventStatistics');

/** Checks whether the event's page was counted on a day of the advert: its event may be newer. */
export const hasFigures = ({ days }: EventStatistics): boolean =>
  days.some(({ isAdvertised }) => isAdvertised) && days.some(({ views }) => views > 0);

/** Returns the average views a day; undefined without any day. */
export const averageOf = ({ days, views }: ComparedDays): number | undefined => (days > 0 ? views / days : undefined);

/** Returns the increase of daily views with adverts, as a share of those without; undefined if either is missing. */
export function changeOf({ advertised, others }: EventStatistics): number | undefined {
  const [withAdvert, without] = [averageOf(advertised), averageOf(others)];
  return withAdvert === undefined || !without ? undefined : withAdvert / without - 1;
}
