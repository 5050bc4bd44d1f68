import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormPart } from '../../../../forms/engine/form-context';
import { FieldRow } from '../../../../forms/fields/field-row';
import { RadioField } from '../../../../forms/fields/radio-field';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextField } from '../../../../forms/fields/text-field';
import { FormBox } from '../../../../forms/layout/form-box';
import { useForm } from '../../../../forms/saving/use-form';
import { useTranslation } from '../../../../i18n/use-translation';
import { billingProblems } from '../../../../model/adverts/billing-problems';
import { vatExample } from '../../../../model/adverts/vat-id';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { useDebouncedSave } from '../use-debounced-save';
import { BillingAddressLines } from './address-lines';
import { type BillingDraft, billingDraft, billingForm, billingIn, countryIn, needsVatId } from './billing-form';
import { billingOf } from './billing-of';
import { billingMessage, countryOptions } from './billing-words';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  /* As wide as what they hold. */
  input:is([name='vatId'], [name='reference']) {
    max-width: 17.5em;
  }
`;

/** Renders the step for the billing address: that of the profile, or another one. */
export function BillingStep() {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { person, state, store, next } = useOrder();
  const [initial] = useState(() => billingDraft(state.draft.billing, person));
  const description = useMemo(() => billingForm(person), [person]);
  const updateOrder = (draft: BillingDraft) => store.update({ billing: billingIn(draft, person) });
  const control = useForm<BillingDraft>(description, {
    record: initial,
    // The order is updated at each keystroke; there is no other record.
    async save(draft) {
      updateOrder(draft);
      return undefined;
    },
    onSaved: next,
  });
  const { form, submit, isSending } = control;
  const values = useFormPart(form, () => form.values());
  useDebouncedSave(() => updateOrder(form.values()), values);
  const country = countryIn(values);
  const example = vatExample(country);
  const profile = billingOf(person);
  const isProfileComplete = billingProblems({ ...profile, isConsumer: values.who === 'consumer' }).length === 0;
  return (
    <FormBox
      control={control}
      messageFor={(problem) => billingMessage(problem, { _, locale }, { vatId: values.vatId, country })}
      label={t`Rechnungsadresse`}
    >
      <Fields>
        <RadioField
          path="who"
          options={[
            { value: 'business', label: t`Firma, Verein oder Einrichtung` },
            { value: 'consumer', label: t`Privatperson` },
          ]}
        />
        <RadioField
          path="where"
          options={[
            { value: 'profile', label: t`Adresse aus meinem Profil` },
            { value: 'other', label: t`Andere Adresse` },
          ]}
          hint={!isProfileComplete && t`In Ihrem Profil fehlen Angaben für eine Rechnung. Bitte ergänzen Sie sie hier.`}
        />
        {values.where === 'profile' ? (
          <BillingAddressLines billing={billingIn(values, person)} />
        ) : (
          <OtherAddress who={values.who} />
        )}
        {needsVatId(values) && (
          <TextField
            path="vatId"
            autoCapitalize="characters"
            spellCheck={false}
            hint={
              country === 'GB'
                ? t`Nur, wenn Ihre Firma in Nordirland eine hat, zum Beispiel ${example}.`
                : t`Nur, wenn Ihre Firma eine hat, zum Beispiel ${example}.`
            }
          />
        )}
        <TextField
          path="reference"
          hint={t`Erscheint auf der Rechnung, zum Beispiel Ihre Bestellnummer oder Kostenstelle.`}
        />
      </Fields>
      <StepFoot onNext={() => void submit()} isBusy={isSending} />
    </FormBox>
  );
}

function OtherAddress({ who }: Pick<BillingDraft, 'who'>) {
  const { locale } = useTranslation();
  const isConsumer = who === 'consumer';
  return (
    <>
      {!isConsumer && <TextField path="company" isRequired autoComplete="billing organization" />}
      <FieldRow>
        <TextField path="firstName" isRequired={isConsumer} autoComplete="billing given-name" />
        <TextField path="lastName" isRequired={isConsumer} autoComplete="billing family-name" />
      </FieldRow>
      <FieldRow>
        <TextField path="street" isRequired autoComplete="billing address-line1" />
        <TextField path="houseNumber" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField path="postalCode" isRequired autoComplete="billing postal-code" />
        <TextField path="city" isRequired autoComplete="billing address-level2" />
      </FieldRow>
      <SelectField path="country" options={countryOptions(locale)} autoComplete="billing country" />
      <TextField path="email" type="email" inputMode="email" isRequired autoComplete="billing email" />
    </>
  );
}
