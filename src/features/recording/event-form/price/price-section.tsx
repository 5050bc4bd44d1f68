import { useLingui } from '@lingui/react/macro';
import { LONGEST_LINE, LONGEST_SHORT } from '../../../../model/payloads/longest';
import { ChoicesField } from '../../../../ui/choice-fields/choices-field';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { FieldRow } from '../../../../ui/fields/field-row';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { TextField } from '../../../../ui/fields/text-field';
import { useFormContent, useFormPart, useLabel } from '../../../../ui/form/form-context';
import type { Form } from '../../../../ui/form/form-store';
import { MoneyField } from '../../../../ui/typed-fields/money-field';
import { PlaceError } from '../../record-form/place-error';
import type { EventDraft } from '../event-draft';
import { VersionFields } from './version-fields';

/** What an event costs, and for whom it is. */
export function PriceSection() {
  const { t } = useLingui();
  const form = useFormContent().form as Form<EventDraft>;
  const isBoth = useFormPart(form, () => {
    const { free, price } = form.values();
    return free && (price.from !== undefined || price.to !== undefined);
  });
  return (
    <>
      <PlaceError path="price" />
      <CheckboxField
        path="free"
        hint={isBoth && t`Sie haben auch einen Preis angegeben. Besucher sehen „Eintritt frei“.`}
      >
        {useLabel('free')}
      </CheckboxField>
      <FieldRow>
        <MoneyField path="price.from" />
        <MoneyField path="price.to" />
      </FieldRow>
      <TextField
        path="price.text"
        maxLength={LONGEST_LINE}
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
        maxLength={LONGEST_SHORT}
        hint={t`Zum Beispiel „Stufenloser Eingang im Hof, Induktionsschleife im Saal“.`}
      />
      <VersionFields />
    </>
  );
}
