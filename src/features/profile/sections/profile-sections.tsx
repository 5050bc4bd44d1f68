import { usePortal } from '../../../app/portal';
import { AddressBlock } from '../../../forms/person/address-block';
import { ConsentSection } from '../../../forms/person/consent-section';
import { PersonSection } from '../../../forms/person/person-section';
import type { FormControl } from '../../../forms/saving/form-control';
import type { RowId } from '../../../lib/value-at';
import { addressKinds } from '../../../model/address-problems';
import type { Person } from '../../../model/answers/person';
import type { PickedAddress } from '../../../model/picked-options';
import type { ProfileDraft } from '../profile-draft';
import { RelationsSection } from '../relations/relations-section';
import { profileSectionId } from '../section-of';
import type { Roles } from '../use-roles';
import { EmailSection } from './email-section';

type Props = {
  control: FormControl<ProfileDraft>;
  person: Person;
  roles: Roles;
  onEditRelation(id: RowId | undefined): void;
  onSuggest(onPick: (address: PickedAddress) => void): void;
};

/** Renders all sections of the profile's form. */
export function ProfileSections({ control, person, roles, onEditRelation, onSuggest }: Props) {
  const { settings } = usePortal();
  return (
    <>
      <PersonSection id={profileSectionId('person')} />
      <EmailSection control={control} person={person} />
      {addressKinds(settings).map((kind) => (
        <AddressBlock key={kind} kind={kind} control={control} id={profileSectionId(kind)} onSuggest={onSuggest} />
      ))}
      <RelationsSection stored={person.roleRelations} roles={roles} onEdit={onEditRelation} />
      <ConsentSection id={profileSectionId('consents')} />
    </>
  );
}
