import { useLingui } from '@lingui/react/macro';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { useTranslation } from '../../../../i18n/use-translation';
import { Notice } from '../../../../ui/notice';
import { TextButton } from '../../../../ui/text-button';
import { AS_PLANNED, WHOLE_EVENT } from '../../my-events/change-status/planned-dates';
import { WHOLE_EVENT_LABELS } from '../../my-events/change-status/status-words';
import type { EventDraft } from '../event-draft';
import { useStatusDialog } from './status-place';

/** Renders the status of a whole event, and the way to change it once visitors know the event. */
export function WholeEventStatus() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const form = useFormContent().form as unknown as Form<EventDraft>;
  const openDialog = useStatusDialog();
  const status = useFormPart(form, ({ values }) => values().status);
  const open = () => openDialog?.(WHOLE_EVENT);
  if (status === 'scheduled')
    return (
      openDialog && (
        <div>
          <TextButton type="button" onClick={open}>{t`Absagen oder verschieben`}</TextButton>
        </div>
      )
    );
  const takeBack = () => {
    for (const [name, value] of Object.entries(AS_PLANNED)) form.set(name, value);
  };
  return (
    <Notice kind="info" title={_(WHOLE_EVENT_LABELS[status])}>
      {t`Das gilt vor dem Status eines einzelnen Termins.`}
      {openDialog ? (
        <TextButton type="button" onClick={open}>{t`Status ändern oder zurücknehmen`}</TextButton>
      ) : (
        <TextButton type="button" onClick={takeBack}>{t`Für alle Termine zurücknehmen`}</TextButton>
      )}
    </Notice>
  );
}
