import type { ReviewedKind } from '../../../reviews/review-types';
import { pageOf } from '../../page/addresses';
import type { SectionName } from '../../page/frame';

/** The words of a page that differ between events and articles. */
export const recordWords = {
  event: {
    ...{ list: 'Veranstaltungen', it: 'sie', he: 'sie', It: 'Die Veranstaltung', author: 'Der Veranstalter' },
    ...{ unknown: 'Diese Veranstaltung gibt es nicht' },
    current: 'events',
    ...{ allLabel: 'Zu den Veranstaltungen', all: pageOf.events, one: pageOf.event },
  },
  article: {
    ...{ list: 'Artikel', it: 'ihn', he: 'er', It: 'Der Artikel', author: 'Der Autor' },
    ...{ unknown: 'Diesen Artikel gibt es nicht' },
    current: 'articles',
    ...{ allLabel: 'Zu den Artikeln', all: pageOf.articles, one: pageOf.article },
  },
} as const satisfies Readonly<Record<ReviewedKind, { current: SectionName } & object>>;
