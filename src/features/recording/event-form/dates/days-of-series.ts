import { type Series, type SeriesDay, seriesDays } from '../../../../model/series/series';

const cache = new WeakMap<Series, readonly SeriesDay[]>();

/** Returns the days of a series, computed once per state of the form. */
export function daysOfSeries(series: Series): readonly SeriesDay[] {
  const days = cache.get(series) ?? seriesDays(series);
  cache.set(series, days);
  return days;
}

/** Returns the number of days on which a series takes place. */
export const countOfSeries = (series: Series): number =>
  daysOfSeries(series).filter(({ skipReason }) => !skipReason).length;
