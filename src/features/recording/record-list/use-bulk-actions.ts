import { useState } from 'react';
import { isLoggedOut } from '../../../app/error-messages';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { usePortal } from '../../../app/portal';
import { useMutation } from '../../../app/use-mutation';
import { OtherPersonError, withLogin } from '../../../app/with-login';
import type { OwnRecord } from '../../../model/answers/own-record';
import { useRecordKind } from '../use-record-kind';
import type { Skipped } from './bulk/skip-reason';

/** The effect of an action on a record: whether it awaits review, and the undo where there is one. */
export type ActionEffect<Undo = never> = { isWaiting?: boolean; undo?: Undo | undefined };

/** The result for one record; `error` if the action failed. */
export type Result<Row, Undo = never> = ActionEffect<Undo> & {
  record: Row;
  error?: unknown;
  /** The idempotency key of the attempt, reused by a retry. */
  key?: string;
};

/** The outcome of the last action, per record, with the records that it left out. */
export type BulkOutcome<Row, Action, Undo = never> = {
  action: Action;
  results: readonly Result<Row, Undo>[];
  skipped?: readonly Skipped[] | undefined;
};

/** The progress of an action on several records. */
export type Progress<Action> = { action: Action; done: number; total: number };

/** The actions of a list on its records; a change has its own dialog and only reports its outcome. */
export type BulkActions<Row, Action extends string, Undo = never> = {
  progress: Progress<Exclude<Action, 'change'>> | undefined;
  outcome: BulkOutcome<Row, Action, Undo> | undefined;
  /**
   * Runs an action.
   *
   * @param previous the previous outcome, for undo and retry; a retry keeps the results of the other records
   * @param skipped the records that it leaves out
   */
  run(
    action: Exclude<Action, 'change'>,
    records: readonly Row[],
    previous?: BulkOutcome<Row, Action, Undo> | undefined,
    skipped?: readonly Skipped[],
  ): Promise<void>;
  /** Shows the outcome of an action performed elsewhere. */
  report(outcome: BulkOutcome<Row, Action, Undo>): void;
  dismiss(): void;
};

/**
 * Performs an action on one record after the other, and keeps the result of each. After a log-out, the remaining
 * records are not attempted.
 *
 * @param perform performs the action on one record
 * @param onDone called when the list has changed
 */
export function useBulkActions<Row extends OwnRecord, Action extends string, Undo = never>(
  perform: (
    action: Exclude<Action, 'change'>,
    target: Result<Row, Undo>,
    idempotencyKey: string,
  ) => Promise<ActionEffect<Undo>>,
  onDone: () => void,
): BulkActions<Row, Action, Undo> {
  type Job = BulkOutcome<Row, Exclude<Action, 'change'>, Undo> & { kept: readonly Result<Row, Undo>[] };
  const portal = usePortal();
  const { name, idName } = useRecordKind();
  const [progress, setProgress] = useState<Progress<Exclude<Action, 'change'>>>();
  const [outcome, setOutcome] = useState<BulkOutcome<Row, Action, Undo>>();

  const { run } = useMutation(
    async ({ action, results: targets, ...rest }: Job, { isShown }): Promise<Job> => {
      const results: Result<Row, Undo>[] = [];
      setOutcome(undefined);
      for (const target of targets) {
        if (!isShown()) break;
        setProgress({ action, done: results.length, total: targets.length });
        results.push(await attempt(action, target, results.at(-1)));
      }
      setProgress(undefined);
      return { action, results, ...rest };
    },
    {
      onDone({ kept, results, ...rest }) {
        // If nothing succeeded, the list stays as it is, which also works offline.
        if (results.some(({ error }) => error === undefined)) onDone();
        setOutcome({ ...rest, results: [...kept, ...results] });
      },
    },
  );

  async function attempt(action: Job['action'], target: Result<Row, Undo>, last: Result<Row, Undo> | undefined) {
    const { record, key = newIdempotencyKey() } = target;
    if (last && mustStop(last.error)) return { ...target, error: last.error };
    try {
      const changed = await withLogin(portal, () => perform(action, target, key));
      // A copy is new, and its original has not changed.
      if (action !== 'copy') emit(action, record);
      return { record, ...changed };
    } catch (error) {
      return { ...target, key, error };
    }
  }
  const emit = (action: Action, { id }: Row) =>
    portal.emit(`portal-${name}-${action === 'delete' ? 'deleted' : 'saved'}`, { [idName]: id });

  return {
    progress,
    outcome,
    async run(action, records, previous, skipped) {
      const targets = records.map((record) => {
        const { undo, key } = previous?.results.find((one) => one.record.id === record.id) ?? {};
        return { record, undo, ...(previous?.action === action && key !== undefined && { key }) };
      });
      const isRetry = previous?.action === action;
      const kept = isRetry ? previous.results.filter(({ record }) => !records.some(({ id }) => id === record.id)) : [];
      await run({ action, results: targets, kept, skipped: isRetry ? previous.skipped : skipped });
    },
    report(newOutcome) {
      for (const { record } of newOutcome.results) emit(newOutcome.action, record);
      setOutcome(newOutcome);
      onDone();
    },
    dismiss: () => setOutcome(undefined),
  };
}

const mustStop = (error: unknown) => isLoggedOut(error) || error instanceof OtherPersonError;
