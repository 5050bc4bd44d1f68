import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { decideOnRelation } from '../../demo/server/reviews/decide-on-relation';
import { giveSettings, insertRelation } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { aRelation, problemsOf, statusesOf, usingRelations } from './using-relations';

onOneDatabase('the rules of role relations', (backend) => {
  const { current, operate, person, save, seen, send } = usingRelations(backend);

  describe('follow the client', () => {
    const area = (authenticatedArea: object) => giveSettings(backend().database, 'stadt', { authenticatedArea });

    it("in the statuses of a person's actions", async () => {
      await area({ initialStatus: 'in Prüfung', changedStatus: 'neu geprüft' });
      const [{ id }] = (await save(aRelation())).body.data.roleRelations;
      await save(aRelation({ id, role: 2 }));
      expect((await current()).flatMap(statusesOf)).toEqual(['in Prüfung person', 'neu geprüft person']);
    });

    it('with approval at once: a removal must be requested', async () => {
      await area({ initialStatus: 'approved' });
      const [{ id, status }] = (await save(aRelation())).body.data.roleRelations;
      expect(status).toBe('approved');
      await save(aRelation({ id, status: 'delete' }));
      expect(await current()).toMatchObject([{ status: 'delete' }]);
    });

    it.each([
      ['community', { community: null }, 'relation_no_community'],
      ['flexible', { address: null }, 'relation_no_address'],
      ['restrictive', { role: null }, 'relation_no_role'],
      ['restrictive', { address: null }, 'relation_no_address'],
    ])('%s: %j is %s, reported at every relation', async (rightsManagement, lacking, code) => {
      await area({ rightsManagement });
      const answer = await save(aRelation(lacking), aRelation(), aRelation({ ...lacking, community: null }));
      expect(problemsOf(answer)).toEqual([422, code, `roleRelations.0 ${code}`, `roleRelations.2 ${code}`]);
      expect(await current()).toEqual([]);
    });

    it('with a reachable number if the minimum exceeds the maximum', async () => {
      await area({ minRelations: 2, maxRelations: 1 });
      expect(problemsOf(await save(aRelation()))).toEqual([422, 'relation_too_few', 'roleRelations relation_too_few']);
      expect((await save(aRelation(), aRelation())).status).toBe(200);
    });

    it('in their number, including those not sent', async () => {
      await area({ minRelations: 1, maxRelations: 2 });
      expect(problemsOf(await save())).toEqual([422, 'relation_too_few', 'roleRelations relation_too_few']);
      const [{ id }] = (await save(aRelation())).body.data.roleRelations;
      expect((await save(aRelation())).status).toBe(200);
      expect(problemsOf(await save(aRelation()))).toEqual([
        ...[422, 'relation_too_many', 'roleRelations relation_too_many'],
      ]);
      expect((await save(aRelation({ id, status: 'delete' }), aRelation())).status).toBe(200);
    });

    it('and do not let a blocked one return as a new one', async () => {
      const { database } = backend();
      const id = await insertRelation(database, person().id, { status: 'blocked' });
      const other = await insertRelation(database, person().id, { address: 11, status: 'new' });
      const refused = (place: number) => [
        ...[422, 'relation_blocked_already', `roleRelations.${place} relation_blocked_already`],
      ];
      const blocked = aRelation({ id, status: 'blocked' });
      expect(problemsOf(await save(blocked, aRelation()))).toEqual(refused(1));
      expect(problemsOf(await save(aRelation({ status: 'blocked', community: null })))).toEqual(refused(0));
      expect(problemsOf(await save(aRelation({ id: other })))).toEqual(refused(0));
      const twin = await insertRelation(database, person().id, { status: 'new' });
      expect((await save(blocked, aRelation({ id: twin }), aRelation({ id: other, address: 11 }))).status).toBe(200);
      await operate(id, 'unblock');
      expect((await save(aRelation())).status).toBe(200);
    });

    it('but are not checked if the form hides them', async () => {
      await insertRelation(backend().database, person().id, {});
      await backend().database.query('update role_relations set community_id = null');
      await area({ rightsManagement: 'community' });
      expect((await save(aRelation())).status).toBe(200);
    });
  });

  describe('an operator', () => {
    it.each([
      ['new', ['approve', 'reject', 'block']],
      ['changed', ['approve', 'reject', 'block']],
      ['in Prüfung', ['approve', 'reject', 'block']],
      ['approved', ['reject', 'block']],
      ['rejected', ['approve', 'block']],
      ['blocked', ['unblock']],
      ['delete', ['remove', 'keep']],
    ])('can do with one that is %s: %j', async (status, possible) => {
      const results: Record<string, string> = { approve: 'approved', reject: 'rejected', block: 'blocked' };
      for (const action of ['approve', 'reject', 'block', 'unblock', 'remove', 'keep'] as const) {
        const id = await insertRelation(backend().database, person().id, { status });
        const impossible = results[action] === status ? 'already' : 'stale';
        expect([action, await operate(id, action, 'Weil')]).toEqual([
          action,
          possible.includes(action) ? 'done' : impossible,
        ]);
      }
    });

    it('cannot decide on a relation that has changed since', async () => {
      const { database } = backend();
      const relationId = await insertRelation(database, person().id, { status: 'changed' });
      const decision = {
        client: 'stadt',
        relationId,
        action: 'approve',
        reason: '',
        seen: await seen(relationId),
        now: NOW,
      } as const;
      await save(aRelation({ id: relationId, address: 12 }));
      expect(await decideOnRelation(completeOptions({ database }), decision)).toEqual({ result: 'stale' });
      expect(await current()).toMatchObject([{ status: 'changed' }]);
      // Whatever statuses the client uses: no operator has decided on the person's change yet.
      await database.query(`update role_relations set status = 'approved' where id = $1`, [relationId]);
      expect(await decideOnRelation(completeOptions({ database }), decision)).toEqual({ result: 'stale' });
      expect(await decideOnRelation(completeOptions({ database }), { ...decision, client: 'zeitung' })).toEqual({
        result: 'gone',
      });
    });

    it('and the person cannot both win', async () => {
      const id = await insertRelation(backend().database, person().id, {});
      const before = (await send('GET', 'persons')).headers.get('etag') ?? '';
      await operate(id, 'approve');
      const { data } = (await send('GET', 'persons')).body;
      const body = { ...data, community: { community_id: 1 }, roleRelations: [aRelation({ id, address: 12 })] };
      expect((await send('PUT', 'persons', body, { 'if-match': before })).status).toBe(412);
      const decision = { client: 'stadt', relationId: id, reason: 'Weil', seen: await seen(id), now: NOW };
      const results = await Promise.all(
        (['reject', 'block'] as const).map((action) =>
          decideOnRelation(completeOptions({ database: backend().database }), { ...decision, action }),
        ),
      );
      expect(results.map(({ result }) => result).sort()).toEqual(['done', 'stale']);
    });
  });
});
