import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import type { Mail } from '../../demo/server/mail/mail-service';
import { claimMails, dropMail, markFailed, markSent, retryMail } from '../../demo/server/mail/outbox';
import { keepSending, type MailWorker } from '../../demo/server/mail/send-mails';
import { openDatabase } from '../../demo/server/platform/database/database';
import { anAccount, aSignUp, call } from '../support/auth-calls';
import { type FakeMailServer, startMailServer } from '../support/fake-mail-server';
import { onEachDatabase } from './on-each-database';
import { MINUTE, usingAccounts } from './using-accounts';

type Row = {
  id: number;
  state: string;
  body: string;
  outgoing: string | null;
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  next_try_at: Date;
  leased_by: string | null;
};

onEachDatabase('the worker that sends mails', (backend, once) => {
  const { another, app, clock } = usingAccounts(backend);
  let office: FakeMailServer;
  let workers: MailWorker[] = [];
  let count = 0;
  const errors: unknown[] = [];
  const now = () => new Date(clock.now);
  const optionsWith = (given: Partial<AppOptions> = {}) =>
    completeOptions({
      database: backend().database,
      now,
      mail: office.service(),
      onError: (error) => errors.push(error),
      ...given,
    });
  const work = (given: Partial<AppOptions> = {}, longestTryMs?: number) => {
    const worker = keepSending(optionsWith(given), longestTryMs);
    workers.push(worker);
    return worker;
  };
  const rows = () => backend().database.query<Row>('select * from mails order by id');
  const states = async () => (await rows()).map(({ state }) => state);
  /** Signs somebody up where mails are sent: one mail with a key waits. */
  const signUp = async (email?: string) => {
    const sent = aSignUp(email ? { email } : {});
    count += 1;
    await call(another({ mail: office.service() }), 'POST', 'auth/signup', sent, { from: `192.0.2.${count}` });
    return sent.email;
  };

  beforeAll(async () => {
    office = await startMailServer();
  });
  beforeEach(async () => {
    await backend().database.script('delete from mails; delete from accounts; delete from attempts');
    office.be('open');
    office.taken.length = 0;
    errors.length = 0;
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    workers = [];
  });
  afterAll(() => office.close());

  it('sends mails from before its start, and deletes the text with the key', async () => {
    await signUp();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'waiting', body: expect.stringContaining('key=…') });
    expect(waiting?.outgoing).toMatch(/key=[\w-]{43}/);
    work();
    await expect.poll(states).toEqual(['sent']);
    expect(await rows()).toMatchObject([{ outgoing: null, attempts: 1, sent_at: now(), leased_by: null }]);
    expect(office.taken[0]?.email.text).toMatch(/key=[\w-]{43}/);
    expect(errors).toEqual([]);
  });

  once('is woken by a write of its own process', async () => {
    const worker = work();
    let wakes = 0;
    const onWritten = () => {
      wakes += 1;
      worker.wake();
    };
    await call(another({ mail: office.service(), onWritten }), 'POST', 'auth/signup', aSignUp());
    await expect.poll(() => office.taken.length).toBe(1);
    expect(wakes).toBe(1);
  });

  once('keeps mails while a mail server is silent, without delaying requests', async () => {
    office.be('silent');
    const worker = work({}, 300);
    const posting = another({ mail: office.service(), onWritten: worker.wake });
    for (let index = 0; index < 8; index++) {
      // If a sign-up waited for the silent mail server, it would take ten seconds, and all together more than a test may.
      expect((await call(posting, 'POST', 'auth/signup', aSignUp(), { from: `192.0.2.${index}` })).status).toBe(201);
    }
    await expect.poll(async () => (await rows()).filter(({ last_error }) => last_error).length).toBe(8);
    expect(await rows()).toMatchObject(
      Array.from({ length: 8 }, () => ({ state: 'waiting', last_error: 'The mail server did not answer in time.' })),
    );
    await worker.close();
    office.be('open');
    clock.now += MINUTE;
    // A worker of more patience: also a mail server that listens may need longer than 300 ms on a busy machine.
    work();
    await expect.poll(states).toEqual(Array.from({ length: 8 }, () => 'sent'));
    expect(office.taken).toHaveLength(8);
  });

  once.each([
    ['greylists', 'busy'],
    ['goes away in the middle of a mail', 'cuts'],
    ['does not let us send at all', 'refuses the sender'],
  ] as const)('retries with growing pauses if the mail server %s', async (_what, mood) => {
    office.be(mood);
    await signUp();
    const worker = work();
    const pauses = [];
    for (let attempts = 1; attempts <= 4; attempts++) {
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts, leased_by: null });
      const [mail] = await rows();
      pauses.push(((mail?.next_try_at.getTime() ?? 0) - clock.now) / MINUTE);
      clock.now = mail?.next_try_at.getTime() ?? 0;
      worker.wake();
    }
    for (const [index, minutes] of [1 / 6, 1, 5, 30].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(minutes * 0.9);
      expect(pauses[index]).toBeLessThanOrEqual(minutes * 1.1);
    }
    expect(errors).toHaveLength(1);
  });

  once('gives up after some days, and when the link has ended', async () => {
    office.be('busy');
    await signUp();
    await backend().database.script('update mails set attempts = 16, ends_at = null');
    const worker = work();
    await expect.poll(states).toEqual(['failed']);
    await signUp();
    await backend().database.script(`update mails set ends_at = next_try_at where state = 'waiting'`);
    worker.wake();
    await expect.poll(states).toEqual(['failed', 'failed']);
    expect((await rows())[1]).toMatchObject({ last_error: 'Its link has ended.' });
  });

  once('does not retry a final refusal', async () => {
    office.be('refuses');
    await signUp();
    work();
    await expect.poll(states).toEqual(['failed']);
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('550 No such user') }]);
  });

  once('lets no slow recipient delay others', async () => {
    for (const email of ['slow1@example.org', 'slow2@example.org', 'slow3@example.org']) {
      office.be('silent', email);
      await signUp(email);
    }
    for (let index = 0; index < 10; index++) await signUp();
    work();
    await expect.poll(() => office.taken.length).toBe(10);
    // The mail office has the last one a moment before the worker notes that it is sent.
    await expect.poll(async () => (await states()).filter((state) => state === 'waiting')).toHaveLength(3);
  });

  it('never sends the same mail as another worker', async () => {
    for (let index = 0; index < 12; index++) await signUp();
    const { url } = backend();
    const other = url ? await openDatabase('memory://', url) : undefined;
    const all = [work(), work(other ? { database: other } : {}), work()];
    for (const worker of all) worker.wake();
    await expect.poll(states).toEqual(Array.from({ length: 12 }, () => 'sent'));
    expect(office.taken.map(({ to }) => to[0])).toHaveLength(12);
    expect(new Set(office.taken.map(({ to }) => to[0])).size).toBe(12);
    await Promise.all(all.map((worker) => worker.close()));
    await other?.close();
  });

  it('takes over from a worker that has died, under the same Message-ID', async () => {
    office.be('takes and cuts');
    await signUp();
    // The mail server took the mail, but our worker never learned of it.
    const worker = work();
    await expect.poll(async () => (await rows())[0]?.last_error).toBeTruthy();
    await worker.close();
    office.be('open');
    clock.now += MINUTE;
    const { database } = backend();
    expect(await claimMails(database, { worker: 'dead', limit: 5, now: now() })).toHaveLength(1);
    const heir = work();
    expect(await claimMails(database, { worker: 'late', limit: 5, now: now() })).toEqual([]);
    await database.query(`update mails set leased_until = clock_timestamp() where leased_by = 'dead'`);
    heir.wake();
    await expect.poll(states).toEqual(['sent']);
    const ids = office.taken.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@stadt\.example>$/);
    expect(new Set(ids).size).toBe(1);
  });

  it('cannot write results after its lease has ended', async () => {
    await signUp();
    const { database } = backend();
    const [late] = await claimMails(database, { worker: 'asleep', limit: 1, now: now() });
    await database.query('update mails set leased_until = clock_timestamp()');
    const [mail] = await claimMails(database, { worker: 'awake', limit: 1, now: now() });
    expect(mail?.rowId).toBe(late?.rowId);
    if (late) await markFailed(database, late, { error: 'too late', nextTry: now() });
    expect(await claimMails(database, { worker: 'third', limit: 1, now: now() })).toEqual([]);
    expect(await rows()).toMatchObject([{ leased_by: 'awake', last_error: null }]);
  });

  it('records an accepted mail as sent, whoever holds the lease', async () => {
    await signUp();
    const { database } = backend();
    const [late] = await claimMails(database, { worker: 'asleep', limit: 1, now: now() });
    await database.query('update mails set leased_until = clock_timestamp()');
    const [mail] = await claimMails(database, { worker: 'awake', limit: 1, now: now() });
    if (late) await markSent(database, late, now());
    if (mail) await markFailed(database, mail, { error: 'Greylisted', nextTry: now() });
    expect(await claimMails(database, { worker: 'third', limit: 1, now: now() })).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'sent', outgoing: null, last_error: null }]);
  });

  once('releases unsent mails when it is closed', async () => {
    office.be('silent');
    await signUp();
    const before = office.visitors();
    const worker = work();
    await expect.poll(() => office.visitors()).toBe(before + 1);
    await worker.close();
    expect(await rows()).toMatchObject([{ state: 'waiting', leased_by: null, last_error: null }]);
  });

  once('records sent mails after a short outage of the database', async () => {
    await signUp();
    const { database } = backend();
    let failures = 2;
    const shaky: typeof database = {
      ...database,
      query: (sql, params) => {
        if (!sql.includes("state = 'sent'") || failures === 0) return database.query(sql, params);
        failures -= 1;
        return Promise.reject(new Error('Connection terminated'));
      },
    };
    work({ database: shaky });
    await expect.poll(states).toEqual(['sent']);
    expect(office.taken).toHaveLength(1);
  });

  once('ends an attempt even if the service never responds', async () => {
    await signUp();
    work({ mail: { send: () => new Promise<void>(() => {}) } }, 100);
    await expect.poll(async () => (await rows())[0]?.last_error).toBe('The mail server did not answer in time.');
  });

  once('is not started without a mail service', async () => {
    const mails: Mail[] = [];
    await anAccount(app(), backend().database);
    expect(await states()).toEqual(['kept']);
    // Not even once a mail server is configured: it would get a flood of old mails.
    const worker = work({ mail: { send: async (mail) => void mails.push(mail) } });
    await worker.close();
    expect([mails, await states()]).toEqual([[], ['kept']]);
  });

  it('follows an operator: retries at once, or never', async () => {
    office.be('refuses');
    for (let index = 0; index < 3; index++) await signUp();
    const worker = work();
    await expect.poll(states).toEqual(['failed', 'failed', 'failed']);
    const { database } = backend();
    const [first, second, third] = await rows();
    const of = (row: Row | undefined) => ({ client: 'stadt', id: row?.id ?? 0, now: now() });
    // The worker may look at any moment: whatever it finds to try again is taken from now on.
    office.be('open');
    expect(await retryMail(database, { ...of(first), client: 'zeitung' })).toBe('stale');
    expect(await retryMail(database, of(first))).toBe('done');
    expect(await dropMail(database, of(second))).toBe('done');
    expect(await retryMail(database, of(second))).toBe('stale');
    const afterTwoDays = new Date(clock.now + 49 * 60 * MINUTE);
    expect(await retryMail(database, { ...of(third), now: afterTwoDays })).toBe('stale');
    worker.wake();
    await expect.poll(states).toEqual(['sent', 'dropped', 'failed']);
    // The text of the dropped one stays for as long as the operator can take that back.
    expect((await rows()).map(({ outgoing }) => outgoing === null)).toEqual([true, false, false]);
    expect(await dropMail(database, of(first))).toBe('stale');
  });
});
