import { beforeAll, beforeEach, expect } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { addDays } from '../../src/lib/days';
import { accountApp, callsOf, type Send } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson } from '../support/account-fixtures';
import { emptyOrders } from '../support/advert-fixtures';
import { NOW, TODAY } from '../support/event-fixtures';
import { answerProblems } from '../support/openapi-validator';
import type { Backend } from './on-each-database';

const ON = { applicationSettings: { activateAdverts: true } };
/** Its list has three places a day and closes on the workday before at noon; its front page has one. */
export const [LIST, FRONT] = ['stadt-liste', 'stadt-teaser'];
/** Far enough for every closing time. */
export const DAY = addDays(TODAY, 30);
/** The duration of a hold, in ms. */
export const QUARTER_MS = 15 * 60_000;

/** Calls whose answers are as openapi.json describes them. */
export const described =
  (send: Send): Send =>
  async (method, path, body, headers) => {
    const answer = await send(method, path, body, headers);
    const name = (path.split('?')[0] ?? '').replace(/(?<=(?:reservations|my\/adverts|media)\/)[^/]+/, '{id}');
    expect(answerProblems(method, name, answer), `${method} ${path}: ${answer.text}`).toBeUndefined();
    return answer;
  };

/** Two days of the list in the seed's prices: 18 Euro are less than the least price of 25. */
export const ORDER = {
  slot: LIST,
  dates: [DAY, addDays(DAY, 1)],
  content: { title: 'Jazz im Hof', text: 'Karten an der Abendkasse' },
  gross: 2975,
  isTermsAccepted: true,
};

/** A catalogue without anything booked, and two persons. */
export function usingAdverts(backend: () => Backend) {
  let owner: InsertedPerson;
  let other: InsertedPerson;
  let later = 0;
  beforeAll(() => storeAdverts(backend().database));
  beforeEach(async () => {
    later = 0;
    const { database } = backend();
    await emptyOrders(database);
    await database.script(
      `delete from accounts; delete from attempts;
       delete from mails; delete from history; update advert_vouchers set uses_left = 500, first_day = null, last_day = null`,
    );
    for (const client of ['stadt', 'zeitung']) await giveSettings(database, client, ON);
    owner = await insertPerson(database);
    other = await insertPerson(database);
  });
  const now = () => new Date(NOW.getTime() + later);
  /** Calls of somebody, as late as it is. */
  const as = (person: () => InsertedPerson): Send => {
    return (...call) => described(callsOf(accountApp(backend().database, { now }), person().token))(...call);
  };
  return {
    owner: () => owner,
    other: () => other,
    send: as(() => owner),
    asOther: as(() => other),
    asVisitor: ((...call) => described(callsOf(accountApp(backend().database)))(...call)) as Send,
    now,
    /** Lets time pass. */
    pass: (ms: number) => {
      later += ms;
    },
  };
}
