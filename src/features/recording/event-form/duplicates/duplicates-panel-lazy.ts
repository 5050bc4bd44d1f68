import { lazily } from '../../../../lib/lazily';

/** Says while an event is written that there may be one like it already. */
export const duplicatesPanel = lazily(async () => (await import('./duplicates-panel')).DuplicatesPanel);
