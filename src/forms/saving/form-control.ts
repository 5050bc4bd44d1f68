import type { ApiError } from '../../api/api-error';
import type { Attempt } from '../../app/idempotency-keys';
import type { FormDescription } from '../engine/field-definitions';
import type { FieldProblem, Form } from '../engine/form-store';
import type { Uploads } from './uploads';
import type { StoredRecord, VersionedRecord } from './versioned-record';

/** The options of a form, which depend on its screen; the rest is in its description. */
export type FormOptions<Values extends object> = {
  /** The initial values. */
  record: Values;
  /** The version of the record. */
  version?: string | undefined;
  /** The source of concurrent changes to the record; absent if nobody else changes it. */
  shared?: VersionedRecord<Values>;
  /**
   * Sends the values; rejects with an ApiError.
   *
   * @param before the initial values
   * @returns the record as the server stored it, if there is one
   */
  save(values: Values, attempt: Attempt, before: Values): Promise<StoredRecord<Values> | undefined>;
  /** Called after saving. */
  onSaved?(values: Values, before: Values): void;
  /** True to open the log-in above the form if the session has ended. */
  needsSession?: boolean;
  /**
   * Maps a rejection to the fields of the form; by default, the fields that the server names. Paths contain the indices
   * of rows.
   */
  fieldsOf?(error: ApiError): readonly FieldProblem[];
  draft?: DraftOptions;
  /** The uploads of the form; absent if it has none. */
  uploads?: Uploads;
  /**
   * Returns true if the form can be saved without files that failed to upload. Their rows are left out, and stay in the
   * form for a retry. Default: never.
   */
  savesWithoutFiles?(values: Values): boolean;
};

/** The storage of a form's draft, which holds all values except secrets. */
export type DraftOptions = {
  /** The name: 'profile', 'event:17'. */
  name: string;
  /**
   * The version of the shape of the values, to be raised with each change; a draft of another shape is offered as text.
   */
  schema: number;
  /** The owner: a person's draft stays until it is sent or discarded, a guest's until the tab is closed. */
  owner: 'person' | 'guest';
  /** True to restore the draft without a message, in forms with one or two fields. */
  isQuiet?: boolean;
};

/** The state of the draft, for `useSnapshot`. */
export type DraftState = {
  /** The time when the restored draft was stored, ISO 8601. */
  restoredAt: string | undefined;
  /** The time when the draft was last stored, ISO 8601. */
  storedAt: string | undefined;
  /** True if the browser cannot store the draft. */
  hasStorageFailed: boolean;
  /** The texts of a draft that no longer fits the form. */
  unfitting: string | undefined;
  /** True if the draft was discarded and can still be restored. */
  isDiscarded: boolean;
  /** Deletes the draft, and resets the form to the record. */
  discard(): void;
  /** Restores the discarded draft; input since then stays. */
  restoreDiscarded(): void;
};

/** A conflict with changes of the record since the form was filled in. */
export type Conflict<Values> = {
  serverValues: Values;
  /** The values that are sent unless the user chooses some of the server's. */
  localValues: Values;
  /** The paths that both sides have changed differently. */
  paths: readonly string[];
  /** Sends these values over the current record. */
  resolve(values: Values): void;
  /** Closes the conflict, and leaves the form unsent. */
  cancel(): void;
};

/** The state of a form for its screen. */
export type FormControl<Values extends object> = {
  form: Form<Values>;
  description: FormDescription<Values>;
  /** Validates and sends the form; returns false at once while it is being sent. @returns true if it is saved */
  submit(): Promise<boolean>;
  /** The error of the last attempt, unless fields show it. */
  failure: unknown;
  isSending: boolean;
  version: string | undefined;
  /** The time of saving until the next change, ISO 8601. */
  savedAt: string | undefined;
  /** The time when someone else's change was merged into the form, until it is saved, ISO 8601. */
  mergedAt: string | undefined;
  draft: DraftState;
  conflict?: Conflict<Values> | undefined;
};
