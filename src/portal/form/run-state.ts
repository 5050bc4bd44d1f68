import { ref } from 'valtio';
import type { Conflict } from './form-control';

/** What the screen is drawn by, beside the form itself. */
export type RunState<Values extends object> = {
  outcome: { failure: unknown; conflict: Conflict<Values> | undefined };
  version: string | undefined;
  /** ISO 8601: when it was saved, until something is changed. */
  sentAt: string | undefined;
  /** ISO 8601: when a change of somebody else came in beside what is typed. */
  joinedAt: string | undefined;
};

/** How an attempt has ended, unless well. */
export const outcome = <Values extends object>(failure?: unknown, conflict?: Conflict<Values>) =>
  ref({ failure, conflict });
