import type { ReactNode } from 'react';
import type { PickedCommunity } from '../../../model/picks';
import { findCommunityOptions } from '../../../portal/person-fields/find-options';
import { usePortal } from '../../../portal/portal';
import { SearchField } from '../../../ui/fields/search-field';

type Props = { path: string; isRequired?: boolean; hint?: ReactNode };

/** A community or a district, found by name or postcode. */
export function CommunityField(props: Props) {
  const { client } = usePortal();
  return (
    <SearchField<PickedCommunity> {...props} find={(text, signal) => findCommunityOptions(client, text, signal)} />
  );
}
