import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFile } from '../../../src/api/send-file';
import { eventually } from '../../support/eventually';

/** A request whose answer the test gives. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  headers: Record<string, string> = {};
  sent: FormData | undefined;
  target = '';
  status = 0;
  responseText = '';
  answerHeaders: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.answerHeaders[name] ?? null;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown, headers: Record<string, string> = {}) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.answerHeaders = { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', ...headers };
    this.onload?.();
  }
}

const refused = vi.fn();
const shares: number[] = [];
let abort = new AbortController();

/** Sends a file, and gives the request once it is on its way. */
async function sending(token: string | undefined = 'token') {
  Reflect.deleteProperty(FakeRequest, 'last');
  const end = sendFile(
    { host: 'https://a.example/clients/stadt', credentials: { token: () => token, onRefused: refused } },
    'media',
    new Blob(['bytes']),
    { name: 'bild.jpg', idempotencyKey: 'key-of-file', signal: abort.signal, onShare: (share) => shares.push(share) },
  );
  const outcome = end.catch((error: unknown) => error);
  await eventually(() => expect(FakeRequest.last?.sent).toBeDefined());
  return { request: FakeRequest.last, outcome };
}

beforeEach(() => {
  abort = new AbortController();
  shares.length = 0;
  refused.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file that is sent', () => {
  it('is sent with token and key, reports progress, and returns the record with its version', async () => {
    const { request, outcome } = await sending();
    expect(request.target).toBe('POST https://a.example/clients/stadt/api/media');
    expect(request.headers).toEqual({ token: 'token', 'Idempotency-Key': 'key-of-file' });
    expect(request.sent?.get('file')).toBeInstanceOf(Blob);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.upload.onload?.();
    request.answer(201, { data: { id: 'm1' } }, { etag: '"v1-m1"' });
    expect(await outcome).toEqual({ data: { id: 'm1' }, meta: undefined, etag: '"v1-m1"' });
    expect(shares).toEqual([0.25, 1]);
  });

  it.each([
    [
      413,
      { code: 'too_large', errors: [{ path: 'file', code: 'too_large', params: { max: 5 } }] },
      'rejected',
      'too_large',
    ],
    [413, '<html><h1>413 Request Entity Too Large</h1> nginx', 'rejected', 'too_large'],
    [429, { code: 'too_many_uploads' }, 'busy', 'too_many_uploads'],
    [500, 'nonsense', 'broken', undefined],
    [507, { code: 'storage_full' }, 'broken', 'storage_full'],
    [200, 'a portal of the train', 'broken', undefined],
  ])('is refused as every call is: %s', async (status, body, failure, code) => {
    const { request, outcome } = await sending();
    request.answer(status, body, { 'retry-after': '7' });
    expect(await outcome).toMatchObject({ name: 'ApiError', failure, code });
    expect(refused).not.toHaveBeenCalled();
  });

  it('reports an invalid token', async () => {
    const { request, outcome } = await sending();
    request.answer(401, { code: 'token_invalid' });
    expect(await outcome).toMatchObject({ failure: 'denied', status: 401 });
    expect(refused).toHaveBeenCalledWith('token');
  });

  it('fails if the connection breaks', async () => {
    const { request, outcome } = await sending();
    request.onerror?.();
    expect(await outcome).toMatchObject({ failure: 'unreachable' });
  });

  it('ends when it is aborted', async () => {
    const { outcome } = await sending();
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });

  it('may take long, but not without progress', async () => {
    const { request, outcome } = await (async () => {
      const first = await sending();
      first.request.answer(201, { data: {} });
      await first.outcome;
      vi.useFakeTimers();
      return sending();
    })();
    for (const loaded of [1, 2, 3]) {
      vi.advanceTimersByTime(40_000);
      request.upload.onprogress?.({ loaded, total: 4 });
    }
    let isOver = false;
    void outcome.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ failure: 'timeout' });
  });
});
