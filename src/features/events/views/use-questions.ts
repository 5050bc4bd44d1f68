import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Question } from '../../../portal/answer-cache';
import { usePortal } from '../../../portal/portal';
import { useOwnWrites } from '../../../portal/use-own-writes';

/** Where some questions stand on their way to the screen. */
export type Asked<Value> = {
  /** What is known, in the order of the questions; undefined while it is on its way. */
  answers: (Value | undefined)[];
  isBusy: boolean;
  /** Why one of them has no new answer. */
  error: unknown;
  retry(): void;
};

type Settled = { asked: object; attempt: number; error: unknown };

/** What has been seen is shown at once, however old it is; what has changed is asked for behind. */
const ANY_AGE_MS = Number.POSITIVE_INFINITY;

/** Asks questions each time they change, and after each own write; a late answer to earlier ones is dropped. */
export function useQuestions<Value>(questions: readonly Question<Value>[]): Asked<Value> {
  const { client, emit } = usePortal();
  const mark = useOwnWrites(client);
  const key = JSON.stringify([questions, mark]);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();

  // Another one each time something else is asked, so that who comes back to what has failed waits for it anew.
  const asked = useMemo(() => ({ client, key }), [client, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked; another object with the same words is no reason.
  const isRecent = useMemo(() => questions.every((question) => client.answers.peek(question)), [asked, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (isRecent) return;
    const abort = new AbortController();
    const settle = (error: unknown) => abort.signal.aborted || setSettled({ asked, attempt, error });
    Promise.all(questions.map((question) => client.answers.load(question, abort.signal))).then(
      () => settle(undefined),
      (error: unknown) => {
        if (!abort.signal.aborted) emit('portal-error', { reason: 'call', message: String(error) });
        settle(error);
      },
    );
    return () => abort.abort();
  }, [asked, emit, attempt, isRecent]);

  const isSettled = settled?.asked === asked;
  return {
    answers: questions.map((question) => client.answers.peek(question, ANY_AGE_MS)),
    isBusy: !isRecent && (!isSettled || settled.attempt !== attempt),
    error: isSettled ? settled.error : undefined,
    retry: useCallback(() => {
      client.answers.forgetFailures();
      setAttempt((count) => count + 1);
    }, [client]),
  };
}
