import { beforeAll, beforeEach } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { seenRelationSql } from '../../demo/server/persons/decisions/seen-relation';
import { decideOnRelation, type RelationAction } from '../../demo/server/reviews/decide-on-relation';
import { type Answered, accountApp, callsOf, type Send } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRoles } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import type { Backend } from './on-each-database';

/** A relation as a person sends it. */
export type Relation = {
  id?: number;
  role: number | null;
  address: number | null;
  community: number | null;
  district?: number | null;
  status: string;
};

/** A relation that every client accepts, with changes. */
export const aRelation = (given: Partial<Relation> = {}): Relation => ({
  role: 1,
  address: 10,
  community: 1,
  status: 'new',
  ...given,
});

/** An answer in short: status, code and what is wrong where. */
export const problemsOf = ({ status, body }: Answered) => [
  status,
  body.code,
  ...(body.errors ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
];

/** The history of a relation in short. */
export const statusesOf = (relation: { history: { status: string; by: string }[] }) =>
  relation.history.map(({ status, by }) => `${status} ${by}`);

/** Gives each test one new person without relations. */
export function usingRelations(backend: () => Backend) {
  let person: InsertedPerson;
  let calls: Send;
  const logInAs = ({ token }: InsertedPerson) => {
    calls = callsOf(accountApp(backend().database), token);
  };

  beforeAll(() => insertRoles(backend().database));
  beforeEach(async () => {
    const { database } = backend();
    await giveSettings(database, 'stadt', {});
    await database.script('delete from accounts');
    person = await insertPerson(database);
    logInAs(person);
  });

  const send: Send = (...call) => calls(...call);
  const seen = async (relationId: number) => {
    const [row] = await backend().database.query<{ seen: string }>(
      `select ${seenRelationSql('r')} as seen from role_relations r where r.id = $1`,
      [relationId],
    );
    return row?.seen ?? '';
  };
  return {
    send,
    seen,
    logInAs,
    person: () => person,
    current: async () => (await send('GET', 'persons')).body.data.roleRelations,
    save: async (...roleRelations: Relation[]): Promise<Answered> => {
      const { data } = (await send('GET', 'persons')).body;
      const { id: _, community, organization: _none, ...fields } = data;
      const body = { ...fields, community: { community_id: community.community_id }, roleRelations };
      return send('PUT', 'persons', body, { 'if-match': '*' });
    },
    /** Carries out an action of an operator who has seen the newest state. */
    operate: async (relationId: number, action: RelationAction, reason = '') => {
      const decision = { client: 'stadt', relationId, action, reason, seen: await seen(relationId), now: NOW };
      return (await decideOnRelation(completeOptions({ database: backend().database }), decision)).result;
    },
  };
}
