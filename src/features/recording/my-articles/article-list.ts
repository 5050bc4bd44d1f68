import { memberPaths } from '../../../routing/member-paths';
import type { OwnList } from '../own-records/own-filter';
import { ARTICLE_STANDING_WORDS } from './article-list-words';
import { ARTICLE_STANDINGS, type ArticleStanding, type OwnArticle, toOwnArticle } from './own-article';

/** The list of own articles. */
export const ARTICLE_LIST: OwnList<OwnArticle, ArticleStanding> = {
  path: 'my/articles',
  route: memberPaths.articles,
  standings: ARTICLE_STANDINGS,
  words: ARTICLE_STANDING_WORDS,
  orders: ['updated', 'date', 'title'],
  read: toOwnArticle,
};
