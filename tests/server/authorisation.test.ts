import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApp, callsOf, quickHashing } from '../support/account-calls';
import {
  giveSettings,
  insertPerson,
  insertRelation,
  insertRoles,
  insertToken,
  PASSWORD,
} from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onOneDatabase } from './on-each-database';
import { WRITING } from './using-own-articles';
import { RECORDS } from './using-own-events';

const BOOKING = { applicationSettings: { ...WRITING.applicationSettings, activateAdverts: true } };

/** Calls that answer everybody alike, or identify the caller by something else than a token. */
const OPEN = new Set([
  ...['GET clientSettings', 'GET rubrics', 'GET tags', 'GET personRoles', 'GET personRoles/:id'],
  ...['GET events', 'GET events/days', 'GET events/places', 'GET events/:id'],
  ...['GET events/:id/similar', 'GET events/:id/others'],
  ...['GET events.ics', 'GET events.csv', 'GET events.rss', 'GET events.json', 'GET events/:id{[^/]+[.]ics}'],
  ...['GET sitemap.xml', 'GET sitemap/:part{[^/]+[.]xml}', 'GET media/:id/:width', 'GET articles', 'GET articles/:id'],
  ...['GET adverts/catalogue', 'GET adverts/availability', 'POST adverts/quote'],
  ...['GET adverts/show', 'POST adverts/seen', 'POST adverts/:id/click'],
  ...['GET events/:id/seen', 'POST events/:id/seen'],
  ...['GET communities', 'GET communities/:id', 'GET addresses', 'GET addresses/:id'],
  ...['POST auth/login', 'POST auth/signup', 'POST auth/confirm', 'POST auth/confirm/resend', 'POST auth/magic'],
  ...['POST auth/magic/redeem', 'POST auth/request-reset', 'POST auth/reset'],
  // Identify the caller by the key of a mail.
  ...['POST searches', 'POST searches/confirm', 'POST searches/end', 'POST searches/end/:key', 'GET searches/end/:key'],
  // Answers 200 for any token and ends it; checked below.
  'POST auth/logout',
]);

const profile = {
  ...{ salutation: 1, firstName: 'Vera', lastName: 'Neu', phone: '07121 1', street: 'Weg 1' },
  ...{ acceptConditions: true, acceptPrivacyPolicy: true },
  roleRelations: [],
};

type Case = { body?: (email: string) => object; headers?: Record<string, string>; owner: number };

/** Calls that need a token: what is sent, and what its owner gets. */
const GUARDED: Record<string, Case> = {
  'GET persons': { owner: 200 },
  'PUT persons': { body: (email) => ({ ...profile, email }), headers: { 'if-match': '*' }, owner: 200 },
  'GET persons/export': { owner: 200 },
  'GET persons/favourites': { owner: 200 },
  'PUT persons/favourites': { body: () => ({ changes: [] }), owner: 200 },
  'POST persons/delete': { body: () => ({ password: PASSWORD }), owner: 202 },
  'POST persons/restore': { owner: 200 },
  'POST addresses': { body: () => ({ name: 'Halle', community: { community_id: 1 } }), owner: 201 },
  'POST my/roleRelations': { body: () => ({ organization: 10, role: 1 }), owner: 201 },
  // These calls send no file and name no existing picture.
  'POST media': { owner: 415 },
  'PATCH media/:id': { body: () => ({}), headers: { 'if-match': '*' }, owner: 404 },
  'DELETE media/:id': { owner: 404 },
  'GET my/events': { owner: 200 },
  'POST my/events': { body: () => aWholeEvent(RECORDS, TODAY), owner: 201 },
  'POST my/events/check': { body: () => ({ title: 'Jazz', date: TODAY }), owner: 200 },
  'POST my/events/import': { body: () => ({ url: 'http://127.0.0.1/' }), owner: 422 },
  // These calls name no existing event or article; tests of own ones try those of others.
  'GET my/events/:id': { owner: 404 },
  'PUT my/events/:id': { body: () => aWholeEvent(RECORDS, TODAY), headers: { 'if-match': '*' }, owner: 404 },
  'DELETE my/events/:id': { owner: 404 },
  'DELETE my/events/:id/changes': { owner: 404 },
  'POST my/events/:id/copy': { owner: 404 },
  'POST my/events/:id/restore': { owner: 404 },
  'GET my/events/:id/members': { owner: 404 },
  'POST my/events/:id/handover': { body: () => ({ person: 1 }), owner: 404 },
  'GET my/articles': { owner: 200 },
  'POST my/articles': { body: () => aWholeArticle(TODAY), owner: 201 },
  'GET my/articles/:id': { owner: 404 },
  'PUT my/articles/:id': { body: () => aWholeArticle(TODAY), headers: { 'if-match': '*' }, owner: 404 },
  'DELETE my/articles/:id': { owner: 404 },
  'DELETE my/articles/:id/changes': { owner: 404 },
  'POST my/articles/:id/copy': { owner: 404 },
  'POST my/articles/:id/restore': { owner: 404 },
  'GET my/articles/:id/members': { owner: 404 },
  'POST my/articles/:id/handover': { body: () => ({ person: 1 }), owner: 404 },
  // There is no catalogue here; tests of adverts try what one person holds with another.
  'POST adverts/reservations': { body: () => ({ slot: 'none', dates: [TODAY] }), owner: 404 },
  'POST adverts/reservations/:id/renew': { owner: 404 },
  'DELETE adverts/reservations/:id': { owner: 404 },
  'GET adverts/draft': { owner: 200 },
  'GET adverts/event': { owner: 404 },
  'GET adverts/draft/proof.pdf': { owner: 404 },
  'PUT adverts/draft': { body: () => ({}), headers: { 'if-match': '*' }, owner: 200 },
  'DELETE adverts/draft': { owner: 200 },
  'POST adverts/orders': {
    body: () => ({ slot: 'none', dates: [TODAY], gross: 1, isTermsAccepted: true }),
    owner: 404,
  },
  'GET my/adverts': { owner: 200 },
  'GET my/adverts/:id': { owner: 404 },
  'POST my/adverts/:id/content': { body: () => ({ content: { title: 'Jazz', text: '' } }), owner: 404 },
  'POST my/adverts/:id/cancel': { owner: 404 },
  'GET my/adverts/:id/invoice.pdf': { owner: 404 },
  'GET my/adverts/:id/credit-note.pdf': { owner: 404 },
  'GET my/adverts/:id/statistics': { owner: 404 },
  'GET my/adverts/:id/statistics.csv': { owner: 404 },
  'GET my/adverts/:id/event-statistics': { owner: 404 },
  'GET my/adverts/:id/event-statistics.csv': { owner: 404 },
  'POST auth/renew': { owner: 200 },
  'PUT auth/password': {
    body: () => ({ passwordOld: PASSWORD, password1: 'Neues-Pferd-81!', password2: 'Neues-Pferd-81!' }),
    owner: 200,
  },
};

/** Callers, each with the error code that replaces the owner's response; undefined if it is the same. */
const CALLERS = {
  guest: 'token_missing',
  'an empty token': 'token_missing',
  owner: undefined,
  'other user': undefined,
  "other client's user": 'token_invalid',
  'blocked person': 'token_invalid',
  'unverified person': 'token_invalid',
  'person whose deletion was due': 'token_invalid',
  'expired token': 'token_invalid',
  'ended token': 'token_invalid',
  'tampered token': 'token_invalid',
  'token as stored': 'token_invalid',
  'token of another shape': 'token_invalid',
} as const;
type Caller = keyof typeof CALLERS;
const REFUSED = (Object.entries(CALLERS) as [Caller, string | undefined][]).filter(([, code]) => code !== undefined);
const ALLOWED: Caller[] = ['owner', 'other user'];

onOneDatabase('authorisation', (backend) => {
  let hash = '';
  let tokens: Record<Caller, string | undefined>;
  let emails: Partial<Record<Caller, string>>;
  let ownerId = 0;
  const app = () => accountApp(backend().database);

  beforeAll(async () => {
    hash = await quickHashing.hash(PASSWORD);
    await insertRoles(backend().database);
    for (const client of ['stadt', 'zeitung']) await giveSettings(backend().database, client, BOOKING);
  });
  beforeEach(async () => {
    const { database } = backend();
    await database.script('delete from accounts; delete from attempts');
    const owner = await insertPerson(database, {
      lastName: 'Eigentum',
      email: 'owner@example.org',
      passwordHash: hash,
    });
    ownerId = owner.id;
    const other = await insertPerson(database, { email: 'other@example.org', passwordHash: hash });
    const due = await insertPerson(database);
    await database.query('update accounts set deletion_due = $2 where id = $1', [due.id, NOW]);
    const stored = await database.query<{ hash: string }>(
      `select encode(hash, 'base64') as hash from tokens where account_id = $1`,
      [owner.id],
    );
    const ended = await insertToken(database, owner.id);
    await callsOf(app(), ended)('POST', 'auth/logout');
    tokens = {
      guest: undefined,
      'an empty token': '',
      owner: owner.token,
      'other user': other.token,
      "other client's user": (await insertPerson(database, { client: 'zeitung', passwordHash: hash })).token,
      'blocked person': (await insertPerson(database, { status: 'blocked', passwordHash: hash })).token,
      'unverified person': (await insertPerson(database, { status: 'unverified', passwordHash: hash })).token,
      'person whose deletion was due': due.token,
      'expired token': await insertToken(database, owner.id, NOW),
      'ended token': ended,
      'tampered token': owner.token.slice(0, -2) + (owner.token.endsWith('AA') ? 'BB' : 'AA'),
      'token as stored': (stored[0]?.hash ?? '').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
      'token of another shape': `${owner.token}'%20or%201=1`,
    };
    emails = { owner: owner.email, 'other user': other.email };
  });

  it('is defined for every call', () => {
    const calls = app()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/clients/:client/api/'))
      .map(({ method, path }) => `${method} ${path.replace('/clients/:client/api/', '')}`);
    expect([...new Set(calls)].sort()).toEqual([...OPEN, ...Object.keys(GUARDED)].sort());
  });

  describe.each(Object.entries(GUARDED))('%s', (call, { body, headers, owner: fine }) => {
    const [method = '', path = ''] = call.split(' ');

    it('is refused to others without any effect, and granted to permitted callers', async () => {
      const accounts = () => backend().database.query('select id, version, deletion_due from accounts order by id');
      const before = await accounts();
      const reached = app();
      const answers: unknown[] = [];
      for (const [caller] of REFUSED) {
        const answer = await callsOf(reached, tokens[caller])(method, path, body?.('x@example.org'), headers);
        answers.push([caller, answer.status, answer.body.code]);
        expect(answer.text, caller).not.toMatch(/Eigentum|owner@/);
      }
      expect(answers).toEqual(REFUSED.map(([caller, code]) => [caller, 401, code]));
      expect(await accounts()).toEqual(before);
      for (const caller of ALLOWED) {
        const answer = await callsOf(reached, tokens[caller])(method, path, body?.(emails[caller] ?? ''), headers);
        expect([caller, answer.status], answer.text).toEqual([caller, fine]);
        expect(answer.headers.get('cache-control'), caller).toBe('no-store');
        if (caller === 'other user') expect(answer.text).not.toMatch(/Eigentum|owner@/);
      }
    });
  });

  it('is not valid at another client', async () => {
    for (const [call, { body, headers }] of Object.entries(GUARDED)) {
      const [method = '', path = ''] = call.split(' ');
      const answer = await callsOf(app(), tokens.owner, 'zeitung')(method, path, body?.('owner@example.org'), headers);
      expect([call, answer.status, answer.body.code]).toEqual([call, 401, 'token_invalid']);
    }
    expect((await callsOf(app(), tokens["other client's user"], 'zeitung')('GET', 'persons')).status).toBe(200);
  });

  it('returns single resources to their owners only, without revealing their existence', async () => {
    const suggestion = { name: 'Geheime Halle', community: { community_id: 1 } };
    const { address_id: own } = (await callsOf(app(), tokens.owner)('POST', 'addresses', suggestion)).body.data;
    const ids = [own + 1, 0, -1, 2_147_483_648, `${own},10`, `[${own}]`, "1' or '1'='1", 'x', `${own}%00`, '%2e%2e'];
    for (const [caller, token] of Object.entries(tokens)) {
      const send = callsOf(app(), token);
      expect([caller, (await send('GET', `addresses/${own}`)).status]).toEqual([
        caller,
        caller === 'owner' ? 200 : 404,
      ]);
      expect([caller, (await send('GET', 'addresses?search=geheime')).body.meta.total]).toEqual([
        caller,
        caller === 'owner' ? 1 : 0,
      ]);
      for (const id of ids) expect([id, (await send('GET', `addresses/${id}`)).status]).toEqual([id, 404]);
      for (const id of [3, 0, -1, 99_999_999_999, '1,2', '[1]', 'x']) {
        expect([id, (await send('GET', `personRoles/${id}`)).status]).toEqual([id, 404]);
      }
    }
  });

  it('protects relations of other persons, whatever id is sent', async () => {
    const { database } = backend();
    const foreign = await insertRelation(database, ownerId, { status: 'approved' });
    const before = await database.query('select * from role_relations');
    const send = callsOf(app(), tokens['other user']);
    const link = { role: 1, address: 10, community: 1, status: 'delete' };
    for (const id of [
      foreign,
      foreign + 1,
      0,
      -1,
      2_147_483_648,
      1.5,
      [foreign],
      String(foreign),
      { id: foreign },
      true,
    ]) {
      const body = { ...profile, email: 'other@example.org', roleRelations: [{ ...link, id }] };
      const { status, body: answer } = await send('PUT', 'persons', body, { 'if-match': '*' });
      expect([id, status]).toEqual([id, 422]);
      expect(['relation_unknown', 'wrong_data']).toContain(answer.code);
    }
    expect(await database.query('select * from role_relations')).toEqual(before);
  });
});
