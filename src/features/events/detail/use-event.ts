import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { readyCleaner } from '../../../lib/clean-html';
import type { EventDetail } from '../../../model/event-detail';
import { usePortal } from '../../../portal/portal';
import { useOwnWrites } from '../../../portal/use-own-writes';
import { prepareRichText } from '../../../ui/rich-text';
import { loadEvent, peekEvent } from '../one-event';

/** Where one event stands on its way to the screen. */
export type EventState =
  | { step: 'loading' }
  | { step: 'ready'; event: EventDetail }
  | { step: 'failed'; error: unknown; retry(): void };

type Answer = { event: EventDetail } | { error: unknown };

/**
 * Loads one event together with what its formatted texts need, so that nothing moves afterwards. What was answered
 * lately is there at once; a late answer of a screen that is gone is dropped. After an own write it is loaded anew. Needs a new component per host and id.
 */
export function useEvent(id: string): EventState {
  const { client, emit } = usePortal();
  const [answer, setAnswer] = useState<Answer | undefined>(() => {
    const event = readyCleaner() ? peekEvent(client, id) : undefined;
    return event && { event };
  });
  const [attempt, setAttempt] = useState(0);
  const mark = useOwnWrites(client);
  const shown = useRef(mark);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again.
  useEffect(() => {
    const abort = new AbortController();
    const isWritten = shown.current !== mark;
    shown.current = mark;
    const stays = (before: Answer | undefined) => before && 'event' in before && !isWritten;
    Promise.all([loadEvent(client, id, abort.signal), prepareRichText()]).then(
      ([event]) => {
        if (!abort.signal.aborted) setAnswer((before) => (stays(before) ? before : { event }));
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isGone = isWritten && error instanceof ApiError && error.failure === 'missing';
        setAnswer((before) => (before && 'event' in before && !isGone ? before : { error }));
        emit('portal-error', { reason: 'call', message: String(error) });
      },
    );
    return () => abort.abort();
  }, [client, id, attempt, mark]);

  if (!answer) return { step: 'loading' };
  if ('event' in answer) return { step: 'ready', event: answer.event };
  return {
    step: 'failed',
    error: answer.error,
    retry() {
      client.answers.forgetFailures();
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
