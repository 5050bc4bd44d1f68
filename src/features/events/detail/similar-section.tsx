import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventRow } from '../../../model/event';
import { usePortal } from '../../../portal/portal';
import { headingTag } from '../../../ui/heading-tag';
import { CardSkeleton } from '../card/card-skeleton';
import { EventCard } from '../card/event-card';
import { rubricCover } from '../card/rubric-cover-part';
import { favouritesOf, toggleFavourite } from '../favourites';
import type { EventsInput } from '../list/list-input';
import { listLinks } from '../list/list-links';
import { Section, SectionHeading } from './detail-layout';
import { useSimilarEvents } from './use-similar-events';

/** Width of the narrowest card and of the gap between two, as the cards' grid has them. */
const CARD_PX = 252;
const GAP_PX = 20;

/** Hides the cards of the last row where it is not full and other rows stand above it. */
const fullRows = (columns: number) => {
  const least = columns * (CARD_PX + GAP_PX) - GAP_PX;
  const first = `li:nth-of-type(${columns}n + ${columns + 1}):nth-last-of-type(-n + ${columns - 1})`;
  return `@container similar (min-width: ${least}px) and (max-width: ${least + CARD_PX + GAP_PX - 0.1}px) {
    ${first}, ${first} ~ li { display: none; }
  }`;
};

const Rows = styled.div`
  container: similar / inline-size;
  ${[2, 3, 4, 5].map(fullRows).join('\n')}
`;

const PLACEHOLDERS = ['first', 'second', 'third'];

/** Events like this one. Without any, and when they cannot be loaded, there is no such section. */
export function SimilarSection({ eventId, level }: { eventId: string; level: number }) {
  const { t } = useLingui();
  const events = useSimilarEvents(eventId);
  if (events?.length === 0) return null;
  return (
    <Section className="only-screen">
      <SectionHeading as={headingTag(level)}>
        {t({ id: 'lbl_similar', message: 'Ähnliche Veranstaltungen' })}
      </SectionHeading>
      <Rows>{events ? <EventCards events={events} level={level + 1} /> : <Waiting />}</Rows>
    </Section>
  );
}

function Waiting() {
  return (
    <div className="cards is-loading">
      {PLACEHOLDERS.map((index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Events as cards. @param level of their headings */
export function EventCards({ events, level }: { events: EventRow[]; level: number }) {
  const { client, router, input } = usePortal<EventsInput>();
  const speech = useSpeech();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const links = listLinks(router.hrefOf, speech.locale, input.detailUrl);
  const Heading = headingTag(Math.max(2, level)) as 'h2';
  return (
    <ul className="cards">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard
            {...{ event, speech, Heading }}
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
