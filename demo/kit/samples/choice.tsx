import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '../../../src/forms/fields/checkbox-field';
import { RadioField } from '../../../src/forms/fields/radio-field';
import { SelectField } from '../../../src/forms/fields/select-field';
import type { FieldProps, Sample } from '../sample';

/** Returns the rubrics of the samples. */
export function useRubrics() {
  const { t } = useLingui();
  return [
    { value: 'music', label: t`Konzerte und Musik` },
    { value: 'stage', label: t`Theater und Kabarett` },
    { value: 'child', label: t`Kinder und Familie` },
    { value: 'market', label: t`Märkte und Feste` },
  ];
}

function RubricSelect(props: FieldProps) {
  const { t } = useLingui();
  const rubrics = useRubrics();
  return <SelectField {...props} options={[{ value: '', label: t`Bitte wählen` }, ...rubrics]} />;
}

const RubricRadio = (props: FieldProps) => <RadioField {...props} options={useRubrics()} />;

function ConsentBox(props: FieldProps) {
  const { t } = useLingui();
  return <CheckboxField {...props}>{t`Ich habe die Datenschutzhinweise gelesen.`}</CheckboxField>;
}

/** A choice of one from a list. */
export const selectSample: Sample = {
  key: 'select',
  title: msg`Auswahlliste`,
  label: msg`Rubrik`,
  Field: RubricSelect,
  problem: { code: 'required' },
  values: { empty: '', filled: 'stage', hint: '', required: '', error: '', readOnly: 'stage' },
};

/** A choice of one, all options visible. */
export const radioSample: Sample = {
  key: 'radio',
  title: msg`Auswahl, alle sichtbar`,
  label: msg`Rubrik`,
  Field: RubricRadio,
  problem: { code: 'required' },
  values: {
    empty: undefined,
    filled: 'child',
    hint: 'music',
    required: undefined,
    error: undefined,
    readOnly: 'child',
  },
};

/** A box to tick. */
export const checkboxSample: Sample = {
  key: 'checkbox',
  title: msg`Ankreuzfeld`,
  label: msg`Datenschutz`,
  Field: ConsentBox,
  problem: { code: 'required' },
  values: { empty: false, filled: true, hint: false, required: false, error: false, readOnly: true },
};
