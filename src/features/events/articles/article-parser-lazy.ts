import { lazily } from '../../../lib/lazily';

/** What reads lists of articles to the last word; cards of most answers do without it. */
export const articleParser = lazily(() => import('./article-page'));
