import { lazily } from '../../../../lib/lazily';

/** The month and the week. */
export const monthPart = lazily(async () => ({ Shown: (await import('./month-part')).MonthView }));
