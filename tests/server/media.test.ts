import { mkdir, utimes, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { StoreFailure } from '../../demo/server/platform/files/file-store';
import { newPerCallerQueue } from '../../demo/server/platform/http/per-caller-queue';
import { newQueue } from '../../demo/server/platform/http/queue';
import { imageJson } from '../../demo/server/schema/json/image-json';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { answerProblems } from '../support/openapi-validator';
import { aJpeg, aPng } from '../support/picture-files';
import { onEachDatabase } from './on-each-database';
import { ask, usingMedia } from './using-media';

const HOUR = 3_600_000;
const [SECOND, DAY] = [1000, 24 * HOUR];

onEachDatabase('uploaded pictures', (backend, once) => {
  const media = usingMedia(backend);
  const rows = () =>
    backend().database.query(`select id, state, event_id from media where kind = 'upload' order by created_at, id`);
  const show = (id: string, width = 320) => ask(media.app(), 'GET', `media/${id}/${width}`);
  const remove = (id: string, token = media.owner().token) =>
    ask(media.app(), 'DELETE', `media/${id}`, { headers: { token } });
  const uploaded = async (): Promise<string> => (await media.upload(await aJpeg())).body.data.id;
  const use = (id: string) => backend().database.query(`update media set event_id = 'used' where id = $1`, [id]);
  const tidyUp = () => cleanUp(completeOptions(media.options()));

  beforeEach(() => insertEvents(backend().database, [anEvent({ id: 'used' })]));

  it('are stored, shown at every width by every process, and deleted', async () => {
    const { status, body, headers } = await media.upload(await aJpeg(1000, 500));
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      201,
      'no-store',
      `"v1-${body.data.id}"`,
    ]);
    expect(body.data).toMatchObject({ width: 1000, height: 500, alt: '', focalPoint: { x: 0.5, y: 0.5 } });
    for (const app of [media.app(), media.another()]) {
      const shown = await app.request(`/clients/stadt${body.data.src.replace('{width}', '640')}`);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: expect.any(String),
      });
    }
    expect((await show(body.data.id, 641)).status).toBe(404);
    expect((await ask(media.app(), 'GET', `media/${body.data.id}/320?v=2`)).headers.get('cache-control')).toBe(
      'public, no-cache',
    );
    expect((await remove(body.data.id)).status).toBe(200);
    expect([(await show(body.data.id)).status, (await remove(body.data.id)).status]).toEqual([404, 404]);
  });

  it('are answered for as described', async () => {
    const file = await aJpeg();
    const small = media.another({ maxUploadBytes: 10 });
    const [created, removed] = [await media.upload(file), await remove(await uploaded())];
    const refused = [
      await media.upload(file, { token: '' }),
      await media.upload(file, { app: small }),
      await media.upload('x'),
      await media.upload(''),
      await media.upload(file, { headers: { 'idempotency-key': 'short' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 413, 415, 422, 400]);
    for (const answer of [created, ...refused])
      expect(answerProblems('POST', 'media', answer), answer.text).toBeUndefined();
    const gone = await remove('none');
    for (const answer of [removed, gone])
      expect(answerProblems('DELETE', 'media/{id}', answer), answer.text).toBeUndefined();
  });

  describe('are changed', () => {
    const change = (
      id: string,
      body: object,
      headers: Record<string, string> = { 'if-match': '*' },
      token = media.owner().token,
    ) =>
      ask(media.app(), 'PATCH', `media/${id}`, {
        body: JSON.stringify(body),
        headers: { token, 'content-type': 'application/json', ...headers },
      });

    it('in the sent fields only, unless they were changed meanwhile', async () => {
      const id = await uploaded();
      const first = await change(
        id,
        { alt: ' Eine Bühne ', author: 'Änne', focalPoint: { x: 0.2, y: 1 } },
        { 'if-match': `"v1-${id}"` },
      );
      expect([first.status, first.headers.get('etag')]).toEqual([200, `"v2-${id}"`]);
      const second = await change(id, { author: null, title: 'Fest', alt: null });
      expect(second.body.data).toMatchObject({ alt: '', title: 'Fest', focalPoint: { x: 0.2, y: 1 } });
      expect(second.body.data).not.toHaveProperty('author');
      const late = await change(id, { title: 'Spät' }, { 'if-match': `"v1-${id}"` });
      expect(late).toMatchObject({ status: 412, body: { code: 'conflict', current: second.body.data } });
      const refused = [
        await change(id, {}, {}),
        await change(id, { alt: 7 }),
        await change(id, { crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }),
        await change(id, { title: 'Fremd' }, undefined, media.other().token),
      ];
      expect(refused.map(({ status }) => status)).toEqual([428, 422, 422, 404]);
      for (const answer of [first, second, late, ...refused])
        expect(answerProblems('PATCH', 'media/{id}', answer), answer.text).toBeUndefined();
    });

    once('to their crop, at a new address', async () => {
      const { data } = (await media.upload(await aJpeg(1000, 500))).body;
      await show(data.id);
      const { body } = await change(data.id, { crop: { x: 0.5, y: 0, width: 0.5, height: 0.4 } });
      expect(body.data).toMatchObject({ width: 500, height: 200, src: `/api/media/${data.id}/{width}?v=2` });
      expect(await media.filesIn('media')).toEqual(['picture']);
      const shown = await media.app().request(`/clients/stadt${body.data.src.replace('{width}', '320')}`);
      expect(shown.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 128 });
      const same = await change(data.id, { crop: { height: 0.4, width: 0.5, x: 0.5, y: 0 }, alt: 'x' });
      expect(same.body.data.src).toBe(body.data.src);
      expect((await change(data.id, { crop: null })).body.data).toMatchObject({ width: 1000, height: 500 });
    });

    it('to separate crops for pages and lists, around the same focal point', async () => {
      const { data } = (await media.upload(await aJpeg(1000, 500))).body;
      const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
      const listCrop = { x: 0.25, y: 0, width: 0.5, height: 0.5 };
      const changed = await change(data.id, { crop, listCrop, focalPoint: { x: 0.6, y: 0.3 } });
      expect(answerProblems('PATCH', 'media/{id}', changed)).toBeUndefined();
      expect(changed.body.data).toMatchObject({ crop, listCrop, focalPoint: { x: 0.6, y: 0.3 } });
      await use(data.id);
      const [page, list] = (
        await backend().database.query<{ page: { focalPoint: object; src: string }; list: { src: string } }>(
          `select ${imageJson('m')} as page, ${imageJson('m', 'list')} as list from media m where id = $1`,
          [data.id],
        )
      ).flatMap((row) => [row.page, row.list]);
      expect(page).toMatchObject({ width: 500, height: 500, focalPoint: { x: 0.2, y: 0.3 } });
      expect(list).toMatchObject({ width: 500, height: 250, focalPoint: { x: 0.7, y: 0.6 } });
      const heightOf = async (src = '') => {
        const answer = await media.app().request(`/clients/stadt${src.replace('{width}', '320')}`);
        return [
          (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).height,
          answer.headers.get('cache-control'),
        ];
      };
      const forEver = 'public, max-age=31536000, immutable';
      expect([await heightOf(page?.src), await heightOf(list?.src)]).toEqual([
        [320, forEver],
        [160, forEver],
      ]);
      // The whole of it is for its owner alone.
      expect(await heightOf(changed.body.data.whole)).toEqual([160, 'private, max-age=31536000, immutable']);
      const refused = await Promise.all(
        ['?cut=whole', '?cut=whole&key=x', '?cut=half'].map((query) =>
          ask(media.app(), 'GET', `media/${data.id}/320${query}`),
        ),
      );
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 400]);
      for (const answer of refused)
        expect(answerProblems('GET', 'media/{id}/{width}', answer), answer.text).toBeUndefined();
      const out = { x: 0.6, y: 0, width: 0.5, height: 1 };
      expect((await change(data.id, { listCrop: out, crop: out })).body.errors).toEqual([
        { path: 'crop', code: 'range' },
        { path: 'listCrop', code: 'range' },
      ]);
    });
  });

  once('belong to their uploader', async () => {
    const id = await uploaded();
    expect((await remove(id, media.other().token)).status).toBe(404);
    const { token } = media.owner();
    expect(
      (await media.app().request(`/clients/zeitung/api/media/${id}`, { method: 'DELETE', headers: { token } })).status,
    ).toBe(401);
    expect((await media.app().request(`/clients/zeitung/api/media/${id}/320`)).status).toBe(404);
    expect((await show(id)).status).toBe(200);
    const { body } = await ask(media.app(), 'GET', 'persons/export', { headers: { token } });
    expect(body.data.media).toMatchObject([{ image: { id } }]);
  });

  once('are not deleted while they are in use', async () => {
    const id = await uploaded();
    await use(id);
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect((await show(id)).status).toBe(200);
  });

  once('are uploaded once, however often a request is sent', async () => {
    const headers = { 'idempotency-key': 'one-file-only' };
    const [file, different] = [await aJpeg(), await aPng()];
    const [first, again] = [await media.upload(file, { headers }), await media.upload(file, { headers })];
    expect(again).toMatchObject({ status: 201, text: first.text });
    const elsewhere = await media.upload(file, { headers, app: media.another() });
    expect([elsewhere.text, (await rows()).length]).toEqual([first.text, 1]);
    expect(await media.upload(different, { headers })).toMatchObject({ status: 422, body: { code: 'key_reused' } });
    expect(await media.filesIn('incoming')).toEqual([]);
  });

  once('are limited per person and day, including deleted and refused ones', async () => {
    await backend().database.query(
      `insert into media (id, client, owner_id, kind, state, width, height, created_at)
       select 'm' || n, 'stadt', $1, 'upload', 'deleted', 1, 1, $2 from generate_series(1, 199) n`,
      [media.owner().id, new Date(media.clock.now - HOUR)],
    );
    expect((await media.upload('no picture')).status).toBe(415);
    const refused = await media.upload(await aJpeg());
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_uploads']);
    expect(refused.headers.get('retry-after')).toBe(String((23 * HOUR) / SECOND));
    expect((await media.upload(await aJpeg(), { token: media.other().token })).status).toBe(201);
    media.clock.now += 23 * HOUR + SECOND;
    expect((await media.upload(await aJpeg())).status).toBe(201);
  });

  describe('without a use', () => {
    it('are removed after a day, with all their files', async () => {
      const [unused, used, deleted] = [await uploaded(), await uploaded(), await uploaded()];
      await use(used);
      await show(unused);
      await show(used);
      await remove(deleted);
      media.clock.now += DAY - SECOND;
      await tidyUp();
      expect([(await show(unused)).status, await media.filesIn('media')]).toEqual([
        200,
        expect.arrayContaining(['320.webp']),
      ]);
      expect((await rows()).length).toBe(3);
      media.clock.now += 2 * SECOND;
      await Promise.all([tidyUp(), tidyUp()]);
      expect([(await show(unused)).status, (await show(used)).status]).toEqual([404, 200]);
      expect((await media.filesIn('media')).sort()).toEqual(['320.webp', 'picture']);
      expect(await rows()).toMatchObject([{ id: used }]);
    });

    it('include those of a deleted event', async () => {
      const id = await uploaded();
      await use(id);
      await backend().database.query(`delete from events where id = 'used'`);
      expect(await rows()).toEqual([{ id, state: 'stored', event_id: null }]);
      media.clock.now += DAY + SECOND;
      await tidyUp();
      expect([await rows(), await media.filesIn('media')]).toEqual([[], []]);
    });
  });

  once('leave nothing behind if a process is killed during an upload', async () => {
    const [row] = await backend().database.query<{ id: string }>(
      `insert into media (id, client, owner_id, kind, state, width, height, created_at)
       values ('half', 'stadt', $1, 'upload', 'storing', 0, 0, $2) returning id`,
      [media.owner().id, new Date(media.clock.now)],
    );
    await media.options().files?.put('stadt/half/picture', await aJpeg());
    await mkdir(`${media.folder}/incoming`, { recursive: true });
    const draft = `${media.folder}/incoming/${row?.id}`;
    await writeFile(draft, 'half');
    expect((await show('half')).status).toBe(404);
    await tidyUp();
    expect([await media.filesIn('media'), await media.filesIn('incoming')]).toEqual([['picture'], ['half']]);
    const longAgo = new Date(Date.now() - 2 * HOUR);
    await utimes(draft, longAgo, longAgo);
    media.clock.now += HOUR + SECOND;
    await tidyUp();
    expect([await media.filesIn('media'), await media.filesIn('incoming')]).toEqual([[], []]);
  });

  describe('that cannot be stored', () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    once.each([
      ['because the disk is full', full, 507, 'storage_full'],
      [
        'because the disk has failed',
        Object.assign(new Error('i/o error'), { code: 'EIO' }),
        503,
        'storage_unavailable',
      ],
    ])('%s are refused whole', async (_, cause, status, code) => {
      const { files } = media.options();
      if (!files) throw new Error('There is a store.');
      const put = () => Promise.reject(new StoreFailure(cause));
      const answer = await media.upload(await aJpeg(), { app: media.another({ files: { ...files, put } }) });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(await rows()).toMatchObject([{ state: 'deleted' }]);
      expect(backend().errors).toMatchObject([{ cause }]);
      const id = await uploaded();
      const drawn = await media.another({ files: { ...files, put } }).request(`/clients/stadt/api/media/${id}/320`);
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    });

    it('because no file can be written are refused', async () => {
      await writeFile(`${media.folder}/file`, '');
      const app = media.another({ draftFolder: `${media.folder}/file` });
      expect(await media.upload(await aJpeg(), { app })).toMatchObject({
        status: 503,
        body: { code: 'storage_unavailable' },
      });
      expect(await rows()).toEqual([]);
    });
  });

  once('may be several at once', async () => {
    const file = await aJpeg();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => media.upload(file, { app: media.another() })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  });

  once('wait in limited queues, and are told to retry beyond them', async () => {
    const file = await aJpeg();
    const pictureProcessing = newQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const uploadQueue = newPerCallerQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const app = media.another({ pictureProcessing, uploadQueue });
    const fill: ((work: () => Promise<void>) => Promise<void>)[] = [
      pictureProcessing,
      (work) => uploadQueue(String(media.owner().id), work),
    ];
    for (const line of fill) {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      // One work runs and one waits: there is no room for another.
      const works = [line(() => held), line(() => held)];
      const { status, body, headers } = await media.upload(file, { app });
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'busy', '2']);
      letGo();
      await Promise.all(works);
      expect((await media.upload(file, { app })).status).toBe(201);
    }
    // The line of one person holds nobody else up.
    await uploadQueue(String(media.owner().id), async () => {
      expect((await media.upload(file, { app, token: media.other().token })).status).toBe(201);
    });
  });
});
