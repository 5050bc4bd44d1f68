import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAnew } from '../../demo/seed/seed-if-empty';
import { createApp } from '../../demo/server/app';
import type { Database } from '../../demo/server/platform/database/database';
import { importEvents } from '../../demo/tools/import/import-events';
import { bytesOfFile, expectSaved, FOREIGN_FILES, type SavedDate } from '../support/import-files';
import { openOne } from './on-each-database';

const now = new Date('2026-11-21T11:00:00Z');
const FOREIGN = 'tests/support/data/events/conferences.json';
let database: Database;

beforeAll(async () => {
  ({ database } = await openOne());
  await seedAnew(database, { today: '2026-11-21', events: 30 });
}, 60_000);
afterAll(() => database.close());

const load = (name: string, content: string | Uint8Array, client = 'stadt', language: 'de' | 'en' = 'en') =>
  importEvents(database, { name, content, client, now, language });
const counted = async (sql: string, ...values: unknown[]) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${sql}`, values))[0]?.count;

const anEntry = (given: object = {}) => ({
  id: 'k1',
  title: 'Orgelkonzert',
  rubric: { id: 99, name: 'konzerte' },
  tags: ['Orgel'],
  appointments: [{ id: 'x', date: '2027-01-10', from: '19:00', until: '20:00', fullDay: false }],
  location: {
    address_id: 7,
    name: 'Neue Kirche',
    street: 'Weg 1',
    community: { community_id: 8416041, name: 'Tübingen' },
  },
  longdesc1: '<p onclick="x">Bach <script>1</script></p>',
  ...given,
});

describe('a JSON file', () => {
  it('is loaded as far as it is valid, and the rest is reported by line', async () => {
    const entries = [
      anEntry(),
      anEntry({ id: 'k2', title: undefined }),
      anEntry({ id: 'k3', rubric: { name: 'Angeln' } }),
      anEntry({ id: 'k4', appointments: [{ date: '2027-02-30', fullDay: true }] }),
      anEntry({ id: 'k5', appointments: [{ date: '2027-02-03', from: '20:00', until: '19:00' }] }),
      anEntry({ id: 'k6', links: [{ kind: 'event', url: 'javascript:alert(1)', text: 'x' }] }),
      anEntry({ id: 'k7', location: { name: 'Irgendwo', community: { community_id: 1 } } }),
      anEntry(),
      'x',
      anEntry({ id: 'k8', title: 'Zweites Konzert', subtitle: null }),
    ];
    const content = `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
    const { loaded, problems } = await load('events.json', content);

    expect(problems.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
      '3: title is missing',
      '4: rubric: there is no "Angeln"',
      '5: appointments.0.date: expected date YYYY-MM-DD',
      '6: appointments.0.until is not after from',
      '7: links.0.url: expected web address',
      '8: location.community: not known here',
      '9: id k1 comes twice',
      '10: entry: expected type',
    ]);
    expect(loaded).toBe(2);
    expect(await counted("events where id in ('k1', 'k8')")).toBe(2);
  });

  it('can be loaded again without duplicates', async () => {
    const before = await counted('events');
    const addresses = await counted('addresses');
    const versions = { easyText: 'Ein Konzert.', signLanguageUrl: 'https://videos.example/dgs' };
    const content = JSON.stringify({ data: [anEntry({ title: 'Orgelkonzert, neu', ...versions })] });
    expect(await load('events.json', content)).toEqual({ loaded: 1, problems: [], notes: [] });
    await load('events.json', content);

    expect(await counted('events')).toBe(before);
    expect(await counted('addresses')).toBe(addresses);
    expect(await counted("appointments where event_id = 'k1'")).toBe(1);
    const [row] = await database.query(
      `select title, longdesc1, version, easy_text as "easyText", sign_language_url as "signLanguageUrl"
       from events where id = 'k1'`,
    );
    expect(row).toEqual({ title: 'Orgelkonzert, neu', longdesc1: '<p>Bach </p>', version: 3, ...versions });
  });

  it('creates separate events at another client', async () => {
    const { notes } = await load('events.json', JSON.stringify([anEntry(), anEntry({ id: 'k8' })]), 'zeitung');
    expect(notes).toEqual([
      { line: 1, note: expect.stringMatching(/ids such as "k1" belong to another client.*"zeitung-"/) },
    ]);
    expect(await counted("events where id in ('k1', 'zeitung-k1')")).toBe(2);
  });

  it('may be the output of GET events', async () => {
    const app = createApp({ database, now: () => now });
    const list = await (await app.request('/clients/stadt/api/events')).json();
    const { data } = await (await app.request(`/clients/stadt/api/events/${list.data[0].id}`)).json();
    expect(await load('one.json', JSON.stringify({ data }), 'zeitung')).toMatchObject({ loaded: 1, problems: [] });
    expect(await load('rows.json', JSON.stringify(list), 'stadt')).toMatchObject({ problems: [] });
  });

  it('keeps the pictures of an event, and one cancelled date does not affect the others', async () => {
    const [{ id } = { id: '' }] = await database.query<{ id: string }>(
      "select event_id as id from media where client = 'stadt' group by 1 order by 1 limit 1",
    );
    const pictures = await counted('media where event_id = $1', id);
    const appointments = [
      { date: '2027-01-10', fullDay: true, status: 'cancelled' },
      { date: '2027-01-17', fullDay: true, status: 'scheduled' },
    ];
    await load('events.json', JSON.stringify(anEntry({ id, status: 'cancelled', appointments })));
    expect(pictures).toBeGreaterThan(0);
    expect(await counted('media where event_id = $1', id)).toBe(pictures);
    const states =
      'select status from events where id = $1 union all select status from appointments where event_id = $1';
    const rows = await database.query<{ status: string }>(states, [id]);
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'scheduled', 'scheduled']);
  });

  it('contains the new venue of a date, in full if its community exists', async () => {
    const on = (date: string, community_id: number) => ({
      date,
      status: 'moved',
      newAddress: { name: 'Turnhalle Nord', street: 'Ring 1', community: { community_id } },
    });
    const [{ id: known } = { id: 0 }] = await database.query<{ id: number }>(
      'select min(community_id) as id from communities',
    );
    await load(
      'events.json',
      JSON.stringify(anEntry({ id: 'm1', appointments: [on('2027-01-10', known), on('2027-01-11', -1)] })),
    );
    const app = createApp({ database, now: () => now });
    const { data } = await (await app.request('/clients/stadt/api/events/m1')).json();
    expect(data.appointments).toMatchObject([
      { newLocation: 'Turnhalle Nord', newAddress: { street: 'Ring 1', community: { community_id: known } } },
      { newLocation: 'Turnhalle Nord' },
    ]);
    expect(data.appointments[1]).not.toHaveProperty('newAddress');
  });

  it('is found by the search at once', async () => {
    await load('events.json', JSON.stringify(anEntry({ id: 'k9', title: 'Zwetschgenknödelabend' })));
    const app = createApp({ database, now: () => now });
    const { meta } = await (await app.request('/clients/stadt/api/events?q=Zwetschgenkn%C3%B6delabend')).json();
    expect(meta.total).toBe(1);
  });

  it('is refused whole when it is no JSON or the client is unknown', async () => {
    await expect(load('events.json', '[\n{"a" 1}]')).rejects.toThrow(/^line 2: not JSON/);
    await expect(load('events.json', '[]', 'dorf')).rejects.toThrow('There is no client dorf.');
  });

  it('survives texts that no database can store', async () => {
    expect(await load('events.json', JSON.stringify(anEntry({ id: 'k10', title: 'A\0B\ud800' })))).toMatchObject({
      loaded: 1,
    });
  });

  it('of another format is reported entry by entry', async () => {
    const { loaded, problems } = await load(FOREIGN, readFileSync(FOREIGN, 'utf8'));
    expect(loaded).toBe(0);
    expect(problems.length).toBeGreaterThan(100);
    expect(problems[0]).toEqual({ line: 2, problem: 'rubric is missing, appointments are missing' });
  });
});

describe('an iCalendar file', () => {
  const content = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:serie@test.example',
    'SUMMARY:Yoga am See',
    'DTSTART;TZID=Europe/Berlin:20270105T190000',
    'DTEND;TZID=Europe/Berlin:20270105T203000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;TZID=Europe/Berlin:20270112T190000',
    'LOCATION:Bürgerhaus\\, Lindenweg 3\\, 72070 Tübingen',
    'CATEGORIES:Kurse,Yoga',
    'URL:https://yoga.example/see',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:ohne@test.example',
    'DTSTART:20270703T100000Z',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:falsch@test.example',
    'SUMMARY:Falsch',
    'DTSTART:2027XX03',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

  it('becomes events with rubric, tags, place and dates', async () => {
    const { loaded, problems } = await load('termine.ics', content);
    expect(loaded).toBe(1);
    expect(problems.map(({ line }) => line)).toEqual([13, 17]);
    expect(problems[0]?.problem).toBe('SUMMARY is missing');
    const [row] = await database.query(
      `select e.tags, r.rubric_id, l.name, l.street, l.zipcode, l.community_id, e.links -> 0 ->> 'url' as url
       from events e join event_rubrics r on r.event_id = e.id join addresses l on l.address_id = e.location_id
       where e.title = 'Yoga am See'`,
    );
    expect(row).toEqual({
      tags: ['Yoga'],
      rubric_id: 15,
      name: 'Bürgerhaus',
      street: 'Lindenweg 3',
      zipcode: '72070',
      community_id: 8416041,
      url: 'https://yoga.example/see',
    });
    const dates = await database.query<{ date: string }>(
      "select a.date from appointments a join events e on e.id = a.event_id where e.title = 'Yoga am See' order by 1",
    );
    expect(dates.map(({ date }) => date)).toEqual(['2027-01-05', '2027-01-19', '2027-01-26']);
  });

  it('can be loaded again without duplicates', async () => {
    const before = await counted('events');
    await load('termine.ics', content);
    expect(await counted('events')).toBe(before);
  });

  it('is loaded without unknown venues, which are reported by line', async () => {
    const event = (uid: string, ...lines: string[]) =>
      ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, 'DTSTART:20270703T100000Z', ...lines, 'END:VEVENT'].join('\r\n');
    const events = [event('Fern', 'LOCATION:Festung\\, Reykjavik'), event('Nah', 'LOCATION:Tübingen'), event('Ort')];
    const calendar = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
    expect(await load('orte.ics', calendar)).toEqual({
      loaded: 3,
      problems: [],
      notes: [
        { line: 2, note: '"Fern" is loaded without a place: no community known here in "Festung, Reykjavik"' },
        { line: 14, note: '"Ort" is loaded without a place: it names none' },
      ],
    });
    expect(await counted("events where title in ('Fern', 'Ort') and location_id is null")).toBe(2);
  });

  it('is refused when it is none', async () => {
    await expect(load('termine.ics', 'Hallo')).rejects.toThrow(
      'line 1: no BEGIN:VCALENDAR, so this is no iCalendar file',
    );
  });
});

describe('a file of another program', () => {
  it.each(FOREIGN_FILES)('%s is loaded like in the form', async (name, expected) => {
    await database.query("delete from events where id like 'ical%'");
    const { loaded, problems, notes } = await load(name, bytesOfFile(name));
    expect(problems).toEqual([]);
    expect(loaded).toBe(expected.events ?? 1);
    const [event] = await database.query<{ id: string; title: string; text: string | null }>(
      `select e.id, e.title, e.longdesc1 as text from events e join appointments a on a.event_id = e.id
       where e.id like 'ical%' group by 1, 2, 3 order by min(a.date) limit 1`,
    );
    const dates = await database.query<SavedDate>(
      `select date::text as date, end_date::text as "endDate", coalesce(time_from, '') as "from",
         coalesce(time_until, '') as until, full_day as "fullDay", status from appointments where event_id = $1`,
      [event?.id],
    );
    // No community of here is named in these files, so a place is told as what is left out.
    const place = /no community known here in "(.*)"$/.exec(
      notes.find(({ note }) => note.includes('no community'))?.note ?? '',
    );
    expectSaved({ title: event?.title ?? '', text: event?.text ?? '', place: place?.[1] ?? '', dates }, expected);
  });

  it('names omitted entries, in either language', async () => {
    const content = [
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:l\nSUMMARY:Probe\nDTSTART:20270503T190000\nRDATE:20200101T190000\nRRULE:FREQ=SECONDLY',
      'ATTENDEE:mailto:a@b.example\nATTACH:https://a.example/plan.pdf\nCONTACT:Frau Maier\nLOCATION:Tübingen\nEXDATE:morgen',
      'BEGIN:VALARM\nACTION:DISPLAY\nEND:VALARM\nEND:VEVENT\nBEGIN:VTODO\nSUMMARY:x\nEND:VTODO\nEND:VCALENDAR',
    ].join('\n');
    const told = async (language: 'de' | 'en') =>
      (await load('l.ics', content, 'stadt', language)).notes.map(({ note }) => note);
    expect(await told('de')).toEqual([
      'Die Datei enthält auch Aufgaben (1). Wir übernehmen nur Veranstaltungen.',
      '"Probe": Die Regel „FREQ=SECONDLY“ für Wiederholungen gibt es hier nicht. Bitte ergänzen Sie diese Termine.',
      '"Probe": Der Termin „morgen“ ist nicht lesbar und fehlt deshalb.',
      '"Probe": Ein Termin ist vorbei und fehlt deshalb.',
      '"Probe": Die Gäste des Kalenders bleiben dort: Sie sind nicht für alle bestimmt.',
      '"Probe": Eine Erinnerung bleibt im Kalender.',
      '"Probe": Die angehängte Datei https://a.example/plan.pdf bleibt im Kalender.',
      '"Probe": Nicht übernommen (Kontakt): Frau Maier',
    ]);
    expect(await told('en')).toContain('"Probe": Left out (contact): Frau Maier');
  });

  it.each([
    ['leer.ics', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'This calendar contains no event.'],
    ['nichts.ics', ' \n', 'The file is empty.'],
    ['seite.html', '<p>Hallo</p>', 'The file contains no event. A web page must'],
    ['ab.ics', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Ja', 'The file is damaged or incomplete.'],
  ])('%s without an event is reported', async (name, content, words) => {
    await expect(load(name, content)).rejects.toThrow(`line 1: ${words}`);
  });

  it('with past dates only is omitted and reported', async () => {
    const { loaded, problems } = await load(
      'alt.ics',
      'BEGIN:VEVENT\nSUMMARY:Alt\nDTSTART:20200101T190000\nEND:VEVENT',
    );
    expect([loaded, problems]).toEqual([
      0,
      [{ line: 1, problem: '"Alt": One date has passed and is therefore left out.' }],
    ]);
  });
});
