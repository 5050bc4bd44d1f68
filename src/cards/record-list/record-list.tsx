import styled from '@emotion/styled';
import { type ReactNode, useEffect } from 'react';
import { setAreaCount } from '../../app/area-counts';
import { ErrorNotice } from '../../app/error-notice';
import { usePortal } from '../../app/portal';
import { EmptyBox } from './empty-box';
import type { RecordListDefinition, RecordListFilter } from './list-filter';
import { ListPager } from './list-pager';
import { RecordRows } from './row-layout';
import { RowsSkeleton } from './rows-skeleton';
import { SearchBar } from './search-bar';
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

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/* The rows below have space of their own. */
const Status = styled.p`
  margin-bottom: -12px;
`;

type Props<Row, Status extends string> = {
  list: RecordListDefinition<Status>;
  state: ListState<Row, Status>;
  texts: Parameters<typeof SearchBar>[0]['texts'] & Parameters<typeof EmptyBox>[0]['texts'] & { loading: string };
  /** The status message: the number of records, or the running action. */
  status: string | false | undefined;
  /** The route to a new record, without locale prefix. */
  createRoute: string;
  /** True while an action on rows is running. */
  isBusy?: boolean;
  /** The results of actions. */
  notices?: ReactNode;
  /** The actions for several rows, in place of the number of records. */
  bulk?: ReactNode;
  children(row: Row): ReactNode;
};

/** Renders the author's records page by page, with search, order, status and a link to a new one. */
export function RecordList<Row extends { id: string }, Status extends string>(props: Props<Row, Status>) {
  const { list, state, texts, status, createRoute, isBusy = false, notices, bulk, children } = props;
  const { filter, show, page, isLoading, error, reload } = state;
  const { client } = usePortal();
  const recordCount = page && list.statuses.reduce((sum, name) => sum + page.counts[name], 0);
  useEffect(() => {
    if (recordCount !== undefined && filter.search === '') setAreaCount(client, list.route, recordCount);
  }, [client, list.route, recordCount, filter.search]);
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  // Without any record there is nothing to search.
  const hasTools = isFiltered || recordCount !== 0;
  return (
    <>
      {hasTools && (
        <Tools>
          <StatusChips list={list} filter={filter} counts={page?.counts} onFilter={show} />
          <SearchBar filter={filter} onFilter={show} orders={list.orders} texts={texts} />
        </Tools>
      )}
      {notices}
      <Status className={bulk && !isBusy ? 'visually-hidden' : 'hint'} role="status">
        {hasTools && status}
      </Status>
      {bulk}
      {error !== undefined ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !page ? (
        <RowsSkeleton message={texts.loading} />
      ) : page.rows.length === 0 && !isLoading ? (
        <EmptyBox isFiltered={isFiltered} texts={texts} allRoute={list.route} createRoute={createRoute} />
      ) : (
        <RecordRows aria-busy={isLoading || isBusy}>{page.rows.map(children)}</RecordRows>
      )}
      {page && error === undefined && (
        <ListPager
          page={filter.page}
          pageCount={page.pageCount}
          onPage={(number) => show({ ...filter, page: number })}
        />
      )}
    </>
  );
}
