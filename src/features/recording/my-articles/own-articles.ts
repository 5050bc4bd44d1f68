import {
  ARTICLE_STANDINGS,
  type ArticleStanding,
  type OwnArticle,
  toOwnArticle,
} from '../../../model/answers/own-article';
import { paths } from '../../../routing/paths';
import type { OwnList } from '../record-list/own-list';

/** The own articles, without the words of their list. */
export const OWN_ARTICLES: Omit<OwnList<OwnArticle, ArticleStanding>, 'words'> = {
  path: 'my/articles',
  route: paths.myArticles,
  statusParameter: 'status',
  statuses: ARTICLE_STANDINGS,
  orders: ['updated', 'date', 'title'],
  read: toOwnArticle,
};
