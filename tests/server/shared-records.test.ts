import { beforeEach, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { undoDecision } from '../../demo/server/backoffice/decisions/undo-decision';
import { findHistory } from '../../demo/server/history/find-history';
import { seenRelationSql } from '../../demo/server/persons/decisions/seen-relation';
import { purgeDue } from '../../demo/server/persons/deletion';
import { decideOnRecord } from '../../demo/server/reviews/decide-on-record';
import { decideOnRelation } from '../../demo/server/reviews/decide-on-relation';
import { addDays } from '../../src/lib/days';
import { type Answered, callsOf, type Send } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRelation } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { answerProblems } from '../support/openapi-validator';
import { aJpeg } from '../support/picture-files';
import { onEachDatabase } from './on-each-database';
import { RECORDING, RECORDS, usingOwnEvents } from './using-own-events';

const KINDS = [
  { path: 'my/events', table: 'events', content: aWholeEvent(RECORDS, TODAY) },
  { path: 'my/articles', table: 'articles', content: { ...aWholeArticle(TODAY), state: 'draft' } },
] as const;
const CLUB = 10;
const OTHER_CLUB = 11;
const SETTINGS = {
  applicationSettings: { ...RECORDING.applicationSettings, activateArticles: true },
  eventRecording: { shareByOrganisation: true },
};
const ANY = { 'if-match': '*' };

/** The path of a call as its description names it. */
const describedPath = (path: string) => path.replace(/\?.*/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '{id}');

/** A person of a club, with the relation and calls. */
type Member = InsertedPerson & { relation: number; send: Send };

onEachDatabase('shared records', (backend) => {
  const events = usingOwnEvents(backend);
  const { media } = events;
  let [sabine, tim, guest] = [] as Member[] as [Member, Member, Member];

  async function join(
    names: { firstName: string; lastName: string },
    relation: Parameters<typeof insertRelation>[2] = {},
  ): Promise<Member> {
    const { database } = backend();
    const person = await insertPerson(database, { ...names, tokenExpires: new Date('2100-01-01') });
    const relationId = await insertRelation(database, person.id, { address: CLUB, status: 'approved', ...relation });
    const call = callsOf(media.app(), person.token);
    const send: Send = async (method, path, ...rest) => {
      const answer = await call(method, path, ...rest);
      expect(answerProblems(method, describedPath(path), answer), answer.text).toBeUndefined();
      return answer;
    };
    return { ...person, relation: relationId, send };
  }

  beforeEach(async () => {
    const { database } = backend();
    await database.script('delete from articles');
    await giveSettings(database, 'stadt', SETTINGS);
    sabine = await join({ firstName: 'Sabine', lastName: 'Maier' });
    tim = await join({ firstName: 'Tim', lastName: 'Lang' });
    guest = await join({ firstName: 'Ute', lastName: 'Fremd' }, { address: OTHER_CLUB });
  });

  const ids = async ({ send }: Member, path: string) =>
    (await send('GET', path)).body.data.map(({ id }: { id: string }) => id);
  const problemOf = ({ status, body }: Answered) => [status, body.code];
  const setStatus = (member: Member, status: string) =>
    backend().database.query('update role_relations set status = $2 where id = $1', [member.relation, status]);

  for (const { path, table, content } of KINDS) {
    const kind = table === 'events' ? 'event' : 'article';
    const create = async (member: Member, changes: object = {}): Promise<string> => {
      const { status, body, text } = await member.send('POST', path, {
        ...content,
        relation: member.relation,
        ...changes,
      });
      if (status !== 201) throw new Error(text);
      return body.data.id;
    };
    const save = (member: Member, id: string, changes: object = {}, headers: Record<string, string> = ANY) =>
      member.send('PUT', `${path}/${id}`, { ...content, relation: member.relation, ...changes }, headers);
    const stored = async (id: string) => {
      const [row] = await backend().database.query<{
        owner_id: number | null;
        organization_id: number | null;
        changed_by: number | null;
        relation: string;
      }>(`select owner_id, organization_id, changed_by, written->>'relation' as relation from ${table} where id = $1`, [
        id,
      ]);
      return row;
    };

    it(`${table} of a club are those of all its members, drafts too`, async () => {
      const draft = await create(sabine, { state: 'draft', title: 'Entwurf' });
      const own = await create(tim);
      expect((await ids(tim, path)).sort()).toEqual([draft, own].sort());
      expect((await ids(sabine, path)).sort()).toEqual([draft, own].sort());
      expect(await ids(guest, path)).toEqual([]);
      const { body } = await tim.send('GET', `${path}?q=Entwurf`);
      expect(body.data).toMatchObject([
        { id: draft, author: { id: sabine.id, name: 'Sabine Maier' }, isOwn: false, canHandOver: true },
      ]);
      expect(body.data[0].missing ?? []).not.toContain('relation');
      const one = await sabine.send('GET', `${path}?q=Entwurf`);
      expect(one.body.data[0]).not.toHaveProperty('author');
      expect(one.body.data[0]).not.toHaveProperty('isOwn');
      expect(JSON.stringify(body)).not.toMatch(/@|Marktplatz|07121/);
    });

    it(`${table} name the reader's relation, and keep their author's`, async () => {
      const id = await create(sabine, { state: 'draft' });
      const read = await tim.send('GET', `${path}/${id}`);
      expect(read.body.data).toMatchObject({ relation: tim.relation, author: { name: 'Sabine Maier' }, isOwn: false });
      expect(read.text).not.toMatch(/@example|07121/);
      const changed = await save(tim, id, { state: 'draft', title: 'Von Tim' });
      expect([changed.status, changed.body.data?.title]).toEqual([200, 'Von Tim']);
      const { body } = await sabine.send('GET', `${path}/${id}`);
      expect(body.data).toMatchObject({
        relation: sabine.relation,
        title: 'Von Tim',
        changedBy: { id: tim.id, name: 'Tim Lang' },
      });
      expect(body.data).not.toHaveProperty('author');
      expect(await stored(id)).toEqual({
        ...{ owner_id: sabine.id, organization_id: CLUB, changed_by: tim.id, relation: String(sabine.relation) },
      });
      const history = await backend().database.query(
        `select action, actor_id, account_id from history where kind = $1 order by id`,
        [kind],
      );
      expect(history).toEqual([
        { action: 'created', actor_id: sabine.id, account_id: sabine.id },
        { action: 'saved', actor_id: tim.id, account_id: sabine.id },
      ]);
      const [last] = await findHistory(backend().database, { client: 'stadt', accountId: sabine.id, limit: 1 });
      expect(last).toMatchObject({ by: 'person', actor: 'Tim Lang' });
      expect(last?.details.fields).toContain('title');
      expect(last?.details.fields).not.toContain('relation');
      const actionsOf = async ({ send }: Member) =>
        (await send('GET', 'persons/export')).body.data.history.map((entry: { action: string }) => entry.action);
      expect([await actionsOf(sabine), await actionsOf(tim)]).toEqual([['created', 'saved'], ['saved']]);
    });

    it(`${table} of a colleague are copied, deleted, restored and published`, async () => {
      const id = await create(sabine, { state: 'draft' });
      const copy = await tim.send('POST', `${path}/${id}/copy`);
      expect([copy.status, copy.body.data?.relation]).toEqual([201, tim.relation]);
      expect(await stored(copy.body.data.id)).toMatchObject({ owner_id: tim.id, organization_id: CLUB });
      expect((await tim.send('DELETE', `${path}/${id}`)).status).toBe(200);
      expect(problemOf(await sabine.send('GET', `${path}/${id}`))).toEqual([404, 'not_found']);
      expect((await sabine.send('POST', `${path}/${id}/restore`)).status).toBe(200);
      expect((await tim.send('DELETE', `${path}/${id}`)).status).toBe(200);
      expect(problemOf(await guest.send('POST', `${path}/${id}/restore`))).toEqual([404, 'not_found']);
      expect((await tim.send('POST', `${path}/${id}/restore`)).status).toBe(200);
      const published = await save(tim, id, { state: 'published', title: 'Öffentlich' });
      expect([published.status, published.body.data?.state]).toEqual([200, 'published']);
      expect(
        (await save(tim, id, { state: 'published', unpublishedChanges: true, title: 'Neu' })).body.data,
      ).toMatchObject({ title: 'Neu', unpublishedChanges: true });
      const back = await sabine.send('DELETE', `${path}/${id}/changes`);
      expect(back.body.data).toMatchObject({ title: 'Öffentlich', relation: sabine.relation });
      expect((await save(tim, id, { state: 'draft' })).body.data).toMatchObject({ state: 'draft' });
    });

    it(`${table} of others stay closed: none of their calls is answered`, async () => {
      const id = await create(sabine);
      const read = () => tim.send('GET', `${path}/${id}`);
      const calls: [string, string, unknown?, Record<string, string>?][] = [
        ['GET', `${path}/${id}`],
        ['PUT', `${path}/${id}`, { ...content, relation: guest.relation }, ANY],
        ['DELETE', `${path}/${id}`],
        ['DELETE', `${path}/${id}/changes`],
        ['POST', `${path}/${id}/restore`],
        ['POST', `${path}/${id}/copy`],
        ['GET', `${path}/${id}/members`],
        ['POST', `${path}/${id}/handover`, { person: guest.id }],
      ];
      for (const [method, to, body, headers] of calls)
        expect([method, to, ...problemOf(await guest.send(method, to, body, headers))]).toEqual([
          ...[method, to, 404, 'not_found'],
        ]);
      for (const status of ['new', 'changed', 'blocked', 'rejected', 'delete']) {
        await setStatus(tim, status);
        expect([status, ...problemOf(await read())]).toEqual([status, 404, 'not_found']);
        expect(await ids(tim, path)).toEqual([]);
      }
      await setStatus(tim, 'approved');
      expect((await read()).status).toBe(200);
      await backend().database.query('delete from role_relations where id = $1', [tim.relation]);
      expect(problemOf(await read())).toEqual([404, 'not_found']);
    });

    it(`${table} are everybody's own again as soon as the client shares no more`, async () => {
      const id = await create(sabine, { state: 'draft' });
      await save(tim, id, { state: 'draft' });
      await giveSettings(backend().database, 'stadt', { applicationSettings: SETTINGS.applicationSettings });
      expect(problemOf(await tim.send('GET', `${path}/${id}`))).toEqual([404, 'not_found']);
      expect(await ids(tim, path)).toEqual([]);
      const { body } = await sabine.send('GET', `${path}/${id}`);
      expect(body.data).toMatchObject({ relation: sabine.relation });
      expect(body.data).not.toHaveProperty('changedBy');
      expect((await sabine.send('GET', `${path}/${id}/members`)).body.data).toEqual([]);
      expect((await save(sabine, id, { state: 'draft' })).status).toBe(200);
    });

    it(`${table} belong to a club only once it has approved their author`, async () => {
      await setStatus(tim, 'new');
      const id = await create(tim, { state: 'draft' });
      expect(await ids(sabine, path)).toEqual([]);
      await backend().database.query(
        `update role_relations set status = 'approved', was_approved = true where id = $1`,
        [tim.relation],
      );
      expect(await ids(sabine, path)).toEqual([id]);
      await backend().database.query(`update role_relations set status = 'new', was_approved = false where id = $1`, [
        tim.relation,
      ]);
      expect(await ids(sabine, path)).toEqual([]);
      const move = `update role_relations set status = 'approved', was_approved = true, address_id = $2 where id = $1`;
      await backend().database.query(move, [tim.relation, OTHER_CLUB]);
      expect([await ids(sabine, path), await ids(guest, path)]).toEqual([[], [id]]);
    });

    it(`${table} stay with their club when their author goes to another one`, async () => {
      const id = await create(sabine, { state: 'draft' });
      const go = 'update role_relations set status = $2, address_id = $3 where id = $1';
      await backend().database.query(go, [sabine.relation, 'changed', OTHER_CLUB]);
      const written = await create(sabine, { state: 'draft' });
      expect([await ids(tim, path), await ids(guest, path)]).toEqual([[id], []]);
      await setStatus(sabine, 'approved');
      expect([await ids(tim, path), await ids(guest, path)]).toEqual([[id], [written]]);
      expect((await save(sabine, id, { state: 'draft' })).status).toBe(200);
      expect([await ids(tim, path), (await ids(guest, path)).sort()]).toEqual([[], [id, written].sort()]);
    });

    it(`${table} move to another club with their author only`, async () => {
      const { database } = backend();
      const id = await create(sabine, { state: 'draft' });
      const elsewhere = await insertRelation(database, tim.id, { address: OTHER_CLUB, status: 'approved' });
      for (const relation of [elsewhere, sabine.relation, guest.relation, undefined, 2_000_000]) {
        const refused = await save(tim, id, { state: 'draft', relation });
        expect([relation, refused.status, refused.body.errors?.[0]?.path]).toEqual([relation, 422, 'relation']);
      }
      const own = await insertRelation(database, sabine.id, { address: OTHER_CLUB, status: 'approved' });
      expect((await save(sabine, id, { state: 'draft', relation: own })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ organization_id: OTHER_CLUB });
      expect(await ids(guest, path)).toEqual([id]);
      expect((await save(sabine, id, { state: 'draft', relation: undefined })).status).toBe(200);
      expect(await ids(guest, path)).toEqual([]);
    });

    it(`${table} of two who save at once keep the version of one, and name its author to the other`, async () => {
      const id = await create(sabine, { state: 'draft' });
      const [first, second] = await Promise.all([
        sabine.send('GET', `${path}/${id}`),
        tim.send('GET', `${path}/${id}`),
      ]);
      const tags = [first, second].map(({ headers }) => ({ 'if-match': headers.get('etag') ?? '' }));
      expect(tags[0]).toEqual(tags[1]);
      const answers = await Promise.all([
        save(sabine, id, { state: 'draft', title: 'Sabine' }, tags[0]),
        save(tim, id, { state: 'draft', title: 'Tim' }, tags[1]),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const lost = answers.find(({ status }) => status === 412);
      const winner = answers[0]?.status === 200 ? 'Sabine' : 'Tim';
      expect(lost?.body.current).toMatchObject({ title: winner, changedBy: { name: expect.stringMatching(winner) } });
      const many = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          save(index % 2 ? sabine : tim, id, { state: 'draft', title: `Nr. ${index}` }),
        ),
      );
      expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    });

    it(`${table} are handed to another member, who can hand them back`, async () => {
      const id = await create(sabine, { state: 'draft' });
      const members = await sabine.send('GET', `${path}/${id}/members`);
      expect(members.body.data).toEqual([{ id: tim.id, name: 'Tim Lang' }]);
      expect((await tim.send('GET', `${path}/${id}/members`)).body.data).toEqual(members.body.data);
      const handOver = (member: Member, body: unknown, headers: Record<string, string> = {}) =>
        member.send('POST', `${path}/${id}/handover`, body, headers);
      for (const person of [guest.id, sabine.id, 2_000_000])
        expect((await handOver(sabine, { person })).body).toMatchObject({
          ...{ status: 422, code: 'wrong_data', errors: [{ path: 'person', code: 'unknown' }] },
        });
      for (const person of [undefined, 'x', null, 1.5])
        expect((await handOver(sabine, { person })).body).toMatchObject({ status: 422, errors: [{ path: 'person' }] });
      expect((await handOver(sabine, { person: tim.id }, { 'if-match': '"v0-x"' })).status).toBe(412);
      const handed = await handOver(sabine, { person: tim.id });
      expect([handed.status, handed.body.data?.author]).toEqual([200, { id: tim.id, name: 'Tim Lang' }]);
      expect(await stored(id)).toMatchObject({
        ...{ owner_id: tim.id, organization_id: CLUB, changed_by: sabine.id, relation: String(tim.relation) },
      });
      const back = await handOver(tim, { person: sabine.id });
      expect([back.status, back.body.data?.author?.name]).toEqual([200, 'Sabine Maier']);
      const history = await backend().database.query(
        `select action, actor_id, account_id from history where kind = $1 and action like '%over' order by id`,
        [kind],
      );
      expect(history).toEqual([
        { action: 'handed_over', actor_id: sabine.id, account_id: sabine.id },
        { action: 'taken_over', actor_id: sabine.id, account_id: tim.id },
        { action: 'handed_over', actor_id: tim.id, account_id: tim.id },
        { action: 'taken_over', actor_id: tim.id, account_id: sabine.id },
      ]);
      await backend().database.query(`update accounts set status = 'blocked' where id = $1`, [tim.id]);
      expect((await sabine.send('GET', `${path}/${id}/members`)).body.data).toEqual([]);
      expect((await handOver(sabine, { person: tim.id })).status).toBe(422);
      await backend().database.query(`update ${table} set locked = true where id = $1`, [id]);
      expect(problemOf(await handOver(sabine, { person: tim.id }))).toEqual([409, 'locked']);
    });

    it(`${table} of two who hand over and save at once are never stuck`, async () => {
      const made = await Promise.all([create(sabine), create(tim)]);
      const answers = await Promise.all(
        made.flatMap((id) => [
          sabine.send('POST', `${path}/${id}/handover`, { person: tim.id }),
          tim.send('POST', `${path}/${id}/handover`, { person: sabine.id }),
          save(sabine, id, { state: 'draft' }),
          save(tim, id, { state: 'draft' }),
        ]),
      );
      for (const { status } of answers) expect([200, 422, 503]).toContain(status);
      expect(backend().errors).toEqual([]);
    });

    it(`${table} of a deleted account stay with the member who has been one longest`, async () => {
      const { database } = backend();
      const id = await create(sabine, { state: 'draft' });
      const alone = await create(guest, { state: 'draft' });
      await database.query('update accounts set deletion_due = $2 where id = any($1::int[])', [
        [sabine.id, guest.id],
        NOW,
      ]);
      expect(await purgeDue(database, NOW)).toBe(2);
      expect(await stored(id)).toMatchObject({ owner_id: tim.id, relation: String(tim.relation) });
      expect(await stored(alone)).toBeUndefined();
      expect((await tim.send('GET', `${path}/${id}`)).body.data).not.toHaveProperty('author');
      expect((await save(tim, id, { state: 'draft' })).status).toBe(200);
    });

    it(`${table} have pictures that all members use`, async () => {
      const upload = async ({ token }: Member) => (await media.upload(await aJpeg(), { token })).body.data.id;
      const picture = await upload(sabine);
      const unsent = await upload(sabine);
      const crop = (member: Member, id: string) => member.send('PATCH', `media/${id}`, { alt: 'Bühne' }, ANY);
      const id = await create(sabine, { state: 'draft', media: [picture] });
      expect((await crop(tim, picture)).status).toBe(200);
      expect((await crop(guest, picture)).status).toBe(404);
      expect((await crop(tim, unsent)).status).toBe(404);
      expect((await save(tim, id, { state: 'draft', media: [picture, unsent] })).body.errors).toEqual([
        { path: 'media.1', code: 'unknown' },
      ]);
      const second = await upload(tim);
      expect((await save(tim, id, { state: 'draft', media: [second, picture] })).status).toBe(200);
      expect((await crop(sabine, second)).status).toBe(200);
      expect((await save(sabine, id, { state: 'published', media: [picture, second] })).status).toBe(200);
      const copy = await tim.send('POST', `${path}/${id}/copy`);
      expect([copy.status, copy.body.data?.media?.length]).toEqual([201, 2]);
    });

    it(`${table} of colleagues name the known address that takes the place of a suggested one`, async () => {
      const { database } = backend();
      const { body } = await sabine.send('POST', 'addresses', { name: 'Neue Halle', community: { community_id: 1 } });
      const location: number = body.data.address_id;
      const id = await create(sabine, { state: 'draft', location });
      expect((await sabine.send('POST', `${path}/${id}/handover`, { person: tim.id })).status).toBe(200);
      const relationId = await insertRelation(database, sabine.id, { address: location, status: 'new' });
      const [row] = await database.query<{ seen: string }>(
        `select ${seenRelationSql('r')} as seen from role_relations r where r.id = $1`,
        [relationId],
      );
      const options = completeOptions({ database });
      const decision = { client: 'stadt', relationId, reason: '', now: NOW, knownAddress: 11 };
      expect(await decideOnRelation(options, { ...decision, action: 'approve', seen: row?.seen ?? '' })).toEqual({
        result: 'done',
      });
      expect((await tim.send('GET', `${path}/${id}`)).body.data.location).toMatchObject({ address_id: 11 });
      const [made] = await database.query<{ id: number }>('select max(id) as id from decisions');
      expect(
        await undoDecision(options, { id: made?.id ?? 0, kinds: ['relation'] }, { client: 'stadt', now: NOW }),
      ).toMatchObject({
        result: 'undone',
      });
      expect((await tim.send('GET', `${path}/${id}`)).body.data.location).toMatchObject({ name: 'Neue Halle' });
    });

    it(`${table} keep their pictures from a member who has left`, async () => {
      const picture = (await media.upload(await aJpeg(), { token: tim.token })).body.data.id;
      const id = await create(sabine, { state: 'draft' });
      const crop = (member: Member) => member.send('PATCH', `media/${picture}`, { alt: 'Bühne' }, ANY);
      expect((await crop(tim)).status).toBe(200);
      expect((await save(tim, id, { state: 'published', media: [picture] })).status).toBe(200);
      expect((await crop(tim)).status).toBe(200);
      await setStatus(tim, 'rejected');
      expect((await crop(tim)).status).toBe(404);
      expect((await crop(sabine)).status).toBe(200);
      await setStatus(tim, 'approved');
      await giveSettings(backend().database, 'stadt', { applicationSettings: SETTINGS.applicationSettings });
      expect((await crop(tim)).status).toBe(404);
      expect((await save(sabine, id, { state: 'published', media: [picture] })).status).toBe(200);
    });

    it(`${table} of colleagues are decided on by themselves when their author may not write any more`, async () => {
      const { database } = backend();
      await giveSettings(database, 'stadt', {
        ...SETTINGS,
        [`${kind}Recording`]: { ...SETTINGS.eventRecording, review: 'all' },
      });
      const id = await create(sabine, { state: 'draft' });
      for (const status of ['rejected', 'blocked', 'delete']) {
        await setStatus(sabine, status);
        const sent = await save(tim, id, { state: 'published', title: `Nach ${status}` });
        expect([sent.status, sent.body.data?.review?.relation]).toEqual([200, undefined]);
        const [row] = await database.query<{ id: number; version: number }>(
          `select r.id, e.version from ${kind}_reviews r join ${table} e on e.id = r.${kind}_id where e.id = $1`,
          [id],
        );
        const decided = await decideOnRecord(
          completeOptions({ database }),
          { kind, id: row?.id ?? 0, seenVersion: String(row?.version), action: 'approve' },
          { client: 'stadt', now: NOW },
          async () => undefined,
        );
        expect([status, decided]).toEqual([status, 'done']);
      }
    });

    it(`${table} keep the address that a member has suggested`, async () => {
      const suggested = await sabine.send('POST', 'addresses', { name: 'Neue Halle', community: { community_id: 1 } });
      expect(suggested.status).toBe(201);
      const location = suggested.body.data.address_id;
      const id = await create(sabine, { state: 'draft', location });
      const read = await tim.send('GET', `${path}/${id}`);
      expect(read.body.data.location).toMatchObject({ name: 'Neue Halle' });
      expect((await save(tim, id, { state: 'draft', location, title: 'Von Tim' })).status).toBe(200);
      expect((await save(tim, await create(tim), { state: 'draft', location })).body.errors).toEqual([
        { path: 'location', code: 'unknown' },
      ]);
    });
  }

  it.each(['initialStatus', 'changedStatus'])(
    'are nobody else\u2019s where a person needs no operator for a relation: %s',
    async (name) => {
      const draft = { ...aWholeEvent(RECORDS, TODAY), state: 'draft', relation: sabine.relation };
      expect((await sabine.send('POST', 'my/events', draft)).status).toBe(201);
      expect(await ids(tim, 'my/events')).toHaveLength(1);
      await giveSettings(backend().database, 'stadt', { ...SETTINGS, authenticatedArea: { [name]: 'approved' } });
      expect(await ids(tim, 'my/events')).toEqual([]);
      expect(await ids(sabine, 'my/events')).toHaveLength(1);
    },
  );

  it('are found as own duplicates, and linked by articles', async () => {
    const { body } = await sabine.send('POST', 'my/events', {
      ...aWholeEvent(RECORDS, TODAY),
      ...{ state: 'draft', relation: sabine.relation },
    });
    const check = (member: Member) =>
      member.send('POST', 'my/events/check', { title: 'Jazz am Abend', date: addDays(TODAY, 7) });
    expect((await check(tim)).body).toMatchObject({ data: [{ id: body.data.id, isOwn: true, isDraft: true }] });
    expect((await check(guest)).body.data).toEqual([]);
    const article = (member: Member) =>
      member.send('POST', 'my/articles', {
        ...aWholeArticle(TODAY),
        ...{ state: 'draft', relation: member.relation, events: [body.data.id] },
      });
    expect((await article(tim)).status).toBe(201);
    expect((await article(guest)).body.errors).toEqual([{ path: 'events.0', code: 'unknown' }]);
  });

  it('are no records of the same address at another client', async () => {
    const { database } = backend();
    await giveSettings(database, 'zeitung', SETTINGS);
    const id = (await sabine.send('POST', 'my/events', { ...aWholeEvent(RECORDS, TODAY), relation: sabine.relation }))
      .body.data.id;
    const stranger = await insertPerson(database, { client: 'zeitung', tokenExpires: new Date('2100-01-01') });
    await insertRelation(database, stranger.id, { address: CLUB, status: 'approved', role: 3 });
    const send = callsOf(media.app(), stranger.token, 'zeitung');
    expect((await send('GET', 'my/events')).body.data).toEqual([]);
    expect(problemOf(await send('GET', `my/events/${id}`))).toEqual([404, 'not_found']);
    await giveSettings(database, 'zeitung', {});
  });

  it('count no views of those who may change them', async () => {
    const { database } = backend();
    await giveSettings(database, 'stadt', {
      ...{ ...SETTINGS, applicationSettings: { ...SETTINGS.applicationSettings, activateAdverts: true } },
    });
    const { body } = await sabine.send('POST', 'my/events', {
      ...aWholeEvent(RECORDS, TODAY),
      relation: sabine.relation,
    });
    const tokens = async ({ send }: Member) =>
      (await send('GET', `events/${body.data.id}/seen`, undefined, { 'user-agent': 'Mozilla/5.0 Firefox' })).body.data;
    expect([await tokens(sabine), await tokens(tim)]).toEqual([{}, {}]);
    expect(await tokens(guest)).toHaveProperty('token');
  });

  it('of a deleted account wait for a busy member, and take the suggested address along', async () => {
    const { database } = backend();
    const suggested = await sabine.send('POST', 'addresses', { name: 'Neue Halle', community: { community_id: 1 } });
    const location = suggested.body.data.address_id;
    const draft = { ...aWholeEvent(RECORDS, TODAY), state: 'draft', relation: sabine.relation, location };
    const { body } = await sabine.send('POST', 'my/events', draft);
    await database.query('update accounts set deletion_due = $2 where id = $1', [sabine.id, NOW]);
    // The other database has one connection.
    if (database.kind === 'postgres')
      await database.transaction(async (transaction) => {
        await transaction.query('select 1 from accounts where id = $1 for update', [tim.id]);
        expect(await purgeDue(database, NOW)).toBe(0);
      });
    expect(await purgeDue(database, NOW)).toBe(1);
    const { data } = (await tim.send('GET', `my/events/${body.data.id}`)).body;
    expect(data).toMatchObject({ location: { name: 'Neue Halle' }, relation: tim.relation });
    const [address] = await database.query('select owner_id from addresses where address_id = $1', [location]);
    expect(address).toEqual({ owner_id: tim.id });
  });

  it('of a colleague are sent to review and withdrawn, and a decision at the same time locks nobody out', async () => {
    const { database } = backend();
    await giveSettings(database, 'stadt', {
      ...SETTINGS,
      eventRecording: { ...SETTINGS.eventRecording, review: 'all' },
    });
    const whole = aWholeEvent(RECORDS, TODAY);
    const { body } = await sabine.send('POST', 'my/events', { ...whole, state: 'draft', relation: sabine.relation });
    const path = `my/events/${body.data.id}`;
    const save = (member: Member, changes: object = {}) =>
      member.send('PUT', path, { ...whole, relation: member.relation, ...changes }, ANY);
    expect((await save(tim)).body.data.review?.state).toBe('waiting');
    expect((await sabine.send('GET', path)).body.data).toMatchObject({
      ...{ review: { state: 'waiting' }, changedBy: { id: tim.id } },
    });
    expect((await save(sabine, { state: 'draft' })).body.data.review).toBeUndefined();
    await save(tim);
    const decide = async () => {
      const [row] = await database.query<{ id: number; version: number }>(
        'select r.id, e.version from event_reviews r join events e on e.id = r.event_id',
      );
      const seenVersion = String(row?.version);
      return decideOnRecord(
        completeOptions({ database }),
        { kind: 'event', id: row?.id ?? 0, seenVersion, action: 'approve' },
        { client: 'stadt', now: NOW },
        async () => undefined,
      );
    };
    for (let round = 0; round < 3; round++) {
      const [first, second, decision] = await Promise.all([save(tim), save(sabine), decide()]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(['done', 'stale', 'already']).toContain(decision);
    }
    await save(tim, { title: 'Zuletzt' });
    expect(await decide()).toBe('done');
    expect((await events.asVisitor(body.data.id)).body.data.title).toBe('Zuletzt');
    expect((await sabine.send('GET', path)).body.data).toMatchObject({ state: 'published', relation: sabine.relation });
    expect(backend().errors).toEqual([]);
  });
});
