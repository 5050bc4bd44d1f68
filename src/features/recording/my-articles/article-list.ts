import type { ArticleStanding, OwnArticle } from '../../../model/answers/own-article';
import type { OwnList } from '../record-list/own-list';
import { ARTICLE_STANDING_WORDS } from './article-list-words';
import { OWN_ARTICLES } from './own-articles';

/** The list of own articles. */
export const ARTICLE_LIST: OwnList<OwnArticle, ArticleStanding> = { ...OWN_ARTICLES, words: ARTICLE_STANDING_WORDS };
