/** Rows that can be reached by page number; the server refuses pages beyond them. */
const MOST_PAGED = 10_000;

/** Pages that can be reached by their number. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(MOST_PAGED / pageSize)));
