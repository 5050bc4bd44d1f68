import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { EventNote } from './event-note';
import { EventRows, UnpublishedEvents } from './event-rows';
import { findFutureEvents, findUnpublishedEvents } from './own-advert-event';

const PAUSE_MS = 300;
const MAX_SEARCH_LENGTH = 100;

/** Renders the search for one of the person's coming events. */
export function ExistingEventStep() {
  const { t } = useLingui();
  const { client } = usePortal();
  const id = useId();
  const { state, store, next, facts, event } = useOrder();
  const [searchText, setSearchText] = useState('');
  const search = useDebounced(searchText.trim());
  const [shown, setShown] = useState({ search, page: 1 });
  // A new search text starts at page 1.
  const page = shown.search === search ? shown.page : 1;
  async function load(signal: AbortSignal) {
    const [future, unpublished] = await Promise.all([
      findFutureEvents(client, { search, page }, signal),
      findUnpublishedEvents(client, search, signal),
    ]);
    return { ...future, unpublished };
  }
  const result = useQuery({ key: ['own events', search, page], load }, { keepPrevious: true });
  function choose(eventId: string) {
    if (eventId !== state.draft.eventId) store.update({ eventId, eventChoice: 'existing' });
    next();
  }
  return (
    <>
      {event.step === 'failed' && state.draft.eventId !== undefined && (
        <Notice kind="warning" role="alert" title={t`Die gewählte Veranstaltung gibt es nicht mehr`}>
          <p>{t`Bitte wählen Sie eine andere.`}</p>
        </Notice>
      )}
      <EventNote />
      <div className="field">
        <label htmlFor={id}>{t`Titel suchen`}</label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
      </div>
      {result.step === 'failed' ? (
        <ErrorNotice error={result.error} onRetry={result.retry} />
      ) : result.value === undefined ? (
        <p className="hint" role="status">{t`Ihre Veranstaltungen werden geladen …`}</p>
      ) : result.value.rows.length === 0 ? (
        <NoEvents isSearched={search !== ''} />
      ) : (
        <EventRows
          {...result.value}
          {...{ page }}
          days={state.draft.dates}
          chosen={event.step === 'failed' ? undefined : state.draft.eventId}
          onChoose={choose}
          onPage={(next) => setShown({ search, page: next })}
        />
      )}
      {result.step !== 'failed' && result.value && <UnpublishedEvents rows={result.value.unpublished} />}
      <StepFoot onNext={facts.event && event.step !== 'failed' ? next : undefined} />
    </>
  );
}

/** Renders the notice for an empty result, with the way to record a new event if the client enables it. */
function NoEvents({ isSearched }: { isSearched: boolean }) {
  const { t } = useLingui();
  const { store, settings } = useOrder();
  const { activateEventsRecording } = usePortal().settings.applicationSettings;
  if (isSearched) return <p role="status">{t`Keine Ihrer kommenden Veranstaltungen passt dazu.`}</p>;
  const mayRecord =
    activateEventsRecording && settings.steps.includes('eventSelection') && settings.steps.includes('newEvent');
  return (
    <Notice kind="info" role="status" title={t`Sie haben noch keine kommende Veranstaltung`}>
      {mayRecord && (
        <button
          type="button"
          className="button is-quiet"
          onClick={() => store.update({ eventChoice: 'new', eventId: undefined })}
        >
          {t`Neue Veranstaltung eintragen`}
        </button>
      )}
    </Notice>
  );
}

/** Returns the debounced text. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
