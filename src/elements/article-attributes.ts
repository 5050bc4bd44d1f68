import { maybeAmount as count, type Kind, maybeText as text } from '../settings/setting-kinds';

/** The element of articles with its own attributes, beside the common ones. */
export const articleAttributes = {
  /** Articles as cards, the last that has appeared first; one opens in place, or on `detail-url`. Shows nothing where the client has not switched articles on (`applicationSettings.activateArticles`). */
  'article-list': {
    /** Name of a tag, or several separated by commas: articles that have one of them. */
    tag: text(),
    /** Id of an event: the articles about it. */
    'event-id': text(),
    /** Number of articles, without links to further pages. Default: all of them, in pages of the setting `eventList.resultsPerPage`. */
    limit: count(1, 100),
    /** Address of an article on another page, with `{articleId}` in it. Default: the article opens in place. */
    'detail-url': text(),
  },
} as const satisfies Record<string, Record<string, Kind<unknown>>>;
