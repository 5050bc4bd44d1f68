import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { TextButton } from '../../../../ui/text-button';
import { isVisible } from '../../record-form/record-draft';
import type { EventDraft } from '../event-draft';
import { StatusFields } from './status-fields';

/** Renders the status of a whole event, to cancel or postpone it; only published events can be cancelled. */
export function WholeEventStatus() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const [isOpen, setIsOpen] = useState(false);
  const wasPublished = useFormPart(form as unknown as Form<EventDraft>, (store) => isVisible(store.initialValues()));
  const hasStatus = useFormPart(form, ({ values }) => (values() as EventDraft).status !== 'scheduled');
  if (!wasPublished && !hasStatus) return null;
  return (
    <>
      {!hasStatus && (
        <div>
          <TextButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t`Ganze Veranstaltung absagen oder verschieben`}
          </TextButton>
        </div>
      )}
      {(isOpen || hasStatus) && <StatusFields prefix="" />}
    </>
  );
}
