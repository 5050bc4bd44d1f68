import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { BulkBar } from './bulk-bar';
import { EmptyBox } from './empty-box';
import { EventRows } from './event-rows';
import { FindBar } from './find-bar';
import { OutcomeNotice } from './outcome-notice';
import { progressWords } from './outcome-words';
import { OwnPager } from './own-pager';
import { RowsSkeleton } from './rows-skeleton';
import { StandingChips } from './standing-chips';
import { useDeeds } from './use-deeds';
import { useOwnEvents } from './use-own-events';
import { useOwnFilter } from './use-own-filter';
import { usePicks } from './use-picks';
import { useRowDeeds } from './use-row-deeds';

/** The own events: search, the list, and what can be done with one or several of them. */
export function MyEvents() {
  const { t } = useLingui();
  const { say } = useSpeech();
  const [filter, show] = useOwnFilter();
  const { page, isLoading, error, reload } = useOwnEvents(filter);
  const picks = usePicks(filter, page?.events);
  const deeds = useDeeds(() => {
    picks.clear();
    reload();
  });
  const { start, actOn, dialog, failure } = useRowDeeds(deeds);
  const isPastEnd = !isLoading && page !== undefined && filter.page > page.pageCount;
  useEffect(() => {
    if (isPastEnd) show({ ...filter, page: page.pageCount });
  });
  const { progress, outcome } = deeds;

  return (
    <>
      <FindBar filter={filter} onFilter={show} />
      <StandingChips filter={filter} counts={page?.counts} onFilter={show} />
      {failure}
      {outcome && (
        <OutcomeNotice
          outcome={outcome}
          onUndo={(events) => void deeds.run('restore', events)}
          onRetry={(events) => outcome.deed !== 'change' && void deeds.run(outcome.deed, events)}
          onClose={deeds.dismiss}
        />
      )}
      <p className="hint" role="status">
        {progress
          ? say(progressWords(progress))
          : page && !isLoading && t`${plural(page.total, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`}
      </p>
      {picks.picked.length > 0 && (
        <BulkBar
          count={picks.picked.length}
          isBusy={progress !== undefined}
          onDeed={(deed) => start(deed, picks.picked)}
          onClear={picks.clear}
        />
      )}
      {error !== undefined ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : !page ? (
        <RowsSkeleton />
      ) : page.events.length === 0 && !isLoading ? (
        <EmptyBox isFiltered={filter.search !== '' || filter.standing !== undefined} />
      ) : (
        <EventRows events={page.events} isBusy={isLoading || progress !== undefined} picks={picks} actOn={actOn} />
      )}
      {page && error === undefined && (
        <OwnPager filter={filter} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
      {dialog}
    </>
  );
}
