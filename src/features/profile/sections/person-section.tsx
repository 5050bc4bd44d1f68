import { useLingui } from '@lingui/react/macro';
import { FormSection } from '../../../portal/form/form-section';
import { FieldRow } from '../../../ui/fields/field-row';
import { RadioField } from '../../../ui/fields/radio-field';
import { TextField } from '../../../ui/fields/text-field';
import { sectionId } from '../section-of';
import { useFieldTexts } from './use-field-texts';

/** Who one is. */
export function PersonSection() {
  const { t } = useLingui();
  const fieldOf = useFieldTexts();
  const salutations = [
    { value: '2', label: t`Herr` },
    { value: '3', label: t`Frau` },
    { value: '1', label: t`Divers` },
  ];
  return (
    <FormSection id={sectionId('person')} title={t({ id: 'lbl_section_person', message: 'Person' })}>
      <RadioField {...fieldOf('salutation')} options={salutations} />
      <FieldRow>
        <TextField {...fieldOf('firstName')} isRequired autoComplete="given-name" />
        <TextField {...fieldOf('lastName')} isRequired autoComplete="family-name" />
      </FieldRow>
      <TextField {...fieldOf('url')} type="url" inputMode="url" autoComplete="url" />
    </FormSection>
  );
}
