import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { momentWords } from '../../../portal/drafts/draft-words';
import { listDrafts } from '../../../portal/drafts/drafts';
import { usePerson } from '../../../portal/person-store';
import { usePortal } from '../../../portal/portal';
import { useLoaded } from '../../../portal/use-loaded';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { headingTag } from '../../../ui/heading-tag';
import { findOwn } from '../api';
import { EVENT_LIST } from '../my-events/event-list';
import type { OwnEvent } from '../my-events/own-event';
import { filterOf, routeOf } from '../own-records/own-filter';

/** More would push away what else the start offers. */
const MOST = 4;

const Heading = styled.h3`
  margin-bottom: 12px;
  font-size: 1.12em;
  line-height: 1.3;
`;

const List = styled.ul`
  display: grid;
  max-width: 800px;
  list-style: none;

  > li {
    display: grid;
    padding: 8px 0;
    border-bottom: 1px solid var(--portal-color-line);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    justify-self: start;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .hint {
    margin-top: -8px;
  }
`;

/** The filter of the list that shows nothing but drafts. */
const DRAFTS = { ...filterOf(EVENT_LIST, ''), standing: 'draft' } as const;

/** The person's drafts at the server, and what an operator has rejected, the last changed first. */
export function UnfinishedEvents() {
  const { t } = useLingui();
  const { client, router, headingLevel } = usePortal();
  const { locale } = useSpeech();
  const person = usePerson();
  const titleId = useId();
  const found = useLoaded(
    useCallback((signal: AbortSignal) => findOwn(client, EVENT_LIST, filterOf(EVENT_LIST, ''), signal), [client]),
  );
  // The start is complete without them: who wants them finds them in the list.
  if (found.step !== 'ready' || person.step !== 'ready') return null;
  const { rows: events, counts } = found.value;
  const onDevice = new Set(listDrafts(client.host, person.person.id).map(({ name }) => name));
  const unfinished = events.filter(({ id, standing }) => isUnfinished(standing) && !onDevice.has(`event:${id}`));
  if (unfinished.length === 0) return null;
  const shown = unfinished.slice(0, MOST);
  const linkTo = (path: string) => {
    const route = inLocale(path, locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
  return (
    <section aria-labelledby={titleId}>
      <Heading as={headingTag(headingLevel + 1)} id={titleId}>
        {t`Weiter erfassen`}
      </Heading>
      <List>
        {shown.map((event) => (
          <li key={event.id}>
            <a {...linkTo(paths.ownEvent(event.id))}>{event.title || t`Ohne Titel`}</a>
            <State event={event} />
          </li>
        ))}
      </List>
      {counts.draft > shown.filter(({ standing }) => standing === 'draft').length && (
        <a className="button is-quiet" {...linkTo(routeOf(EVENT_LIST, DRAFTS))}>{t`Alle Entwürfe ansehen`}</a>
      )}
    </section>
  );
}

const isUnfinished = (standing: OwnEvent['standing']) => standing === 'draft' || standing === 'rejected';

/** Why it is here: it was rejected, or its author has stopped writing. */
function State({ event: { updatedAt, review } }: { event: OwnEvent }) {
  const { t } = useLingui();
  const moment = momentWords(updatedAt, useSpeech());
  const reason = review?.reason;
  return <p className="hint">{reason ? t`Abgelehnt: ${reason}` : t`Entwurf, zuletzt geändert: ${moment}`}</p>;
}
