import { lazily } from '../../../../lib/lazily';

/** When an event takes place. */
export const datesSection = lazily(async () => (await import('./dates-section')).DatesSection);
