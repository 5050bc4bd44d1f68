import { useEffect } from 'react';
import { ApiError } from '../api/api-error';

type Counted = { number: number; pageCount: number };

/** The last page that can be shown, where a list was asked for one behind it: by its answer, or by what the server refuses. */
function lastPageOf(asked: number, page: Counted | undefined, error: unknown): number | undefined {
  if (page && page.number === asked && asked > page.pageCount) return page.pageCount;
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const max = Number(error.fields.find(({ path, code }) => path === 'page' && code === 'range')?.params?.max);
  return max >= 1 && max < asked ? max : undefined;
}

/**
 * Leads to the last page of a list where an address names one behind it.
 *
 * @param asked the page that the address names
 * @param showPage shows another page in its place in the history
 * @returns whether it is about to
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
