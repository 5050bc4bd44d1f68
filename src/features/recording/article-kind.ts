import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';
import { articleRules } from '../../settings/article-rules';
import { toArticleSettingsIn } from '../../settings/to-article-settings';
import type { RecordKind } from './record-kind';

/** Articles (spec section 2, "/secure/articles"). */
export const articleKind: RecordKind = {
  name: 'article',
  path: 'my/articles',
  list: memberPaths.articles,
  form: memberPaths.newArticle,
  own: memberPaths.ownArticle,
  shown: (id) => `${paths.articles}/${encodeURIComponent(id)}`,
  idName: 'articleId',
  rulesOf: (authenticatedArea, locale, layers) =>
    articleRules({ ...toArticleSettingsIn(locale, layers), authenticatedArea }),
};
