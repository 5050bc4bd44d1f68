import type { ReactNode } from 'react';
import type { PickedCommunity } from '../../model/picks';
import { SearchField } from '../../ui/fields/search-field';
import { usePortal } from '../portal';
import { findCommunityOptions } from './find-options';

type Props = { path: string; isRequired?: boolean; hint?: ReactNode };

/** A community or a district, found by name or postcode. */
export function CommunityField(props: Props) {
  const { client } = usePortal();
  return (
    <SearchField<PickedCommunity> {...props} find={(text, signal) => findCommunityOptions(client, text, signal)} />
  );
}
