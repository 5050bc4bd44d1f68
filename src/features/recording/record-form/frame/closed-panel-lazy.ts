import { lazily } from '../../../../lib/lazily';

/** Why an event cannot be edited. */
export const closedPanel = lazily(async () => (await import('./closed-panel')).ClosedPanel);
