import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import { emptySignup, type SignupDraft } from '../../../../../src/features/auth/signup/signup-draft';
import { refusedFields } from '../../../../../src/features/auth/signup/signup-form';
import { isAnyNeeded, signupProblems } from '../../../../../src/features/auth/signup/signup-problems';
import { toSettings } from '../../../../../src/settings/to-settings';
import { itForAll } from '../../../../support/it-for-all';

const FINE: SignupDraft = {
  ...emptySignup(),
  kind: 'official',
  email: 'erika@example.org',
  password1: 'Geheim!12',
  password2: 'Geheim!12',
  firstName: 'Erika',
  lastName: 'Muster',
  acceptConditions: true,
  acceptPrivacyPolicy: true,
};

const NONE = emptySignup().official;

/** Problems in short, as 'email required'. */
function problems(changes: Partial<SignupDraft>, raw: object = {}): string[] {
  const { settings } = toSettings(raw);
  return signupProblems({ ...FINE, ...changes }, settings).map(({ path, code }) => `${path} ${code}`);
}

describe('a sign-up', () => {
  it('is fine with a name, an address and a password', () => {
    expect(problems({})).toEqual([]);
  });

  it('lists all missing fields of an empty form, in order', () => {
    expect(problems({ ...emptySignup(), kind: 'private' })).toEqual([
      'email required',
      'password1 required',
      'password2 required',
      'firstName required',
      'lastName required',
      'acceptConditions agb_missing',
      'acceptPrivacyPolicy privacy_policy_missing',
    ]);
  });

  itForAll<[string, Partial<SignupDraft>, string[]]>([
    ['half an e-mail address', { email: 'erika@' }, ['email email']],
    ['blanks for a name', { firstName: '  ' }, ['firstName required']],
    ['a user name of signs that none may have', { username: 'other@example.org' }, ['username characters']],
    ['a user name that is too short', { username: 'ab' }, ['username too_short']],
    ['the e-mail address as the user name', { username: 'ERIKA@example.org' }, []],
    ['half a website', { url: 'example' }, ['url url']],
    ['no telephone number', { official: { ...NONE, phone: 'ja' } }, ['official.phone phone']],
    ['a short password', { password1: 'a!b', password2: 'a!b' }, ['password1 too_short']],
    [
      'a password without a special character',
      { password1: 'abcdefgh', password2: 'abcdefgh' },
      ['password1 no_special'],
    ],
    ['another repetition', { password2: 'Geheim!13' }, ['password2 mismatch']],
    ['no repetition', { password2: '' }, ['password2 required']],
  ])('with %s', (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });
});

describe('consents', () => {
  itForAll([
    [true, true, ['acceptConditions agb_missing', 'acceptPrivacyPolicy privacy_policy_missing']],
    [true, false, ['acceptConditions agb_missing']],
    [false, true, ['acceptPrivacyPolicy privacy_policy_missing']],
    [false, false, []],
  ])('are required by the settings: terms %s, privacy policy %s', (conditionsRequired, privacyPolicyRequired, all) => {
    const auth = { conditionsRequired, privacyPolicyRequired };
    expect(problems({ acceptConditions: false, acceptPrivacyPolicy: false }, { auth })).toEqual(all);
  });

  it('to adverts is a choice', () => {
    expect(problems({ acceptAds: false })).toEqual([]);
  });
});

describe('fields required by the settings', () => {
  const required = { required: true };
  const profile = {
    official: { organization: required, street: required },
    private: { street: required, community: required },
  };
  const fieldSettings = { profile };

  it('are all of the shown address, started or not', () => {
    const ofOffice = ['freeOrganization required', 'official.street required'];
    expect(problems({}, { fieldSettings })).toEqual(ofOffice);
    expect(problems({ kind: 'private' }, { fieldSettings })).toEqual([
      'private.street required',
      'private.community required',
    ]);
    const authenticatedArea = { enablePrivateAddress: false };
    expect(problems({ kind: 'private' }, { fieldSettings, authenticatedArea })).toEqual(ofOffice);
  });

  it('does not count in the other address', () => {
    const filled = { ...NONE, street: 'Weg 1' };
    const office = { official: filled, freeOrganization: 'Verein', private: { ...NONE, plz: '74523', phone: 'ja' } };
    expect(problems(office, { fieldSettings })).toEqual([]);
  });

  it('is anything of an address that requires nothing, where the other one does', () => {
    const only = { profile: { official: { organization: required } } };
    const home = (given: object) =>
      problems({ kind: 'private', private: { ...NONE, ...given } }, { fieldSettings: only });
    expect(home({})).toEqual(['addresses addresses']);
    expect(home({ phone: '0791 123' })).toEqual([]);
    expect(problems({ kind: 'private' })).toEqual([]);
    const { settings } = toSettings({ fieldSettings: only });
    expect(isAnyNeeded('private', settings)).toBe(true);
    expect(isAnyNeeded('official', settings)).toBe(false);
    expect(isAnyNeeded('private', toSettings({}).settings)).toBe(false);
  });

  it('is a pick where the organisation is searched for', () => {
    const raw = { fieldSettings, auth: { organization: { type: 'picker' } } };
    const official = { ...NONE, street: 'Weg 1' };
    expect(problems({ official }, raw)).toEqual(['organization required']);
    const organization = { key: '1', label: 'Halle', addressId: 1 };
    expect(problems({ official, organization }, raw)).toEqual([]);
    expect(problems({ official, freeOrganization: 'Neuer Verein' }, raw)).toEqual([]);
  });

  it('may be a pattern, also where nothing is required', () => {
    const raw = { fieldSettings: { profile: { official: { plz: { regex: '^\\d{5}$' } } } } };
    const official = (plz: string) => ({ official: { ...NONE, plz } });
    expect(problems(official('7452'), raw)).toEqual(['official.plz regex']);
    expect(problems(official('74523'), raw)).toEqual([]);
    expect(problems(official(''), raw)).toEqual([]);
  });

  it('may be a pattern for the name of a community', () => {
    const raw = { fieldSettings: { profile: { private: { community: { regex: '^Alb - ', required: true } } } } };
    const place = (label: string) => ({
      kind: 'private' as const,
      private: { ...NONE, community: { key: 'community 2', label, communityId: 2 } },
    });
    expect(problems(place('Alb - Ulm'), raw)).toEqual([]);
    expect(problems(place('Ulm'), raw)).toEqual(['private.community regex']);
    expect(problems({ kind: 'private', private: { ...NONE, street: 'Weg 1' } }, raw)).toEqual([
      'private.community required',
    ]);
  });
});

describe('refusals of the server', () => {
  const { settings } = toSettings({});

  itForAll([
    ['agb_missing', 'acceptConditions'],
    ['privacy_policy_missing', 'acceptPrivacyPolicy'],
    ['unavailable_email', 'email'],
    ['unavailable_username', 'username'],
  ])('%s is shown at %s', (code, path) => {
    expect(refusedFields(new ApiError('rejected', { code, status: 422 }), FINE, settings)).toEqual([{ path, code }]);
  });

  it('are shown at the field of the response', () => {
    const fields = ['plz', 'private_community.community_id', 'firstName', 'organization', 'addresses'].map((path) => ({
      path,
      code: 'regex',
    }));
    const error = new ApiError('rejected', { code: 'wrong_data', fields });
    expect(refusedFields(error, FINE, settings).map(({ path }) => path)).toEqual([
      ...['official.plz', 'private.community', 'firstName', 'freeOrganization', 'addresses'],
    ]);
  });

  it('is no field’s fault for another code', () => {
    expect(refusedFields(new ApiError('broken', { code: 'failed' }), FINE, settings)).toEqual([]);
  });
});
