import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { createProvider } from '../../demo/server/backoffice/operators/openid-connect/provider';
import { cleanUp } from '../../demo/server/cleanup';
import { type LogFields, noLog } from '../../demo/server/platform/log';
import { type backOfficeBrowser, fieldsOf, plainText } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { type Lie, type LyingProvider, startLyingProvider } from '../support/lying-openid-provider';
import { type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider';
import { insertOperator } from '../support/operators';
import { timeCode } from '../support/time-code';
import { onEachDatabase, onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

type Browser = ReturnType<typeof backOfficeBrowser>;

const CALLBACK = 'http://localhost:4173/backoffice/openid/callback';
const LOGGED_IN = 'Alle Portale';

/** The address to which a page leads at once. */
const leadsTo = (html: string) =>
  plainText(/http-equiv="refresh" content="0;url=([^"]*)"/.exec(html)?.[1] ?? expect.fail(`leads nowhere: ${html}`));

/** Presses the button of the log-in page. @returns the address of the provider */
async function start(browser: Browser, path = '/backoffice'): Promise<URL> {
  const shown = await browser.open(path);
  const form = shown.html.split('<form').find((part) => part.includes('action="/backoffice/openid/start"')) ?? '';
  expect(form).toContain('Mit Stadtkonto anmelden');
  const { html } = await browser.post('/backoffice/openid/start', fieldsOf(form));
  return new URL(leadsTo(html));
}

/** Comes back from the provider, and follows the page that leads on. */
async function comeBack(browser: Browser, address: string) {
  const answer = await browser.open(address.replace('http://localhost:4173', ''));
  return answer.html.includes('http-equiv="refresh"') ? browser.open(leadsTo(answer.html)) : answer;
}

onEachDatabase('the log-in at a provider of OpenID Connect', (backend, once) => {
  const { anotherBrowser, setClock } = usingBackOffice(backend);
  let provider: OpenIdProvider;
  let browser: Browser;
  const anna = { sub: 'anna', email: 'Anna@Example.org', email_verified: true };

  beforeAll(async () => {
    provider = await startOpenIdProvider([CALLBACK]);
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    await backend().database.script(
      'delete from operator_identities; delete from openid_logins; delete from operator_second_factors',
    );
    await insertOperator(backend().database, { name: 'Anna Keller', email: 'anna@example.org', password: null });
    provider.be(anna);
    browser = anotherBrowser(undefined, { openId: provider.settings });
  });

  /** Goes through the pages of the provider. @returns the address with which it sends the person back */
  async function goThrough(address: URL): Promise<string> {
    const cookies = new Map<string, string>();
    let url = address;
    while (!url.href.startsWith(CALLBACK)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      url = new URL(response.headers.get('location') ?? expect.fail(await response.text()), url);
    }
    return url.href;
  }
  const logIn = async (path?: string) => comeBack(browser, await goThrough(await start(browser, path)));

  it('admits the invited operator of the verified address, and then by the account alone', async () => {
    const { html } = await logIn('/backoffice/stadt/history');
    expect(html).toContain('Anna Keller');
    expect(html).toContain('<h1>Verlauf');
    const linked = `select o.email, i.issuer, i.subject from operator_identities i join operators o on o.id = i.operator_id`;
    expect(await backend().database.query(linked)).toEqual([
      { email: 'anna@example.org', issuer: provider.settings.issuer, subject: 'anna' },
    ]);
    const entries = `select action, details from history where kind = 'operator' and action = 'openid_linked' and operator_id =
      (select id from operators where email = 'anna@example.org') order by id desc limit 1`;
    expect(await backend().database.query(entries)).toEqual([
      { action: 'openid_linked', details: { issuer: provider.settings.issuer } },
    ]);
    // She has married.
    provider.be({ ...anna, email: 'anna.neu@example.org', email_verified: false });
    browser = anotherBrowser(undefined, { openId: provider.settings });
    expect((await logIn()).html).toContain(LOGGED_IN);
    // Somebody else gets the address that was hers.
    provider.be({ ...anna, sub: 'eve' });
    browser = anotherBrowser(undefined, { openId: provider.settings });
    const eve = await logIn();
    expect([eve.status, eve.html]).toEqual([403, expect.stringContaining('gibt es hier keinen Zugang')]);
  });

  once('refuses an address that is not verified, one without an operator, and a blocked operator', async () => {
    const { database } = backend();
    for (const [person, problem] of [
      [{ ...anna, email_verified: false }, 'hat Ihre E-Mail-Adresse nicht bestätigt'],
      [{ ...anna, email: 'fremd@example.org' }, 'gibt es hier keinen Zugang'],
    ] as const) {
      provider.be(person);
      const { status, html } = await logIn();
      expect([status, html]).toEqual([403, expect.stringContaining(problem)]);
    }
    provider.be(anna);
    await logIn();
    await database.query(`update operators set blocked_at = now() where email = 'anna@example.org'`);
    browser = anotherBrowser(undefined, { openId: provider.settings });
    expect((await logIn()).html).toContain('Ihr Zugang ist gesperrt.');
    expect(await database.query('select subject from operator_identities')).toEqual([{ subject: 'anna' }]);
  });

  once('keeps the form whose session was over, and takes each answer once', async () => {
    const form = { csrf: 'x', note: 'Getippt', 'kept.note': 'Getippt', kept: 'form', to: '/backoffice/stadt/settings' };
    const shown = await browser.open('/backoffice');
    const sent = { ...form, csrf: browser.csrfOf(shown) };
    const target = leadsTo((await browser.post('/backoffice/openid/start', sent)).html);
    const back = await goThrough(new URL(target));
    const { html } = await comeBack(browser, back);
    expect(html).toContain('Ihre Eingabe ist noch da');
    expect(html).toContain('name="note" value="Getippt"');
    const again = await comeBack(anotherBrowser(undefined, { openId: provider.settings }), back);
    expect([again.status, again.html]).toEqual([403, expect.stringContaining('Bitte beginnen Sie noch einmal.')]);
    expect((await browser.open(back.replace('http://localhost:4173', ''))).status).toBe(403);
  });

  once('refuses an answer of another browser, one too late, and one without a begin', async () => {
    const stolen = await goThrough(await start(browser));
    const thief = anotherBrowser('198.51.100.1', { openId: provider.settings });
    await start(thief);
    expect((await comeBack(thief, stolen)).status).toBe(403);
    // The thief has not ended the log-in of its owner.
    expect((await comeBack(browser, stolen)).html).toContain(LOGGED_IN);
    browser = anotherBrowser(undefined, { openId: provider.settings });
    const late = await goThrough(await start(browser));
    setClock(new Date(NOW.getTime() + 600_000));
    expect((await comeBack(browser, late)).status).toBe(403);
    await cleanUp(completeOptions({ database: backend().database, now: () => new Date(NOW.getTime() + 600_000) }));
    expect(await backend().database.query('select 1 as one from openid_logins where started_at <= $1', [NOW])).toEqual(
      [],
    );
    for (const query of ['', '?code=x', '?code=x&state=y', '?error=access_denied', `?state=${'A'.repeat(43)}&code=x`])
      expect([query, (await browser.open(`/backoffice/openid/callback${query}`)).status]).toEqual([query, 403]);
    const csrf = browser.csrfOf(await browser.open('/backoffice'));
    expect((await browser.post('/backoffice/openid/start', { csrf: `x${csrf.slice(1)}` })).status).toBe(403);
    expect((await browser.post('/backoffice/openid/start', { csrf }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
  });

  once('asks for the second factor as well where everybody needs one', async () => {
    const openIn = (isSecondFactorRequired: boolean) =>
      anotherBrowser(undefined, { openId: provider.settings, isSecondFactorRequired });
    browser = openIn(true);
    expect((await logIn()).html).toContain('Zweiten Faktor einrichten');
    const secret =
      /<code>([A-Z2-7 ]{39})</.exec((await browser.open('/backoffice/account/second-factor')).html)?.[1] ?? '';
    const csrf = browser.csrfOf(await browser.open('/backoffice/account/second-factor'));
    await browser.post('/backoffice/account/second-factor', { csrf, code: timeCode(secret, NOW) });
    browser = openIn(true);
    const asked = await logIn();
    expect(asked.html).toContain('action="/backoffice/login/factor"');
    const later = new Date(NOW.getTime() + 30_000);
    const sent = { ...fieldsOf(asked.html), code: timeCode(secret, later) };
    expect((await browser.post('/backoffice/login/factor', sent)).html).toContain(LOGGED_IN);
    browser = openIn(false);
    expect((await logIn()).html).toContain(LOGGED_IN);
  });

  once('lets two tabs log in at the same time', async () => {
    const [one, two] = [await goThrough(await start(browser)), await goThrough(await start(browser))];
    const answers = await Promise.all([comeBack(browser, one), comeBack(browser, two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await backend().database.query('select subject from operator_identities')).toEqual([{ subject: 'anna' }]);
  });
});

onOneDatabase('a lying provider of OpenID Connect', (backend) => {
  const { anotherBrowser } = usingBackOffice(backend);
  let provider: LyingProvider;
  let browser: Browser;
  let logged: LogFields[];
  const newBrowser = (given = {}) =>
    anotherBrowser(undefined, {
      openId: provider.settings,
      log: { ...noLog, event: (event, fields) => logged.push({ event, ...fields }) },
      ...given,
    });

  beforeAll(async () => {
    provider = await startLyingProvider();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    await backend().database.script('delete from operator_identities; delete from openid_logins');
    provider.lie({});
    logged = [];
    browser = newBrowser();
  });

  /** Logs in with an answer of the provider that has the right code, state and nonce. */
  async function logIn(change: (answer: URLSearchParams) => void = () => undefined) {
    const { searchParams } = await start(browser);
    provider.expect(searchParams.get('nonce') ?? '');
    const answer = new URLSearchParams({ code: 'the code', state: searchParams.get('state') ?? '' });
    change(answer);
    return comeBack(browser, `${CALLBACK}?${answer}`);
  }

  it('admits while it is right: the control', async () => {
    expect((await logIn()).html).toContain(LOGGED_IN);
  });

  it('sends what protects the log-in', async () => {
    const { searchParams } = await start(browser);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'portal', redirect_uri: CALLBACK, scope: 'openid email' },
      ...{ code_challenge_method: 'S256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it.each<[name: string, lie: Lie]>([
    ['another issuer', { claims: { iss: 'http://localhost:1' } }],
    ['another nonce', { claims: { nonce: 'x' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['several audiences without a party', { claims: { aud: ['portal', 'other'], azp: 'other' } }],
    ['an end in the past', { claims: { exp: 1_000_000_000 } }],
    ['a beginning in the future', { claims: { nbf: 9_000_000_000 } }],
    ['no person', { claims: { sub: undefined } }],
    ['no algorithm', { header: { alg: 'none' } }],
    ['an algorithm with the secret as its key', { header: { alg: 'HS256' } }],
    ['the signature of another key', { hasOtherKey: true }],
    ['an unknown key', { header: { kid: 'two' } }],
  ])('is refused with %s', async (_, lie) => {
    provider.lie(lie);
    const { status, html } = await logIn();
    expect([status, html]).toEqual([
      403,
      expect.stringContaining('Die Antwort von Stadtkonto war nicht gültig, darum wurden Sie nicht angemeldet.'),
    ]);
    expect(logged).toEqual([{ event: 'openid_refused', kind: 'invalid', reason: expect.stringMatching(/^[\w -]+$/) }]);
    expect(JSON.stringify(logged)).not.toMatch(/the code|very secret|access|operator@/);
    expect(await backend().database.query('select 1 as one from operator_identities')).toEqual([]);
  });

  it.each([
    ['HTML', (answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Wartung</h1>')],
    ['an error', (answer) => answer.writeHead(503).end()],
    ['nothing', (answer) => void answer.destroy()],
    ['JSON that is none', (answer) => answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a":')],
    [
      'too much',
      (answer) => answer.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"a":"${'x'.repeat(2_000_000)}"}`),
    ],
    ['a redirect', (answer) => answer.writeHead(302, { Location: 'http://localhost:1/' }).end()],
  ] satisfies [string, (answer: import('node:http').ServerResponse) => void][])(
    'is named when it answers with %s, and forgotten once it is right',
    async (_, answer) => {
      const paths = ['/.well-known/openid-configuration', '/token', '/keys'] as const;
      const right = async () => {
        provider.lie({});
        browser = newBrowser();
        expect((await logIn()).html).toContain(LOGGED_IN);
      };
      provider.lie({ answers: { [paths[0]]: (_request, response) => answer(response) } });
      const shown = await browser.open('/backoffice');
      const fields = { csrf: browser.csrfOf(shown) };
      const refused = await browser.post('/backoffice/openid/start', fields);
      expect([refused.status, refused.html]).toEqual([
        503,
        expect.stringContaining('Stadtkonto antwortet gerade nicht richtig. Melden Sie sich mit Ihrem Passwort an'),
      ]);
      expect((await browser.logIn()).html).toContain(LOGGED_IN);
      await right();
      for (const path of paths.slice(1)) {
        browser = newBrowser();
        const address = await start(browser);
        provider.expect(address.searchParams.get('nonce') ?? '');
        provider.lie({ answers: { [path]: (_request, response) => answer(response) } });
        const answered = new URLSearchParams({ code: 'x', state: address.searchParams.get('state') ?? '' });
        expect([path, (await comeBack(browser, `${CALLBACK}?${answered}`)).status]).toEqual([path, 403]);
        provider.lie({});
      }
    },
  );

  it('is refused with a description of another issuer, and without encryption in real use', async () => {
    provider.lie({ description: { issuer: 'http://localhost:1' } });
    await expect(start(browser)).rejects.toThrow('leads nowhere');
    provider.lie({});
    const secrets = { state: 's', nonce: 'n', codeVerifier: 'c' };
    const inProduction = createProvider(provider.settings, { now: () => NOW, isProduction: true });
    await expect(inProduction.logInAddress(secrets, CALLBACK)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('does not hold up the log-in page, nor the server: it is asked once, for a few seconds', async () => {
    provider.lie({ answers: { '/.well-known/openid-configuration': () => undefined } });
    const before = provider.requests();
    expect((await browser.open('/backoffice')).status).toBe(200);
    expect(provider.requests()).toBe(before);
    const fields = { csrf: browser.csrfOf(await browser.open('/backoffice')) };
    const waiting = Array.from({ length: 3 }, () => browser.post('/backoffice/openid/start', fields));
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(provider.requests()).toBe(before + 1);
  }, 20_000);

  it('says that the person has refused, and repeats no error of its own', async () => {
    const cancelled = await logIn((answer) => {
      answer.delete('code');
      answer.set('error', 'access_denied');
      answer.set('error_description', '<script>alert(1)</script>');
    });
    expect([cancelled.status, cancelled.html]).toEqual([
      403,
      expect.stringContaining('Sie haben die Anmeldung mit Stadtkonto abgebrochen.'),
    ]);
    expect(cancelled.html).not.toContain('alert(1)');
    const twice = await logIn((answer) => answer.append('code', 'another'));
    expect(twice.status).toBe(403);
  });
});
