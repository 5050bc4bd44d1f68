import { useLingui } from '@lingui/react/macro';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { isDay } from '../../../../lib/days';
import { TextButton } from '../../../../ui/text-button';
import type { Change } from '../../my-events/change-status/planned-dates';
import { CHANGE_STATUS_LABELS } from '../../my-events/change-status/status-words';
import type { EventDraft } from '../event-draft';
import { useStatusDialog } from './status-place';

type Props = {
  change: Change;
  /** The key of the date for the dialog; undefined for one that is not stored. */
  statusKey: string | undefined;
  /** Takes back the status of a date that visitors do not know yet. */
  onReset(): void;
};

/** Renders the status of a date and the way to change it; that of the whole event has a place of its own. */
export function DateStatus({ change: { status, newDate, newLocation }, statusKey, onReset }: Props) {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { form } = useFormContent();
  const openDialog = useStatusDialog();
  const isOverruled = useFormPart(form, ({ values }) => (values() as EventDraft).status !== 'scheduled');
  if (isOverruled) return null;
  const isPlanned = status === 'scheduled';
  const day = isDay(newDate) && formatDay(newDate, locale, 'shortWithYear');
  const label = [!isPlanned && _(CHANGE_STATUS_LABELS[status]), day, newLocation].filter(Boolean).join(' · ');
  return (
    <div>
      {label && <p>{label}</p>}
      {openDialog && statusKey !== undefined ? (
        <TextButton type="button" onClick={() => openDialog(statusKey)}>
          {isPlanned ? t`Diesen Termin absagen oder verschieben` : t`Status ändern oder zurücknehmen`}
        </TextButton>
      ) : (
        !isPlanned && <TextButton type="button" onClick={onReset}>{t`Findet doch wie geplant statt`}</TextButton>
      )}
    </div>
  );
}
