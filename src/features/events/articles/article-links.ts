import type { Locale } from '../../../i18n/locale';
import { absoluteUrl, safeHref } from '../../../lib/urls';
import { articlePaths } from '../../../routing/article-paths';
import type { ElementRouter } from '../../../routing/element-router';
import { inLocale } from '../../../routing/locale-of-path';
import type { CardLink } from '../card/event-card';

/**
 * Where a link to an article leads.
 *
 * @param detailUrl template of articles on another page of the host, with `{articleId}` in it
 */
export function articleLink(
  id: string,
  { hrefOf, locale, detailUrl }: { hrefOf: ElementRouter['hrefOf']; locale: Locale; detailUrl: string | undefined },
): CardLink {
  const filled = detailUrl?.replaceAll('{articleId}', encodeURIComponent(id));
  const href = filled && safeHref(absoluteUrl(filled, window.location.origin));
  if (href) return { href };
  const route = inLocale(articlePaths.article(id), locale);
  return { href: hrefOf(route), route };
}
