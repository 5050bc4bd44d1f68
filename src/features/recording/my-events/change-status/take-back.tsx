import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventStatus } from '../../../../model/answers/appointment';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Notice } from '../../../../ui/notice';
import type { UndoReach } from './planned-dates';
import { WHOLE_WORDS } from './status-words';

type Props = {
  /** The status of the whole event. */
  status: EventStatus;
  taken: UndoReach | undefined;
  onTake(reach: UndoReach): void;
  onClose(): void;
};

/** Renders the question whether to take back the status of the whole event, which overrides that of its dates. */
export function TakeBack({ status, taken, onTake, onClose }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed, so the focus moves to the outcome.
  useEffect(() => {
    if (taken) outcome.current?.focus();
  }, [taken]);
  if (status === 'scheduled') return null;
  if (taken)
    return (
      <p ref={outcome} role="status" tabIndex={-1}>
        {taken === 'all'
          ? t`Mit dem Speichern finden alle anderen Termine wieder statt wie geplant.`
          : t`Alle anderen Termine bleiben, wie sie sind.`}
      </p>
    );
  return (
    <>
      <Notice kind="warning" title={_(WHOLE_WORDS[status])} role="status">
        {t`Das zählt vor dem Status eines einzelnen Termins. Um diesen Termin zu ändern, nehmen Sie es zuerst zurück.`}
      </Notice>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        <button type="button" className="button is-quiet" onClick={() => onTake('all')}>
          {t`Für alle Termine zurücknehmen`}
        </button>
        <button type="button" className="button" onClick={() => onTake('one')}>
          {t`Nur für diesen Termin zurücknehmen`}
        </button>
      </DialogButtons>
    </>
  );
}
