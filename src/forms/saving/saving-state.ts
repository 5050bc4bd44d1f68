import { ref } from 'valtio';
import type { Conflict } from './form-control';

/** The state beside the form itself that the screen shows. */
export type SavingState<Values extends object> = {
  outcome: { failure: unknown; conflict: Conflict<Values> | undefined };
  version: string | undefined;
  /** ISO 8601: when it was saved, until something is changed. */
  sentAt: string | undefined;
  /** ISO 8601: when somebody else's change was merged into the form. */
  mergedAt: string | undefined;
};

/** How an attempt has failed; empty after a success. */
export const outcome = <Values extends object>(failure?: unknown, conflict?: Conflict<Values>) =>
  ref({ failure, conflict });
