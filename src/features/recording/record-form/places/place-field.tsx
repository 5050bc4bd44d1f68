import type { ReactNode } from 'react';
import type { AddressUse } from '../../../../app/catalogue/addresses';
import { usePortal } from '../../../../app/portal';
import { PickField } from '../../../../forms/fields/choice/pick-field';
import type { PickedPlace } from '../record-draft';
import { addressOption, findRankedAddresses } from './find-places';
import { useRecentPlaces } from './use-recent-places';

type Props = {
  path: AddressUse;
  isRequired: boolean;
  hint: ReactNode;
  /** Opens the form for an address that the search does not find. */
  onNew(name: string): void;
  isEnteringNew: boolean;
};

/** Renders the field for location or promoter: a search with recently used addresses first, or a new address. */
export function PlaceField({ path, ...props }: Props) {
  const { client } = usePortal();
  const recent = useRecentPlaces(path);
  return (
    <PickField<PickedPlace>
      {...props}
      path={path}
      find={(text, signal) => findRankedAddresses(client, text, { recent, signal })}
      recent={recent.map(addressOption)}
    />
  );
}
