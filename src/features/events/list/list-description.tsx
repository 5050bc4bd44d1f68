import { useCallback } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventsInput } from '../../../cards/list-input';
import { listLinks } from '../../../cards/list-links';
import { listJsonLd } from '../../../detail-parts/json-ld/list-json-ld';
import { useJsonLd } from '../../../detail-parts/json-ld/use-json-ld';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventPage } from '../../../model/answers/event-page';
import { textIn } from '../../../model/text-in';
import { HEADING } from './list-view';

/** Renders the JSON-LD of a list while it is shown; nothing if its events have no own addresses. */
export function ListDescription({ page }: { page: EventPage }) {
  const { element, router, input } = usePortal<EventsInput>();
  const { _, locale } = useTranslation();
  const { detailUrl, history } = input;
  const isPortal = element.localName === 'event-portal' && history !== 'memory';
  const hasAddresses = detailUrl !== undefined || history === 'hash' || isPortal;
  const describe = useCallback(
    (address: string) => {
      const links = listLinks(router.hrefOf, locale, detailUrl);
      const entries = page.events.map(({ id, title, title_en }) => ({
        name: textIn(locale, title, title_en).children,
        url: new URL(links.toEvent(id).href, address).href,
      }));
      const offset = (page.number - 1) * page.pageSize;
      return hasAddresses ? listJsonLd({ name: _(HEADING), entries, offset, total: page.total }) : undefined;
    },
    [router, locale, detailUrl, page, _, hasAddresses],
  );
  useJsonLd(describe);
  return null;
}
