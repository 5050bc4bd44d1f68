import { useLingui } from '@lingui/react/macro';
import { controlProps, useField } from '../../../forms/engine/form-context';
import { ChoiceLine } from '../../../forms/fields/choice-line';
import type { FormControl } from '../../../forms/saving/form-control';
import type { AddressKind } from '../../../model/address-problems';
import { chooseKind } from './choose-kind';
import type { SignupDraft } from './signup-draft';

/** Renders the choice to record as a private person, without an organisation. */
export function PrivateField({ control: { form } }: { control: Pick<FormControl<SignupDraft>, 'form'> }) {
  const { t } = useLingui();
  const field = useField<AddressKind | ''>('kind');
  return (
    <ChoiceLine>
      <input
        {...controlProps(field, {})}
        type="checkbox"
        checked={field.value === 'private'}
        onChange={({ target }) => chooseKind(form, target.checked ? 'private' : 'official')}
      />
      <span>{t`Ich trage als Privatperson ein`}</span>
    </ChoiceLine>
  );
}
