import { describe, expect, it } from 'vitest';
import { lacksRequiredFields } from '../../../../src/features/account/lacks-required-fields';
import { emptySignup, type SignupDraft } from '../../../../src/features/auth/signup/signup-draft';
import { signupProblems } from '../../../../src/features/auth/signup/signup-problems';
import { profileDraft } from '../../../../src/features/profile/profile-draft';
import { profileFormProblems } from '../../../../src/features/profile/profile-problems';
import { toPerson } from '../../../../src/model/answers/person';
import { toSettings } from '../../../../src/settings/to-settings';
import { aPersonAnswer } from '../../../support/person-answers';

const PLACE = { community_id: 2, district_id: null, name: 'Ulm', name_path: 'Alb|Ulm' };
const NONE = {
  ...{ street: '', plz: '', community: null, phone: '', freeOrganization: '', organization: null },
  ...{ private_street: '', private_plz: '', private_community: null, private_phone: '' },
};
const rules = (official: object, home: object = {}) => ({ fieldSettings: { profile: { official, private: home } } });
const required = { required: true };
const only = (kind: 'official' | 'private') => ({
  authenticatedArea: { enableOfficialAddress: kind === 'official', enablePrivateAddress: kind === 'private' },
});

type Case = { filled?: object; settings?: object; form: string[]; gaps: boolean; signup: string[] };

/**
 * Cases in which the rules of the profile, of its gaps and of the sign-up could differ. They differ in two points: a
 * profile always needs an address, a sign-up needs one only if the client requires a field of it; and the sign-up has
 * one address alone, the one that was chosen, with all that it requires.
 */
const cases: Record<string, Case> = {
  'no address': { form: ['addresses addresses'], gaps: true, signup: [] },
  'no address where a field is required': {
    settings: rules({ street: required }),
    form: ['addresses addresses'],
    gaps: true,
    signup: ['official.street required'],
  },
  'no address where there is only one': {
    settings: { ...rules({}, { street: required }), ...only('private') },
    form: ['private.street required'],
    gaps: true,
    signup: ['private.street required'],
  },
  'half an address': {
    filled: { plz: '89073' },
    settings: rules({ street: required, community: required }),
    form: ['official.street required', 'official.community required'],
    gaps: true,
    signup: ['official.street required', 'official.community required'],
  },
  'a community of another name than the pattern': {
    filled: { community: PLACE },
    settings: rules({ community: { regex: '^Ulm' } }),
    form: ['official.community regex'],
    gaps: true,
    signup: ['official.community regex'],
  },
  'a community of a fitting name': {
    filled: { community: PLACE },
    settings: rules({ community: { regex: '^Alb - Ulm$', required: true } }),
    form: [],
    gaps: false,
    signup: [],
  },
  'an organisation that is too short': {
    filled: { freeOrganization: 'KV' },
    settings: rules({ organization: { min: 3 } }),
    form: ['freeOrganization too_short'],
    gaps: true,
    signup: ['freeOrganization too_short'],
  },
  'a typed organisation where one picks': {
    filled: { freeOrganization: 'Kulturverein' },
    settings: { ...rules({ organization: required }), auth: { organization: { type: 'picker' } } },
    form: [],
    gaps: false,
    signup: [],
  },
  'a telephone number that is none': {
    filled: { private_phone: 'abends' },
    form: ['private.phone phone'],
    gaps: true,
    signup: ['private.phone phone'],
  },
  'only an address that is hidden': {
    filled: { private_street: 'Gasse 2' },
    settings: only('official'),
    form: ['addresses addresses'],
    gaps: true,
    signup: [],
  },
};

describe.each(Object.entries(cases))(
  'A person with %s',
  (_, { filled = {}, settings: raw = {}, form, gaps, signup }) => {
    const { settings } = toSettings(raw);
    const person = toPerson(aPersonAnswer({ ...NONE, ...filled }));
    const inShort = (problems: readonly { path: string; code: string }[]) =>
      problems.map(({ path, code }) => `${path} ${code}`);

    it('gets a message in the profile', () => {
      const stored = profileDraft(person);
      expect(inShort(profileFormProblems(stored, { settings, stored, typeOfRole: () => 'private' }))).toEqual(form);
    });

    it('finds it among the open points in the overview', () => {
      expect(lacksRequiredFields(person, settings)).toBe(gaps);
    });

    it('gets a message in the sign-up', () => {
      const { official, private: home, freeOrganization } = profileDraft(person);
      const draft: SignupDraft = {
        ...emptySignup(),
        kind: Object.keys(filled).some((name) => name.startsWith('private_')) ? 'private' : 'official',
        ...{ email: 'erika@example.org', password1: 'Geheim!12', password2: 'Geheim!12' },
        ...{ firstName: 'Erika', lastName: 'Muster', acceptConditions: true, acceptPrivacyPolicy: true },
        ...{ official, private: home, freeOrganization },
      };
      expect(inShort(signupProblems(draft, settings))).toEqual(signup);
    });
  },
);
