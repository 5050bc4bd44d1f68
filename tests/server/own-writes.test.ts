import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import openapi from '../../demo/server/openapi.json';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertPerson, insertRoles } from '../support/account-fixtures';
import { emptyOrders } from '../support/advert-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { eventually } from '../support/eventually';
import { PATIENCE_MS } from '../support/patient-options';
import { appOn, onEachDatabase } from './on-each-database';
import { DAY, FRONT } from './using-adverts';
import { RECORDS } from './using-own-events';

const SETTINGS = {
  applicationSettings: { activateEventsRecording: true, activateArticles: true, activateAdverts: true },
};
const LATER = addDays(TODAY, 7);
const LIST = 'public, max-age=30';
const ASKED = 'public, no-cache';

/** A title that every response below contains before the change. */
const OLD = 'Jazz am Abend';
const NEW = 'Jazz am Nachmittag';

type Description = { parameters?: object[]; responses: Record<string, { headers?: object }> };

/** Finds the description of a call in openapi.json. @throws without one */
function descriptionOf([method, path]: readonly [method: string, path: string, ...rest: unknown[]]): Description {
  const [name = ''] = path.split('?');
  const pattern = name.replace(/^(events|articles|(?:my|adverts)\/[a-z]+)\/(?!days|places)[^/.]+/, '$1/{id}');
  const paths = openapi.paths as object as Record<string, Record<string, Description>>;
  const described = paths[`/api/${pattern}`]?.[method.toLowerCase()];
  if (!described) throw new Error(`${method} ${pattern} is not described.`);
  return described;
}

onEachDatabase('an own write', (backend, once) => {
  let second: Database | undefined;
  let owner: Send;
  let others: Send[];
  let ask: Send;

  beforeAll(async () => {
    const { database, url } = backend();
    // A second process on one PostgreSQL; the embedded database has one only.
    second = url ? await openDatabase('', url, { patienceMs: PATIENCE_MS }) : undefined;
    await insertRoles(database);
    await storeAdverts(database);
    await emptyOrders(database);
    await giveSettings(database, 'stadt', SETTINGS);
    const { token } = await insertPerson(database);
    owner = callsOf(backend().app, token);
    const apps = [backend().app, ...(second ? [appOn(second, backend().errors)] : [])];
    others = apps.map((app) => callsOf(app));
    ask = callsOf(backend().app);
  }, 60_000);
  afterAll(() => second?.close());

  const written = async (...call: Parameters<Send>) => {
    const answer = await owner(...call);
    expect(answer.status, answer.text).toBeLessThan(300);
    const revision = answer.headers.get('revision') ?? '';
    expect(revision).toMatch(/^[\w-]{12,}$/);
    expect(descriptionOf(call).responses[answer.status]?.headers).toHaveProperty('Revision');
    return { id: answer.body.data?.id as string, revision };
  };
  const anEvent = (changes: object = {}) => ({ ...aWholeEvent(RECORDS, TODAY), ...changes });
  const created = async (changes: object = {}) => (await written('POST', 'my/events', anEvent(changes))).id;

  /** Every public address that tells of an event. */
  const placesOf = (id: string) => [
    `events/${id}`,
    `events/${id}.ics`,
    `events?ids=${id}`,
    `events?from=${LATER}&to=${LATER}&pageSize=100`,
    `events/days?from=${LATER}&to=${LATER}`,
    ...['ics', 'rss', 'json', 'csv'].map((ending) => `events.${ending}?ids=${id}`),
  ];
  const withRevision = (path: string, revision: string) =>
    `${path}${path.includes('?') ? '&' : '?'}revision=${revision}`;

  it('is visible with its revision from every server, list, file and cache', async () => {
    const id = await created({ title: OLD });
    // Results and files that are kept are there before: of them nothing may be left afterwards.
    for (const ask of others) {
      await eventually(async () => {
        for (const path of placesOf(id)) expect((await ask('GET', path)).text, path).toContain(OLD);
      });
    }
    const { revision } = await written('PUT', `my/events/${id}`, anEvent({ title: NEW }), { 'if-match': '*' });
    for (const ask of others) {
      for (const path of placesOf(id)) {
        const { text, headers } = await ask('GET', withRevision(path, revision));
        expect([path, text.includes(NEW), text.includes(OLD)]).toEqual([path, true, false]);
        expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
        // No address in it is asked with somebody's revision later.
        expect(text + (headers.get('link') ?? '')).not.toContain(revision);
      }
    }
    const gone = await written('DELETE', `my/events/${id}`);
    for (const ask of others) {
      expect((await ask('GET', withRevision(`events/${id}`, gone.revision))).status).toBe(404);
      expect((await ask('GET', withRevision(`events?ids=${id}`, gone.revision))).body.meta.total).toBe(0);
    }
    const back = await written('POST', `my/events/${id}/restore`, {});
    for (const ask of others)
      expect((await ask('GET', withRevision(`events?ids=${id}`, back.revision))).body.meta.total).toBe(1);
  });

  it('is also visible at once for articles and days of adverts', async () => {
    const article = await written('POST', 'my/articles', aWholeArticle(TODAY));
    const held = await written('POST', 'adverts/reservations', { slot: FRONT, dates: [DAY] });
    const days = `adverts/availability?slot=${FRONT}&from=${DAY}&to=${DAY}`;
    for (const ask of others) {
      expect((await ask('GET', withRevision(`articles/${article.id}`, article.revision))).status).toBe(200);
      expect((await ask('GET', withRevision(days, held.revision))).body.data[0].state).not.toBe('free');
    }
    const freed = await written('DELETE', `adverts/reservations/${held.id}`);
    for (const ask of others) {
      expect((await ask('GET', withRevision(days, freed.revision))).body.data[0].state).toBe('free');
      // The next visitor has no revision, and is told by the tag whether what he knows is still so.
      const plain = await ask('GET', days);
      expect([plain.headers.get('cache-control'), plain.body.data[0].state]).toEqual([ASKED, 'free']);
    }
  });

  once('returns a new revision for each success, also for a repetition, and for no failure', async () => {
    const key = { 'idempotency-key': 'one-attempt' };
    const answers = [
      await owner('POST', 'my/events', anEvent(), key),
      await owner('POST', 'my/events', anEvent(), key),
      await owner('POST', 'my/events', anEvent()),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(new Set(answers.map(({ headers }) => headers.get('revision'))).size).toBe(3);
    expect(answers[0]?.headers.get('access-control-expose-headers')).toContain('Revision');
    const refused = await owner('POST', 'my/events', anEvent({ title: '' }));
    expect([refused.status, refused.headers.get('revision')]).toEqual([422, null]);
    expect((await owner('GET', `my/events/${answers[0]?.body.data.id}`)).headers.get('revision')).toBeNull();
  });

  once('is not affected by an unknown revision', async () => {
    const id = await created();
    for (const path of [`events/${id}`, `events?ids=${id}`, `events.json?ids=${id}`]) {
      const plain = await ask('GET', path);
      for (const revision of ['', '0', '9999999999999999999', 'x'.repeat(2000), '%00', '1&revision=2']) {
        const made = await ask('GET', withRevision(path, revision));
        expect([path, made.status, made.text]).toEqual([path, 200, plain.text]);
        expect(made.headers.get('cache-control')).toBe('private, no-cache');
        const tag = made.headers.get('etag') ?? '';
        expect((await ask('GET', withRevision(path, revision), undefined, { 'if-none-match': tag })).status).toBe(304);
      }
    }
  });

  once('is hidden by no cache longer than the lifetime of lists; decisive data are revalidated each time', async () => {
    const id = await created({ title: OLD });
    const article = await written('POST', 'my/articles', aWholeArticle(TODAY));
    const lives = new Map<string, string>([
      ...placesOf(id).map((path) => [path, LIST] as const),
      ...['similar', 'others'].map((name) => [`events/${id}/${name}`, LIST] as const),
      ...['events/places', 'articles', 'rubrics', 'tags', 'communities?search=tal', 'addresses', 'personRoles'].map(
        (path) => [path, LIST] as const,
      ),
      ...[`events/${id}`, `events/${id}.ics`, `articles/${article.id}`, 'clientSettings', 'adverts/catalogue'].map(
        (path) => [path, ASKED] as const,
      ),
      [`adverts/availability?slot=${FRONT}`, ASKED],
    ]);
    for (const [path, life] of lives) {
      const { status, headers } = await ask('GET', path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, life]);
      expect(descriptionOf(['GET', path]).parameters).toContainEqual({ $ref: '#/components/parameters/Revision' });
      const again = await ask('GET', path, undefined, { 'if-none-match': headers.get('etag') ?? '' });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });
});
