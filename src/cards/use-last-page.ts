import { useEffect } from 'react';
import { ApiError } from '../api/api-error';

type Counted = { number: number; pageCount: number };

/** Returns the last page of a list if a later one was requested, from the response or the server's error. */
function lastPageOf(asked: number, page: Counted | undefined, error: unknown): number | undefined {
  if (page && page.number === asked && asked > page.pageCount) return page.pageCount;
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const max = Number(error.fields.find(({ path, code }) => path === 'page' && code === 'range')?.params?.max);
  return max >= 1 && max < asked ? max : undefined;
}

/**
 * Shows the last page of a list if the address names a later one.
 *
 * @param asked page of the address
 * @param showPage replaces the page in the history
 * @returns true while it is about to
 */
export function useLastPage(
  asked: number,
  { page, error }: { page: Counted | undefined; error: unknown },
  showPage: (page: number) => void,
): boolean {
  const last = lastPageOf(asked, page, error);
  useEffect(() => {
    if (last !== undefined) showPage(last);
  });
  return last !== undefined;
}
