import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal';
import type { PickedAddress } from '../../model/picked-options';
import { useField, useFormPart } from '../engine/form-context';
import { FieldFrame } from '../fields/field-frame';
import { SearchBox } from '../fields/search-box';
import type { FormControl } from '../saving/form-control';
import type { AddressesDraft } from './address-draft';
import { findAddressOptions } from './find-options';

type Props = { control: Pick<FormControl<AddressesDraft>, 'form'>; isRequired: boolean; hint: ReactNode };

/** Renders the name of an organisation, with suggestions of known ones; any other name stays as it is typed. */
export function NamedOrganizationField({ control: { form }, isRequired, hint }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const field = useField<string>('freeOrganization');
  const picked = useFormPart(form, () => form.values().organization);
  const text = picked?.label ?? field.value;
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={text}>
      <SearchBox<PickedAddress>
        field={field}
        extras={{ isRequired, hint }}
        text={text}
        query={picked ? '' : text.trim()}
        type={(next) => {
          form.set('organization', undefined);
          field.set(next);
        }}
        pick={(address) => {
          form.set('organization', address);
          field.set('');
        }}
        stopTyping={() => undefined}
        find={(name, signal) => findAddressOptions(client, name, signal)}
        nothingFound={() => <span>{t`Der Name wird so übernommen.`}</span>}
      />
    </FieldFrame>
  );
}
