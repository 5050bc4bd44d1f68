import { describe, expect, it } from 'vitest';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, insertPerson, insertRelation } from '../support/account-fixtures';
import { onOneDatabase } from './on-each-database';
import { problemsOf, usingRelations } from './using-relations';

const TALHEIM = { name: 'Musikverein Talheim', community: { community_id: 1 } };

onOneDatabase('a relation made from an answer', (backend) => {
  const { current, logInAs, operate, person, send } = usingRelations(backend);

  const make = (answer: object, headers?: Record<string, string>) => send('POST', 'my/roleRelations', answer, headers);
  const area = (authenticatedArea: object, more: object = {}) =>
    giveSettings(backend().database, 'stadt', { authenticatedArea, ...more });
  const addRole = (id: number) =>
    backend().database.query(
      `insert into roles (client, role_id, name, type, position) values ('stadt', $1, 'Verein', 'address', $1)
       on conflict do nothing`,
      [id],
    );
  const removeRole = (id: number) => backend().database.query('delete from roles where role_id = $1', [id]);
  const suggested = () =>
    backend().database.query<{ id: number; name: string; street: string; zipcode: string; state: string }>(
      `select address_id as id, name, street, zipcode, state from addresses where owner_id = $1 order by address_id`,
      [person().id],
    );

  it('links a known address in the only role of type address, and tells it in the history', async () => {
    const { status, body } = await make({ organization: 12 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ role: 1, address: 12, community: 2, district: 21, status: 'new' });
    expect(body.data.history).toMatchObject([{ status: 'new', by: 'person' }]);
    expect(await current()).toEqual([body.data]);
    const entries = await backend().database.query(
      `select action, kind, details from history where account_id = $1 and kind = 'relation'`,
      [person().id],
    );
    expect(entries).toEqual([{ action: 'added', kind: 'relation', details: { status: 'new' } }]);
  });

  it('suggests the address of a name in the same step', async () => {
    const { status, body } = await make({ ...TALHEIM, name: ' Musikverein Talheim ', plz: '72793', street: 'Weg 1' });
    const [address] = await suggested();
    expect(address).toMatchObject({ ...{ name: TALHEIM.name, street: 'Weg 1' }, zipcode: '72793', state: 'suggested' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ role: 1, address: address?.id, community: 1, status: 'new' });
  });

  it('takes the known address of the same name and place, but not one elsewhere or of another person', async () => {
    expect((await make({ name: 'KULTURHAUS klosterkirche', community: { community_id: 1 } })).body.data.address).toBe(
      10,
    );
    expect(await suggested()).toEqual([]);
    const elsewhere = await make({ name: 'Kulturhaus Klosterkirche', community: { community_id: 4 } });
    expect(elsewhere.body.data.address).toBeGreaterThanOrEqual(1_000_000);
    const mine = (await make(TALHEIM)).body.data.address;
    logInAs(await insertPerson(backend().database));
    expect((await make(TALHEIM)).body.data.address).toBeGreaterThan(mine);
  });

  it('changes the version of the person', async () => {
    const before = (await send('GET', 'persons')).headers.get('etag');
    await make({ organization: 10 });
    expect((await send('GET', 'persons')).headers.get('etag')).not.toBe(before);
  });

  describe('has the role', () => {
    it('that is chosen, else the default of the client', async () => {
      await addRole(5);
      try {
        expect(problemsOf(await make({ organization: 10 }))).toEqual([
          422,
          'relation_no_role',
          'role relation_no_role',
        ]);
        expect((await make({ organization: 10, role: 1 })).body.data.role).toBe(1);
        await area({ defaultRole: 5 });
        expect((await make({ organization: 10 })).body.data.role).toBe(5);
      } finally {
        await removeRole(5);
      }
    });

    it('of type private without an organisation', async () => {
      expect(problemsOf(await make({}))).toEqual([422, 'wrong_data', 'name required']);
      const { body } = await make({ role: 2, community: { community_id: 2, district_id: 21 } });
      expect(body.data).toMatchObject({ role: 2, address: null, community: 2, district: 21 });
    });

    it('of no other client', async () => {
      for (const role of [3, 77])
        expect(problemsOf(await make({ organization: 10, role }))).toEqual([422, 'wrong_data', 'role unknown']);
    });
  });

  describe('follows the rules', () => {
    it.each(['free', 'community', 'flexible', 'restrictive'])('of %s rights', async (rightsManagement) => {
      await area({ rightsManagement });
      expect((await make(TALHEIM)).status).toBe(201);
      expect((await make({ organization: 12 })).status).toBe(201);
      const alone = problemsOf(await make({ role: 2 }));
      expect(alone).toEqual(
        rightsManagement === 'community'
          ? [422, 'relation_no_community', 'community relation_no_community']
          : [201, undefined],
      );
    });

    it.each([
      ['free', 201],
      ['community', 201],
      ['flexible', 201],
      ['restrictive', 422],
    ])('of %s rights at a client without roles', async (rightsManagement, status) => {
      await area({ rightsManagement });
      const { database } = backend();
      await database.script(`update roles set client = 'zeitung' where client = 'stadt'`);
      try {
        expect((await make({ organization: 10 })).status).toBe(status);
      } finally {
        await database.script(`update roles set client = 'stadt' where role_id in (1, 2)`);
      }
    });

    it('of the number, though one of several needed may come first', async () => {
      await area({ minRelations: 2, maxRelations: 2 });
      expect((await make({ organization: 10 })).status).toBe(201);
      expect((await make({ organization: 11 })).status).toBe(201);
      const refused = await make({ organization: 12 });
      expect(problemsOf(refused)).toEqual([422, 'relation_too_many', 'roleRelations relation_too_many']);
      expect(refused.body.errors).toMatchObject([{ params: { max: 2 } }]);
      const named = await make(TALHEIM);
      expect(named.body.code).toBe('relation_too_many');
      // Nothing of a refused answer stays.
      expect(await suggested()).toEqual([]);
    });

    it('of blocked relations', async () => {
      await insertRelation(backend().database, person().id, { status: 'blocked' });
      expect(problemsOf(await make({ organization: 10 }))).toEqual([
        ...[422, 'relation_blocked_already', 'roleRelations relation_blocked_already'],
      ]);
    });

    it('of the name of an organisation', async () => {
      await area({}, { fieldSettings: { profile: { official: { organization: { min: 3, max: 20, regex: '^M' } } } } });
      const named = async (name: string) => problemsOf(await make({ ...TALHEIM, name }));
      expect(await named('MV')).toEqual([422, 'wrong_data', 'name too_short']);
      expect(await named('Musikverein von Talheim')).toEqual([422, 'wrong_data', 'name too_long']);
      expect(await named('Verein')).toEqual([422, 'wrong_data', 'name regex']);
      expect(await named(TALHEIM.name)).toEqual([201, undefined]);
    });

    it('of statuses', async () => {
      await area({ initialStatus: 'approved' });
      expect((await make({ organization: 10 })).body.data.status).toBe('approved');
    });
  });

  it.each([
    ['an unknown address', { organization: 99 }, 'organization unknown'],
    ['a name without a community', { name: 'Musikverein' }, 'community required'],
    ['an unknown community', { ...TALHEIM, community: { community_id: 99 } }, 'community unknown'],
    ['an unknown district', { ...TALHEIM, community: { community_id: 1, district_id: 21 } }, 'community unknown'],
    ['a name that is only blanks', { ...TALHEIM, name: '  ' }, 'name required'],
    ['a number as a name', { ...TALHEIM, name: 7 }, 'name wrong_type'],
    ['a long name', { ...TALHEIM, name: 'M'.repeat(201) }, 'name too_long'],
    ['a line break', { ...TALHEIM, name: 'Musik\nverein' }, 'name characters'],
    ['a text as an id', { organization: 'x' }, 'organization wrong_type'],
  ])('refuses %s', async (_, answer, problem) => {
    expect(problemsOf(await make(answer))).toEqual([422, 'wrong_data', problem]);
    expect([await current(), await suggested()]).toEqual([[], []]);
  });

  it("refuses another person's suggestion and another client's address", async () => {
    const { database } = backend();
    const own = (await make(TALHEIM)).body.data.address;
    const [foreign] = await database.query<{ id: number }>(
      `insert into addresses (address_id, client, community_id, name)
       values (nextval('suggested_addresses'), 'zeitung', 1, 'Verlagshaus') returning address_id as id`,
    );
    logInAs(await insertPerson(database));
    for (const organization of [own, foreign?.id])
      expect(problemsOf(await make({ organization }))).toEqual([422, 'wrong_data', 'organization unknown']);
  });

  it('needs a log-in', async () => {
    const guest = callsOf(accountApp(backend().database));
    expect(await guest('POST', 'my/roleRelations', TALHEIM)).toMatchObject({ status: 401 });
  });

  it('is the same for the same answer: again, at once, and with one key', async () => {
    const first = (await make(TALHEIM)).body.data.id;
    expect((await make(TALHEIM)).body.data.id).toBe(first);
    const answers = await Promise.all([1, 2, 3, 4].map(() => make({ ...TALHEIM, name: 'Chor Talheim' })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const key = { 'idempotency-key': 'relation-key-1' };
    const keyed = (await make({ organization: 12 }, key)).body.data.id;
    expect((await make({ organization: 12 }, key)).body.data.id).toBe(keyed);
    expect(problemsOf(await make({ organization: 11 }, key))).toEqual([422, 'key_reused']);
    expect([(await current()).length, (await suggested()).length]).toEqual([3, 2]);
  });

  it('is a new one after a refusal', async () => {
    const { id } = (await make({ organization: 10 })).body.data;
    await operate(id, 'reject', 'Unbekannt');
    const again = (await make({ organization: 10 })).body.data;
    expect(again).toMatchObject({ status: 'new' });
    expect(again.id).not.toBe(id);
  });

  it('is limited like suggested addresses and relations', async () => {
    const { database } = backend();
    await database.query(
      `insert into addresses (address_id, client, owner_id, community_id, name, state)
       select nextval('suggested_addresses'), 'stadt', $1, 1, 'Nr. ' || n, 'suggested' from generate_series(1, 100) n`,
      [person().id],
    );
    const refused = await make(TALHEIM);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    for (let count = 0; count < 100; count++) await insertRelation(database, person().id, { address: 11 });
    expect(problemsOf(await make({ organization: 10 }))).toEqual([
      ...[422, 'relation_too_many', 'roleRelations relation_too_many'],
    ]);
  });
});
