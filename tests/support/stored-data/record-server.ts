import { randomUUID } from 'node:crypto';
import { addDays, todayInBerlin } from '../../../src/lib/days';
import { call, mailTo, newAccount, type OutboxMail, routeIn, tokenOf } from '../accounts';
import { aJpeg } from '../picture-files';
import type { KnownAnswer, ServerFacts } from './stored-data';

const DAY = addDays(todayInBerlin(), 30);
/** The slot of all adverts, which has several places a day. */
const SLOT = 'stadt-liste';

/** The calls to the server by their callers; each answer must stay the same as long as the data does. */
const ASKED: { username?: string; client: string; paths: string[] }[] = [
  {
    client: 'stadt',
    username: 'approved',
    paths: [
      ...['persons', 'persons/favourites', 'my/events?pageSize=100', 'my/adverts?pageSize=100', 'adverts/draft'],
      ...['adverts/catalogue', 'personRoles', 'rubrics', 'tags', 'clientSettings'],
      `adverts/availability?slot=${SLOT}&from=${DAY}&to=${addDays(DAY, 6)}`,
    ],
  },
  { client: 'stadt', paths: ['events?pageSize=100', 'adverts/catalogue'] },
  {
    client: 'zeitung',
    username: 'newspaper',
    paths: ['persons', 'my/events?pageSize=100', 'my/articles?pageSize=100'],
  },
  { client: 'zeitung', paths: ['events?pageSize=100', 'articles?pageSize=100'] },
];

const keyIn = (mail: OutboxMail): string => new URLSearchParams(routeIn(mail).split('?')[1]).get('key') ?? '';

/** Calls the API. @throws {Error} for a refused call */
async function must<Data>(...given: Parameters<typeof call>): Promise<Data> {
  const { status, data } = await call<Data>(...given);
  if (status >= 300) throw new Error(`${given[0]} ${given[1]}: ${status}`);
  return data;
}

/**
 * Makes people leave all kinds of data on the server.
 *
 * @param mailing an origin of the server at which mails wait to be sent
 * @returns its data, without the moment
 */
export async function recordServer(mailing: string): Promise<Omit<ServerFacts, 'moment'>> {
  const approved = await tokenOf('approved');
  const newspaper = await tokenOf('newspaper', 'zeitung');
  const advertiser = await tokenOf('private');
  const { token } = approved;

  const concert = await aWholeEvent('stadt', token, 'Gespeichertes Konzert');
  const { id: published } = await must<{ id: string }>('POST', 'my/events', { token, body: concert });
  await must('PUT', `my/events/${published}`, {
    ...{ token, headers: { 'if-match': '*' } },
    body: { ...concert, title: 'Gespeichertes Konzert, geändert', unpublishedChanges: true },
  });
  await must('POST', 'my/events', { token, body: { state: 'draft', title: 'Gespeicherter Entwurf' } });
  const repeated = {
    ...{ username: 'approved', path: 'my/events', key: randomUUID() },
    body: { state: 'draft', title: 'Zweimal gesendet' },
  };
  const { id: repeatedId } = await must<{ id: string }>('POST', repeated.path, {
    ...{ token, body: repeated.body },
    headers: { 'idempotency-key': repeated.key },
  });

  await uploadPicture(token);
  const events = await must<{ id: string }[]>('GET', 'events?pageSize=5');
  await must('PUT', 'persons/favourites', {
    token,
    body: { changes: events.slice(0, 2).map(({ id }) => ({ id, kept: true, at: Date.now() })) },
  });
  await order(token, published, addDays(DAY, 1));
  const hold = await must<{ id: string }>('POST', 'adverts/reservations', {
    ...{ token: advertiser.token, body: { slot: SLOT, dates: [addDays(DAY, 3)] } },
  });

  const reading = await aWholeEvent('zeitung', newspaper.token, 'Wartende Lesung');
  const { id: waitingId } = await must<{ id: string }>('POST', 'my/events', {
    ...{ client: 'zeitung', token: newspaper.token, body: reading },
  });
  await must('POST', 'my/articles', {
    ...{ client: 'zeitung', token: newspaper.token, body: { state: 'draft', title: 'Gespeicherter Artikel' } },
  });

  const links = await linksOfMails();
  const kept = await mails();
  await atOrigin(mailing, async () => {
    await order(token, published, addDays(DAY, 4));
    await must('POST', 'auth/magic', { body: { email: 'approved@demo.example' } });
  });
  const all = await mails();
  // An order ends the draft, so it comes last.
  await must('PUT', 'adverts/draft', {
    ...{ token, headers: { 'if-match': '*' } },
    body: { slot: SLOT, dates: [DAY], content: { title: 'Gespeicherte Anzeige', text: 'Mit Text' } },
  });

  return {
    sessions: {
      approved: { client: 'stadt', ...approved },
      private: { client: 'stadt', ...advertiser },
      newspaper: { client: 'zeitung', ...newspaper },
    },
    links,
    repeated: { ...repeated, id: repeatedId },
    waiting: { client: 'zeitung', id: waitingId, title: reading.title },
    hold: { username: 'private', id: hold.id, slot: SLOT, dates: [addDays(DAY, 3)] },
    answers: await answers({ approved: token, newspaper: newspaper.token }),
    mails: all.slice(0, all.length - kept.length),
  };
}

/** Runs `work` at another origin of the server. */
async function atOrigin(origin: string, work: () => Promise<void>): Promise<void> {
  const before = process.env.DEMO_URL;
  process.env.DEMO_URL = origin;
  await work();
  process.env.DEMO_URL = before;
}

async function uploadPicture(token: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(await aJpeg(400, 300))], { type: 'image/jpeg' }), 'bild.jpg');
  const response = await fetch(`${process.env.DEMO_URL}/clients/stadt/api/media`, {
    ...{ method: 'POST', headers: { token }, body: form },
  });
  if (!response.ok) throw new Error(`The picture was refused: ${response.status}`);
}

async function order(token: string, eventId: string, first: string): Promise<void> {
  const dates = [first, addDays(first, 1)];
  const quote = await must<{ gross: number }>('POST', 'adverts/quote', { token, body: { slot: SLOT, dates } });
  await must('POST', 'adverts/orders', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...{ slot: SLOT, dates, eventId, gross: quote.gross, isTermsAccepted: true },
      content: { title: 'Bestellte Anzeige', text: 'Mit Text' },
    },
  });
}

/** Returns an event with all that its client requires for publication. */
async function aWholeEvent(client: string, token: string, title: string) {
  const rubrics = await must<{ id: string }[]>('GET', 'rubrics', { client });
  const places = await must<{ address_id: number }[]>('GET', 'addresses?search=stadt', { client, token });
  const person = await must<Person>('GET', 'persons', { client, token });
  return {
    ...{ state: 'published', title, tags: ['Jazz'], rubrics: [Number(rubrics[0]?.id)] },
    relation: person.roleRelations.find(({ status }) => status === 'approved')?.id,
    location: places[0]?.address_id,
    dates: [{ date: DAY, times: [{ from: '19:30' }] }],
  };
}

type Person = { roleRelations: { id: number; status: string }[] };

async function linksOfMails(): Promise<ServerFacts['links']> {
  const person = await newAccount('links');
  const stranger = `suche-${randomUUID().slice(0, 8)}@test.example`;
  await must('POST', 'searches', { body: { email: stranger, query: 'q=konzert', frequency: 'news' } });
  await must('POST', 'auth/request-reset', { body: { email: 'awaiting@demo.example' } });
  await must('POST', 'auth/magic', { body: { email: person.email } });
  await must('POST', 'auth/confirm/resend', { body: { username: 'unconfirmed' } });
  const [confirm, reset, magic, search] = await Promise.all([
    mailTo('unconfirmed@demo.example'),
    mailTo('awaiting@demo.example'),
    mailTo(person.email, /[Aa]nmeld/),
    mailTo(stranger),
  ]);
  return { confirm: keyIn(confirm), reset: keyIn(reset), magic: keyIn(magic), search: keyIn(search) };
}

async function answers(tokens: Record<string, string>): Promise<KnownAnswer[]> {
  const all: KnownAnswer[] = [];
  for (const { client, username, paths } of ASKED) {
    const token = username && tokens[username];
    for (const path of paths) {
      const body = await must<unknown>('GET', path, { client, ...(token && { token }) });
      all.push({ client, ...(username && { username }), path, body });
    }
  }
  return all;
}

/** Returns all mails, the newest first. */
async function mails(): Promise<ServerFacts['mails']> {
  const response = await fetch(`${process.env.DEMO_URL}/outbox.json`);
  const { data }: { data: OutboxMail[] } = await response.json();
  return data.map(({ to, subject }) => ({ to, subject }));
}
