import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventStatus } from '../../../../model/answers/appointment';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Notice } from '../../../../ui/notice';
import type { ResetReach } from './planned-dates';
import { WHOLE_EVENT_LABELS } from './status-words';

type Props = {
  /** The status of the whole event. */
  status: EventStatus;
  reach: ResetReach | undefined;
  onReset(reach: ResetReach): void;
  onClose(): void;
};

/** Renders the question whether to take back the status of the whole event, which overrides that of its dates. */
export function ResetEventStatus({ status, reach, onReset, onClose }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed, so the focus moves to the outcome.
  useEffect(() => {
    if (reach) outcome.current?.focus();
  }, [reach]);
  if (status === 'scheduled') return null;
  if (reach)
    return (
      <p ref={outcome} role="status" tabIndex={-1}>
        {reach === 'all'
          ? t`Wenn Sie speichern, finden alle anderen Termine wieder wie geplant statt.`
          : t`Alle anderen Termine bleiben, wie sie sind.`}
      </p>
    );
  return (
    <>
      <Notice kind="warning" title={_(WHOLE_EVENT_LABELS[status])} role="status">
        {t`Das gilt vor dem Status eines einzelnen Termins. Um diesen Termin zu ändern, nehmen Sie es zuerst zurück.`}
      </Notice>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        <button type="button" className="button is-quiet" onClick={() => onReset('all')}>
          {t`Für alle Termine zurücknehmen`}
        </button>
        <button type="button" className="button" onClick={() => onReset('one')}>
          {t`Nur für diesen Termin zurücknehmen`}
        </button>
      </DialogButtons>
    </>
  );
}
