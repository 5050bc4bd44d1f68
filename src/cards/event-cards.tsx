/** @jsxImportSource #view */
import { useSnapshot } from 'valtio';
import { usePortal } from '../app/portal';
import { useTranslation } from '../i18n/use-translation';
import type { EventRow } from '../model/answers/event-row';
import { headingTag } from '../ui/heading-tag';
import { EventCard } from './event-card';
import { favouritesOf, toggleFavourite } from './favourites';
import type { EventsInput } from './list-input';
import { listLinks } from './list-links';
import { rubricCover } from './rubric-cover';

type Props = {
  events: readonly EventRow[];
  /** The level of their headings. */
  level: number;
};

/** Renders events as cards, each with its favourite button. */
export function EventCards({ events, level }: Props) {
  const { client, router, input } = usePortal<EventsInput>();
  const translation = useTranslation();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const links = listLinks(router.hrefOf, translation.locale, input.detailUrl);
  const Heading = headingTag(Math.max(2, level)) as 'h2';
  return (
    <ul className="cards">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard
            {...{ event, translation, Heading }}
            host={client.host}
            link={links.toEvent(event.id)}
            isFirst={false}
            cover={rubricCover(event)}
            isFavourite={ids.includes(event.id)}
            onToggleFavourite={(id) => toggleFavourite(client.host, id)}
          />
        </li>
      ))}
    </ul>
  );
}
