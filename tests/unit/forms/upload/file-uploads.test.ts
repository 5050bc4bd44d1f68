import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploads } from '../../../../src/forms/saving/uploads';
import { createFileUploads } from '../../../../src/forms/upload/file-uploads';
import type { UploadRequest } from '../../../../src/forms/upload/upload-attempt';
import { UploadFailure } from '../../../../src/forms/upload/upload-failure';
import type { StoredFile } from '../../../../src/model/stored-file';
import { eventually } from '../../../support/eventually';

type Sent = { sending: UploadRequest; resolve(stored: StoredFile): void; reject(error: unknown): void };

/** Uploads whose server is a test: every file that is sent waits for its answer. */
function someUploads(kept = new Map<string, File>()) {
  const sent: Sent[] = [];
  const ends = createUploads();
  const discard = vi.fn(async (_: StoredFile) => undefined);
  const stored = vi.fn((_: StoredFile) => true);
  const refused = vi.fn((name: string): object | undefined => ({ alt: name }));
  const prepare = vi.fn(async (file: Blob) => file);
  const room = { isThere: true };
  const uploads = createFileUploads({
    fileStorage: {
      store: async (path, file) => {
        if (room.isThere) kept.set(path, file);
        return room.isThere;
      },
      find: async (path) => kept.get(path),
      forget: async (path) => void kept.delete(path),
    },
    prepare,
    send: (_, sending) => new Promise<StoredFile>((resolve, reject) => sent.push({ sending, resolve, reject })),
    discard,
    tracker: ends,
  });
  const add = (...names: string[]) => {
    for (const name of names) uploads.add(`media.${name}`, new File(['x'], name), stored, () => refused(name));
  };
  const stateOf = (name: string) => uploads.statusOf(`media.${name}`)?.state;
  const sentAs = async (name: string, time = 1): Promise<Sent> =>
    eventually(() => {
      const found = sent.filter(({ sending }) => sending.name === name);
      expect(found).toHaveLength(time);
      return found.at(-1) as Sent;
    });
  return { kept, room, uploads, ends, add, stateOf, sentAs, sent, discard, stored, refused, prepare };
}

const theFile = (name: string): StoredFile => ({ id: `id-${name}`, name, picture: '/p' });
let test: ReturnType<typeof someUploads>;
beforeEach(() => {
  test = someUploads();
});
const isIn = (name: string, state: string) => eventually(() => expect(test.stateOf(name)?.name).toBe(state));

describe('pending files', () => {
  it('are sent two at a time, in their order', async () => {
    test.add('a', 'b', 'c', 'd');
    const [a] = [await test.sentAs('a'), await test.sentAs('b')];
    expect(['a', 'b', 'c', 'd'].map((name) => test.stateOf(name)?.name)).toEqual([
      ...['processing', 'processing', 'idle', 'idle'],
    ]);
    a.resolve(theFile('a'));
    await test.sentAs('c');
    expect(test.sent.map(({ sending }) => sending.name)).toEqual(['a', 'b', 'c']);
    expect(test.stored).toHaveBeenCalledWith(theFile('a'));
    test.uploads.abort('media.b');
    test.sent[1]?.reject(new Error('aborted'));
    await test.sentAs('d');
  });

  it('report progress, and nothing after an abort', async () => {
    test.add('a');
    const { sending } = await test.sentAs('a');
    sending.onShare(0.5);
    expect(test.stateOf('a')).toEqual({ name: 'processing', share: 0.5 });
    test.uploads.abort('media.a');
    sending.onShare(0.9);
    expect([test.stateOf('a'), sending.signal.aborted]).toEqual([{ name: 'aborted' }, true]);
  });

  it('that wait are aborted without being sent', async () => {
    test.add('a', 'b', 'c');
    await test.sentAs('b');
    test.uploads.abort('media.c');
    (await test.sentAs('a')).resolve(theFile('a'));
    await isIn('a', 'complete');
    expect(test.sent.map(({ sending }) => sending.name)).toEqual(['a', 'b']);
  });

  it('prevent a save until they are uploaded or failed', async () => {
    test.add('a', 'b');
    const saving = test.ends.untilEnded();
    (await test.sentAs('a')).resolve(theFile('a'));
    (await test.sentAs('b')).reject(new UploadFailure('offline'));
    expect(await saving).toEqual([{ path: 'media.b', code: 'upload_failed' }]);
    expect(test.stateOf('b')).toEqual({ name: 'error', code: 'offline' });
  });
});

describe('another attempt', () => {
  it('has the same key, since the server may have the file', async () => {
    test.add('a');
    const first = await test.sentAs('a');
    first.reject(new UploadFailure('offline'));
    await isIn('a', 'error');
    test.uploads.retry('media.a');
    const second = await test.sentAs('a', 2);
    expect(second.sending.key).toBe(first.sending.key);
    expect(test.prepare).toHaveBeenCalledTimes(1);
    second.resolve(theFile('a'));
    expect(await test.ends.untilEnded()).toEqual([]);
  });

  it('has another key after the file was given up, since it may be deleted', async () => {
    test.add('a');
    const first = await test.sentAs('a');
    test.uploads.abort('media.a');
    first.resolve(theFile('a'));
    await eventually(() => expect(test.discard).toHaveBeenCalledWith(theFile('a')));
    expect([test.stored.mock.calls.length, test.stateOf('a')?.name]).toEqual([0, 'aborted']);
    test.uploads.retry('media.a');
    expect((await test.sentAs('a', 2)).sending.key).not.toBe(first.sending.key);
  });

  it('prepares the file anew where that has failed', async () => {
    test.prepare.mockRejectedValueOnce(new Error('no memory'));
    test.add('a');
    await isIn('a', 'error');
    expect(test.stateOf('a')).toEqual({ name: 'error', code: 'unknown' });
    test.uploads.retry('media.a');
    await test.sentAs('a');
  });
});

describe('a row that is removed', () => {
  it('is deleted from the server once it can no longer be put back', async () => {
    test.add('a', 'b');
    (await test.sentAs('a')).resolve(theFile('a'));
    (await test.sentAs('b')).resolve(theFile('b'));
    await isIn('b', 'complete');
    test.uploads.remove('media.a');
    expect(test.discard).not.toHaveBeenCalled();
    test.uploads.restore('media.a');
    expect(test.stateOf('a')?.name).toBe('complete');
    test.uploads.remove('media.a');
    test.uploads.remove('media.b');
    expect(test.discard.mock.calls).toEqual([[theFile('a')]]);
    test.uploads.end();
    expect(test.discard.mock.calls).toEqual([[theFile('a')], [theFile('b')]]);
  });

  it('continues when it is restored', async () => {
    test.add('a', 'b');
    await test.sentAs('a');
    (await test.sentAs('b')).reject(new UploadFailure('offline'));
    await isIn('b', 'error');
    test.uploads.remove('media.a');
    expect(test.stateOf('a')?.name).toBe('aborted');
    test.uploads.restore('media.a');
    (await test.sentAs('a', 2)).resolve(theFile('a'));
    test.uploads.remove('media.b');
    expect(await test.ends.untilEnded()).toEqual([]);
    test.uploads.restore('media.b');
    expect(await test.ends.untilEnded()).toEqual([{ path: 'media.b', code: 'upload_failed' }]);
  });

  it('keeps its storage state when it is restored', async () => {
    test.add('a');
    await test.sentAs('a');
    await eventually(() => expect(test.ends.areAllStored()).toBe(true));
    test.uploads.remove('media.a');
    test.uploads.restore('media.a');
    await test.sentAs('a', 2);
    expect([test.ends.isBusy(), test.ends.areAllStored()]).toEqual([true, true]);
    test.room.isThere = false;
    test.add('b');
    await eventually(() => expect(test.uploads.statusOf('media.b')?.isOnlyHere).toBe(true));
    test.uploads.remove('media.b');
    test.uploads.restore('media.b');
    expect(test.ends.areAllStored()).toBe(false);
  });

  it('is deleted from the server if its form was closed before the response', async () => {
    test.stored.mockReturnValue(false);
    test.add('a');
    (await test.sentAs('a')).resolve(theFile('a'));
    await eventually(() => expect(test.discard).toHaveBeenCalledWith(theFile('a')));
    expect(await test.ends.untilEnded()).toEqual([]);
  });

  it('prevents a save if its file is lost', async () => {
    test.uploads.resume('media.z', test.stored);
    expect(test.uploads.isMissing('media.z')).toBe(false);
    expect(await test.ends.untilEnded()).toEqual([{ path: 'media.z', code: 'upload_failed' }]);
    expect([test.uploads.isMissing('media.z'), test.stateOf('z')]).toEqual([true, undefined]);
  });
});

describe('a file on the device', () => {
  const isKept = (...names: string[]) =>
    eventually(() => expect([...test.kept.keys()]).toEqual(names.map((name) => `media.${name}`)));

  it('is stored until the server has it', async () => {
    test.add('a', 'b');
    await isKept('a', 'b');
    (await test.sentAs('a')).resolve(theFile('a'));
    await isKept('b');
    (await test.sentAs('b')).reject(new UploadFailure('offline'));
    await isIn('b', 'error');
    await isKept('b');
  });

  it('stays when the form is left, and is sent by the next one', async () => {
    test.add('a');
    await test.sentAs('a');
    test.uploads.end();
    await isKept('a');
    const next = someUploads(test.kept);
    next.uploads.resume('media.a', next.stored);
    next.uploads.resume('media.a', next.stored);
    (await next.sentAs('a')).resolve(theFile('a'));
    expect(await next.ends.untilEnded()).toEqual([]);
    expect(next.stored.mock.calls).toEqual([[theFile('a')]]);
    await isKept();
  });

  it('is deleted with its row once that cannot be restored, also during a lookup', async () => {
    test.add('a', 'b');
    await isKept('a', 'b');
    test.uploads.remove('media.a');
    await isKept('a', 'b');
    test.uploads.remove('media.b');
    await isKept('b');
    const next = someUploads(test.kept);
    next.uploads.resume('media.b', next.stored);
    next.uploads.remove('media.b');
    expect(await next.ends.untilEnded()).toEqual([]);
    expect([next.sent, next.stateOf('b')]).toEqual([[], undefined]);
  });

  it('is reported as on this page only if storage is full, and still sent', async () => {
    test.room.isThere = false;
    test.add('a');
    await eventually(() => expect(test.uploads.statusOf('media.a')?.isOnlyHere).toBe(true));
    (await test.sentAs('a')).resolve(theFile('a'));
    expect(await test.ends.untilEnded()).toEqual([]);
  });
});

describe('a file that cannot be used', () => {
  const REFUSED = ['unsupported_type', 'empty_file', 'too_large', 'too_many_pixels', 'broken_picture'];

  it.each(REFUSED)('has no row, does not prevent a save, and is reported once with its reason: %s', async (code) => {
    test.prepare.mockRejectedValueOnce(new UploadFailure(code, { max: 5 }));
    test.add('notes');
    await eventually(() => expect(test.refused).toHaveBeenCalledTimes(1));
    expect(test.uploads.refused('media')).toEqual([
      { path: 'media.notes', name: 'notes', code, params: { max: 5 }, input: { alt: 'notes' } },
    ]);
    expect(test.uploads.refused('media')).toBe(test.uploads.refused('media'));
    expect(test.uploads.statusOf('media.notes')).toBeUndefined();
    expect(await test.ends.untilEnded()).toEqual([]);
    await eventually(() => expect(test.kept.size).toBe(0));
    test.uploads.forgetRefused('media');
    expect(test.uploads.refused('media')).toEqual([]);
  });

  it('is also detected by the server; retryable ones stay', async () => {
    test.add('broken', 'slow');
    (await test.sentAs('broken')).reject(new UploadFailure('broken_picture'));
    (await test.sentAs('slow')).reject(new UploadFailure('offline'));
    await isIn('slow', 'error');
    expect(test.uploads.refused('media').map(({ name }) => name)).toEqual(['broken']);
    expect(await test.ends.untilEnded()).toEqual([{ path: 'media.slow', code: 'upload_failed' }]);
  });
});
