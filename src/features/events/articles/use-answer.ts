import { useEffect, useState } from 'react';
import type { Question } from '../../../portal/answer-cache';
import { usePortal } from '../../../portal/portal';
import { useOwnWrites } from '../../../portal/use-own-writes';

/** Where a call stands on its way to the screen. */
export type AnswerState<Value> =
  /** What was answered to the question before stays until there is more. */
  | { step: 'loading'; value: Value | undefined }
  | { step: 'ready'; value: Value }
  | { step: 'failed'; error: unknown; retry(): void };

type Answered<Value> = { of: string } & ({ value: Value } | { error: unknown });

/**
 * Asks a question each time it changes, and after each own write; what was answered lately is there at once, and a late answer to an earlier
 * question is dropped.
 *
 * @param prepare loads what the answer is shown with
 */
export function useAnswer<Value>(question: Question<Value>, prepare?: () => Promise<unknown>): AnswerState<Value> {
  const { client, emit } = usePortal();
  const mark = useOwnWrites(client);
  const name = `${client.host} ${question.path} ${JSON.stringify(question.query)} ${mark}`;
  const [answered, setAnswered] = useState<Answered<Value>>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the question; an attempt asks again.
  useEffect(() => {
    const abort = new AbortController();
    Promise.all([client.answers.load(question, abort.signal), prepare?.()]).then(
      ([value]) => {
        if (!abort.signal.aborted) setAnswered({ of: name, value });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setAnswered({ of: name, error });
        emit('portal-error', { reason: 'call', message: String(error) });
      },
    );
    return () => abort.abort();
  }, [client, name, attempt]);

  if (answered?.of !== name) {
    const known = prepare ? undefined : client.answers.peek(question);
    if (known !== undefined) return { step: 'ready', value: known };
    return { step: 'loading', value: answered && 'value' in answered ? answered.value : undefined };
  }
  if ('value' in answered) return { step: 'ready', value: answered.value };
  return {
    step: 'failed',
    error: answered.error,
    retry() {
      client.answers.forgetFailures();
      setAnswered(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
