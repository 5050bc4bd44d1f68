import type { EventFilter } from './event-filter';

/** Where a page begins: rows to leave out, its number, and the rows that stand before it. */
export function pageStart({ after, page, pageSize }: EventFilter): {
  offset: number;
  number: number;
  position: number;
} {
  const offset = after ? 0 : (page - 1) * pageSize;
  const position = after?.position ?? offset;
  return { offset, position, number: Math.floor(position / pageSize) + 1 };
}
