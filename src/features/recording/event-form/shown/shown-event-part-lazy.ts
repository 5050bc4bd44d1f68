import { lazily } from '../../../../lib/lazily';

/** An own event to read. */
export const shownEventPart = lazily(async () => (await import('./shown-event-part')).ShownEventPart);
