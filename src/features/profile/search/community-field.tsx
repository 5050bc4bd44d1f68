import type { ReactNode } from 'react';
import type { Community } from '../../../model/community';
import { usePortal } from '../../../portal/portal';
import { SearchField } from '../../../ui/fields/search-field';
import { findCommunities } from '../api';
import { type PickedPlace, pickPlace } from '../profile-draft';

type Props = { path: string; label: string; isRequired?: boolean; hint?: ReactNode };

const optionOf = (community: Community) => ({
  icon: 'place',
  ...(community.zip && { hint: community.zip }),
  value: pickPlace(community),
});

/** A community or a district, found by name or postcode. */
export function CommunityField(props: Props) {
  const { client } = usePortal();
  return (
    <SearchField<PickedPlace>
      {...props}
      find={async (text, signal) => (await findCommunities(client, text, signal)).map(optionOf)}
    />
  );
}
