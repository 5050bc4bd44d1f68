import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PickedAddress } from '../../model/picks';
import { SearchField } from '../../ui/fields/search-field';
import { useFormContent } from '../../ui/form/form-context';
import { TextButton } from '../../ui/text-button';
import { usePortal } from '../portal';
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
  /** Opens the form for a new address, which is taken when it is there; guests can suggest none. */
  onSuggest?: ((take: (address: PickedAddress) => void) => void) | undefined;
  /** What to say, or to offer, when there is nothing of the kind. */
  nothingFound?: ((text: string) => ReactNode) | undefined;
};

/** An address, found by name, street, postcode or community; one that is missing can be suggested. */
export function AddressField({ onSuggest, ...props }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { form } = useFormContent();
  return (
    <Group>
      <SearchField<PickedAddress> {...props} find={(text, signal) => findAddressOptions(client, text, signal)} />
      {onSuggest && (
        <TextButton type="button" onClick={() => onSuggest((address) => form.set(props.path, address))}>
          {t`Nicht gefunden? Neue Adresse vorschlagen`}
        </TextButton>
      )}
    </Group>
  );
}
