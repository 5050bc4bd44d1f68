import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../demo/server/main';
import { tidyMedia } from '../../demo/server/media/tidy-media';
import { openDatabase } from '../../demo/server/platform/database/database';
import { diskStore } from '../../demo/server/platform/files/disk-store';
import { StoreFailure } from '../../demo/server/platform/files/file-store';
import { type S3Store, s3Store } from '../../demo/server/platform/files/s3-store';
import { startObjectStore } from '../support/object-store';
import { PATIENCE_MS } from '../support/patient-options';
import { aJpeg } from '../support/picture-files';
import { onOneDatabase } from './on-each-database';
import { ask, usingMedia } from './using-media';

const TWO_DAYS = 48 * 3_600_000;
const bytes = (text: string) => new TextEncoder().encode(text);

let objects: Awaited<ReturnType<typeof startObjectStore>>;
let store: S3Store;
beforeAll(async () => {
  objects = await startObjectStore();
  store = s3Store(objects.url());
});
afterAll(() => objects.stop());

const text = async (name: string) => {
  const found = await store.get(name);
  return found && new TextDecoder().decode(found);
};

describe('a bucket', () => {
  it('stores files, the last one of a name', async () => {
    await store.put('stadt/one/picture', bytes('first'));
    await store.put('stadt/one/picture', bytes('second'));
    expect([await text('stadt/one/picture'), await text('stadt/one/1')]).toEqual(['second', undefined]);
  });

  it('accepts every byte and every name', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    const name = 'täg lich/~+&=?#%/picture';
    await store.put(name, all);
    expect(await store.get(name)).toEqual(all);
  });

  it('removes a folder with all below it, and no other', async () => {
    for (const name of ['a/picture', 'a/2/320.webp', 'a/2/640.webp', 'ab/picture'])
      await store.put(`stadt/${name}`, bytes(name));
    await store.delete('stadt/a');
    expect([await text('stadt/a/picture'), await text('stadt/a/2/640.webp')]).toEqual([undefined, undefined]);
    expect(await text('stadt/ab/picture')).toBe('ab/picture');
    await store.delete('stadt/a');
  });

  it('without a response fails like any store', async () => {
    const gone = await startObjectStore();
    const silent = s3Store(gone.url());
    await gone.stop();
    const attempts = [silent.put('a', bytes('a')), silent.get('a'), silent.delete('a'), silent.check()];
    for (const { status, reason } of (await Promise.allSettled(attempts)) as PromiseRejectedResult[])
      expect([status, reason]).toEqual(['rejected', expect.any(StoreFailure)]);
  });

  it('is tested without leaving a file', async () => {
    await store.check();
    await expect(s3Store(objects.url({ secret: 'wrong' })).check()).rejects.toThrow(
      /^S3_URL: http:\/\/127\.0\.0\.1:\d+ refuses to write to the bucket pictures \(SignatureDoesNotMatch\)\. Check key/,
    );
    await expect(s3Store(objects.url({ bucket: 'none' })).check()).rejects.toThrow('has no bucket none. Create it.');
  });
});

onOneDatabase('a server with pictures in a bucket or a folder', (backend) => {
  const media = usingMedia(backend);
  const newStore = {
    bucket: () => s3Store(objects.url()),
    folder: () => diskStore(`${media.folder}/media`, `${media.folder}/incoming`),
  };

  it.each(['bucket', 'folder'] as const)('stores, shows and removes them in any process: %s', async (place) => {
    // Two processes: each has its own connection to the database and to the store.
    const [files, otherFiles] = [newStore[place](), newStore[place]()];
    const { database, url } = backend();
    const connection = url ? await openDatabase('', url, { patienceMs: PATIENCE_MS }) : database;
    const [first, second] = [media.another({ files }), media.another({ files: otherFiles, database: connection })];
    const { id } = (await media.upload(await aJpeg(), { app: first })).body.data;
    for (const app of [second, first]) {
      const shown = await app.request(`/clients/stadt/api/media/${id}/320`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(await otherFiles.get(`stadt/${id}/picture`)).toBeDefined();
    const { token } = media.owner();
    expect((await ask(second, 'DELETE', `media/${id}`, { headers: { token } })).status).toBe(200);
    expect((await first.request(`/clients/stadt/api/media/${id}/320`)).status).toBe(404);
    media.clock.now += TWO_DAYS;
    await tidyMedia({
      ...{ database, now: () => new Date(media.clock.now), files },
      draftFolder: `${media.folder}/incoming`,
    });
    expect(await otherFiles.get(`stadt/${id}/picture`)).toBeUndefined();
    expect(await media.filesIn('media')).toEqual([]);
    expect(backend().errors).toEqual([]);
    if (connection !== database) await connection.close();
  });

  it('does not start if no picture could be stored', async () => {
    const { database } = backend();
    await expect(startServer({ database, s3Url: objects.url({ bucket: 'none' }) })).rejects.toThrow('no bucket none');
  });

  it('starts with a warning if the bucket is silent', async () => {
    const gone = await startObjectStore();
    const s3Url = gone.url();
    await gone.stop();
    const said: string[] = [];
    const { warn } = console;
    console.warn = (line: string) => void said.push(line);
    const server = await startServer({ database: backend().database, s3Url }).finally(() => {
      console.warn = warn;
    });
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    await server.close();
    expect(said).toEqual([expect.stringContaining('S3_URL: the store does not answer')]);
  });
});
