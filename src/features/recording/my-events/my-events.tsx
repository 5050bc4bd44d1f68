import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { ListChips } from '../../../portal/own-list/list-chips';
import { ListPager } from '../../../portal/own-list/list-pager';
import { EmptyBox } from '../own-records/empty-box';
import { FindBar } from '../own-records/find-bar';
import { RowsSkeleton } from '../own-records/rows-skeleton';
import { useOwnPage } from '../own-records/use-own-page';
import { BulkBar } from './bulk-bar';
import { EVENT_LIST } from './event-list';
import { EventRows } from './event-rows';
import { OutcomeNotice } from './outcome-notice';
import { progressWords } from './outcome-words';
import { useDeeds } from './use-deeds';
import { usePicks } from './use-picks';
import { useRowDeeds } from './use-row-deeds';

/** The own events: search, the list, and what can be done with one or several of them. */
export function MyEvents() {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { filter, show, page, isLoading, error, reload } = useOwnPage(EVENT_LIST);
  const picks = usePicks(filter, page?.rows);
  const deeds = useDeeds(() => {
    picks.clear();
    reload();
  });
  const { start, actOn, dialog, failure } = useRowDeeds(deeds);
  const { progress, outcome } = deeds;

  return (
    <>
      <FindBar
        filter={filter}
        onFilter={show}
        orders={EVENT_LIST.orders}
        label={t`Eigene Veranstaltungen`}
        dateLabel={t`Nächster Termin`}
      />
      <ListChips
        names={EVENT_LIST.standings}
        wordOf={(name) => say(EVENT_LIST.words[name])}
        chosen={filter.standing}
        counts={page?.counts}
        onChoose={(standing) => show({ ...filter, standing, page: 1 })}
      />
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
        <RowsSkeleton words={t`Ihre Veranstaltungen werden geladen …`} />
      ) : page.rows.length === 0 && !isLoading ? (
        <EmptyBox
          isFiltered={filter.search !== '' || filter.standing !== undefined}
          words={{
            none: t`Keine Ihrer Veranstaltungen passt dazu.`,
            empty: t`Hier stehen Ihre Veranstaltungen.`,
            begin: t`Veranstaltung erfassen`,
          }}
        />
      ) : (
        <EventRows events={page.rows} isBusy={isLoading || progress !== undefined} picks={picks} actOn={actOn} />
      )}
      {page && error === undefined && (
        <ListPager page={filter.page} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
      {dialog}
    </>
  );
}
