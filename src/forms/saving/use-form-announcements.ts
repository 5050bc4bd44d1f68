import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { FormControl } from './form-control';

/** Announces events of a form to screen readers: each once, and only if nothing else announces it. */
export function useFormAnnouncements<Values extends object>(
  { form, isSending, mergedAt, draft }: FormControl<Values>,
  announce: (text: string) => void,
): void {
  const { t } = useLingui();
  const { hasStorageFailed, storedAt, restoredAt, isDiscarded } = useSnapshot(draft);
  const isSaved = storedAt !== undefined && !hasStorageFailed;
  const sending = isSending && t`Wird gesendet …`;
  const lost = hasStorageFailed && t`Ihr Entwurf kann nicht gespeichert werden.`;
  const saved = isSaved && t`Auf diesem Gerät gespeichert`;
  const joined = mergedAt !== undefined && t`Änderung von anderer Stelle übernommen`;
  const restored = restoredAt !== undefined && t`Ihr Entwurf ist wieder da.`;
  const discarded = isDiscarded && t`Ihr Entwurf ist verworfen.`;

  useEffect(() => {
    if (!sending) return;
    announce(sending);
    return () => announce('');
  }, [announce, sending]);
  useEffect(() => {
    if (lost) announce(lost);
    // The draft is also stored before each submission, which needs no announcement.
    else if (saved && !form.state.isSending) announce(saved);
  }, [announce, form, lost, saved]);
  useEffect(() => {
    if (restored) announce(restored);
  }, [announce, restored]);
  useEffect(() => {
    if (discarded) announce(discarded);
  }, [announce, discarded]);
  useEffect(() => {
    if (joined) announce(joined);
  }, [announce, joined]);
}
