import type { Context } from 'hono';
import { Problem } from './problem';

/** Returns the ETag of a record's version; no two records share one. */
export const etagOfVersion = (id: number | string, version: number): string => `"v${version}-${id}"`;

/**
 * Returns the tags of If-Match; undefined for '*'. A proxy may have weakened them.
 *
 * @throws {Problem} 428 precondition_required
 */
export function ifMatchOf(context: Context): string[] | undefined {
  const header = context.req.header('if-match')?.trim();
  if (!header) throw new Problem(428, 'precondition_required');
  return header === '*' ? undefined : header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/**
 * Checks that the caller has seen the current version of the record.
 *
 * @throws {Problem} 412 conflict, with the record
 */
export function checkVersion(
  versions: readonly string[] | undefined,
  { id, version, current }: { id: number | string; version: number; current: unknown },
): void {
  const tag = etagOfVersion(id, version);
  if (versions && !versions.includes(tag)) throw new Problem(412, 'conflict', { current, headers: { ETag: tag } });
}
