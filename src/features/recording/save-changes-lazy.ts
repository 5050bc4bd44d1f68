import { lazily } from '../../lib/lazily';

/** Saves at log-out what only this device has. */
export const draftSaver = lazily(async () => (await import('./save-changes')).saveDraft);
