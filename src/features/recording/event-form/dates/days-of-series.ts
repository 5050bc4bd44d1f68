import { type Series, type SeriesDay, seriesDays } from '../../../../model/series/series';

const known = new WeakMap<Series, readonly SeriesDay[]>();

/** Returns the days of a series, computed once per state of the form. */
export function daysOfSeries(series: Series): readonly SeriesDay[] {
  const found = known.get(series) ?? seriesDays(series);
  known.set(series, found);
  return found;
}

/** Returns the number of days on which a series takes place. */
export const countOfSeries = (series: Series): number =>
  daysOfSeries(series).filter(({ skipReason: left }) => !left).length;
