import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WINDOW_MS } from '../../demo/server/accounts/rate-limit';
import { completeOptions } from '../../demo/server/app';
import { listen } from '../../demo/server/platform/http/listen';
import { newQueue } from '../../demo/server/platform/http/queue';
import { noLog } from '../../demo/server/platform/log';
import { callsOf, type Send } from '../support/account-calls';
import { giveSettings } from '../support/account-fixtures';
import { eventually } from '../support/eventually';
import { itForAll } from '../support/it-for-all';
import { answerProblems } from '../support/openapi-validator';
import { startPrivateListener, startWebSite, type WebSite } from '../support/web-pages';
import { onOneDatabase } from './on-each-database';
import { RECORDING, usingOwnEvents } from './using-own-events';

const CALENDAR = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Jazz für alle\nEND:VEVENT\nEND:VCALENDAR';
const PATH = 'my/events/import';

onOneDatabase('an import from a web address', (backend) => {
  const events = usingOwnEvents(backend);
  const { media } = events;
  const log = { ...noLog, event: vi.fn() };
  let page: WebSite;
  let hidden: Awaited<ReturnType<typeof startPrivateListener>>;
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown;

  beforeAll(async () => {
    page = await startWebSite((request, response) => answer(request, response));
    hidden = await startPrivateListener('127.0.0.1');
  });
  afterAll(() => Promise.all([page.close(), hidden.close()]));
  beforeEach(() => {
    page.requests.length = 0;
    log.event.mockClear();
    answerWith('<p>Jazz');
  });

  const given = () => ({ importException: { address: '127.0.0.1', port: page.port }, log });
  const sender = (token = media.owner().token): Send => callsOf(media.another(given()), token);
  const answerWith = (body: string | Uint8Array, type = 'text/html', status = 200) => {
    answer = (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
  };
  /** Imports an address, by default that of the page. */
  async function imported(url = page.url, send = sender()) {
    const answered = await send('POST', PATH, { url });
    expect(answerProblems('POST', PATH, answered), answered.text).toBeUndefined();
    return answered;
  }

  it('answers a page with its last address, to its caller alone', async () => {
    answer = ({ url }, response) =>
      url === '/'
        ? response.writeHead(301, { location: '/jazz' }).end()
        : response.writeHead(200, { 'content-type': 'application/xhtml+xml' }).end('<p>Jazz für alle');
    const { status, headers, body } = await imported();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toEqual({ url: `${page.url}/jazz`, contentType: 'text/html', text: '<p>Jazz für alle' });
    expect(page.requests[0]?.headers['user-agent']).toMatch(/^event-portal\/\d\S* \(\+http:\/\//);
  });

  const latin = Buffer.from('<p>Jazz f\xfcr alle \x96 5 \x80', 'latin1');
  const meta = (charset: string) =>
    Buffer.concat([Buffer.from(`<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`), latin]);
  const utf16 = Buffer.from('\ufeff<p>Jazz für alle – 5 €', 'utf16le');
  itForAll<[string, Uint8Array | string, string, string]>([
    ['UTF-8', '<p>Jazz für alle – 5 €', 'text/html', 'text/html'],
    ['UTF-8 with its mark', '\ufeff<p>Jazz für alle – 5 €', 'text/html;charset=iso-8859-1', 'text/html'],
    ['UTF-16 with its mark', utf16, 'text/html', 'text/html'],
    ['Windows-1252 by its header', latin, 'text/html; charset=windows-1252', 'text/html'],
    ['Latin-1 by its header', latin, 'TEXT/HTML; Charset="ISO-8859-1"', 'text/html'],
    ['Latin-1 of its own', meta('iso-8859-1'), 'text/html', 'text/html'],
    ['an unknown charset', latin, 'text/html; charset=none', 'text/html'],
    ['a calendar', CALENDAR, 'text/calendar; charset=utf-8', 'text/calendar'],
    ['a calendar of any type', CALENDAR, 'application/octet-stream', 'text/calendar'],
    ['a calendar as text', `\n${CALENDAR}`, 'text/plain', 'text/calendar'],
    ['a calendar as a page', CALENDAR, 'text/html', 'text/calendar'],
  ])('reads %s', async (_, body, type, contentType) => {
    await backend().database.script('delete from attempts');
    answerWith(body, type);
    const { data } = (await imported()).body;
    expect(data.contentType).toBe(contentType);
    expect(data.text.replace(/^<meta[^>]*>/, '').trim()).toBe(
      contentType === 'text/html' ? '<p>Jazz für alle – 5 €' : CALENDAR,
    );
  });

  itForAll<[string, number, string, () => unknown, (() => string)?]>([
    ['is missing', 404, 'fetch_failed', () => answerWith('', 'text/html', 404)],
    ['is broken', 422, 'fetch_failed', () => answerWith('', 'text/html', 500)],
    ['is a picture', 422, 'wrong_type', () => answerWith('', 'image/png')],
    ['is a text', 422, 'wrong_type', () => answerWith('Liebe Leute', 'text/plain')],
    ['is too large', 413, 'too_large', () => answerWith('a'.repeat(2_097_153))],
    ['is private', 422, 'address_refused', () => undefined, () => `http://127.0.0.1:${hidden.port}/`],
    [
      'leads to a private one',
      422,
      'address_refused',
      () => {
        answer = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${hidden.port}/` }).end();
      },
    ],
    ['is on another port', 422, 'address_refused', () => undefined, () => 'https://example.org:8443/'],
    ['is this server', 422, 'address_refused', () => undefined, () => 'http://portal.example/'],
    ['is none', 422, 'wrong_data', () => undefined, () => 'Jazz'],
    ['has a password', 422, 'wrong_data', () => undefined, () => 'https://a:b@example.org/'],
  ])('refuses an address that %s', async (_, status, code, prepare, url) => {
    await backend().database.script('delete from attempts');
    prepare();
    const send = callsOf(media.another({ ...given(), publicUrl: () => 'http://portal.example' }), media.owner().token);
    const answered = await imported(url?.(), send);
    expect([answered.status, answered.body.code]).toEqual([status, code]);
    expect(hidden.connections()).toBe(0);
  });

  it('takes an address of a webcal link', async () => {
    const { body } = await imported('webcal://127.0.0.1/kalender.ics');
    expect(body.code).toBe('address_refused');
  });

  it('is for members of a client with recording alone, unless the client has switched it off', async () => {
    expect((await imported(page.url, callsOf(media.another(given())))).body.code).toBe('token_missing');
    await giveSettings(backend().database, 'stadt', { ...RECORDING, eventRecording: { importFromAddress: false } });
    expect((await imported()).body.code).toBe('import_off');
    await giveSettings(backend().database, 'stadt', {});
    expect((await imported()).body.code).toBe('recording_off');
    expect(page.requests).toEqual([]);
  });

  it('is allowed ten times in a quarter of an hour, on all servers together', async () => {
    const servers = [sender(), sender()];
    for (let index = 0; index < 10; index += 1) expect((await imported(page.url, servers[index % 2])).status).toBe(200);
    const refused = await imported();
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      ...[429, 'too_many_attempts', '900'],
    ]);
    // What is no address does not count, and others have their own number.
    expect((await imported('Jazz')).body.code).toBe('wrong_data');
    expect((await imported(page.url, sender(media.other().token))).status).toBe(200);
    expect(page.requests).toHaveLength(11);
    media.clock.now += WINDOW_MS + 1000;
    expect((await imported()).status).toBe(200);
  });

  it('runs one at a time for one person, and a few for all', async () => {
    const waiting: ServerResponse[] = [];
    answer = (_, response) => waiting.push(response);
    const app = media.another({ ...given(), pageImports: newQueue({ maxRunning: 1, maxWaiting: 0, maxWaitMs: 0 }) });
    const send = callsOf(app, media.owner().token);
    const first = imported(page.url, send);
    await eventually(() => expect(waiting).toHaveLength(1));
    const second = await imported(page.url, send);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await imported(page.url, callsOf(app, media.other().token))).body.code).toBe('busy');
    waiting[0]?.writeHead(200, { 'content-type': 'text/html' }).end('a');
    expect((await first).status).toBe(200);
  });

  it('ends when the caller leaves', async () => {
    const ended = vi.fn();
    answer = (request) => request.socket.on('close', ended);
    const app = media.another(given());
    const server = await listen(app.fetch, {
      port: 0,
      address: '127.0.0.1',
      behindProxy: false,
      onRefused: () => undefined,
    });
    const caller = new AbortController();
    const left = fetch(`http://127.0.0.1:${server.port}/clients/stadt/api/${PATH}`, {
      ...{ method: 'POST', signal: caller.signal, body: JSON.stringify({ url: page.url }) },
      headers: { token: media.owner().token, 'content-type': 'application/json' },
    }).catch(() => 'left');
    await eventually(() => expect(page.requests).toHaveLength(1));
    caller.abort();
    expect(await left).toBe('left');
    await eventually(() => expect(ended).toHaveBeenCalled());
    // The next one need not wait for it.
    answerWith('<p>Jazz');
    await eventually(async () =>
      expect((await imported(page.url, callsOf(app, media.owner().token))).status).toBe(200),
    );
    await server.stop();
    expect(backend().errors).toEqual([]);
  });

  it('is logged with its host alone', async () => {
    await imported(`${page.url}/jazz?key=secret`);
    await imported('https://geheim.example:99/jazz?key=secret');
    expect(log.event.mock.calls).toEqual([
      ['import', { host: '127.0.0.1', result: 'imported', ms: expect.any(Number) }],
      ['import', { host: 'geheim.example', result: 'refused', ms: expect.any(Number) }],
    ]);
  });

  describe('the exception of tests', () => {
    it('is refused by a server for real use', () => {
      const { database } = backend();
      const importException = { address: '127.0.0.1', port: 80 };
      expect(() => completeOptions({ database, isProduction: true, importException })).toThrow('tests alone');
      expect(completeOptions({ database, isProduction: true }).importException).toBeUndefined();
    });
  });
});
