import type { CountedDay } from '../../../model/answers/statistics';

const WHOLE = 100;
/** Of the room of a bar. */
const GAP_SHARE = 0.2;
/** A bar is never wider, so that few days do not look like walls. */
const WIDEST = 12;

/** A day in the chart, all lengths in hundredths of its sides; views are drawn light, clicks strong before them. */
export type Bar = { date: string; x: number; width: number; views: number; clicks: number };

/** The bars of a chart from left to right; `most` is what the whole height stands for, 0 where nothing was counted. */
export type Chart = { bars: Bar[]; most: number };

/** Draws days as bars. */
export function chartOf(days: readonly CountedDay[]): Chart {
  const most = Math.max(0, ...days.map(({ views, clicks }) => Math.max(views, clicks)));
  const room = WHOLE / Math.max(1, days.length);
  const width = Math.min(WIDEST, room * (1 - GAP_SHARE));
  const height = (count: number) => (most === 0 ? 0 : (count / most) * WHOLE);
  return {
    most,
    bars: days.map(({ date, views, clicks }, index) => ({
      ...{ date, width, x: index * room + (room - width) / 2 },
      ...{ views: height(views), clicks: height(clicks) },
    })),
  };
}
