import { beforeEach, expect, it } from 'vitest';
import { findHistory } from '../../demo/server/history/find-history';
import { purgeDue } from '../../demo/server/persons/deletion';
import { callsOf } from '../support/account-calls';
import { insertRelation, PASSWORD } from '../support/account-fixtures';
import { keyFor } from '../support/auth-calls';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingPerson } from './using-person';

const NEW_PASSWORD = 'Neues-Pferd-81!';
const DAY_MS = 86_400_000;

onEachDatabase('the history', (backend) => {
  const { app, person, save, send } = usingPerson(backend);
  const history = (given: object = {}) => findHistory(backend().database, { client: 'stadt', limit: 50, ...given });
  const actions = async () => (await history()).map(({ kind, action }) => `${kind} ${action}`);
  beforeEach(() => backend().database.script('delete from history'));

  it('names changed fields of a profile, never their values', async () => {
    await save({ phone: '07121 99', street: 'Geheimgasse 1' });
    expect(await history()).toEqual([
      {
        id: expect.any(Number),
        at: NOW,
        by: 'person',
        actorId: person().id,
        actor: expect.stringMatching(/^Erika /),
        operator: null,
        operatorId: null,
        accountId: person().id,
        person: expect.stringMatching(/^Erika /),
        kind: 'account',
        record: String(person().id),
        action: 'saved',
        details: { fields: expect.arrayContaining(['phone', 'street']) },
      },
    ]);
    expect(JSON.stringify(await history())).not.toMatch(/Geheim|07121 99/);
  });

  it('records every step of the relations', async () => {
    const relation = { role: 1, address: 10, community: 1, district: null, status: 'new' };
    const { body } = await save({ roleRelations: [relation] });
    const [{ id }] = body.data.roleRelations;
    await save({ roleRelations: [{ ...relation, id, address: 12 }] });
    await save({ roleRelations: [{ ...relation, id, address: 12, status: 'delete' }] });
    const approved = await insertRelation(backend().database, person().id, { status: 'approved' });
    await save({ roleRelations: [{ ...relation, id: approved, status: 'delete' }] });
    await save({ roleRelations: [{ ...relation, id: approved }] });
    const steps = await history({ kind: 'relation' });
    expect(steps.map(({ record, action, details }) => [Number(record), action, details]).reverse()).toEqual([
      [id, 'added', { status: 'new' }],
      [id, 'changed', { status: 'changed' }],
      [id, 'removed', {}],
      [approved, 'removal_asked', { status: 'delete' }],
      [approved, 'removal_withdrawn', expect.anything()],
    ]);
  });

  it('records changes of email, password, address and deletion, without secrets', async () => {
    const { database } = backend();
    await save({ email: 'neu@example.org', passwordOld: PASSWORD });
    const key = await keyFor(database, 'neu@example.org');
    await send('POST', 'auth/confirm', { key });
    await send('POST', 'addresses', { name: 'Festhalle', community: { community_id: 1 } });
    await send('POST', 'persons/delete', { password: PASSWORD });
    await send('POST', 'persons/restore');
    await send('PUT', 'auth/password', { passwordOld: PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD });
    const guest = callsOf(app());
    await guest('POST', 'auth/request-reset', { email: 'neu@example.org' });
    const reset = await keyFor(database, 'neu@example.org');
    await guest('POST', 'auth/reset', { key: reset, password1: PASSWORD, password2: PASSWORD });
    expect((await actions()).reverse()).toEqual([
      'account saved',
      'account email_change_asked',
      'account email_changed',
      'address suggested',
      'account deletion_asked',
      'account deletion_called_off',
      'account password_changed',
      'account password_reset',
    ]);
    const rows = JSON.stringify(await database.query('select h::text as row from history h'));
    for (const secret of [PASSWORD, NEW_PASSWORD, key, reset, 'neu@example.org', 'argon2'])
      expect(rows).not.toContain(secret);
  });

  it('has no entry of refused or ineffective actions', async () => {
    await save({ firstName: '' });
    await save({ phone: '1' }, { 'if-match': '"v7-0"' });
    await save({ roleRelations: [{ id: 4711, role: 1, address: 10, community: 1, district: null, status: 'new' }] });
    await send('POST', 'addresses', { name: 'Halle', community: { community_id: 4711 } });
    await send('POST', 'persons/delete', { password: 'falsch' });
    await send('POST', 'persons/restore');
    expect(await actions()).toEqual([]);
  });

  it('is paged by its entries and narrowed to a kind and a person', async () => {
    for (const phone of ['07121 1', '07121 2', '07121 3']) await save({ phone });
    const [newest, second] = await history({ most: 2 });
    expect((await history({ before: second?.id })).map(({ id }) => id)).toEqual([(newest?.id ?? 0) - 2]);
    expect(await history({ kind: 'relation' })).toEqual([]);
    expect(await history({ accountId: person().id + 1 })).toEqual([]);
    expect(await history({ client: 'zeitung' })).toEqual([]);
    expect(await history({ accountId: person().id })).toHaveLength(3);
  });

  it('is deleted with the person, except for the number of deleted records', async () => {
    const { database } = backend();
    await save({ phone: '07121 1' });
    expect((await send('GET', 'persons/export')).body.data.history).toMatchObject([
      { by: 'person', kind: 'account', action: 'saved', details: { fields: expect.arrayContaining(['phone']) } },
    ]);
    await send('POST', 'persons/delete', { password: PASSWORD });
    await purgeDue(database, new Date(NOW.getTime() + 15 * DAY_MS));
    expect(await history()).toMatchObject([
      { by: 'system', actor: null, person: null, kind: 'account', record: String(person().id), action: 'deleted' },
    ]);
  });
});
