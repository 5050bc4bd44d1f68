import { lazily } from '../../../../lib/lazily';

/** For whom an event is recorded, where it is, and who organises it. */
export const placesSection = lazily(async () => (await import('./places-section')).PlacesSection);
