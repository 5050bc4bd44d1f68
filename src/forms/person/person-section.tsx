import { useLingui } from '@lingui/react/macro';
import { FieldRow } from '../fields/field-row';
import { RadioField } from '../fields/radio-field';
import { TextField } from '../fields/text-field';
import { FormSection } from '../layout/form-section';

/** Renders salutation and name of a person. @param id of the section, for links to it */
export function PersonSection({ id }: { id?: string }) {
  const { t } = useLingui();
  return (
    <FormSection id={id} title={t({ id: 'lbl_section_person', message: 'Person' })}>
      <RadioField
        path="salutation"
        options={[
          { value: '2', label: t`Herr` },
          { value: '3', label: t`Frau` },
          { value: '1', label: t`Divers` },
          { value: '', label: t`Keine Angabe` },
        ]}
      />
      <FieldRow>
        <TextField path="firstName" autoComplete="given-name" isRequired />
        <TextField path="lastName" autoComplete="family-name" isRequired />
      </FieldRow>
      <TextField path="url" type="url" inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} />
    </FormSection>
  );
}
