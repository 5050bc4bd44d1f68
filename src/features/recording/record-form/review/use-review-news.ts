import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { isSame } from '../../../../lib/value-at';
import type { EventReview } from '../../../../model/written/event-review';
import type { Written } from '../../../../model/written/written-event';
import type { FormControl } from '../../../../portal/form/form-control';
import { useNotices } from '../../../../portal/notices';
import { usePortal } from '../../../../portal/portal';
import { useRecordKind } from '../../use-record-kind';
import type { Known } from '../../written-api';
import type { RecordDraft } from '../record-draft';
import { useRecordFormContent } from '../record-form-context';

/** Operators take hours; nobody waits for the answer at the form. */
const LOOK_MS = 60_000;

type Options = {
  review: EventReview;
  control: FormControl<RecordDraft>;
  id: string | undefined;
  learn(known: Known<unknown>): void;
};

/**
 * Asks how the review of an event stands as long as it waits: when the user comes back to the tab, and now and then while
 * it is in view. Nothing is said where that fails: the next look or the next save tells it.
 */
export function useReviewNews({ review, control: { form, version }, id, learn }: Options): void {
  const { t } = useLingui();
  const { client } = usePortal();
  const notices = useNotices();
  const isEvent = useRecordKind().name === 'event';
  const { load } = useRecordFormContent();
  const approved = isEvent ? t`Ihre Veranstaltung ist freigegeben.` : t`Ihr Artikel ist freigegeben.`;
  const hear = useEffectEvent((known: Known<Written<unknown>>) => {
    if (known.etag === version && isSame(known.record.review, review)) return;
    learn(known);
    const { state, review: now, hasUnpublished } = known.record;
    if (state === 'published' && !now && !hasUnpublished) notices.say({ kind: 'success', text: approved });
  });
  const waiting = review.state === 'waiting' ? id : undefined;

  useEffect(() => {
    if (waiting === undefined) return;
    const abort = new AbortController();
    let isAsking = false;
    async function look(own: string) {
      const isIdle = !isAsking && !form.state.isSending;
      if (document.visibilityState === 'hidden' || !isIdle || client.session.validToken() === undefined) return;
      isAsking = true;
      const before = form.beginning();
      const known = await load(own, abort.signal).catch(() => undefined);
      isAsking = false;
      // After a save the answer may be older than what the form has.
      const isOld = abort.signal.aborted || form.state.isSending || form.beginning() !== before;
      if (known && !isOld) hear(known);
    }
    const timer = setInterval(() => void look(waiting), LOOK_MS);
    document.addEventListener('visibilitychange', () => void look(waiting), { signal: abort.signal });
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [client, load, form, waiting]);
}
