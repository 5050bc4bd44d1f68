import { beforeEach, expect } from 'vitest';
import { claimMails } from '../../demo/server/mail/outbox';
import { addDays } from '../../src/lib/days';
import { giveSettings, insertPerson, insertRelation } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { fieldsOf } from '../support/back-office-browser';
import { NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import type { Backend } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';
import { RECORDING, RECORDS } from './using-own-events';

const LETS_WRITE = {
  ...RECORDING,
  applicationSettings: { ...RECORDING.applicationSettings, activateArticles: true },
};

const IN_ENGLISH = { isReady: true, title: 'Jazz in the cellar' };

export type Case = {
  kind: 'account' | 'relation' | 'address' | 'event' | 'article';
  action: string;
  /** The status of the record before the decision. */
  from: string;
  isUnconfirmed?: boolean;
  reason: 'needed' | 'asked' | 'none';
  mail: string | undefined;
};

/** Every decision that an operator can take. */
export const CASES: readonly Case[] = [
  { kind: 'account', action: 'verify', from: 'unverified', reason: 'none', mail: 'Ihr Konto ist freigegeben' },
  {
    ...{ kind: 'account', action: 'unverify', from: 'verified', reason: 'needed' },
    mail: 'Ihr Konto ist nicht mehr freigegeben',
  },
  { kind: 'account', action: 'block', from: 'verified', reason: 'needed', mail: 'Ihr Konto ist gesperrt' },
  { kind: 'account', action: 'unblock', from: 'blocked', reason: 'none', mail: undefined },
  {
    ...{ kind: 'account', action: 'confirm-email', from: 'unverified', isUnconfirmed: true },
    ...{ reason: 'none', mail: undefined },
  },
  { kind: 'relation', action: 'approve', from: 'new', reason: 'none', mail: 'Sie können jetzt eintragen' },
  { kind: 'relation', action: 'reject', from: 'approved', reason: 'needed', mail: 'Ihr Antrag wurde abgelehnt' },
  { kind: 'relation', action: 'block', from: 'rejected', reason: 'needed', mail: 'Eine Organisation ist gesperrt' },
  { kind: 'relation', action: 'unblock', from: 'blocked', reason: 'none', mail: undefined },
  {
    kind: 'relation',
    action: 'remove',
    from: 'delete',
    reason: 'none',
    mail: 'Eine Organisation ist aus Ihrem Profil entfernt',
  },
  {
    kind: 'relation',
    action: 'keep',
    from: 'delete',
    reason: 'asked',
    mail: 'Eine Organisation bleibt in Ihrem Profil',
  },
  { kind: 'address', action: 'approve', from: 'suggested', reason: 'none', mail: 'Ihre Adresse ist aufgenommen' },
  {
    ...{ kind: 'address', action: 'remove', from: 'suggested', reason: 'needed' },
    mail: 'Ihre Adresse wurde nicht aufgenommen',
  },
  { kind: 'event', action: 'approve', from: 'published', reason: 'none', mail: 'Ihre Änderung ist veröffentlicht' },
  { kind: 'event', action: 'reject', from: 'new', reason: 'needed', mail: 'Bitte ändern Sie Ihre Veranstaltung' },
  { kind: 'article', action: 'approve', from: 'published', reason: 'none', mail: 'Ihre Änderung ist freigegeben' },
  { kind: 'article', action: 'reject', from: 'new', reason: 'needed', mail: 'Bitte ändern Sie Ihren Artikel' },
];

export const nameOf = ({ kind, action }: Case) => `${kind} ${action}`;

/** Gives each test of a block an operator who has logged in, and hands for every decision. */
export function usingDecisions(backend: () => Backend) {
  const { anotherBrowser, page, person, become, send, visit, setClock } = usingBackOffice(backend);
  const mail = { send: async () => undefined };
  let operator: ReturnType<typeof anotherBrowser>;
  let csrf = '';
  const at = (ms: number) => setClock(new Date(NOW.getTime() + ms));
  const query = <Row>(sql: string, params?: unknown[]) => backend().database.query<Row>(sql, params);

  beforeEach(async () => {
    await backend().database.script(
      'delete from mails; delete from decisions; delete from history; delete from events where owner_id is not null; delete from articles where owner_id is not null',
    );
    operator = anotherBrowser('203.0.113.1', { mail });
    csrf = operator.csrfOf(await operator.logIn());
  });

  /** Everything that a decision may change, but for the versions, which only ever grow. */
  const world = async () => {
    const tables = [
      ...['accounts', 'role_relations', 'relation_history', 'tokens', 'addresses'],
      ...['events', 'event_rubrics', 'appointments', 'event_index', 'event_texts', 'event_reviews', 'media'],
      ...['articles', 'article_reviews'],
    ];
    const rows = tables.map(
      (table) => `select '${table}' as table, to_jsonb(t) - 'version' - 'updated_at' as row from ${table} t
        ${table === 'addresses' ? 'where client is not null' : ''}`,
    );
    return query(`${rows.join(' union all ')} order by 1, 2`);
  };

  /** Makes the record of a case. Answers its number, where its form is sent and on which page it stands. */
  async function arrange({ kind, from, isUnconfirmed }: Case) {
    if (kind === 'account') {
      become(await insertPerson(backend().database, { status: from, isConfirmed: !isUnconfirmed }));
      if (from === 'blocked')
        await query(`update accounts set status_before = 'verified' where id = $1`, [person().id]);
      return { record: person().id, form: page(), shown: page() };
    }
    if (kind === 'relation') {
      const before = from === 'new' || from === 'rejected' ? undefined : 'approved';
      const wasApproved = before !== undefined;
      const relation = await insertRelation(backend().database, person().id, {
        ...{ status: from, wasApproved },
        ...(before && { before }),
      });
      return { record: relation, form: `${page()}/relations/${relation}`, shown: page() };
    }
    if (kind === 'event' || kind === 'article') return arrangeRecord(kind, from);
    const suggested = {
      ...{ name: 'Alte Mühle', street: 'Mühlweg 1', zipcode: '72793', community: { community_id: 1 } },
      ...{ phone: '07121 5', email: 'muehle@example.org', url: 'https://muehle.example' },
    };
    const { body } = await send()('POST', 'addresses', suggested);
    const id: number = body.data.address_id;
    await insertRelation(backend().database, person().id, { address: id, status: 'approved' });
    await query('update accounts set organization_id = $2 where id = $1', [person().id, id]);
    return { record: id, form: `/backoffice/stadt/addresses/${id}`, shown: '/backoffice/stadt/addresses' };
  }

  /** An event or an article that waits: a new one, or the change of one that visitors see. */
  async function arrangeRecord(kind: 'event' | 'article', from: string) {
    const { database } = backend();
    const { first, change } = written[kind]();
    await giveSettings(database, 'stadt', LETS_WRITE);
    const published = from === 'published' ? await send()('POST', `my/${kind}s`, first) : undefined;
    await giveSettings(database, 'stadt', { ...LETS_WRITE, [`${kind}Recording`]: { review: 'all' } });
    const { status, text } = published
      ? await send()('PUT', `my/${kind}s/${published.body.data.id}`, change, { 'if-match': '*' })
      : await send()('POST', `my/${kind}s`, change);
    if (status >= 300) throw new Error(text);
    const [row] = await query<{ id: number }>(`select max(id) as id from ${kind}_reviews`);
    const id = row?.id ?? 0;
    return {
      record: id,
      form: `/backoffice/stadt/reviews/${kind}/${id}`,
      shown: `/backoffice/stadt/queue/${kind}/${id}`,
    };
  }
  /** The first content of each record, and a change of it. */
  const written = {
    event() {
      const first = { ...aWholeEvent(RECORDS, TODAY), title: 'Jazz am Abend' };
      return {
        first,
        change: {
          ...first,
          title: 'Jazz im Keller',
          en: IN_ENGLISH,
          rubrics: [2, 1],
          dates: [],
          series: [aSeries()],
          free: true,
        },
      };
    },
    article() {
      const first = aWholeArticle(TODAY);
      const publicationDates = [{ date: addDays(TODAY, 2) }];
      return {
        first,
        change: { ...first, title: 'Jazz im Keller', en: IN_ENGLISH, tags: ['Musik', 'Jazz'], publicationDates },
      };
    },
  };
  const aSeries = () => ({
    start: addDays(TODAY, 3),
    count: 3,
    every: 'week',
    weekdays: [5],
    times: [{ from: '20:00' }],
  });

  const press = async (one: Case, { form, shown }: { form: string; shown: string }, typed = {}, by = operator) => {
    const part = (await by.open(shown)).html.split('<form').find((found) => found.includes(`action="${form}"`)) ?? '';
    expect(part, nameOf(one)).toContain(`name="action" value="${one.action}"`);
    return by.post(form, { ...fieldsOf(part), action: one.action, ...typed });
  };
  const decide = (one: Case, where: { form: string; shown: string }, by = operator) =>
    press(one, where, one.reason === 'none' ? {} : sure(), by);
  const newest = async () => {
    const [row] = await query<{ id: number }>('select id from decisions order by id desc limit 1');
    return `/backoffice/stadt/decisions/${row?.id}`;
  };
  const undo = async (path: string, by = operator, proof = csrf) => (await by.post(path, { csrf: proof })).html;
  const mails = () => query<{ subject: string; state: string }>('select subject, state from mails order by id');
  const leaving = async (ms: number) =>
    (await claimMails(backend().database, { worker: 'w', limit: 9, now: new Date(NOW.getTime() + ms) })).map(
      ({ subject }) => subject,
    );
  const letters = ({ mail: subject }: Case, state: string) =>
    subject === undefined ? [] : [{ subject: `Stadt: ${subject}`, state }];

  return {
    anotherBrowser,
    person,
    send,
    visit,
    query,
    world,
    arrange,
    press,
    decide,
    newest,
    undo,
    mails,
    leaving,
    letters,
    at,
    mail,
    operator: () => operator,
    csrf: () => csrf,
  };
}
