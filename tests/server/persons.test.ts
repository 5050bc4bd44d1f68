import { describe, expect, it } from 'vitest';
import { accountApp, callsOf } from '../support/account-calls';
import { insertPerson } from '../support/account-fixtures';
import { onEachDatabase } from './on-each-database';
import { aProfile, usingPerson } from './using-person';

onEachDatabase('a person', (backend) => {
  const { person, save, send, tag } = usingPerson(backend);

  describe('reading', () => {
    it('returns the person as described, to no one else', async () => {
      const { status, headers, body } = await send('GET', 'persons');
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('vary')).toContain('token');
      expect(headers.get('etag')).toBe(tag(1));
      expect(body.data).toEqual({
        id: String(person().id),
        username: 'erika',
        salutation: 3,
        firstName: 'Erika',
        lastName: expect.stringContaining('Muster'),
        email: 'erika@example.org',
        street: 'Marktplatz 1',
        plz: '72793',
        community: expect.objectContaining({ community_id: 1, name: 'Pfullingen' }),
        phone: '07121 1234',
        freeOrganization: '',
        private_street: '',
        private_plz: '',
        private_phone: '',
        acceptPrivacyPolicy: true,
        acceptConditions: true,
        acceptAds: false,
        url: '',
        roleRelations: [],
      });
    });

    it('lists the roles of the client', async () => {
      expect((await send('GET', 'personRoles')).body.data).toEqual([
        { roleId: 1, name: 'Veranstalterin', type: 'address' },
        { roleId: 2, name: 'Privatperson', type: 'private' },
      ]);
      expect((await send('GET', 'personRoles/2')).body.data.type).toBe('private');
      for (const id of ['3', '0', 'x', '99999999999'])
        expect((await send('GET', `personRoles/${id}`)).status).toBe(404);
    });
  });

  describe('saving', () => {
    it('stores every field and answers the person with a new version', async () => {
      const changes = {
        salutation: 2,
        firstName: ' Max ',
        community: { community_id: 2, district_id: 21 },
        freeOrganization: 'Kulturverein',
        organization: 11,
        private_street: 'Gasse 2',
        private_plz: '89073',
        private_community: { community_id: 4 },
        private_phone: '+49 731 99',
        acceptAds: true,
        url: 'example.org/erika',
      };
      const { status, headers, body } = await save(changes);
      expect(status).toBe(200);
      expect(headers.get('etag')).toBe(tag(2));
      expect(body.data).toMatchObject({
        ...changes,
        firstName: 'Max',
        community: { community_id: 2, district_id: 21, name: 'Betzingen' },
        organization: { address_id: 11, main_address: { name: 'Kulturhaus Klosterkirche' } },
      });
      expect((await send('GET', 'persons')).body.data).toEqual(body.data);
    });

    it.each([
      [{ firstName: '' }, 'firstName', 'required'],
      [{ lastName: null }, 'lastName', 'required'],
      [{ email: '' }, 'email', 'required'],
      [{ email: 'erika' }, 'email', 'email'],
      [{ email: 'a@b.de\nBcc: c@d.de' }, 'email', 'characters'],
      [{ phone: 'keine' }, 'phone', 'phone'],
      [{ private_phone: 'x' }, 'private_phone', 'phone'],
      [{ url: 'javascript:alert(1)' }, 'url', 'url'],
      [{ salutation: 4 }, 'salutation', 'range'],
      [{ salutation: 'Frau' }, 'salutation', 'wrong_type'],
      [{ firstName: 7 }, 'firstName', 'wrong_type'],
      [{ firstName: 'x'.repeat(101) }, 'firstName', 'too_long'],
      [{ street: 'a\0b' }, 'street', 'characters'],
      [{ acceptAds: 'yes' }, 'acceptAds', 'wrong_type'],
      [{ community: {} }, 'community.community_id', 'required'],
      [{ community: { community_id: 99 } }, 'community', 'unknown'],
      [{ community: { community_id: 1, district_id: 21 } }, 'community', 'unknown'],
      [{ private_community: 'Ulm' }, 'private_community', 'wrong_type'],
      [{ organization: 99 }, 'organization', 'unknown'],
      [{ organization: -1 }, 'organization', 'range'],
      [{ roleRelations: 'x' }, 'roleRelations', 'wrong_type'],
      [{ roleRelations: [1] }, 'roleRelations.0', 'wrong_type'],
    ])('refuses %j: %s %s', async (changes, path, code) => {
      const { status, body } = await save(changes);
      expect([status, body.code]).toEqual([422, 'wrong_data']);
      expect(body.errors).toContainEqual(expect.objectContaining({ path, code }));
      expect((await send('GET', 'persons')).headers.get('etag')).toBe(tag(1));
    });

    it('needs If-Match, and returns the current person if it is stale', async () => {
      const without = await save({}, {});
      expect([without.status, without.body.code]).toEqual([428, 'precondition_required']);
      expect((await save({ firstName: 'Eva' }, { 'if-match': tag(1) })).status).toBe(200);
      const stale = await save({ firstName: 'Ida' }, { 'if-match': tag(1) });
      expect([stale.status, stale.body.code]).toEqual([412, 'conflict']);
      expect(stale.headers.get('etag')).toBe(tag(2));
      expect(stale.body.current).toMatchObject({ firstName: 'Eva', roleRelations: [] });
      expect((await save({ firstName: 'Ida' }, { 'if-match': `W/${tag(9)}, W/${tag(2)}` })).status).toBe(200);
      expect((await save({}, { 'if-match': tag(3).replaceAll('"', '') })).status).toBe(412);
    });

    it('never accepts the ETag of another person', async () => {
      const other = await insertPerson(backend().database);
      const theirs = callsOf(accountApp(backend().database), other.token);
      expect((await theirs('GET', 'persons', undefined, { 'if-none-match': tag(1) })).status).toBe(200);
      expect((await theirs('PUT', 'persons', aProfile({ email: other.email }), { 'if-match': tag(1) })).status).toBe(
        412,
      );
      expect((await send('GET', 'persons', undefined, { 'if-none-match': tag(1) })).status).toBe(304);
    });

    it('accepts one of two simultaneous saves', async () => {
      const names = ['Eva', 'Ida'];
      const answers = await Promise.all(names.map((firstName) => save({ firstName }, { 'if-match': tag(1) })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200)?.body.data.firstName;
      expect(answers.find(({ status }) => status === 412)?.body.current.firstName).toBe(winner);
    });

    it('returns the first response for a repeated key', async () => {
      const headers = { 'if-match': tag(1), 'idempotency-key': 'save-of-the-test' };
      const first = await save({ firstName: 'Eva' }, headers);
      const again = await save({ firstName: 'Eva' }, headers);
      expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
      expect(again.headers.get('etag')).toBe(tag(2));
      expect((await save({ firstName: 'Ida' }, headers)).body.code).toBe('key_reused');
    });

    it('reports a deleted account', async () => {
      const { database } = backend();
      const blind = { ...database, transaction: database.transaction };
      const slow = accountApp({
        ...blind,
        transaction: async (work) => {
          await database.query('delete from accounts where id = $1', [person().id]);
          return database.transaction(work);
        },
      });
      const { status, body } = await callsOf(slow, person().token)('PUT', 'persons', aProfile(), { 'if-match': '*' });
      expect([status, body.code]).toEqual([404, 'login_not_found']);
    });

    it('reports errors of the database as save_failed', async () => {
      const { database } = backend();
      const errors: unknown[] = [];
      const broken = accountApp(
        { ...database, transaction: () => Promise.reject(Object.assign(new Error('broken'), { code: '23514' })) },
        { onError: (error) => errors.push(error) },
      );
      const { status, body } = await callsOf(broken, person().token)('PUT', 'persons', aProfile(), { 'if-match': '*' });
      expect([status, body.code, errors.length]).toEqual([500, 'save_failed', 1]);
    });
  });
});
