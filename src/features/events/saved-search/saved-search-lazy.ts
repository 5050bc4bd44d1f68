import { lazily } from '../../../lib/lazily';

/** Asks for mails about a search. */
export const savedSearchForm = lazily(async () => (await import('./saved-search-form')).SavedSearchForm);
