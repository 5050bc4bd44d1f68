import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { PickedAddress } from '../../../model/picks';
import { findAddressOptions } from '../../../portal/person-fields/find-options';
import { usePortal } from '../../../portal/portal';
import { FieldFrame } from '../../../ui/fields/field-frame';
import { SearchField } from '../../../ui/fields/search-field';
import { describedBy, useField, useFormContent, useFormPart } from '../../../ui/form/form-context';
import { Buttons } from '../auth-layout';

type Props = { path: string; isRequired: boolean; hint: ReactNode };

/** Picks an organisation that the server knows, or takes the name of a new one as it was typed. */
export function OrganizationField(props: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { form } = useFormContent();
  const isFree = useFormPart(form, () => form.isAsked('freeOrganization'));
  // The button that was pressed goes: what comes in its place takes the focus.
  const wasPressed = useRef(false);

  function take(text: string) {
    wasPressed.current = true;
    form.set('freeOrganization', text);
  }
  function takeFocus(control: HTMLElement | null) {
    if (control && wasPressed.current) control.focus();
    if (control) wasPressed.current = false;
  }

  if (isFree) return <FreeName {...props} takeFocus={takeFocus} onSearch={() => take('')} />;
  return (
    <div
      ref={(box) => {
        if (wasPressed.current) takeFocus(box?.querySelector('input') ?? null);
      }}
    >
      <SearchField<PickedAddress>
        {...props}
        find={(text, signal) => findAddressOptions(client, text, signal)}
        nothingFound={(text) => (
          <button type="button" className="button is-quiet" onClick={() => take(text)}>
            {t`„${text}“ so übernehmen`}
          </button>
        )}
      />
    </div>
  );
}

type FreeProps = Props & {
  takeFocus(control: HTMLElement | null): void;
  onSearch(): void;
};

/** The name of an organisation that is not in the list yet. */
function FreeName({ isRequired, hint, takeFocus, onSearch }: FreeProps) {
  const { t } = useLingui();
  const field = useField<string>('freeOrganization');
  const { id, label, value, error, ref } = field;
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint}>
      <strong>{value}</strong>
      <Buttons>
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
      </Buttons>
    </FieldFrame>
  );
}
