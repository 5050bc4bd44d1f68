import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotices } from '../../../../app/notices';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import type { FormControl } from '../../../../forms/saving/form-control';
import { isSame } from '../../../../lib/value-at';
import type { EditableRecord } from '../../../../model/answers/event-record';
import type { EventReview } from '../../../../model/answers/event-review';
import { useRecordKind } from '../../use-record-kind';
import type { Versioned } from '../../written-api';
import type { RecordDraft } from '../record-draft';
import { useRecordFormContent } from '../record-form-context';

/** The polling interval in milliseconds; reviews take hours. */
const POLL_MS = 60_000;

type Options = {
  review: EventReview;
  control: FormControl<RecordDraft>;
  id: string | undefined;
  updateForm(current: Versioned<unknown>): void;
};

/**
 * Polls the review state while it waits: on return to the tab, and at intervals while it is visible. Failures stay
 * silent, because the next poll or save brings the state.
 */
export function usePolledReview({ review, control: { form, version }, id, updateForm }: Options): void {
  const { t } = useLingui();
  const { client } = usePortal();
  const notices = useNotices();
  const isEvent = useRecordKind().name === 'event';
  const { load } = useRecordFormContent();
  const approved = isEvent ? t`Ihre Veranstaltung ist freigegeben.` : t`Ihr Artikel ist freigegeben.`;
  const applyReview = useEffectEvent((current: Versioned<EditableRecord<unknown>>) => {
    if (current.etag === version && isSame(current.record.review, review)) return;
    updateForm(current);
    const { state, review: currentReview, hasUnpublished } = current.record;
    if (state === 'published' && !currentReview && !hasUnpublished) notices.show({ kind: 'success', text: approved });
  });
  const waitingId = review.state === 'waiting' ? id : undefined;
  const [polls, setPolls] = useState(0);
  const query = polls > 0 &&
    waitingId !== undefined && {
      key: ['review', waitingId],
      revision: String(polls),
      async load(signal: AbortSignal) {
        const initialValues = form.initialValues();
        return { initialValues, current: await load(waitingId, signal) };
      },
    };
  const { value: polled } = useQuery(query || undefined, { quiet: true });
  useEffect(() => {
    // After a save, the response may be older than the form.
    if (polled && !form.state.isSending && form.initialValues() === polled.initialValues) applyReview(polled.current);
  }, [polled, form]);

  useEffect(() => {
    if (waitingId === undefined) return;
    function poll() {
      const isIdle = document.visibilityState !== 'hidden' && !form.state.isSending;
      if (isIdle && client.session.validToken() !== undefined) setPolls((count) => count + 1);
    }
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [client, form, waitingId]);
}
