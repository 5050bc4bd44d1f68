import type { Locale } from '../../i18n/locale';
import { detailHref } from '../../routing/detail-href';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import type { CardLink } from '../card-link';
import { type ArticleFilter, articlesRoute } from './article-filter';

/** Where the links of a list of articles lead. */
export type ArticleLinks = {
  toArticle(id: string): CardLink;
  toFilter(filter: ArticleFilter): CardLink;
};

/**
 * The links of a list of articles.
 *
 * @param detailUrl template of articles on another page of the host, with `{articleId}` in it
 */
export function articleLinks(
  hrefOf: (route: string) => string,
  locale: Locale,
  detailUrl: string | undefined,
): ArticleLinks {
  const inPlace = (route: string): CardLink => ({ href: hrefOf(route), route });
  return {
    toArticle(id) {
      const href = detailUrl && detailHref(detailUrl, id, '{articleId}');
      return href ? { href } : inPlace(withLocale(paths.article(id), locale));
    },
    toFilter: (filter) => inPlace(articlesRoute(filter, locale)),
  };
}
