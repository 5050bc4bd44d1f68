import { beforeEach, expect, it } from 'vitest';
import {
  checkSecondFactor,
  confirmSecondFactor,
  pendingSecret,
  renewRecoveryCodes,
  secondFactorOf,
  switchOffSecondFactor,
} from '../../demo/server/backoffice/operators/second-factor/second-factor';
import type { Queryable } from '../../demo/server/platform/database/database';
import { BACK_OFFICE_PASSWORD, fieldsOf, plainText } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { timeCode, wrongTimeCode } from '../support/time-code';
import { whileHeld } from '../support/while-held';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const PATH = '/backoffice/account/second-factor';
const STEP_MS = 30_000;
const at = (steps: number) => new Date(NOW.getTime() + steps * STEP_MS);

onEachDatabase('the second factor of an operator', (backend, once) => {
  const { anotherBrowser, browser, setClock } = usingBackOffice(backend);
  let operatorId: number;
  let secret: string;

  const check = (typed: string, now = NOW) => checkSecondFactor(backend().database, operatorId, typed, now);
  /** Switches it on, by a code of long ago. */
  const switchOn = async () => {
    secret = (await pendingSecret(backend().database, operatorId)) ?? '';
    const codes = await backend().database.transaction((transaction) =>
      confirmSecondFactor(transaction, operatorId, timeCode(secret, at(-100)), at(-100)),
    );
    return Array.isArray(codes) ? codes : expect.fail(String(codes));
  };
  const history = async () =>
    (
      await backend().database.query<{ action: string }>(
        `select action from history where kind = 'operator' and operator_id = $1 and record = $1::text order by id`,
        [operatorId],
      )
    ).map(({ action }) => action);

  beforeEach(async () => {
    await backend().database.script(`delete from operator_second_factors; delete from operator_recovery_codes;
      delete from history where kind = 'operator'`);
    operatorId = await insertOperator(backend().database);
  });

  it('takes each code once, also of two at once, and none from before it', async () => {
    await switchOn();
    const code = timeCode(secret, NOW);
    const both = await Promise.all([check(code), check(code)]);
    expect(both.sort()).toEqual(['right', 'used']);
    expect(await check(code)).toBe('used');
    expect(await check(timeCode(secret, at(-1)))).toBe('used');
    expect(await check(` ${timeCode(secret, at(1)).replace(/^.../, '$& ')} `, at(1))).toBe('right');
  });

  once('takes codes of a clock that is a minute off, and none of one that is three off', async () => {
    for (const [steps, expected] of [
      [-2, 'right'],
      [-1, 'right'],
      [0, 'right'],
      [1, 'right'],
      [2, 'right'],
      [-6, 'wrong'],
      [6, 'wrong'],
    ] as const) {
      await switchOffSecondFactor(backend().database, operatorId);
      await switchOn();
      expect([steps, await check(timeCode(secret, at(steps)))]).toEqual([steps, expected]);
    }
    for (const typed of ['', '12345', '1234567', '١٢٣٤٥٦', 'abc', '\u0000', 'x'.repeat(1000)])
      expect([typed, await check(typed)]).toEqual([typed, 'wrong']);
  });

  it('takes each recovery code once, also of two at once', async () => {
    const [first = '', second = ''] = await switchOn();
    expect((await Promise.all([check(first), check(first)])).sort()).toEqual(['right', 'used']);
    expect(await check(second.toUpperCase().replaceAll('-', ' '))).toBe('right');
    expect(await check(second)).toBe('used');
    expect(await secondFactorOf(backend().database, operatorId)).toMatchObject({ isOn: true, codesLeft: 8 });
    expect(await history()).toEqual(['second_factor_on', 'recovery_code_used', 'recovery_code_used']);
    const stored = await backend().database.query<{ hash: Uint8Array }>('select hash from operator_recovery_codes');
    expect(stored.map(({ hash }) => Buffer.from(hash).toString())).not.toContain(first);
  });

  it('lets only one set of recovery codes count, also of two written at once', async () => {
    await switchOn();
    const { database } = backend();
    const renew = (transaction: Queryable) => renewRecoveryCodes(transaction, operatorId, NOW);
    let earlier: readonly string[] = [];
    const later = await whileHeld(
      backend(),
      async (transaction) => {
        earlier = await renew(transaction);
      },
      () => database.transaction(renew),
    );
    expect(await secondFactorOf(database, operatorId)).toMatchObject({ codesLeft: 10 });
    expect(await check(earlier[0] ?? '')).toBe('wrong');
    expect(await check(later[0] ?? '')).toBe('right');
  });

  it('limits wrong codes of an operator, from wherever they come', async () => {
    const [recovery = ''] = await switchOn();
    const guesses = await Promise.all(Array.from({ length: 15 }, () => check(wrongTimeCode(secret, NOW))));
    expect(guesses.filter((result) => result === 'wrong')).toHaveLength(10);
    expect(await check(timeCode(secret, NOW))).toMatchObject({ seconds: expect.any(Number) });
    expect(await check(recovery)).toMatchObject({ seconds: expect.any(Number) });
    const later = at(31);
    expect(await check(timeCode(secret, later), later)).toBe('right');
  });

  once('does not count of another operator, nor before it is confirmed', async () => {
    const [recovery = ''] = await switchOn();
    const other = await insertOperator(backend().database, { email: 'zweite@example.org', name: 'Zweite' });
    const { database } = backend();
    for (const typed of [recovery, timeCode(secret, NOW)])
      expect(await checkSecondFactor(database, other, typed, NOW)).toBe('wrong');
    const pending = (await pendingSecret(database, other)) ?? '';
    expect(await checkSecondFactor(database, other, timeCode(pending, NOW), NOW)).toBe('wrong');
    expect(await secondFactorOf(database, other)).toMatchObject({ isOn: false });
  });

  const secretOn = (html: string) => /<code>([A-Z2-7 ]{39})<\/code>/.exec(html)?.[1] ?? expect.fail('no secret');
  const setUp = async (pages = browser()) => {
    const shown = await pages.open(PATH);
    secret = secretOn(shown.html);
    return pages.post(PATH, { csrf: pages.csrfOf(shown), code: timeCode(secret, NOW) });
  };

  once(
    'is set up with a picture, a secret that stays until it is confirmed, and recovery codes that are shown once',
    async () => {
      await browser().logIn();
      const shown = await browser().open(PATH);
      expect(shown.html).toContain('<svg');
      expect(plainText(shown.html)).toMatch(
        /href="otpauth:\/\/totp\/Verwaltung%20localhost:operator%40example\.org\?issuer=[^"]*secret=[A-Z2-7]{32}&/,
      );
      expect(secretOn((await browser().open(PATH)).html)).toBe(secretOn(shown.html));
      const csrf = browser().csrfOf(shown);
      const wrong = await browser().post(PATH, { csrf, code: '12 34' });
      expect(wrong.status).toBe(422);
      expect(wrong.html).toMatch(/Der Code ist nicht richtig\..* Hier ist es \d\d:\d\d:\d\d Uhr\./);
      expect(secretOn(wrong.html)).toBe(secretOn(shown.html));
      const done = await setUp();
      const codes = [...done.html.matchAll(/<li><code>([a-z2-9-]{14})<\/code>/g)].map(([, code]) => code);
      expect(new Set(codes).size).toBe(10);
      const file = decodeURIComponent(
        /href="data:text\/plain;charset=utf-8,([^"]*)" download/.exec(done.html)?.[1] ?? '',
      );
      for (const code of codes) expect(file).toContain(code);
      const again = await browser().open(PATH);
      expect(again.html).toContain('10 übrig');
      expect(again.html).not.toContain(codes[0]);
      // The form in another tab: nothing is switched on twice.
      expect((await browser().post(PATH, { csrf, code: timeCode(secret, at(1)) })).html).toContain('10 übrig');
      expect(await history()).toEqual(['second_factor_on']);
    },
  );

  once('is changed or switched off with the password and a code alone', async () => {
    await browser().logIn();
    await setUp();
    const csrf = browser().csrfOf(await browser().open(PATH));
    const change = (fields: Record<string, string>) => browser().post(`${PATH}/change`, { csrf, ...fields });
    const [code, password] = [timeCode(secret, at(1)), BACK_OFFICE_PASSWORD];
    const refused = await change({ action: 'off', code, password: 'falsch' });
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('Das Passwort ist nicht richtig.')]);
    expect((await change({ action: 'off', code: wrongTimeCode(secret, NOW), password })).status).toBe(422);
    expect((await change({ action: 'off', code: timeCode(secret, NOW), password })).html).toContain(
      'Dieser Code ist schon verwendet worden.',
    );
    const renewed = await change({ action: 'codes', code, password });
    expect(renewed.html).toContain('Neue Wiederherstellungscodes');
    const recovery = /<li><code>([a-z2-9-]{14})/.exec(renewed.html)?.[1] ?? '';
    await change({ action: 'off', code: recovery, password });
    expect((await browser().open(PATH)).html).toContain('Zweiten Faktor einrichten');
    expect(await history()).toEqual([
      ...['second_factor_on', 'recovery_codes_new', 'recovery_code_used', 'second_factor_off'],
    ]);
  });

  once('is set up before anything else, where every operator needs one', async () => {
    const pages = anotherBrowser(undefined, { isSecondFactorRequired: true });
    await pages.logIn();
    for (const path of ['/backoffice', '/backoffice/stadt', '/backoffice/stadt/settings']) {
      const { html } = await pages.open(path);
      expect([path, html]).toEqual([path, expect.stringContaining('Hier braucht jeder Zugang einen zweiten Faktor.')]);
    }
    const csrf = pages.csrfOf(await pages.open(PATH));
    const held = await pages.post('/backoffice/stadt/settings', { csrf, note: 'Getippt' });
    expect([held.status, held.html]).toEqual([403, expect.stringContaining('value="Getippt"')]);
    await setUp(pages);
    expect((await pages.open('/backoffice/stadt')).status).toBe(200);
    // Somebody else switches it off while the operator works.
    await switchOffSecondFactor(backend().database, operatorId);
    expect((await pages.open('/backoffice/stadt')).html).toContain('Zweiten Faktor einrichten');
  });

  once('is asked for after the password, with the form whose session was over', async () => {
    const [recovery = ''] = await switchOn();
    const asked = await browser().logIn();
    expect(asked.html).toContain('action="/backoffice/login/factor"');
    expect([...browser().cookies.keys()]).not.toContain('backoffice');
    const send = (fields: Record<string, string>) =>
      browser().post('/backoffice/login/factor', { ...fieldsOf(asked.html), ...fields });
    const wrong = await send({ code: wrongTimeCode(secret, NOW) });
    expect([wrong.status, wrong.html]).toEqual([401, expect.stringContaining('Der Code ist nicht richtig.')]);
    expect((await send({ csrf: 'x', code: timeCode(secret, NOW) })).status).toBe(401);
    const kept = { kept: 'form', to: '/backoffice/stadt/settings', 'kept.note': 'Getippt' };
    const resumed = await send({ ...kept, code: timeCode(secret, NOW) });
    expect(resumed.html).toContain('name="note" value="Getippt"');
    expect((await browser().open('/backoffice')).html).toContain('Alle Portale');
    const replayed = await send({ code: timeCode(secret, at(1)) });
    expect([replayed.status, replayed.html]).toEqual([401, expect.stringContaining('Das hat zu lange gedauert.')]);
    const neighbour = anotherBrowser();
    const asksAgain = await neighbour.logIn();
    const used = { ...fieldsOf(asksAgain.html), code: timeCode(secret, NOW) };
    expect((await neighbour.post('/backoffice/login/factor', used)).html).toContain('schon verwendet worden');
    const answers = await Promise.all(
      [0, 1].map(() => neighbour.post('/backoffice/login/factor', { ...used, code: recovery })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  once('is asked for no longer than ten minutes, and never of a blocked operator', async () => {
    await switchOn();
    const fields = fieldsOf((await browser().logIn()).html);
    await backend().database.query('update operators set blocked_at = now() where id = $1', [operatorId]);
    const send = (now: Date) => browser().post('/backoffice/login/factor', { ...fields, code: timeCode(secret, now) });
    expect((await send(NOW)).status).toBe(401);
    await backend().database.query('update operators set blocked_at = null where id = $1', [operatorId]);
    setClock(at(20));
    expect((await send(at(20))).status).toBe(401);
  });

  once('names the minutes to wait after too many wrong codes', async () => {
    await switchOn();
    const fields = fieldsOf((await browser().logIn()).html);
    const guess = () => browser().post('/backoffice/login/factor', { ...fields, code: wrongTimeCode(secret, NOW) });
    await Promise.all(Array.from({ length: 10 }, guess));
    const refused = await guess();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(refused.html).toContain('Bitte warten Sie 15 Min.');
  });

  once('is switched off by another operator, for one who has lost it', async () => {
    const other = await insertOperator(backend().database, { email: 'zweite@example.org', name: 'Zweite' });
    operatorId = other;
    await switchOn();
    await browser().logIn();
    const path = `/backoffice/operators/${other}`;
    const shown = await browser().open(path);
    const form = shown.html.split('<form').find((part) => part.includes(`action="${path}/factor"`)) ?? '';
    const done = await browser().post(`${path}/factor`, fieldsOf(form));
    expect(done.html).toContain('Gespeichert.');
    expect(done.html).not.toContain(`action="${path}/factor"`);
    expect(await secondFactorOf(backend().database, other)).toMatchObject({ isOn: false });
    expect((await browser().open('/backoffice/operators')).html).toContain('den zweiten Faktor ausgeschaltet');
  });
});
