import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { type Mutation, useMutation } from '../../../app/use-mutation';
import { emptyOrder } from '../../../model/answers/order-draft';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { TextButton } from '../../../ui/text-button';
import { isSameOrder } from './merge-drafts';
import { useOrder } from './order-context';

const HintLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;

/** Renders a hint that the order can be continued later, and a button to discard it. */
export function DiscardOrder() {
  const { t } = useLingui();
  const { state, store, startNewOrder, submission, isPublic } = useOrder();
  const [isConfirming, setConfirming] = useState(false);
  const discarding = useMutation(store.discard, {
    needsSession: true,
    // The free slot days have changed.
    invalidates: ['adverts'],
    onDone: (isDiscarded) => (isDiscarded ? startNewOrder() : setConfirming(false)),
  });
  const { draft, ordered, serverDraft, isClosedElsewhere, saved } = state;
  const isStarted = draft.medium !== undefined || !isSameOrder(draft, emptyOrder());
  // A sent order may have arrived, and a conflict of two drafts is resolved first.
  if (
    isPublic ||
    !isStarted ||
    ordered ||
    serverDraft ||
    isClosedElsewhere ||
    submission.isSending ||
    submission.isUnknown
  )
    return null;
  function openQuestion() {
    discarding.reset();
    setConfirming(true);
  }
  return (
    <>
      <HintLine>
        {(saved === 'server' || saved === 'saving') && (
          <span>{t`Ihre Angaben sind gespeichert. Sie können später oder auf einem anderen Gerät weitermachen.`}</span>
        )}
        <TextButton type="button" onClick={openQuestion}>
          {t`Neu beginnen`}
        </TextButton>
      </HintLine>
      {isConfirming && <DiscardQuestion discarding={discarding} onClose={() => setConfirming(false)} />}
    </>
  );
}

type QuestionProps = { discarding: Pick<Mutation<void, boolean>, 'isPending' | 'error' | 'run'>; onClose(): void };

/** Renders the dialog that confirms discarding the order. */
function DiscardQuestion({ discarding: { isPending, error, run }, onClose }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Diese Bestellung verwerfen?`} onClose={onClose}>
      <p>{t`Wir löschen alles, was Sie hier gewählt und geschrieben haben, auch auf Ihren anderen Geräten. Freigehaltene Tage werden wieder frei. Veranstaltungen, die Sie eingetragen haben, bleiben.`}</p>
      <ErrorNotice messages={SAVE_ERRORS} error={error} />
      <DialogButtons>
        <button type="button" className="button is-quiet" data-autofocus onClick={onClose}>
          {t`Weiter bearbeiten`}
        </button>
        <button type="button" className="button is-red" aria-busy={isPending} onClick={() => void run()}>
          {isPending ? t`Wird verworfen …` : t`Verwerfen und neu beginnen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
