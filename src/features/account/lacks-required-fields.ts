import type { Person, PersonAddress } from '../../model/answers/person';
import { pickCommunity } from '../../model/picked-options';
import { profileProblems } from '../../model/profile-problems';
import { relationProblems } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';

const valuesOf = ({ community, ...texts }: PersonAddress) => ({
  ...texts,
  community: community && pickCommunity(community).label,
});

/** Checks whether the profile lacks required fields, with the rules of its form (spec section 5). */
export function lacksRequiredFields(person: Person, settings: Settings): boolean {
  const values = {
    ...person,
    official: valuesOf(person.official),
    private: valuesOf(person.private),
    hasOrganization: person.organization !== undefined,
  };
  return (
    profileProblems(values, settings, { isOneNeeded: true }).length > 0 ||
    // The types of roles are not loaded here. With 'private', no role requires an address.
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
