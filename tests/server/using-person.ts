import { beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../../demo/server/app-options';
import { etagOfVersion } from '../../demo/server/platform/http/versions';
import { accountApp, callsOf, quickHashing, type Send } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRoles, PASSWORD } from '../support/account-fixtures';
import type { Backend } from './on-each-database';

/** A profile that can be saved, with changes. */
export const aProfile = (changes: object = {}) => ({
  salutation: 3,
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika@example.org',
  street: 'Marktplatz 1',
  plz: '72793',
  community: { community_id: 1 },
  phone: '07121 1234',
  freeOrganization: '',
  organization: null,
  private_street: '',
  private_plz: '',
  private_community: null,
  private_phone: '',
  acceptPrivacyPolicy: true,
  acceptConditions: true,
  acceptAds: false,
  url: '',
  roleRelations: [],
  ...changes,
});

/** Gives each test one new person, erika@example.org, at a client without settings, and no mails. */
export function usingPerson(backend: () => Backend) {
  let hash = '';
  let person: InsertedPerson;
  let calls: Send;
  const app = (given: Partial<AppOptions> = {}) => accountApp(backend().database, given);

  beforeAll(async () => {
    hash = await quickHashing.hash(PASSWORD);
    await insertRoles(backend().database);
  });
  beforeEach(async () => {
    const { database } = backend();
    await giveSettings(database, 'stadt', {});
    await database.script('delete from mails; delete from accounts; delete from attempts');
    person = await insertPerson(database, { email: 'erika@example.org', username: 'erika', passwordHash: hash });
    calls = callsOf(app(), person.token);
  });

  const send: Send = (...call) => calls(...call);
  return {
    app,
    send,
    person: () => person,
    /** The header ETag of the person's version. */
    tag: (version: number) => etagOfVersion(person.id, version),
    save: (changes: object = {}, headers: Record<string, string> = { 'if-match': '*' }) =>
      send('PUT', 'persons', aProfile(changes), headers),
    mails: () =>
      backend().database.query<{ recipient: string; subject: string; account_id: number }>(
        'select recipient, subject, account_id from mails order by id',
      ),
  };
}
