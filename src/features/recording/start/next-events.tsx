import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { setAreaCount } from '../../../app/area-counts';
import { usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { EmptyBox } from '../../../cards/record-list/empty-box';
import { recordListFilter } from '../../../cards/record-list/list-filter';
import { RecordRows } from '../../../cards/record-list/row-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventPublishStatus } from '../../../model/answers/own-event';
import { needsRelation } from '../../../model/relation-problems';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { headingTag } from '../../../ui/heading-tag';
import { findOwnRecords } from '../api';
import { OwnEventRow } from '../my-events/event-row';
import { OWN_EVENTS } from '../my-events/own-events';
import { useEventActions } from '../my-events/use-event-actions';

const MAX_EVENTS = 4;

/** The statuses of events that wait elsewhere on the page, or for nobody. */
const ELSEWHERE: readonly EventPublishStatus[] = ['draft', 'rejected', 'past'];

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  align-items: center;
`;

const Heading = styled.h3`
  font-size: var(--text-l);
  line-height: 1.3;
`;

/** Renders the next own events with their actions, or how to begin for a person without any. */
export function NextEvents() {
  const { t } = useLingui();
  const { client, router, headingLevel, settings } = usePortal();
  const person = usePerson();
  const { locale } = useTranslation();
  const titleId = useId();
  const { step, value, retry } = useQuery(
    {
      key: ['next events'],
      load: (signal) => findOwnRecords(client, OWN_EVENTS, recordListFilter(OWN_EVENTS, '?sort=date'), signal),
    },
    { quiet: true },
  );
  const total = value?.total ?? 0;
  useEffect(() => {
    if (value) setAreaCount(client, paths.myEvents, total);
  }, [client, value, total]);
  const { actOn, notices } = useEventActions(retry);
  const route = withLocale(paths.myEvents, locale);
  // The start page works without this list, which is the same as that of the own events.
  if (step === 'failed' || !value) return null;
  const next = value.rows
    .filter(({ nextDate, publishStatus }) => nextDate && !ELSEWHERE.includes(publishStatus))
    .slice(0, MAX_EVENTS);
  if (total > 0 && next.length === 0) return notices;
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Heading as={headingTag(headingLevel + 1)} id={titleId}>
          {t`Ihre nächsten Veranstaltungen`}
        </Heading>
        {total > next.length && (
          <a className="button is-text" href={router.hrefOf(route)} data-route={route}>
            {t`${plural(total, { one: 'Alle ansehen', other: 'Alle # ansehen' })}`}
          </a>
        )}
      </Head>
      {notices}
      {total === 0 ? (
        <EmptyBox
          isFiltered={false}
          texts={{
            noMatch: '',
            empty: t`Hier erscheinen Ihre Veranstaltungen.`,
            emptyHint: t`Ein Entwurf genügt für den Anfang.`,
            create: t`Veranstaltung eintragen`,
          }}
          allRoute={paths.myEvents}
          createRoute={paths.newEvent}
          isSecond={person.step === 'ready' && needsRelation(person.person, settings)}
        />
      ) : (
        <RecordRows>
          {next.map((event) => (
            <OwnEventRow key={event.id} event={event} onAction={actOn(event)} />
          ))}
        </RecordRows>
      )}
    </Section>
  );
}
