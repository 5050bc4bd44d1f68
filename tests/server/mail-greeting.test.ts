import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailAboutOrder } from '../../demo/server/adverts/orders/order-mails';
import { followUnapproved } from '../../demo/server/adverts/orders/unapproved';
import { completeOptions } from '../../demo/server/app';
import { mailOnDecision } from '../../demo/server/backoffice/decisions/decision-mails';
import type { AdvertKind } from '../../demo/server/mail/advert-texts';
import type { OperatorMailKind } from '../../demo/server/mail/back-office-texts';
import type { DecisionKind } from '../../demo/server/mail/decision-texts';
import { type MailKind, mailText } from '../../demo/server/mail/mail-texts';
import { decideOnDeletion } from '../../demo/server/persons/decisions/delete-account';
import { mailAboutSearch } from '../../demo/server/saved-searches/mail-about-search';
import { quickHashing } from '../support/account-calls';
import { type InsertedPerson, insertPerson, PASSWORD, type PersonFixture } from '../support/account-fixtures';
import { insertCredit, insertOrder } from '../support/advert-fixtures';
import { aSignUp, call, keyFor } from '../support/auth-calls';
import { NOW, TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { usingAccounts } from './using-accounts';
import { aProfile } from './using-person';

const HOSTILE = ['www.evil.example', 'a\r\nBcc: evil@example.org', '<b>evil</b>', 'evil'.repeat(50), '\u202eevil'];
const TWICE = { password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };
/** The kinds of mails that are not about an operator's account. */
type PersonMailKind = Exclude<MailKind, OperatorMailKind>;
/** The greeting of a mail; undefined if no such mail is sent. */
type Greeting = 'by name' | 'without a name' | undefined;

onOneDatabase('the greeting of a mail', (backend) => {
  const { app, post } = usingAccounts(backend);
  let passwordHash = '';
  let person: InsertedPerson;
  let names = { firstName: '', lastName: '' };

  const own = (method: 'PUT' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(app(), method, path, body, { token: person.token, headers });
  const redeem = async (ask: string, path: string, body: object = {}) => {
    await post(ask, { email: person.email });
    return post(path, { key: await keyFor(backend().database, person.email), ...body });
  };
  const decide = (kind: DecisionKind) => async () => {
    const options = completeOptions({ database: backend().database, now: () => NOW });
    const tell = mailOnDecision(options, { client: 'stadt', kind, reason: 'Weil' });
    await backend().database.transaction((transaction) => tell(transaction, person.id));
  };
  const tellOfOrder = (kind: AdvertKind) => async () => {
    const options = completeOptions({ database: backend().database, now: () => NOW });
    const id = await insertOrder(backend().database, person.id);
    const creditId = await insertCredit(backend().database);
    await backend().database.transaction((transaction) => mailAboutOrder(transaction, options, { id, kind, creditId }));
  };

  const warnOffice = async () => {
    await insertOrder(backend().database, person.id, [TODAY]);
    await followUnapproved(completeOptions({ database: backend().database, now: () => NOW }));
  };

  const find = async () => {
    const { database } = backend();
    const options = completeOptions({ database, now: () => NOW });
    const search = { client: 'stadt', email: person.email, query: '', frequency: 'weekly', language: 'de' } as const;
    const [row] = await database.query<{ id: number }>(
      `insert into saved_searches (client, email, query, frequency, language, created_at)
       values ('stadt', $1, '', 'weekly', 'de', $2) returning id`,
      [person.email, NOW],
    );
    await database.transaction((transaction) =>
      mailAboutSearch(transaction, options, { ...search, id: row?.id ?? 0 }, []),
    );
  };

  /** The cause of each mail to a person, and its greeting of those with a confirmed and an unconfirmed address. */
  const MAILS: Record<PersonMailKind, [cause: () => Promise<unknown>, confirmed: Greeting, unconfirmed: Greeting]> = {
    confirm: [() => post('auth/confirm/resend', { username: person.email }), undefined, 'without a name'],
    emailTaken: [() => post('auth/signup', aSignUp({ email: person.email })), 'by name', undefined],
    confirmWithoutName: [
      () => post('auth/signup', aSignUp({ username: person.username })),
      'without a name',
      'without a name',
    ],
    usernameTaken: [
      async () => {
        // Somebody whose user name is the address that they had before.
        const former = 'former@example.org';
        await backend().database.query('update accounts set username = $2 where id = $1', [person.id, former]);
        await post('auth/signup', aSignUp({ email: former, username: '' }));
      },
      'without a name',
      'without a name',
    ],
    // Anybody may save a search for any address.
    searchConfirm: [
      () => post('searches', { email: person.email, query: '', frequency: 'weekly' }),
      'without a name',
      'without a name',
    ],
    searchFound: [find, 'without a name', 'without a name'],
    magic: [() => post('auth/magic', { email: person.email }), 'by name', 'without a name'],
    reset: [() => post('auth/request-reset', { email: person.email }), 'by name', 'without a name'],
    passwordChanged: [() => redeem('auth/request-reset', 'auth/reset', TWICE), 'by name', 'without a name'],
    passwordDropped: [() => redeem('auth/magic', 'auth/magic/redeem'), undefined, 'without a name'],
    confirmNewEmail: [() => changeEmail(), 'without a name', 'without a name'],
    emailChangeAsked: [() => changeEmail(), 'by name', 'without a name'],
    deletionAsked: [() => own('POST', 'persons/delete', { password: PASSWORD }), 'by name', 'without a name'],
    deletionByOperator: [() => deleteByOperator(), 'by name', undefined],
    deletionCalledOff: [() => askAndCallOff(), 'by name', 'without a name'],
    accountVerified: [decide('accountVerified'), 'by name', undefined],
    accountBlocked: [decide('accountBlocked'), 'by name', undefined],
    accountUnverified: [decide('accountUnverified'), 'by name', undefined],
    relationApproved: [decide('relationApproved'), 'by name', undefined],
    relationRejected: [decide('relationRejected'), 'by name', undefined],
    relationBlocked: [decide('relationBlocked'), 'by name', undefined],
    relationRemoved: [decide('relationRemoved'), 'by name', undefined],
    relationKept: [decide('relationKept'), 'by name', undefined],
    approvalWithdrawn: [decide('approvalWithdrawn'), 'by name', undefined],
    addressApproved: [decide('addressApproved'), 'by name', undefined],
    addressRejected: [decide('addressRejected'), 'by name', undefined],
    eventApproved: [decide('eventApproved'), 'by name', undefined],
    eventCorrected: [decide('eventCorrected'), 'by name', undefined],
    eventRejected: [decide('eventRejected'), 'by name', undefined],
    eventTakenDown: [decide('eventTakenDown'), 'by name', undefined],
    eventPutBack: [decide('eventPutBack'), 'by name', undefined],
    eventEdited: [decide('eventEdited'), 'by name', undefined],
    articleApproved: [decide('articleApproved'), 'by name', undefined],
    articleCorrected: [decide('articleCorrected'), 'by name', undefined],
    articleRejected: [decide('articleRejected'), 'by name', undefined],
    articleTakenDown: [decide('articleTakenDown'), 'by name', undefined],
    articlePutBack: [decide('articlePutBack'), 'by name', undefined],
    articleEdited: [decide('articleEdited'), 'by name', undefined],
    advertOrdered: [tellOfOrder('advertOrdered'), 'by name', 'without a name'],
    advertConfirmed: [tellOfOrder('advertConfirmed'), 'by name', 'without a name'],
    advertCorrected: [tellOfOrder('advertCorrected'), 'by name', 'without a name'],
    advertReturned: [tellOfOrder('advertReturned'), 'by name', 'without a name'],
    advertRejected: [tellOfOrder('advertRejected'), 'by name', 'without a name'],
    advertCancelled: [tellOfOrder('advertCancelled'), 'by name', 'without a name'],
    advertStopped: [tellOfOrder('advertStopped'), 'by name', 'without a name'],
    advertMissed: [tellOfOrder('advertMissed'), 'by name', 'without a name'],
    advertEnded: [tellOfOrder('advertEnded'), 'by name', 'without a name'],
    advertDaysCredited: [tellOfOrder('advertDaysCredited'), 'by name', 'without a name'],
    advertDayMoved: [tellOfOrder('advertDayMoved'), 'by name', 'without a name'],
    advertUnapproved: [warnOffice, 'without a name', 'without a name'],
    advertReminder: [tellOfOrder('advertReminder'), 'by name', 'without a name'],
    advertRefunded: [tellOfOrder('advertRefunded'), 'by name', 'without a name'],
    advertRefundWithdrawn: [tellOfOrder('advertRefundWithdrawn'), 'by name', 'without a name'],
    // The address of an invoice may be anybody's.
    billedInvoice: [tellOfOrder('advertOrdered'), 'without a name', 'without a name'],
    billedCredit: [tellOfOrder('advertCancelled'), 'without a name', 'without a name'],
    billedDayMoved: [tellOfOrder('advertDayMoved'), 'without a name', 'without a name'],
    billedReminder: [tellOfOrder('advertReminder'), 'without a name', 'without a name'],
    billedRefund: [tellOfOrder('advertRefunded'), 'without a name', 'without a name'],
    billedRefundWithdrawn: [tellOfOrder('advertRefundWithdrawn'), 'without a name', 'without a name'],
  };
  const kinds = Object.keys(MAILS).filter((kind): kind is PersonMailKind => Object.hasOwn(MAILS, kind));

  const changeEmail = () =>
    own('PUT', 'persons', aProfile({ ...names, email: 'moved@example.org', passwordOld: PASSWORD }), {
      'if-match': '*',
    });
  const deleteByOperator = () =>
    decideOnDeletion(
      completeOptions({ database: backend().database, now: () => NOW }),
      { id: person.id, seen: '1', isDeleted: true },
      { client: 'stadt', now: NOW },
    );
  async function askAndCallOff() {
    await own('POST', 'persons/delete', { password: PASSWORD });
    return own('POST', 'persons/restore');
  }
  const written = () => backend().database.query<{ subject: string; body: string }>('select subject, body from mails');
  /** The first lines of all mails of a kind. */
  async function greetings(kind: MailKind) {
    const parts = { clientName: 'Stadt', link: '', isApproved: false };
    const { subject } = mailText(kind, { language: 'de', name: undefined }, parts);
    // Those to an invoice address go on with a number.
    const isKind = (mail: { subject: string }) =>
      kind.startsWith('billed') ? mail.subject.startsWith(subject) : mail.subject === subject;
    return (await written()).filter(isKind).map(({ body }) => body.split('\n')[0]);
  }
  async function become(given: Partial<PersonFixture> & typeof names) {
    names = { firstName: given.firstName, lastName: given.lastName };
    await backend().database.script('delete from mails; delete from accounts; delete from attempts');
    person = await insertPerson(backend().database, { passwordHash, ...given });
  }

  beforeAll(async () => {
    passwordHash = await quickHashing.hash(PASSWORD);
  });

  describe('to a confirmed address', () => {
    beforeEach(() => become({ firstName: 'Quirina', lastName: 'Quast' }));
    it.each(kinds)('%s', async (kind) => {
      const [cause, expected] = MAILS[kind];
      await cause();
      const line = expected === 'by name' ? 'Guten Tag Quirina Quast,' : 'Guten Tag,';
      expect(await greetings(kind)).toEqual(expected ? [line] : []);
    });
  });

  describe('to an unconfirmed address', () => {
    beforeEach(() => become({ firstName: 'Quirina', lastName: 'Quast', isConfirmed: false }));
    it.each(kinds)('%s', async (kind) => {
      const [cause, , expected] = MAILS[kind];
      await cause();
      expect(await greetings(kind)).toEqual(expected ? ['Guten Tag,'] : []);
      expect(JSON.stringify(await written())).not.toMatch(/Quirina|Quast/);
    });
  });

  describe('to a person with an implausible name', () => {
    // One rule says for all mails what is a name: each mail meets one of them, and each of them many mails.
    it.each(kinds.map((kind, index) => [kind, HOSTILE[index % HOSTILE.length] ?? ''] as const))(
      '%s to %j',
      async (kind, firstName) => {
        const [cause, expected] = MAILS[kind];
        await become({ firstName, lastName: 'Evil' });
        await cause();
        // The profile refuses some of them, so that it does not come to a mail about a new address.
        const lines = await greetings(kind);
        if (!expected) expect(lines).toEqual([]);
        for (const line of lines) expect(line).toBe('Guten Tag,');
        expect(JSON.stringify(await written())).not.toMatch(/evil/i);
      },
    );
  });

  it('uses the name of the owner even if another person has typed the address', async () => {
    await become({ firstName: 'Quirina', lastName: 'Quast', email: 'Quirina@example.org' });
    await post('auth/signup', aSignUp({ email: 'QUIRINA@example.org', firstName: 'Fremd' }));
    const mails = await backend().database.query('select recipient, body from mails');
    expect(mails).toEqual([
      { recipient: 'Quirina@example.org', body: expect.stringMatching(/^Guten Tag Quirina Quast,\n\njemand wollte/) },
    ]);
  });
});
