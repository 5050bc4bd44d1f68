import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal';
import type { PickedCommunity } from '../../model/picked-options';
import type { ExtraEntries } from '../fields/search-box';
import { SearchField } from '../fields/search-field';
import { findCommunityOptions } from './find-options';

type Props = {
  path: string;
  isRequired?: boolean;
  hint?: ReactNode;
  extraEntries?: ExtraEntries<PickedCommunity> | undefined;
  /** The content below the field. */
  children?: ReactNode;
};

/** Renders a search for a community or a district by name or postcode. */
export function CommunityField(props: Props) {
  const { client } = usePortal();
  return (
    <SearchField<PickedCommunity> {...props} find={(text, signal) => findCommunityOptions(client, text, signal)} />
  );
}
