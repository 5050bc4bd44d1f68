import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { type ProfileDraft, profileDraft } from '../../../../src/features/profile/profile-draft';
import { profileFormProblems, refusedProblems } from '../../../../src/features/profile/profile-problems';
import { addressKinds, organizationPath } from '../../../../src/model/address-problems';
import { toPerson } from '../../../../src/model/answers/person';
import { toSettings } from '../../../../src/settings/to-settings';
import { itForAll } from '../../../support/it-for-all';
import { aPersonAnswer } from '../../../support/person-answers';

const settingsOf = (given: object = {}) => toSettings(given).settings;
const typeOfRole = (role: number) => (role === 2 ? 'private' : role === 1 ? 'address' : undefined) as never;
const NO_OFFICIAL = { street: '', plz: '', community: undefined, phone: '' };

type Change = Partial<ProfileDraft>;

function problemsOf(change: Change, given: object = {}): string[] {
  const stored = profileDraft(toPerson(aPersonAnswer()));
  const draft = { ...stored, ...change };
  const problems = profileFormProblems(draft, {
    settings: settingsOf(given),
    stored,
    typeOfRole,
  });
  return problems.map(({ path, code }) => `${path} ${code}`);
}

const required = (kind: string, ...names: string[]) => ({
  fieldSettings: { profile: { [kind]: Object.fromEntries(names.map((name) => [name, { required: true }])) } },
});
const area = (given: object) => ({ authenticatedArea: given });
const bare: Change = { official: NO_OFFICIAL, private: NO_OFFICIAL, organization: undefined, freeOrganization: '' };
const noOfficial: Change = { official: NO_OFFICIAL, organization: undefined, freeOrganization: '' };

describe('Problems of a profile', () => {
  itForAll<[string, Change, object, string[]]>([
    ['nothing', {}, {}, []],
    ['no name', { firstName: ' ', lastName: '' }, {}, ['firstName required', 'lastName required']],
    ['a long name', { lastName: 'x'.repeat(101) }, {}, ['lastName too_long']],
    ['no e-mail', { email: '' }, {}, ['email required']],
    ['a new e-mail without password', { email: 'neu@example.org' }, {}, ['passwordOld required']],
    ['a new e-mail with password', { email: 'neu@example.org', passwordOld: 'x' }, {}, []],
    ['the same e-mail in capitals', { email: 'ERIKA@example.org' }, {}, []],
    ['half an e-mail', { email: 'erika@', passwordOld: 'x' }, {}, ['email email']],
    ['no website', { url: 'keine' }, {}, ['url url']],
    ['a website without scheme', { url: 'www.example.org' }, {}, []],
    ['no telephone', { official: { ...NO_OFFICIAL, phone: 'abends' } }, {}, ['official.phone phone']],
    ['terms', { acceptConditions: false }, {}, ['acceptConditions agb_missing']],
    ['terms that are not required', { acceptConditions: false }, { auth: { conditionsRequired: false } }, []],
    ['privacy', { acceptPrivacyPolicy: false }, {}, ['acceptPrivacyPolicy privacy_policy_missing']],
    ['privacy that is not required', { acceptPrivacyPolicy: false }, { auth: { privacyPolicyRequired: false } }, []],
    ['no address at all', bare, {}, ['addresses addresses']],
    ['one of two addresses', noOfficial, required('official', 'street'), []],
    [
      'half an address beside a whole one',
      { ...noOfficial, official: { ...NO_OFFICIAL, plz: '72793' } },
      required('official', 'street', 'community'),
      ['official.street required', 'official.community required'],
    ],
    [
      'the only address',
      bare,
      { ...required('private', 'street', 'plz'), ...area({ enableOfficialAddress: false }) },
      ['private.street required', 'private.plz required'],
    ],
    ['only the hidden address', noOfficial, area({ enablePrivateAddress: false }), ['addresses addresses']],
    ...(['^Ulm$', 'Alb - Ulm$', ''] as const).map((regex): [string, Change, object, string[]] => [
      `a community by the pattern ${regex}`,
      { official: { ...NO_OFFICIAL, community: { key: 'community 2', label: 'Alb - Ulm', communityId: 2 } } },
      { fieldSettings: { profile: { official: { community: { regex } } } } },
      regex === '^Ulm$' ? ['official.community regex'] : [],
    ]),
    [
      'a pattern',
      {},
      { fieldSettings: { profile: { official: { plz: { regex: '^9' } }, private: { plz: { regex: '^7' } } } } },
      ['official.plz regex'],
    ],
    [
      'the pattern of a hidden address',
      {},
      { ...area({ enableOfficialAddress: false }), fieldSettings: { profile: { official: { plz: { regex: '^9' } } } } },
      [],
    ],
    [
      'an organisation too short',
      { freeOrganization: 'KV' },
      { fieldSettings: { profile: { official: { organization: { min: 3 } } } } },
      ['freeOrganization too_short'],
    ],
    [
      'an organisation too long',
      {},
      { fieldSettings: { profile: { official: { organization: { max: 3 } } } } },
      ['freeOrganization too_long'],
    ],
    ['an organisation that is picked', { freeOrganization: '' }, required('official', 'organization'), []],
    [
      'no organisation',
      { freeOrganization: '', organization: undefined },
      { ...required('official', 'organization'), auth: { organization: { type: 'picker' } } },
      ['organization required'],
    ],
  ])('%s', (_, change, settings, expected) => {
    expect(problemsOf(change, settings)).toEqual(expected);
  });

  itForAll<[string, number | undefined, boolean, boolean, string[]]>([
    ['free', undefined, false, false, []],
    ['community', 1, true, false, ['roleRelations.0 relation_no_community']],
    ['flexible', 1, false, true, ['roleRelations.0 relation_no_address']],
    ['flexible', 2, false, true, []],
    ['restrictive', undefined, true, true, ['roleRelations.0 relation_no_role']],
    ['restrictive', 1, false, true, ['roleRelations.0 relation_no_address']],
  ])('relations by the mode %s with role %s', (rightsManagement, role, hasAddress, hasCommunity, expected) => {
    const relation = {
      id: '+1',
      role,
      address: hasAddress ? 10 : undefined,
      community: hasCommunity ? 4 : undefined,
      district: undefined,
      status: 'new',
    };
    expect(problemsOf({ roleRelations: [relation] }, area({ rightsManagement }))).toEqual(expected);
  });

  it('their number', () => {
    expect(problemsOf({ roleRelations: [] }, area({ minRelations: 1 }))).toEqual(['roleRelations relation_too_few']);
    const two = profileDraft(toPerson(aPersonAnswer())).roleRelations.flatMap((one) => [one, { ...one, id: 2 }]);
    expect(problemsOf({ roleRelations: two }, area({ maxRelations: 1 }))).toEqual(['roleRelations relation_too_many']);
  });
});

it('At least one address is always enabled', () => {
  // Said once to a page, and so perhaps by a test before this one.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(addressKinds(settingsOf())).toEqual(['official', 'private']);
  expect(addressKinds(settingsOf(area({ enableOfficialAddress: 'N' })))).toEqual(['private']);
  expect(addressKinds(settingsOf(area({ enablePrivateAddress: false })))).toEqual(['official']);
  const none = settingsOf(area({ enableOfficialAddress: false, enablePrivateAddress: false }));
  expect(addressKinds(none)).toEqual(['official']);
});

describe('Refusals of the server', () => {
  const profile = profileDraft(toPerson(aPersonAnswer()));
  const refused = (code: string, fields: { path: string; code: string }[] = [], given: object = {}) =>
    refusedProblems(new ApiError('rejected', { status: 422, code, fields }), profile, settingsOf(given)).map(
      ({ path, code: what }) => `${path} ${what}`,
    );

  itForAll([
    ['street', 'official.street'],
    ['plz', 'official.plz'],
    ['community', 'official.community'],
    ['community.community_id', 'official.community'],
    ['phone', 'official.phone'],
    ['freeOrganization', 'freeOrganization'],
    ['organization', 'freeOrganization'],
    ['private_street', 'private.street'],
    ['private_plz', 'private.plz'],
    ['private_community.district_id', 'private.community'],
    ['private_phone', 'private.phone'],
    ['firstName', 'firstName'],
    ['roleRelations', 'roleRelations'],
    ['roleRelations.2', 'roleRelations.2'],
    ['roleRelations.2.address', 'roleRelations.2'],
    ['constructor', 'constructor'],
  ])('are shown at their field: %s at %s', (path, expected) => {
    expect(refused('wrong_data', [{ path, code: 'x' }])).toEqual([`${expected} x`]);
  });

  it('are shown at the organisation picker, if there is one', () => {
    const picker = { auth: { organization: { type: 'picker' } } };
    expect(organizationPath(settingsOf(picker))).toBe('organization');
    expect(refused('wrong_data', [{ path: 'freeOrganization', code: 'x' }], picker)).toEqual(['organization x']);
  });

  it('are shown at the field of a code', () => {
    expect(refused('password_incorrect')).toEqual(['passwordOld password_incorrect']);
    expect(refused('unavailable_email')).toEqual(['email unavailable_email']);
    expect(refused('addresses', [{ path: 'addresses', code: 'addresses' }])).toEqual(['addresses addresses']);
    expect(refused('relation_too_many')).toEqual(['roleRelations relation_too_many']);
    expect(refused('save_failed')).toEqual([]);
    expect(refused('constructor')).toEqual([]);
  });
});
