import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { purgeAccount } from '../../demo/server/persons/deletion';
import { addDays } from '../../src/lib/days';
import { toEditableArticle } from '../../src/model/answers/article-record';
import { articlePayload } from '../../src/model/records/article-to-payload';
import { giveSettings } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { FAULTY_ARTICLE_SETTINGS } from '../support/faulty-article-settings';
import { onEachDatabase } from './on-each-database';
import { usingOwnArticles, WRITING } from './using-own-articles';
import { RECORDS } from './using-own-events';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onEachDatabase('own articles', (backend, once) => {
  const articles = usingOwnArticles(backend);
  const { send, create, created, change, found, show, asVisitor, asOther } = articles;
  const remove = (id: string, headers?: Record<string, string>) =>
    send('DELETE', `my/articles/${id}`, undefined, headers);
  const titles = async (query = '') => {
    const { body } = await send('GET', `my/articles${query}`);
    return body.data.map(({ title }: { title: string }) => title);
  };

  it('keep an unpublished change until it is published or discarded', async () => {
    const id = await created({ title: 'Jazz' });
    const before = (await asVisitor('GET', `articles/${id}`)).text;
    const kept = await change(id, { title: 'Orgel', unpublishedChanges: true });
    expect(kept.body.data).toMatchObject({ title: 'Orgel', state: 'published', unpublishedChanges: true });
    expect([(await asVisitor('GET', `articles/${id}`)).text, await found('?q=orgel')]).toEqual([before, []]);
    expect((await send('GET', 'my/articles')).body.data).toMatchObject([{ title: 'Orgel', unpublishedChanges: true }]);
    expect((await send('DELETE', `my/articles/${id}/changes`)).body.data).toMatchObject({ title: 'Jazz' });
    await change(id, { title: 'Orgel', unpublishedChanges: true });
    expect((await change(id, { title: 'Orgel' })).body.data.unpublishedChanges).toBeUndefined();
    expect(await found('?q=orgel')).toEqual(['Orgel']);
    expect((await articles.history()).map(({ action }) => action)).toEqual([
      ...['published', 'kept', 'discarded', 'kept', 'published'],
    ]);
  });

  it('are shown to visitors as written, and reload unchanged', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'konzert', title: 'Konzert', location: 10 })]);
    const { status, body, headers } = await create({
      ...{ events: ['konzert'], location: 10, promoter: 12, media: [await articles.picture()] },
      longdesc1: '<p>Ein <strong>Gespräch</strong><script>alert(1)</script></p>',
      en: { title: 'Jazz is coming', shortdesc1: 'In May.', isReady: true },
      publicationDates: [{ date: TODAY }, { date: addDays(TODAY, 3) }],
    });
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      ...[201, 'no-store', `"v1-${body.data.id}"`],
    ]);
    expect(await found()).toEqual(['Jazz kommt in die Stadt']);
    expect((await asVisitor('GET', `articles/${body.data.id}`)).body.data).toMatchObject({
      ...{ title: 'Jazz kommt in die Stadt', shortdesc1: 'Das Trio spielt im Mai.', tags: ['Musik'], date: TODAY },
      longdesc1: '<p>Ein <strong>Gespräch</strong></p>',
      ...{ eventDate: addDays(TODAY, 7), location: { address_id: 10 }, promoter: { address_id: 12 } },
      ...{ en: { title: 'Jazz is coming', shortdesc1: 'In May.' }, media: [{ alt: 'Bühne' }] },
      events: [{ id: 'konzert', title: 'Konzert', location: { address_id: 10 } }],
    });
    const written = toEditableArticle(body.data);
    expect(written).toMatchObject({ state: 'published', events: [{ id: 'konzert', title: 'Konzert' }] });
    const again = await send('PUT', `my/articles/${written.id}`, articlePayload(written.content, 'published'), {
      'if-match': '*',
    });
    expect(toEditableArticle(again.body.data).content).toEqual(written.content);
  });

  it('are drafts until they are published, and again after a withdrawal', async () => {
    const id = await created({ state: 'draft', tags: [] });
    expect([await found(), (await asVisitor('GET', `articles/${id}`)).status]).toEqual([[], 404]);
    expect((await change(id)).status).toBe(200);
    expect(await found()).toEqual(['Jazz kommt in die Stadt']);
    expect((await change(id, { state: 'draft' })).status).toBe(200);
    expect([await found(), (await asVisitor('GET', `articles/${id}`)).status]).toEqual([[], 404]);
    expect((await articles.history()).map(({ action }) => action)).toEqual(['created', 'published', 'unpublished']);
  });

  it('are changed only with the current version, and created once per key', async () => {
    const key = { 'idempotency-key': 'einmal-und-nie-wieder' };
    const [first, second] = [await create({}, key), await create({}, key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const { id } = first.body.data;
    const tag = first.headers.get('etag') ?? '';
    expect((await change(id, {}, {})).status).toBe(428);
    expect((await change(id, { title: 'Zuerst' }, { 'if-match': tag })).status).toBe(200);
    const late = await change(id, { title: 'Zu spät' }, { 'if-match': tag });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([412, 'conflict', 'Zuerst']);
    expect((await remove(id, { 'if-match': tag })).status).toBe(412);
    expect(await titles()).toEqual(['Zuerst']);
  });

  it('are deleted, restored for ten minutes as they were, and removed for good with their pictures', async () => {
    const id = await created({ media: [await articles.picture()] });
    expect((await remove(id)).status).toBe(200);
    expect([(await show(id)).status, await found(), await titles()]).toEqual([404, [], []]);
    articles.media.clock.now += 9 * MINUTE;
    expect((await send('POST', `my/articles/${id}/restore`)).body.data).toMatchObject({
      ...{ state: 'published', media: [{ alt: 'Bühne' }] },
    });
    expect(await found()).toEqual(['Jazz kommt in die Stadt']);
    await remove(id);
    articles.media.clock.now += 11 * MINUTE;
    expect((await send('POST', `my/articles/${id}/restore`)).status).toBe(404);
    articles.media.clock.now += DAY;
    await cleanUp(completeOptions(articles.media.options()));
    expect(await backend().database.query('select id from articles')).toEqual([]);
    expect(await articles.media.filesIn('media')).toEqual([]);
  });

  it('are copied with everything but their days, and with pictures of their own', async () => {
    const picture = await articles.picture();
    const id = await created({ media: [picture], publicationDates: [{ date: TODAY }] });
    const { status, body } = await send('POST', `my/articles/${id}/copy`);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ title: 'Jazz kommt in die Stadt', state: 'draft', eventDate: '', publicationDates: [] },
      media: [{ alt: 'Bühne' }],
    });
    expect(body.data.media[0].id).not.toBe(picture);
    expect((await show(id)).body.data.media[0].id).toBe(picture);
    await remove(id);
    expect((await change(body.data.id, { media: [body.data.media[0].id] })).status).toBe(200);
  });

  once('have pictures that no event and no other article has', async () => {
    const [ofEvent, ofArticle] = [await articles.picture(), await articles.picture()];
    const event = await send('POST', 'my/events', { ...aWholeEvent(RECORDS, TODAY), media: [ofEvent] });
    expect(event.status).toBe(201);
    await created({ media: [ofArticle] });
    const taken = [{ path: 'media.0', code: 'unknown' }];
    expect((await create({ media: [ofEvent] })).body.errors).toEqual(taken);
    expect((await create({ media: [ofArticle] })).body.errors).toEqual(taken);
    const other = { ...aWholeEvent(RECORDS, TODAY), media: [ofArticle] };
    expect((await send('POST', 'my/events', other)).body.errors).toEqual(taken);
    expect((await send('DELETE', `media/${ofArticle}`)).status).toBe(409);
  });

  once('cannot be changed after their last publication date and event, nor when they are locked', async () => {
    const id = await created({ publicationDates: [{ date: addDays(TODAY, 9) }] });
    articles.media.clock.now += 9 * DAY;
    expect((await show(id)).body.data.noEdit).toBeUndefined();
    articles.media.clock.now += DAY;
    expect((await show(id)).body.data.noEdit).toBe('expired');
    const refused = await change(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'expired']);
    expect((await send('POST', `my/articles/${id}/copy`)).status).toBe(201);
    await backend().database.query('update articles set locked = true where id = $1', [id]);
    expect([(await change(id)).body.code, (await remove(id)).body.code]).toEqual(['locked', 'locked']);
  });

  it('are listed by search, publish status and order', async () => {
    await created({ title: 'Beta', publicationDates: [{ date: addDays(TODAY, 2) }] });
    articles.media.clock.now += MINUTE;
    await created({ title: 'Alpha', media: [await articles.picture()] });
    articles.media.clock.now += MINUTE;
    await created({ title: 'Gamma', state: 'draft', tags: [], eventDate: '' });
    const { body } = await send('GET', 'my/articles');
    expect(body.meta).toEqual({
      ...{ page: 1, pageSize: 24, total: 3 },
      counts: { draft: 1, waiting: 0, rejected: 0, takenDown: 0, planned: 1, published: 1 },
    });
    expect(body.data).toMatchObject([
      { title: 'Gamma', publishStatus: 'draft', missing: ['tags', 'eventDate'] },
      { title: 'Alpha', publishStatus: 'published', eventDate: addDays(TODAY, 7), image: { alt: 'Bühne' } },
      { title: 'Beta', publishStatus: 'planned', standing: 'planned', nextDate: addDays(TODAY, 2) },
    ]);
    expect(await titles('?sort=title')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await titles('?sort=date')).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(await titles('?q=ALP')).toEqual(['Alpha']);
    expect(await titles('?status=planned')).toEqual(['Beta']);
    expect(await titles('?pageSize=2&page=2')).toEqual(['Beta']);
    expect((await send('GET', 'my/articles?status=cancelled')).status).toBe(400);
  });

  once('belong to one person: no one else sees, changes, copies, deletes or restores them, at any client', async () => {
    const id = await created();
    const any = { 'if-match': '*' };
    const attempts = [
      await asOther('GET', `my/articles/${id}`),
      await asOther('PUT', `my/articles/${id}`, aWholeArticle(TODAY), any),
      await asOther('DELETE', `my/articles/${id}`, undefined, any),
      await asOther('POST', `my/articles/${id}/copy`),
    ];
    await backend().database.query(`update articles set client = 'zeitung' where id = $1`, [id]);
    attempts.push(await show(id), await change(id), await remove(id), await send('POST', `my/articles/${id}/copy`));
    expect(await found()).toEqual([]);
    await backend().database.query(`update articles set client = 'stadt' where id = $1`, [id]);
    await remove(id);
    attempts.push(await asOther('POST', `my/articles/${id}/restore`));
    expect(attempts.map(({ status }) => status)).toEqual(Array(9).fill(404));
    expect((await asOther('GET', 'my/articles')).body.data).toEqual([]);
  });

  it('write about events that visitors see or that are their own, of this client alone', async () => {
    await insertEvents(backend().database, [
      anEvent({ id: 'offen' }),
      anEvent({ id: 'entwurf', state: 'draft' }),
      anEvent({ id: 'anderswo', client: 'zeitung' }),
    ]);
    const own = (await send('POST', 'my/events', { state: 'draft', title: 'Eigener Entwurf' })).body.data.id;
    const refused = await create({ events: ['offen', 'entwurf', 'anderswo', 'offen', own] });
    expect(refused.body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      ...['events.1 unknown', 'events.2 unknown', 'events.3 repeated'],
    ]);
    const { data } = (await create({ events: [own, 'offen'] })).body;
    expect(data.events).toMatchObject([{ id: own, title: 'Eigener Entwurf' }, { id: 'offen' }]);
    // Visitors do not learn of the draft.
    const { events } = (await asVisitor('GET', `articles/${data.id}`)).body.data;
    expect(events.map(({ id }: { id: string }) => id)).toEqual(['offen']);
    await backend().database.query(`update events set state = 'deleted' where id = 'offen'`);
    expect((await show(data.id)).body.data.events.map(({ id }: { id: string }) => id)).toEqual([own]);
  });

  once('are written and read only if the client has enabled articles', async () => {
    const id = await created();
    await giveSettings(backend().database, 'stadt', {});
    const refused = [await create(), await change(id), await send('POST', `my/articles/${id}/copy`)];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'articles_off']));
    expect([(await show(id)).status, await titles()]).toEqual([200, ['Jazz kommt in die Stadt']]);
    const visitor = [await asVisitor('GET', 'articles'), await asVisitor('GET', `articles/${id}`)];
    expect(visitor.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([404, 'not_found']));
  });

  once('are limited in number', async () => {
    await backend().database.query(
      `insert into articles (id, client, title, owner_id, state, created_at)
       select 'flood-' || n, 'stadt', 'x', $1, 'deleted', $2 from generate_series(1, 300) n`,
      [articles.media.owner().id, NOW],
    );
    const refused = await create();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
  });

  it('remain without an owner after the account is deleted; drafts are deleted with it', async () => {
    const { database } = backend();
    const [published] = [await created({ location: 10 }), await created({ state: 'draft' })];
    expect((await send('GET', 'persons/export')).body.data.articles).toHaveLength(2);
    await database.transaction((transaction) => purgeAccount(transaction, articles.media.owner().id));
    expect(await database.query('select id, owner_id, written from articles')).toEqual([
      { id: published, owner_id: null, written: null },
    ]);
    expect(await found()).toEqual(['Jazz kommt in die Stadt']);
  });

  once('survive contradictory settings, unknown references and endless patterns', async () => {
    for (const [what, { settings, article, problems }] of Object.entries(FAULTY_ARTICLE_SETTINGS)) {
      await giveSettings(backend().database, 'stadt', { ...settings, ...WRITING });
      const { status, body } = await create(article?.(TODAY));
      const named = (body.errors ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
      expect([named, status], what).toEqual([problems, problems.length === 0 ? 201 : 422]);
    }
  });

  once('follow the settings of the client', async () => {
    await giveSettings(backend().database, 'stadt', {
      ...WRITING,
      articleRecording: {
        requiredAddresses: 'both',
        publicationDates: { min: 1, maxAmountDatesBeforeEvent: 1, lastDay: 20 },
        additionalFieldsFormDefinition: [
          { name: 'frage', label: 'Frage', type: 'wysiwyg', required: true, maxLength: 5 },
        ],
        requiredMediaFields: ['author'],
      },
    });
    const problems = async (changes: object) =>
      (await create(changes)).body.errors?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect(await problems({ media: [await articles.picture()] })).toEqual([
      ...['location required', 'promoter required', 'publicationDates too_few', 'freeFields.frage required'],
      'media.0.author required',
    ]);
    const addresses = { location: 10, promoter: 12 };
    const days = [-1, 1, 2, 30].map((distance) => ({ date: addDays(TODAY, distance) }));
    expect(
      await problems({ ...addresses, publicationDates: days, freeFields: [{ name: 'frage', value: '<p>sechs!</p>' }] }),
    ).toEqual([
      ...['publicationDates.0.date past', 'publicationDates.3.date too_late', 'publicationDates too_many_before_event'],
      'freeFields.frage too_long',
    ]);
    const { status, body } = await create({
      ...{ ...addresses, publicationDates: [{ date: TODAY }] },
      freeFields: [{ name: 'frage', value: '<p>a <b>b</b></p>' }],
    });
    expect(status).toBe(201);
    expect((await asVisitor('GET', `articles/${body.data.id}`)).body.data.freeFields).toEqual([
      { name: 'frage', label: 'Frage', value: 'a b', html: '<p>a <strong>b</strong></p>' },
    ]);
  });
});
