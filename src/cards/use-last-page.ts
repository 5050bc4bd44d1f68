import { useEffect } from 'react';
import { ApiError } from '../api/api-error';

type PageInfo = { number: number; pageCount: number };

/** Returns the last page of a list if a later one was requested, from the response or the server's error. */
function lastPageOf(requestedPage: number, page: PageInfo | undefined, error: unknown): number | undefined {
  if (page && page.number === requestedPage && requestedPage > page.pageCount) return page.pageCount;
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const max = Number(error.fields.find(({ path, code }) => path === 'page' && code === 'range')?.params?.max);
  return max >= 1 && max < requestedPage ? max : undefined;
}

/**
 * Shows the last page of a list if the address names a later one.
 *
 * @param requestedPage page of the address
 * @param showPage replaces the page in the history
 * @returns true while it is about to
 */
export function useLastPage(
  requestedPage: number,
  { page, error }: { page: PageInfo | undefined; error: unknown },
  showPage: (page: number) => void,
): boolean {
  const lastPage = lastPageOf(requestedPage, page, error);
  useEffect(() => {
    if (lastPage !== undefined) showPage(lastPage);
  });
  return lastPage !== undefined;
}
