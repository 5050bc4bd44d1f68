import { describe, expect, it } from 'vitest';
import { ShapeError } from '../../../../src/lib/parse';
import { personName, toPerson, toSalutation } from '../../../../src/model/answers/person';
import { aCommunity, anAddress } from '../../../support/event-answers';
import { itForAll } from '../../../support/it-for-all';
import { aPersonAnswer, aRelationAnswer } from '../../../support/person-answers';

const messageOf = (answer: unknown) => {
  try {
    toPerson(answer);
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError);
    return (error as ShapeError).message;
  }
  throw new Error('Nothing was wrong.');
};

describe('A person', () => {
  it('has everything that the server sends', () => {
    const person = toPerson(aPersonAnswer({ pendingEmail: 'neu@example.org', deletionDue: '2026-12-05T00:00:00Z' }));
    expect(person).toMatchObject({
      id: '17',
      username: 'erika',
      salutation: 3,
      email: 'erika@example.org',
      pendingEmail: 'neu@example.org',
      official: { street: 'Marktplatz 1', plz: '72793', phone: '07121 70300', community: { communityId: 8415061 } },
      private: { street: 'Gartenweg 2', plz: '72764', phone: '07121 99', community: { districtId: 7 } },
      organization: { addressId: 10 },
      freeOrganization: 'Kulturverein',
      deletionDue: '2026-12-05T00:00:00Z',
    });
    expect(person.roleRelations).toHaveLength(1);
  });

  it('needs nothing', () => {
    expect(toPerson({})).toEqual({
      id: '0',
      username: '',
      firstName: '',
      lastName: '',
      email: '',
      official: { street: '', plz: '', phone: '' },
      freeOrganization: '',
      private: { street: '', plz: '', phone: '' },
      acceptPrivacyPolicy: false,
      acceptConditions: false,
      acceptAds: false,
      url: '',
      roleRelations: [],
    });
  });

  it('takes null for nothing', () => {
    const nothing = Object.fromEntries(Object.keys(aPersonAnswer()).map((key) => [key, null]));
    expect(toPerson({ ...nothing, id: '3' })).toEqual({ ...toPerson({}), id: '3' });
  });

  it('never holds a password', () => {
    const secrets = { password1: 'geheim!1', password2: 'geheim!1', passwordOld: 'geheim!1', hash: 'geheim!1' };
    expect(JSON.stringify(toPerson(aPersonAnswer(secrets)))).not.toContain('geheim');
  });

  itForAll<[string, unknown]>([
    ['id', 17],
    ['firstName', 5],
    ['email', ['a']],
    ['salutation', {}],
    ['acceptAds', 'yes'],
    ['roleRelations', {}],
    ['private_street', 3],
    ['deletionDue', 5],
  ])('names a present field of a wrong type: %s', (field, value) => {
    expect(messageOf(aPersonAnswer({ [field]: value }))).toBe(`Could not initialize Person. Invalid ${field}.`);
  });

  it('names a wrong part by its own error', () => {
    expect(messageOf(aPersonAnswer({ community: aCommunity({ community_id: 'x' }) }))).toContain(
      'Could not initialize Community. Invalid id.',
    );
    expect(messageOf(aPersonAnswer({ organization: anAddress({ address_id: 'x' }) }))).toContain(
      'Could not initialize Address. Invalid address_id.',
    );
    expect(messageOf(aPersonAnswer({ private_community: 4 }))).toContain('private_community');
    expect(messageOf(aPersonAnswer({ roleRelations: [aRelationAnswer({ status: 4 })] }))).toContain('Invalid status.');
  });

  itForAll([null, undefined, [], 'x', 3])('cannot be made of %j', (answer) => {
    expect(messageOf(answer)).toBe('Could not initialize Person. Invalid data.');
  });

  it('is shown by name, else by user name', () => {
    expect(personName(toPerson(aPersonAnswer()))).toBe('Erika Muster');
    expect(personName(toPerson(aPersonAnswer({ firstName: '', lastName: '' })))).toBe('erika');
  });
});

itForAll([
  [2, 2],
  [3, 3],
  [1, 1],
  ['2', 2],
  ['3', 3],
  [0, 1],
  [4, 1],
  ['Herr', 1],
  [0, 1],
  [4, 1],
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
])('the salutation %j is %s', (value, salutation) => {
  expect(toSalutation(value)).toBe(salutation);
});
