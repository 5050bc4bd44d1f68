import { msg } from '@lingui/core/macro';
import type { Translate } from '../../i18n/translation';
import type { TextIn } from '../../model/text-in';
import { paths } from '../../routing/paths';

type Node = Record<string, unknown>;

/** The data of a detail page for its breadcrumbs. */
export type Crumb = {
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
function wayFrom(listPath: string, listName: string, { url, texts }: Crumb): Node[] {
  const at = url.lastIndexOf(`${listPath}/`);
  if (at < 0) return [];
  const listUrl = url.slice(0, at + listPath.length);
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
export const wayToEvent = (crumb: Crumb): Node[] =>
  wayFrom(paths.events, crumb._(msg({ id: 'lbl_events', message: 'Veranstaltungen' })), crumb);

/** Returns the breadcrumbs of an article. */
export const wayToArticle = (crumb: Crumb): Node[] =>
  wayFrom(paths.articles, crumb._(msg({ id: 'lbl_articles', message: 'Artikel' })), crumb);
