import { lazily } from '../../../../lib/lazily';

/** Why a record cannot be edited. */
export const closedPanel = lazily(async () => (await import('./closed-panel')).ClosedPanel);
