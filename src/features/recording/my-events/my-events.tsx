import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { ErrorNotice } from '../../../portal/error-notice';
import { EmptyBox } from '../own-records/empty-box';
import { FindBar } from '../own-records/find-bar';
import { OwnPager } from '../own-records/own-pager';
import { RowsSkeleton } from '../own-records/rows-skeleton';
import { StandingChips } from '../own-records/standing-chips';
import { useOwnPage } from '../own-records/use-own-page';
import { BulkBar } from './bulk-bar';
import { EVENT_LIST } from './event-list';
import { EventRows } from './event-rows';
import { progressWords } from './outcome-words';
import { useEventActions } from './use-event-actions';
import { usePicks } from './use-picks';

/** The own events: search, the list, and what can be done with one or several of them. */
export function MyEvents() {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { filter, show, page, isLoading, error, reload } = useOwnPage(EVENT_LIST);
  const picks = usePicks(filter, page?.rows);
  const { actions, start, actOn, notices } = useEventActions(() => {
    picks.clear();
    reload();
  });
  const { progress } = actions;

  return (
    <>
      <FindBar
        filter={filter}
        onFilter={show}
        orders={EVENT_LIST.orders}
        label={t`Eigene Veranstaltungen`}
        dateLabel={t`Nächster Termin`}
      />
      <StandingChips list={EVENT_LIST} filter={filter} counts={page?.counts} onFilter={show} />
      {notices}
      <p className="hint" role="status">
        {progress
          ? say(progressWords(progress))
          : page && !isLoading && t`${plural(page.total, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`}
      </p>
      {picks.picked.length > 0 && (
        <BulkBar
          count={picks.picked.length}
          isBusy={progress !== undefined}
          onAction={(action) => start(action, picks.picked)}
          onClear={picks.clear}
        />
      )}
      {error !== undefined ? (
        <ErrorNotice error={error} onRetry={reload} />
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
        <OwnPager filter={filter} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
    </>
  );
}
