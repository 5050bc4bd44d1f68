import { type Series, type SeriesDay, seriesDays } from '../../../../model/series/series';

const known = new WeakMap<Series, readonly SeriesDay[]>();

/** The days of a series as the form holds it: they are worked out once for each state of the form. */
export function daysOfSeries(series: Series): readonly SeriesDay[] {
  const found = known.get(series) ?? seriesDays(series);
  known.set(series, found);
  return found;
}

/** How many days of a series take place. */
export const countOfSeries = (series: Series): number => daysOfSeries(series).filter(({ left }) => !left).length;
