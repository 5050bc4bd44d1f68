import { lazily } from '../../../../lib/lazily';

/** What is said where no article matches. */
export const nothingFound = lazily(async () => (await import('./nothing-found')).NothingFound);
