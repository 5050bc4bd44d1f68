import { lazily } from '../../../lib/lazily';

/** Why articles cannot be shown. */
export const articleFailure = lazily(async () => (await import('./article-failure')).ArticleFailure);
