import { ref } from 'valtio';
import type { Conflict } from './form-control';

/** The state of saving that the screen shows beside the form. */
export type SavingState<Values extends object> = {
  outcome: { failure: unknown; conflict: Conflict<Values> | undefined };
  version: string | undefined;
  /** The time of saving until the next change, ISO 8601. */
  savedAt: string | undefined;
  /** The time when someone else's change was merged into the form, ISO 8601. */
  mergedAt: string | undefined;
};

/** Returns the outcome of an attempt; empty after success. */
export const outcome = <Values extends object>(failure?: unknown, conflict?: Conflict<Values>) =>
  ref({ failure, conflict });
