import type { Queryable } from '../platform/database/database';
import { type HistoryEntry, recordHistory } from './record-history';

/** The client, the operator's id and the time of an action in the back office. */
export type ActorContext = { client: string; operator?: number | undefined; now: Date };

/** Records an operator's action, within the transaction of the action. */
export const recordAction = (
  transaction: Queryable,
  { client, operator, now }: ActorContext,
  entry: Omit<HistoryEntry, 'client' | 'actor'>,
): Promise<void> => recordHistory(transaction, { ...entry, client, actor: { by: 'operator', operator } }, now);
