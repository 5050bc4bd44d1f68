import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { completeOptions, filesIn } from '../../demo/server/app';
import type { MailService } from '../../demo/server/mail/mail-service';
import { keepSending } from '../../demo/server/mail/send-mails';
import type { Database } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { accountApp, callsOf, type Send } from '../support/account-calls';
import { PASSWORD } from '../support/account-fixtures';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser, fieldsOf } from '../support/back-office-browser';
import { eventually } from '../support/eventually';
import { copyOfFiles, type ServerFacts, STORED_DATA, serverFacts } from '../support/stored-data/stored-data';
import { openStored } from './stored-database';

const MINUTE = 60_000;
/** Data of an older server stays valid: its stored data, its sessions and the links of its mails. */
for (const day of readdirSync(STORED_DATA)) {
  for (const kind of ['pglite', 'postgres'] as const) {
    describe.skipIf(kind === 'postgres' && !inject('postgres'))(`data stored on ${day} in ${kind}`, () =>
      whatWasStored(day, kind),
    );
  }
}

/** The count at the end of a number such as 'ST-A-2026-00017'. */
const countIn = (number: string) => Number(number.split('-').at(-1));

/** Sorts records by id: their order in a list is no part of what was stored. */
const byId = (data: unknown): unknown =>
  Array.isArray(data) ? data.toSorted((one, other) => String(one.id).localeCompare(String(other.id))) : data;

function whatWasStored(day: string, kind: 'pglite' | 'postgres'): void {
  const facts = serverFacts(day, kind);
  let database: Database;
  let folder = '';
  const now = () => new Date(Date.parse(facts.moment) + MINUTE);
  const app = () => accountApp(database, { now, ...filesIn(folder), backOfficePassword: BACK_OFFICE_PASSWORD });
  const asGuest: Send = (...call) => callsOf(app())(...call);
  /** Calls of somebody with the token of that day. */
  const as = (username: string): Send => {
    const { client = 'stadt', token } = facts.sessions[username] ?? expect.fail(username);
    return callsOf(app(), token, client);
  };

  beforeAll(async () => {
    database = await openStored(day, kind);
    await migrate(database);
    folder = copyOfFiles(day);
  }, 120_000);
  afterAll(() => database.close());

  it.each(
    facts.answers.map((answer) => [`${answer.username ?? 'a guest'} at ${answer.client}: ${answer.path}`, answer]),
  )('is answered as then to %s', async (_, { client, username, path, body }: ServerFacts['answers'][number]) => {
    const send = username ? as(username) : callsOf(app(), undefined, client);
    const answer = await send('GET', path);
    expect(answer.status, answer.text).toBe(200);
    expect(byId(answer.body.data)).toMatchObject(byId(body) as object);
  });

  it('keeps and renews all sessions', async () => {
    for (const [username, { client }] of Object.entries(facts.sessions)) {
      expect((await as(username)('GET', 'persons')).status, username).toBe(200);
      expect((await as(username)('POST', 'auth/renew')).status, `${username} at ${client}`).toBe(200);
    }
  });

  it('answers a repeated write with its first answer', async () => {
    const { username, path, key, body, id } = facts.repeated;
    const { status, body: answer } = await as(username)('POST', path, body, { 'idempotency-key': key });
    expect([status, answer.data.id]).toEqual([201, id]);
  });

  it('still holds the days for their owner only', async () => {
    const { username, id, slot, dates } = facts.hold;
    const renewed = await as(username)('POST', `adverts/reservations/${id}/renew`);
    expect([renewed.status, renewed.body.data]).toMatchObject([200, { id, slot, dates }]);
    expect((await as('approved')('POST', `adverts/reservations/${id}/renew`)).status).toBe(404);
  });

  it('shows the review queue to the operator, and allows decisions', async () => {
    const { client, id, title } = facts.waiting;
    const seen = () => callsOf(app(), undefined, client)('GET', `events/${id}`);
    expect((await seen()).status).toBe(404);
    const operator = backOfficeBrowser(app());
    await operator.logIn();
    const queue = await operator.open(`/backoffice/${client}`);
    expect(queue.html).toContain(title);
    const [page] = /\/backoffice\/zeitung\/queue\/event\/\d+/.exec(queue.html) ?? expect.fail(queue.html);
    const { html } = await operator.open(page);
    const form =
      html.split('<form').find((part) => /name="action"[^>]*value="approve"/.test(part)) ?? expect.fail(html);
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    await operator.post(action, { ...fieldsOf(form), action: 'approve' });
    expect((await seen()).body.data).toMatchObject({ id, title });
  });

  it('accepts links of earlier mails', async () => {
    const { confirm, reset, magic, search } = facts.links;
    const post = async (path: string, body: object) => {
      const { status, text } = await asGuest('POST', path, body);
      return status === 200 ? status : `${status} ${text}`;
    };
    const password = 'Ganz-Neu!Wolke-26';
    expect(await post('auth/magic/redeem', { key: magic })).toBe(200);
    expect(await post('auth/reset', { key: reset, password1: password, password2: password })).toBe(200);
    expect(await post('searches/confirm', { key: search })).toBe(200);
    const refused = await asGuest('POST', 'auth/confirm', { key: confirm, password: PASSWORD });
    expect([refused.status, refused.body.code]).toEqual([422, 'password_incorrect']);
  });

  it('continues the numbers of orders', async () => {
    const send = as('approved');
    const { slot } = facts.hold;
    const { data } = (await send('GET', 'my/adverts')).body;
    const [before] = data.toSorted(
      (one: typeof data, other: typeof data) => countIn(other.number) - countIn(one.number),
    );
    const { body } = await send('GET', `adverts/availability?slot=${slot}`);
    const free = body.data.find(({ state }: { state: string }) => state === 'free').date;
    const quote = await send('POST', 'adverts/quote', { slot, dates: [free] });
    const placed = await send('POST', 'adverts/orders', {
      ...{ slot, dates: [free], eventId: before.eventId, gross: quote.body.data.gross, isTermsAccepted: true },
      content: { title: 'Noch eine Anzeige', text: 'Mit Text' },
    });
    expect(placed.status, placed.text).toBe(201);
    expect(countIn(placed.body.data.number)).toBe(countIn(before.number) + 1);
  });

  it('sends the mails that waited, each once', async () => {
    const taken: { to: string; subject: string }[] = [];
    const mail = { send: async (sent) => void taken.push({ to: sent.to, subject: sent.subject }) } as MailService;
    const worker = keepSending(completeOptions({ database, now, mail, ...filesIn(folder) }));
    worker.wake();
    await eventually(() => expect(taken.length).toBeGreaterThanOrEqual(facts.mails.length));
    await worker.close();
    for (const waited of facts.mails)
      expect(taken.filter((sent) => sent.to === waited.to && sent.subject === waited.subject).length).toBe(
        facts.mails.filter((other) => other.to === waited.to && other.subject === waited.subject).length,
      );
  });
}
