import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AddressUse } from '../../../../app/catalogue/addresses';
import { ClientText } from '../../../../app/client-text';
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
import { RelationField } from './relation-field';

/** Renders role relation, location and promoter of a record. */
export function PlacesSection() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const rules = useRecordingRules();
  const { infoTexts } = rules.eventRecording;
  const needed = neededAddresses(rules);
  const [newAddress, setNewAddress] = useState<{ path: AddressUse; name: string; known: AddressPrefill }>();

  function pick(path: AddressUse, address: Address) {
    form.setFieldError(path);
    form.set(path, pickPlace(address));
  }
  const fieldOf = (path: AddressUse) => ({
    path,
    isRequired: needed[path],
    onNew: (name: string) => setNewAddress({ path, name, known: importedDetails(form, path) }),
    isEnteringNew: newAddress?.path === path,
  });
  const either = needed.either && t`Ort oder Veranstalter, eines von beiden genügt.`;

  return (
    <>
      <RelationField />
      <PlaceField {...fieldOf('location')} hint={hintOf(infoTexts.location, either)} />
      <PlaceField {...fieldOf('promoter')} hint={hintOf(infoTexts.promoter)} />
      {newAddress && (
        <SuggestAddressDialog
          name={newAddress.name}
          prefill={newAddress.known}
          communityHint={t`Liegt der Ort außerhalb des Gebiets, wählen Sie bitte die nächste Gemeinde.`}
          belowCommunity={<PointField />}
          description={LOCATED}
          payloadOf={locatedPayload}
          onCreated={(address) => pick(newAddress.path, address)}
          onClose={() => setNewAddress(undefined)}
        >
          <ExistingAddress
            onUse={(address) => {
              pick(newAddress.path, address);
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

/** Renders the client's help text and below it the default hint. */
const hintOf = (info: string, hint: string | false = false) =>
  (info || hint) && (
    <>
      {info && <ClientText html={info} />}
      {hint && <p>{hint}</p>}
    </>
  );
