import { expect, it } from 'vitest';
import {
  emptySignup,
  type SignupDraft,
  shownKind,
  signupPayload,
} from '../../../../../src/features/auth/signup/signup-draft';
import { toSettings } from '../../../../../src/settings/to-settings';
import { itForAll } from '../../../../support/it-for-all';

const FILLED: SignupDraft = {
  ...emptySignup(),
  kind: 'official',
  username: ' erika ',
  email: ' erika@example.org ',
  password1: ' Geheim! 1 ',
  password2: ' Geheim! 1 ',
  salutation: '3',
  firstName: 'Erika ',
  lastName: 'Muster',
  url: 'example.org',
  freeOrganization: 'Verein',
  organization: { key: '9', label: 'Stadthalle', addressId: 9 },
  official: {
    ...{ street: 'Am Markt 1 ', plz: '74523', phone: '0791 1' },
    community: { key: 'district 12', label: 'Hessental', communityId: 4, districtId: 12 },
  },
  private: {
    ...{ street: 'Weg 2', plz: '74524', phone: '0791 2' },
    community: { key: 'community 5', label: 'Hall', communityId: 5 },
  },
  acceptConditions: true,
  acceptPrivacyPolicy: true,
  acceptAds: false,
};

const { settings } = toSettings({});
const NO_OFFICE = { organization: null, freeOrganization: '', street: '', plz: '', community: null, phone: '' };
const NO_HOME = { private_street: '', private_plz: '', private_community: null, private_phone: '' };
const HOME = {
  private_street: 'Weg 2',
  private_plz: '74524',
  private_community: { community_id: 5 },
  private_phone: '0791 2',
};

it('sends no fields of the disabled address', () => {
  expect(signupPayload({ ...FILLED, kind: 'private' }, settings)).toMatchObject({ ...NO_OFFICE, ...HOME });
  expect(signupPayload(FILLED, settings)).toMatchObject(NO_HOME);
});

it('uses the only address of the client, whatever a draft contains', () => {
  const only = (given: object) => toSettings({ authenticatedArea: given }).settings;
  expect(shownKind(FILLED, only({ enableOfficialAddress: false }))).toBe('private');
  expect(signupPayload(FILLED, only({ enableOfficialAddress: false }))).toMatchObject({ ...NO_OFFICE, ...HOME });
  expect(shownKind(emptySignup(), only({ enablePrivateAddress: false }))).toBe('official');
  expect(shownKind(emptySignup(), settings)).toBe('official');
});

it('sends exactly the fields of the specification', () => {
  expect(signupPayload(FILLED, settings)).toEqual({
    username: 'erika',
    salutation: 3,
    firstName: 'Erika',
    lastName: 'Muster',
    password1: ' Geheim! 1 ',
    password2: ' Geheim! 1 ',
    email: 'erika@example.org',
    organization: 9,
    freeOrganization: 'Verein',
    street: 'Am Markt 1',
    plz: '74523',
    community: { community_id: 4, district_id: 12 },
    phone: '0791 1',
    ...NO_HOME,
    acceptAGB: true,
    acceptDSGVO: true,
    acceptAds: false,
    url: 'example.org',
    roleRelations: null,
  });
});

it('has the same keys for an empty form', () => {
  expect(Object.keys(signupPayload(emptySignup(), settings))).toEqual(Object.keys(signupPayload(FILLED, settings)));
  expect(signupPayload(emptySignup(), settings)).toMatchObject({
    salutation: null,
    organization: null,
    community: null,
    private_community: null,
    roleRelations: null,
  });
});

itForAll([
  [true, false],
  [false, true],
])('takes acceptAGB from the conditions and acceptDSGVO from the privacy policy', (conditions, policy) => {
  const draft = { ...FILLED, acceptConditions: conditions, acceptPrivacyPolicy: policy };
  expect(signupPayload(draft, settings)).toMatchObject({ acceptAGB: conditions, acceptDSGVO: policy });
});
