import type { Person, PersonAddress } from '../../model/answers/person';
import { pickCommunity } from '../../model/picked-options';
import { profileProblems } from '../../model/profile-problems';
import { relationProblems } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';

const valuesOf = ({ community, ...texts }: PersonAddress) => ({
  ...texts,
  community: community && pickCommunity(community).label,
});

/** Whether the profile lacks what the client asks for, as its form would say when it is saved (spec section 5). */
export function hasProfileGaps(person: Person, settings: Settings): boolean {
  const values = {
    ...person,
    official: valuesOf(person.official),
    private: valuesOf(person.private),
    hasOrganization: person.organization !== undefined,
  };
  return (
    profileProblems(values, settings, { isOneNeeded: true }).length > 0 ||
    // The types of roles are not loaded here. As 'private', no role is found to lack an address.
    relationProblems(person.roleRelations.map(draftOf), () => 'private', settings.authenticatedArea).length > 0
  );
}

const draftOf = ({ id, status, role, address, community, district }: Person['roleRelations'][number]) => ({
  id,
  status,
  role,
  address,
  community,
  district,
});
