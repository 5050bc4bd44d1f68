import { paths } from '../../routing/paths';
import { articleRules } from '../../settings/article-rules';
import { toArticleSettingsIn } from '../../settings/to-article-settings';
import type { RecordKind } from './record-kind';

/** The record kind of articles (spec section 2, "/secure/articles"). */
export const articleKind: RecordKind = {
  name: 'article',
  path: 'my/articles',
  list: paths.myArticles,
  form: paths.newArticle,
  editRoute: paths.ownArticle,
  publicRoute: (id) => paths.article(id),
  idName: 'articleId',
  rulesOf: (authenticatedArea, locale, layers) =>
    articleRules({ ...toArticleSettingsIn(locale, layers), authenticatedArea }),
};
