import { useLingui } from '@lingui/react/macro';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { FieldRow } from '../../../../forms/fields/field-row';
import { TextField } from '../../../../forms/fields/text-field';
import { MoneyField } from '../../../../forms/fields/typed/money-field';
import { MAX_LINE_LENGTH } from '../../../../model/payloads/limits';
import { GroupError } from '../../record-form/group-error';
import type { EventDraft } from '../event-draft';

/** Renders the price of an event. */
export function PriceSection() {
  const { t } = useLingui();
  const form = useFormContent().form as Form<EventDraft>;
  const isFreeWithPrice = useFormPart(form, () => {
    const { free, price } = form.values();
    return free && (price.from !== undefined || price.to !== undefined);
  });
  return (
    <>
      <GroupError path="price" />
      <CheckboxField
        path="free"
        hint={isFreeWithPrice && t`Sie haben auch einen Preis eingegeben. Besucher sehen „Eintritt frei“.`}
      >
        {useLabel('free')}
      </CheckboxField>
      <FieldRow>
        <MoneyField path="price.from" />
        <MoneyField path="price.to" />
      </FieldRow>
      <TextField
        path="price.text"
        maxLength={MAX_LINE_LENGTH}
        hint={t`Zum Beispiel „Ermäßigt 5 Euro“ oder „Wir bitten um Spenden“.`}
      />
    </>
  );
}
