import { addressKinds } from '../../../model/address-problems';
import type { Person } from '../../../model/person';
import type { PickedAddress } from '../../../model/picks';
import { usePortal } from '../../../portal/portal';
import type { ProfileDraft } from '../profile-draft';
import { RelationsSection } from '../relations/relations-section';
import type { Roles } from '../use-roles';
import { AddressSection } from './address-section';
import { ConsentSection } from './consent-section';
import { EmailSection } from './email-section';
import { OrganizationField } from './organization-field';
import { PersonSection } from './person-section';

type Props = {
  person: Person;
  roles: Roles;
  /** The values of the form as they stand. */
  draft(): ProfileDraft;
  onEditRelation(place: number | undefined): void;
  onSuggest(take: (address: PickedAddress) => void): void;
};

/** Every section of the profile's form. */
export function ProfileSections({ person, roles, draft, onEditRelation, onSuggest }: Props) {
  const { settings } = usePortal();
  return (
    <>
      <PersonSection />
      <EmailSection person={person} />
      {addressKinds(settings).map((kind) => (
        <AddressSection key={kind} kind={kind}>
          {kind === 'official' && <OrganizationField draft={draft} onSuggest={onSuggest} />}
        </AddressSection>
      ))}
      <RelationsSection stored={person.roleRelations} roles={roles} onEdit={onEditRelation} />
      <ConsentSection />
    </>
  );
}
