import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { usePortal } from '../../app/portal';
import type { Address } from '../../model/answers/address';
import type { PickedAddress } from '../../model/picked-options';
import { TextButton } from '../../ui/text-button';
import { useFormContent } from '../engine/form-context';
import { SearchField } from '../fields/search-field';
import { findAddressOptions } from './find-options';

const Group = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;

  > :first-of-type {
    width: 100%;
  }
`;

type Props = {
  path: string;
  isRequired?: boolean;
  hint?: ReactNode;
  /** Opens the form for a new address, and passes it on once it is created; not available to guests. */
  onSuggest?: ((use: (address: PickedAddress) => void) => void) | undefined;
  /** Renders a message or an action when the search finds nothing. */
  nothingFound?: ((text: string) => ReactNode) | undefined;
  /** Called with the picked address. */
  onPicked?: ((address: Address) => void) | undefined;
};

/** Renders a search for an address by name, street, postcode or community; a missing one can be suggested. */
export function AddressField({ onSuggest, onPicked, ...props }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { form } = useFormContent();
  const results = useRef(new Map<number, Address>());
  return (
    <Group>
      <SearchField<PickedAddress>
        {...props}
        find={(text, signal) =>
          findAddressOptions(client, text, signal, (address) => results.current.set(address.addressId, address))
        }
        onPicked={({ addressId }) => {
          const address = results.current.get(addressId);
          if (address) onPicked?.(address);
        }}
      />
      {onSuggest && (
        <TextButton type="button" onClick={() => onSuggest((address) => form.set(props.path, address))}>
          {t`Nicht gefunden? Neue Adresse vorschlagen`}
        </TextButton>
      )}
    </Group>
  );
}
