import { array, unknown } from 'superstruct';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from '../../src/lib/parse';
import { toAddress } from '../../src/model/answers/address';
import { toPerson } from '../../src/model/answers/person';
import { toRole } from '../../src/model/answers/role';
import { toRoleRelation } from '../../src/model/answers/role-relation';
import { type Answered, accountApp, callsOf, quickHashing, type Send } from '../support/account-calls';
import { insertPerson, insertRelation, insertRoles, PASSWORD } from '../support/account-fixtures';
import { answerProblems, problemsAt } from '../support/openapi-validator';
import { onEachDatabase } from './on-each-database';

/** Readers by which the widgets parse each response. */
const READ: Record<string, ((data: unknown) => unknown) | undefined> = {
  persons: toPerson,
  'persons/restore': toPerson,
  personRoles: (data) => parse(data, array(unknown()), 'Roles').map(toRole),
  'personRoles/{id}': toRole,
  'my/roleRelations': toRoleRelation,
  addresses: (data) => (Array.isArray(data) ? data.map(toAddress) : toAddress(data)),
};

onEachDatabase('the contract of persons', (backend) => {
  let send: Send;
  let hash = '';

  beforeAll(async () => {
    hash = await quickHashing.hash(PASSWORD);
    await insertRoles(backend().database);
  });
  beforeEach(async () => {
    const { database } = backend();
    await database.script('delete from accounts');
    const person = await insertPerson(database, { email: 'erika@example.org', passwordHash: hash });
    await database.query('update accounts set organization_id = 11, private_community_id = 4 where id = $1', [
      person.id,
    ]);
    await insertRelation(database, person.id, { status: 'rejected' });
    send = callsOf(accountApp(database), person.token);
  });

  const profile = {
    ...{ salutation: 2, firstName: 'Max', lastName: 'Neu', email: 'neu@example.org', passwordOld: PASSWORD },
    ...{ street: 'Weg 1', plz: null, community: { community_id: 2, district_id: 21 }, organization: 11 },
    ...{ acceptConditions: true, acceptPrivacyPolicy: true },
    roleRelations: [{ role: 1, address: 10, community: 1, district: null, status: 'new' }],
  };
  const suggestion = { name: 'Halle', street: null, community: { community_id: 1 } };
  const relationAnswer = { ...suggestion, organization: null, plz: '72793', role: 1 };
  const any = { 'if-match': '*' };

  const expectDescribed = (path: string, method: string, status: number, answer: Answered) => {
    expect([path, answer.status]).toEqual([path, status]);
    expect(answerProblems(method, path, answer), `${method} ${path} ${status} ${answer.text}`).toBeUndefined();
    if (status < 400) expect(() => READ[path]?.(answer.body.data)).not.toThrow();
  };

  it.each([
    ['persons', 'GET', 200, undefined, {}],
    ['persons', 'PUT', 200, profile, any],
    ['persons', 'PUT', 412, profile, { 'if-match': '"v9"' }],
    ['persons', 'PUT', 422, {}, any],
    ['persons', 'PUT', 422, { ...profile, passwordOld: 'x' }, any],
    ['persons', 'PUT', 422, { ...profile, roleRelations: [{ id: 2_000_000 }] }, any],
    ['persons', 'PUT', 428, profile, {}],
    ['persons', 'PUT', 400, [], any],
    ['persons/export', 'GET', 200, undefined, {}],
    ['persons/delete', 'POST', 202, { password: PASSWORD }, {}],
    ['persons/delete', 'POST', 422, { password: 'x' }, {}],
    ['persons/restore', 'POST', 200, undefined, {}],
    ['persons/restore', 'POST', 400, undefined, { 'idempotency-key': 'short' }],
    ['personRoles', 'GET', 200, undefined, {}],
    ['addresses', 'POST', 201, suggestion, {}],
    ['addresses', 'POST', 422, {}, {}],
    ['addresses', 'GET', 200, undefined, {}],
    ['my/roleRelations', 'POST', 201, relationAnswer, {}],
    ['my/roleRelations', 'POST', 422, {}, {}],
    ['my/roleRelations', 'POST', 422, { organization: 10, role: 99 }, {}],
    ['my/roleRelations', 'POST', 400, [], {}],
  ])('%s %s answers %i as described', async (path, method, status, body, headers) => {
    expectDescribed(path, method, status, await send(method, path, body, headers as Record<string, string>));
  });

  it('describes single roles, requests and refusals', async () => {
    expectDescribed('personRoles/{id}', 'GET', 200, await send('GET', 'personRoles/1'));
    expectDescribed('personRoles/{id}', 'GET', 404, await send('GET', 'personRoles/9'));
    const request = (path: string, method: string) => [
      `/api/${path}`,
      method,
      'requestBody',
      'content',
      'application/json',
      'schema',
    ];
    expect(problemsAt(request('persons', 'put'), profile)).toBeUndefined();
    expect(problemsAt(request('addresses', 'post'), suggestion)).toBeUndefined();
    expect(problemsAt(request('my/roleRelations', 'post'), relationAnswer)).toBeUndefined();
    const guest = callsOf(accountApp(backend().database));
    for (const [method, path] of [
      ...[
        ['GET', 'persons'],
        ['PUT', 'persons'],
        ['GET', 'persons/export'],
        ['POST', 'persons/delete'],
      ],
      ...[
        ['POST', 'persons/restore'],
        ['POST', 'addresses'],
        ['POST', 'my/roleRelations'],
      ],
    ] as const) {
      expectDescribed(path, method, 401, await guest(method, path));
    }
  });
});
