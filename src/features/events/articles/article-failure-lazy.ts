import { lazily } from '../../../lib/lazily';

/** Why a list of articles cannot be shown. */
export const articlesFailure = lazily(async () => (await import('./article-failure')).ArticlesFailure);
