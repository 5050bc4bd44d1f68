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
import { KnownAddress } from './known-address';
import { LOCATED, locatedPayload } from './map/located-suggestion';
import { PointField } from './map/point-part';
import { PlaceField } from './place-field';
import { RelationField } from './relation-field';

/** Renders role relation, location and promoter of a record. */
export function PlacesSection() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const rules = useRecordingRules();
  const { infoTexts } = rules.eventRecording;
  const needed = neededAddresses(rules);
  const [asked, setAsked] = useState<{ path: AddressUse; name: string; known: AddressPrefill }>();

  function take(path: AddressUse, address: Address) {
    form.setFieldError(path);
    form.set(path, pickPlace(address));
  }
  const fieldOf = (path: AddressUse) => ({
    path,
    isRequired: needed[path],
    onNew: (name: string) => setAsked({ path, name, known: knownOf(form, path) }),
    isEnteringNew: asked?.path === path,
  });
  const either = needed.either && t`Ort oder Veranstalter: Eines von beiden genügt.`;

  return (
    <>
      <RelationField />
      <PlaceField {...fieldOf('location')} hint={hintOf(infoTexts.location, either)} />
      <PlaceField {...fieldOf('promoter')} hint={hintOf(infoTexts.promoter)} />
      {asked && (
        <SuggestAddressDialog
          name={asked.name}
          prefill={asked.known}
          communityHint={t`Liegt der Ort außerhalb des Gebiets, wählen Sie bitte die nächste Gemeinde.`}
          belowCommunity={<PointField />}
          description={LOCATED}
          payloadOf={locatedPayload}
          onCreated={(address) => take(asked.path, address)}
          onClose={() => setAsked(undefined)}
        >
          <KnownAddress
            onTake={(address) => {
              take(asked.path, address);
              setAsked(undefined);
            }}
          />
        </SuggestAddressDialog>
      )}
    </>
  );
}

/** Returns the details of an address that an imported file contains for the name in the field. */
function knownOf(form: Form<object>, path: AddressUse): AddressPrefill {
  const { street, plz, town, url } = form.state.fieldErrors[path]?.params ?? {};
  const only = (name: string, value: unknown) => (typeof value === 'string' && value !== '' ? { [name]: value } : {});
  return { ...only('street', street), ...only('plz', plz), ...only('town', town), ...only('url', url) };
}

/** Renders the client's help text and below it the default hint. */
const hintOf = (info: string, words: string | false = false) =>
  (info || words) && (
    <>
      {info && <ClientText html={info} />}
      {words && <p>{words}</p>}
    </>
  );
