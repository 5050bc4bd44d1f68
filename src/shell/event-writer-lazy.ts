import { lazily } from '../lib/lazily';
import type { EventWriter } from '../portal/event-writer';

/** The form of an event inside another screen. */
export const eventWriter: EventWriter = lazily(
  async () => (await import('../features/recording/event-form/event-screen')).EventInside,
);
