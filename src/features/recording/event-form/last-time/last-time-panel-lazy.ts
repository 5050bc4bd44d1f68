import { lazily } from '../../../../lib/lazily';

/** Offers what the last event of the same person had. */
export const lastTimePanel = lazily(async () => (await import('./last-time-panel')).LastTimePanel);
