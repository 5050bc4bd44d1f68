import { fieldProblems } from '../../model/field-rules';
import type { Person, PersonAddress } from '../../model/person';
import type { Settings } from '../../settings/settings-schema';

type Rules = Settings['fieldSettings']['profile'];

const FIELDS = ['street', 'plz', 'community', 'phone'] as const;

const textOf = (address: PersonAddress, field: (typeof FIELDS)[number]) =>
  field === 'community' ? (address.community ? 'picked' : '') : address[field];

/** An address counts once anything of it is filled; then what the client requires must be there. */
function addressState(address: PersonAddress, rules: Rules['private'], more: { text: string; isMissing: boolean }) {
  const isActive = more.text !== '' || FIELDS.some((field) => textOf(address, field) !== '');
  const hasGap =
    more.isMissing || FIELDS.some((field) => rules[field].required && textOf(address, field).trim() === '');
  return { isActive, hasGap };
}

/** Whether the profile lacks what the client asks for: a name, or one complete address (spec section 5). */
export function hasProfileGaps(person: Person, settings: Settings): boolean {
  const { enableOfficialAddress, enablePrivateAddress } = settings.authenticatedArea;
  const { official, private: home } = settings.fieldSettings.profile;
  const organization = person.organization ? 'picked' : person.freeOrganization;
  const isMissing = fieldProblems('', organization, { ...official.organization, regex: '', min: 0 }).length > 0;
  const kinds = [
    ...(enableOfficialAddress ? [addressState(person.official, official, { text: organization, isMissing })] : []),
    ...(enablePrivateAddress ? [addressState(person.private, home, { text: '', isMissing: false })] : []),
  ];
  const active = kinds.filter(({ isActive }) => isActive);
  const hasAddress = kinds.length === 0 || (active.length > 0 && active.every(({ hasGap }) => !hasGap));
  return !hasAddress || person.firstName === '' || person.lastName === '';
}
