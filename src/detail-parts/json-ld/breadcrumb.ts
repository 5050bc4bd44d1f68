import { msg } from '@lingui/core/macro';
import type { Translate } from '../../i18n/translation';
import type { TextIn } from '../../model/text-in';
import { paths } from '../../routing/paths';

type Node = Record<string, unknown>;

/** The data of a detail page for its breadcrumbs. */
export type BreadcrumbSource = {
  /** The absolute address of the page. */
  url: string;
  texts: { title: TextIn };
  _: Translate;
};

/**
 * Returns the schema.org BreadcrumbList from a list to one of its entries. Empty if the address of the page does not
 * contain the route, since the list then has no address.
 *
 * @param listPath as in '/events'; the path of the page is one step below it
 */
function breadcrumbOf(listPath: string, listName: string, { url, texts }: BreadcrumbSource): Node[] {
  const index = url.lastIndexOf(`${listPath}/`);
  if (index < 0) return [];
  const listUrl = url.slice(0, index + listPath.length);
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: listName, item: listUrl },
        { '@type': 'ListItem', position: 2, name: texts.title.children },
      ],
    },
  ];
}

/** Returns the breadcrumbs of an event. */
export const eventBreadcrumb = (source: BreadcrumbSource): Node[] =>
  breadcrumbOf(paths.events, source._(msg({ id: 'lbl_events', message: 'Veranstaltungen' })), source);

/** Returns the breadcrumbs of an article. */
export const articleBreadcrumb = (source: BreadcrumbSource): Node[] =>
  breadcrumbOf(paths.articles, source._(msg({ id: 'lbl_articles', message: 'Artikel' })), source);
