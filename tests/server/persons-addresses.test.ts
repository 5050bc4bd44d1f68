import { describe, expect, it } from 'vitest';
import { addressView } from '../../demo/server/backoffice/addresses/addresses-page';
import { callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { aProfile, usingPerson } from './using-person';

onOneDatabase('the addresses of a person', (backend) => {
  const { app, person, save, send } = usingPerson(backend);

  describe('the addresses of the profile', () => {
    const none = { street: '', plz: '', community: null, phone: '' };
    const rules = (official: object, home: object = {}, area: object = {}) =>
      giveSettings(backend().database, 'stadt', {
        authenticatedArea: area,
        fieldSettings: { profile: { official, private: home } },
      });
    const outcome = async (changes: object) => {
      const { status, body } = await save(changes);
      const errors: { path: string; code: string }[] = body.errors ?? [];
      return [status, body.code, ...errors.map(({ path, code }) => `${path} ${code}`)].filter(Boolean).join(' | ');
    };

    it('must include an active one', async () => {
      expect(await outcome(none)).toBe('422 | addresses | addresses addresses');
      expect(await outcome({ ...none, private_street: 'Gasse 2' })).toBe('200');
      expect(await outcome({ ...none, freeOrganization: 'Verein' })).toBe('200');
      expect(await outcome({ ...none, organization: 10 })).toBe('200');
    });

    it('are the official one if the client has disabled both', async () => {
      await rules({}, {}, { enableOfficialAddress: false, enablePrivateAddress: false });
      expect(await outcome(none)).toBe('422 | addresses | addresses addresses');
      expect(await outcome({ ...none, private_street: 'Gasse 2' })).toBe('422 | addresses | addresses addresses');
      expect(await outcome({ ...none, street: 'Gasse 2' })).toBe('200');
    });

    it('are required only if the client shows them, and keep their values', async () => {
      await rules({}, {}, { enableOfficialAddress: false });
      expect(await outcome({})).toBe('422 | addresses | addresses addresses');
      expect(await outcome({ ...none, private_phone: '07121 99' })).toBe('200');
      expect((await send('GET', 'persons')).body.data.street).toBe('Marktplatz 1');
    });

    it('are complete with every required field', async () => {
      const all = {
        street: { required: true },
        plz: { required: 'Y' },
        community: { required: 1 },
        phone: { required: true },
      };
      await rules({ ...all, organization: { required: true } }, all);
      expect(await outcome({})).toBe('422 | wrong_data | freeOrganization required');
      expect(await outcome({ organization: 10 })).toBe('200');
      expect(await outcome({ freeOrganization: 'Verein', private_plz: '72793' })).toBe(
        '422 | wrong_data | private_street required | private_community required | private_phone required',
      );
    });

    it('obey patterns and lengths', async () => {
      await rules(
        { plz: { regex: '^\\d{5}$' }, organization: { min: 3, max: 6, regex: '^[A-Z]' } },
        { street: { regex: '\\d$' } },
      );
      expect(await outcome({ plz: '1234' })).toBe('422 | wrong_data | plz regex');
      expect(await outcome({ private_street: 'Gasse' })).toBe('422 | wrong_data | private_street regex');
      expect(await outcome({ freeOrganization: 'Ab' })).toBe('422 | wrong_data | freeOrganization too_short');
      expect(await outcome({ freeOrganization: 'Abcdefg' })).toBe('422 | wrong_data | freeOrganization too_long');
      expect(await outcome({ freeOrganization: 'verein' })).toBe('422 | wrong_data | freeOrganization regex');
      expect(await outcome({ freeOrganization: 'Verein' })).toBe('200');
    });

    it('include the consents that the client requires', async () => {
      expect(await outcome({ ...none, acceptConditions: false, acceptPrivacyPolicy: false, url: 'keine' })).toBe(
        '422 | addresses | url url | addresses addresses | acceptConditions agb_missing' +
          ' | acceptPrivacyPolicy privacy_policy_missing',
      );
    });

    it('follow a pattern for the community, by its displayed name', async () => {
      const [row] = await backend().database.query<{ name_path: string }>(
        'select name_path from communities where community_id = 1 and district_id is null',
      );
      const shown = String(row?.name_path).split('|').join(' - ');
      await rules({ community: { regex: `^${shown}$` } }, { community: { regex: '^Nirgends' } });
      expect(await outcome({})).toBe('200');
      expect(await outcome({ private_community: { community_id: 1 } })).toBe(
        '422 | wrong_data | private_community regex',
      );
      // A community that does not exist is 'unknown', not malformed.
      expect(await outcome({ community: { community_id: 999 } })).toBe('422 | wrong_data | community unknown');
    });

    it('do not hang at a pattern that is wrong or slow, and report it once', async () => {
      await rules({ street: { regex: '(a+)+$' }, plz: { regex: '(' } });
      const errors: unknown[] = [];
      const patient = callsOf(app({ onError: (error) => errors.push(error) }), person().token);
      const street = `${'a'.repeat(60)}!`;
      for (const _ of [1, 2]) {
        expect((await patient('PUT', 'persons', aProfile({ street }), { 'if-match': '*' })).status).toBe(200);
      }
      expect(errors.map(String)).toEqual([expect.stringContaining('(wrong or possibly slow)')]);
    });
  });

  describe('the search', () => {
    const named = async (path: string): Promise<string[]> =>
      (await send('GET', path)).body.data.map(({ name }: { name: string }) => name);

    it('lists addresses whose name begins with the text first, then those that contain it', async () => {
      await backend().database.query(`
        insert into addresses (address_id, community_id, name, street)
        select id, 1, name, street from (values
          (9001, 'Altes Rathaus', 'Quellgasse 1'), (9002, 'Haus an der Quelle', 'Weg 1'), (9003, 'Quellhof', 'Weg 2'),
          (9004, 'Bad Quellbach', 'Weg 3'), (9005, 'Quelle', 'Weg 4')) as new (id, name, street)`);
      expect(await named('addresses?search=quell')).toEqual([
        ...['Quelle', 'Quellhof'],
        ...['Bad Quellbach', 'Haus an der Quelle'],
        'Altes Rathaus',
      ]);
    });

    it('lists the community first whose name begins with the text', async () => {
      await backend().database.query(`
        insert into communities (community_id, district_id, name, name_path, zips, lat, lon, population) values
          (9101, null, 'Bad Quellen', 'Land|Bad Quellen', '{99101}', 48, 9, 90000),
          (9102, null, 'Quellingen', 'Land|Quellingen', '{99102}', 48, 9, 100),
          (9103, 91031, 'Hof', 'Land|Quellingen|Hof', '{99103}', 48, 9, 50)`);
      expect((await named('communities?search=quell'))[0]).toBe('Quellingen');
      expect(await named('communities?search=99102')).toEqual(['Quellingen']);
    });
  });

  describe('a suggested address', () => {
    const suggestion = { name: 'Alte Mühle', street: 'Mühlweg 1', zipcode: '72793', community: { community_id: 1 } };

    it('is found by its author at once, by others after approval', async () => {
      const { status, body } = await send('POST', 'addresses', { ...suggestion, url: 'example.org', email: 'a@b.de' });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ name: 'Alte Mühle', community: { name: 'Pfullingen' }, url: 'example.org' });
      const id = body.data.address_id;
      const other = callsOf(app(), (await insertPerson(backend().database)).token);
      const guest = callsOf(app());
      const found = async (from: Send) => [
        (await from('GET', 'addresses?search=muehle')).body.meta.total,
        (await from('GET', `addresses/${id}`)).status,
      ];
      expect(await found(send)).toEqual([1, 200]);
      expect(await found(other)).toEqual([0, 404]);
      expect(await found(guest)).toEqual([0, 404]);
      expect((await send('GET', `addresses/${id}`)).headers.get('cache-control')).toBe('no-store');
      expect((await guest('GET', 'addresses/10')).headers.get('vary')).toContain('token');
      expect((await callsOf(app(), 'x'.repeat(43))('GET', 'addresses/10')).status).toBe(200);
      expect((await save({ organization: id })).status).toBe(200);
      await backend().database.query(`update addresses set state = 'approved' where address_id = $1`, [id]);
      expect(await found(guest)).toEqual([1, 200]);
      await backend().database.query('update accounts set organization_id = null');
      await backend().database.query('delete from addresses where address_id = $1', [id]);
    });

    it('belongs to the client that has accepted it', async () => {
      const { database } = backend();
      const { address_id: id } = (await send('POST', 'addresses', { ...suggestion, name: 'Neue Mühle' })).body.data;
      await database.query(`update addresses set state = 'approved' where address_id = $1`, [id]);
      const stranger = await insertPerson(database, { client: 'zeitung' });
      const abroad = callsOf(app(), stranger.token, 'zeitung');
      for (const from of [abroad, callsOf(app(), undefined, 'zeitung')]) {
        expect((await from('GET', 'addresses?search=neue+muehle')).body.meta.total).toBe(0);
        expect((await from('GET', `addresses/${id}`)).status).toBe(404);
        // Everybody may read addresses of the shared catalogue.
        expect((await from('GET', 'addresses/10')).status).toBe(200);
      }
      const relation = { role: 3, address: id, community: null, district: null, status: 'new' };
      const profile = aProfile({ email: stranger.email, organization: id, roleRelations: [relation] });
      const { status, body } = await abroad('PUT', 'persons', profile, { 'if-match': '*' });
      expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
        422,
        ['organization', 'roleRelations.0.address'],
      ]);
      await database.query('delete from addresses where address_id = $1', [id]);
    });

    it('contains the position of its house, which the back office shows; visitors get it with the event', async () => {
      const point = { lat: 48.4655, lon: 9.2263 };
      const { status, body } = await send('POST', 'addresses', { ...suggestion, ...point });
      expect([status, body.data.lat, body.data.lon]).toEqual([201, point.lat, point.lon]);
      const { address_id: id } = body.data;
      expect((await send('GET', `addresses/${id}`)).body.data).toMatchObject(point);
      const { database } = backend();
      const view = await addressView(database, { id, client: 'stadt', csrf: '' });
      expect(String(view?.content)).toContain('48.46550, 9.22630');
      const event = anEvent({ id: 'at-the-mill', location: id });
      await insertEvents(database, [event]);
      const guest = callsOf(app());
      expect((await guest('GET', `events/${event.id}`)).body.data.location).toMatchObject({ address_id: id, ...point });
      const around = async (lat: number) => {
        const { body: found } = await guest('GET', `events?lat=${lat}&lon=${point.lon}&radius=1`);
        return found.data.map((row: { id: string; distance: number }) => [row.id, row.distance]);
      };
      expect(await around(point.lat)).toContainEqual([event.id, 0]);
      expect(await around(point.lat + 0.5)).not.toContainEqual([event.id, expect.anything()]);
      await database.query('delete from events where id = $1', [event.id]);
      await database.query('delete from addresses where address_id = $1', [id]);
    });

    it.each([
      [{ name: '' }, 'name', 'required'],
      [{ lat: 90.1, lon: 9 }, 'lat', 'range'],
      [{ lat: 48, lon: '9' }, 'lon', 'wrong_type'],
      [{ lat: 48 }, 'lon', 'required'],
      [{ lon: 9, lat: null }, 'lat', 'required'],
      [{ community: null }, 'community', 'required'],
      [{ community: { community_id: 77 } }, 'community', 'unknown'],
      [{ phone: 'x' }, 'phone', 'phone'],
      [{ email: 'x' }, 'email', 'email'],
      [{ url: 'data:,' }, 'url', 'url'],
    ])('is refused with %j', async (changes, path, code) => {
      const { status, body } = await send('POST', 'addresses', { ...suggestion, ...changes });
      expect([status, body.code, body.errors]).toMatchObject([422, 'wrong_data', [{ path, code }]]);
    });

    it('is not accepted from a guest', async () => {
      expect((await callsOf(app())('POST', 'addresses', suggestion)).body.code).toBe('token_missing');
    });
  });
});
