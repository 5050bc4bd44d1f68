import type { Locale } from '../../i18n/locale';
import { detailHref } from '../../routing/detail-href';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import type { CardLink } from '../card-link';
import { type ArticleFilter, articlesRoute } from './article-filter';

/** The link targets of a list of articles. */
export type ArticleLinks = {
  toArticle(id: string): CardLink;
  toFilter(filter: ArticleFilter): CardLink;
};

/**
 * Returns the links of a list of articles.
 *
 * @param detailUrl address template of articles on another page of the host, with `{articleId}`
 */
export function articleLinks(
  hrefOf: (route: string) => string,
  locale: Locale,
  detailUrl: string | undefined,
): ArticleLinks {
  const toRoute = (route: string): CardLink => ({ href: hrefOf(route), route });
  return {
    toArticle(id) {
      const href = detailUrl && detailHref(detailUrl, id, '{articleId}');
      return href ? { href } : toRoute(withLocale(paths.article(id), locale));
    },
    toFilter: (filter) => toRoute(articlesRoute(filter, locale)),
  };
}
