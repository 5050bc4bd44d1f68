import type { ReactNode } from 'react';
import { ErrorNotice } from '../../app/error-notice';
import { EmptyBox } from './empty-box';
import { FindBar } from './find-bar';
import type { ListDescription, ListFilter } from './list-filter';
import { ListPager } from './list-pager';
import { Rows } from './row-layout';
import { RowsSkeleton } from './rows-skeleton';
import { StatusChips } from './status-chips';

/** A list of own records, and how far it is. */
export type ListState<Row, Status extends string> = {
  filter: ListFilter<Status>;
  show(filter: ListFilter<Status>): void;
  page:
    | {
        rows: readonly Row[];
        /** How many there are with the filter. */
        total: number;
        pageCount: number;
        /** How many there are of each status, whatever the filter says of it. */
        counts: Readonly<Record<Status, number>>;
      }
    | undefined;
  isLoading: boolean;
  error: unknown;
  reload(): void;
};

type Props<Row, Status extends string> = {
  list: ListDescription<Status>;
  state: ListState<Row, Status>;
  words: Parameters<typeof FindBar>[0]['words'] & Parameters<typeof EmptyBox>[0]['words'] & { loading: string };
  /** How many there are, in words, or what is being done. */
  status: string | false | undefined;
  /** Where a new one begins, without locale prefix. */
  beginRoute: string;
  /** Whether something is being done with the rows. */
  isBusy?: boolean;
  /** What has become of what was done. */
  notices?: ReactNode;
  /** What can be done with several. */
  bulk?: ReactNode;
  children(row: Row): ReactNode;
};

/** Shows own records page by page, with search, order, status, and a way to a new one. */
export function RecordList<Row extends { id: string }, Status extends string>(props: Props<Row, Status>) {
  const { list, state, words, status, beginRoute, isBusy = false, notices, bulk, children } = props;
  const { filter, show, page, isLoading, error, reload } = state;
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  // Where there is nothing at all, there is nothing to search.
  const hasTools = isFiltered || !page || list.statuses.some((one) => page.counts[one] > 0);
  return (
    <>
      {hasTools && <FindBar filter={filter} onFilter={show} orders={list.orders} words={words} />}
      {hasTools && <StatusChips list={list} filter={filter} counts={page?.counts} onFilter={show} />}
      {notices}
      <p className="hint" role="status">
        {status}
      </p>
      {bulk}
      {error !== undefined ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !page ? (
        <RowsSkeleton words={words.loading} />
      ) : page.rows.length === 0 && !isLoading ? (
        <EmptyBox isFiltered={isFiltered} words={words} allRoute={list.route} beginRoute={beginRoute} />
      ) : (
        <Rows aria-busy={isLoading || isBusy}>{page.rows.map(children)}</Rows>
      )}
      {page && error === undefined && (
        <ListPager page={filter.page} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
    </>
  );
}
