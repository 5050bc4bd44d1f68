import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AddressUse } from '../../../../app/catalogue/addresses';
import { useFormContent } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { type AddressPrefill, SuggestAddressDialog } from '../../../../forms/suggest-address/suggest-address-dialog';
import type { Address } from '../../../../model/answers/address';
import { neededAddresses } from '../../../../model/rules/needed-addresses';
import { useRecordingRules } from '../../use-recording-rules';
import { pickPlace } from '../record-draft';
import { ExistingAddress } from './existing-address';
import { LOCATED, locatedPayload } from './map/located-suggestion';
import { PointField } from './map/point-field';
import { PlaceField } from './place-field';

/** Renders the field for location or promoter, and the form for an address that its search does not find. */
export function RecordAddressField({ path, hint }: { path: AddressUse; hint?: ReactNode }) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const needed = neededAddresses(useRecordingRules());
  const [newAddress, setNewAddress] = useState<{ name: string; known: AddressPrefill }>();

  function pick(address: Address) {
    form.setFieldError(path);
    form.set(path, pickPlace(address));
  }
  return (
    <>
      <PlaceField
        path={path}
        isRequired={needed[path]}
        hint={hint}
        onNew={(name) => setNewAddress({ name, known: importedDetails(form, path) })}
        isEnteringNew={newAddress !== undefined}
      />
      {newAddress && (
        <SuggestAddressDialog
          name={newAddress.name}
          prefill={newAddress.known}
          communityHint={t`Liegt der Ort außerhalb des Gebiets, wählen Sie bitte die nächste Gemeinde.`}
          belowCommunity={<PointField />}
          description={LOCATED}
          payloadOf={locatedPayload}
          onCreated={pick}
          onClose={() => setNewAddress(undefined)}
        >
          <ExistingAddress
            onUse={(address) => {
              pick(address);
              setNewAddress(undefined);
            }}
          />
        </SuggestAddressDialog>
      )}
    </>
  );
}

/** Returns the details of an address that an imported file contains for the name in the field. */
function importedDetails(form: Form<object>, path: AddressUse): AddressPrefill {
  const { street, plz, town, url } = form.state.fieldErrors[path]?.params ?? {};
  const ifText = (name: string, value: unknown) => (typeof value === 'string' && value !== '' ? { [name]: value } : {});
  return { ...ifText('street', street), ...ifText('plz', plz), ...ifText('town', town), ...ifText('url', url) };
}
