import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { RadioField } from '../../../forms/fields/radio-field';
import { PERSON_LABELS } from '../../../forms/person/person-labels';
import type { FormControl } from '../../../forms/saving/form-control';
import { useTranslation } from '../../../i18n/use-translation';
import type { AddressKind } from '../../../model/address-problems';
import { chooseKind } from './choose-kind';
import type { SignupDraft } from './signup-draft';

/** Renders each choice as a large box. */
const Large = styled.div`
  > fieldset > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
    gap: 12px;
    margin-top: 8px;
  }
  label {
    justify-self: stretch;
    padding: 14px 16px;
    border: 1px solid var(--portal-color-control-line);
    border-radius: var(--portal-radius);
  }
  label:has(:checked) {
    border-color: var(--portal-color-primary-text);
    background: var(--portal-color-primary-soft);
    box-shadow: inset 0 0 0 1px var(--portal-color-primary-text);
  }
  strong {
    display: block;
  }
`;

/** Renders the first question: the kind of account. Input of one address is copied to the other. */
export function KindField({ control: { form } }: { control: FormControl<SignupDraft> }) {
  const { t } = useLingui();
  const { _ } = useTranslation();

  const option = (value: AddressKind, name: string, hint: string) => ({
    value,
    label: (
      <>
        <strong>{name}</strong> <span className="hint">{hint}</span>
      </>
    ),
  });
  return (
    <Large>
      <RadioField
        path="kind"
        isRequired
        options={[
          option('official', _(PERSON_LABELS.organization), t`Verein, Firma, Behörde oder Einrichtung`),
          option('private', t`Privatperson`, t`Nur für mich selbst`),
        ]}
        onChoose={(kind) => chooseKind(form, kind === 'official' ? kind : 'private')}
      />
    </Large>
  );
}
