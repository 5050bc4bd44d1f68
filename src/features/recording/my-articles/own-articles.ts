import {
  ARTICLE_PUBLISH_STATUSES,
  type ArticlePublishStatus,
  type OwnArticle,
  toOwnArticle,
} from '../../../model/answers/own-article';
import { paths } from '../../../routing/paths';
import type { OwnRecordList } from '../record-list/own-list';

/** The configuration of the list of own articles, without labels. */
export const OWN_ARTICLES: Omit<OwnRecordList<OwnArticle, ArticlePublishStatus>, 'labels'> = {
  path: 'my/articles',
  route: paths.myArticles,
  statusParameter: 'status',
  statuses: ARTICLE_PUBLISH_STATUSES,
  orders: ['updated', 'date', 'title'],
  read: toOwnArticle,
};
