import type { Queryable } from '../platform/database/database';
import { type HistoryEntry, recordHistory } from './record-history';

/** For which client something is done in the back office, on which device, and when. */
export type Doing = { client: string; operator?: string | undefined; now: Date };

/** Writes down what an operator has done, within the transaction that does it. */
export const noteDoing = (
  transaction: Queryable,
  { client, operator, now }: Doing,
  what: Omit<HistoryEntry, 'client' | 'actor'>,
): Promise<void> => recordHistory(transaction, { ...what, client, actor: { by: 'operator', operator } }, now);
