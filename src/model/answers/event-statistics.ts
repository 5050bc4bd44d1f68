import { array, boolean, integer, type } from 'superstruct';
import { parse } from '../../lib/parse';
import { DayAnswer } from './appointment';

const ComparedAnswer = type({ days: integer(), views: integer() });
const EventStatisticsAnswer = type({
  days: array(
    type({ date: DayAnswer, views: integer(), isAdvertised: boolean(), advertViews: integer(), clicks: integer() }),
  ),
  advertised: ComparedAnswer,
  others: ComparedAnswer,
});

/** A day of an event: views of its page, and those of the own adverts for it. */
export type EventDay = {
  /** 'YYYY-MM-DD' in Berlin. */
  date: string;
  views: number;
  isAdvertised: boolean;
  advertViews: number;
  clicks: number;
};

/** Whole days that are alike, and how often the event's page was looked at on them. */
export type ComparedDays = { days: number; views: number };

/** How often an event was looked at, with and without adverts; today is in neither sum. */
export type EventStatistics = { days: readonly EventDay[]; advertised: ComparedDays; others: ComparedDays };

/** Reads the answer of GET my/adverts/{id}/event-statistics. @throws {ShapeError} */
export const toEventStatistics = (answer: unknown): EventStatistics =>
  parse(answer, EventStatisticsAnswer, 'EventStatistics');

/** Views of a day on average; undefined without any day. */
export const averageOf = ({ days, views }: ComparedDays): number | undefined => (days > 0 ? views / days : undefined);

/** How many more views a day with an advert has than one without, as a share of these; undefined without either. */
export function changeOf({ advertised, others }: EventStatistics): number | undefined {
  const [withAdvert, without] = [averageOf(advertised), averageOf(others)];
  return withAdvert === undefined || !without ? undefined : withAdvert / without - 1;
}
