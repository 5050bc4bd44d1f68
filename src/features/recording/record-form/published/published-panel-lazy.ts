import { lazily } from '../../../../lib/lazily';

/** What can be done after an event was published, or sent to be reviewed. */
export const publishedPanel = lazily(async () => (await import('./published-panel')).PublishedPanel);
