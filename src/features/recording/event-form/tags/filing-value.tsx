import { useLingui } from '@lingui/react/macro';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { isSame } from '../../../../lib/value-at';
import { useRecordFormContent } from '../../record-form/record-form-context';
import type { EventDraft } from '../event-draft';

/** Renders tags and further rubrics, and whether the form has proposed them. */
export function FilingValue() {
  const { t } = useLingui();
  const form = useFormContent().form as unknown as Form<EventDraft>;
  const { proposed } = useRecordFormContent();
  const names = useFormPart(form, ({ values }) => {
    const { tags, addRubrics } = values();
    return [...tags, ...addRubrics].map(({ label }) => label).join(', ');
  });
  const isProposed = useFormPart(form, ({ values }) => isSame(values().tags, proposed.value()));
  if (names === '') return t`noch nichts angegeben`;
  return isProposed ? t`${names} – aus Titel und Rubrik vorgeschlagen` : names;
}
