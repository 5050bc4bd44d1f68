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
function fillTemplate(
  context: ElementContext,
  templateOrFunction: unknown,
  id: string,
  placeholder: string,
): string | undefined {
  const template: unknown =
    typeof templateOrFunction === 'function' ? templateOrFunction(context.host) : templateOrFunction;
  return pageHrefOf(
    context,
    typeof template === 'string' ? template.replaceAll(placeholder, encodeURIComponent(id)) : undefined,
  );
}

/** Returns the address of an attribute as an absolute one; undefined for none or an unsafe one. */
export const pageHrefOf = ({ page }: ElementContext, address: unknown): string | undefined =>
  typeof address === 'string' && address ? safeHref(absoluteUrl(address, new URL(page.url).origin)) : undefined;

/** Returns the links of a list as its script will set them. */
export function listLinksOf(context: ElementContext, locale: Locale): ListLinks {
  const toRoute = (route: string): CardLink => ({ href: context.hrefOf(route), route });
  return {
    toFilter: (filter) => toRoute(listRoute(filter, locale)),
    toEvent(id) {
      const href = fillTemplate(context, context.input.detailUrl, id, '{eventId}');
      return href ? { href } : toRoute(withLocale(paths.event(id), locale));
    },
  };
}

/** Returns the page of an event that works without scripts, if there is one. */
export const eventPageOf = (context: ElementContext, id: string, locale: Locale): string | undefined =>
  fillTemplate(context, context.input.detailUrl, id, '{eventId}') ??
  (context.pathBase === undefined
    ? fillTemplate(context, context.site.eventUrl, id, '{eventId}')
    : absolute(context, context.hrefOf(withLocale(paths.event(id), locale))));

/** Returns the page of an article that works without scripts, if there is one. */
export const articlePageOf = (context: ElementContext, id: string): string | undefined =>
  fillTemplate(context, context.input.detailUrl, id, '{articleId}') ??
  fillTemplate(context, context.site.articleUrl, id, '{articleId}');
