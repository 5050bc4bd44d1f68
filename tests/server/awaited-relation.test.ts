import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { giveSettings, insertRelation } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { fieldsOf } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onEachDatabase } from './on-each-database';
import { sure } from './using-back-office';
import { usingDecisions } from './using-decisions';
import { RECORDS } from './using-own-events';

const DAY_MS = 86_400_000;

/** A client that lets people write for a new organisation, and reviews nothing besides. */
const SETTINGS = {
  applicationSettings: { activateEventsRecording: true, activateArticles: true },
  authenticatedArea: { rightsManagement: 'flexible' },
};

/** A tab of the queue with its count. */
const counted = (label: string, count: number) => `>${label} <span class="count">${count}<`;

const KINDS = ['event', 'article'] as const;
type Kind = (typeof KINDS)[number];

onEachDatabase('a record that waits with a new role relation', (backend, once) => {
  const decisions = usingDecisions(backend);
  // A visible event keeps its promoter, so the addresses could not be deleted before the next test.
  afterEach(() =>
    backend().database.script(
      'delete from events where owner_id is not null; delete from articles where owner_id is not null',
    ),
  );
  const { operator, person, send, visit: asVisitor, query, world, newest, undo, mails, at } = decisions;

  /** A suggested address with a relation to it, as from the name of an organisation. */
  const suggest = async (name = 'Musikverein Talheim', status = 'new') => {
    const { body } = await send()('POST', 'addresses', { name, zipcode: '72793', community: { community_id: 1 } });
    const address: number = body.data.address_id;
    return { address, relation: await insertRelation(backend().database, person().id, { address, status }) };
  };
  const contentOf = (kind: Kind, changes: object) => ({
    ...(kind === 'event' ? aWholeEvent(RECORDS, TODAY) : aWholeArticle(TODAY)),
    ...{ title: 'Jazz im Keller', ...changes },
  });
  const create = (kind: Kind, changes: object) => send()('POST', `my/${kind}s`, contentOf(kind, changes));
  const created = async (kind: Kind, changes: object): Promise<string> => {
    const { status, body, text } = await create(kind, changes);
    if (status !== 201) throw new Error(text);
    return body.data.id;
  };
  const show = async (kind: Kind, id: string) => (await send()('GET', `my/${kind}s/${id}`)).body.data;
  const isPublic = async (kind: Kind, id: string) => {
    const page = (await asVisitor()('GET', `${kind}s/${id}`)).status === 200;
    const { body } = await asVisitor()('GET', kind === 'event' ? `events?from=${TODAY}` : 'articles');
    const isListed = body.data.some((row: { id: string; eventId?: string }) => (row.eventId ?? row.id) === id);
    return [page, isListed];
  };
  const PUBLIC = [true, true];
  const HIDDEN = [false, false];
  const entry = (relation: number) => `/backoffice/stadt/queue/relation/${relation}`;
  const form = async (relation: number, page = entry(relation)) => {
    const action = `/backoffice/stadt/persons/${person().id}/relations/${relation}`;
    const { html } = await operator().open(page);
    return {
      action,
      fields: fieldsOf(html.split('<form').find((part) => part.includes(`action="${action}"`)) ?? ''),
      html,
    };
  };
  const decide = async (relation: number, action: string, typed: Record<string, string> = {}, page?: string) => {
    const { action: path, fields } = await form(relation, page);
    return operator().post(path, { ...fields, action, ...typed });
  };
  const keyOf = async (kind: Kind, id: string) => {
    const [row] = await query<{ id: number }>(`select id from ${kind}_reviews where ${kind}_id = $1`, [id]);
    return `${kind}-${row?.id}`;
  };
  const bodyOf = async () =>
    (await query<{ body: string }>('select body from mails order by id desc limit 1'))[0]?.body;
  const queue = async () => (await operator().open('/backoffice/stadt')).html;
  const arrange = () => giveSettings(backend().database, 'stadt', SETTINGS);

  describe.each(KINDS)('%s', (kind) => {
    it('is corrected before the decision, which publishes it with the correction', async () => {
      await arrange();
      const { relation } = await suggest();
      const id = await created(kind, { relation, promoter: null });
      const page = /href="([^"]*\/correction)"/.exec((await form(relation)).html)?.[1] ?? '';
      const shown = (await operator().open(page)).html;
      expect(shown).toContain('sobald Sie die Organisation freigeben');
      const fields = fieldsOf(shown.split('<form').find((part) => part.includes(`action="${page}"`)) ?? '');
      expect((await operator().post(page, { ...fields, 'text-title': '' })).status).toBe(422);
      const corrected = await operator().post(page, { ...fields, 'text-title': 'Jazz im Gewölbe' });
      expect(corrected.html).toContain('Gespeichert.');
      expect(corrected.html).toContain('Freigeben und veröffentlichen');
      // The second operator has seen the record before, and loses nothing.
      const late = await operator().post(page, { ...fields, 'text-title': 'Jazz im Turm' });
      expect(late.status).toBe(409);
      expect(late.html).toContain('Jazz im Turm');
      expect(await show(kind, id)).toMatchObject({ title: 'Jazz im Gewölbe', review: { state: 'waiting' } });
      expect(await isPublic(kind, id)).toEqual(HIDDEN);
      expect(await query(`select details from history where action = 'corrected'`)).toEqual([
        { details: { fields: ['title'] } },
      ]);
      const unchanged = fieldsOf((await operator().open(page)).html);
      expect((await operator().post(page, unchanged)).html).toContain('Das war schon geschehen');
      await decide(relation, 'approve');
      expect(await show(kind, id)).toMatchObject({ title: 'Jazz im Gewölbe', state: 'published' });
      expect(await isPublic(kind, id)).toEqual(PUBLIC);
    });

    it('is hidden until both are approved in one decision, and then public at once', async () => {
      await arrange();
      const { address, relation } = await suggest();
      const id = await created(kind, { relation, promoter: null });
      const review = { state: 'waiting', relation: { id: relation, name: 'Musikverein Talheim' } };
      expect(await show(kind, id)).toMatchObject({ state: 'draft', review });
      expect((await send()('GET', `my/${kind}s`)).body.data).toMatchObject([{ id, publishStatus: 'waiting', review }]);
      expect(await isPublic(kind, id)).toEqual(HIDDEN);
      const list = await queue();
      expect(list).toMatch(/>Alle <span class="count">1</);
      expect(list).toContain(kind === 'event' ? '1 Veranstaltung' : '1 Artikel');
      const before = await world();
      const { html } = await form(relation);
      for (const text of ['Musikverein Talheim', 'Jazz im Keller', 'Freigeben und veröffentlichen'])
        expect(html).toContain(text);
      expect((await decide(relation, 'approve')).html).toContain('Gespeichert.');
      expect(await isPublic(kind, id)).toEqual(PUBLIC);
      expect((await show(kind, id)).review).toBeUndefined();
      expect(await query('select state from addresses where address_id = $1', [address])).toEqual([
        { state: 'approved' },
      ]);
      expect(await queue()).toMatch(/>Alle <span class="count">0</);
      expect(await mails()).toEqual([{ subject: 'Stadt: Freigegeben und veröffentlicht', state: 'waiting' }]);
      expect(await bodyOf()).toContain(`Jazz im Keller\nhttp`);
      expect(await bodyOf()).toContain(`/${kind}s/${id}`);
      const actions = await query(`select kind, action from history where by = 'operator' order by id`);
      expect(actions).toEqual([
        { kind: 'address', action: 'approve' },
        { kind: 'relation', action: 'approve' },
        { kind, action: 'approve' },
      ]);
      expect(await undo(await newest())).toContain('Alles ist wie vorher');
      expect(await world()).toEqual(before);
      expect(await isPublic(kind, id)).toEqual(HIDDEN);
      expect((await decide(relation, 'approve')).html).toContain('Gespeichert.');
      expect(await isPublic(kind, id)).toEqual(PUBLIC);
    });

    it('is refused with its own reason while its organisation is approved', async () => {
      await arrange();
      const { relation } = await suggest();
      const [good, bad] = [await created(kind, { relation }), await created(kind, { relation, title: 'Werbung' })];
      const key = await keyOf(kind, bad);
      const before = await world();
      const missing = await decide(relation, 'approve', { [`${key}-choice`]: 'refuse' });
      expect([missing.status, missing.html.includes(`${key}-error`)]).toEqual([422, true]);
      expect(await world()).toEqual(before);
      const typed = { [`${key}-choice`]: 'refuse', [`${key}-reason`]: 'Nur Werbung.' };
      expect((await decide(relation, 'approve', typed)).html).toContain('Gespeichert.');
      expect([await isPublic(kind, good), await isPublic(kind, bad)]).toEqual([PUBLIC, HIDDEN]);
      expect((await show(kind, bad)).review).toMatchObject({ state: 'rejected', reason: 'Nur Werbung.' });
      expect(await bodyOf()).toContain(
        '„Werbung“ ist nicht veröffentlicht und wieder ein Entwurf. Begründung: Nur Werbung.',
      );
      expect(await undo(await newest())).toContain('Alles ist wie vorher');
      expect(await world()).toEqual(before);
    });

    it('goes back with a refused organisation, with its reason or one of its own', async () => {
      await arrange();
      const { relation } = await suggest();
      const [one, other] = [await created(kind, { relation }), await created(kind, { relation, title: 'Werbung' })];
      const key = await keyOf(kind, other);
      const before = await world();
      const asked = await decide(relation, 'reject', {
        reason: 'Kein Nachweis',
        step: 'reason',
        [`${key}-reason`]: 'Nur Werbung.',
      });
      expect(asked.html).toContain('Eigener Grund zu „Werbung“');
      expect(asked.html).toContain(
        '„Jazz im Keller“ ist nicht veröffentlicht und wieder ein Entwurf. Begründung: Kein Nachweis',
      );
      expect(await world()).toEqual(before);
      const sent = fieldsOf(asked.html.split('<form').at(-1) ?? '');
      expect((await operator().post((await form(relation)).action, sent)).html).toContain('Gespeichert.');
      expect((await show(kind, one)).review).toMatchObject({ state: 'rejected', reason: 'Kein Nachweis' });
      expect((await show(kind, other)).review).toMatchObject({ state: 'rejected', reason: 'Nur Werbung.' });
      expect(await queue()).toMatch(/>Alle <span class="count">0</);
      expect(await undo(await newest())).toContain('Alles ist wie vorher');
      expect(await world()).toEqual(before);
    });

    it('is a draft again with the reason when it is approved after its last date', async () => {
      await arrange();
      const { relation } = await suggest();
      const dates =
        kind === 'event'
          ? { dates: [{ date: addDays(TODAY, 1), times: [{ from: '20:00' }] }], series: [] }
          : { eventDate: addDays(TODAY, 1), publicationDates: [] };
      const id = await created(kind, { relation, ...dates });
      at(3 * DAY_MS);
      await operator().logIn();
      expect((await decide(relation, 'approve')).html).toContain('Gespeichert.');
      const reason = 'Die Freigabe kam nach dem letzten Termin.';
      expect(await show(kind, id)).toMatchObject({ state: 'draft', review: { state: 'rejected', reason } });
      expect(await isPublic(kind, id)).toEqual(HIDDEN);
      expect(await bodyOf()).toContain(reason);
    });

    it('is a change of a visible one, which visitors see as before until then, even where all is reviewed', async () => {
      await arrange();
      const approved = await insertRelation(backend().database, person().id, { status: 'approved' });
      const id = await created(kind, { relation: approved });
      await giveSettings(backend().database, 'stadt', { ...SETTINGS, [`${kind}Recording`]: { review: 'all' } });
      const { relation } = await suggest();
      const content = contentOf(kind, { relation, title: 'Jazz auf dem Dach' });
      expect((await send()('PUT', `my/${kind}s/${id}`, content, { 'if-match': '*' })).status).toBe(200);
      const titleNow = async () => (await asVisitor()('GET', `${kind}s/${id}`)).body.data.title;
      const before = await world();
      const relations = { state: 'published', review: { state: 'waiting', relation: { id: relation } } };
      expect([await show(kind, id), await titleNow()]).toMatchObject([relations, 'Jazz im Keller']);
      await decide(relation, 'reject', sure('Kein Nachweis'));
      expect([await show(kind, id), await titleNow()]).toMatchObject([
        { state: 'published', title: 'Jazz auf dem Dach', review: { state: 'rejected', reason: 'Kein Nachweis' } },
        'Jazz im Keller',
      ]);
      expect(await bodyOf()).toContain('Ihre Änderung an „Jazz auf dem Dach“ ist nicht veröffentlicht.');
      expect(await undo(await newest())).toContain('Alles ist wie vorher');
      expect(await world()).toEqual(before);
      await query(`update accounts set language = 'en'`);
      await decide(relation, 'approve');
      expect([(await show(kind, id)).review, await titleNow()]).toEqual([undefined, 'Jazz auf dem Dach']);
      expect(await bodyOf()).toContain('This is published now:');
      expect(await queue()).toContain(counted(kind === 'event' ? 'Veranstaltungen' : 'Artikel', 0));
    });

    it('is not decided on by itself, only refused', async () => {
      await arrange();
      const { address, relation } = await suggest();
      const id = await created(kind, { relation });
      const [, number] = (await keyOf(kind, id)).split('-');
      const { html } = await operator().open(`/backoffice/stadt/queue/${kind}/${number}`);
      expect(html).toContain('Freigeben und veröffentlichen');
      const { html: page } = await operator().open('/backoffice/stadt/addresses');
      expect(page).toContain(`href="${entry(relation)}"`);
      const before = await world();
      const csrf = decisions.csrf();
      const [version] = await query<{ version: number }>(`select version from ${kind}s where id = $1`, [id]);
      const tries = [
        operator().post(`/backoffice/stadt/reviews/${kind}/${number}`, {
          csrf,
          action: 'approve',
          seen: String(version?.version),
        }),
        operator().post(`/backoffice/stadt/addresses/${address}`, { csrf, action: 'approve', seen: '1' }),
        operator().post(`/backoffice/stadt/addresses/${address}`, { csrf, action: 'remove', seen: '1', ...sure() }),
      ];
      for (const tried of await Promise.all(tries))
        expect(tried.html).toContain('noch nicht freigegeben ist. Bitte entscheiden Sie dort');
      expect(await world()).toEqual(before);
    });

    it('is published by the approval on the page of the person, too', async () => {
      await arrange();
      const { relation } = await suggest();
      const id = await created(kind, { relation });
      const page = `/backoffice/stadt/persons/${person().id}`;
      expect((await form(relation, page)).html).toContain('Damit warten: „Jazz im Keller“.');
      expect((await decide(relation, 'approve', {}, page)).html).toContain('Gespeichert.');
      expect(await isPublic(kind, id)).toEqual(PUBLIC);
    });

    it('is not published when it has changed meanwhile, and the typed reason is kept', async () => {
      await arrange();
      const { relation } = await suggest();
      const id = await created(kind, { relation });
      const key = await keyOf(kind, id);
      const other = await insertRelation(backend().database, person().id, { status: 'new' });
      const change = (changes: object) =>
        send()('PUT', `my/${kind}s/${id}`, contentOf(kind, changes), { 'if-match': '*' });
      const meanwhile = [
        () => change({ relation, title: 'Jazz auf dem Dach' }),
        () => created(kind, { relation, title: 'Noch etwas' }),
        () => change({ relation, state: 'draft' }),
        () => change({ relation: other }),
        () => send()('DELETE', `my/${kind}s/${id}`, undefined, { 'if-match': '*' }),
      ];
      for (const happen of meanwhile) {
        await change({ relation });
        const { action, fields } = await form(relation);
        await happen();
        const before = await world();
        const typed = { [`${key}-choice`]: 'refuse', [`${key}-reason`]: 'Nur Werbung.' };
        const stale = await operator().post(action, { ...fields, action: 'approve', ...typed });
        expect([stale.status, stale.html.includes('Inzwischen hat sich etwas geändert')]).toEqual([409, true]);
        expect(await world()).toEqual(before);
        expect((await operator().post(action, { ...fields, action: 'approve' })).html).toContain(
          'Inzwischen hat sich etwas geändert',
        );
        expect(await world()).toEqual(before);
      }
      await send()('POST', `my/${kind}s/${id}/restore`);
      await change({ relation });
      const { action, fields } = await form(relation);
      await change({ relation, title: 'Jazz auf dem Dach' });
      const kept = await operator().post(action, {
        ...fields,
        action: 'approve',
        [`${key}-choice`]: 'refuse',
        [`${key}-reason`]: 'Nur Werbung.',
      });
      expect(fieldsOf(kept.html)[`${key}-reason`]).toBe('Nur Werbung.');
      const refused = await operator().post(action, { ...fields, action: 'reject', ...sure('Kein Nachweis') });
      expect([refused.status, fieldsOf(refused.html).reason]).toEqual([409, 'Kein Nachweis']);
    });

    it('goes back to the person whose relation or account ends', async () => {
      await arrange();
      const { relation } = await suggest();
      const id = await created(kind, { relation });
      const before = await world();
      const page = `/backoffice/stadt/persons/${person().id}`;
      expect((await decide(relation, 'block', sure('Gesperrt'))).html).toContain('Gespeichert.');
      expect((await show(kind, id)).review).toMatchObject({ state: 'rejected', reason: 'Gesperrt' });
      await undo(await newest());
      expect(await world()).toEqual(before);
      const { csrf } = { csrf: decisions.csrf() };
      const line = '„Jazz im Keller“ ist nicht veröffentlicht und wieder ein Entwurf. Begründung: Missbrauch';
      const asked = await operator().post(page, { csrf, action: 'block', reason: 'Missbrauch', step: 'reason' });
      expect(asked.html).toContain(line);
      await operator().post(page, { csrf, action: 'block', ...sure('Missbrauch') });
      expect(await bodyOf()).toContain(line);
      expect(await query(`select state, reason from ${kind}_reviews`)).toEqual([
        { state: 'rejected', reason: 'Missbrauch' },
      ]);
      expect(await queue()).toContain(counted('Organisationen', 0));
      await undo(await newest());
      expect(await world()).toEqual(before);
      const { body } = await send()('GET', 'persons');
      const roleRelations = body.data.roleRelations.map((one: object) => ({ ...one, status: 'delete' }));
      const saved = await send()('PUT', 'persons', { ...body.data, roleRelations }, { 'if-match': '*' });
      expect(saved.status).toBe(200);
      expect(await show(kind, id)).toMatchObject({
        state: 'draft',
        review: { state: 'rejected', reason: 'Die Organisation ist aus Ihrem Profil entfernt.' },
      });
      expect(await queue()).toContain(counted('Organisationen', 0));
    });

    it('waits on when the person changes the relation, but is not sent again with it', async () => {
      await arrange();
      const { relation } = await suggest();
      const id = await created(kind, { relation });
      const { body } = await send()('GET', 'persons');
      const roleRelations = [{ ...body.data.roleRelations[0], address: 10 }];
      expect((await send()('PUT', 'persons', { ...body.data, roleRelations }, { 'if-match': '*' })).status).toBe(200);
      expect((await show(kind, id)).review).toMatchObject({ state: 'waiting', relation: { id: relation } });
      const again = await send()('PUT', `my/${kind}s/${id}`, contentOf(kind, { relation }), { 'if-match': '*' });
      expect([again.status, again.body.errors]).toEqual([422, [{ path: 'relation', code: 'relation_changed' }]]);
      expect(await queue()).toContain(counted('Organisationen', 1));
      expect((await decide(relation, 'approve')).html).toContain('Gespeichert.');
      expect(await isPublic(kind, id)).toEqual(PUBLIC);
    });

    it('is an entry of its own when it waits although its relation was refused', async () => {
      await giveSettings(backend().database, 'stadt', { ...SETTINGS, [`${kind}Recording`]: { review: 'all' } });
      for (const status of ['rejected', 'blocked', 'delete']) {
        const relation = await insertRelation(backend().database, person().id, { status: 'approved' });
        const id = await created(kind, { relation });
        await query('update role_relations set status = $2 where id = $1', [relation, status]);
        expect((await show(kind, id)).review).toEqual({ state: 'waiting', since: expect.any(String) });
        const list = await queue();
        expect(list).toContain(counted(kind === 'event' ? 'Veranstaltungen' : 'Artikel', 1));
        if (status === 'rejected') {
          const page = `/backoffice/stadt/persons/${person().id}`;
          expect((await decide(relation, 'approve', {}, page)).html).toContain('Gespeichert.');
          expect(await isPublic(kind, id)).toEqual(HIDDEN);
          await query('update role_relations set status = $2 where id = $1', [relation, status]);
        }
        const [, number] = (await keyOf(kind, id)).split('-');
        const path = `/backoffice/stadt/reviews/${kind}/${number}`;
        const { html } = await operator().open(`/backoffice/stadt/queue/${kind}/${number}`);
        const fields = fieldsOf(html.split('<form').find((part) => part.includes(`action="${path}"`)) ?? '');
        expect((await operator().post(path, { ...fields, action: 'approve' })).html).toContain('Gespeichert.');
        expect(await isPublic(kind, id)).toEqual(PUBLIC);
      }
    });

    it('goes back with its approved organisation, as the preview of the mail says', async () => {
      await giveSettings(backend().database, 'stadt', { ...SETTINGS, [`${kind}Recording`]: { review: 'all' } });
      const relation = await insertRelation(backend().database, person().id, { status: 'approved' });
      const id = await created(kind, { relation });
      const page = `/backoffice/stadt/persons/${person().id}`;
      const line = '„Jazz im Keller“ ist nicht veröffentlicht und wieder ein Entwurf. Begründung: Gesperrt';
      const asked = await decide(relation, 'block', { reason: 'Gesperrt', step: 'reason' }, page);
      expect(asked.html).toContain(line);
      const sent = fieldsOf(asked.html.split('<form').at(-1) ?? '');
      expect((await operator().post((await form(relation, page)).action, sent)).html).toContain('Gespeichert.');
      expect((await show(kind, id)).review).toMatchObject({ state: 'rejected', reason: 'Gesperrt' });
      expect(await bodyOf()).toContain(line);
    });

    it('stays with the operator when something that it uses is gone', async () => {
      await arrange();
      const { relation } = await suggest();
      const id = await created(kind, { relation, location: 10 });
      await query(`update ${kind}s set written = jsonb_set(written, '{location}', '999999') where id = $1`, [id]);
      const before = await world();
      const unfit = await decide(relation, 'approve');
      expect([unfit.status, unfit.html.includes('„Jazz im Keller“: Ein Ort')]).toEqual([422, true]);
      expect(await world()).toEqual(before);
    });

    it('names a known address that takes the place of the suggested one', async () => {
      await arrange();
      await query(`update addresses set name = 'Musikverein Talheim' where address_id = 11`);
      const { address, relation } = await suggest();
      await query(
        'update addresses set community_id = (select community_id from addresses where address_id = 11) where address_id = $1',
        [address],
      );
      const id = await created(kind, { relation, location: address, promoter: address });
      const before = await world();
      expect((await form(relation)).html).toContain('name="address" value="11"');
      expect((await decide(relation, 'approve', { address: '11' })).html).toContain('Gespeichert.');
      expect(await show(kind, id)).toMatchObject({ location: { address_id: 11 }, promoter: { address_id: 11 } });
      expect(await isPublic(kind, id)).toEqual(PUBLIC);
      expect(await query('select address_id from role_relations')).toEqual([{ address_id: 11 }]);
      expect(await query('select 1 from addresses where address_id = $1', [address])).toEqual([]);
      expect(await undo(await newest())).toContain('Alles ist wie vorher');
      expect(await world()).toEqual(before);
      const gone = await decide(relation, 'approve', { address: '999999' });
      expect([gone.status, gone.html.includes('Inzwischen hat sich etwas geändert')]).toEqual([409, true]);
    });
  });

  it.each(['in Prüfung', 'changed', 'rejected', 'blocked', 'delete'])(
    'cannot be sent with a relation that is %s, even without rights',
    async (status) => {
      await giveSettings(backend().database, 'stadt', { ...SETTINGS, authenticatedArea: { rightsManagement: 'free' } });
      const relation = await insertRelation(backend().database, person().id, { status });
      for (const kind of KINDS) {
        const refused = await create(kind, { relation });
        expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'relation' }]]);
        expect((await create(kind, { relation: null })).status).toBe(201);
      }
    },
  );

  it('takes no known address for which its author is blocked', async () => {
    await arrange();
    await query(`update addresses set name = 'Musikverein Talheim' where address_id = 11`);
    const { address, relation } = await suggest();
    await query(
      'update addresses set community_id = (select community_id from addresses where address_id = 11) where address_id = $1',
      [address],
    );
    await insertRelation(backend().database, person().id, { status: 'blocked', address: 11 });
    await created('event', { relation });
    const before = await world();
    const refused = await decide(relation, 'approve', { address: '11' });
    expect([refused.status, refused.html.includes('ist diese Person gesperrt')]).toEqual([409, true]);
    expect(await world()).toEqual(before);
  });

  it('publishes the address of its relation as promoter, unless it has one', async () => {
    await arrange();
    const relation = await insertRelation(backend().database, person().id, { status: 'approved', address: 11 });
    const id = await created('event', { relation, promoter: null });
    expect((await asVisitor()('GET', `events/${id}`)).body.data.promoter).toMatchObject({ address_id: 11 });
    const typed = await created('event', { relation, promoter: 10 });
    expect((await asVisitor()('GET', `events/${typed}`)).body.data.promoter).toMatchObject({ address_id: 10 });
    const draft = await created('event', { relation, promoter: null, state: 'draft' });
    expect((await show('event', draft)).promoter).toBeUndefined();
  });

  once('is decided on once, by two operators at once', async () => {
    await arrange();
    const { relation } = await suggest();
    const id = await created('event', { relation });
    const other = decisions.anotherBrowser('203.0.113.2', { mail: decisions.mail });
    await other.logIn();
    const { action, fields } = await form(relation);
    const theirs = fieldsOf(
      (await other.open(entry(relation))).html.split('<form').find((part) => part.includes(action)) ?? '',
    );
    const done = await Promise.all([
      operator().post(action, { ...fields, action: 'approve' }),
      other.post(action, { ...theirs, action: 'reject', ...sure() }),
    ]);
    expect(done.filter(({ html }) => html.includes('Gespeichert.'))).toHaveLength(1);
    expect(await query('select 1 from decisions')).toHaveLength(1);
    const isApproved = done[0]?.html.includes('Gespeichert.');
    expect(await isPublic('event', id)).toEqual(isApproved ? PUBLIC : HIDDEN);
  });
});
