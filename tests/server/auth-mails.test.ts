import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { keepSending } from '../../demo/server/mail/send-mails';
import { anAccount, aSignUp, call, mailsTo, PASSWORD } from '../support/auth-calls';
import { type FakeMailServer, startMailServer } from '../support/fake-mail-server';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, usingAccounts } from './using-accounts';

onOneDatabase('mails', (backend) => {
  const { app, another, clock, post } = usingAccounts(backend);
  /** The outbox is open where the server's address leads to this machine alone. */
  const local = () => another({ publicUrl: () => 'http://localhost:4173' });
  const rename = (name: string) => backend().database.query(`update clients set name = $1 where key = 'stadt'`, [name]);

  describe('with a mail server', () => {
    let office: FakeMailServer;
    beforeAll(async () => {
      office = await startMailServer();
    });
    afterAll(() => office.close());

    it('are delivered, with umlauts and without letting a name begin a header', async () => {
      await rename('Öhringen\r\nBcc: all@example.org');
      const posting = another({ mail: office.service() });
      const sent = aSignUp({ email: 'Jörg.Müßig+test@bücher.example' });
      expect((await call(posting, 'POST', 'auth/signup', sent)).status).toBe(201);
      const given = { database: backend().database, now: () => new Date(clock.now), mail: office.service() };
      const worker = keepSending(completeOptions(given));
      await expect.poll(() => office.taken.length).toBe(1);
      await worker.close();
      const [mail] = office.taken;
      expect(mail?.to).toHaveLength(1);
      expect(mail?.to[0]).toMatch(/@(bücher|xn--bcher-kva)\.example$/);
      expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
      expect(mail?.email).toMatchObject({
        from: { name: 'Portal', address: 'portal@stadt.example' },
        subject: 'Öhringen Bcc: all@example.org: Bitte schließen Sie Ihre Registrierung ab',
      });
      expect(mail?.email.text).toMatch(/Freundliche Grüße\s+Öhringen/);
      expect(mail?.email.html).toBeUndefined();
      const key = /#\/auth\/confirm\?key=([\w-]{43})/.exec(mail?.email.text ?? '')?.[1] ?? '';
      const [stored] = await mailsTo(backend().database, sent.email);
      expect(stored?.body).not.toContain(key);
      expect(stored?.body).toContain('key=…');
      expect((await call(posting, 'POST', 'auth/confirm', { key, password: PASSWORD })).status).toBe(200);
      await rename('Stadt');
    });

    it('are not shown', async () => {
      const posting = another({ mail: office.service() });
      for (const path of ['/outbox', '/outbox.json']) expect((await posting.request(path)).status).toBe(404);
    });
  });

  it('are listed in the outbox, newest first, if none are sent', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database);
    await post('auth/magic', { email });
    const response = await local().request(`/outbox.json?to=${encodeURIComponent(email.toUpperCase())}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const { data } = await response.json();
    expect(data).toMatchObject([
      {
        to: email,
        subject: 'Stadt: Ihr Link zum Anmelden',
        text: expect.stringContaining('/auth/magic?key='),
        client: 'stadt',
      },
      { to: email, subject: 'Stadt: Bitte schließen Sie Ihre Registrierung ab' },
    ]);
    expect((await (await local().request('/outbox.json?to=%00')).json()).data.length).toBeGreaterThan(1);
    expect((await local().request('/outbox', { method: 'POST' })).status).toBe(405);
  });

  it('are shown as a page with links to this server only', async () => {
    const { database } = backend();
    const hostile = `<script>alert(1)</script> https://evil.example/ http://localhost:4173.evil.example/ http://localhost:4173/stadt/#/auth/reset?key=a&b="x"`;
    await database.query(
      `insert into mails (client, recipient, subject, body, created_at) values ('stadt', $1, $2, $2, now())`,
      ['"><img src=x>@example.org', hostile],
    );
    const response = await local().request('/outbox');
    const page = await response.text();
    expect(page).not.toMatch(/<script|<img/);
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(links).toContain('http://localhost:4173/stadt/#/auth/reset?key=a&amp;b=');
    expect(links.filter((target) => target?.includes('evil'))).toEqual([]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('contain no input of guests', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database, {
      username: 'Gewinnspiel gratis',
      firstName: 'www.evil.example',
      lastName: 'Sofort klicken',
    });
    await post('auth/signup', aSignUp({ email: 'victim@example.org', username: 'Gewinnspiel Gratis' }));
    await post('auth/signup', aSignUp({ email }));
    const texts = JSON.stringify([
      ...(await mailsTo(database, email)),
      ...(await mailsTo(database, 'victim@example.org')),
    ]);
    expect(texts).not.toMatch(/evil|Gewinnspiel|klicken/i);
    expectRefusal(await post('auth/magic', { email: `${email}, other@example.org\r\n` }), 202, undefined as never);
  });

  it('leave the server unbroken', () => {
    expect(backend().errors).toEqual([]);
  });
});
