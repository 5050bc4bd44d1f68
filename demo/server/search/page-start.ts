import { Problem } from '../platform/http/problem';
import type { EventFilter } from './event-filter';

/**
 * The maximum rows that a page number reaches; further ones need the key of the last row, which costs the same at any
 * depth.
 */
const MAX_NUMBERED_ROWS = 10_000;

/** Returns the start of a page: its offset, its number, and the position of its first row. */
export function pageStart({ after, page, pageSize }: Pick<EventFilter, 'after' | 'page' | 'pageSize'>): {
  offset: number;
  number: number;
  position: number;
} {
  const offset = after ? 0 : (page - 1) * pageSize;
  const position = after?.position ?? offset;
  return { offset, position, number: Math.floor(position / pageSize) + 1 };
}

/**
 * Checks whether a page begins after the last row, where it is empty.
 *
 * @throws {Problem} 400 too_deep if it has rows that its number does not reach
 */
export function isPastEnd(filter: Pick<EventFilter, 'after' | 'page' | 'pageSize'>, total: number): boolean {
  const { after, page, pageSize } = filter;
  if (pageStart(filter).offset >= total) return true;
  if (!after && page * pageSize > MAX_NUMBERED_ROWS) {
    const max = Math.floor(MAX_NUMBERED_ROWS / pageSize);
    throw new Problem(400, 'too_deep', [{ path: 'page', code: 'range', params: { min: 1, max } }]);
  }
  return false;
}
