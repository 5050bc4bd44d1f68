import { useLingui } from '@lingui/react/macro';
import { FormSection } from '../../../portal/form/form-section';
import { FieldRow } from '../../../ui/fields/field-row';
import { RadioField } from '../../../ui/fields/radio-field';
import { TextField } from '../../../ui/fields/text-field';

/** Who signs up. */
export function PersonSection() {
  const { t } = useLingui();
  return (
    <FormSection title={t({ id: 'lbl_section_person', message: 'Person' })}>
      <RadioField
        path="salutation"
        label={t({ id: 'lbl_salutation', message: 'Anrede' })}
        options={[
          { value: '2', label: t`Herr` },
          { value: '3', label: t`Frau` },
          { value: '1', label: t`Divers` },
        ]}
      />
      <FieldRow>
        <TextField
          path="firstName"
          label={t({ id: 'lbl_first_name', message: 'Vorname' })}
          autoComplete="given-name"
          isRequired
        />
        <TextField
          path="lastName"
          label={t({ id: 'lbl_last_name', message: 'Nachname' })}
          autoComplete="family-name"
          isRequired
        />
      </FieldRow>
      <TextField
        path="url"
        label={t({ id: 'lbl_url', message: 'Website' })}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormSection>
  );
}
