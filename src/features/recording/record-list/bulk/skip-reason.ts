import type { OwnRecord } from '../../../../model/answers/own-record';

/** An action for several ticked records at once. */
export type BulkAction = 'publish' | 'cancel' | 'withdraw' | 'copy' | 'delete';

/** The reason why an action does not fit a record. */
export type SkipReason =
  | 'past'
  | 'cancelled'
  | 'draft'
  | 'published'
  | 'waiting'
  | 'incomplete'
  | 'unpublished'
  | 'changed'
  | 'locked'
  | 'takenDown'
  | 'otherClient';

/** The records that an action leaves out for one reason. */
export type Skipped = { reason: SkipReason; count: number };

/** Returns why an action does not fit a record; undefined if it does. */
export function skipReason(action: BulkAction, record: OwnRecord): SkipReason | undefined {
  const { publishStatus, isVisible, hasUnpublished, review, missing, noEdit } = record;
  if (action === 'copy') return undefined;
  if (noEdit === 'locked' || noEdit === 'otherClient') return noEdit;
  if (action === 'delete') return undefined;
  if (noEdit || publishStatus === 'past') return 'past';
  if (publishStatus === 'takenDown') return 'takenDown';
  const isUnsent = publishStatus === 'draft' || publishStatus === 'rejected';
  if (action === 'publish') {
    if (publishStatus === 'waiting') return 'waiting';
    if (!isUnsent && !hasUnpublished) return 'published';
    return missing.length > 0 ? 'incomplete' : undefined;
  }
  if (action === 'cancel') {
    if (publishStatus === 'cancelled') return 'cancelled';
    return isVisible ? undefined : 'draft';
  }
  // An undo would publish what was not meant to be published, or is not approved.
  if (hasUnpublished) return 'unpublished';
  if (review && isVisible) return 'changed';
  return isUnsent ? 'draft' : undefined;
}

/** Divides records into those that an action fits, and the numbers of the others by their reason. */
export function divideByFit<Row extends OwnRecord>(
  action: BulkAction,
  records: readonly Row[],
): { fitting: Row[]; skipped: Skipped[] } {
  const fitting = records.filter((record) => !skipReason(action, record));
  const counts = new Map<SkipReason, number>();
  for (const record of records) {
    const reason = skipReason(action, record);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return { fitting, skipped: [...counts].map(([reason, count]) => ({ reason, count })) };
}
