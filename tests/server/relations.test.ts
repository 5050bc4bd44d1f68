import { expect, it } from 'vitest';
import { giveSettings, insertPerson, insertRelation } from '../support/account-fixtures';
import { onEachDatabase } from './on-each-database';
import { aRelation, problemsOf, type Relation, statusesOf, usingRelations } from './using-relations';

onEachDatabase('role relations', (backend, once) => {
  const { current, logInAs, operate, person, save, send } = usingRelations(backend);

  it('are added as new, each link as it was sent', async () => {
    const { status, body } = await save(
      aRelation({ community: 2, district: 21 }),
      aRelation({ role: 2, address: null, community: null }),
      aRelation({ status: 'delete' }),
    );
    expect(status).toBe(200);
    const history = [{ status: 'new', at: '2026-05-10T10:00:00Z', by: 'person' }];
    expect(body.data.roleRelations).toEqual([
      { id: expect.any(Number), role: 1, address: 10, community: 2, district: 21, status: 'new', history },
      { id: expect.any(Number), role: 2, address: null, community: null, district: null, status: 'new', history },
    ]);
  });

  it('go through all statuses, and every step is recorded', async () => {
    const [{ id }] = (await save(aRelation())).body.data.roleRelations;
    expect(await operate(id, 'approve')).toBe('done');
    expect(await current()).toMatchObject([{ status: 'approved' }]);
    await save(aRelation({ id, address: 12 }));
    expect(await current()).toMatchObject([{ status: 'changed', address: 12 }]);
    expect(await operate(id, 'reject')).toBe('reason_missing');
    expect(await operate(id, 'reject', 'Falsche Adresse')).toBe('done');
    expect(await current()).toMatchObject([{ status: 'rejected', reason: 'Falsche Adresse' }]);
    await save(aRelation({ id }));
    expect(await operate(id, 'approve')).toBe('done');
    expect(await operate(id, 'block', 'Missbrauch')).toBe('done');
    expect(await current()).toMatchObject([{ status: 'blocked', reason: 'Missbrauch' }]);
    expect(await operate(id, 'unblock')).toBe('done');
    expect(await current()).toMatchObject([{ status: 'approved' }]);
    await save(aRelation({ id, status: 'delete' }));
    expect(await current()).toMatchObject([{ status: 'delete' }]);
    await save(aRelation({ id }));
    expect(await current()).toMatchObject([{ status: 'approved' }]);
    await save(aRelation({ id, status: 'delete' }));
    expect(await operate(id, 'keep', 'Noch gebraucht')).toBe('done');
    const [relation] = await current();
    expect(relation).not.toHaveProperty('reason');
    expect(statusesOf(relation)).toEqual([
      ...['new person', 'approved operator', 'changed person', 'rejected operator', 'changed person'],
      ...['approved operator', 'blocked operator', 'approved operator', 'delete person', 'approved person'],
      ...['delete person', 'approved operator'],
    ]);
    expect(relation.history.at(-1).reason).toBe('Noch gebraucht');
    await save(aRelation({ id, status: 'delete' }));
    expect(await operate(id, 'remove')).toBe('done');
    expect(await current()).toEqual([]);
    expect(await operate(id, 'remove')).toBe('gone');
  });

  once('have the statuses of the settings, also if one of them is empty', async () => {
    const words = async (authenticatedArea: object) => {
      await giveSettings(backend().database, 'stadt', { authenticatedArea });
      const [{ id }] = (await save(aRelation())).body.data.roleRelations;
      const changed = (await save(aRelation({ id, address: 12 }))).body.data.roleRelations[0];
      await save(aRelation({ id, address: 12, status: 'delete' }));
      return statusesOf(changed).map((step) => step.replace(' person', ''));
    };
    expect(await words({ initialStatus: 'eingereicht', changedStatus: 'neu gefasst' })).toEqual([
      'eingereicht',
      'neu gefasst',
    ]);
    expect(await words({ changedStatus: '', relationChangeStatus: 'review' })).toEqual(['new', 'review']);
    expect(await words({ initialStatus: '', changedStatus: '', relationChangeStatus: '' })).toEqual(['new', 'new']);
  });

  once('that were never approved are removed at once', async () => {
    const { database } = backend();
    const ids = [];
    for (const status of ['new', 'changed', 'rejected'])
      ids.push(await insertRelation(database, person().id, { status }));
    await save(...ids.map((id) => aRelation({ id, status: 'delete' })));
    expect(await current()).toEqual([]);
  });

  it('that were approved await their removal, also after a change', async () => {
    const id = await insertRelation(backend().database, person().id, { status: 'changed', wasApproved: true });
    await save(aRelation({ id, status: 'delete' }));
    await save(aRelation({ id, status: 'delete', address: 12 }));
    expect((await current()).map(({ status, address }: Relation) => [status, address])).toEqual([['delete', 10]]);
    await save(aRelation({ id, address: 12 }));
    const [relation] = await current();
    expect(relation).toMatchObject({ status: 'changed', address: 12 });
    expect(statusesOf(relation)).toEqual([
      ...['new person', 'changed operator', 'delete person', 'changed person', 'changed person'],
    ]);
  });

  it('stay unchanged if they are not sent or not changed', async () => {
    const id = await insertRelation(backend().database, person().id, { status: 'approved' });
    await save();
    await save(aRelation({ id, status: 'new', district: null }));
    const [relation] = await current();
    expect([relation.status, relation.history.length]).toEqual(['approved', 2]);
  });

  once('that are blocked can stay, but not be changed or removed', async () => {
    const id = await insertRelation(backend().database, person().id, { status: 'blocked', before: 'approved' });
    expect((await save(aRelation({ id, status: 'blocked' }))).status).toBe(200);
    const refused = [422, 'relation_blocked', 'roleRelations.1 relation_blocked'];
    expect(problemsOf(await save(aRelation({ address: 11 }), aRelation({ id, address: 12 })))).toEqual(refused);
    expect(problemsOf(await save(aRelation({ address: 11 }), aRelation({ id, status: 'delete' })))).toEqual(refused);
    expect(await current()).toHaveLength(1);
  });

  once('of others, unknown ones and those sent twice are refused', async () => {
    const other = await insertPerson(backend().database);
    const foreign = await insertRelation(backend().database, other.id, {});
    const own = await insertRelation(backend().database, person().id, {});
    for (const relations of [[{ id: foreign }], [{ id: 2_000_000 }], [{ id: foreign, status: 'delete' }]]) {
      const answer = await save(...relations.map(aRelation));
      expect(problemsOf(answer)).toEqual([422, 'relation_unknown', 'roleRelations.0 relation_unknown']);
    }
    expect(problemsOf(await save(aRelation({ id: own }), aRelation({ id: own })))).toEqual([
      ...[422, 'relation_unknown', 'roleRelations.1 relation_unknown'],
    ]);
    expect(await backend().database.query('select id from role_relations where id = $1', [foreign])).toHaveLength(1);
  });

  once.each([
    [{ role: 3 }, 'roleRelations.0.role'],
    [{ role: 99 }, 'roleRelations.0.role'],
    [{ address: 99 }, 'roleRelations.0.address'],
    [{ community: 99 }, 'roleRelations.0.community'],
    [{ community: 1, district: 21 }, 'roleRelations.0.community'],
    [{ community: null, district: 21 }, 'roleRelations.0.community'],
  ])('that link unknown records are refused: %j', async (given, path) => {
    expect(problemsOf(await save(aRelation(given)))).toEqual([422, 'wrong_data', `${path} unknown`]);
  });

  it('may link an address that this person has suggested', async () => {
    const community = { community_id: 1 };
    const { data } = (await send('POST', 'addresses', { name: 'Mühle', community })).body;
    expect((await save(aRelation({ address: data.address_id }))).status).toBe(200);
    const other = await insertPerson(backend().database);
    logInAs(other);
    expect(problemsOf(await save(aRelation({ address: data.address_id })))[1]).toBe('wrong_data');
    await backend().database.query('delete from addresses where address_id = $1', [data.address_id]);
  });
});
