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
const LOOK_MS = 60_000;

type Options = {
  review: EventReview;
  control: FormControl<RecordDraft>;
  id: string | undefined;
  learn(known: Versioned<unknown>): void;
};

/**
 * Polls the review state while it waits: on return to the tab, and at intervals while it is visible. Failures stay
 * silent, because the next poll or save brings the state.
 */
export function usePolledReview({ review, control: { form, version }, id, learn }: Options): void {
  const { t } = useLingui();
  const { client } = usePortal();
  const notices = useNotices();
  const isEvent = useRecordKind().name === 'event';
  const { load } = useRecordFormContent();
  const approved = isEvent ? t`Ihre Veranstaltung ist freigegeben.` : t`Ihr Artikel ist freigegeben.`;
  const hear = useEffectEvent((known: Versioned<EditableRecord<unknown>>) => {
    if (known.etag === version && isSame(known.record.review, review)) return;
    learn(known);
    const { state, review: now, hasUnpublished } = known.record;
    if (state === 'published' && !now && !hasUnpublished) notices.show({ kind: 'success', text: approved });
  });
  const waiting = review.state === 'waiting' ? id : undefined;
  const [looks, setLooks] = useState(0);
  const query = looks > 0 &&
    waiting !== undefined && {
      key: ['review', waiting],
      revision: String(looks),
      async load(signal: AbortSignal) {
        const beginning = form.initialValues();
        return { beginning, known: await load(waiting, signal) };
      },
    };
  const { value: news } = useQuery(query || undefined, { quiet: true });
  useEffect(() => {
    // After a save, the response may be older than the form.
    if (news && !form.state.isSending && form.initialValues() === news.beginning) hear(news.known);
  }, [news, form]);

  useEffect(() => {
    if (waiting === undefined) return;
    function look() {
      const isIdle = document.visibilityState !== 'hidden' && !form.state.isSending;
      if (isIdle && client.session.validToken() !== undefined) setLooks((count) => count + 1);
    }
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, form, waiting]);
}
