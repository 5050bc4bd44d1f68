import { msg } from '@lingui/core/macro';
import type { Translate } from '../../i18n/translation';
import type { TextIn } from '../../model/text-in';
import { paths } from '../../routing/paths';

type Node = Record<string, unknown>;

/** What a page of one thing says of itself. */
export type Crumb = {
  /** Absolute address of the page. */
  url: string;
  texts: { title: TextIn };
  _: Translate;
};

/**
 * The way from a list to one of its things (schema.org BreadcrumbList): nothing where the address of the page does not
 * hold the route, so that the list has no address of its own.
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

/** The way to an event. */
export const wayToEvent = (crumb: Crumb): Node[] =>
  wayFrom(paths.events, crumb._(msg({ id: 'lbl_events', message: 'Veranstaltungen' })), crumb);

/** The way to an article. */
export const wayToArticle = (crumb: Crumb): Node[] =>
  wayFrom(paths.articles, crumb._(msg({ id: 'lbl_articles', message: 'Artikel' })), crumb);
