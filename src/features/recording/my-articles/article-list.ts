import type { ArticlePublishStatus, OwnArticle } from '../../../model/answers/own-article';
import type { OwnRecordList } from '../record-list/own-list';
import { ARTICLE_STATUS_LABELS } from './article-list-words';
import { OWN_ARTICLES } from './own-articles';

/** The configuration of the list of own articles. */
export const ARTICLE_LIST: OwnRecordList<OwnArticle, ArticlePublishStatus> = {
  ...OWN_ARTICLES,
  labels: ARTICLE_STATUS_LABELS,
};
