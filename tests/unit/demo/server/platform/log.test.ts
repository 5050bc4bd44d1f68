import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forRequest, outsideRequests } from '../../../../../demo/server/platform/http/current-request';
import { errorFields, jsonLog } from '../../../../../demo/server/platform/log';

const NOW = new Date('2026-03-01T08:00:00Z');
/** A stream whose reader takes a line only when it is told to. */
function slowStream() {
  const taken: string[] = [];
  let goOn: (() => void) | undefined;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      taken.push(String(chunk));
      goOn = done;
    },
  });
  return { stream, taken, take: () => goOn?.() };
}

function readStream() {
  const text: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text.push(String(chunk));
      done();
    },
  });
  return {
    stream,
    lines: () =>
      text
        .join('')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

describe('a log of JSON lines', () => {
  afterEach(() => vi.useRealTimers());

  it('writes an event in one line, with the id of its request', () => {
    const { stream, lines } = readStream();
    const log = jsonLog(stream, () => NOW);
    log.event('started', { url: 'http://localhost:1\n' });
    forRequest({ id: 'a1' }, () => log.warn('Something is odd.'));
    forRequest({ id: 'a1' }, () => outsideRequests(() => log.event('mail', { result: 'failed' }, 'warn')));
    expect(lines()).toEqual([
      { time: '2026-03-01T08:00:00.000Z', level: 'info', event: 'started', url: 'http://localhost:1\n' },
      { time: expect.any(String), level: 'warn', event: 'warning', requestId: 'a1', message: 'Something is odd.' },
      { time: expect.any(String), level: 'warn', event: 'mail', result: 'failed' },
    ]);
  });

  it('loses lines while the reader is slow, tells their number, and does not wait for it in the end', async () => {
    vi.useFakeTimers();
    const { stream, taken, take } = slowStream();
    const log = jsonLog(stream);
    const long = 'x'.repeat(100_000);
    for (let count = 0; count < 20; count += 1) log.warn(long);
    expect(log.lostLines()).toBeGreaterThan(5);
    expect(stream.writableLength).toBeLessThan(1_200_000);
    const flushed = log.flush();
    await vi.advanceTimersByTimeAsync(1000);
    await flushed;
    while (stream.writableLength > 0) {
      take();
      await vi.advanceTimersByTimeAsync(0);
    }
    log.warn('Here again.');
    take();
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.parse(taken.at(-1) ?? '')).toMatchObject({ message: 'Here again.', lostLines: log.lostLines() });
  });

  it('goes on without a reader', async () => {
    const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
    const log = jsonLog(stream);
    log.warn('Nobody reads this.');
    await vi.waitFor(() => expect(stream.destroyed).toBe(true));
    log.warn('Nor this.');
    await log.flush();
    expect(log.lostLines()).toBe(1);
  });
});

describe('an error in the log', () => {
  const PLANTED = 'Erika Mustermann <erika@example.org> 203.0.113.7\n    at erika (file:///erika.js:1:1)';
  const frames = [expect.stringMatching(/^at .*tests\/unit\/demo\/server\/platform\/log\.test\.ts:\d+:\d+/)];

  it('has its class, codes and stack, but no words', () => {
    const cause = Object.assign(new TypeError(PLANTED), {
      code: 'ECONNRESET',
      syscall: 'read',
      address: '203.0.113.7',
    });
    const error = Object.assign(new Error(PLANTED, { cause }), {
      ...{ code: '23505', constraint: 'accounts_email', detail: PLANTED, hint: PLANTED, where: PLANTED },
      ...{ table: PLANTED, response: PLANTED, command: 'RCPT TO', responseCode: 550 },
    });
    const fields = errorFields(error);
    expect(fields).toMatchObject({
      ...{ error: 'Error', code: '23505', constraint: 'accounts_email', command: 'RCPT TO', responseCode: 550 },
      stack: expect.arrayContaining(frames),
      cause: { error: 'TypeError', code: 'ECONNRESET', syscall: 'read', stack: expect.arrayContaining(frames) },
    });
    expect(JSON.stringify(fields)).not.toMatch(/erika|mustermann|203\.0/i);
  });

  it('has none when its message was changed later, or it is no error', () => {
    const error = new Error(PLANTED);
    error.message = 'Something else.';
    expect(JSON.stringify(errorFields(error))).not.toMatch(/erika/i);
    expect(errorFields(PLANTED)).toEqual({ error: 'string' });
    expect(errorFields(Object.assign(new Error('x'), { stack: undefined }))).toEqual({ error: 'Error', stack: [] });
  });
});
