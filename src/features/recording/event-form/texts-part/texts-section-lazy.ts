import { lazily } from '../../../../lib/lazily';

/** Title, rubrics and tags of an event. */
export const textsSection = lazily(async () => (await import('./texts-section')).TextsSection);
