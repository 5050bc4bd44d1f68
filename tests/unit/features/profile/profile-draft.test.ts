import { describe, expect, it } from 'vitest';
import { isEmailChanged, profileDraft, profilePayload } from '../../../../src/features/profile/profile-draft';
import { toPerson } from '../../../../src/model/answers/person';
import { itForAll } from '../../../support/it-for-all';
import { aPersonAnswer, aRelationAnswer } from '../../../support/person-answers';

const draftOf = (given: Record<string, unknown> = {}) => profileDraft(toPerson(aPersonAnswer(given)));

/** Returns the response of the server after it has stored a payload unchanged. */
function answerTo(payload: ReturnType<typeof profilePayload>, before: Record<string, unknown>) {
  const { roleRelations, community, private_community, organization, ...rest } = payload;
  return {
    ...before,
    ...rest,
    community: community && before.community,
    private_community: private_community && before.private_community,
    organization: organization && before.organization,
    roleRelations: roleRelations.map((relation) => aRelationAnswer({ ...relation })),
  };
}

describe('The draft of a profile', () => {
  itForAll<[string, Record<string, unknown>]>([
    ['everything', {}],
    ['no addresses', { organization: null, community: null, private_community: null }],
    ['nothing typed', { street: '', private_street: '', freeOrganization: '', url: '', phone: '' }],
    ['no relation', { roleRelations: [] }],
    [
      'relations of all kinds',
      {
        roleRelations: ['new', 'blocked', 'delete'].map((status, id) =>
          aRelationAnswer({ id: id + 1, status, district: 7, role: null }),
        ),
      },
    ],
  ])('goes to the server and back without a loss: %s', (_, given) => {
    const answer = aPersonAnswer(given);
    const draft = profileDraft(toPerson(answer));
    const back = toPerson(answerTo(profilePayload(draft, draft.email), answer));
    expect(profileDraft(back)).toEqual(draft);
  });

  it('is sent with the field names of the server, references by id', () => {
    expect(profilePayload(draftOf(), 'erika@example.org')).toEqual({
      salutation: 3,
      firstName: 'Erika',
      lastName: 'Muster',
      email: 'erika@example.org',
      street: 'Marktplatz 1',
      plz: '72793',
      community: { community_id: 8415061 },
      phone: '07121 70300',
      freeOrganization: 'Kulturverein',
      organization: 10,
      private_street: 'Gartenweg 2',
      private_plz: '72764',
      private_community: { community_id: 8415062, district_id: 7 },
      private_phone: '07121 99',
      acceptConditions: true,
      acceptPrivacyPolicy: true,
      acceptAds: false,
      url: 'https://www.example.org',
      roleRelations: [{ id: 1, role: 2, address: 10, community: 8415061, district: null, status: 'approved' }],
    });
  });

  it('sends a new relation without an id', () => {
    const draft = draftOf();
    draft.roleRelations.push({
      id: '+1',
      role: 2,
      address: undefined,
      community: undefined,
      district: undefined,
      status: 'new',
    });
    expect(profilePayload(draft, draft.email).roleRelations[1]).toEqual({
      role: 2,
      address: null,
      community: null,
      district: null,
      status: 'new',
    });
  });

  it('sends the password only with a new e-mail address', () => {
    const draft = { ...draftOf(), passwordOld: 'geheim!1' };
    expect(profilePayload(draft, 'Erika@Example.org')).not.toHaveProperty('passwordOld');
    expect(profilePayload(draft, 'other@example.org')).toHaveProperty('passwordOld', 'geheim!1');
    expect(profileDraft(toPerson(aPersonAnswer({ passwordOld: 'geheim!1' }))).passwordOld).toBe('');
  });

  it('trims the input', () => {
    expect(profilePayload({ ...draftOf(), firstName: ' Erika ' }, 'x').firstName).toBe('Erika');
    expect(isEmailChanged({ email: ' ERIKA@example.org ' }, 'erika@example.org')).toBe(false);
  });

  it('is plain data', () => {
    const draft = draftOf();
    expect(structuredClone(draft)).toEqual(draft);
    expect(JSON.parse(JSON.stringify(draft))).toEqual(JSON.parse(JSON.stringify(structuredClone(draft))));
  });
});
