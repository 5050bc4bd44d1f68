import type { CardLink } from '../cards/card-link';
import type { ListLinks } from '../cards/list-links';
import { listRoute } from '../cards/list-links';
import type { Locale } from '../i18n/locale';
import { absoluteUrl, safeHref } from '../lib/urls';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import type { ElementContext } from './page-context';

/** Returns an address in the page as an absolute one. */
export const absolute = ({ page }: ElementContext, href: string): string => new URL(href, page.url).href;

/** Fills an id into the address template of an element or site, as detailHref() does in the page. */
function filled({ page, host }: ElementContext, given: unknown, id: string, place: string): string | undefined {
  const template: unknown = typeof given === 'function' ? given(host) : given;
  if (typeof template !== 'string' || !template) return undefined;
  return safeHref(absoluteUrl(template.replaceAll(place, encodeURIComponent(id)), new URL(page.url).origin));
}

/** Returns the links of a list as its script will set them. */
export function listLinksOf(around: ElementContext, locale: Locale): ListLinks {
  const toRoute = (route: string): CardLink => ({ href: around.hrefOf(route), route });
  return {
    toFilter: (filter) => toRoute(listRoute(filter, locale)),
    toEvent(id) {
      const href = filled(around, around.input.detailUrl, id, '{eventId}');
      return href ? { href } : toRoute(withLocale(paths.event(id), locale));
    },
  };
}

/** Returns the page of an event that works without scripts, if there is one. */
export const eventPageOf = (around: ElementContext, id: string, locale: Locale): string | undefined =>
  filled(around, around.input.detailUrl, id, '{eventId}') ??
  (around.pathBase === undefined
    ? filled(around, around.site.eventUrl, id, '{eventId}')
    : absolute(around, around.hrefOf(withLocale(paths.event(id), locale))));

/** Returns the page of an article that works without scripts, if there is one. */
export const articlePageOf = (around: ElementContext, id: string): string | undefined =>
  filled(around, around.input.detailUrl, id, '{articleId}') ??
  filled(around, around.site.articleUrl, id, '{articleId}');
