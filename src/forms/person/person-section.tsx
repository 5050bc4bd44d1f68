import { useLingui } from '@lingui/react/macro';
import { FieldRow } from '../fields/field-row';
import { RadioField } from '../fields/radio-field';
import { TextField } from '../fields/text-field';
import { FormSection } from '../layout/form-section';

type Props = {
  /** The id of the section, for links to it. */
  id?: string;
  hasSalutation?: boolean;
  hasUrl?: boolean;
};

/** Renders salutation, name and website of a person. */
export function PersonSection({ id, hasSalutation = true, hasUrl = true }: Props) {
  const { t } = useLingui();
  return (
    <FormSection id={id} title={t({ id: 'lbl_section_person', message: 'Person' })}>
      {hasSalutation && (
        <RadioField
          path="salutation"
          options={[
            { value: '2', label: t`Herr` },
            { value: '3', label: t`Frau` },
            { value: '1', label: t`Divers` },
            { value: '', label: t`Keine Angabe` },
          ]}
        />
      )}
      <FieldRow>
        <TextField path="firstName" autoComplete="given-name" isRequired />
        <TextField path="lastName" autoComplete="family-name" isRequired />
      </FieldRow>
      {hasUrl && (
        <TextField path="url" type="url" inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} />
      )}
    </FormSection>
  );
}
