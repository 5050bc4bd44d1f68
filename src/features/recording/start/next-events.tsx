import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { setAreaCount } from '../../../app/area-counts';
import { usePortal } from '../../../app/portal';
import { RecordRows } from '../../../cards/record-list/row-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventPublishStatus } from '../../../model/answers/own-event';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { headingTag } from '../../../ui/heading-tag';
import { OwnEventRow } from '../my-events/event-row';
import { useEventActions } from '../my-events/use-event-actions';
import { useNextEvents } from './use-next-events';

const MAX_EVENTS = 4;

/** The statuses of events that wait elsewhere on the page, or for nobody. */
const ELSEWHERE: readonly EventPublishStatus[] = ['draft', 'rejected', 'takenDown', 'past'];

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

/** Renders the next own events with their actions; nothing for a person without any. */
export function NextEvents() {
  const { t } = useLingui();
  const { client, router, headingLevel } = usePortal();
  const { locale } = useTranslation();
  const titleId = useId();
  const { step, value, retry } = useNextEvents();
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
  if (next.length === 0) return notices;
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
      <RecordRows>
        {next.map((event) => (
          <OwnEventRow key={event.id} event={event} onAction={actOn(event)} />
        ))}
      </RecordRows>
    </Section>
  );
}
