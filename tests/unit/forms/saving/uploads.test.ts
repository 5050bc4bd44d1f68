import { describe, expect, it } from 'vitest';
import { createUploads } from '../../../../src/forms/saving/uploads';
import type { UploadEnd } from '../../../../src/forms/upload/upload-attempt';
import { deferred } from './harness';

describe('saving a form with files', () => {
  it('is possible at once without a pending file', async () => {
    expect(await createUploads().untilEnded()).toEqual([]);
  });

  it('waits for pending files, also for later ones', async () => {
    const uploads = createUploads();
    const [first, second] = [deferred<UploadEnd>(), deferred<UploadEnd>()];
    uploads.watch('media.+a', first.promise);
    const saving = uploads.untilEnded();
    uploads.watch('media.+b', second.promise);
    first.resolve('stored');
    const isOver = await Promise.race([saving, first.promise.then(() => 'not yet')]);
    expect(isOver).toBe('not yet');
    second.resolve('given-up');
    expect(await saving).toEqual([]);
  });

  it('names a failed file until it is retried or removed', async () => {
    const uploads = createUploads();
    uploads.watch('media.+a', Promise.reject(new Error('offline')));
    uploads.watch('media.+b', Promise.resolve('failed'));
    const problems = ['media.+a', 'media.+b'].map((path) => ({ path, code: 'upload_failed' }));
    expect(await uploads.untilEnded()).toEqual(problems);
    uploads.watch('media.+a', Promise.resolve('stored'));
    uploads.forget('media.+b');
    expect(await uploads.untilEnded()).toEqual([]);
  });

  it('ignores a replaced upload', async () => {
    const uploads = createUploads();
    const old = deferred<UploadEnd>();
    uploads.watch('media.+a', old.promise);
    uploads.watch('media.+a', Promise.resolve('stored'));
    old.resolve('failed');
    expect(await uploads.untilEnded()).toEqual([]);
  });
});
