import type { Locale } from '../i18n/locale';
import { type EventFilter, queryOf } from '../model/event-filter';
import { detailHref } from '../routing/detail-href';
import type { ElementRouter } from '../routing/element-router';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import type { CardLink } from './card-link';

/** The link targets of a list. */
export type ListLinks = {
  toEvent(id: string): CardLink;
  toFilter(filter: EventFilter): CardLink;
};

/** Shows another filter; `replace` adds no history entry. */
export type ShowFilter = (filter: EventFilter, options?: { replace?: boolean }) => void;

/** Returns the route of a filtered list, locale prefix included. */
export function listRoute(filter: EventFilter, locale: Locale): string {
  const query = queryOf(filter);
  return withLocale(query ? `${paths.events}?${query}` : paths.events, locale);
}

/**
 * Returns the links of a list.
 *
 * @param detailUrl address template of details on another page of the host
 */
export function listLinks(hrefOf: ElementRouter['hrefOf'], locale: Locale, detailUrl: string | undefined): ListLinks {
  const toRoute = (route: string) => ({ href: hrefOf(route), route });
  return {
    toFilter: (filter) => toRoute(listRoute(filter, locale)),
    toEvent(id) {
      const href = detailUrl && detailHref(detailUrl, id);
      return href ? { href } : toRoute(withLocale(paths.event(id), locale));
    },
  };
}
