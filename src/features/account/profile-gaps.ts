import { isPhone, isWebAddress } from '../../model/contact-checks';
import { type FieldRule, fieldProblems } from '../../model/field-rules';
import type { Person, PersonAddress } from '../../model/person';
import { relationProblems } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';

type Rules = Settings['fieldSettings']['profile'];

const TEXTS = ['street', 'plz', 'phone'] as const;

const lacks = (text: string, rule: FieldRule, setting: string) =>
  fieldProblems('', text, rule, `fieldSettings.profile.${setting}`).length > 0;

/** An address counts once anything of it is filled; then what the client requires must be there. */
function addressState(
  address: PersonAddress,
  { rules, kind, more }: { rules: Rules['private']; kind: string; more: { isFilled: boolean; isMissing: boolean } },
) {
  const isActive = more.isFilled || !!address.community || TEXTS.some((field) => address[field].trim() !== '');
  const phone = address.phone.trim();
  const hasGap =
    more.isMissing ||
    TEXTS.some((field) => lacks(address[field], rules[field], `${kind}.${field}`)) ||
    (rules.community.required && !address.community) ||
    (phone !== '' && !isPhone(phone));
  return { isActive, hasGap };
}

/** One address in use is needed, and each in use must be complete. Without a kind the official one is asked for. */
function hasAddressGaps(person: Person, { authenticatedArea, fieldSettings }: Settings): boolean {
  const { enableOfficialAddress, enablePrivateAddress } = authenticatedArea;
  const { official, private: home } = fieldSettings.profile;
  const { organization: rule } = official;
  const free = person.freeOrganization;
  const organization = {
    isFilled: !!person.organization || free.trim() !== '',
    isMissing: lacks(free, { ...rule, required: rule.required && !person.organization }, 'official.organization'),
  };
  const kinds = [
    ...(enableOfficialAddress || !enablePrivateAddress
      ? [addressState(person.official, { rules: official, kind: 'official', more: organization })]
      : []),
    ...(enablePrivateAddress
      ? [addressState(person.private, { rules: home, kind: 'private', more: { isFilled: false, isMissing: false } })]
      : []),
  ];
  const active = kinds.filter(({ isActive }) => isActive);
  return active.length === 0 || active.some(({ hasGap }) => hasGap);
}

/** The type of a role would have to be asked for; where it may be a private one, no address is missed. */
const hasRelationGaps = ({ roleRelations }: Person, { authenticatedArea }: Settings) =>
  relationProblems(
    roleRelations.map(({ id, status, role, address, community, district }) => ({
      id,
      status,
      role,
      address,
      community,
      district,
    })),
    () => 'private',
    authenticatedArea,
  ).length > 0;

/** Whether the profile lacks what the client asks for, as its form would say when it is saved (spec section 5). */
export function hasProfileGaps(person: Person, settings: Settings): boolean {
  const { conditionsRequired, privacyPolicyRequired } = settings.auth;
  const url = person.url.trim();
  return (
    person.firstName.trim() === '' ||
    person.lastName.trim() === '' ||
    hasAddressGaps(person, settings) ||
    (url !== '' && !isWebAddress(url)) ||
    (conditionsRequired && !person.acceptConditions) ||
    (privacyPolicyRequired && !person.acceptPrivacyPolicy) ||
    hasRelationGaps(person, settings)
  );
}
