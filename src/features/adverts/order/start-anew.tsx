import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../portal/error-notice';
import { SAVE_ERRORS } from '../../../portal/error-words';
import { withSession } from '../../../portal/form/save-with-session';
import { usePortal } from '../../../portal/portal';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { TextButton } from '../../../ui/text-button';
import { isSameOrder } from './join-drafts';
import { useOrder } from './order-context';
import { emptyOrder } from './order-draft';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;

/** Says that the order can be left and gone on with, and lets the person throw it away. */
export function StartAnew() {
  const { t } = useLingui();
  const { state, sending, isPublic } = useOrder();
  const [isAsking, setAsking] = useState(false);
  const { draft, ordered, theirs, isGone, saved } = state;
  const isBegun = draft.medium !== undefined || !isSameOrder(draft, emptyOrder());
  // What was sent may have been ordered, and with which of two orders it goes on is asked first.
  if (isPublic || !isBegun || ordered || theirs || isGone || sending.isSending || sending.isUnknown) return null;
  return (
    <>
      <Line>
        {(saved === 'server' || saved === 'saving') && (
          <span>{t`Ihre Angaben sind gesichert: Sie können später oder auf einem anderen Gerät weitermachen.`}</span>
        )}
        <TextButton type="button" onClick={() => setAsking(true)}>
          {t`Neu beginnen`}
        </TextButton>
      </Line>
      {isAsking && <DiscardQuestion onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks before all that was chosen and written is thrown away. */
function DiscardQuestion({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { store, startAnew } = useOrder();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function discard() {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const isGone = await withSession(portal, store.discard);
      // Which places are free is another answer now.
      portal.client.answers.forget('adverts');
      if (isGone) startAnew();
      else onClose();
    } catch (caught) {
      setError(caught);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return (
    <Dialog title={t`Diese Bestellung verwerfen?`} onClose={onClose}>
      <p>{t`Alles, was Sie hier gewählt und geschrieben haben, wird gelöscht, auch auf Ihren anderen Geräten. Freigehaltene Tage werden wieder frei. Veranstaltungen, die Sie eingetragen haben, bleiben.`}</p>
      <ErrorNotice words={SAVE_ERRORS} error={error} />
      <DialogButtons>
        <button type="button" className="button is-quiet" data-autofocus onClick={onClose}>
          {t`Weiter bearbeiten`}
        </button>
        <button type="button" className="button" aria-busy={isBusy} onClick={() => void discard()}>
          {isBusy ? t`Wird verworfen …` : t`Verwerfen und neu beginnen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
