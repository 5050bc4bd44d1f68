import { lazily } from '../../../lib/lazily';

/** The articles about an event, below it. */
export const eventArticles = lazily(async () => (await import('./event-articles')).EventArticles);
