import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../demo/server/platform/environment.mjs';
import { importCatalogue } from '../../demo/tools/catalogue/import-catalogue';
import { addClient, closeClient, listClients, reopenClient } from '../../demo/tools/clients/clients';
import { checkClients } from '../../demo/tools/doctor/check-clients';
import { checkClock } from '../../demo/tools/doctor/check-clock';
import { checkDatabase } from '../../demo/tools/doctor/check-database';
import { checkMails } from '../../demo/tools/doctor/check-mail';
import { loadInto } from '../../demo/tools/import/import-command';
import { importEvents } from '../../demo/tools/import/import-events';
import { CAPABILITIES } from '../../src/model/capabilities';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase, onOneDatabase } from './on-each-database';

const LISTED = { key: 'meinestadt', name: 'Meine Stadt', state: 'open', closedAt: null, events: 0 };
const ORDER = { name: 'events.json', content: '[]', articles: false };
const example = (name: string) => ({ name, bytes: readFileSync(`demo/deploy/example/${name}`) });
const aFile = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

onOneDatabase('clients', (backend) => {
  it('are added once, with a key for addresses, and valid settings', async () => {
    const { database, app } = backend();
    const settings = '{"eventList": {"resultsPerPage": 12}}';
    await addClient(database, { key: 'meinestadt', name: ' Meine Stadt ', settings });
    expect(await listClients(database)).toContainEqual(LISTED);
    const answer = await (await app.request('/clients/meinestadt/api/clientSettings')).json();
    expect(answer.data).toMatchObject({ name: 'Meine Stadt', eventList: { resultsPerPage: 12 } });
    await expect(addClient(database, { key: 'meinestadt', name: 'x' })).rejects.toThrow('already');
    for (const key of ['', 'Stadt', 'a/b', '-a', 'ä', 'x'.repeat(61)])
      await expect(addClient(database, { key, name: 'x' })).rejects.toThrow('is no key');
    await expect(addClient(database, { key: 'ohne-namen', name: ' ' })).rejects.toThrow('name of a client');
    for (const settings of ['{', '[]', '{"eventList": {"resultsPerPage": "viele"}}'])
      await expect(addClient(database, { key: 'falsch', name: 'x', settings })).rejects.toThrow('are refused');
  });

  it('name what the server has for them, by their switches', async () => {
    const { database, app } = backend();
    const capabilitiesOf = async (key: string, applicationSettings: object) => {
      // A list in the settings is not the server's.
      await addClient(database, { key, name: key, settings: JSON.stringify({ applicationSettings }) });
      await database.query(`update clients set settings = settings || '{"capabilities": ["x"]}' where key = $1`, [key]);
      return (await (await app.request(`/clients/${key}/api/clientSettings`)).json()).data.capabilities;
    };
    const switched = ['recording', 'articles', 'adverts'];
    const others = CAPABILITIES.filter((name) => !switched.includes(name));
    expect(await capabilitiesOf('ohne-alles', {})).toEqual(others);
    const all = { activateEventsRecording: true, activateArticles: 'Y', activateAdverts: true };
    expect(await capabilitiesOf('mit-allem', all)).toEqual([...CAPABILITIES]);
    expect(await capabilitiesOf('mit-artikeln', { activateArticles: true })).toEqual(
      CAPABILITIES.filter((name) => name === 'articles' || others.includes(name)),
    );
  });

  it('are never created by an import, nor is demo data', async () => {
    const { database } = backend();
    const before = await listClients(database);
    for (const articles of [false, true])
      await expect(loadInto(database, { ...ORDER, client: 'dorf', articles })).rejects.toThrow(
        /no client dorf[\s\S]*npm run admin -- client add dorf/,
      );
    expect(await listClients(database)).toEqual(before);
  });

  it('each get their own records from imports of the same ids at the same time', async () => {
    const { database } = backend();
    for (const articles of [false, true]) {
      const content = JSON.stringify([
        ...(articles
          ? [{ id: 'zugleich', title: 'Zugleich', tags: ['x'] }]
          : [{ id: 'zugleich', title: 'Zugleich', rubric: { name: 'Feste' }, appointments: [{ date: '2027-01-01' }] }]),
      ]);
      const clients = ['stadt', 'zeitung'];
      for (const client of clients)
        await database.query(
          `insert into rubrics (client, id, name, color, icon) values ($1, 77, 'Feste', '#123456', 'star') on conflict do nothing`,
          [client],
        );
      await Promise.all(clients.map((client) => loadInto(database, { name: 'same.json', content, articles, client })));
      const table = articles ? 'articles' : 'events';
      expect(await database.query(`select client from ${table} where id like '%zugleich' order by client`)).toEqual(
        clients.map((client) => ({ client })),
      );
    }
    await database.script('delete from events; delete from articles');
  });
});

onEachDatabase('an empty database', (backend, once) => {
  const emptied = (database: ReturnType<typeof backend>['database']) =>
    database.script('truncate clients, communities, addresses cascade');

  it('is filled with nothing by an import', async () => {
    const { database } = backend();
    await emptied(database);
    await expect(loadInto(database, { ...ORDER, client: 'meinestadt' })).rejects.toThrow('has no clients yet');
    await addClient(database, { key: 'meinestadt', name: 'Meine Stadt' });
    expect(await loadInto(database, { ...ORDER, client: 'meinestadt' })).toMatchObject({ loaded: 0 });
    expect(await listClients(database)).toEqual([LISTED]);
    expect(await database.query('select 1 from accounts')).toEqual([]);
  });

  const get = async (path: string, key = 'dorf') => {
    const answer = await backend().app.request(`/clients/${key}/api/${path}`);
    return { status: answer.status, body: await answer.json() };
  };
  const load = (files: { name: string; bytes: Uint8Array }[]) => importCatalogue(backend().database, 'dorf', files);

  it('gets its catalogues and then its events, which visitors find', async () => {
    const { database } = backend();
    await addClient(database, { key: 'dorf', name: 'Dorf' });
    const order = { name: 'events.json', content: example('events.json').bytes, client: 'dorf', now: NOW };
    expect((await importEvents(database, order)).problems.map(({ problem }) => problem)).toEqual([
      'rubric: there is no "Ausstellungen"',
      'rubric: there is no "Feste"',
    ]);
    // All communities take seconds on PGlite.
    const communities = example('communities.csv').bytes.toString().split('\n').slice(0, 12).join('\n');
    const result = await load([example('rubrics.csv'), example('roles.csv'), aFile('communities.csv', communities)]);
    expect(result).toEqual({
      counts: {
        rubrics: { added: 16, changed: 0, unchanged: 0, left: 0 },
        roles: { added: 4, changed: 0, unchanged: 0, left: 0 },
        communities: { added: 11, changed: 0, unchanged: 0, left: 0 },
      },
    });
    const suggested = `insert into addresses (address_id, client, community_id, name, state)
      select nextval('suggested_addresses'), 'dorf', 8415019, 'Vereinsheim', 'suggested'`;
    await database.query(suggested);
    expect(await importEvents(database, order)).toMatchObject({ loaded: 2, problems: [] });
    await database.query(suggested);
    const found = await get('events?q=eningen');
    expect(found.body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Die Alb und ihre Menschen',
      'Stadtfest',
    ]);
    expect((await get('events?rubric=7')).body.data).toHaveLength(1);
    expect((await get('personRoles')).body.data).toHaveLength(4);
    const environment = readEnvironment({});
    const findings = [
      ...(await checkDatabase(database, environment)),
      ...(await checkMails(database, environment, NOW)),
      ...(await checkClock(database)),
      ...(await checkClients(database, environment)),
    ];
    expect(findings.map(({ part, level }) => `${part} ${level}`)).toEqual([
      'database ok',
      'clock ok',
      'clients warning',
    ]);
    expect(findings[2]?.what).toBe('meinestadt has no rubrics: its events cannot be recorded or imported.');
  });

  it('has what a second import changes, also in the search, and keeps the rest', async () => {
    const rubrics = aFile(
      'r.csv',
      '\uFEFFName,Color,Icon\r\n"Ausstellungen",#111111,art\r\n\r\n"Tanz, Ball","#222222",party\r\n',
    );
    const communities = aFile(
      'c.csv',
      'community_id;name;zips;lat;lon\n8415019;Eningen (neu);72800 72801;48,4869;9,2595\n',
    );
    expect(await load([rubrics, communities])).toEqual({
      counts: {
        rubrics: { added: 1, changed: 1, unchanged: 0, left: 15 },
        communities: { added: 0, changed: 1, unchanged: 0, left: 10 },
      },
    });
    expect(await load([rubrics, communities])).toMatchObject({
      counts: { rubrics: { unchanged: 2 }, communities: { unchanged: 1 } },
    });
    await load([aFile('r.csv', 'id;name\n7;Werkschau\n')]);
    expect((await get('events?q=werkschau')).body.data).toHaveLength(1);
    expect((await get('rubrics')).body.data.map(({ name }: { name: string }) => name)).toContain('Tanz, Ball');
    expect((await get('communities?search=72801')).body.data[0].name).toBe('Eningen (neu)');
  });

  once('gets nothing of files with mistakes, which are all named', async () => {
    const before = await get('rubrics');
    const mistakesOf = async (...texts: string[]) => {
      const result = await load(texts.map((text, index) => aFile(`${index}.csv`, text)));
      return 'mistakes' in result
        ? result.mistakes.map(({ file, line, mistake }) => `${file}:${line}: ${mistake}`)
        : 'stored';
    };
    expect(
      await mistakesOf(
        'id;name;color;icon\n90;"zwei\nZeilen";rot;star\n90;;#123456;mond\nx;Y;#123456;star;5\n',
        'name;type\nHeimatpfleger;verein\n',
      ),
    ).toEqual([
      '0.csv:5: 5 cells, but there are 4 columns',
      '0.csv:2: name: expected one line of at most 200 characters, not "zwei\nZeilen"',
      '0.csv:2: color: expected a color such as #0b4f7d, not "rot"',
      '0.csv:4: name is missing',
      expect.stringMatching(/^0.csv:4: icon: expected one of star, .*, not "mond"$/),
      '0.csv:5: id: expected a whole number, not "x"',
      '0.csv:4: id "90" is in line 2 already',
      '1.csv:2: type: expected address or private, not "verein"',
    ]);
    expect(await mistakesOf('titel;datum\na;b\n')).toEqual([
      expect.stringMatching('0.csv:1: no row of names. The files are rubrics'),
    ]);
    expect(await mistakesOf('name;farbe\na;b\n')).toEqual([
      expect.stringMatching('0.csv:1: no column of rubrics: farbe. They are id, name'),
    ]);
    expect(await mistakesOf('name\n')).toEqual(['0.csv:1: it has no rows below the names']);
    expect(await mistakesOf('id;name\n91;Neues\n92;Feste\n')).toEqual([
      '0.csv:3: the name "Feste" belongs to the id 11 already',
    ]);
    expect(await mistakesOf('community_id;district_id;name;zips\n1;5;Weiler;72800\n')).toEqual([
      '0.csv:2: there is no community 1: its own row has no district_id',
    ]);
    expect(await mistakesOf('name\nA\n', 'name\nB\n')).toEqual([
      '1.csv:1: another file has rubrics, too; put them into one',
    ]);
    expect((await get('rubrics')).body).toEqual(before.body);
    await expect(load([{ name: 'l.csv', bytes: Buffer.from('name\nM\xfcll\n', 'latin1') }])).rejects.toThrow(
      'l.csv:2: this line is not UTF-8',
    );
    await expect(importCatalogue(backend().database, 'niemand', [])).rejects.toThrow(
      'There is no client niemand. There are dorf',
    );
  });

  it('answers 410 everywhere once it is closed, and is as it was once it is opened', async () => {
    const { database, app } = backend();
    const list = async () => (await get('events')).body.data;
    const before = await list();
    expect(await closeClient(database, 'dorf', NOW)).toBe(true);
    expect(await closeClient(database, 'dorf', NOW)).toBe(false);
    for (const path of ['events', 'clientSettings', 'events.ics', 'sitemap.xml', 'rubrics', 'nothing']) {
      const answer = await app.request(`/clients/dorf/api/${path}`);
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 410, 'client_closed']);
    }
    const body = JSON.stringify({ username: 'a', password: 'b' });
    expect((await app.request('/clients/dorf/api/login', { method: 'POST', body })).status).toBe(410);
    expect(await (await app.request('/robots.txt')).text()).not.toContain('/dorf/');
    await expect(addClient(database, { key: 'dorf', name: 'Dorf' })).rejects.toThrow('closed since 2026-05-10');
    expect(await reopenClient(database, 'dorf')).toBe(true);
    expect(await list()).toEqual(before);
    await expect(closeClient(database, 'niemand', NOW)).rejects.toThrow('There is no client niemand');
  });
});
