import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../demo/server/app';
import {
  BACK_OFFICE_PASSWORD,
  backOfficeBrowser,
  CREDENTIALS,
  fieldsOf,
  OPERATOR,
} from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const PASSWORD = 'Grüner+Krug8';
const TWICE = { password1: PASSWORD, password2: PASSWORD };
const FIRST = { name: 'Erste Person', email: 'erste@example.org', ...TWICE };

onOneDatabase('operators', (backend) => {
  const { anotherBrowser, browser, newApp, setClock } = usingBackOffice(backend);
  const query = <Row extends object>(sql: string, params: unknown[] = []) => backend().database.query<Row>(sql, params);
  const actions = async () =>
    (await query<{ action: string }>(`select action from history where kind = 'operator' order by id`)).map(
      ({ action }) => action,
    );
  const linkIn = async (to: string) => {
    const [mail] = await query<{ body: string }>(
      'select body from mails where recipient = $1 order by id desc limit 1',
      [to],
    );
    return /\/backoffice\/\w+\/[\w-]{43}/.exec(mail?.body ?? '')?.[0] ?? '';
  };
  const formOf = ({ html }: { html: string }, action: string) =>
    fieldsOf(html.split('<form').find((part) => part.includes(`action="${action}"`)) ?? '');
  /** The CSRF token of the operator's session, who logs in unless that is done. */
  const ownCsrf = async () => {
    const shown = await browser().open('/backoffice/account');
    return browser().csrfOf(shown.status === 401 ? await browser().logIn() : shown);
  };
  beforeEach(() => backend().database.script('delete from mails; delete from history'));

  describe('the first one', () => {
    beforeEach(() => backend().database.script('truncate operators cascade'));

    it('is made by the shared password, which then opens nothing', async () => {
      const shown = await browser().open('/backoffice');
      expect(shown.html).toContain('Passwort der Verwaltung');
      const login = { csrf: browser().csrfOf(shown), password: BACK_OFFICE_PASSWORD };
      const form = await browser().post('/backoffice/login', login);
      expect(form.html).toContain('<h1>Ihr Zugang</h1>');
      const csrf = browser().csrfOf(form);
      const wrong = await browser().post('/backoffice/first-account', {
        csrf,
        name: ' ',
        email: 'x',
        password1: 'kurz',
      });
      expect(wrong.status).toBe(422);
      for (const problem of ['einen Namen', 'E-Mail-Adresse wie', 'Bitte mindestens 8 Zeichen', 'nicht gleich'])
        expect(wrong.html).toContain(problem);
      expect((await browser().post('/backoffice/first-account', { csrf, ...FIRST })).html).toContain('Erste Person');
      expect(await actions()).toEqual(['first']);
      for (const email of ['', FIRST.email, OPERATOR.email])
        expect((await anotherBrowser().logIn(BACK_OFFICE_PASSWORD, email)).status).toBe(401);
      expect((await anotherBrowser().logIn(PASSWORD, ` ${FIRST.email.toUpperCase()} `)).html).toContain('Erste Person');
    });

    it('is one of two at once; the other is told', async () => {
      const both = [anotherBrowser('203.0.113.7'), anotherBrowser('203.0.113.8')];
      const forms = [];
      for (const one of both) {
        const login = { csrf: one.csrfOf(await one.open('/backoffice')), password: BACK_OFFICE_PASSWORD };
        forms.push({ one, csrf: one.csrfOf(await one.post('/backoffice/login', login)) });
      }
      const answers = await Promise.all(
        forms.map(({ one, csrf }, index) =>
          one.post('/backoffice/first-account', { ...FIRST, csrf, email: `e${index}@example.org` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.html).toContain('Jemand anderes hat inzwischen');
      expect(await query('select 1 from operators')).toHaveLength(1);
    });

    it('cannot be made without the shared password, nor late', async () => {
      expect((await browser().post('/backoffice/first-account', { ...FIRST })).status).toBe(403);
      const login = { csrf: browser().csrfOf(await browser().open('/backoffice')), password: BACK_OFFICE_PASSWORD };
      const csrf = browser().csrfOf(await browser().post('/backoffice/login', login));
      setClock(new Date(NOW.getTime() + 3_700_000));
      expect((await browser().post('/backoffice/first-account', { csrf, ...FIRST })).status).toBe(403);
      expect(await query('select 1 from operators')).toEqual([]);
    });
  });

  describe('who log in', () => {
    it('need their address, except in the demo', async () => {
      expect((await browser().logIn(undefined, '')).status).toBe(401);
      const demo = anotherBrowser('203.0.113.9', { demoOperator: OPERATOR.email });
      expect((await demo.open('/backoffice')).html).toContain(`value="${OPERATOR.email}"`);
      const csrf = demo.csrfOf(await demo.open('/backoffice'));
      expect((await demo.post('/backoffice/login', { csrf, password: BACK_OFFICE_PASSWORD })).html).toContain(
        'Olga Ott',
      );
      const production = { database: backend().database, isProduction: true, demoOperator: OPERATOR.email };
      expect(() => createApp(production)).toThrow('demo alone');
    });

    it('learn nothing about other addresses', async () => {
      await insertOperator(backend().database, { email: 'eingeladen@example.org', password: null });
      const answers = [];
      for (const email of [OPERATOR.email, 'niemand@example.org', 'eingeladen@example.org', 'kein Name', 'x\0'])
        answers.push((await anotherBrowser().logIn('falsch-1', email)).html.match(/role="alert">[^<]*/)?.[0]);
      expect(new Set(answers)).toEqual(new Set(['role="alert">E-Mail-Adresse oder Passwort ist nicht richtig.']));
    });

    it('get a session that no earlier cookie opens', async () => {
      const fixed = 'a'.repeat(43);
      browser().cookies.set('backoffice', fixed);
      await browser().logIn();
      expect(browser().cookies.get('backoffice')).not.toBe(fixed);
      const thief = anotherBrowser();
      thief.cookies.set('backoffice', fixed);
      expect((await thief.open('/backoffice/stadt')).status).toBe(401);
    });

    it('cannot use the form of another session', async () => {
      await insertOperator(backend().database, { name: 'Jan', email: 'jan@example.org' });
      const first = browser().csrfOf(await browser().logIn());
      const jan = anotherBrowser();
      await jan.logIn(undefined, 'jan@example.org');
      expect((await jan.post('/backoffice/account/name', { csrf: first, name: 'Fremd' })).status).toBe(403);
      expect(await query(`select 1 from operators where name = 'Fremd'`)).toEqual([]);
    });
  });

  describe('who are invited', () => {
    const invite = async (email: string, more: Record<string, string> = {}) => {
      const csrf = await ownCsrf();
      const typed = { csrf, name: 'Neue Kraft', email, role: 'editing', every: 'yes', ...more };
      return browser().post('/backoffice/operators/invite', typed);
    };

    it('accept once, with a name and a password', async () => {
      const invited = await invite('neu1@example.org');
      expect(invited.html).toContain('Link der Einladung');
      const path = await linkIn('neu1@example.org');
      expect(invited.html).toContain(path);
      const guest = anotherBrowser('203.0.113.20');
      const shown = await guest.open(path);
      expect(shown.html).toContain('neu1@example.org');
      const csrf = guest.csrfOf(shown);
      expect((await guest.post(path, { csrf, name: 'Neue', password1: 'passwort', password2: 'x' })).status).toBe(422);
      const both = await Promise.all([0, 1].map(() => guest.post(path, { csrf, name: 'Nora Neu', ...TWICE })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect((await guest.open('/backoffice/account')).html).toContain('Nora Neu');
      expect((await guest.open(path)).status).toBe(410);
      expect(await actions()).toEqual(['invited', 'accepted']);
      expect((await browser().open('/backoffice/operators')).html).toContain('<b>Olga Ott</b> hat eingeladen');
    });

    it('are refused with wrong fields, and nobody twice', async () => {
      const wrong = await invite('kein', { name: '', role: 'chef', every: '' });
      expect(wrong.status).toBe(422);
      for (const problem of ['einen Namen', 'E-Mail-Adresse wie', 'eine Rolle', 'mindestens ein Portal'])
        expect(wrong.html).toContain(problem);
      const twice = await invite(OPERATOR.email.toUpperCase());
      expect([twice.status, twice.html.includes('schon einen Zugang')]).toEqual([422, true]);
    });

    it('get a link that ends after seven days and with the next one', async () => {
      await invite('neu2@example.org');
      const first = await linkIn('neu2@example.org');
      const [row] = await query<{ id: number }>(`select id from operators where email = 'neu2@example.org'`);
      const path = `/backoffice/operators/${row?.id}`;
      const shown = await browser().open(path);
      await browser().post(`${path}/invite`, formOf(shown, `${path}/invite`));
      const second = await linkIn('neu2@example.org');
      expect((await anotherBrowser().open(first)).status).toBe(410);
      expect((await anotherBrowser().open(second)).status).toBe(200);
      setClock(new Date(NOW.getTime() + 7 * 86_400_000));
      expect((await anotherBrowser().open(second)).status).toBe(410);
      for (const key of ['x', 'x'.repeat(43)])
        expect((await anotherBrowser().open(`/backoffice/invitation/${key}`)).status).toBe(404);
    });
  });

  it('see what has become of an invitation', async () => {
    const csrf = await ownCsrf();
    const typed = { csrf, name: 'Neue Kraft', email: 'neu5@example.org', role: 'editing', every: 'yes' };
    await browser().post('/backoffice/operators/invite', typed);
    const [row] = await query<{ id: number }>(`select id from operators where email = 'neu5@example.org'`);
    for (const [change, words] of [
      [`state = 'kept'`, 'Dieser Server verschickt keine E-Mails.'],
      [`state = 'waiting', last_error = null`, 'Die Einladung wird gerade verschickt.'],
      [`state = 'waiting', last_error = '550 no such user'`, 'Die Einladung ist noch nicht angekommen.'],
      [`state = 'failed', last_error = '550 no such user'`, 'Die Einladung ließ sich nicht verschicken.'],
      [`state = 'sent', sent_at = now(), last_error = null`, 'Die Einladung ist verschickt, '],
    ] as const) {
      await query(`update mails set ${change} where recipient = 'neu5@example.org'`);
      const { html } = await browser().open(`/backoffice/operators/${row?.id}`);
      expect(html).toContain(words);
      expect(html).toContain('Noch einmal einladen');
      expect(html.includes('550 no such user')).toBe(change.includes('550'));
    }
  });

  it('never get a typed secret back, whichever form the end of the session interrupts', async () => {
    const SECRET = 'Geheim+Wert9';
    await insertOperator(backend().database, { email: 'eingeladen6@example.org', password: null });
    const csrf = await ownCsrf();
    const typed = { csrf, name: 'Neue', email: 'neu6@example.org', role: 'editing', every: 'yes' };
    await browser().post('/backoffice/operators/invite', typed);
    const pages = ['/backoffice/account', '/backoffice/account/second-factor', '/backoffice/operators/invite'];
    pages.push('/backoffice/forgotten', await linkIn('neu6@example.org'));
    const forms = [];
    for (const page of pages)
      for (const form of (await browser().open(page)).html.split('<form ').slice(1))
        forms.push({
          action: /action="([^"]*)"/.exec(form)?.[1] ?? page,
          fields: Object.fromEntries(
            [...(form.split('</form>')[0] ?? '').matchAll(/<input [^>]*>/g)].map(([input]) => [
              /name="([^"]*)"/.exec(input)?.[1] ?? '',
              /type="password"|one-time-code/.test(input) ? SECRET : 'Getippt',
            ]),
          ),
        });
    const secrets = new Set(
      forms.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name] === SECRET)),
    );
    expect([...secrets].sort()).toEqual(['code', 'password', 'password1', 'password2']);
    await query('delete from backoffice_cookies');
    for (const { action, fields } of forms)
      expect([action, (await browser().post(action, fields)).html.includes(SECRET)]).toEqual([action, false]);
    expect((await browser().post('/backoffice/account/name', { name: 'Getippt' })).html).toContain('value="Getippt"');
  });

  describe('who have forgotten their password', () => {
    const ask = async (email: string, one = anotherBrowser('203.0.113.30')) =>
      one.post('/backoffice/forgotten', { csrf: one.csrfOf(await one.open('/backoffice/forgotten')), email });

    it('get a link, and the same answer without an account', async () => {
      const known = await ask(OPERATOR.email);
      expect((await ask('niemand@example.org')).html).toBe(known.html);
      expect(await query('select recipient, client from mails')).toEqual([{ recipient: OPERATOR.email, client: null }]);
      await browser().logIn();
      const path = await linkIn(OPERATOR.email);
      const guest = anotherBrowser();
      const csrf = guest.csrfOf(await guest.open(path));
      const done = await guest.post(path, { csrf, ...TWICE });
      expect([done.status, done.html.includes('Ihr Passwort ist gespeichert.')]).toEqual([200, true]);
      expect((await browser().open('/backoffice/stadt')).status).toBe(401);
      expect((await browser().logIn()).status).toBe(401);
      expect((await browser().logIn(PASSWORD)).status).toBe(200);
      expect((await guest.post(path, { csrf, ...TWICE })).status).toBe(410);
    });

    it('are told at the field that what they typed is no address', async () => {
      for (const email of [
        '',
        'anna',
        '\u0000',
        Array.from({ length: 999 }, (_, at) => String.fromCodePoint(0x20000 + at * 7)).join(''),
      ]) {
        const { status, html } = await ask(email, anotherBrowser(`198.51.100.${90 + (email.length % 50)}`));
        expect([status, html.includes('id="email-error"')]).toEqual([422, true]);
      }
    });

    it('get no more than ten mails in a quarter of an hour', async () => {
      for (let time = 0; time < 10; time += 1) await ask(OPERATOR.email, anotherBrowser(`198.51.100.${time}`));
      expect((await ask(OPERATOR.email, anotherBrowser('198.51.100.11'))).status).toBe(429);
      expect(await query('select 1 from mails')).toHaveLength(10);
    });

    it('do not store the key in the text of a mail that is sent', async () => {
      const send = async () => undefined;
      await ask(OPERATOR.email, anotherBrowser('203.0.113.31', { mail: { send } }));
      expect(await query(`select 1 from mails where body ~ '[\\w-]{43}'`)).toEqual([]);
    });
  });

  describe('who change others', () => {
    it('cannot remove the last one who may do everything, not even two at once', async () => {
      await query(`update operators set role = 'editing' where email <> $1`, [OPERATOR.email]);
      const second = await insertOperator(backend().database, { name: 'Zweite', email: 'zweite@example.org' });
      const first = await insertOperator(backend().database);
      const other = anotherBrowser();
      await browser().logIn();
      await other.logIn(undefined, 'zweite@example.org');
      const blocking = async (one: typeof other, id: number) => {
        const path = `/backoffice/operators/${id}`;
        const fields = formOf(await one.open(path), `${path}/block`);
        return () => one.post(`${path}/block`, fields);
      };
      const [one, two] = [await blocking(browser(), second), await blocking(other, first)];
      const answers = await Promise.all([one(), two()]);
      expect(answers.some(({ html }) => html.includes('Mindestens ein Zugang') || html.includes('Anmelden'))).toBe(
        true,
      );
      const left = await query(`select 1 from operators where role = 'all' and blocked_at is null and clients is null`);
      expect(left).toHaveLength(1);
      await insertOperator(backend().database);
      await query(`update operators set role = 'billing' where id = $1`, [second]);
      const csrf = await ownCsrf();
      const path = `/backoffice/operators/${first}`;
      const { seen = '' } = formOf(await browser().open(path), path);
      for (const change of [
        { role: 'editing', every: 'yes' },
        { role: 'all', 'client.stadt': 'yes' },
      ]) {
        const refused = await browser().post(path, { csrf, seen, name: OPERATOR.name, ...change });
        expect(refused.html).toContain('Mindestens ein Zugang');
      }
    });

    it('see what another one has changed meanwhile, and keep what they typed', async () => {
      const id = await insertOperator(backend().database, { name: 'Jan', email: 'jan2@example.org', role: 'billing' });
      const csrf = browser().csrfOf(await browser().logIn());
      const path = `/backoffice/operators/${id}`;
      const { seen = '' } = formOf(await browser().open(path), path);
      await browser().post(path, { csrf, seen, name: 'Jan', role: 'editing', every: 'yes' });
      const stale = await browser().post(path, { csrf, seen, name: 'Jan Neu', role: 'billing', every: 'yes' });
      expect(stale.status).toBe(409);
      expect(stale.html).toContain('Gespeichert ist: Jan, Redaktion, nicht gesperrt.');
      expect(stale.html).toContain('value="Jan Neu"');
      expect(await query('select name, role from operators where id = $1', [id])).toEqual([
        { name: 'Jan', role: 'editing' },
      ]);
      expect(await actions()).toEqual(['changed']);
    });

    it('log others out', async () => {
      const id = await insertOperator(backend().database, { name: 'Jan', email: 'jan3@example.org' });
      const jan = anotherBrowser();
      await jan.logIn(undefined, 'jan3@example.org');
      await browser().logIn();
      const path = `/backoffice/operators/${id}`;
      const { html } = await browser().post(`${path}/sessions`, formOf(await browser().open(path), `${path}/sessions`));
      expect(html).toContain('Abgemeldet.');
      expect((await jan.open('/backoffice/stadt')).status).toBe(401);
    });
  });

  describe('at their own account', () => {
    it('change the password by the old one, which ends all other sessions', async () => {
      const other = anotherBrowser();
      await other.logIn();
      const csrf = browser().csrfOf(await browser().logIn());
      const path = '/backoffice/account/password';
      const wrong = await browser().post(path, { csrf, password: 'falsch', ...TWICE });
      expect([wrong.status, wrong.html.includes('nicht Ihr bisheriges')]).toEqual([422, true]);
      expect((await browser().post(path, { csrf, password: BACK_OFFICE_PASSWORD, ...TWICE })).html).toContain(
        'ist geändert',
      );
      const ended = await other.open('/backoffice/stadt');
      expect([ended.status, ended.html.includes('jemand hat Sie abgemeldet, Ihr Passwort geändert')]).toEqual([
        401,
        true,
      ]);
      expect((await anotherBrowser().open('/backoffice/stadt')).html).not.toContain('Ihre Sitzung ist zu Ende');
      expect((await browser().open('/backoffice/stadt')).status).toBe(200);
      expect(await query('select subject from mails')).toEqual([
        { subject: 'Ihr Passwort für die Verwaltung wurde geändert' },
      ]);
      expect(await actions()).toEqual(['password_changed']);
    });

    it('list their sessions and end one or all others, never those of somebody else', async () => {
      await insertOperator(backend().database, { name: 'Jan', email: 'jan4@example.org' });
      const [second, third, jan] = [anotherBrowser(), anotherBrowser(), anotherBrowser()];
      for (const one of [second, third]) await one.logIn();
      await jan.logIn(undefined, 'jan4@example.org');
      const csrf = browser().csrfOf(await browser().logIn());
      const end = (session: string) => browser().post('/backoffice/account/sessions', { csrf, session });
      const [janSession] = await query<{ id: number }>(
        `select c.id from backoffice_cookies c join operators o on o.id = c.operator_id where o.email = 'jan4@example.org'`,
      );
      await end(String(janSession?.id));
      expect((await jan.open('/backoffice/stadt')).status).toBe(200);
      const { html } = await browser().open('/backoffice/account');
      const [listed = ''] = html.match(/name="session" value="\d+"/g) ?? [];
      await end(/\d+/.exec(listed)?.[0] ?? '');
      const states = async () =>
        Promise.all([second, third].map(async (one) => (await one.open('/backoffice/stadt')).status));
      expect((await states()).sort()).toEqual([200, 401]);
      await end('others');
      expect(await states()).toEqual([401, 401]);
      expect((await browser().open('/backoffice/stadt')).status).toBe(200);
    });

    it('change their name, which the history shows from then on', async () => {
      const csrf = browser().csrfOf(await browser().logIn());
      await browser().post('/backoffice/account/name', { csrf, name: 'Olga <b>' });
      const { html } = await browser().open('/backoffice/operators');
      expect(html).toContain('<b>Olga &lt;b&gt;</b>');
    });
  });

  it('open the office without a shared password', async () => {
    const open = backOfficeBrowser(newApp({ backOfficePassword: undefined }), '203.0.113.40');
    expect((await open.logIn()).html).toContain('Olga Ott');
    expect(CREDENTIALS.email).toBe(OPERATOR.email);
  });
});
