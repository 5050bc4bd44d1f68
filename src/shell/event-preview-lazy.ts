import { lazily } from '../lib/lazily';

/** The views of visitors for an event that is not published yet. */
export const eventPreview = lazily(async () =>
  (await import('../features/events/preview/event-preview')).loadEventPreview(),
);
