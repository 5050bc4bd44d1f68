import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../../../../app/use-query';
import { CardSkeleton } from '../../../../cards/card-skeleton';
import { Section, SectionHeading } from '../../../../detail-parts/detail-layout';
import type { EventRow } from '../../../../model/answers/event-row';
import type { RelatedEventLists } from '../../../../model/answers/related-events';
import { headingTag } from '../../../../ui/heading-tag';
import { useSimilarEvents } from '../use-similar-events';
import { CardRow, CardRowBox } from './card-row';
import { relatedEventsOf } from './find-related-events';

const NO_EVENTS: RelatedEventLists = { promoter: [], location: [], nearby: [] };
const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

type Props = { eventId: string; level: number };

/**
 * Renders lists of related events, each in a row that scrolls sideways. Empty and failed lists are left out. Similar
 * events come first, so that later responses push nothing away.
 */
export function RelatedEvents({ eventId, level }: Props) {
  const { t } = useLingui();
  const similar = useSimilarEvents(eventId);
  // A server without this call responds 404; the event is then shown without related events.
  const { promoter, location, nearby } = useQuery(relatedEventsOf(eventId), { quiet: true }).value ?? NO_EVENTS;
  const rows: [heading: string, events: readonly EventRow[]][] = [
    [t({ id: 'lbl_more_of_promoter', message: 'Mehr von diesem Veranstalter' }), promoter],
    [t({ id: 'lbl_more_at_location', message: 'Mehr an diesem Ort' }), location],
    [t({ id: 'lbl_nearby', message: 'Am selben Tag in der Nähe' }), nearby],
  ];
  const similarHeading = t({ id: 'lbl_similar', message: 'Ähnliche Veranstaltungen' });
  return (
    <>
      {similar ? (
        <CardRow heading={similarHeading} {...{ level }} events={similar} />
      ) : (
        <LoadingRow {...{ level }} heading={similarHeading} />
      )}
      {rows.map(([heading, events]) => (
        <CardRow key={heading} {...{ heading, events, level }} />
      ))}
    </>
  );
}

function LoadingRow({ heading, level }: { heading: string; level: number }) {
  return (
    <Section className="only-screen">
      <SectionHeading as={headingTag(level)}>{heading}</SectionHeading>
      <CardRowBox>
        <div className="cards is-loading">
          {PLACEHOLDERS.map((index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      </CardRowBox>
    </Section>
  );
}
