import { lazily } from '../../../lib/lazily';

/** What a list does beside its cards. */
export const listBeside = lazily(async () => (await import('./list-beside-part')).ListBesidePart);
