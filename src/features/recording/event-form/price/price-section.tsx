import { useLingui } from '@lingui/react/macro';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { ChoicesField } from '../../../../forms/fields/choice/choices-field';
import { FieldRow } from '../../../../forms/fields/field-row';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { TextField } from '../../../../forms/fields/text-field';
import { MoneyField } from '../../../../forms/fields/typed/money-field';
import { MAX_LINE_LENGTH, MAX_SHORT_LENGTH } from '../../../../model/payloads/limits';
import { GroupError } from '../../record-form/group-error';
import type { EventDraft } from '../event-draft';
import { VersionFields } from './version-fields';

/** Renders price, audience and accessibility of an event. */
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
      <CheckboxField path="children">{useLabel('children')}</CheckboxField>
      <CheckboxField path="barrierFree">{useLabel('barrierFree')}</CheckboxField>
      <ChoicesField
        path="accessFeatures"
        options={[
          { value: 'stepFree', label: t`Stufenloser Zugang bis zum Platz` },
          { value: 'accessibleToilet', label: t`Barrierefreie Toilette` },
          { value: 'inductionLoop', label: t`Induktionsschleife für Hörgeräte` },
          { value: 'quietHour', label: t`Ruhige Stunde mit weniger Licht und Ton (Relaxed Performance)` },
          { value: 'signLanguage', label: t`Übersetzung in Gebärdensprache` },
        ]}
        hint={t`Danach können Besucher suchen.`}
      />
      <TextAreaField
        path="accessibility"
        rows={2}
        maxLength={MAX_SHORT_LENGTH}
        hint={t`Zum Beispiel „Stufenloser Eingang im Hof, Induktionsschleife im Saal“.`}
      />
      <VersionFields />
    </>
  );
}
