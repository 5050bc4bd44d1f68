import { useState } from 'react';
import { isLoggedOut } from '../../../app/error-words';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { usePortal } from '../../../app/portal';
import { useMutation } from '../../../app/use-mutation';
import { OtherPersonError, withLogin } from '../../../app/with-login';
import type { OwnRecord } from '../../../model/answers/own-record';
import { useRecordKind } from '../use-record-kind';

/** What was done with a record: whether it waits for an operator, and the way back where there is one. */
export type Changed<Undo = never> = { isWaiting?: boolean; undo?: Undo | undefined };

/** What has become of one record; `error` is why nothing has. */
export type Result<Row, Undo = never> = Changed<Undo> & {
  record: Row;
  error?: unknown;
  /** The idempotency key of the attempt, kept for its repetition. */
  key?: string;
};

/** What has just been done, record by record. */
export type Outcome<Row, Action, Undo = never> = { action: Action; results: readonly Result<Row, Undo>[] };

/** How far an action with several records is. */
export type Progress<Action> = { action: Action; done: number; of: number };

/** What a list does with its records; a change is made in a dialog of its own, and only told. */
export type BulkActions<Row, Action extends string, Undo = never> = {
  progress: Progress<Exclude<Action, 'change'>> | undefined;
  outcome: Outcome<Row, Action, Undo> | undefined;
  /** @param known what has become of the records before, where that is to be taken back or tried again */
  run(
    action: Exclude<Action, 'change'>,
    records: readonly Row[],
    known?: Outcome<Row, Action, Undo> | undefined,
  ): Promise<void>;
  /** Tells of what was done elsewhere. */
  tell(outcome: Outcome<Row, Action, Undo>): void;
  dismiss(): void;
};

/**
 * Does something with one record after the other, and tells what has become of each. Without a session nothing more is
 * tried.
 *
 * @param perform does it with one of them
 * @param onDone called when the list has changed
 */
export function useBulkActions<Row extends OwnRecord, Action extends string, Undo = never>(
  perform: (
    action: Exclude<Action, 'change'>,
    target: Result<Row, Undo>,
    idempotencyKey: string,
  ) => Promise<Changed<Undo>>,
  onDone: () => void,
): BulkActions<Row, Action, Undo> {
  type Job = Pick<Outcome<Row, Exclude<Action, 'change'>, Undo>, 'action' | 'results'>;
  const portal = usePortal();
  const { name, idName } = useRecordKind();
  const [progress, setProgress] = useState<Progress<Exclude<Action, 'change'>>>();
  const [outcome, setOutcome] = useState<Outcome<Row, Action, Undo>>();

  const { run } = useMutation(
    async ({ action, results: targets }: Job, { isShown }): Promise<Job> => {
      const results: Result<Row, Undo>[] = [];
      setOutcome(undefined);
      for (const target of targets) {
        if (!isShown()) break;
        setProgress({ action, done: results.length, of: targets.length });
        results.push(await attempt(action, target, results.at(-1)));
      }
      setProgress(undefined);
      return { action, results };
    },
    { onDone: ({ action, results }) => show({ action, results }) },
  );

  async function attempt(action: Job['action'], target: Result<Row, Undo>, last: Result<Row, Undo> | undefined) {
    const { record, key = newIdempotencyKey() } = target;
    if (last && endsAll(last.error)) return { ...target, error: last.error };
    try {
      const changed = await withLogin(portal, () => perform(action, target, key));
      emit(action, record);
      return { record, ...changed };
    } catch (error) {
      return { ...target, key, error };
    }
  }
  const emit = (action: Action, { id }: Row) =>
    portal.emit(`portal-${name}-${action === 'delete' ? 'deleted' : 'saved'}`, { [idName]: id });

  function show(done: Outcome<Row, Action, Undo>) {
    setOutcome(done);
    // Where nothing was done, what is on screen stays, also without a connection.
    if (done.results.some(({ error }) => error === undefined)) onDone();
  }

  return {
    progress,
    outcome,
    async run(action, records, known) {
      const targets = records.map((record) => {
        const { undo, key } = known?.results.find((one) => one.record.id === record.id) ?? {};
        return { record, undo, ...(known?.action === action && key !== undefined && { key }) };
      });
      await run({ action, results: targets });
    },
    tell(done) {
      for (const { record } of done.results) emit(done.action, record);
      show(done);
    },
    dismiss: () => setOutcome(undefined),
  };
}

const endsAll = (error: unknown) => isLoggedOut(error) || error instanceof OtherPersonError;
