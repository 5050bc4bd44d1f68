import { aCommunity, anAddress } from './event-answers';

type Answer = Record<string, unknown>;

/** Returns a role relation of GET persons. */
export const aRelationAnswer = (given: Answer = {}): Answer => ({
  id: 1,
  role: 2,
  address: 10,
  community: 8415061,
  district: null,
  status: 'approved',
  history: [
    { status: 'new', at: '2026-11-01T09:00:00Z', by: 'person' },
    { status: 'approved', at: '2026-11-02T10:00:00Z', by: 'operator' },
  ],
  ...given,
});

/** Returns a person of GET persons, with all fields. */
export const aPersonAnswer = (given: Answer = {}): Answer => ({
  id: '17',
  username: 'erika',
  salutation: 3,
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika@example.org',
  street: 'Marktplatz 1',
  plz: '72793',
  community: aCommunity(),
  phone: '07121 70300',
  freeOrganization: 'Kulturverein',
  organization: anAddress(),
  private_street: 'Gartenweg 2',
  private_plz: '72764',
  private_community: aCommunity({ community_id: 8415062, district_id: 7, name: 'Oferdingen' }),
  private_phone: '07121 99',
  acceptPrivacyPolicy: true,
  acceptConditions: true,
  acceptAds: false,
  url: 'https://www.example.org',
  roleRelations: [aRelationAnswer()],
  ...given,
});
