import type { ApiError } from '../../api/api-error';
import type { Attempt } from '../../app/idempotency-keys';
import type { FormDescription } from '../engine/field-definitions';
import type { FieldProblem, Form } from '../engine/form-store';
import type { Uploads } from './uploads';
import type { Stored, VersionedRecord } from './versioned-record';

/** What a form needs to know of its screen, beside its description. */
export type FormOptions<Values extends object> = {
  /** What the form begins with. */
  record: Values;
  /** The version of it. */
  version?: string | undefined;
  /** For a record that others may change, too; absent where nobody else does. */
  shared?: VersionedRecord<Values>;
  /**
   * Sends the values; rejects with an ApiError.
   *
   * @param before what they were made of
   * @returns what the server has made of them, where there is a record
   */
  save(values: Values, attempt: Attempt, before: Values): Promise<Stored<Values> | undefined>;
  /** What follows a save. */
  onSaved?(values: Values, before: Values): void;
  /** Logs in above the form where the session has ended. */
  needsSession?: boolean;
  /** Which fields a refusal means; without it those that the server names. Rows are told by their places. */
  fieldsOf?(error: ApiError): readonly FieldProblem[];
  draft?: DraftOptions;
  /** The files of the form; without it there are none. */
  uploads?: Uploads;
  /**
   * Whether the form can be saved though files of it did not arrive. Their rows are left out, and stay in the form for
   * another try. Default: never.
   */
  savesWithoutFiles?(values: Values): boolean;
};

/** Where the draft of a form is stored; it holds all values except secrets. */
export type DraftOptions = {
  /** 'profile', 'event:17'. */
  name: string;
  /** Grows when the shape of the values changes; a draft of another shape is offered as text. */
  schema: number;
  /** A person's draft stays until it is sent or discarded, a guest's until the tab is closed. */
  owner: 'person' | 'guest';
  /** Whether the draft is restored without a message, in forms with one or two fields. */
  isQuiet?: boolean;
};

/** What has become of the draft; for `useSnapshot`. */
export type DraftState = {
  /** ISO 8601: when the draft was made that stands in the form now. */
  restoredAt: string | undefined;
  /** ISO 8601: when the draft was stored last. */
  savedAt: string | undefined;
  /** Whether this browser cannot store the draft. */
  isLost: boolean;
  /** The words of a draft that no longer fits the form. */
  unfitting: string | undefined;
  /** Whether it was discarded and can still be brought back. */
  isDiscarded: boolean;
  /** Forgets the draft; the form is as the record again. */
  discard(): void;
  /** Brings back what was discarded; what was typed since stays. */
  bringBack(): void;
};

/** The record has changed since the form was filled in. */
export type Conflict<Values> = {
  theirs: Values;
  /** What is sent unless something of theirs is chosen. */
  mine: Values;
  /** Paths that both have changed, differently. */
  paths: readonly string[];
  /** Sends these values over the record as it is now. */
  resolve(values: Values): void;
  /** Leaves the form as it is, unsent. */
  giveUp(): void;
};

/** A form on a screen. */
export type FormControl<Values extends object> = {
  form: Form<Values>;
  description: FormDescription<Values>;
  /**
   * Checks and sends the form; while it is being sent, further calls do nothing and return false. @returns whether it
   * is saved
   */
  submit(): Promise<boolean>;
  /** Why the last attempt failed, unless the error is shown at the fields. */
  failure: unknown;
  isSending: boolean;
  version: string | undefined;
  /** ISO 8601: when it was saved, until something is changed. */
  sentAt: string | undefined;
  /** ISO 8601: when somebody else's change was merged into the form, until the form is saved. */
  mergedAt: string | undefined;
  draft: DraftState;
  conflict?: Conflict<Values> | undefined;
};
