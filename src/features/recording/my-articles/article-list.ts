import type { OwnList } from '../own-records/own-list';
import { ARTICLE_STANDING_WORDS } from './article-list-words';
import { type ArticleStanding, OWN_ARTICLES, type OwnArticle } from './own-article';

/** The list of own articles. */
export const ARTICLE_LIST: OwnList<OwnArticle, ArticleStanding> = { ...OWN_ARTICLES, words: ARTICLE_STANDING_WORDS };
