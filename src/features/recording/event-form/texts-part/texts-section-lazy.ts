import { lazily } from '../../../../lib/lazily';

/** Title and main rubric of an event. */
export const textsSection = lazily(async () => (await import('./texts-section')).TextsSection);
