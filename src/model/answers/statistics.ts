import { array, integer, type } from 'superstruct';
import { parse } from '../../lib/parse';
import { DayAnswer } from './appointment';

const StatisticsAnswer = type({
  days: array(type({ date: DayAnswer, views: integer(), clicks: integer() })),
  total: type({ views: integer(), clicks: integer() }),
});

/** How often an advert was seen and clicked on a day in Berlin. */
export type CountedDay = { date: string; views: number; clicks: number };

/** The same of each of its days up to today, and of all of them. */
export type Statistics = { days: readonly CountedDay[]; total: { views: number; clicks: number } };

/** Reads the answer of GET my/adverts/{id}/statistics. @throws {ShapeError} */
export const toStatistics = (answer: unknown): Statistics => parse(answer, StatisticsAnswer, 'Statistics');

/** How many of a hundred views were followed by a click; undefined without any view. */
export const rateOf = ({ views, clicks }: { views: number; clicks: number }): number | undefined =>
  views > 0 ? Math.min(1, clicks / views) : undefined;
