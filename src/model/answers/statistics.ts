import { array, integer, type } from 'superstruct';
import { parse } from '../../lib/parse';
import { DayAnswer } from './lenient';

const StatisticsAnswer = type({
  days: array(type({ date: DayAnswer, views: integer(), clicks: integer() })),
  total: type({ views: integer(), clicks: integer() }),
});

/** Views and clicks of an advert on a day in Berlin. */
export type CountedDay = { date: string; views: number; clicks: number };

/** Views and clicks of each day of an advert up to today, and their totals. */
export type Statistics = { days: readonly CountedDay[]; total: { views: number; clicks: number } };

/** Reads the answer of GET my/adverts/{id}/statistics. @throws {ShapeError} */
export const toStatistics = (answer: unknown): Statistics => parse(answer, StatisticsAnswer, 'Statistics');

/** Returns the click rate, 0 to 1; undefined without any view. */
export const rateOf = ({ views, clicks }: { views: number; clicks: number }): number | undefined =>
  views > 0 ? Math.min(1, clicks / views) : undefined;
