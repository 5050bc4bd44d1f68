import type { ReactNode } from 'react';
import { ErrorNotice } from '../../app/error-notice';
import { EmptyBox } from './empty-box';
import { FindBar } from './find-bar';
import type { RecordListDefinition, RecordListFilter } from './list-filter';
import { ListPager } from './list-pager';
import { RecordRows } from './row-layout';
import { RowsSkeleton } from './rows-skeleton';
import { StatusChips } from './status-chips';

/** A list of the author's records, and its request state. */
export type ListState<Row, Status extends string> = {
  filter: RecordListFilter<Status>;
  show(filter: RecordListFilter<Status>): void;
  page:
    | {
        rows: readonly Row[];
        /** The number of records with the filter. */
        total: number;
        pageCount: number;
        /** The number of records per status, regardless of the filter's status. */
        counts: Readonly<Record<Status, number>>;
      }
    | undefined;
  isLoading: boolean;
  error: unknown;
  reload(): void;
};

type Props<Row, Status extends string> = {
  list: RecordListDefinition<Status>;
  state: ListState<Row, Status>;
  words: Parameters<typeof FindBar>[0]['words'] & Parameters<typeof EmptyBox>[0]['words'] & { loading: string };
  /** The status message: the number of records, or the running action. */
  status: string | false | undefined;
  /** The route to a new record, without locale prefix. */
  beginRoute: string;
  /** True while an action on rows is running. */
  isBusy?: boolean;
  /** The results of actions. */
  notices?: ReactNode;
  /** The actions for several rows. */
  bulk?: ReactNode;
  children(row: Row): ReactNode;
};

/** Renders the author's records page by page, with search, order, status and a link to a new one. */
export function RecordList<Row extends { id: string }, Status extends string>(props: Props<Row, Status>) {
  const { list, state, words, status, beginRoute, isBusy = false, notices, bulk, children } = props;
  const { filter, show, page, isLoading, error, reload } = state;
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  // Without any record there is nothing to search.
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
        <RecordRows aria-busy={isLoading || isBusy}>{page.rows.map(children)}</RecordRows>
      )}
      {page && error === undefined && (
        <ListPager page={filter.page} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
    </>
  );
}
