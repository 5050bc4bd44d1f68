import type { CountedDay } from '../../../model/answers/statistics';

const FULL_LENGTH = 100;
/** The gap between bars, as a share of a bar's space. */
const GAP_SHARE = 0.2;
/** The maximum width of a bar, so that few days do not look like walls. */
const MAX_BAR_WIDTH = 12;

/** A day in the chart, lengths in hundredths of its sides; clicks are drawn over views. */
export type ChartBar = { date: string; x: number; width: number; views: number; clicks: number };

/** The bars of a chart from left to right; `max` is the count at full height, 0 without any. */
export type Chart = { bars: ChartBar[]; max: number };

/** Computes the bars of days. */
export function chartOf(days: readonly CountedDay[]): Chart {
  const max = Math.max(0, ...days.map(({ views, clicks }) => Math.max(views, clicks)));
  const barSpace = FULL_LENGTH / Math.max(1, days.length);
  const width = Math.min(MAX_BAR_WIDTH, barSpace * (1 - GAP_SHARE));
  const height = (count: number) => (max === 0 ? 0 : (count / max) * FULL_LENGTH);
  return {
    max,
    bars: days.map(({ date, views, clicks }, index) => ({
      ...{ date, width, x: index * barSpace + (barSpace - width) / 2 },
      ...{ views: height(views), clicks: height(clicks) },
    })),
  };
}
