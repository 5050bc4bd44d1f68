import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomOf } from '../../../demo/seed/generate/random';
import { type InsertedPerson, PASSWORD } from '../account-fixtures';
import { aSignUp } from '../auth-calls';
import { aJpeg } from '../picture-files';
import { isOrderWish, type OrderWish, orderRequest } from './orders';
import { type Book, emptyBook, enter, type RecordWish, recordRequest } from './records';

/** An intended action of a client. */
export type Wish =
  | 'sign up'
  | 'save'
  | 'add relation'
  | 'remove relation'
  | 'suggest'
  | 'upload'
  | 'delete'
  | 'restore'
  | RecordWish
  | OrderWish;

type Request = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** A file in place of a body. */
  file?: Uint8Array;
  headers: Record<string, string>;
};

/** The final answer to a client. */
export type Answer = { status: number; text: string };

/** An action with its answer; `marker` is the name, phone or address that identifies its effect. */
export type Deed = { wish: Wish; person: number; marker: string; request: Request; answer: Answer };

/** Refusals of incomplete requests, whoever sends them. */
const INCOMPLETE = /"code":"(?:missing_data|wrong_data|wrong_type|addresses|agb_missing|privacy_policy_missing)"/;

/** The time in milliseconds after which a key without an answer is stuck: longer than any restart. */
const PATIENCE_MS = 60_000;
/** The maximum pause between two actions of a client: about as long as an action, so that most kills interrupt some. */
const MAX_PAUSE_MS = 60;
/** The intended actions, each with its weight. */
export type Wishes = readonly (readonly [Wish, number])[];

/** The actions of a person who manages an account. */
export const OF_ACCOUNTS: Wishes = [
  ['save', 6],
  ['add relation', 3],
  ['remove relation', 2],
  ['suggest', 3],
  ['upload', 3],
  ['delete', 2],
  ['restore', 2],
  ['sign up', 1],
];
/** The actions of a person who records events, writes articles and orders adverts. */
export const OF_RECORDS: Wishes = [
  ['upload', 3],
  ['describe', 4],
  ['create event', 3],
  ['change event', 4],
  ['copy event', 2],
  ['delete event', 2],
  ['restore event', 2],
  ['create article', 2],
  ['change article', 3],
  ['copy article', 2],
  ['delete article', 1],
  ['restore article', 1],
  ['order advert', 6],
  ['cancel advert', 2],
];
/** The actions with a visible effect if done twice: all others are idempotent, or refused. */
export const WHAT_DOUBLES: Wishes = [
  ['suggest', 1],
  ['upload', 1],
  ['create event', 1],
  ['copy event', 1],
  ['order advert', 1],
];

/** Sends a request until it is answered, as the widgets do: again with the same key. */
export async function untilAnswered(urls: readonly string[], random: Random, request: Request): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  const { method, path, headers } = request;
  const { body, type } = contentOf(request);
  while (Date.now() < end) {
    try {
      const response = await fetch(`${random.pick(urls)}/clients/stadt/api/${path}`, {
        method,
        headers: { ...headers, ...(type && { 'content-type': type }) },
        ...(body && { body }),
        signal: AbortSignal.timeout(10_000),
      });
      const answer = { status: response.status, text: await response.text() };
      if (answer.status !== 503 && !answer.text.includes('key_in_use')) return answer;
    } catch {
      // The server has been killed, perhaps after it had handled the request.
    }
    await pause(20);
  }
  return { status: 0, text: 'The key is stuck.' };
}

/** Returns the content of a request; for a file the browser sets the type itself. */
function contentOf({ body, file }: Request): { body?: string | FormData; type?: string } {
  if (file) {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(file)]), 'bild.jpg');
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** Runs a person who does one action after the other until stopped. */
export async function livingClient(
  urls: readonly string[],
  person: InsertedPerson,
  seed: string,
  { deeds, wishes, isOver }: { deeds: Deed[]; wishes: Wishes; isOver: () => boolean },
): Promise<void> {
  const random = randomOf(seed);
  let count = 0;
  let relations: number[] = [];
  const picture = await aJpeg(320, 200);
  const book = emptyBook();
  while (!isOver()) {
    count += 1;
    const wish = random.weighted(wishes);
    const marker = wish === 'sign up' ? `${seed}-${count}@example.org` : `${seed} ${count}`;
    const request = requestFor(wish, person, { marker, random, relation: relations[0], picture, book });
    if (!request) continue;
    const answer = await untilAnswered(urls, random, request);
    // A refused request has no effect that could get lost, so the run would prove nothing.
    if (INCOMPLETE.test(answer.text)) throw new Error(`${wish} was refused: ${answer.text}`);
    const deed = { wish, person: person.id, marker, request, answer };
    deeds.push(deed);
    enter(book, deed);
    if (request.path === 'persons' && answer.status === 200) relations = relationsIn(answer.text);
    await pause(random.int(0, MAX_PAUSE_MS));
  }
}

const relationsIn = (text: string): number[] => JSON.parse(text).data.roleRelations.map(({ id }: { id: number }) => id);

function requestFor(
  wish: Wish,
  person: InsertedPerson,
  given: { marker: string; random: Random; relation: number | undefined; picture: Uint8Array; book: Book },
): Request | undefined {
  const { marker, random, relation, picture, book } = given;
  const headers = { token: person.token, 'idempotency-key': randomUUID() };
  const added = { role: 1, address: random.pick([10, 11, 12]), community: 1, district: null, status: 'new' };
  const save = (roleRelations: object[]): Request => {
    const names = { salutation: 3, firstName: 'Erika', lastName: 'Muster', email: person.email };
    const consents = { acceptConditions: true, acceptPrivacyPolicy: true };
    const body = { ...names, ...consents, phone: '07121 1', freeOrganization: marker, roleRelations };
    return { method: 'PUT', path: 'persons', body, headers: { ...headers, 'if-match': '*' } };
  };
  switch (wish) {
    case 'save':
      return save([]);
    case 'add relation':
      return save([added]);
    case 'remove relation':
      return relation === undefined ? undefined : save([{ ...added, id: relation, status: 'delete' }]);
    case 'suggest':
      return { method: 'POST', path: 'addresses', body: { name: marker, community: { community_id: 1 } }, headers };
    case 'upload':
      return { method: 'POST', path: 'media', file: picture, headers };
    case 'delete':
      return { method: 'POST', path: 'persons/delete', body: { password: PASSWORD }, headers };
    case 'restore':
      return { method: 'POST', path: 'persons/restore', headers };
    case 'sign up': {
      const from = `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
      const { token: _, ...guest } = headers;
      const body = aSignUp({ username: marker, email: marker });
      return { method: 'POST', path: 'auth/signup', body, headers: { ...guest, 'x-forwarded-for': from } };
    }
    default: {
      const asked = isOrderWish(wish)
        ? orderRequest(wish, book.orders, { marker, random })
        : recordRequest(wish, book, { marker, random });
      return asked && { ...asked, headers: { ...headers, ...('headers' in asked && asked.headers) } };
    }
  }
}
