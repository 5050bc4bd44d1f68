import { lazily } from '../../../../lib/lazily';

/** When an event is printed. */
export const publicationSection = lazily(async () => (await import('./publication-section')).PublicationSection);

/** The client's own fields. */
export const freeFieldsSection = lazily(async () => (await import('./free-fields-section')).FreeFieldsSection);
