import { lazily } from '../../../../lib/lazily';

/** The month and the week. */
export const monthPart = lazily(async () => {
  const { MonthView, DatesCount } = await import('./month-part');
  return { Shown: MonthView, Count: DatesCount };
});
