import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { organizationPath } from '../../model/address-problems';
import type { Address } from '../../model/answers/address';
import { type PickedAddress, pickCommunity } from '../../model/picked-options';
import { describedBy, useField, useFormContent, useFormPart } from '../engine/form-context';
import { FieldFrame } from '../fields/field-frame';
import { TextField } from '../fields/text-field';
import type { FormControl } from '../saving/form-control';
import { type AddressesDraft, shownOrganization } from './address-draft';
import { AddressField } from './address-field';
import { PERSON_LABELS } from './person-labels';

type Props = {
  control: Pick<FormControl<AddressesDraft>, 'form'>;
  isRequired: boolean;
  hint: ReactNode;
  autoComplete: string;
  /** Opens the form for an address that the search does not find; not available to guests. */
  onSuggest?: ((use: (address: PickedAddress) => void) => void) | undefined;
};

/** Renders the organisation: a text, or a search in the addresses (setting `auth.organization.type`). */
export function OrganizationField({ control, hint, autoComplete, onSuggest, ...props }: Props) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const picked = useFormPart(control.form, () => control.form.values().organization?.label);
  if (organizationPath(settings) === 'organization') {
    return <PickedOrTyped {...props} control={control} hint={hint} onSuggest={onSuggest} />;
  }
  const { max } = settings.fieldSettings.profile.official.organization;
  return (
    <TextField
      {...props}
      path="freeOrganization"
      hint={hint || (picked && t`Verknüpft mit: ${picked}`)}
      autoComplete={autoComplete}
      {...(max > 0 && { maxLength: max })}
    />
  );
}

const Search = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  > div {
    width: 100%;
  }
`;

/** Renders a search for an existing organisation, or the typed name of a new one. */
function PickedOrTyped({ control: { form }, onSuggest, ...props }: Omit<Props, 'autoComplete'>) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { announce } = useFormContent();
  const { settings } = usePortal();
  const isTyped = useFormPart(form, () => shownOrganization(form.values(), settings) === 'freeOrganization');
  const text = useFormPart(form, ({ state }) => String(state.fieldErrors.organization?.params?.text ?? '').trim());
  // The pressed button is removed; the control in its place takes the focus.
  const wasPressed = useRef(false);

  function setTypedName(text: string) {
    wasPressed.current = true;
    form.set('freeOrganization', text);
  }
  /** Copies the address of the picked organisation, so that the one of another organisation does not stay. */
  function applyAddress({ street, zipcode, community }: Address) {
    const { profile } = settings.fieldSettings;
    form.set('official.street', street ?? '');
    form.set('official.plz', zipcode ?? '');
    form.set('official.community', pickCommunity(community));
    const names = (['street', 'plz', 'community'] as const).map(
      (name) => profile.official[name].label || _(PERSON_LABELS[name]),
    );
    announce(t`Übernommen: ${names.join(', ')}`);
  }
  function takeFocus(control: HTMLElement | null) {
    if (control && wasPressed.current) control.focus();
    if (control) wasPressed.current = false;
  }

  if (isTyped) return <TypedName {...props} takeFocus={takeFocus} onSearch={() => setTypedName('')} />;
  return (
    <Search
      ref={(box) => {
        if (wasPressed.current) takeFocus(box?.querySelector('input') ?? null);
      }}
    >
      <AddressField {...props} path="organization" onSuggest={onSuggest} onPicked={applyAddress} />
      {text !== '' && (
        <button type="button" className="button is-quiet" onClick={() => setTypedName(text)}>
          {t`„${text}“ so übernehmen`}
        </button>
      )}
    </Search>
  );
}

type TypedProps = Pick<Props, 'isRequired' | 'hint'> & {
  takeFocus(control: HTMLElement | null): void;
  onSearch(): void;
};

/** Renders the name of an organisation that is not in the list yet. */
function TypedName({ isRequired, hint, takeFocus, onSearch }: TypedProps) {
  const { t } = useLingui();
  const field = useField<string>('freeOrganization');
  const { id, label, value, error, ref } = field;
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={value}>
      <strong>{value}</strong>
      <div>
        <button
          ref={(button) => {
            ref(button);
            takeFocus(button);
          }}
          id={id}
          type="button"
          className="button is-quiet"
          aria-label={t`${label}: ${value}. Noch einmal suchen`}
          aria-describedby={describedBy(id, hint, error)}
          onClick={onSearch}
        >
          {t`Noch einmal suchen`}
        </button>
      </div>
    </FieldFrame>
  );
}
